/* Placements as text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "board/render.h"

static const nq_square four[] = {{0, 1}, {1, 3}, {2, 0}, {3, 2}};
static const nq_square few[] = {{0, 2}, {2, 0}};
static const nq_square two_in_a_row[] = {{1, 0}, {1, 2}};

static void assert_renders(uint32_t n, const nq_square *squares, size_t count, int format, const char *wanted) {
    size_t len = 0;
    assert_int_equal(nq_render(n, squares, count, format, NULL, &len), NQ_OK);
    assert_int_equal(len, strlen(wanted) + 1);
    char *text = malloc(len);
    assert_non_null(text);
    assert_int_equal(nq_render(n, squares, count, format, text, &len), NQ_OK);
    assert_string_equal(text, wanted);
    assert_int_equal(len, strlen(wanted) + 1);
    free(text);
}

static nq_status render_status(uint32_t n, const nq_square *squares, size_t count, int format) {
    size_t len = 0;
    return nq_render(n, squares, count, format, NULL, &len);
}

static void test_columns_when_every_row_has_a_queen_then_one_line(void **state) {
    (void)state;
    assert_renders(4, four, 4, NQ_FORMAT_COLUMNS, "1 3 0 2\n");
}

static void test_columns_when_rows_are_empty_then_a_dash(void **state) {
    (void)state;
    assert_renders(4, few, 2, NQ_FORMAT_COLUMNS, "2 - 0 -\n");
    assert_renders(4, few + 1, 1, NQ_FORMAT_COLUMNS, "- - 0 -\n");
    assert_renders(3, NULL, 0, NQ_FORMAT_COLUMNS, "- - -\n");
}

static void test_columns_when_numbers_have_many_digits_then_the_size_fits(void **state) {
    (void)state;
    const nq_square s[] = {{0, 999999999}, {1, 10}, {3, 0}};
    size_t len = 0;
    assert_int_equal(nq_render(NQ_SIZE_MAX, s, 3, NQ_FORMAT_COLUMNS, NULL, &len), NQ_OK);
    assert_int_equal(len, 9 + 1 + 2 + 1 + 2 * ((uint64_t)NQ_SIZE_MAX - 2) + 1);
}

static void test_columns_when_a_row_has_two_then_unsupported(void **state) {
    (void)state;
    assert_int_equal(render_status(3, two_in_a_row, 2, NQ_FORMAT_COLUMNS), NQ_E_UNSUPPORTED);
}

static void test_squares_when_rendered_then_size_and_squares(void **state) {
    (void)state;
    assert_renders(4, four, 4, NQ_FORMAT_SQUARES, "4: (0,1) (1,3) (2,0) (3,2)\n");
    assert_renders(3, two_in_a_row, 2, NQ_FORMAT_SQUARES, "3: (1,0) (1,2)\n");
    assert_renders(8, NULL, 0, NQ_FORMAT_SQUARES, "8:\n");
}

static void test_lists_when_rendered_then_nested_lists(void **state) {
    (void)state;
    assert_renders(4, four, 4, NQ_FORMAT_LISTS, "[[0, 1], [1, 3], [2, 0], [3, 2]]\n");
    assert_renders(8, few, 1, NQ_FORMAT_LISTS, "[[0, 2]]\n");
    assert_renders(8, NULL, 0, NQ_FORMAT_LISTS, "[]\n");
}

static void test_ascii_when_rendered_then_a_picture(void **state) {
    (void)state;
    assert_renders(4, four, 4, NQ_FORMAT_ASCII, ". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
    assert_renders(3, two_in_a_row, 2, NQ_FORMAT_ASCII, ". . .\nQ . Q\n. . .\n");
    assert_renders(1, NULL, 0, NQ_FORMAT_ASCII, ".\n");
}

static void test_utf8_when_rendered_then_a_picture_with_queens_and_dots(void **state) {
    (void)state;
    assert_renders(2, four, 1, NQ_FORMAT_UTF8, "\xC2\xB7 \xE2\x99\x9B\n\xC2\xB7 \xC2\xB7\n");
}

static void test_render_when_the_board_is_empty_then_a_blank_line(void **state) {
    (void)state;
    assert_renders(0, NULL, 0, NQ_FORMAT_COLUMNS, "\n");
    assert_renders(0, NULL, 0, NQ_FORMAT_ASCII, "\n");
    assert_renders(0, NULL, 0, NQ_FORMAT_UTF8, "\n");
    assert_renders(0, NULL, 0, NQ_FORMAT_SQUARES, "0:\n");
    assert_renders(0, NULL, 0, NQ_FORMAT_LISTS, "[]\n");
}

static void test_render_when_the_buffer_is_too_small_then_it_is_untouched(void **state) {
    (void)state;
    for (int format = NQ_FORMAT_COLUMNS; format <= NQ_FORMAT_LISTS; format++) {
        char text[4096];
        size_t needed = 0;
        assert_int_equal(nq_render(4, four, 4, format, NULL, &needed), NQ_OK);
        assert_true(needed < sizeof text);
        for (size_t room = 0; room < needed; room++) {
            size_t len = room;
            memset(text, '~', sizeof text);
            assert_int_equal(nq_render(4, four, 4, format, text, &len), NQ_E_SPACE);
            assert_int_equal(len, needed);
            for (size_t i = 0; i < sizeof text; i++) assert_int_equal(text[i], '~');
        }
        assert_int_equal(nq_render(4, four, 4, format, text, &needed), NQ_OK);
        assert_int_equal(text[needed - 1], '\0');
        assert_int_equal(text[needed], '~');
        assert_int_equal(strlen(text), needed - 1);
    }
}

static void test_render_when_squares_are_off_or_out_of_order_then_refused(void **state) {
    (void)state;
    const nq_square down[] = {{1, 0}, {0, 0}}, twice[] = {{1, 1}, {1, 1}};
    for (int format = NQ_FORMAT_COLUMNS; format <= NQ_FORMAT_LISTS; format++) {
        assert_int_equal(render_status(3, four, 4, format), NQ_E_ARG);
        assert_int_equal(render_status(3, down, 2, format), NQ_E_ARG);
        assert_int_equal(render_status(3, twice, 2, format), NQ_E_ARG);
    }
}

static void test_render_when_arguments_are_bad_then_refused(void **state) {
    (void)state;
    size_t len = 123;
    assert_int_equal(nq_render(4, four, 4, NQ_FORMAT_COLUMNS, NULL, NULL), NQ_E_ARG);
    assert_int_equal(nq_render(4, NULL, 4, NQ_FORMAT_COLUMNS, NULL, &len), NQ_E_ARG);
    assert_int_equal(nq_render(4, four, SIZE_MAX, NQ_FORMAT_COLUMNS, NULL, &len), NQ_E_ARG);
    assert_int_equal(nq_render(4, four, 4, -1, NULL, &len), NQ_E_ARG);
    assert_int_equal(nq_render(4, four, 4, NQ_FORMAT_LISTS + 1, NULL, &len), NQ_E_ARG);
    assert_int_equal(nq_render(NQ_SIZE_MAX + 1, four, 4, NQ_FORMAT_SQUARES, NULL, &len), NQ_E_ARG);
    assert_int_equal(len, 123);
}

static void test_picture_when_past_two_to_the_40_bytes_then_out_of_range(void **state) {
    (void)state;
    const uint64_t largest = (uint64_t)1 << 40;
    size_t len = 0;
    assert_int_equal(nq_render(741455, NULL, 0, NQ_FORMAT_ASCII, NULL, &len), NQ_OK);
    assert_true(len <= largest);
    assert_int_equal(render_status(741456, NULL, 0, NQ_FORMAT_ASCII), NQ_E_RANGE);
    assert_int_equal(nq_render(605395, NULL, 0, NQ_FORMAT_UTF8, NULL, &len), NQ_OK);
    assert_true(len <= largest);
    assert_int_equal(render_status(605397, NULL, 0, NQ_FORMAT_UTF8), NQ_E_RANGE);
    assert_int_equal(render_status(NQ_SIZE_MAX, NULL, 0, NQ_FORMAT_UTF8), NQ_E_RANGE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_columns_when_every_row_has_a_queen_then_one_line),
        cmocka_unit_test(test_columns_when_rows_are_empty_then_a_dash),
        cmocka_unit_test(test_columns_when_numbers_have_many_digits_then_the_size_fits),
        cmocka_unit_test(test_columns_when_a_row_has_two_then_unsupported),
        cmocka_unit_test(test_squares_when_rendered_then_size_and_squares),
        cmocka_unit_test(test_lists_when_rendered_then_nested_lists),
        cmocka_unit_test(test_ascii_when_rendered_then_a_picture),
        cmocka_unit_test(test_utf8_when_rendered_then_a_picture_with_queens_and_dots),
        cmocka_unit_test(test_render_when_the_board_is_empty_then_a_blank_line),
        cmocka_unit_test(test_render_when_the_buffer_is_too_small_then_it_is_untouched),
        cmocka_unit_test(test_render_when_squares_are_off_or_out_of_order_then_refused),
        cmocka_unit_test(test_render_when_arguments_are_bad_then_refused),
        cmocka_unit_test(test_picture_when_past_two_to_the_40_bytes_then_out_of_range),
    };
    return cmocka_run_group_tests_name("render", tests, NULL, NULL);
}
