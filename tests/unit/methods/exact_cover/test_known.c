/* Published answers. */
#include "cover.h"

static void test_count_when_queens_then_a000170(void **state) {
    UNUSED(state);
    for (uint32_t n = 0; n <= 10; n++) {
        during("n = %u", (unsigned)n);
        want_number(known_counts(n).all, count_of(new_problem(n)));
    }
}

static void test_count_when_rooks_then_factorial(void **state) {
    UNUSED(state);
    want_number(40320, count_of(problem_with(8, NQ_ATTACKS_ROOK, NQ_TOPOLOGY_PLANE)));
}

static void test_count_when_nothing_attacks_then_every_choice_of_columns(void **state) {
    UNUSED(state);
    want_number(3125, count_of(problem_with(5, 0, NQ_TOPOLOGY_PLANE)));
}

static void test_count_when_torus_then_a007705(void **state) {
    static const uint64_t odd[] = {1, 0, 10, 28, 0, 88, 4524, 0};
    UNUSED(state);
    for (uint32_t n = 1; n <= 15; n++) {
        during("n = %u", (unsigned)n);
        want_number(n % 2 ? odd[n / 2] : 0, count_of(problem_with(n, NQ_ATTACKS_QUEEN, NQ_TOPOLOGY_TORUS)));
    }
}

/* OEIS A051223. */
static void test_count_when_queens_are_knights_too_then_4_at_10(void **state) {
    UNUSED(state);
    want_number(4, count_of(problem_with(10, NQ_ATTACKS_QUEEN | NQ_ATTACK_KNIGHT, NQ_TOPOLOGY_PLANE)));
}

/* OEIS A002464. */
static void test_count_when_neighbours_attack_then_a002464(void **state) {
    static const uint64_t hertzsprung[] = {2, 14, 90, 646, 5242};
    UNUSED(state);
    for (uint32_t n = 4; n <= 8; n++)
        want_number(hertzsprung[n - 4], count_of(problem_with(n, PUZZLE, NQ_TOPOLOGY_PLANE)));
}

static void test_next_when_four_queens_are_given_then_one_completion(void **state) {
    static const nq_square given[] = {{0, 1}, {1, 6}, {4, 7}, {6, 0}};
    UNUSED(state);
    nq_solver *solver = cover_solver(completion(8, given, COUNT_OF(given)));
    want_status(NQ_OK, nq_solver_next(solver));
    want_text("1 6 2 5 7 4 0 3", solution_text(solver));
    want_status(NQ_DONE, nq_solver_next(solver));
    nq_solver_free(solver);
}

static void test_count_when_three_queens_are_given_then_three_completions(void **state) {
    static const nq_square given[] = {{1, 1}, {3, 0}, {7, 5}};
    UNUSED(state);
    want_number(3, count_of(completion(8, given, COUNT_OF(given))));
}

static void want_unique(const char *text, const char *solution) {
    nq_solver *solver = cover_solver(puzzle(text));
    want_status(NQ_OK, nq_solver_next(solver));
    want_text(solution, solution_text(solver));
    want_status(NQ_DONE, nq_solver_next(solver));
    nq_solver_free(solver);
}

static void test_next_when_region_puzzle_then_its_solution(void **state) {
    UNUSED(state);
    want_unique("wwww/wkkk/rrrr/bbbb", "1 3 0 2");
    want_unique("1114555/6615555/1115555/2215535/1115333/5555537/5555333", "3 1 5 0 2 6 4");
}

static void test_count_when_region_puzzle_is_not_unique_then_43(void **state) {
    UNUSED(state);
    want_number(43, count_of(puzzle("FCGGEEEE/FCGGEEEE/FCCGEEEE/FFAGEEED/FFAGBEED/FFAABEED/FFBBBHED/FFFFHHDD")));
}

/* Boxes of eight by eight at n = 64, the last board whose regions are looked at as a whole; stripes past it. */
static void test_next_when_regions_are_as_many_as_bits_or_more_then_a_solution(void **state) {
    UNUSED(state);
    for (uint32_t n = 64; n <= 65; n++) {
        uint32_t *region_of = malloc(n * n * sizeof *region_of);
        size_t count;
        for (uint32_t i = 0; i < n * n; i++) region_of[i] = n == 64 ? i / n / 8 * 8 + i % n / 8 : i % n;
        nq_problem *problem = problem_with(n, PUZZLE, NQ_TOPOLOGY_PLANE);
        nq_solver *solver;
        want_status(NQ_OK, nq_problem_regions(problem, region_of, (size_t)n * n));
        want_status(NQ_OK, nq_solver_new(&solver, problem));
        set(solver, NQ_METHOD, NQ_METHOD_EXACT_COVER);
        want_status(NQ_OK, nq_solver_next(solver));
        const nq_square *squares = nq_solver_solution(solver, &count);
        want_status(NQ_OK, nq_problem_check(problem, squares, count, NULL));
        nq_solver_free(solver);
        nq_problem_free(problem);
        free(region_of);
    }
}

static void test_next_when_everything_is_given_then_that_once(void **state) {
    nq_square given[8];
    UNUSED(state);
    nq_solver *solver = cover_solver(completion(8, given, read_columns("0 4 7 5 2 6 1 3", given)));
    want_status(NQ_OK, nq_solver_next(solver));
    want_text("0 4 7 5 2 6 1 3", solution_text(solver));
    want_status(NQ_DONE, nq_solver_next(solver));
    want_number(0, get(solver, NQ_NODES));
    nq_solver_free(solver);
}

static void test_count_when_orbits_then_a002562(void **state) {
    UNUSED(state);
    for (uint32_t n = 1; n <= 9; n++) {
        nq_solver *solver = new_canonical_solver(n, NQ_METHOD_EXACT_COVER);
        want_number(known_counts(n).orbits, count_rest(solver));
        nq_solver_free(solver);
    }
}

static void test_count_when_in_threads_then_the_same(void **state) {
    UNUSED(state);
    nq_problem *problem = problem_with(11, NQ_ATTACKS_QUEEN, NQ_TOPOLOGY_TORUS);
    nq_solver *solver = cover_solver(problem);
    set(solver, NQ_THREADS, 3);
    want_number(88, count_rest(solver));
    nq_solver_free(solver);
}

static void test_solver_when_asked_for_what_it_cannot_do_then_says_so(void **state) {
    UNUSED(state);
    nq_problem *cover = new_problem(5);
    want_status(NQ_OK, nq_problem_set(cover, NQ_GOAL, NQ_GOAL_COVER));
    nq_solver *covering = cover_solver(cover), *wide = cover_solver(new_problem(1001));
    want_status(NQ_E_UNSUPPORTED, nq_solver_next(covering));
    want_within(nq_solver_message(covering), "it does not cover");
    want_status(NQ_E_UNSUPPORTED, nq_solver_next(wide));
    want_within(nq_solver_message(wide), "wider than 1000");
    nq_solver_free(covering);
    nq_solver_free(wide);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_queens_then_a000170),
        TEST(test_count_when_rooks_then_factorial),
        TEST(test_count_when_nothing_attacks_then_every_choice_of_columns),
        TEST(test_count_when_torus_then_a007705),
        TEST(test_count_when_queens_are_knights_too_then_4_at_10),
        TEST(test_count_when_neighbours_attack_then_a002464),
        TEST(test_next_when_four_queens_are_given_then_one_completion),
        TEST(test_count_when_three_queens_are_given_then_three_completions),
        TEST(test_next_when_region_puzzle_then_its_solution),
        TEST(test_count_when_region_puzzle_is_not_unique_then_43),
        TEST(test_next_when_regions_are_as_many_as_bits_or_more_then_a_solution),
        TEST(test_next_when_everything_is_given_then_that_once),
        TEST(test_count_when_orbits_then_a002562),
        TEST(test_count_when_in_threads_then_the_same),
        TEST(test_solver_when_asked_for_what_it_cannot_do_then_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
