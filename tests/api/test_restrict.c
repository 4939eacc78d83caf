/* Restricted problems against what is left of the plain one when a filter goes over its whole list. */
#include "support.h"

typedef struct restriction {
    uint32_t n;
    nq_square required[2], forbidden[12];
    size_t required_count, forbidden_count;
    uint32_t region_of[64];
    bool has_regions;
} restriction;

static bool has_square(const nq_square *placement, nq_square square) {
    return placement[square.row].col == square.col;
}

static bool one_in_each_region(const restriction *self, const nq_square *placement) {
    uint64_t seen = 0;
    for (uint32_t row = 0; row < self->n; row++) {
        seen |= UINT64_C(1) << self->region_of[row * self->n + placement[row].col];
    }
    return seen == (UINT64_C(1) << self->n) - 1;
}

static bool allows(const restriction *self, const nq_square *placement) {
    for (size_t i = 0; i < self->required_count; i++) {
        if (!has_square(placement, self->required[i])) return false;
    }
    for (size_t i = 0; i < self->forbidden_count; i++) {
        if (has_square(placement, self->forbidden[i])) return false;
    }
    return !self->has_regions || one_in_each_region(self, placement);
}

static list *filtered(const restriction *self, const list *all) {
    list *left = new_list(self->n);
    for (size_t i = 0; i < all->count; i++) {
        if (allows(self, in_list(all, i))) add_to_list(left, in_list(all, i));
    }
    return left;
}

/* The problem, or NULL where the restriction contradicts itself. */
static nq_problem *restricted(const restriction *self) {
    nq_problem *problem = new_problem(self->n);
    nq_status status = nq_problem_require(problem, self->required, self->required_count);
    if (status == NQ_OK) status = nq_problem_forbid(problem, self->forbidden, self->forbidden_count);
    if (status == NQ_OK && self->has_regions) {
        status = nq_problem_regions(problem, self->region_of, (size_t)self->n * self->n);
    }
    if (status == NQ_OK) return problem;
    want_status(NQ_E_CONFLICT, status);
    nq_problem_free(problem);
    return NULL;
}

static nq_square random_square(uint32_t *seed, uint32_t n) {
    uint32_t row = next_random(seed, n);
    return (nq_square){row, next_random(seed, n)};
}

/* A method that does not take regions says so; plain backtracking takes everything. */
static bool can_solve(nq_solver *solver, int method) {
    nq_status status = nq_solver_next(solver);
    if (status == NQ_E_UNSUPPORTED && method != NQ_METHOD_BACKTRACK) return false;
    want_true(status == NQ_OK || status == NQ_DONE, "an answer to the problem");
    want_status(NQ_OK, nq_solver_reset(solver));
    return true;
}

static void want_from_method(nq_problem *problem, int method, const list *want) {
    list *got = new_list(want->n);
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, (uint64_t)method);
    if (can_solve(solver, method)) {
        pull_into(got, solver, SIZE_MAX);
        want_same_lists(want, got);
        want_status(NQ_OK, nq_solver_reset(solver));
        want_number(want->count, count_rest(solver));
    }
    nq_solver_free(solver);
    free_list(got);
}

static void want_as_filtered(const restriction *self, const list *all) {
    nq_problem *problem = restricted(self);
    list *want = filtered(self, all);
    if (problem == NULL) {
        want_number(0, want->count);
    } else {
        FOR_EACH_METHOD(method) want_from_method(problem, method, want);
        nq_problem_free(problem);
    }
    free_list(want);
}

static void test_solver_when_squares_are_required_or_forbidden_then_the_filtered_list(void **state) {
    UNUSED(state);
    uint32_t seed = 11;
    list *all = pull_all(new_solver(8, NQ_METHOD_BACKTRACK));
    for (int round = 0; round < 150; round++) {
        restriction self = {.n = 8, .required_count = next_random(&seed, 3), .forbidden_count = next_random(&seed, 13)};
        for (size_t i = 0; i < self.required_count; i++) self.required[i] = random_square(&seed, 8);
        for (size_t i = 0; i < self.forbidden_count; i++) self.forbidden[i] = random_square(&seed, 8);
        want_as_filtered(&self, all);
    }
    free_list(all);
}

static void test_solver_when_one_square_is_required_then_the_filtered_list(void **state) {
    UNUSED(state);
    list *all = pull_all(new_solver(7, NQ_METHOD_BACKTRACK));
    for (uint32_t i = 0; i < 49; i++) {
        restriction self = {.n = 7, .required = {{i / 7, i % 7}}, .required_count = 1};
        want_as_filtered(&self, all);
    }
    free_list(all);
}

static void test_solver_when_the_board_has_regions_then_the_filtered_list(void **state) {
    UNUSED(state);
    uint32_t seed = 5;
    list *all = pull_all(new_solver(8, NQ_METHOD_BACKTRACK));
    for (int round = 0; round < 60; round++) {
        restriction self = {.n = 8, .has_regions = true, .required_count = next_random(&seed, 2)};
        for (uint32_t i = 0; i < 64; i++) self.region_of[i] = i / 8; /* rows, with some squares given away */
        for (uint32_t swaps = 0; swaps < 20; swaps++) self.region_of[next_random(&seed, 64)] = next_random(&seed, 8);
        for (size_t i = 0; i < self.required_count; i++) self.required[i] = random_square(&seed, 8);
        want_as_filtered(&self, all);
    }
    free_list(all);
}

static void test_solver_when_one_queen_stands_in_the_corner_then_row_1_has_columns_2_to_7_left(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(8);
    for (uint32_t col = 0; col < 8; col++) {
        const nq_square squares[2] = {{0, 0}, {1, col}};
        uint64_t pairs;
        want_status(NQ_OK, nq_problem_conflicts(problem, squares, 2, &pairs));
        want_number(col < 2, pairs);
    }
    nq_problem_free(problem);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_solver_when_squares_are_required_or_forbidden_then_the_filtered_list),
        TEST(test_solver_when_one_square_is_required_then_the_filtered_list),
        TEST(test_solver_when_the_board_has_regions_then_the_filtered_list),
        TEST(test_solver_when_one_queen_stands_in_the_corner_then_row_1_has_columns_2_to_7_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
