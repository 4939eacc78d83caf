/* The larger boards of test_counts.c. */
#include "support.h"

static void want_known(uint32_t n, int method) {
    nq_solver *solver = new_solver(n, method), *canonical = new_canonical_solver(n, method);
    want_number(known_counts(n).all, count_rest(solver));
    want_number(known_counts(n).orbits, count_rest(canonical));
    want_number(8 * get(canonical, NQ_ORBITS_8) + 4 * get(canonical, NQ_ORBITS_4) + 2 * get(canonical, NQ_ORBITS_2),
                known_counts(n).all);
    nq_solver_free(solver);
    nq_solver_free(canonical);
}

static void test_count_when_n_is_13_then_as_published(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) want_known(13, method);
}

static void test_count_when_n_is_14_then_as_published(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) want_known(14, method);
}

static void test_count_when_n_is_15_by_units_on_two_solvers_then_as_published(void **state) {
    UNUSED(state);
    uint64_t sum = 0;
    for (uint64_t half = 0; half < 2; half++) {
        nq_solver *solver = new_solver(15, NQ_METHOD_BITBOARD);
        set(solver, NQ_UNIT_DEPTH, 1);
        want_status(NQ_OK, nq_solver_assign(solver, half * 7, 7 + half));
        sum += count_rest(solver);
        nq_solver_free(solver);
    }
    want_number(known_counts(15).all, sum);
}

/* AUTO meets in the middle here. The orbits' sizes give back all solutions, so that Q, P and R are seen at once. */
static void want_orbits(uint32_t n) {
    known row = known_counts(n);
    nq_solver *solver = new_canonical_solver(n, NQ_METHOD_AUTO);
    set(solver, NQ_THREADS, 2);
    want_number(row.orbits, count_rest(solver));
    want_number((row.all - row.half_turn) / 8, get(solver, NQ_ORBITS_8));
    want_number((row.half_turn - row.quarter_turn) / 4, get(solver, NQ_ORBITS_4));
    want_number(row.quarter_turn / 2, get(solver, NQ_ORBITS_2));
    nq_solver_free(solver);
}

static void test_count_when_canonical_and_n_is_15_to_17_then_as_published(void **state) {
    UNUSED(state);
    for (uint32_t n = 15; n <= 17; n++) want_orbits(n);
}

static void test_count_when_canonical_and_n_is_18_then_as_published(void **state) {
    UNUSED(state);
    want_orbits(18);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_n_is_13_then_as_published),
        TEST(test_count_when_n_is_14_then_as_published),
        TEST(test_count_when_n_is_15_by_units_on_two_solvers_then_as_published),
        TEST(test_count_when_canonical_and_n_is_15_to_17_then_as_published),
        TEST(test_count_when_canonical_and_n_is_18_then_as_published),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
