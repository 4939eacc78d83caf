/* Boards on which some squares need no cover. */
#include "covers.h"

/* Marks squares by the bits of a mask, row by row. */
static nq_problem *exempt_problem(uint32_t n, bool independent, uint64_t mask) {
    nq_problem *problem = cover_problem(n, independent, 0);
    for (uint32_t i = 0; i < n * n; i++)
        if (mask >> i & 1) want_status(NQ_OK, nq_problem_exempt(problem, &(nq_square){i / n, i % n}, 1));
    return problem;
}

static uint64_t covers_of(nq_problem *problem, int method, uint64_t threads, uint64_t *best) {
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, (uint64_t)method);
    set(solver, NQ_THREADS, threads);
    uint64_t count = count_rest(solver);
    *best = get(solver, NQ_BEST);
    nq_solver_free(solver);
    return count;
}

static void want_agreement(nq_problem *problem) {
    uint64_t best, same_best;
    uint64_t want = covers_of(problem, NQ_METHOD_COVER_BACKTRACK, 1, &best);
    want_number(want, covers_of(problem, NQ_METHOD_COVER_EXACT, 1, &same_best));
    want_number(best, same_best);
    want_number(want, covers_of(problem, NQ_METHOD_COVER_EXACT, 2, &same_best));
    want_number(best, same_best);
    nq_problem_free(problem);
}

/* From a tenth of the squares to nine tenths of them. */
static void test_count_when_random_squares_are_exempt_then_two_methods_agree(void **state) {
    UNUSED(state);
    uint64_t word = 1;
    for (uint32_t round = 0; round < 120; round++) {
        uint32_t n = 3 + round % 5;
        uint64_t mask = 0;
        for (uint32_t i = 0; i < n * n; i++) {
            word = word * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
            mask |= (uint64_t)(word >> 60 < round / 8 % 15) << i;
        }
        during("n = %u, exempt %#llx", (unsigned)n, (unsigned long long)mask);
        want_agreement(exempt_problem(n, round % 2, mask));
    }
}

static void test_count_when_all_squares_are_exempt_then_the_empty_cover(void **state) {
    UNUSED(state);
    static const int methods[] = {NQ_METHOD_COVER_EXACT, NQ_METHOD_COVER_BACKTRACK};
    for (uint32_t n = 1; n <= 8; n++)
        for (size_t i = 0; i < 2 * COUNT_OF(methods); i++) {
            uint64_t best;
            nq_problem *problem = exempt_problem(n, i / 2 != 0, UINT64_MAX);
            for (uint64_t threads = 1; threads <= 3; threads++) {
                want_number(1, covers_of(problem, methods[i % 2], threads, &best));
                want_number(0, best);
            }
            nq_problem_free(problem);
        }
}

/* One queen covers a row and a column through a square; and the corners of an empty board. */
static void test_count_when_one_square_is_left_then_all_queens_that_reach_it(void **state) {
    UNUSED(state);
    uint64_t best;
    nq_problem *problem = exempt_problem(8, false, ~UINT64_C(1));
    want_number(1 + 7 + 7 + 7, covers_of(problem, NQ_METHOD_COVER_EXACT, 1, &best));
    want_number(1, best);
    nq_problem_free(problem);
}

static void test_next_when_squares_are_exempt_then_covers_are_verified(void **state) {
    UNUSED(state);
    nq_problem *problem = exempt_problem(8, false, UINT64_C(0xFF818181818181FF)); /* the border */
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    uint64_t best, count = covers_of(problem, NQ_METHOD_COVER_BACKTRACK, 1, &best);
    list *all = pull_covers(problem, solver, (uint32_t)best);
    want_number(count, all->count);
    free_list(all);
}

static void test_check_when_an_uncovered_square_is_exempt_then_ok(void **state) {
    UNUSED(state);
    const nq_square queen = {0, 0}, free[2] = {{1, 2}, {2, 1}};
    nq_square conflict[2];
    nq_problem *problem = exempt_problem(3, false, 0);
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, &queen, 1, conflict));
    want_true(same_placement(&free[0], &conflict[0], 1), "the first uncovered square");
    want_status(NQ_OK, nq_problem_exempt(problem, free, 1));
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, &queen, 1, conflict));
    want_true(same_placement(&free[1], &conflict[0], 1), "the first one that is not exempt");
    want_status(NQ_OK, nq_problem_exempt(problem, free, 2));
    want_status(NQ_OK, nq_problem_check(problem, &queen, 1, conflict));
    nq_problem_free(problem);
}

/* One corner: what is left is the mirror at the diagonal through it. */
static void test_count_when_canonical_then_orbits_are_under_the_symmetry_that_is_left(void **state) {
    UNUSED(state);
    nq_problem *problem = exempt_problem(6, false, 1);
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
    (void)count_rest(solver);
    uint64_t best, all = covers_of(problem, NQ_METHOD_COVER_BACKTRACK, 1, &best);
    want_number(0, get(solver, NQ_ORBITS_8) + get(solver, NQ_ORBITS_4));
    want_number(all, 2 * get(solver, NQ_ORBITS_2) + get(solver, NQ_ORBITS_1));
    nq_solver_free(solver);
    nq_problem_free(problem);
}

static void test_open_when_a_method_knows_no_exempt_squares_then_unsupported(void **state) {
    UNUSED(state);
    static const int methods[] = {NQ_METHOD_COVER_RANDOM, NQ_METHOD_COVER_ADAPTIVE, NQ_METHOD_COVER_ANNEALING};
    for (size_t i = 0; i < COUNT_OF(methods); i++) {
        nq_solver *solver = new_solver_for(exempt_problem(8, false, 1), methods[i]);
        want_status(NQ_E_UNSUPPORTED, nq_solver_next(solver));
        want_within(nq_solver_message(solver), "exempt");
        nq_solver_free(solver);
    }
}

static void test_placements_when_squares_are_exempt_then_the_same(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_exempt(problem, &(nq_square){0, 3}, 1));
    nq_solver *solver = new_solver_for(problem, NQ_METHOD_AUTO);
    set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
    want_number(12, count_rest(solver));
    nq_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_count_when_random_squares_are_exempt_then_two_methods_agree),
        TEST(test_count_when_all_squares_are_exempt_then_the_empty_cover),
        TEST(test_count_when_one_square_is_left_then_all_queens_that_reach_it),
        TEST(test_next_when_squares_are_exempt_then_covers_are_verified),
        TEST(test_check_when_an_uncovered_square_is_exempt_then_ok),
        TEST(test_count_when_canonical_then_orbits_are_under_the_symmetry_that_is_left),
        TEST(test_open_when_a_method_knows_no_exempt_squares_then_unsupported),
        TEST(test_placements_when_squares_are_exempt_then_the_same),
    };
    return cmocka_run_group_tests_name("exempt squares", tests, NULL, NULL);
}
