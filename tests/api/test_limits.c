#include "support.h"

/* Runs until NQ_DONE, resuming after every pause, and answers how many pauses there were. */
static uint64_t run_to_the_end(nq_solver *solver) {
    uint64_t pauses = 0;
    nq_status status;
    while ((status = nq_solver_run(solver)) == NQ_PAUSED) {
        pauses++;
        want_true(pauses < 1000000, "an end");
    }
    want_status(NQ_DONE, status);
    return pauses;
}

static void test_run_when_the_limit_is_3_then_exactly_3(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *got = new_list(8);
        nq_solver *solver = new_solver(8, method);
        set(solver, NQ_LIMIT_SOLUTIONS, 3);
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, push_into, got));
        want_status(NQ_PAUSED, nq_solver_run(solver));
        want_number(3, got->count);
        want_number(3, get(solver, NQ_SOLUTIONS));
        nq_solver_free(solver);
        free_list(got);
    }
}

static void test_count_when_the_limit_is_3_then_exactly_3(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint64_t count = 0;
        nq_solver *solver = new_solver(8, method);
        set(solver, NQ_LIMIT_SOLUTIONS, 3);
        want_status(NQ_PAUSED, nq_solver_count(solver, &count));
        want_number(3, count);
        set(solver, NQ_LIMIT_SOLUTIONS, 0);
        want_number(89, count_rest(solver));
        nq_solver_free(solver);
    }
}

static void test_next_when_the_limit_is_3_then_paused_after_3_with_a_fresh_budget(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(8, method);
        set(solver, NQ_LIMIT_SOLUTIONS, 3);
        for (int round = 0; round < 5; round++) {
            for (int i = 0; i < 3; i++) want_status(NQ_OK, nq_solver_next(solver));
            want_status(NQ_PAUSED, nq_solver_next(solver));
        }
        want_number(15, get(solver, NQ_SOLUTIONS));
        nq_solver_free(solver);
    }
}

static void test_run_when_any_limit_of_solutions_then_all_92_in_order(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *all = pull_all(new_solver(8, method));
        for (uint64_t limit = 1; limit <= 100; limit++) {
            list *got = new_list(8);
            nq_solver *solver = new_solver(8, method);
            set(solver, NQ_LIMIT_SOLUTIONS, limit);
            want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, push_into, got));
            run_to_the_end(solver);
            want_same_lists(all, got);
            nq_solver_free(solver);
            free_list(got);
        }
        free_list(all);
    }
}

static void test_run_when_any_limit_of_nodes_then_all_92_in_order_and_the_same_nodes(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *all = pull_all(new_solver(8, method));
        nq_solver *whole = new_solver(8, method);
        want_status(NQ_DONE, nq_solver_run(whole));
        for (uint64_t limit = 1; limit < 3000; limit += 1 + limit / 4) {
            list *got = new_list(8);
            nq_solver *solver = new_solver(8, method);
            set(solver, NQ_LIMIT_NODES, limit);
            want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, push_into, got));
            uint64_t pauses = run_to_the_end(solver);
            if (limit < 100) want_true(pauses > 0, "a small budget to be met");
            want_same_lists(all, got);
            want_number(get(whole, NQ_NODES), get(solver, NQ_NODES));
            nq_solver_free(solver);
            free_list(got);
        }
        nq_solver_free(whole);
        free_list(all);
    }
}

static void test_count_when_any_limit_of_nodes_then_the_parts_add_up(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint64_t limit = 1; limit < 3000; limit += 1 + limit / 4) {
            uint64_t sum = 0, part = 0, calls = 0;
            nq_solver *solver = new_solver(8, method);
            set(solver, NQ_LIMIT_NODES, limit);
            while (nq_solver_count(solver, &part) == NQ_PAUSED) {
                sum += part;
                want_true(++calls < 100000, "an end");
            }
            want_number(92, sum + part);
            nq_solver_free(solver);
        }
    }
}

static void test_run_when_the_limit_is_nodes_then_no_more_than_those_are_searched(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(20, NQ_METHOD_BACKTRACK);
    set(solver, NQ_LIMIT_NODES, 1000);
    for (uint64_t round = 1; round <= 10; round++) {
        want_status(NQ_PAUSED, nq_solver_next(solver));
        want_number(1000 * round, get(solver, NQ_NODES));
    }
    nq_solver_free(solver);
}

static void test_count_when_the_limit_is_20_ms_then_paused_soon(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint64_t count, best = UINT64_MAX;
        nq_solver *solver = new_solver(20, method);
        set(solver, NQ_LIMIT_MS, 20);
        for (int attempt = 0; attempt < 5; attempt++) { /* the machine may be busy: the best of five */
            uint64_t start = now_ms();
            want_status(NQ_PAUSED, nq_solver_count(solver, &count));
            uint64_t spent = now_ms() - start;
            want_true(spent >= 15, "no pause before its time");
            if (spent < best) best = spent;
        }
        want_true(best < 20 + 50, "a pause within 50 ms of its time");
        want_true(get(solver, NQ_ELAPSED_NS) >= UINT64_C(75000000), "the time to be told");
        nq_solver_free(solver);
    }
}

static void test_calls_when_paused_at_random_and_mixed_then_nothing_is_lost(void **state) {
    UNUSED(state);
    uint32_t seed = 7;
    FOR_EACH_METHOD(method) {
        for (int round = 0; round < 20; round++) {
            uint64_t sum = 0, part;
            nq_status status = NQ_OK;
            nq_solver *solver = new_solver(9, method);
            while (status != NQ_DONE) {
                set(solver, NQ_LIMIT_NODES, 1 + next_random(&seed, 500));
                if (next_random(&seed, 2) == 0) {
                    status = nq_solver_next(solver);
                    sum += status == NQ_OK;
                } else {
                    status = nq_solver_count(solver, &part);
                    sum += part;
                }
                want_true(status == NQ_OK || status == NQ_PAUSED || status == NQ_DONE, "no other answer");
            }
            want_number(352, sum);
            want_number(352, get(solver, NQ_SOLUTIONS));
            nq_solver_free(solver);
        }
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_run_when_the_limit_is_3_then_exactly_3),
        TEST(test_count_when_the_limit_is_3_then_exactly_3),
        TEST(test_next_when_the_limit_is_3_then_paused_after_3_with_a_fresh_budget),
        TEST(test_run_when_any_limit_of_solutions_then_all_92_in_order),
        TEST(test_run_when_any_limit_of_nodes_then_all_92_in_order_and_the_same_nodes),
        TEST(test_count_when_any_limit_of_nodes_then_the_parts_add_up),
        TEST(test_run_when_the_limit_is_nodes_then_no_more_than_those_are_searched),
        TEST(test_count_when_the_limit_is_20_ms_then_paused_soon),
        TEST(test_calls_when_paused_at_random_and_mixed_then_nothing_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
