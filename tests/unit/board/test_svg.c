/* Placements as an SVG image. Whether it looks well is for eyes; here is whether it is well-formed and complete. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "board/render.h"

static const nq_square four[] = {{0, 1}, {1, 3}, {2, 0}, {3, 2}};

static char *draw(uint32_t n, const nq_square *squares, size_t count) {
    size_t len = 0;
    assert_int_equal(nq_render(n, squares, count, NQ_FORMAT_SVG, NULL, &len), NQ_OK);
    char *text = malloc(len);
    assert_non_null(text);
    assert_int_equal(nq_render(n, squares, count, NQ_FORMAT_SVG, text, &len), NQ_OK);
    assert_int_equal(strlen(text), len - 1);
    return text;
}

static size_t occurrences(const char *text, const char *part) {
    size_t count = 0;
    for (; (text = strstr(text, part)) != NULL; text++) count++;
    return count;
}

static void assert_contains(const char *text, const char *part) {
    if (!strstr(text, part)) fail_msg("no %s in:\n%s", part, text);
}

/* Quotes are closed within a tag, there is no stray ampersand, and tags nest; enough for what has no text to escape. */
static void assert_well_formed(const char *text) {
    const char *open[16];
    size_t depth = 0;
    assert_null(strchr(text, '&'));
    assert_int_equal(strncmp(text, "<?xml ", 6), 0);
    for (const char *tag = strchr(text + 1, '<'); tag; tag = strchr(tag + 1, '<')) {
        const char *end = strchr(tag, '>');
        assert_non_null(end);
        size_t quotes = 0;
        for (const char *c = tag; c < end; c++) quotes += *c == '"';
        if (quotes % 2) fail_msg("an open quote in: %.60s", tag);
        if (tag[1] == '/') {
            assert_true(depth > 0);
            size_t length = (size_t)(end - tag) - 2;
            if (strncmp(open[--depth] + 1, tag + 2, length)) fail_msg("%.20s closed by %.20s", open[depth], tag);
        } else if (end[-1] != '/') {
            assert_true(depth < 16);
            open[depth++] = tag;
        }
    }
    assert_int_equal(depth, 0);
}

static void test_svg_when_drawn_then_well_formed(void **state) {
    (void)state;
    const nq_square *placements[] = {four, NULL};
    for (int i = 0; i < 2; i++) {
        char *text = draw(4, placements[i], placements[i] ? 4 : 0);
        assert_well_formed(text);
        free(text);
    }
}

static void test_svg_when_drawn_then_45_units_a_square(void **state) {
    (void)state;
    char *text = draw(4, four, 4);
    assert_contains(text, "xmlns=\"http://www.w3.org/2000/svg\"");
    assert_contains(text, "viewBox=\"0 0 180 180\"");
    assert_contains(text, "x=\"45\" y=\"0\"");
    assert_contains(text, "x=\"135\" y=\"45\"");
    assert_contains(text, "x=\"0\" y=\"90\"");
    assert_contains(text, "x=\"90\" y=\"135\"");
    free(text);
}

static void test_svg_when_drawn_then_one_symbol_and_a_use_for_each_queen(void **state) {
    (void)state;
    char *text = draw(4, four, 4);
    assert_int_equal(occurrences(text, "<symbol "), 1);
    assert_int_equal(occurrences(text, "<use "), 4);
    assert_int_equal(occurrences(text, "<text"), 0);
    free(text);
}

static void test_svg_when_drawn_then_the_title_can_be_read_out(void **state) {
    (void)state;
    char *text = draw(4, four, 4);
    assert_contains(text, "<title>4 queens on a board of 4 by 4</title>");
    assert_contains(text, "4: (0,1) (1,3) (2,0) (3,2)</desc>");
    free(text);
    text = draw(5, four, 1);
    assert_contains(text, "<title>1 queen on a board of 5 by 5</title>");
    free(text);
}

static void test_svg_when_the_board_is_large_then_only_queens_cost(void **state) {
    (void)state;
    char *text = draw(1000, four, 4);
    assert_true(strlen(text) < 2000);
    assert_contains(text, "viewBox=\"0 0 45000 45000\"");
    free(text);
}

static void test_svg_when_the_board_is_empty_then_well_formed(void **state) {
    (void)state;
    char *text = draw(0, NULL, 0);
    assert_well_formed(text);
    free(text);
}

static void test_svg_when_past_1000_rows_then_unsupported(void **state) {
    (void)state;
    size_t len = 5;
    assert_int_equal(nq_render(1001, four, 4, NQ_FORMAT_SVG, NULL, &len), NQ_E_UNSUPPORTED);
    assert_int_equal(len, 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_svg_when_drawn_then_well_formed),
        cmocka_unit_test(test_svg_when_drawn_then_45_units_a_square),
        cmocka_unit_test(test_svg_when_drawn_then_one_symbol_and_a_use_for_each_queen),
        cmocka_unit_test(test_svg_when_drawn_then_the_title_can_be_read_out),
        cmocka_unit_test(test_svg_when_the_board_is_large_then_only_queens_cost),
        cmocka_unit_test(test_svg_when_the_board_is_empty_then_well_formed),
        cmocka_unit_test(test_svg_when_past_1000_rows_then_unsupported),
    };
    return cmocka_run_group_tests_name("svg", tests, NULL, NULL);
}
