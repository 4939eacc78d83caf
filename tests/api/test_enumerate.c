#include "support.h"

static void test_next_when_n_is_4_then_both_solutions_in_order(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(4, method);
        want_status(NQ_OK, nq_solver_next(solver));
        want_text("1 3 0 2", solution_text(solver));
        want_status(NQ_OK, nq_solver_next(solver));
        want_text("2 0 3 1", solution_text(solver));
        want_status(NQ_DONE, nq_solver_next(solver));
        nq_solver_free(solver);
    }
}

static void test_next_when_n_is_8_then_begins_and_ends_as_published(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *all = pull_all(new_solver(8, method));
        want_number(92, all->count);
        want_text("0 4 7 5 2 6 1 3", columns_text(in_list(all, 0), 8));
        want_text("0 5 7 2 6 3 1 4", columns_text(in_list(all, 1), 8));
        want_text("7 3 0 2 5 1 6 4", columns_text(in_list(all, 91), 8));
        free_list(all);
    }
}

static void test_next_when_walked_then_ascending_and_every_one_verified(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 1; n <= 9; n++) {
            list *all = pull_all(new_solver(n, method));
            nq_problem *problem = new_problem(n);
            want_number(known_counts(n).all, all->count);
            for (size_t i = 0; i < all->count; i++) {
                want_status(NQ_OK, nq_problem_check(problem, in_list(all, i), n, NULL));
                if (i == 0) continue;
                want_true(compare_placements(in_list(all, i - 1), in_list(all, i), n) < 0, "lexicographic order");
            }
            nq_problem_free(problem);
            free_list(all);
        }
    }
}

static void test_methods_when_compared_then_the_same_sequence(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 10; n++) {
        list *want = pull_all(new_solver(n, NQ_METHOD_BACKTRACK));
        FOR_EACH_METHOD(method) {
            list *got = pull_all(new_solver(n, method));
            want_same_lists(want, got);
            free_list(got);
        }
        free_list(want);
    }
}

static void test_run_when_compared_with_next_then_the_same_sequence(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *pulled = pull_all(new_solver(8, method)), *pushed = new_list(8);
        nq_solver *solver = new_solver(8, method);
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, push_into, pushed));
        want_status(NQ_DONE, nq_solver_run(solver));
        want_same_lists(pulled, pushed);
        nq_solver_free(solver);
        free_list(pulled);
        free_list(pushed);
    }
}

static void test_run_when_there_is_no_callback_then_counts_on_and_is_done(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(8, method);
        want_status(NQ_DONE, nq_solver_run(solver));
        want_number(92, get(solver, NQ_SOLUTIONS));
        nq_solver_free(solver);
    }
}

static void test_count_when_n_is_small_then_as_many_as_next_delivers(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 0; n <= 9; n++) {
            nq_solver *solver = new_solver(n, method);
            want_number(known_counts(n).all, count_rest(solver));
            want_number(known_counts(n).all, get(solver, NQ_SOLUTIONS));
            nq_solver_free(solver);
        }
    }
}

static void test_next_when_n_is_0_then_the_empty_placement_once(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        size_t count = 99;
        nq_solver *solver = new_solver(0, method);
        want_true(nq_solver_solution(solver, &count) == NULL, "no solution before the first call");
        want_number(0, count);
        want_status(NQ_OK, nq_solver_next(solver));
        want_true(nq_solver_solution(solver, &count) != NULL, "not NULL for the empty solution");
        want_number(0, count);
        want_status(NQ_DONE, nq_solver_next(solver));
        nq_solver_free(solver);
    }
}

static void test_next_when_n_is_1_then_one_queen(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(1, method);
        want_status(NQ_OK, nq_solver_next(solver));
        want_text("0", solution_text(solver));
        want_status(NQ_DONE, nq_solver_next(solver));
        nq_solver_free(solver);
    }
}

static void test_next_when_n_is_2_or_3_then_done_and_no_error(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 2; n <= 3; n++) {
            nq_solver *solver = new_solver(n, method);
            want_status(NQ_DONE, nq_solver_next(solver));
            want_true(nq_solver_solution(solver, NULL) == NULL, "no solution");
            want_text("", nq_solver_message(solver));
            want_number(0, count_rest(solver));
            nq_solver_free(solver);
        }
    }
}

static void test_next_when_done_then_stays_done_without_a_solution(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(4, method);
        want_number(2, count_rest(solver));
        for (int i = 0; i < 3; i++) {
            want_status(NQ_DONE, nq_solver_next(solver));
            want_true(nq_solver_solution(solver, NULL) == NULL, "no solution after the last");
            want_status(NQ_DONE, nq_solver_run(solver));
            want_number(0, count_rest(solver));
        }
        want_number(2, get(solver, NQ_SOLUTIONS));
        nq_solver_free(solver);
    }
}

static void test_count_when_10_were_pulled_then_the_other_82(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(8, method);
        for (int i = 0; i < 10; i++) want_status(NQ_OK, nq_solver_next(solver));
        want_number(82, count_rest(solver));
        want_number(92, get(solver, NQ_SOLUTIONS));
        nq_solver_free(solver);
    }
}

static void test_run_when_10_were_pulled_then_the_other_82_and_none_twice(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *all = pull_all(new_solver(8, method)), *got = new_list(8);
        nq_solver *solver = new_solver(8, method);
        pull_into(got, solver, 10);
        want_number(10, got->count);
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, push_into, got));
        want_status(NQ_DONE, nq_solver_run(solver));
        want_same_lists(all, got);
        nq_solver_free(solver);
        free_list(all);
        free_list(got);
    }
}

static void test_calls_when_mixed_at_every_point_then_the_sum_is_whole(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint64_t pulled = 0; pulled <= 92; pulled++) {
            nq_solver *solver = new_solver(8, method);
            for (uint64_t i = 0; i < pulled; i++) want_status(NQ_OK, nq_solver_next(solver));
            want_number(92 - pulled, count_rest(solver));
            nq_solver_free(solver);
        }
    }
}

static void test_next_when_the_board_has_64_rows_then_the_search_runs(void **state) {
    UNUSED(state);
    for (uint32_t n = 31; n <= 64; n++) { /* shifts at 31, 32, 63 and 64 */
        if (n > 33 && n < 63) continue;
        during("n = %u", (unsigned)n);
        nq_solver *solver = new_solver(n, NQ_METHOD_BITBOARD), *plain = new_solver(n, NQ_METHOD_BACKTRACK);
        set(solver, NQ_LIMIT_NODES, 100000);
        set(plain, NQ_LIMIT_NODES, 100000);
        want_status(nq_solver_next(plain), nq_solver_next(solver));
        want_text("", nq_solver_message(solver));
        nq_solver_free(solver);
        nq_solver_free(plain);
    }
}

static void test_bitboard_when_most_queens_are_required_at_64_then_the_solution_is_found(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {31, 32, 33, 63, 64};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        uint32_t n = sizes[i];
        FOR_EACH_METHOD(method) {
            nq_square squares[64];
            nq_problem *problem = new_problem(n);
            want_status(NQ_OK, nq_find(n, squares));
            want_status(NQ_OK, nq_problem_require(problem, squares + 4, n - 8)); /* four free rows at each end */
            list *all = pull_all(new_solver_for(problem, method));
            bool found = false;
            for (size_t k = 0; k < all->count; k++) found |= same_placement(in_list(all, k), squares, n);
            want_true(found, "the construction among its own completions");
            free_list(all);
        }
    }
}

static void test_bitboard_when_past_64_then_unsupported_with_a_reason(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(65, NQ_METHOD_BITBOARD);
    want_status(NQ_E_UNSUPPORTED, nq_solver_next(solver));
    want_within(nq_solver_message(solver), "64");
    set(solver, NQ_METHOD, NQ_METHOD_BACKTRACK); /* the search has not begun */
    set(solver, NQ_LIMIT_NODES, 100);
    want_status(NQ_PAUSED, nq_solver_next(solver));
    nq_solver_free(solver);
}

static void test_solution_when_next_is_called_then_the_pointer_is_refreshed(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(6, NQ_METHOD_BITBOARD);
    want_true(nq_solver_solution(solver, NULL) == NULL, "no solution before the first call");
    want_status(NQ_OK, nq_solver_next(solver));
    want_text("1 3 5 0 2 4", solution_text(solver));
    want_text("1 3 5 0 2 4", solution_text(solver)); /* reading moves nothing */
    want_status(NQ_OK, nq_solver_next(solver));
    want_text("2 5 1 4 0 3", solution_text(solver));
    nq_solver_free(solver);
}

static void test_strategy_when_the_search_has_begun_then_fixed_until_reset(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_BACKTRACK);
    want_status(NQ_OK, nq_solver_next(solver));
    want_status(NQ_E_STATE, nq_solver_set(solver, NQ_METHOD, NQ_METHOD_BITBOARD));
    want_status(NQ_E_STATE, nq_solver_set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL));
    want_status(NQ_E_STATE, nq_solver_assign(solver, 0, 1));
    want_status(NQ_E_STATE, nq_solver_random(solver, NULL, NULL));
    set(solver, NQ_LIMIT_SOLUTIONS, 0); /* limits at any time */
    want_status(NQ_OK, nq_solver_reset(solver));
    set(solver, NQ_METHOD, NQ_METHOD_BITBOARD);
    want_number(92, count_rest(solver));
    nq_solver_free(solver);
}

static void test_reset_when_half_way_then_from_the_start_with_the_same_options(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *pushed = new_list(8);
        nq_solver *solver = new_canonical_solver(8, method);
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, push_into, pushed));
        for (int i = 0; i < 5; i++) want_status(NQ_OK, nq_solver_next(solver));
        want_status(NQ_OK, nq_solver_reset(solver));
        want_true(nq_solver_solution(solver, NULL) == NULL, "no solution before the first call");
        for (nq_key key = NQ_SOLUTIONS; key <= NQ_TRIALS_FAILED; key++) {
            if (key != NQ_UNITS_TOTAL) want_number(0, get(solver, key));
        }
        want_number(method, get(solver, NQ_METHOD));
        want_status(NQ_DONE, nq_solver_run(solver));
        want_number(12, pushed->count);
        nq_solver_free(solver);
        free_list(pushed);
    }
}

static void test_reset_when_done_or_new_then_the_same_again(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(7, method);
        for (int i = 0; i < 3; i++) {
            want_status(NQ_OK, nq_solver_reset(solver));
            want_number(40, count_rest(solver));
        }
        nq_solver_free(solver);
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_next_when_n_is_4_then_both_solutions_in_order),
        TEST(test_next_when_n_is_8_then_begins_and_ends_as_published),
        TEST(test_next_when_walked_then_ascending_and_every_one_verified),
        TEST(test_methods_when_compared_then_the_same_sequence),
        TEST(test_run_when_compared_with_next_then_the_same_sequence),
        TEST(test_run_when_there_is_no_callback_then_counts_on_and_is_done),
        TEST(test_count_when_n_is_small_then_as_many_as_next_delivers),
        TEST(test_next_when_n_is_0_then_the_empty_placement_once),
        TEST(test_next_when_n_is_1_then_one_queen),
        TEST(test_next_when_n_is_2_or_3_then_done_and_no_error),
        TEST(test_next_when_done_then_stays_done_without_a_solution),
        TEST(test_count_when_10_were_pulled_then_the_other_82),
        TEST(test_run_when_10_were_pulled_then_the_other_82_and_none_twice),
        TEST(test_calls_when_mixed_at_every_point_then_the_sum_is_whole),
        TEST(test_next_when_the_board_has_64_rows_then_the_search_runs),
        TEST(test_bitboard_when_most_queens_are_required_at_64_then_the_solution_is_found),
        TEST(test_bitboard_when_past_64_then_unsupported_with_a_reason),
        TEST(test_solution_when_next_is_called_then_the_pointer_is_refreshed),
        TEST(test_strategy_when_the_search_has_begun_then_fixed_until_reset),
        TEST(test_reset_when_half_way_then_from_the_start_with_the_same_options),
        TEST(test_reset_when_done_or_new_then_the_same_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
