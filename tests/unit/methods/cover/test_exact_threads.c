/* Exact covers counted in threads. */
#include "covers.h"

static void test_count_when_in_threads_then_the_same(void **state) {
    UNUSED(state);
    for (uint64_t threads = 2; threads <= 5; threads += 3)
        for (int independent = 0; independent <= 1; independent++)
            for (uint32_t n = 1; n <= 9; n++) {
                during("n = %u, independent %d, %u threads", (unsigned)n, independent, (unsigned)threads);
                for (int canonical = 0; canonical <= 1; canonical++) {
                    nq_solver *solver = cover_solver(n, independent, 0, NQ_METHOD_COVER_EXACT);
                    set(solver, NQ_THREADS, threads);
                    want_covers(solver, cover_values[independent][n], canonical);
                }
            }
}

static void test_count_when_symmetric_covers_are_asked_in_threads_then_as_in_one(void **state) {
    UNUSED(state);
    for (uint64_t symmetry = NQ_SYMMETRY_HALF_TURN; symmetry <= NQ_SYMMETRY_QUARTER_TURN; symmetry++)
        for (uint32_t n = 3; n <= 9; n++) {
            uint64_t count[2];
            during("n = %u, symmetry %u", (unsigned)n, (unsigned)symmetry);
            for (uint64_t threads = 1; threads <= 2; threads++) {
                nq_solver *solver = cover_solver(n, true, 0, NQ_METHOD_COVER_EXACT);
                set(solver, NQ_SYMMETRY, symmetry);
                set(solver, NQ_THREADS, threads);
                count[threads - 1] = count_rest(solver);
                want_number(cover_values[1][n].size, get(solver, NQ_BEST));
                want_number(cover_values[1][n].size, get(solver, NQ_LOWER_BOUND));
                nq_solver_free(solver);
            }
            want_number(count[0], count[1]);
        }
}

/* A method without units of its own counts in one thread. */
static void test_count_when_plain_branch_and_bound_has_threads_then_the_same(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(7, false, 0, NQ_METHOD_COVER_BACKTRACK);
    set(solver, NQ_THREADS, 2);
    want_covers(solver, cover_values[0][7], false);
}

static void test_count_when_the_size_is_too_small_in_threads_then_none(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(9, true, 4, NQ_METHOD_COVER_EXACT);
    set(solver, NQ_THREADS, 2);
    want_number(0, count_rest(solver));
    want_number(0, get(solver, NQ_BEST));
    nq_solver_free(solver);
}

static void test_save_when_paused_in_threads_then_another_goes_on(void **state) {
    UNUSED(state);
    nq_problem *problem = cover_problem(12, true, 0);
    nq_solver *solver;
    unsigned char bytes[8192];
    uint64_t count;
    nq_status status;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, NQ_METHOD_COVER_EXACT);
    set(solver, NQ_THREADS, 2);
    set(solver, NQ_LIMIT_MS, 20);
    while ((status = nq_solver_count(solver, &count)) == NQ_PAUSED) {
        size_t len = sizeof bytes;
        want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
        nq_solver_free(solver);
        want_status(NQ_OK, nq_solver_load(&solver, problem, bytes, len, NULL));
        set(solver, NQ_LIMIT_MS, 500);
    }
    want_status(NQ_DONE, status);
    want_number(840, get(solver, NQ_SOLUTIONS));
    want_number(7, get(solver, NQ_BEST));
    nq_solver_free(solver);
    nq_problem_free(problem);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_count_when_in_threads_then_the_same),
        TEST(test_count_when_symmetric_covers_are_asked_in_threads_then_as_in_one),
        TEST(test_count_when_plain_branch_and_bound_has_threads_then_the_same),
        TEST(test_count_when_the_size_is_too_small_in_threads_then_none),
        TEST(test_save_when_paused_in_threads_then_another_goes_on),
    };
    return cmocka_run_group_tests_name("cover-exact in threads", tests, NULL, NULL);
}
