/* Sorting and comparing squares. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "board/squares.h"

static uint64_t random_state = 1;

static uint32_t random_below(uint32_t limit) {
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((random_state >> 33) % limit);
}

static int compare_for_qsort(const void *a, const void *b) {
    return nqi_square_compare(*(const nq_square *)a, *(const nq_square *)b);
}

static void assert_same(const nq_square *got, const nq_square *wanted, size_t count, const char *what) {
    for (size_t i = 0; i < count; i++) {
        if (nqi_square_compare(got[i], wanted[i])) {
            fail_msg("%s: square %zu of %zu is (%u,%u), not (%u,%u)", what, i, count, got[i].row, got[i].col,
                     wanted[i].row, wanted[i].col);
        }
    }
}

static void test_compare_when_rows_differ_then_the_row_decides(void **state) {
    (void)state;
    assert_true(nqi_square_compare((nq_square){1, 9}, (nq_square){2, 0}) < 0);
    assert_true(nqi_square_compare((nq_square){UINT32_MAX, 0}, (nq_square){0, 5}) > 0);
}

static void test_compare_when_rows_are_the_same_then_the_column_decides(void **state) {
    (void)state;
    assert_true(nqi_square_compare((nq_square){3, 1}, (nq_square){3, 2}) < 0);
    assert_true(nqi_square_compare((nq_square){3, UINT32_MAX}, (nq_square){3, 0}) > 0);
    assert_int_equal(nqi_square_compare((nq_square){3, 4}, (nq_square){3, 4}), 0);
}

static void test_sort_when_squares_are_random_then_agrees_with_qsort(void **state) {
    (void)state;
    for (uint32_t count = 0; count < 200; count++) {
        nq_square a[200], b[200];
        uint32_t range = 1 + random_below(count + 20);
        for (uint32_t i = 0; i < count; i++) a[i] = b[i] = (nq_square){random_below(range), random_below(range)};
        nqi_squares_sort(a, count);
        qsort(b, count, sizeof *b, compare_for_qsort);
        assert_same(a, b, count, "random squares");
    }
}

static void test_sort_when_each_row_has_one_then_agrees_with_qsort(void **state) {
    (void)state;
    for (uint32_t count = 1; count < 200; count++) {
        nq_square a[200], b[200];
        for (uint32_t i = 0; i < count; i++) a[i] = (nq_square){i, random_below(count)};
        for (uint32_t i = count; i-- > 1;) {
            uint32_t j = random_below(i + 1);
            nq_square kept = a[i];
            a[i] = a[j];
            a[j] = kept;
        }
        for (uint32_t i = 0; i < count; i++) b[i] = a[i];
        nqi_squares_sort(a, count);
        qsort(b, count, sizeof *b, compare_for_qsort);
        assert_same(a, b, count, "one square in each row");
    }
}

static void test_sort_when_rows_are_nearly_one_each_then_nothing_is_lost(void **state) {
    (void)state;
    nq_square a[] = {{3, 0}, {2, 0}, {1, 0}, {2, 1}, {9, 0}};
    const nq_square wanted[] = {{1, 0}, {2, 0}, {2, 1}, {3, 0}, {9, 0}};
    nqi_squares_sort(a, 5);
    assert_same(a, wanted, 5, "two in row 2");
}

static void test_sort_when_there_is_nothing_then_null_is_fine(void **state) {
    (void)state;
    nqi_squares_sort(NULL, 0);
    assert_true(nqi_squares_on_board(0, NULL, 0));
    assert_true(nqi_squares_ascend(NULL, 0));
    assert_int_equal(nqi_squares_compare(NULL, NULL, 0), 0);
}

static void test_sort_when_a_million_then_is_sorted(void **state) {
    (void)state;
    enum { MANY = 1000000 };
    nq_square *a = malloc(MANY * sizeof *a);
    assert_non_null(a);
    for (uint32_t i = 0; i < MANY; i++) a[i] = (nq_square){random_below(1000), random_below(1u << 30)};
    nqi_squares_sort(a, MANY);
    for (uint32_t i = 1; i < MANY; i++) assert_true(nqi_square_compare(a[i - 1], a[i]) <= 0);
    free(a);
}

static void test_compare_placements_when_the_last_differs_then_it_decides(void **state) {
    (void)state;
    const nq_square a[] = {{0, 1}, {1, 3}}, b[] = {{0, 1}, {1, 2}};
    assert_true(nqi_squares_compare(a, b, 2) > 0);
    assert_true(nqi_squares_compare(b, a, 2) < 0);
    assert_int_equal(nqi_squares_compare(a, b, 1), 0);
}

static void test_on_board_when_one_is_off_then_false(void **state) {
    (void)state;
    const nq_square a[] = {{0, 0}, {3, 3}, {4, 0}}, b[] = {{0, 4}};
    assert_true(nqi_squares_on_board(4, a, 2));
    assert_false(nqi_squares_on_board(4, a, 3));
    assert_false(nqi_squares_on_board(4, b, 1));
    assert_false(nqi_squares_on_board(0, a, 1));
}

static void test_ascend_when_one_stands_twice_then_false(void **state) {
    (void)state;
    const nq_square twice[] = {{0, 0}, {1, 1}, {1, 1}}, down[] = {{1, 0}, {0, 5}};
    assert_true(nqi_squares_ascend(twice, 2));
    assert_false(nqi_squares_ascend(twice, 3));
    assert_false(nqi_squares_ascend(down, 2));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_compare_when_rows_differ_then_the_row_decides),
        cmocka_unit_test(test_compare_when_rows_are_the_same_then_the_column_decides),
        cmocka_unit_test(test_sort_when_squares_are_random_then_agrees_with_qsort),
        cmocka_unit_test(test_sort_when_each_row_has_one_then_agrees_with_qsort),
        cmocka_unit_test(test_sort_when_rows_are_nearly_one_each_then_nothing_is_lost),
        cmocka_unit_test(test_sort_when_there_is_nothing_then_null_is_fine),
        cmocka_unit_test(test_sort_when_a_million_then_is_sorted),
        cmocka_unit_test(test_compare_placements_when_the_last_differs_then_it_decides),
        cmocka_unit_test(test_on_board_when_one_is_off_then_false),
        cmocka_unit_test(test_ascend_when_one_stands_twice_then_false),
    };
    return cmocka_run_group_tests_name("squares", tests, NULL, NULL);
}
