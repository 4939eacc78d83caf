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

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_n_is_13_then_as_published),
        TEST(test_count_when_n_is_14_then_as_published),
        TEST(test_count_when_n_is_15_by_units_on_two_solvers_then_as_published),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
