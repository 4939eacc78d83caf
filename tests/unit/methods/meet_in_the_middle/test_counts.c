/* Whole boards, plain and up to symmetry, by each kernel, against the published table. */
#include "kernels.h"

static void want_plain(uint32_t n, int isa) {
    nq_solver *solver = new_counter(n, isa);
    want_number(known_counts(n).all, count_rest(solver));
    want_number(known_counts(n).all, get(solver, NQ_SOLUTIONS));
    want_number(get(solver, NQ_UNITS_TOTAL), get(solver, NQ_UNITS_DONE));
    nq_solver_free(solver);
}

static void want_orbits(uint32_t n, int isa) {
    known row = known_counts(n);
    nq_solver *solver = new_counter(n, isa);
    set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
    want_number(row.orbits, count_rest(solver));
    want_number(row.orbits, get(solver, NQ_ORBITS));
    want_number(row.quarter_turn / 2, get(solver, NQ_ORBITS_2));
    want_number((row.half_turn - row.quarter_turn) / 4, get(solver, NQ_ORBITS_4));
    want_number((row.all - row.half_turn) / 8, get(solver, NQ_ORBITS_8));
    want_number(0, get(solver, NQ_ORBITS_1));
    nq_solver_free(solver);
}

static void test_count_when_n_is_4_to_14_then_a000170_by_each_kernel(void **state) {
    UNUSED(state);
    FOR_EACH_KERNEL(isa)
    for (uint32_t n = 4; n <= 14; n++) want_plain(n, isa);
}

static void test_count_when_n_is_15_then_a000170_by_each_kernel(void **state) {
    UNUSED(state);
    FOR_EACH_KERNEL(isa) want_plain(15, isa);
}

static void test_count_when_canonical_and_n_is_4_to_13_then_a002562_and_its_orbits_by_each_kernel(void **state) {
    UNUSED(state);
    FOR_EACH_KERNEL(isa)
    for (uint32_t n = 4; n <= 13; n++) want_orbits(n, isa);
}

static void test_count_when_canonical_and_n_is_14_then_a002562_and_its_orbits(void **state) {
    UNUSED(state);
    want_orbits(14, NQ_ISA_AUTO);
}

static void test_count_when_canonical_then_the_orbits_are_those_that_enumeration_finds(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 11; n++) {
        nq_solver *counted = new_counter(n, NQ_ISA_AUTO), *listed = new_canonical_solver(n, NQ_METHOD_BITBOARD);
        set(counted, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
        want_number(count_rest(listed), count_rest(counted));
        want_number(get(listed, NQ_ORBITS_8), get(counted, NQ_ORBITS_8));
        want_number(get(listed, NQ_ORBITS_4), get(counted, NQ_ORBITS_4));
        want_number(get(listed, NQ_ORBITS_2), get(counted, NQ_ORBITS_2));
        nq_solver_free(counted);
        nq_solver_free(listed);
    }
}

static void test_count_when_the_units_are_cut_in_ranges_then_the_counts_add_up(void **state) {
    UNUSED(state);
    static const uint64_t cut[] = {0, 1, 17, 100, 251, 252};
    uint64_t sum = 0;
    for (size_t i = 0; i + 1 < COUNT_OF(cut); i++) {
        nq_solver *solver = new_counter(12, NQ_ISA_AUTO);
        want_status(NQ_OK, nq_solver_assign(solver, cut[i], cut[i + 1] - cut[i]));
        sum += count_rest(solver);
        want_number(cut[i + 1] - cut[i], get(solver, NQ_UNITS_DONE));
        nq_solver_free(solver);
    }
    want_number(14200, sum);
}

static void test_count_when_repeated_after_the_end_or_a_reset_then_nothing_and_all(void **state) {
    UNUSED(state);
    nq_solver *solver = new_counter(10, NQ_ISA_AUTO);
    want_number(724, count_rest(solver));
    want_number(0, count_rest(solver));
    want_status(NQ_OK, nq_solver_reset(solver));
    want_number(0, get(solver, NQ_SOLUTIONS));
    want_number(724, count_rest(solver));
    nq_solver_free(solver);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_n_is_4_to_14_then_a000170_by_each_kernel),
        TEST(test_count_when_n_is_15_then_a000170_by_each_kernel),
        TEST(test_count_when_canonical_and_n_is_4_to_13_then_a002562_and_its_orbits_by_each_kernel),
        TEST(test_count_when_canonical_and_n_is_14_then_a002562_and_its_orbits),
        TEST(test_count_when_canonical_then_the_orbits_are_those_that_enumeration_finds),
        TEST(test_count_when_the_units_are_cut_in_ranges_then_the_counts_add_up),
        TEST(test_count_when_repeated_after_the_end_or_a_reset_then_nothing_and_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
