/* Exact covers: the published values, in order and verified, however the search is stopped, divided or restricted. */
#include "covers.h"

static void test_count_when_n_is_0_to_12_then_published(void **state) {
    UNUSED(state);
    for (int independent = 0; independent <= 1; independent++)
        for (uint32_t n = 0; n <= 12; n++) {
            during("n = %u, independent %d", (unsigned)n, independent);
            want_covers(cover_solver(n, independent, 0, NQ_METHOD_COVER_EXACT), cover_values[independent][n], false);
            want_covers(cover_solver(n, independent, 0, NQ_METHOD_COVER_EXACT), cover_values[independent][n], true);
        }
}

static void test_count_when_the_method_is_auto_then_the_same(void **state) {
    UNUSED(state);
    want_covers(cover_solver(8, false, 0, NQ_METHOD_AUTO), cover_values[0][8], false);
}

static int by_squares(const void *a, const void *b) {
    return compare_placements(a, b, 5); /* only lists of 5 queens are sorted */
}

static void want_ascending(const list *all) {
    for (size_t i = 1; i < all->count; i++)
        want_true(compare_placements(in_list(all, i - 1), in_list(all, i), all->n) < 0, "lexicographic order");
}

static void test_next_when_n_is_0_to_11_then_all_in_order_and_verified(void **state) {
    UNUSED(state);
    for (int independent = 0; independent <= 1; independent++)
        for (uint32_t n = 0; n <= 11; n++) {
            struct cover_values want = cover_values[independent][n];
            during("n = %u, independent %d", (unsigned)n, independent);
            list *all = all_covers(n, independent, 0, NQ_METHOD_COVER_EXACT, NQ_SYMMETRY_ALL, (uint32_t)want.size);
            want_number(want.covers, all->count);
            want_ascending(all);
            free_list(all);
            all = all_covers(n, independent, 0, NQ_METHOD_COVER_EXACT, NQ_SYMMETRY_CANONICAL, (uint32_t)want.size);
            want_number(want.orbits, all->count);
            want_ascending(all);
            free_list(all);
        }
}

static void want_same_set(uint32_t n, bool independent, uint64_t size, uint32_t queens) {
    list *want = all_covers(n, independent, size, NQ_METHOD_COVER_BACKTRACK, NQ_SYMMETRY_ALL, queens);
    list *got = all_covers(n, independent, size, NQ_METHOD_COVER_EXACT, NQ_SYMMETRY_ALL, queens);
    if (queens == 5 && want->count) qsort(want->squares, want->count, 5 * sizeof *want->squares, by_squares);
    want_number(want->count, got->count);
    if (queens == 5) want_same_lists(want, got);
    free_list(want);
    free_list(got);
}

static void test_next_when_n_is_8_and_9_then_what_plain_branch_and_bound_finds(void **state) {
    UNUSED(state);
    for (uint32_t n = 8; n <= 9; n++)
        for (int independent = 0; independent <= 1; independent++) want_same_set(n, independent, 0, 5);
}

/* More queens than needed, up to and past n - 2, where there are no boxes. */
static void test_count_when_the_size_is_fixed_then_as_plain_branch_and_bound(void **state) {
    UNUSED(state);
    for (int independent = 0; independent <= 1; independent++)
        for (uint32_t n = 1; n <= 6; n++)
            for (uint32_t size = 1; size <= n && size <= 5; size++) {
                during("n = %u, size %u, independent %d", (unsigned)n, (unsigned)size, independent);
                want_same_set(n, independent, size, size);
            }
}

static void test_count_when_the_size_is_too_small_then_none_and_done(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(12, true, 6, NQ_METHOD_COVER_EXACT);
    want_number(0, count_rest(solver));
    want_number(6, get(solver, NQ_LOWER_BOUND));
    nq_solver_free(solver);
}

/* All squares in all squares: as many covers as subsets of that size that cover, here all of them. */
static void test_count_when_every_choice_covers_then_binomial(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(2, false, 2, NQ_METHOD_COVER_EXACT);
    want_number(6, count_rest(solver));
    nq_solver_free(solver);
    solver = cover_solver(3, false, 8, NQ_METHOD_COVER_EXACT);
    want_number(9, count_rest(solver));
    nq_solver_free(solver);
}

static void test_count_when_symmetric_covers_are_asked_then_those_of_the_list(void **state) {
    UNUSED(state);
    for (uint64_t symmetry = NQ_SYMMETRY_HALF_TURN; symmetry <= NQ_SYMMETRY_QUARTER_TURN; symmetry++)
        for (uint32_t n = 5; n <= 9; n++) {
            list *want = all_covers(n, false, 0, NQ_METHOD_COVER_EXACT, symmetry, (uint32_t)cover_values[0][n].size);
            nq_solver *solver = cover_solver(n, false, 0, NQ_METHOD_COVER_EXACT);
            set(solver, NQ_SYMMETRY, symmetry);
            want_number(want->count, count_rest(solver));
            nq_solver_free(solver);
            free_list(want);
        }
}

static void test_count_when_some_were_delivered_then_the_rest(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(9, true, 0, NQ_METHOD_COVER_EXACT);
    for (int i = 0; i < 10; i++) want_status(NQ_OK, nq_solver_next(solver));
    want_number(82, count_rest(solver));
    nq_solver_free(solver);
}

static void test_count_when_paused_at_every_node_then_the_bounds_close_in(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(8, true, 0, NQ_METHOD_COVER_EXACT);
    uint64_t count, low = 0, high = UINT64_MAX;
    nq_status status;
    set(solver, NQ_LIMIT_NODES, 1);
    while ((status = nq_solver_count(solver, &count)) == NQ_PAUSED) {
        uint64_t best = get(solver, NQ_BEST), bound = get(solver, NQ_LOWER_BOUND);
        want_true(bound >= low && bound <= 5, "the lower bound never falls, and is one");
        want_true(best <= high && best >= 5, "the best never grows, and is a cover");
        low = bound;
        high = best;
    }
    want_status(NQ_DONE, status);
    want_number(728, get(solver, NQ_SOLUTIONS));
    want_number(5, get(solver, NQ_BEST));
    want_number(5, get(solver, NQ_LOWER_BOUND));
    nq_solver_free(solver);
}

static void test_next_when_paused_then_the_same_covers(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(9, true, 0, NQ_METHOD_COVER_EXACT);
    uint64_t covers = 0;
    nq_status status;
    set(solver, NQ_LIMIT_NODES, 7);
    while ((status = nq_solver_next(solver)) != NQ_DONE) {
        want_true(status == NQ_OK || status == NQ_PAUSED, "a cover or a pause");
        covers += status == NQ_OK;
    }
    want_number(92, covers);
    nq_solver_free(solver);
}

static void test_save_when_between_any_nodes_then_the_count_goes_on(void **state) {
    UNUSED(state);
    nq_problem *problem = cover_problem(7, true, 0);
    nq_solver *solver;
    uint64_t count;
    nq_status status = NQ_PAUSED;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, NQ_METHOD_COVER_EXACT);
    set(solver, NQ_LIMIT_NODES, 3);
    while (status == NQ_PAUSED) {
        status = nq_solver_count(solver, &count);
        solver = saved_and_loaded(problem, solver);
    }
    want_status(NQ_DONE, status);
    want_number(8, get(solver, NQ_SOLUTIONS));
    want_number(597, get(solver, NQ_NODES));
    nq_solver_free(solver);
    nq_problem_free(problem);
}

static void test_save_when_covers_are_delivered_then_the_rest_follows_in_order(void **state) {
    UNUSED(state);
    nq_problem *problem = cover_problem(8, true, 0);
    nq_solver *solver;
    list *got = new_list(5), *want = all_covers(8, true, 0, NQ_METHOD_COVER_EXACT, NQ_SYMMETRY_ALL, 5);
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, NQ_METHOD_COVER_EXACT);
    for (int i = 0; i < 8; i++) {
        pull_into(got, solver, 91);
        solver = saved_and_loaded(problem, solver);
    }
    want_same_lists(want, got);
    want_status(NQ_DONE, nq_solver_next(solver));
    nq_solver_free(solver);
    nq_problem_free(problem);
    free_list(want);
    free_list(got);
}

static void test_assign_when_the_size_is_fixed_then_units_add_up(void **state) {
    UNUSED(state);
    uint64_t total, sum = 0;
    nq_solver *solver = cover_solver(8, false, 5, NQ_METHOD_COVER_EXACT);
    want_status(NQ_OK, nq_solver_units(solver, &total));
    nq_solver_free(solver);
    want_true(total > 50, "many boxes");
    for (uint64_t first = 0; first < total; first += 13) {
        solver = cover_solver(8, false, 5, NQ_METHOD_COVER_EXACT);
        want_status(NQ_OK, nq_solver_assign(solver, first, total - first < 13 ? total - first : 13));
        sum += count_rest(solver);
        nq_solver_free(solver);
    }
    want_number(4860, sum);
}

static void test_assign_when_saved_before_the_first_call_then_the_same_units(void **state) {
    UNUSED(state);
    static const int methods[] = {NQ_METHOD_AUTO, NQ_METHOD_COVER_EXACT};
    for (size_t i = 0; i < COUNT_OF(methods); i++) {
        uint64_t total;
        nq_problem *problem = cover_problem(8, false, 5);
        nq_solver *solver;
        want_status(NQ_OK, nq_solver_new(&solver, problem));
        set(solver, NQ_METHOD, (uint64_t)methods[i]);
        want_status(NQ_OK, nq_solver_units(solver, &total));
        want_status(NQ_OK, nq_solver_assign(solver, 1, total - 1));
        solver = saved_and_loaded(problem, solver);
        uint64_t most = count_rest(solver);
        nq_solver_free(solver);
        want_status(NQ_OK, nq_solver_new(&solver, problem));
        want_status(NQ_OK, nq_solver_assign(solver, 0, 1));
        want_number(4860, most + count_rest(solver));
        nq_solver_free(solver);
        nq_problem_free(problem);
    }
}

static void test_assign_when_another_method_is_set_then_refused(void **state) {
    UNUSED(state);
    uint64_t count;
    nq_solver *solver = cover_solver(8, false, 5, NQ_METHOD_COVER_EXACT);
    want_status(NQ_OK, nq_solver_assign(solver, 0, 2));
    set(solver, NQ_METHOD, NQ_METHOD_COVER_BACKTRACK);
    want_status(NQ_E_UNSUPPORTED, nq_solver_count(solver, &count));
    want_within(nq_solver_message(solver), "units");
    nq_solver_free(solver);
}

static void test_units_when_the_least_size_is_not_known_then_unsupported(void **state) {
    UNUSED(state);
    uint64_t total;
    nq_solver *solver = cover_solver(8, false, 0, NQ_METHOD_COVER_EXACT);
    want_status(NQ_E_UNSUPPORTED, nq_solver_units(solver, &total));
    nq_solver_free(solver);
}

/* More queens than rows: all squares of the board of two rows. */
static void test_count_when_more_squares_than_rows_are_required_then_one_cover(void **state) {
    UNUSED(state);
    const nq_square all[] = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
    static const int methods[] = {NQ_METHOD_COVER_EXACT, NQ_METHOD_COVER_BACKTRACK};
    for (size_t i = 0; i < COUNT_OF(methods); i++)
        for (uint64_t symmetry = NQ_SYMMETRY_ALL; symmetry <= NQ_SYMMETRY_QUARTER_TURN; symmetry++) {
            nq_problem *problem = cover_problem(2, false, 0);
            want_status(NQ_OK, nq_problem_require(problem, all, 4));
            nq_solver *solver = new_solver_for(problem, methods[i]);
            size_t count;
            set(solver, NQ_SYMMETRY, symmetry);
            want_status(NQ_OK, nq_solver_next(solver));
            (void)nq_solver_solution(solver, &count);
            want_number(4, count);
            want_number(4, get(solver, NQ_BEST));
            want_status(NQ_DONE, nq_solver_next(solver));
            nq_solver_free(solver);
        }
}

static void test_count_when_squares_are_required_then_as_the_other_method(void **state) {
    UNUSED(state);
    const nq_square required[] = {{0, 0}, {2, 3}}, forbidden[] = {{3, 3}, {5, 1}};
    for (int independent = 0; independent <= 1; independent++) {
        nq_problem *problem[2];
        for (int i = 0; i < 2; i++) {
            problem[i] = cover_problem(7, independent, 0);
            want_status(NQ_OK, nq_problem_require(problem[i], required, 2));
            want_status(NQ_OK, nq_problem_forbid(problem[i], forbidden, 2));
        }
        want_same_covers(problem[0], problem[1]);
    }
}

static void test_count_when_nothing_is_allowed_then_none(void **state) {
    UNUSED(state);
    nq_problem *problem = cover_problem(3, false, 0);
    for (uint32_t i = 0; i < 9; i++) {
        nq_square square = {i / 3, i % 3};
        want_status(NQ_OK, nq_problem_forbid(problem, &square, 1));
    }
    nq_solver *solver = new_solver_for(problem, NQ_METHOD_COVER_EXACT);
    want_number(0, count_rest(solver));
    want_number(0, get(solver, NQ_BEST));
    nq_solver_free(solver);
}

static void want_refused(nq_problem *problem, const char *why) {
    nq_solver *solver = new_solver_for(problem, NQ_METHOD_COVER_EXACT);
    want_status(NQ_E_UNSUPPORTED, nq_solver_next(solver));
    want_within(nq_solver_message(solver), why);
    nq_solver_free(solver);
}

static void test_next_when_the_problem_is_another_then_refused(void **state) {
    UNUSED(state);
    nq_problem *problem = cover_problem(8, false, 0);
    want_status(NQ_OK, nq_problem_set(problem, NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS));
    want_refused(problem, "torus");
    problem = cover_problem(8, false, 0);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK));
    want_refused(problem, "queens");
    want_refused(cover_problem(33, false, 0), "wider");
    want_refused(cover_problem(20, false, 33), "32 queens");
    problem = cover_problem(8, false, 0);
    for (uint32_t i = 0; i < 33; i++) {
        nq_square square = {i / 8, i % 8};
        want_status(NQ_OK, nq_problem_require(problem, &square, 1));
    }
    want_refused(problem, "32 queens");
    want_refused(new_problem(8), "cover");
}

/* Takes a walk with the k-th allocation failing; it is made once more then. */
static bool survives(size_t k) {
    purse memory = {.fail_at = k};
    nq_allocator allocator = purse_allocator(&memory);
    nq_problem *problem;
    nq_solver *solver;
    uint64_t count;
    nq_status status;
    if (nq_problem_new(&problem, 6, &allocator) != NQ_OK) want_status(NQ_OK, nq_problem_new(&problem, 6, &allocator));
    want_status(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    want_status(NQ_OK, nq_problem_set(problem, NQ_INDEPENDENT, 1));
    if (nq_solver_new(&solver, problem) != NQ_OK) want_status(NQ_OK, nq_solver_new(&solver, problem));
    nq_problem_free(problem);
    set(solver, NQ_METHOD, NQ_METHOD_COVER_EXACT);
    status = nq_solver_next(solver);
    if (status == NQ_E_NOMEM) status = nq_solver_next(solver);
    want_status(NQ_OK, status);
    status = nq_solver_count(solver, &count);
    if (status == NQ_E_NOMEM) status = nq_solver_count(solver, &count);
    want_status(NQ_DONE, status);
    want_number(120, get(solver, NQ_SOLUTIONS));
    nq_solver_free(solver);
    want_number(memory.taken, memory.returned);
    return k <= memory.taken;
}

static void test_next_when_any_allocation_fails_then_nomem_and_nothing_is_lost(void **state) {
    UNUSED(state);
    for (size_t k = 1; survives(k); k++) during("allocation %zu", k);
}

/* Loads a solver that has covers to deliver, with the k-th allocation of the loading failing. */
static bool loads(size_t k, const unsigned char *bytes, size_t len) {
    purse memory = {.fail_at = 0};
    nq_allocator allocator = purse_allocator(&memory);
    nq_problem *problem;
    nq_solver *solver;
    want_status(NQ_OK, nq_problem_new(&problem, 8, &allocator));
    want_status(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    want_status(NQ_OK, nq_problem_set(problem, NQ_INDEPENDENT, 1));
    memory.fail_at = memory.taken + k;
    nq_status status = nq_solver_load(&solver, problem, bytes, len, NULL);
    bool loaded = status == NQ_OK;
    if (!loaded) want_status(NQ_E_NOMEM, status);
    if (loaded) want_number(728 - 5, count_rest(solver));
    if (loaded) nq_solver_free(solver);
    nq_problem_free(problem);
    want_number(memory.taken, memory.returned);
    return loaded;
}

static void test_load_when_any_allocation_fails_then_nomem(void **state) {
    UNUSED(state);
    unsigned char bytes[32768];
    size_t len = sizeof bytes, k = 1;
    nq_solver *solver = cover_solver(8, true, 0, NQ_METHOD_COVER_EXACT);
    for (int i = 0; i < 5; i++) want_status(NQ_OK, nq_solver_next(solver));
    want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
    nq_solver_free(solver);
    while (!loads(k, bytes, len)) during("allocation %zu", ++k);
    want_true(k > 4, "allocations that failed");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_count_when_n_is_0_to_12_then_published),
        TEST(test_count_when_the_method_is_auto_then_the_same),
        TEST(test_next_when_n_is_0_to_11_then_all_in_order_and_verified),
        TEST(test_next_when_n_is_8_and_9_then_what_plain_branch_and_bound_finds),
        TEST(test_count_when_the_size_is_fixed_then_as_plain_branch_and_bound),
        TEST(test_count_when_the_size_is_too_small_then_none_and_done),
        TEST(test_count_when_every_choice_covers_then_binomial),
        TEST(test_count_when_symmetric_covers_are_asked_then_those_of_the_list),
        TEST(test_count_when_some_were_delivered_then_the_rest),
        TEST(test_count_when_paused_at_every_node_then_the_bounds_close_in),
        TEST(test_next_when_paused_then_the_same_covers),
        TEST(test_save_when_between_any_nodes_then_the_count_goes_on),
        TEST(test_save_when_covers_are_delivered_then_the_rest_follows_in_order),
        TEST(test_assign_when_the_size_is_fixed_then_units_add_up),
        TEST(test_units_when_the_least_size_is_not_known_then_unsupported),
        TEST(test_count_when_more_squares_than_rows_are_required_then_one_cover),
        TEST(test_assign_when_saved_before_the_first_call_then_the_same_units),
        TEST(test_assign_when_another_method_is_set_then_refused),
        TEST(test_load_when_any_allocation_fails_then_nomem),
        TEST(test_count_when_squares_are_required_then_as_the_other_method),
        TEST(test_count_when_nothing_is_allowed_then_none),
        TEST(test_next_when_the_problem_is_another_then_refused),
        TEST(test_next_when_any_allocation_fails_then_nomem_and_nothing_is_lost),
    };
    return cmocka_run_group_tests_name("cover-exact", tests, NULL, NULL);
}
