/* What the teaching methods deliver: everything, once, whatever the order, the restrictions and the units. */
#include "teaching.h"

static int by_columns(const void *a, const void *b) {
    return compare_placements(a, b, 8); /* only the lists of 8 queens are sorted */
}

static list *sorted(list *self) {
    if (self->count) qsort(self->squares, self->count, self->n * sizeof *self->squares, by_columns);
    return self;
}

static void test_count_when_n_is_0_to_9_then_known_in_every_order(void **state) {
    UNUSED(state);
    for (uint32_t n = 0; n <= 9; n++) {
        FOR_EACH_TEACHING(method) {
            for (uint64_t order = 0; order < ORDERS; order++) {
                nq_solver *solver = teaching_solver(n, method, order, 3);
                want_number(known_counts(n).all, count_rest(solver));
                want_status(NQ_DONE, nq_solver_next(solver));
                nq_solver_free(solver);
            }
        }
    }
}

static void test_count_when_n_is_12_then_14200(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        nq_solver *solver = teaching_solver(12, method, NQ_VALUE_ORDER_ASCENDING, 0);
        want_number(14200, count_rest(solver));
        nq_solver_free(solver);
    }
}

static void test_count_when_canonical_then_the_orbits(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 9; n++) {
        FOR_EACH_TEACHING(method) {
            nq_solver *solver = teaching_solver(n, method, NQ_VALUE_ORDER_CENTRE_OUT, 0);
            set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
            want_number(known_counts(n).orbits, count_rest(solver));
            nq_solver_free(solver);
        }
    }
}

static void test_next_when_n_is_8_then_the_set_that_backtracking_delivers(void **state) {
    UNUSED(state);
    list *want = pull_all(new_solver(8, NQ_METHOD_BACKTRACK));
    FOR_EACH_TEACHING(method) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            list *got = sorted(pull_all(teaching_solver(8, method, order, 9)));
            want_same_lists(want, got);
            free_list(got);
        }
    }
    free_list(want);
}

static void test_next_when_the_order_depends_on_the_path_only_then_the_same_sequence_by_all_three(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 9; n++) {
        for (uint64_t order = 0; order < NQ_VALUE_ORDER_LAST_RESTORED; order++) {
            list *want = pull_all(teaching_solver(n, NQ_METHOD_MRV, order, 5));
            FOR_EACH_TEACHING(method) {
                list *got = pull_all(teaching_solver(n, method, order, 5));
                want_same_lists(want, got);
                free_list(got);
            }
            free_list(want);
        }
    }
}

static void test_next_when_n_is_7_then_depth_first_and_not_lexicographic(void **state) {
    UNUSED(state);
    list *all = pull_all(teaching_solver(7, NQ_METHOD_MRV, NQ_VALUE_ORDER_ASCENDING, 0));
    want_text("1 3 5 0 2 4 6", columns_text(in_list(all, 4), 7));
    want_text("1 3 0 6 4 2 5", columns_text(in_list(all, 5), 7));
    free_list(all);
}

/* Some squares of an 8 by 8 board; those that would contradict the others are left out. */
static nq_problem *restricted_problem(uint32_t *seed) {
    nq_problem *problem = new_problem(8);
    for (uint32_t i = next_random(seed, 3); i > 0; i--) {
        nq_square square = {next_random(seed, 8), next_random(seed, 8)};
        nq_status status = nq_problem_require(problem, &square, 1);
        want_true(status == NQ_OK || status == NQ_E_CONFLICT, "required or in conflict");
    }
    for (uint32_t i = next_random(seed, 20); i > 0; i--) {
        nq_square square = {next_random(seed, 8), next_random(seed, 8)};
        nq_status status = nq_problem_forbid(problem, &square, 1);
        want_true(status == NQ_OK || status == NQ_E_CONFLICT, "forbidden or in conflict");
    }
    return problem;
}

static void test_next_when_squares_are_required_and_forbidden_then_the_set_that_backtracking_delivers(void **state) {
    UNUSED(state);
    for (uint32_t round = 0; round < 100; round++) {
        uint32_t seed = round;
        list *want = pull_all(new_solver_for(restricted_problem(&seed), NQ_METHOD_BACKTRACK));
        FOR_EACH_TEACHING(method) {
            for (uint64_t order = 0; order < ORDERS; order++) {
                seed = round;
                nq_solver *solver = new_solver_for(restricted_problem(&seed), (int)method);
                during("round %u, method %d, order %d", (unsigned)round, (int)method, (int)order);
                list *got = sorted(pull_all(with_order(solver, order, round)));
                want_same_lists(want, got);
                free_list(got);
            }
        }
        free_list(want);
    }
}

static void test_count_when_a_column_is_forbidden_then_restarts_end_with_a_proof(void **state) {
    UNUSED(state);
    uint64_t restarts = 0;
    FOR_EACH_TEACHING(method) {
        for (uint32_t col = 0; col < 9; col++) {
            nq_problem *problem = new_problem(9);
            for (uint32_t row = 0; row < 9; row++)
                want_status(NQ_OK, nq_problem_forbid(problem, &(nq_square){row, col}, 1));
            nq_solver *solver = with_order(new_solver_for(problem, (int)method), NQ_VALUE_ORDER_RESTARTS, 1);
            want_status(NQ_DONE, nq_solver_next(solver));
            restarts += get(solver, NQ_RESTARTS);
            nq_solver_free(solver);
        }
    }
    want_true(restarts > 0, "restarts");
}

static void test_count_when_each_unit_is_assigned_then_the_counts_add_up(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            uint64_t sum = 0;
            for (uint64_t unit = 0; unit < 64; unit++) {
                nq_solver *solver = teaching_solver(8, method, order, 2);
                set(solver, NQ_UNIT_DEPTH, 2);
                want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
                sum += count_rest(solver);
                nq_solver_free(solver);
            }
            want_number(92, sum);
        }
    }
}

static void test_first_when_n_is_1000_then_a_verified_solution_for_20_seeds(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(1000);
    FOR_EACH_TEACHING(method) {
        for (uint64_t seed = 1; seed <= 20; seed++) {
            nq_solver *solver = teaching_solver(1000, method, NQ_VALUE_ORDER_RESTARTS, seed);
            size_t count;
            want_status(NQ_OK, nq_solver_next(solver));
            const nq_square *squares = nq_solver_solution(solver, &count);
            want_status(NQ_OK, nq_problem_check(problem, squares, count, NULL));
            nq_solver_free(solver);
        }
    }
    nq_problem_free(problem);
}

static void want_refused(size_t method, nq_problem *problem, uint64_t order, const char *why) {
    nq_solver *solver = with_order(new_solver_for(problem, (int)method), order, 0);
    want_status(NQ_E_UNSUPPORTED, nq_solver_next(solver));
    want_within(nq_solver_message(solver), why);
    nq_solver_free(solver);
}

static nq_problem *problem_with(nq_key key, uint64_t value) {
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_set(problem, key, value));
    return problem;
}

static void test_next_when_the_problem_is_not_for_it_then_refused_with_a_reason(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        want_refused(method, problem_with(NQ_GOAL, NQ_GOAL_COVER), 0, "cover");
        want_refused(method, problem_with(NQ_ATTACKS, NQ_ATTACKS_ROOK), 0, "queens");
        want_refused(method, problem_with(NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS), 0, "torus");
        want_refused(method, new_problem(2501), NQ_VALUE_ORDER_LAST_RESTORED, "2500");
        want_refused(method, new_problem(70000), 0, method == NQ_METHOD_ARC_CONSISTENCY ? "5" : "65535");
    }
    want_refused(NQ_METHOD_ARC_CONSISTENCY, new_problem(5001), 0, "5000");
    nq_solver *solver = new_solver_for(problem_with(NQ_ATTACKS, NQ_ATTACKS_QUEEN - NQ_ATTACK_ROW), NQ_METHOD_MRV);
    want_number(92, count_rest(solver)); /* a queen in each row is a rule of every placement */
    nq_solver_free(solver);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_n_is_0_to_9_then_known_in_every_order),
        TEST(test_count_when_n_is_12_then_14200),
        TEST(test_count_when_canonical_then_the_orbits),
        TEST(test_next_when_n_is_8_then_the_set_that_backtracking_delivers),
        TEST(test_next_when_the_order_depends_on_the_path_only_then_the_same_sequence_by_all_three),
        TEST(test_next_when_n_is_7_then_depth_first_and_not_lexicographic),
        TEST(test_next_when_squares_are_required_and_forbidden_then_the_set_that_backtracking_delivers),
        TEST(test_count_when_a_column_is_forbidden_then_restarts_end_with_a_proof),
        TEST(test_count_when_each_unit_is_assigned_then_the_counts_add_up),
        TEST(test_first_when_n_is_1000_then_a_verified_solution_for_20_seeds),
        TEST(test_next_when_the_problem_is_not_for_it_then_refused_with_a_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
