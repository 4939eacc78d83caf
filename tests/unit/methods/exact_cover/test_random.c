/* The same solutions as the other methods, on problems of every kind; and what must hold between problems. */
#include "board/d4.h"
#include "cover.h"
#include "problem/problem.h"
#include "unit/problem/random.h"

enum { PROBLEMS = 1000 };

static nq_problem *random_problem(uint32_t seed) {
    nq_problem *problem = draw_problem(seed, RANDOM_LARGEST);
    want_true(problem != NULL, "memory for a problem");
    during("seed %u: n = %u, attacks %u%s%s, %u required, %u forbidden", (unsigned)seed, (unsigned)problem->rules.n,
           (unsigned)problem->rules.attacks, problem->rules.torus ? ", torus" : "",
           problem->region_of ? ", regions" : "", (unsigned)problem->required.count,
           (unsigned)problem->forbidden.count);
    return problem;
}

/* Whether a method takes the problem. */
static bool applies(nq_problem *problem, int method) {
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, (uint64_t)method);
    nq_status status = nq_solver_next(solver);
    nq_solver_free(solver);
    return status != NQ_E_UNSUPPORTED;
}

static void want_same_as(nq_problem *problem, const list *want, int method) {
    if (!applies(problem, method)) return;
    list *got = solutions_of(problem, method);
    want_same_lists(want, got);
    free_list(got);
}

static void test_solutions_when_problems_are_random_then_as_by_other_methods(void **state) {
    UNUSED(state);
    size_t solvable = 0;
    for (uint32_t seed = 1; seed <= PROBLEMS; seed++) {
        nq_problem *problem = random_problem(seed);
        list *want = solutions_of(problem, NQ_METHOD_EXACT_COVER);
        for (size_t i = 0; i < want->count; i++)
            want_status(NQ_OK, nq_problem_check(problem, in_list(want, i), want->n, NULL));
        want_same_as(problem, want, NQ_METHOD_BACKTRACK);
        want_same_as(problem, want, NQ_METHOD_BITBOARD);
        solvable += want->count > 0;
        want_number(want->count, count_of(problem));
        free_list(want);
    }
    want_true(solvable > PROBLEMS / 3, "problems with solutions");
}

static void test_count_when_a_square_is_required_then_never_more(void **state) {
    UNUSED(state);
    for (uint32_t seed = 1; seed <= PROBLEMS / 4; seed++) {
        uint32_t random = seed;
        nq_problem *less = random_problem(seed), *more = draw_problem(seed, RANDOM_LARGEST);
        nq_square square = draw_square(&random, less->rules.n);
        uint64_t whole = count_of(less);
        if (nq_problem_require(more, &square, 1) == NQ_OK)
            want_true(count_of(more) <= whole, "at most as many with one more square required");
        else
            nq_problem_free(more);
    }
}

static void test_count_when_row_0_is_divided_by_columns_then_adds_up(void **state) {
    UNUSED(state);
    for (uint32_t seed = 1; seed <= PROBLEMS / 4; seed++) {
        nq_problem *whole = random_problem(seed);
        uint64_t sum = 0;
        for (uint32_t col = 0; col < whole->rules.n; col++) {
            nq_problem *part = draw_problem(seed, RANDOM_LARGEST);
            nq_square square = {0, col};
            if (nq_problem_require(part, &square, 1) == NQ_OK)
                sum += count_of(part);
            else
                nq_problem_free(part);
        }
        want_number(count_of(whole), sum);
    }
}

/* Which diagonals a symmetry makes of the falling ones, as seen on the corners. */
static bool keeps_diagonals(nq_symmetry g) {
    nq_square a = nqi_d4_apply(2, g, (nq_square){0, 0}), b = nqi_d4_apply(2, g, (nq_square){1, 1});
    return a.row - a.col == b.row - b.col;
}

static uint32_t image_of_attacks(uint32_t attacks, nq_symmetry g) {
    uint32_t falling = attacks & NQ_ATTACK_DIAGONAL, rising = attacks & NQ_ATTACK_ANTIDIAGONAL;
    if (keeps_diagonals(g)) return attacks;
    return (attacks & ~(falling | rising)) | falling << 1 | rising >> 1;
}

static void move_set(const struct nqi_squares *set, uint32_t n, nq_symmetry g, nq_problem *image,
                     nq_status (*add)(nq_problem *problem, const nq_square *squares, size_t count)) {
    for (size_t i = 0; i < set->count; i++) {
        nq_square square = nqi_d4_apply(n, g, set->squares[i]);
        want_status(NQ_OK, add(image, &square, 1));
    }
}

static nq_problem *image_of(const nq_problem *problem, nq_symmetry g) {
    uint32_t n = problem->rules.n, region_of[RANDOM_LARGEST * RANDOM_LARGEST];
    nq_problem *image = problem_with(n, image_of_attacks(problem->rules.attacks, g),
                                     problem->rules.torus ? NQ_TOPOLOGY_TORUS : NQ_TOPOLOGY_PLANE);
    for (uint32_t i = 0; i < n * n && problem->region_of; i++) {
        nq_square square = nqi_d4_apply(n, g, (nq_square){i / n, i % n});
        region_of[square.row * n + square.col] = problem->region_of[i];
    }
    if (problem->region_of) want_status(NQ_OK, nq_problem_regions(image, region_of, (size_t)n * n));
    move_set(&problem->forbidden, n, g, image, nq_problem_forbid);
    move_set(&problem->required, n, g, image, nq_problem_require);
    return image;
}

static void want_moved(const nq_problem *problem, const list *plain, nq_symmetry g) {
    nq_problem *image = image_of(problem, g);
    list *want = new_list(plain->n), *got = solutions_of(image, NQ_METHOD_EXACT_COVER);
    for (size_t i = 0; i < plain->count; i++) {
        nq_square moved[RANDOM_LARGEST];
        want_status(NQ_OK, nq_transform(plain->n, g, in_list(plain, i), plain->n, moved));
        add_to_list(want, moved);
    }
    want = sorted(want);
    want_same_lists(want, got);
    free_list(want);
    free_list(got);
    nq_problem_free(image);
}

/* One queen in each row is a rule: a symmetry that makes columns of rows needs it for columns too. */
static void test_solutions_when_the_problem_is_moved_then_move_with_it(void **state) {
    UNUSED(state);
    for (uint32_t seed = 1; seed <= PROBLEMS / 4; seed++) {
        nq_problem *problem = random_problem(seed);
        if (problem->rules.attacks & NQ_ATTACK_COLUMN)
            want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, problem->rules.attacks | NQ_ATTACK_ROW));
        list *plain = solutions_of(problem, NQ_METHOD_EXACT_COVER);
        for (nq_symmetry g = 1; g < 8; g++)
            if (g % 2 == 0 || (problem->rules.attacks & NQ_ATTACK_COLUMN)) want_moved(problem, plain, g);
        free_list(plain);
        nq_problem_free(problem);
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_solutions_when_problems_are_random_then_as_by_other_methods),
        TEST(test_count_when_a_square_is_required_then_never_more),
        TEST(test_count_when_row_0_is_divided_by_columns_then_adds_up),
        TEST(test_solutions_when_the_problem_is_moved_then_move_with_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
