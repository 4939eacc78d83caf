#include "support.h"

static void test_nodes_when_the_first_solution_is_found_then_as_published(void **state) {
    UNUSED(state);
    static const struct {
        uint32_t n;
        uint64_t nodes;
    } published[] = {{8, 113}, {10, 102}, {12, 261}, {14, 1899}, {16, 10052}, {18, 41299}, {20, 199635}};
    for (size_t i = 0; i < COUNT_OF(published); i++) {
        nq_solver *solver = new_solver(published[i].n, NQ_METHOD_BACKTRACK);
        during("n = %u", (unsigned)published[i].n);
        want_status(NQ_OK, nq_solver_next(solver));
        want_number(published[i].nodes, get(solver, NQ_NODES));
        nq_solver_free(solver);
    }
}

static void test_nodes_when_there_is_no_solution_then_3_and_6(void **state) {
    UNUSED(state);
    for (uint32_t n = 2; n <= 3; n++) {
        nq_solver *solver = new_solver(n, NQ_METHOD_BACKTRACK);
        want_status(NQ_DONE, nq_solver_next(solver));
        want_number(n == 2 ? 3 : 6, get(solver, NQ_NODES));
        nq_solver_free(solver);
    }
}

static void test_tests_when_the_first_solution_is_found_then_as_in_a140450(void **state) {
    UNUSED(state);
    static const struct {
        uint32_t n;
        uint64_t tests;
    } published[] = {{8, 876}, {10, 975}, {12, 3066}, {14, 26495}, {16, 160712}};
    for (size_t i = 0; i < COUNT_OF(published); i++) {
        nq_solver *solver = new_solver(published[i].n, NQ_METHOD_BACKTRACK);
        during("n = %u", (unsigned)published[i].n);
        want_status(NQ_OK, nq_solver_next(solver));
        want_number(published[i].tests, get(solver, NQ_TESTS));
        nq_solver_free(solver);
    }
}

static void want_nodes_of_all(uint32_t n, uint64_t nodes) {
    nq_solver *counting = new_solver(n, NQ_METHOD_BACKTRACK), *running = new_solver(n, NQ_METHOD_BACKTRACK);
    count_rest(counting);
    want_number(nodes, get(counting, NQ_NODES));
    want_status(NQ_DONE, nq_solver_run(running));
    want_number(nodes, get(running, NQ_NODES));
    nq_solver_free(counting);
    nq_solver_free(running);
}

static void test_nodes_when_all_solutions_are_found_then_as_published(void **state) {
    UNUSED(state);
    want_nodes_of_all(8, 1965);
    want_nodes_of_all(10, 34815);
    want_nodes_of_all(12, 841989);
}

static void test_statistics_when_new_then_zero(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_BACKTRACK);
    for (nq_key key = NQ_SOLUTIONS; key <= NQ_TRIALS_FAILED; key++) {
        if (key != NQ_UNITS_TOTAL) want_number(0, get(solver, key));
    }
    nq_solver_free(solver);
}

static void test_statistics_when_not_canonical_then_no_orbits(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(8, method);
        want_number(92, count_rest(solver));
        want_number(0, get(solver, NQ_ORBITS));
        want_number(0, get(solver, NQ_ORBITS_8) + get(solver, NQ_ORBITS_4) + get(solver, NQ_ORBITS_2));
        want_number(0, get(solver, NQ_ORBITS_1));
        nq_solver_free(solver);
    }
}

static void test_statistics_when_counting_or_pulling_then_the_same_nodes(void **state) {
    UNUSED(state);
    static const nq_key keys[] = {NQ_SOLUTIONS, NQ_NODES, NQ_TESTS, NQ_BACKTRACKS};
    FOR_EACH_METHOD(method) {
        nq_solver *counting = new_solver(9, method), *pulling = new_solver(9, method);
        count_rest(counting);
        while (nq_solver_next(pulling) == NQ_OK) continue;
        for (size_t i = 0; i < COUNT_OF(keys); i++) want_number(get(counting, keys[i]), get(pulling, keys[i]));
        nq_solver_free(counting);
        nq_solver_free(pulling);
    }
}

static void test_elapsed_when_calls_are_made_then_grows(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint64_t last = 0;
        nq_solver *solver = new_solver(8, method);
        for (int i = 0; i < 10; i++) {
            want_status(NQ_OK, nq_solver_next(solver));
            uint64_t now = get(solver, NQ_ELAPSED_NS);
            want_true(now > last, "time spent in each call");
            last = now;
        }
        nq_solver_free(solver);
    }
}

static void test_get_when_the_same_seed_then_the_same_search(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint64_t nodes[2];
        for (uint64_t i = 0; i < 2; i++) {
            nq_solver *solver = new_solver(12, method);
            set(solver, NQ_SEED, 99);
            want_status(NQ_OK, nq_solver_next(solver));
            nodes[i] = get(solver, NQ_NODES);
            nq_solver_free(solver);
        }
        want_number(nodes[0], nodes[1]);
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_nodes_when_the_first_solution_is_found_then_as_published),
        TEST(test_nodes_when_there_is_no_solution_then_3_and_6),
        TEST(test_tests_when_the_first_solution_is_found_then_as_in_a140450),
        TEST(test_nodes_when_all_solutions_are_found_then_as_published),
        TEST(test_statistics_when_new_then_zero),
        TEST(test_statistics_when_not_canonical_then_no_orbits),
        TEST(test_statistics_when_counting_or_pulling_then_the_same_nodes),
        TEST(test_elapsed_when_calls_are_made_then_grows),
        TEST(test_get_when_the_same_seed_then_the_same_search),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
