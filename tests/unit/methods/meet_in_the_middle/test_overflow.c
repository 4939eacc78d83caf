/* Past 64 bits the answer is NQ_E_RANGE, and the sum so far is kept. No board that can be counted has so many solutions, so
 * the sums are set high before the count goes on. */
#include "kernels.h"

#include "search/solver.h"

static nq_solver *begun(uint32_t n, uint64_t symmetry) {
    nq_solver *solver = new_counter(n, NQ_ISA_AUTO);
    set(solver, NQ_SYMMETRY, symmetry);
    want_status(NQ_OK, nqi_solver_begin(solver, true));
    return solver;
}

static void test_count_when_the_sum_just_fits_then_done(void **state) {
    UNUSED(state);
    nq_solver *solver = begun(12, NQ_SYMMETRY_ALL);
    NQI_STAT(solver, NQ_SOLUTIONS) = UINT64_MAX - 14200;
    want_number(14200, count_rest(solver));
    want_number(UINT64_MAX, get(solver, NQ_SOLUTIONS));
    nq_solver_free(solver);
}

static void test_count_when_the_sum_would_pass_64_bits_then_range_and_the_sum_is_kept(void **state) {
    UNUSED(state);
    uint64_t count = 0, again = 77;
    nq_solver *solver = begun(12, NQ_SYMMETRY_ALL), *all = new_counter(12, NQ_ISA_AUTO);
    NQI_STAT(solver, NQ_SOLUTIONS) = UINT64_MAX - 10000;
    want_status(NQ_E_RANGE, nq_solver_count(solver, &count));
    want_true(*nq_solver_message(solver) != '\0', "a message");
    want_true(count > 0 && count <= 10000, "a sum of whole units");
    want_number(UINT64_MAX - 10000 + count, get(solver, NQ_SOLUTIONS));
    want_status(NQ_OK, nq_solver_assign(all, 0, get(solver, NQ_UNITS_DONE)));
    want_number(count_rest(all), count); /* exactly the units that are done */
    want_status(NQ_E_RANGE, nq_solver_count(solver, &again));
    want_number(0, again);
    want_number(UINT64_MAX - 10000 + count, get(solver, NQ_SOLUTIONS));
    nq_solver_free(all);
    nq_solver_free(solver);
}

static void test_count_when_canonical_and_the_labelled_solutions_would_pass_64_bits_then_range(void **state) {
    UNUSED(state);
    uint64_t count = 77;
    nq_solver *solver = begun(12, NQ_SYMMETRY_CANONICAL);
    solver->labelled = UINT64_MAX - 10000;
    want_status(NQ_E_RANGE, nq_solver_count(solver, &count));
    want_number(0, count);
    want_true(solver->labelled >= UINT64_MAX - 10000, "no wrap");
    want_true(get(solver, NQ_UNITS_DONE) > 0 && get(solver, NQ_UNITS_DONE) < 252, "the units before are kept");
    nq_solver_free(solver);
}

static void test_count_when_canonical_and_the_orbits_would_pass_64_bits_then_range(void **state) {
    UNUSED(state);
    uint64_t count = 77;
    nq_solver *solver = begun(12, NQ_SYMMETRY_CANONICAL);
    NQI_STAT(solver, NQ_SOLUTIONS) = UINT64_MAX - 1786;
    want_status(NQ_E_RANGE, nq_solver_count(solver, &count));
    want_number(0, count);
    want_number(UINT64_MAX - 1786, get(solver, NQ_SOLUTIONS));
    nq_solver_free(solver);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_the_sum_just_fits_then_done),
        TEST(test_count_when_the_sum_would_pass_64_bits_then_range_and_the_sum_is_kept),
        TEST(test_count_when_canonical_and_the_labelled_solutions_would_pass_64_bits_then_range),
        TEST(test_count_when_canonical_and_the_orbits_would_pass_64_bits_then_range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
