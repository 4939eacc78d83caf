#include "support.h"

static void want_nodes(uint32_t n, uint64_t nodes) {
    nq_solver *solver = new_solver(n, NQ_METHOD_BACKTRACK);
    want_number(known_counts(n).all, count_rest(solver));
    want_number(nodes, get(solver, NQ_NODES));
    nq_solver_free(solver);
}

static void test_nodes_when_all_solutions_of_13_are_counted_then_as_published(void **state) {
    UNUSED(state);
    want_nodes(13, 4601178);
}

static void test_nodes_when_all_solutions_of_14_are_counted_then_as_published(void **state) {
    UNUSED(state);
    want_nodes(14, 26992957);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_nodes_when_all_solutions_of_13_are_counted_then_as_published),
        TEST(test_nodes_when_all_solutions_of_14_are_counted_then_as_published),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
