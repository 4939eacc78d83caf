/* Random covers in threads: the seed decides, and how many threads there are changes nothing. */
#include "covers.h"

/* All covers up to a number of trials, as a hash, with the statistics; in pieces of a limit, and saved between them or not. */
static uint64_t run_random(int method, uint64_t threads, uint64_t piece, bool saving) {
    enum { ALL = 6 * 1024 };
    nq_problem *problem = cover_problem(16, false, 0);
    nq_solver *solver;
    uint64_t hash = 0;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, (uint64_t)method);
    set(solver, NQ_SEED, 11);
    set(solver, NQ_THREADS, threads);
    set(solver, NQ_LIMIT_NODES, piece);
    while (get(solver, NQ_ITERATIONS) < ALL) {
        size_t count = 0;
        nq_status status = nq_solver_next(solver);
        want_true(status == NQ_OK || status == NQ_PAUSED, "a cover or a pause");
        const nq_square *squares = status == NQ_OK ? nq_solver_solution(solver, &count) : NULL;
        if (count) want_status(NQ_OK, nq_problem_check(problem, squares, count, NULL));
        for (size_t i = 0; i < count; i++) hash = (hash ^ (squares[i].row * 16 + squares[i].col)) * 1099511628211u;
        if (saving && status == NQ_PAUSED) solver = saved_and_loaded(problem, solver);
    }
    for (nq_key key = NQ_TRIALS_IMPROVED; key <= NQ_TRIALS_FAILED; key++)
        hash = (hash ^ get(solver, key)) * 1099511628211u;
    nq_solver_free(solver);
    nq_problem_free(problem);
    return hash;
}

static void test_next_when_in_threads_then_the_same_covers_and_statistics(void **state) {
    UNUSED(state);
    static const int methods[] = {NQ_METHOD_COVER_RANDOM, NQ_METHOD_COVER_ADAPTIVE};
    for (size_t m = 0; m < COUNT_OF(methods); m++) {
        uint64_t want = run_random(methods[m], 1, 6 * 1024, false);
        for (uint64_t threads = 2; threads <= 5; threads++)
            want_number(want, run_random(methods[m], threads, 6 * 1024, false));
        want_number(want, run_random(methods[m], 2, 512, false));
        want_number(want, run_random(methods[m], 3, 768, true));
        want_number(want, run_random(methods[m], 2, 1024, true)); /* a whole batch */
    }
}

/* A limit of time that is over before a batch is: what was made is kept, and the search gets on. */
static void test_next_when_time_is_short_then_it_gets_on(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(100, false, 0, NQ_METHOD_COVER_RANDOM);
    set(solver, NQ_THREADS, 2);
    set(solver, NQ_LIMIT_MS, 1);
    nq_status status = NQ_PAUSED;
    for (int i = 0; i < 10000 && status == NQ_PAUSED; i++) status = nq_solver_next(solver);
    want_status(NQ_OK, status);
    nq_solver_free(solver);
}

static int cancel_at_once(void *solver, const nq_event *event) {
    UNUSED(event);
    nq_solver_cancel(solver);
    return 0;
}

/* While trials are being made: progress is told in between. */
static void test_cancel_when_in_threads_then_cancelled_and_it_goes_on(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(1000, false, 0, NQ_METHOD_COVER_RANDOM);
    set(solver, NQ_THREADS, 3);
    set(solver, NQ_PROGRESS_MS, 1);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_PROGRESS, cancel_at_once, solver));
    want_status(NQ_CANCELLED, nq_solver_next(solver));
    want_status(NQ_OK, nq_solver_on(solver, 0, NULL, NULL));
    set(solver, NQ_LIMIT_NODES, 1);
    nq_status status = nq_solver_next(solver);
    want_true(status == NQ_OK || status == NQ_PAUSED, "it goes on");
    nq_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_next_when_in_threads_then_the_same_covers_and_statistics),
        TEST(test_next_when_time_is_short_then_it_gets_on),
        TEST(test_cancel_when_in_threads_then_cancelled_and_it_goes_on),
    };
    return cmocka_run_group_tests_name("random covers in threads", tests, NULL, NULL);
}
