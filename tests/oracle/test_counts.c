/* Counts against the published table, by every complete method. */
#include "support.h"

static void test_count_when_n_is_up_to_12_then_a000170(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 0; n <= 12; n++) {
            nq_solver *solver = new_solver(n, method);
            want_number(known_counts(n).all, count_rest(solver));
            nq_solver_free(solver);
        }
    }
}

static void test_count_when_canonical_and_n_is_up_to_12_then_a002562(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 0; n <= 12; n++) {
            nq_solver *solver = new_canonical_solver(n, method);
            want_number(known_counts(n).orbits, count_rest(solver));
            nq_solver_free(solver);
        }
    }
}

static void test_count_when_orbits_are_multiplied_then_all_solutions(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 0; n <= 11; n++) {
            nq_solver *solver = new_canonical_solver(n, method);
            count_rest(solver);
            uint64_t all = 8 * get(solver, NQ_ORBITS_8) + 4 * get(solver, NQ_ORBITS_4) + 2 * get(solver, NQ_ORBITS_2) +
                           get(solver, NQ_ORBITS_1);
            want_number(known_counts(n).all, all);
            nq_solver_free(solver);
        }
    }
}

static uint64_t fixed_by(const list *all, nq_symmetry g) {
    uint64_t count = 0;
    nq_square moved[16];
    for (size_t i = 0; i < all->count; i++) {
        want_status(NQ_OK, nq_transform(all->n, g, in_list(all, i), all->n, moved));
        count += same_placement(moved, in_list(all, i), all->n);
    }
    return count;
}

static void test_symmetric_when_filtered_from_all_then_a032522_and_a033148(void **state) {
    UNUSED(state);
    for (uint32_t n = 1; n <= 10; n++) {
        during("n = %u", (unsigned)n);
        list *all = pull_all(new_solver(n, NQ_METHOD_BITBOARD));
        want_number(known_counts(n).half_turn, fixed_by(all, 2));
        want_number(known_counts(n).quarter_turn, fixed_by(all, 1));
        want_number(known_counts(n).quarter_turn, fixed_by(all, 3));
        for (nq_symmetry g = 4; g < 8 && n > 1; g++)
            want_number(0, fixed_by(all, g)); /* no mirror leaves one as it is */
        free_list(all);
    }
}

static void test_count_when_only_symmetric_ones_then_a032522_and_a033148(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 0; n <= 12; n++) {
            nq_solver *half = new_solver(n, method), *quarter = new_solver(n, method);
            set(half, NQ_SYMMETRY, NQ_SYMMETRY_HALF_TURN);
            set(quarter, NQ_SYMMETRY, NQ_SYMMETRY_QUARTER_TURN);
            want_number(known_counts(n).half_turn, count_rest(half));
            want_number(known_counts(n).quarter_turn, count_rest(quarter));
            nq_solver_free(half);
            nq_solver_free(quarter);
        }
    }
}

static void test_orbits_when_counted_by_burnside_then_as_counted_by_the_solver(void **state) {
    UNUSED(state);
    for (uint32_t n = 1; n <= 10; n++) {
        during("n = %u", (unsigned)n);
        list *all = pull_all(new_solver(n, NQ_METHOD_BITBOARD));
        uint64_t sum = 0;
        for (nq_symmetry g = 0; g < 8; g++) sum += fixed_by(all, g);
        nq_solver *solver = new_canonical_solver(n, NQ_METHOD_BACKTRACK);
        want_number(sum / 8, count_rest(solver));
        want_number(0, sum % 8);
        nq_solver_free(solver);
        free_list(all);
    }
}

static void test_table_when_n_is_up_to_27_then_burnside_holds_in_it(void **state) {
    UNUSED(state);
    for (uint32_t n = 2; n <= 27; n++) {
        known row = known_counts(n);
        want_number(8 * row.orbits, row.all + row.half_turn + 2 * row.quarter_turn);
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_n_is_up_to_12_then_a000170),
        TEST(test_count_when_canonical_and_n_is_up_to_12_then_a002562),
        TEST(test_count_when_orbits_are_multiplied_then_all_solutions),
        TEST(test_symmetric_when_filtered_from_all_then_a032522_and_a033148),
        TEST(test_count_when_only_symmetric_ones_then_a032522_and_a033148),
        TEST(test_orbits_when_counted_by_burnside_then_as_counted_by_the_solver),
        TEST(test_table_when_n_is_up_to_27_then_burnside_holds_in_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
