/* Other rules than the queen's, against published numbers. A method that cannot follow them says so. */
#include "support.h"

/* The number of placements under other rules; UINT64_MAX where the method answers NQ_E_UNSUPPORTED. */
static uint64_t count_under(uint32_t n, int method, uint64_t attacks, uint64_t topology) {
    uint64_t count = 0;
    nq_problem *problem = new_problem(n);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, attacks));
    want_status(NQ_OK, nq_problem_set(problem, NQ_TOPOLOGY, topology));
    nq_solver *solver = new_solver_for(problem, method);
    nq_status status = nq_solver_count(solver, &count);
    if (status == NQ_E_UNSUPPORTED) {
        want_true(*nq_solver_message(solver) != '\0', "the reason");
        count = UINT64_MAX;
    } else {
        want_status(NQ_DONE, status);
    }
    nq_solver_free(solver);
    return count;
}

static void want_under(uint64_t attacks, uint64_t topology, uint32_t first, const uint64_t *published, size_t count) {
    FOR_EACH_METHOD(method) {
        for (size_t i = 0; i < count; i++) {
            uint64_t got = count_under(first + (uint32_t)i, method, attacks, topology);
            if (method == NQ_METHOD_BACKTRACK) want_true(got != UINT64_MAX, "plain backtracking to take any rules");
            if (got != UINT64_MAX) want_number(published[i], got);
        }
    }
}

static void test_count_when_rooks_then_n_factorial(void **state) {
    UNUSED(state);
    static const uint64_t published[] = {1, 1, 2, 6, 24, 120, 720, 5040, 40320};
    want_under(NQ_ATTACKS_ROOK, NQ_TOPOLOGY_PLANE, 0, published, COUNT_OF(published));
}

static void test_count_when_superqueens_then_a051223(void **state) {
    UNUSED(state);
    static const uint64_t published[] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 44, 156};
    want_under(NQ_ATTACKS_QUEEN | NQ_ATTACK_KNIGHT, NQ_TOPOLOGY_PLANE, 1, published, COUNT_OF(published));
}

static void test_count_when_no_two_touch_then_as_published(void **state) {
    UNUSED(state);
    static const uint64_t published[] = {2, 14, 90, 646, 5242};
    want_under(NQ_ATTACKS_ROOK | NQ_ATTACK_TOUCH, NQ_TOPOLOGY_PLANE, 4, published, COUNT_OF(published));
}

static void test_count_when_the_board_is_a_torus_then_a007705(void **state) {
    UNUSED(state);
    static const uint64_t published[] = {1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88};
    want_under(NQ_ATTACKS_QUEEN, NQ_TOPOLOGY_TORUS, 1, published, COUNT_OF(published));
}

static void test_count_when_nothing_attacks_then_n_to_the_n(void **state) {
    UNUSED(state);
    static const uint64_t published[] = {1, 1, 4, 27, 256, 3125};
    want_under(0, NQ_TOPOLOGY_PLANE, 0, published, COUNT_OF(published));
    want_under(NQ_ATTACK_ROW, NQ_TOPOLOGY_PLANE, 0, published, COUNT_OF(published));
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_rooks_then_n_factorial),          TEST(test_count_when_superqueens_then_a051223),
        TEST(test_count_when_no_two_touch_then_as_published),  TEST(test_count_when_the_board_is_a_torus_then_a007705),
        TEST(test_count_when_nothing_attacks_then_n_to_the_n),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
