/* Random covers and annealing: every cover is verified, each is smaller than the one before, and a seed decides them all. */
#include "covers.h"

static const int heuristics[] = {NQ_METHOD_COVER_RANDOM, NQ_METHOD_COVER_ADAPTIVE, NQ_METHOD_COVER_ANNEALING};

/* Runs until the budget is spent; answers the size of the best cover, and a hash over all of them. */
static uint64_t run_heuristic(uint32_t n, bool independent, int method, uint64_t seed, uint64_t iterations,
                              uint64_t piece, uint64_t *hash) {
    nq_problem *problem = cover_problem(n, independent, 0);
    nq_solver *solver;
    uint64_t best = UINT64_MAX;
    nq_status status = NQ_OK;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, (uint64_t)method);
    set(solver, NQ_SEED, seed);
    set(solver, NQ_LIMIT_NODES, piece);
    *hash = 0;
    while (status != NQ_EXHAUSTED && get(solver, NQ_ITERATIONS) < iterations) {
        status = nq_solver_next(solver);
        if (status != NQ_OK) continue;
        size_t count;
        const nq_square *squares = nq_solver_solution(solver, &count);
        want_status(NQ_OK, nq_problem_check(problem, squares, count, NULL));
        want_true(count < best, "smaller than the one before");
        best = count;
        want_number(best, get(solver, NQ_BEST));
        for (size_t i = 0; i < count; i++) *hash = (*hash ^ (squares[i].row * n + squares[i].col)) * 1099511628211u;
    }
    nq_solver_free(solver);
    nq_problem_free(problem);
    return best;
}

static void test_next_when_n_is_0_to_8_then_the_minimum_is_found(void **state) {
    UNUSED(state);
    uint64_t hash;
    for (size_t m = 0; m < COUNT_OF(heuristics); m++)
        for (uint32_t n = 0; n <= 8; n++) {
            during("method %d, n = %u", heuristics[m], (unsigned)n);
            want_number(cover_values[1][n].size, run_heuristic(n, true, heuristics[m], 1, 100000, 100000, &hash));
        }
}

static void test_next_when_paused_then_the_same_covers(void **state) {
    UNUSED(state);
    uint64_t whole, pieces;
    for (size_t m = 0; m < COUNT_OF(heuristics); m++) {
        uint64_t best = run_heuristic(12, false, heuristics[m], 7, 20000, 20000, &whole);
        want_number(best, run_heuristic(12, false, heuristics[m], 7, 20000, 77, &pieces));
        want_number(whole, pieces);
    }
}

static void test_count_when_a_cover_was_delivered_then_unsupported(void **state) {
    UNUSED(state);
    for (size_t m = 0; m < COUNT_OF(heuristics); m++) {
        nq_solver *solver = cover_solver(9, false, 0, heuristics[m]);
        uint64_t count;
        want_status(NQ_OK, nq_solver_next(solver));
        want_status(NQ_E_UNSUPPORTED, nq_solver_count(solver, &count));
        want_within(nq_solver_message(solver), "cannot count");
        nq_solver_free(solver);
    }
}

static void test_next_when_the_method_is_auto_then_a_cover_of_any_board_comes_soon(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {33, 64, 100, 133, 134, 150, 200, 253, 300};
    for (size_t i = 0; i < 2 * COUNT_OF(sizes); i++) {
        if (i % 2 == 1 && sizes[i / 2] > 100) continue; /* independent ones take annealing longer */
        nq_solver *solver = cover_solver(sizes[i / 2], i % 2, 0, NQ_METHOD_AUTO);
        during("n = %u, independent %d", (unsigned)sizes[i / 2], (int)(i % 2));
        set(solver, NQ_LIMIT_NODES, 500000);
        want_status(NQ_OK, nq_solver_next(solver));
        nq_solver_free(solver);
    }
}

static void test_annealing_when_n_is_20_then_11(void **state) {
    UNUSED(state);
    uint64_t hash;
    want_number(11, run_heuristic(20, false, NQ_METHOD_COVER_ANNEALING, 1, 1000000, 1000000, &hash));
}

static void test_annealing_when_all_squares_have_one_parity_then_so_have_the_queens(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(20, false, 0, NQ_METHOD_COVER_ANNEALING);
    set(solver, NQ_PARITY, NQ_PARITY_ONE);
    while (get(solver, NQ_BEST) != 11) {
        size_t count;
        want_status(NQ_OK, nq_solver_next(solver));
        const nq_square *squares = nq_solver_solution(solver, &count);
        for (size_t i = 0; i < count; i++)
            want_true(squares[i].row % 2 == squares[0].row % 2 && squares[i].col % 2 == squares[0].row % 2,
                      "rows and columns have one parity");
    }
    nq_solver_free(solver);
}

/* On four squares of one parity there is no room for more. */
static void test_annealing_when_the_board_is_too_small_for_one_parity_then_unsupported(void **state) {
    UNUSED(state);
    for (uint32_t n = 0; n <= 7; n++) {
        nq_solver *solver = cover_solver(n, false, n, NQ_METHOD_COVER_ANNEALING);
        set(solver, NQ_PARITY, NQ_PARITY_ONE);
        set(solver, NQ_LIMIT_NODES, 1000);
        nq_status status = nq_solver_next(solver);
        want_true(n < 6 ? status == NQ_E_UNSUPPORTED : status == NQ_OK || status == NQ_PAUSED, "from 6 rows on");
        nq_solver_free(solver);
    }
}

static void test_annealing_when_independent_then_the_minimum_to_15_and_few_past_it(void **state) {
    UNUSED(state);
    /* OEIS A075324 from n = 12 on, and one more from 16 on. */
    static const uint64_t most[] = {7, 7, 8, 9, 10, 10, 11, 12, 12};
    uint64_t hash;
    for (uint32_t n = 12; n <= 20; n++) {
        during("n = %u", (unsigned)n);
        want_true(run_heuristic(n, true, NQ_METHOD_COVER_ANNEALING, 1, 1000000, 1000000, &hash) <= most[n - 12], "few");
    }
    want_true(run_heuristic(60, true, NQ_METHOD_COVER_ANNEALING, 1, 400000, 1000, &hash) <= 42, "seven for ten rows");
}

static void test_annealing_when_the_size_is_fixed_and_independent_then_of_that_size(void **state) {
    UNUSED(state);
    for (uint64_t size = 5; size <= 8; size++) want_covers_of_size(8, true, size, NQ_METHOD_COVER_ANNEALING, 5);
}

static void test_annealing_when_the_size_is_fixed_then_covers_of_that_size(void **state) {
    UNUSED(state);
    want_covers_of_size(10, false, 6, NQ_METHOD_COVER_ANNEALING, 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_next_when_n_is_0_to_8_then_the_minimum_is_found),
        TEST(test_next_when_paused_then_the_same_covers),
        TEST(test_count_when_a_cover_was_delivered_then_unsupported),
        TEST(test_next_when_the_method_is_auto_then_a_cover_of_any_board_comes_soon),
        TEST(test_annealing_when_n_is_20_then_11),
        TEST(test_annealing_when_all_squares_have_one_parity_then_so_have_the_queens),
        TEST(test_annealing_when_the_board_is_too_small_for_one_parity_then_unsupported),
        TEST(test_annealing_when_independent_then_the_minimum_to_15_and_few_past_it),
        TEST(test_annealing_when_the_size_is_fixed_and_independent_then_of_that_size),
        TEST(test_annealing_when_the_size_is_fixed_then_covers_of_that_size),
    };
    return cmocka_run_group_tests_name("cover heuristics", tests, NULL, NULL);
}
