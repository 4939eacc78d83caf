#include "support.h"

static void test_canonical_when_n_is_8_then_the_published_list(void **state) {
    UNUSED(state);
    static const char *const published[12] = {"0 4 7 5 2 6 1 3", "0 5 7 2 6 3 1 4", "1 3 5 7 2 0 6 4",
                                              "1 4 6 0 2 7 5 3", "1 4 6 3 0 7 5 2", "1 5 0 6 3 7 2 4",
                                              "1 5 7 2 0 3 6 4", "1 6 2 5 7 4 0 3", "1 6 4 7 0 3 5 2",
                                              "2 4 1 7 0 6 3 5", "2 4 7 3 0 6 1 5", "2 5 1 4 7 0 6 3"};
    FOR_EACH_METHOD(method) {
        list *all = pull_all(new_canonical_solver(8, method));
        want_number(12, all->count);
        for (size_t i = 0; i < 12; i++) want_text(published[i], columns_text(in_list(all, i), 8));
        free_list(all);
    }
}

static void test_canonical_when_n_is_1_to_10_then_the_published_counts(void **state) {
    UNUSED(state);
    static const uint64_t published[11] = {1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92};
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 0; n <= 10; n++) {
            nq_solver *solver = new_canonical_solver(n, method);
            want_number(published[n], count_rest(solver));
            want_number(published[n], get(solver, NQ_SOLUTIONS));
            want_number(published[n], get(solver, NQ_ORBITS));
            nq_solver_free(solver);
        }
    }
}

static void want_orbits(uint32_t n, uint64_t of8, uint64_t of4, uint64_t of2, uint64_t of1) {
    FOR_EACH_METHOD(method) {
        nq_solver *counting = new_canonical_solver(n, method), *pulling = new_canonical_solver(n, method);
        count_rest(counting);
        while (nq_solver_next(pulling) == NQ_OK) continue;
        nq_solver *const both[2] = {counting, pulling};
        for (int i = 0; i < 2; i++) {
            want_number(of8, get(both[i], NQ_ORBITS_8));
            want_number(of4, get(both[i], NQ_ORBITS_4));
            want_number(of2, get(both[i], NQ_ORBITS_2));
            want_number(of1, get(both[i], NQ_ORBITS_1));
            want_number(of8 + of4 + of2 + of1, get(both[i], NQ_ORBITS));
            nq_solver_free(both[i]);
        }
    }
}

static void test_canonical_when_orbits_differ_in_size_then_reported_apart(void **state) {
    UNUSED(state);
    want_orbits(0, 0, 0, 0, 1);
    want_orbits(1, 0, 0, 0, 1);
    want_orbits(4, 0, 0, 1, 0);
    want_orbits(5, 1, 0, 1, 0);
    want_orbits(6, 0, 1, 0, 0);
    want_orbits(8, 11, 1, 0, 0);
}

/* The representative of each orbit, told by nq_canonical(), in the order in which the orbits are met. */
static list *representatives(list *all) {
    list *self = new_list(all->n);
    for (size_t i = 0; i < all->count; i++) {
        nq_square smallest[16];
        want_status(NQ_OK, nq_canonical(all->n, in_list(all, i), all->n, smallest, NULL));
        if (same_placement(smallest, in_list(all, i), all->n)) add_to_list(self, smallest);
    }
    free_list(all);
    return self;
}

static void test_canonical_when_compared_with_the_whole_list_then_its_smallest_of_each_orbit(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 1; n <= 11; n++) { /* past 10, numbers compare as numbers */
            list *want = representatives(pull_all(new_solver(n, method)));
            list *got = pull_all(new_canonical_solver(n, method));
            want_same_lists(want, got);
            free_list(want);
            free_list(got);
        }
    }
}

static void test_canonical_when_n_is_12_then_no_text_order(void **state) {
    UNUSED(state);
    nq_solver *solver = new_canonical_solver(12, NQ_METHOD_BITBOARD);
    list *all = new_list(12);
    pull_into(all, solver, 300);
    for (size_t i = 1; i < all->count; i++) {
        want_true(compare_placements(in_list(all, i - 1), in_list(all, i), 12) < 0, "10 after 9, not after 1");
    }
    nq_solver_free(solver);
    free_list(all);
}

static void test_canonical_when_paused_and_resumed_then_the_same_orbits(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *want = pull_all(new_canonical_solver(8, method)), *got = new_list(8);
        nq_solver *solver = new_canonical_solver(8, method);
        set(solver, NQ_LIMIT_SOLUTIONS, 5);
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, push_into, got));
        want_status(NQ_PAUSED, nq_solver_run(solver));
        want_number(5, got->count);
        while (nq_solver_run(solver) == NQ_PAUSED) continue;
        want_same_lists(want, got);
        nq_solver_free(solver);
        free_list(want);
        free_list(got);
    }
}

/* A problem of size n with these forbidden squares. */
static nq_problem *forbidding(uint32_t n, const nq_square *squares, size_t count) {
    nq_problem *problem = new_problem(n);
    want_status(NQ_OK, nq_problem_forbid(problem, squares, count));
    return problem;
}

static bool unchanged(uint32_t n, nq_symmetry g, const nq_square *squares, size_t count) {
    nq_square sorted[64], moved[64];
    want_status(NQ_OK, nq_transform(n, 0, squares, count, sorted));
    want_status(NQ_OK, nq_transform(n, g, squares, count, moved));
    return same_placement(sorted, moved, count);
}

/* Whether a solution is the smallest of its orbit under the symmetries that leave the forbidden squares where they are. */
static bool is_smallest(const nq_square *solution, uint32_t n, const nq_square *forbidden, size_t count) {
    for (nq_symmetry g = 1; g < 8; g++) {
        nq_square moved[16];
        if (!unchanged(n, g, forbidden, count)) continue;
        want_status(NQ_OK, nq_transform(n, g, solution, n, moved));
        if (compare_placements(moved, solution, n) < 0) return false;
    }
    return true;
}

static void want_canonical_under(const nq_square *forbidden, size_t count) {
    FOR_EACH_METHOD(method) {
        list *all = pull_all(new_solver_for(forbidding(8, forbidden, count), method)), *want = new_list(8);
        for (size_t i = 0; i < all->count; i++) {
            if (is_smallest(in_list(all, i), 8, forbidden, count)) add_to_list(want, in_list(all, i));
        }
        nq_solver *solver = new_solver_for(forbidding(8, forbidden, count), method);
        set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
        list *got = new_list(8);
        pull_into(got, solver, SIZE_MAX);
        want_same_lists(want, got);
        uint64_t solutions = 8 * get(solver, NQ_ORBITS_8) + 4 * get(solver, NQ_ORBITS_4) +
                             2 * get(solver, NQ_ORBITS_2) + get(solver, NQ_ORBITS_1);
        want_number(all->count, solutions); /* the orbits make up the whole */
        nq_solver_free(solver);
        free_list(all);
        free_list(want);
        free_list(got);
    }
}

static void test_canonical_when_squares_are_forbidden_then_under_the_symmetries_that_are_left(void **state) {
    UNUSED(state);
    static const nq_square corner[] = {{0, 0}}, corners[] = {{0, 0}, {0, 7}, {7, 0}, {7, 7}};
    static const nq_square opposite[] = {{0, 0}, {7, 7}}, quarter[] = {{0, 2}, {2, 7}, {7, 5}, {5, 0}};
    static const nq_square half[] = {{0, 3}, {7, 4}}, mirror[] = {{1, 2}, {1, 5}}, none[] = {{0, 1}, {3, 5}};
    want_canonical_under(NULL, 0);
    want_canonical_under(corner, 1);
    want_canonical_under(corners, 4);
    want_canonical_under(opposite, 2);
    want_canonical_under(quarter, 4);
    want_canonical_under(half, 2);
    want_canonical_under(mirror, 2);
    want_canonical_under(none, 2);
}

static void test_canonical_when_a_square_is_required_then_only_its_symmetries_count(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        const nq_square required = {0, 0};
        nq_problem *problem = new_problem(8);
        want_status(NQ_OK, nq_problem_require(problem, &required, 1));
        nq_solver *solver = new_solver_for(problem, method);
        set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
        want_number(2, count_rest(solver)); /* four solutions, in pairs across the diagonal */
        want_number(2, get(solver, NQ_ORBITS_2));
        nq_solver_free(solver);
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_canonical_when_n_is_8_then_the_published_list),
        TEST(test_canonical_when_n_is_1_to_10_then_the_published_counts),
        TEST(test_canonical_when_orbits_differ_in_size_then_reported_apart),
        TEST(test_canonical_when_compared_with_the_whole_list_then_its_smallest_of_each_orbit),
        TEST(test_canonical_when_n_is_12_then_no_text_order),
        TEST(test_canonical_when_paused_and_resumed_then_the_same_orbits),
        TEST(test_canonical_when_squares_are_forbidden_then_under_the_symmetries_that_are_left),
        TEST(test_canonical_when_a_square_is_required_then_only_its_symmetries_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
