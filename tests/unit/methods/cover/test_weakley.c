/* Weakley's structured covers: the sizes that the literature has, each verified. */
#include "covers.h"
#include "methods/cover/lattice.h"

/* The first cover, verified; 0 if none is found within so many nodes. */
static uint32_t first_size(uint32_t n, bool independent, uint64_t nodes) {
    nq_problem *problem = cover_problem(n, independent, 0);
    nq_solver *solver;
    size_t count = 0;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, NQ_METHOD_COVER_WEAKLEY);
    set(solver, NQ_LIMIT_NODES, nodes);
    if (nq_solver_next(solver) == NQ_OK) {
        const nq_square *squares = nq_solver_solution(solver, &count);
        want_status(NQ_OK, nq_problem_check(problem, squares, count, NULL));
        want_number(count, get(solver, NQ_BEST));
        want_true(count >= get(solver, NQ_LOWER_BOUND), "no fewer than the lower bound");
    }
    nq_solver_free(solver);
    nq_problem_free(problem);
    return (uint32_t)count;
}

/* (n + 1) / 2 is the domination number there: Weakley 1995 and 2002, Östergård and Weakley 2001, Finozhenok and Weakley 2007. */
static void test_next_when_the_family_has_an_optimum_then_it_is_found(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {5,  9,  13, 17, 21, 25, 29, 33, 37,  41,  45, 49,
                                     53, 57, 61, 65, 69, 73, 77, 97, 101, 113, 129};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        during("n = %u", (unsigned)sizes[i]);
        want_number((sizes[i] + 1) / 2, first_size(sizes[i], false, 200000));
    }
}

/* Östergård and Weakley 2001 have these, and 3 mod 4 as well: (n + 1) / 2 is one above the bound. */
static void test_next_when_n_is_3_mod_4_then_the_sizes_of_the_literature(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {7, 19, 23, 31, 71};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        during("n = %u", (unsigned)sizes[i]);
        want_number((sizes[i] + 1) / 2, first_size(sizes[i], false, 200000));
    }
}

static void test_next_when_independent_then_the_sizes_of_the_literature(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {1, 9, 13, 17, 21, 25, 33, 45, 57, 61};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        during("n = %u", (unsigned)sizes[i]);
        want_number((sizes[i] + 1) / 2, first_size(sizes[i], true, 200000));
    }
}

/* At n = 29 the independent domination number is 16 (OEIS A075324), and so (n + 1) / 2 must not be found. */
static void test_next_when_no_plan_is_left_then_exhausted(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {3, 5, 7, 11, 15, 29, 37, 41, 49};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        nq_solver *solver = cover_solver(sizes[i], true, 0, NQ_METHOD_COVER_WEAKLEY);
        during("n = %u", (unsigned)sizes[i]);
        want_status(NQ_EXHAUSTED, nq_solver_next(solver));
        nq_solver_free(solver);
    }
}

static void test_next_when_n_is_1_to_75_then_verified_and_near_the_bound(void **state) {
    UNUSED(state);
    for (uint32_t n = 1; n <= 75; n++) {
        during("n = %u", (unsigned)n);
        uint32_t size = first_size(n, false, 500000);
        want_true(size > 0 && size <= n / 2 + 3, "a cover, with two or three queens more than half the rows");
    }
}

static void test_next_when_n_is_100_then_at_most_52(void **state) {
    UNUSED(state);
    want_true(first_size(100, false, 2000000) <= 52, "49 for n = 97, and a queen for each row more");
}

static void test_next_when_called_again_then_smaller_until_the_bound(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(69, false, 0, NQ_METHOD_COVER_WEAKLEY);
    uint64_t best = UINT64_MAX;
    nq_status status;
    while ((status = nq_solver_next(solver)) == NQ_OK) {
        want_true(get(solver, NQ_BEST) < best, "smaller than the one before");
        best = get(solver, NQ_BEST);
    }
    want_status(NQ_EXHAUSTED, status);
    want_number(35, best);
    nq_solver_free(solver);
}

/* The covers of a run that pauses after so many nodes, as a hash. */
static uint64_t run_weakley(uint32_t n, uint64_t seed, uint64_t piece) {
    nq_solver *solver = cover_solver(n, false, 0, NQ_METHOD_COVER_WEAKLEY);
    uint64_t hash = 0;
    size_t count;
    set(solver, NQ_SEED, seed);
    set(solver, NQ_LIMIT_NODES, piece);
    nq_status status = NQ_PAUSED;
    while (status == NQ_PAUSED) status = nq_solver_next(solver);
    want_status(NQ_OK, status);
    const nq_square *squares = nq_solver_solution(solver, &count);
    for (size_t i = 0; i < count; i++) hash = (hash ^ (squares[i].row * n + squares[i].col)) * 1099511628211u;
    nq_solver_free(solver);
    return hash;
}

static void test_next_when_paused_then_the_same_cover(void **state) {
    UNUSED(state);
    for (uint64_t seed = 0; seed < 4; seed++) want_number(run_weakley(45, seed, UINT64_MAX), run_weakley(45, seed, 1));
    want_true(run_weakley(45, 0, 1) != run_weakley(45, 1, 1), "another seed, another cover");
}

/* From the smallest that it finds to a queen on every square. */
static void test_next_when_a_size_is_asked_for_then_covers_of_that_size(void **state) {
    UNUSED(state);
    for (uint64_t size = 5; size <= 81; size += size < 12 ? 1 : 23)
        want_covers_of_size(9, false, size, NQ_METHOD_COVER_WEAKLEY, 3);
}

static void test_next_when_a_size_is_too_small_then_exhausted(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(9, false, 4, NQ_METHOD_COVER_WEAKLEY);
    want_status(NQ_EXHAUSTED, nq_solver_next(solver));
    nq_solver_free(solver);
    solver = cover_solver(101, false, 50, NQ_METHOD_COVER_ANNEALING);
    want_status(NQ_EXHAUSTED, nq_solver_next(solver));
    nq_solver_free(solver);
}

static void test_open_when_the_problem_is_another_then_unsupported(void **state) {
    UNUSED(state);
    nq_problem *problems[] = {cover_problem(0, false, 0), cover_problem(256, false, 0), cover_problem(9, true, 5),
                              cover_problem(8, true, 0), new_problem(8)};
    for (size_t i = 0; i < COUNT_OF(problems); i++) {
        nq_solver *solver = new_solver_for(problems[i], NQ_METHOD_COVER_WEAKLEY);
        during("problem %u", (unsigned)i);
        want_status(NQ_E_UNSUPPORTED, nq_solver_next(solver));
        nq_solver_free(solver);
    }
}

static void test_next_when_the_method_is_auto_then_past_32_rows_it_is_this_one(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(33, false, 0, NQ_METHOD_AUTO);
    want_status(NQ_OK, nq_solver_next(solver));
    want_number(NQ_METHOD_COVER_WEAKLEY, get(solver, NQ_METHOD));
    want_number(17, get(solver, NQ_BEST));
    nq_solver_free(solver);
}

/* Every odd square of the board is on a diagonal or on an antidiagonal that the plan requires. */
static void want_covering(const struct nqi_lattice *lattice, const struct nqi_lattice_plan *plan) {
    int32_t last = (int32_t)lattice->lines - 1;
    for (int32_t a = 0; a < last; a++)
        for (int32_t b = 0; b < last; b++)
            want_true(nqi_lattice_needs_delta(lattice, plan, b - a) ||
                          nqi_lattice_needs_sigma(lattice, plan, a + b + 1 - last),
                      "a square between the queens is covered");
}

/* What the queens' lines add up to, if they follow a plan: see lattice.h. */
static void want_sums(const struct nqi_lattice *lattice, const struct nqi_lattice_plan *plan) {
    int64_t last = (int64_t)lattice->lines - 1, queens = 0, sum = 0, squares = 0;
    for (int64_t value = -last; value <= last; value++) {
        int64_t delta = nqi_lattice_needs_delta(lattice, plan, (int32_t)value);
        int64_t sigma = nqi_lattice_needs_sigma(lattice, plan, (int32_t)value);
        queens += delta + sigma;
        squares += (delta + sigma) * value * value;
    }
    for (int i = 0; i < plan->spare_deltas + plan->spare_sigmas; i++) {
        queens++;
        sum += plan->spare[i];
        squares += (int64_t)plan->spare[i] * plan->spare[i];
    }
    want_number(2 * lattice->lines, queens);
    want_true(sum == 0, "the sums of all deltas and sigmas");
    for (int64_t i = 0; i <= last; i++) squares -= (2 * i - last) * (2 * i - last);
    want_true(squares == 0, "the sum of their squares");
}

static void test_lattice_when_plans_are_listed_then_they_cover_and_add_up(void **state) {
    UNUSED(state);
    struct nqi_lattice_plans plans = {NULL, 0, 0};
    nq_solver *solver = cover_solver(9, false, 0, NQ_METHOD_COVER_WEAKLEY); /* for its allocator */
    for (uint32_t lines = 1; lines <= 25; lines++) {
        struct nqi_lattice lattice = {.lines = lines};
        plans.count = 0;
        for (uint32_t part = 0; part < nqi_lattice_parts(&lattice); part++)
            want_status(NQ_OK, nqi_lattice_list(&plans, &solver->allocator, &lattice, part));
        for (size_t i = 0; i < plans.count; i++) {
            want_covering(&lattice, &plans.plans[i]);
            want_sums(&lattice, &plans.plans[i]);
        }
        want_true(plans.count > 0 || lines % 2 == 0, "an odd number of lines has plans");
    }
    nqi_lattice_plans_close(&plans, &solver->allocator);
    nq_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_next_when_the_family_has_an_optimum_then_it_is_found),
        TEST(test_next_when_n_is_3_mod_4_then_the_sizes_of_the_literature),
        TEST(test_next_when_independent_then_the_sizes_of_the_literature),
        TEST(test_next_when_no_plan_is_left_then_exhausted),
        TEST(test_next_when_n_is_1_to_75_then_verified_and_near_the_bound),
        TEST(test_next_when_n_is_100_then_at_most_52),
        TEST(test_next_when_called_again_then_smaller_until_the_bound),
        TEST(test_next_when_paused_then_the_same_cover),
        TEST(test_next_when_a_size_is_asked_for_then_covers_of_that_size),
        TEST(test_next_when_a_size_is_too_small_then_exhausted),
        TEST(test_open_when_the_problem_is_another_then_unsupported),
        TEST(test_next_when_the_method_is_auto_then_past_32_rows_it_is_this_one),
        TEST(test_lattice_when_plans_are_listed_then_they_cover_and_add_up),
    };
    return cmocka_run_group_tests_name("cover-weakley", tests, NULL, NULL);
}
