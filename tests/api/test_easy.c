#include "support.h"

static void want_found(uint32_t n) {
    during("n = %u", (unsigned)n);
    nq_square *squares = malloc(n * sizeof *squares);
    nq_problem *problem = new_problem(n);
    nq_square conflict[2] = {{0, 0}, {0, 0}};
    want_status(NQ_OK, nq_find(n, squares));
    want_status(NQ_OK, nq_problem_check(problem, squares, n, conflict));
    for (uint32_t row = 0; row < n; row++) want_number(row, squares[row].row);
    nq_problem_free(problem);
    free(squares);
}

static void test_count_when_n_is_small_then_the_published_number(void **state) {
    UNUSED(state);
    for (uint32_t n = 0; n <= 11; n++) {
        uint64_t count = UINT64_MAX;
        during("n = %u", (unsigned)n);
        want_status(NQ_OK, nq_count(n, &count));
        want_number(known_counts(n).all, count);
    }
}

static void test_find_when_n_is_up_to_500_then_a_verified_solution(void **state) {
    UNUSED(state);
    want_found(1);
    for (uint32_t n = 4; n <= 500; n++) want_found(n);
}

static void test_find_when_n_is_a_million_then_a_verified_solution(void **state) {
    UNUSED(state);
    for (uint32_t n = 1000000; n < 1000012; n += 3) want_found(n); /* several remainders by 12 */
}

static void test_find_when_n_is_0_then_nothing_is_needed(void **state) {
    UNUSED(state);
    want_status(NQ_OK, nq_find(0, NULL));
}

static void test_find_when_there_is_no_solution_then_done(void **state) {
    UNUSED(state);
    nq_square squares[3];
    want_status(NQ_DONE, nq_find(2, squares));
    want_status(NQ_DONE, nq_find(3, squares));
}

static void test_find_when_called_twice_then_the_same_solution(void **state) {
    UNUSED(state);
    nq_square a[30], b[30];
    want_status(NQ_OK, nq_find(30, a));
    want_status(NQ_OK, nq_find(30, b));
    want_true(same_placement(a, b, 30), "determinism");
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_n_is_small_then_the_published_number),
        TEST(test_find_when_n_is_up_to_500_then_a_verified_solution),
        TEST(test_find_when_n_is_a_million_then_a_verified_solution),
        TEST(test_find_when_n_is_0_then_nothing_is_needed),
        TEST(test_find_when_there_is_no_solution_then_done),
        TEST(test_find_when_called_twice_then_the_same_solution),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
