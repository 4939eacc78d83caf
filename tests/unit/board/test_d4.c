/* The symmetries of the board, and canonical forms. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "board/d4.h"
#include "board/squares.h"

enum { ROOM = 80 };

/* Every subgroup of D4, a bit for each element. */
static const unsigned subgroups[] = {0x01, 0x05, 0x11, 0x21, 0x41, 0x81, 0x0F, 0x55, 0xA5, 0xFF};

static uint64_t random_state = 7;

static uint32_t random_below(uint32_t limit) {
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((random_state >> 33) % limit);
}

/* The definition in the header, word by word. */
static nq_square apply_as_defined(uint32_t n, int g, nq_square s) {
    if (g >= 4) s.col = n - 1 - s.col;
    for (int turn = 0; turn < g % 4; turn++) s = (nq_square){s.col, n - 1 - s.row};
    return s;
}

static int element_that_does(uint32_t n, nq_square from[2], nq_square to[2]) {
    for (int g = 0; g < 8; g++) {
        nq_square a = nqi_d4_apply(n, g, from[0]), b = nqi_d4_apply(n, g, from[1]);
        if (!nqi_square_compare(a, to[0]) && !nqi_square_compare(b, to[1])) return g;
    }
    return -1;
}

static size_t random_placement(uint32_t n, nq_square *out) {
    size_t count = 0;
    uint32_t share = 1 + random_below(6);
    for (uint32_t row = 0; row < n; row++) {
        for (uint32_t col = 0; col < n && count < ROOM; col++) {
            if (random_below(share + 2) == 0) out[count++] = (nq_square){row, col};
        }
    }
    return count;
}

static size_t random_columns(uint32_t n, nq_square *out, bool permutation) {
    for (uint32_t row = 0; row < n; row++) out[row] = (nq_square){row, permutation ? row : random_below(n)};
    for (uint32_t i = n; permutation && i-- > 1;) {
        uint32_t j = random_below(i + 1), kept = out[i].col;
        out[i].col = out[j].col;
        out[j].col = kept;
    }
    return n;
}

static bool is_smallest_as_defined(uint32_t n, unsigned group, const nq_square *in, size_t count, uint32_t *orbit) {
    uint32_t members = 0, same = 0;
    for (int g = 0; g < 8; g++) {
        nq_square image[ROOM];
        if (!(group >> g & 1)) continue;
        for (size_t i = 0; i < count; i++) image[i] = apply_as_defined(n, g, in[i]);
        nqi_squares_sort(image, count);
        int order = nqi_squares_compare(image, in, count);
        if (order < 0) return false;
        members++;
        same += order == 0;
    }
    *orbit = members / same;
    return true;
}

static void assert_smallest_agrees(uint32_t n, const nq_square *in, size_t count) {
    for (size_t i = 0; i < sizeof subgroups / sizeof *subgroups; i++) {
        nq_square scratch[ROOM];
        uint32_t got = 0, wanted = 0;
        bool smallest = nqi_d4_is_smallest(n, subgroups[i], in, count, scratch, &got);
        bool defined = is_smallest_as_defined(n, subgroups[i], in, count, &wanted);
        if (smallest != defined || got != wanted) {
            fail_msg("n = %u, %zu squares, group 0x%02X: smallest %d, orbit %u, not %d, %u", n, count, subgroups[i],
                     smallest, got, defined, wanted);
        }
    }
}

static void test_apply_when_turned_once_then_the_left_corner_goes_right(void **state) {
    (void)state;
    nq_square s = nqi_d4_apply(8, 1, (nq_square){0, 0});
    assert_int_equal(s.row, 0);
    assert_int_equal(s.col, 7);
    s = nqi_d4_apply(8, 1, (nq_square){0, 7});
    assert_int_equal(s.row, 7);
    assert_int_equal(s.col, 7);
}

static void test_apply_when_any_square_then_as_defined(void **state) {
    (void)state;
    for (uint32_t n = 1; n <= 9; n++) {
        for (uint32_t i = 0; i < n * n * 8; i++) {
            nq_square s = {i / 8 / n, i / 8 % n};
            nq_square got = nqi_d4_apply(n, (int)(i % 8), s), wanted = apply_as_defined(n, (int)(i % 8), s);
            if (nqi_square_compare(got, wanted)) fail_msg("n = %u, symmetry %u of (%u,%u)", n, i % 8, s.row, s.col);
        }
    }
}

static void test_apply_when_the_board_is_largest_then_nothing_overflows(void **state) {
    (void)state;
    nq_square s = {NQ_SIZE_MAX - 1, 3};
    for (int g = 0; g < 8; g++) {
        nq_square image = nqi_d4_apply(NQ_SIZE_MAX, g, s);
        assert_true(image.row < NQ_SIZE_MAX && image.col < NQ_SIZE_MAX);
        assert_int_equal(nqi_square_compare(image, apply_as_defined(NQ_SIZE_MAX, g, s)), 0);
    }
}

static void test_apply_when_composed_then_the_group_is_closed(void **state) {
    (void)state;
    nq_square from[2] = {{0, 1}, {2, 3}}; /* Their images tell all eight symmetries apart. */
    for (int g = 0; g < 8; g++) {
        for (int h = 0; h < 8; h++) {
            nq_square to[2];
            for (int i = 0; i < 2; i++) to[i] = nqi_d4_apply(5, h, nqi_d4_apply(5, g, from[i]));
            /* Turns add up; a mirror before h undoes the turns before it. */
            int turn = h < 4 ? (g % 4 + h) % 4 : (h - g % 4) & 3;
            int wanted = turn + ((g < 4) == (h < 4) ? 0 : 4);
            int got = element_that_does(5, from, to);
            if (got != wanted) fail_msg("%d after %d is %d, not %d", h, g, got, wanted);
        }
    }
}

static void test_apply_when_undone_then_only_turns_have_another_inverse(void **state) {
    (void)state;
    for (int g = 0; g < 8; g++) {
        int inverse = g == 1 || g == 3 ? 4 - g : g;
        for (uint32_t i = 0; i < 36; i++) {
            nq_square s = {i / 6, i % 6};
            nq_square back = nqi_d4_apply(6, inverse, nqi_d4_apply(6, g, s));
            if (nqi_square_compare(back, s)) fail_msg("%d does not undo %d on (%u,%u)", inverse, g, s.row, s.col);
        }
    }
}

static void test_transform_when_out_is_in_then_the_same_as_apart(void **state) {
    (void)state;
    for (int round = 0; round < 2000; round++) {
        uint32_t n = 1 + random_below(12);
        nq_square in[ROOM], out[ROOM];
        size_t count = round % 2 ? random_placement(n, in) : random_columns(n, in, round % 4 == 0);
        int g = (int)random_below(8);
        assert_int_equal(nq_transform(n, g, in, count, out), NQ_OK);
        assert_int_equal(nq_transform(n, g, in, count, in), NQ_OK);
        for (size_t i = 1; i < count; i++) assert_true(nqi_square_compare(out[i - 1], out[i]) < 0);
        assert_memory_equal(in, out, count * sizeof *in);
    }
}

static void test_transform_when_eight_queens_turn_then_the_known_image(void **state) {
    (void)state;
    const uint32_t columns[] = {0, 4, 7, 5, 2, 6, 1, 3}, turned[] = {7, 1, 3, 0, 6, 4, 2, 5};
    nq_square in[8], out[8];
    for (uint32_t i = 0; i < 8; i++) in[i] = (nq_square){i, columns[i]};
    assert_int_equal(nq_transform(8, 1, in, 8, out), NQ_OK);
    for (uint32_t i = 0; i < 8; i++) {
        assert_int_equal(out[i].row, i);
        assert_int_equal(out[i].col, turned[i]);
    }
}

static void test_transform_when_arguments_are_bad_then_nothing_is_written(void **state) {
    (void)state;
    nq_square in[1] = {{0, 3}}, out[1] = {{77, 77}};
    assert_int_equal(nq_transform(3, 0, in, 1, out), NQ_E_ARG);
    assert_int_equal(nq_transform(4, -1, in, 1, out), NQ_E_ARG);
    assert_int_equal(nq_transform(4, 8, in, 1, out), NQ_E_ARG);
    assert_int_equal(nq_transform(NQ_SIZE_MAX + 1, 0, in, 1, out), NQ_E_ARG);
    assert_int_equal(nq_transform(4, 0, NULL, 1, out), NQ_E_ARG);
    assert_int_equal(nq_transform(4, 0, in, 1, NULL), NQ_E_ARG);
    assert_int_equal(nq_transform(4, 0, in, SIZE_MAX, out), NQ_E_ARG);
    assert_int_equal(out[0].row, 77);
}

static void test_transform_when_there_is_nothing_then_null_is_fine(void **state) {
    (void)state;
    uint32_t orbit = 0;
    assert_int_equal(nq_transform(0, 5, NULL, 0, NULL), NQ_OK);
    assert_int_equal(nq_canonical(9, NULL, 0, NULL, &orbit), NQ_OK);
    assert_int_equal(orbit, 1);
    assert_int_equal(nq_canonical(0, NULL, 0, NULL, NULL), NQ_OK);
}

static void test_smallest_when_permutations_then_as_defined(void **state) {
    (void)state;
    for (int round = 0; round < 5000; round++) {
        uint32_t n = random_below(9);
        nq_square in[ROOM];
        assert_smallest_agrees(n, in, random_columns(n, in, true));
    }
}

static void test_smallest_when_columns_repeat_then_as_defined(void **state) {
    (void)state;
    for (int round = 0; round < 5000; round++) {
        uint32_t n = 1 + random_below(6);
        nq_square in[ROOM];
        assert_smallest_agrees(n, in, random_columns(n, in, false));
    }
}

static void test_smallest_when_any_squares_then_as_defined(void **state) {
    (void)state;
    for (int round = 0; round < 5000; round++) {
        uint32_t n = random_below(5);
        nq_square in[ROOM];
        assert_smallest_agrees(n, in, random_placement(n, in));
    }
}

static void test_smallest_when_canonical_then_true_with_the_same_orbit(void **state) {
    (void)state;
    for (int round = 0; round < 5000; round++) {
        uint32_t n = 1 + random_below(8), orbit = 0, again = 0;
        nq_square in[ROOM], out[ROOM], scratch[ROOM];
        size_t count = round % 2 ? random_placement(n, in) : random_columns(n, in, true);
        assert_int_equal(nq_canonical(n, in, count, out, &orbit), NQ_OK);
        assert_true(nqi_d4_is_smallest(n, 0xFF, out, count, scratch, &again));
        assert_int_equal(orbit, again);
    }
}

static bool attacked(const uint32_t *columns, uint32_t row) {
    for (uint32_t above = 0; above < row; above++) {
        uint32_t apart = columns[above] > columns[row] ? columns[above] - columns[row] : columns[row] - columns[above];
        if (apart == 0 || apart == row - above) return true;
    }
    return false;
}

/* Goes through all solutions; returns the number of classes, and the sum of their orbits. */
static uint32_t count_classes(uint32_t n, uint32_t *solutions) {
    uint32_t columns[16] = {0}, row = 0, classes = 0;
    nq_square in[16], scratch[16];
    *solutions = 0;
    for (;;) {
        if (columns[row] == n) {
            if (row-- == 0) return classes;
            columns[row]++;
        } else if (attacked(columns, row)) {
            columns[row]++;
        } else if (row + 1 < n) {
            columns[++row] = 0;
        } else {
            uint32_t orbit;
            for (uint32_t i = 0; i < n; i++) in[i] = (nq_square){i, columns[i]};
            if (nqi_d4_is_smallest(n, 0xFF, in, n, scratch, &orbit)) {
                classes++;
                *solutions += orbit;
            }
            columns[row]++;
        }
    }
}

static void test_smallest_when_all_solutions_then_the_known_classes(void **state) {
    (void)state;
    /* OEIS A002562 and A000170. */
    const uint32_t classes[] = {0, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92}, all[] = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};
    for (uint32_t n = 1; n <= 10; n++) {
        uint32_t solutions;
        assert_int_equal(count_classes(n, &solutions), classes[n]);
        assert_int_equal(solutions, all[n]);
    }
}

static void test_canonical_when_any_image_then_the_same_form(void **state) {
    (void)state;
    for (int round = 0; round < 500; round++) {
        uint32_t n = 1 + random_below(10), orbit, again;
        nq_square in[ROOM], image[ROOM], first[ROOM], other[ROOM];
        size_t count = random_placement(n, in);
        assert_int_equal(nq_canonical(n, in, count, first, &orbit), NQ_OK);
        for (int g = 0; g < 8; g++) {
            assert_int_equal(nq_transform(n, g, in, count, image), NQ_OK);
            assert_true(nqi_squares_compare(first, image, count) <= 0);
            assert_int_equal(nq_canonical(n, image, count, other, &again), NQ_OK);
            assert_memory_equal(first, other, count * sizeof *first);
            assert_int_equal(orbit, again);
        }
    }
}

static void test_canonical_when_columns_pass_nine_then_numbers_count_not_digits(void **state) {
    (void)state;
    /* As text "10" is before "2"; as numbers 2 is. */
    nq_square s[] = {{0, 10}}, out[1];
    uint32_t orbit;
    assert_int_equal(nq_canonical(13, s, 1, out, &orbit), NQ_OK);
    assert_int_equal(out[0].row, 0);
    assert_int_equal(out[0].col, 2);
    assert_int_equal(orbit, 8);
}

static void test_canonical_when_symmetric_then_the_orbit_is_smaller(void **state) {
    (void)state;
    const nq_square centre[] = {{1, 1}}, four[] = {{0, 1}, {1, 3}, {2, 0}, {3, 2}}, corner[] = {{2, 2}};
    nq_square out[4];
    uint32_t orbit;
    assert_int_equal(nq_canonical(3, centre, 1, out, &orbit), NQ_OK);
    assert_int_equal(orbit, 1);
    assert_int_equal(nq_canonical(4, four, 4, out, &orbit), NQ_OK);
    assert_int_equal(orbit, 2);
    assert_int_equal(nq_canonical(3, corner, 1, out, &orbit), NQ_OK);
    assert_int_equal(orbit, 4);
    assert_int_equal(out[0].row, 0);
    assert_int_equal(out[0].col, 0);
}

static void test_canonical_when_past_64_squares_then_out_may_still_be_in(void **state) {
    (void)state;
    enum { N = 1001 };
    static nq_square in[N], out[N];
    uint32_t orbit;
    for (uint32_t i = 0; i < N; i++) in[i] = (nq_square){i, N - 1 - i};
    in[0].col = 3;
    assert_int_equal(nq_canonical(N, in, N, out, &orbit), NQ_OK);
    assert_int_equal(orbit, 8);
    assert_int_equal(nq_canonical(N, in, N, in, NULL), NQ_OK);
    assert_memory_equal(in, out, sizeof in);
}

static void test_canonical_when_arguments_are_bad_then_nothing_is_written(void **state) {
    (void)state;
    nq_square in[1] = {{3, 0}}, out[1] = {{77, 77}};
    uint32_t orbit = 99;
    assert_int_equal(nq_canonical(3, in, 1, out, &orbit), NQ_E_ARG);
    assert_int_equal(nq_canonical(4, NULL, 1, out, &orbit), NQ_E_ARG);
    assert_int_equal(nq_canonical(4, in, 1, NULL, &orbit), NQ_E_ARG);
    assert_int_equal(nq_canonical(NQ_SIZE_MAX + 1, in, 1, out, &orbit), NQ_E_ARG);
    assert_int_equal(nq_canonical(4, in, SIZE_MAX, out, &orbit), NQ_E_ARG);
    assert_int_equal(out[0].row, 77);
    assert_int_equal(orbit, 99);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_apply_when_turned_once_then_the_left_corner_goes_right),
        cmocka_unit_test(test_apply_when_any_square_then_as_defined),
        cmocka_unit_test(test_apply_when_the_board_is_largest_then_nothing_overflows),
        cmocka_unit_test(test_apply_when_composed_then_the_group_is_closed),
        cmocka_unit_test(test_apply_when_undone_then_only_turns_have_another_inverse),
        cmocka_unit_test(test_transform_when_out_is_in_then_the_same_as_apart),
        cmocka_unit_test(test_transform_when_eight_queens_turn_then_the_known_image),
        cmocka_unit_test(test_transform_when_arguments_are_bad_then_nothing_is_written),
        cmocka_unit_test(test_transform_when_there_is_nothing_then_null_is_fine),
        cmocka_unit_test(test_smallest_when_permutations_then_as_defined),
        cmocka_unit_test(test_smallest_when_columns_repeat_then_as_defined),
        cmocka_unit_test(test_smallest_when_any_squares_then_as_defined),
        cmocka_unit_test(test_smallest_when_canonical_then_true_with_the_same_orbit),
        cmocka_unit_test(test_smallest_when_all_solutions_then_the_known_classes),
        cmocka_unit_test(test_canonical_when_any_image_then_the_same_form),
        cmocka_unit_test(test_canonical_when_columns_pass_nine_then_numbers_count_not_digits),
        cmocka_unit_test(test_canonical_when_symmetric_then_the_orbit_is_smaller),
        cmocka_unit_test(test_canonical_when_past_64_squares_then_out_may_still_be_in),
        cmocka_unit_test(test_canonical_when_arguments_are_bad_then_nothing_is_written),
    };
    return cmocka_run_group_tests_name("d4", tests, NULL, NULL);
}
