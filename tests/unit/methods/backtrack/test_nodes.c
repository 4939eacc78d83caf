/* Node counts: those of the published course, and how the methods relate. */
#include "teaching.h"

typedef struct expected {
    uint32_t n;
    uint64_t nodes;
} expected;

static uint64_t nodes_to_first(uint32_t n, size_t method, uint64_t order, uint64_t seed) {
    nq_solver *solver = teaching_solver(n, method, order, seed);
    want_status(n == 2 || n == 3 ? NQ_DONE : NQ_OK, nq_solver_next(solver));
    uint64_t nodes = get(solver, NQ_NODES);
    nq_solver_free(solver);
    return nodes;
}

static void expect(size_t method, uint64_t order, const expected *table, size_t count) {
    for (size_t i = 0; i < count; i++) want_number(table[i].nodes, nodes_to_first(table[i].n, method, order, 0));
}

static void test_nodes_when_mrv_finds_the_first_solution_then_as_published(void **state) {
    UNUSED(state);
    static const expected table[] = {{2, 1},    {3, 3},   {6, 19},  {8, 52},  {10, 26},
                                     {12, 107}, {14, 91}, {16, 37}, {18, 44}, {20, 112}};
    expect(NQ_METHOD_MRV, NQ_VALUE_ORDER_ASCENDING, table, COUNT_OF(table));
}

static void test_nodes_when_forward_checking_finds_the_first_solution_then_as_published(void **state) {
    UNUSED(state);
    static const expected table[] = {{8, 52}, {10, 26}, {12, 107}, {14, 91}, {16, 37}};
    expect(NQ_METHOD_FORWARD_CHECK, NQ_VALUE_ORDER_ASCENDING, table, COUNT_OF(table));
}

static void test_nodes_when_values_come_last_restored_first_then_as_the_course_published(void **state) {
    UNUSED(state);
    static const expected table[] = {{6, 19}, {8, 51}, {10, 26}, {12, 84}, {14, 105}, {16, 37}, {18, 53}, {20, 94}};
    expect(NQ_METHOD_FORWARD_CHECK, NQ_VALUE_ORDER_LAST_RESTORED, table, COUNT_OF(table));
}

static void test_nodes_when_the_boards_have_2_or_3_rows_then_arc_consistency_needs_none(void **state) {
    UNUSED(state);
    static const expected table[] = {{1, 1}, {2, 0}, {3, 0}, {4, 4}, {8, 10}, {12, 24}, {20, 34}};
    expect(NQ_METHOD_ARC_CONSISTENCY, NQ_VALUE_ORDER_ASCENDING, table, COUNT_OF(table));
}

static void
test_nodes_when_n_is_4_to_30_then_mrv_equals_forward_checking_and_arc_consistency_has_no_more(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 30; n++) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            bool drawn = order == NQ_VALUE_ORDER_RANDOM;
            for (uint64_t seed = 0; seed < (drawn ? 20u : 1u); seed++) {
                uint64_t forward = nodes_to_first(n, NQ_METHOD_FORWARD_CHECK, order, seed);
                want_number(forward, nodes_to_first(n, NQ_METHOD_MRV, order, seed));
                uint64_t arcs = nodes_to_first(n, NQ_METHOD_ARC_CONSISTENCY, order, seed);
                if (order != NQ_VALUE_ORDER_RESTARTS) want_true(arcs <= forward, "no more than forward checking");
            }
        }
    }
}

static void test_nodes_when_descending_then_the_mirror_image_of_ascending(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        for (uint32_t n = 4; n <= 24; n++)
            want_number(nodes_to_first(n, method, NQ_VALUE_ORDER_ASCENDING, 0),
                        nodes_to_first(n, method, NQ_VALUE_ORDER_DESCENDING, 0));
    }
}

static void test_nodes_when_all_solutions_are_found_then_as_in_the_table(void **state) {
    UNUSED(state);
    static const struct {
        uint32_t n;
        uint64_t safe, consistent;
    } table[] = {{6, 79, 23}, {7, 286, 196}, {8, 977, 491}, {9, 3922, 2004}, {10, 14029, 5375}, {11, 61464, 21910}};
    for (size_t i = 0; i < COUNT_OF(table); i++) {
        FOR_EACH_TEACHING(method) {
            nq_solver *solver = teaching_solver(table[i].n, method, NQ_VALUE_ORDER_ASCENDING, 0);
            want_number(known_counts(table[i].n).all, count_rest(solver));
            bool propagates = method == NQ_METHOD_ARC_CONSISTENCY;
            want_number(propagates ? table[i].consistent : table[i].safe, get(solver, NQ_NODES));
            nq_solver_free(solver);
        }
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_nodes_when_mrv_finds_the_first_solution_then_as_published),
        TEST(test_nodes_when_forward_checking_finds_the_first_solution_then_as_published),
        TEST(test_nodes_when_values_come_last_restored_first_then_as_the_course_published),
        TEST(test_nodes_when_the_boards_have_2_or_3_rows_then_arc_consistency_needs_none),
        TEST(test_nodes_when_n_is_4_to_30_then_mrv_equals_forward_checking_and_arc_consistency_has_no_more),
        TEST(test_nodes_when_descending_then_the_mirror_image_of_ascending),
        TEST(test_nodes_when_all_solutions_are_found_then_as_in_the_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
