/* Covers with queens on a part of the board only, and on the torus: published numbers, and the other method's counts. */
#include "covers.h"

enum part { BORDER, DIAGONAL };

/* All squares but those of the part are forbidden. */
static nq_problem *restricted(uint32_t n, enum part part) {
    nq_problem *problem = cover_problem(n, false, 0);
    for (uint32_t row = 0; row < n; row++)
        for (uint32_t col = 0; col < n; col++) {
            nq_square square = {row, col};
            bool border = row == 0 || col == 0 || row == n - 1 || col == n - 1;
            if (part == BORDER ? !border : row != col) want_status(NQ_OK, nq_problem_forbid(problem, &square, 1));
        }
    return problem;
}

static void want_minimum(nq_problem *problem, int method, uint64_t minimum) {
    nq_solver *solver = new_solver_for(problem, method);
    want_true(count_rest(solver) > 0, "there is a cover");
    want_number(minimum, get(solver, NQ_BEST));
    want_number(minimum, get(solver, NQ_LOWER_BOUND));
    nq_solver_free(solver);
}

/* OEIS A140859, Sinko and Slater 2008. */
static void test_count_when_only_the_border_is_allowed_then_the_border_domination_number(void **state) {
    UNUSED(state);
    static const uint64_t minimum[] = {0, 1, 1, 2, 2, 3, 4, 5, 6, 6, 6, 9, 10, 9};
    for (uint32_t n = 1; n < COUNT_OF(minimum); n++) {
        during("n = %u", (unsigned)n);
        want_minimum(restricted(n, BORDER), NQ_METHOD_COVER_EXACT, minimum[n]);
    }
}

/* OEIS A358062, Cockayne and Hedetniemi 1986. */
static void test_count_when_only_a_diagonal_is_allowed_then_the_diagonal_domination_number(void **state) {
    UNUSED(state);
    static const uint64_t minimum[] = {0, 1, 1, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 12};
    for (uint32_t n = 1; n < COUNT_OF(minimum); n++) {
        during("n = %u", (unsigned)n);
        want_minimum(restricted(n, DIAGONAL), NQ_METHOD_COVER_EXACT, minimum[n]);
    }
}

/* OEIS A279402. */
static void test_count_when_on_the_torus_then_the_published_number(void **state) {
    UNUSED(state);
    static const uint64_t minimum[] = {0, 1, 1, 1, 2, 3, 3, 4, 4};
    for (uint32_t n = 1; n < COUNT_OF(minimum); n++) {
        nq_problem *problem = cover_problem(n, false, 0);
        during("n = %u", (unsigned)n);
        want_status(NQ_OK, nq_problem_set(problem, NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS));
        want_minimum(problem, NQ_METHOD_AUTO, minimum[n]);
    }
}

static void test_count_when_a_part_is_allowed_then_as_the_other_method(void **state) {
    UNUSED(state);
    for (enum part part = BORDER; part <= DIAGONAL; part++)
        for (uint32_t n = 1; n <= (part == DIAGONAL ? 10 : 7); n++) {
            during("n = %u, part %d", (unsigned)n, (int)part);
            want_same_covers(restricted(n, part), restricted(n, part));
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_count_when_only_the_border_is_allowed_then_the_border_domination_number),
        TEST(test_count_when_only_a_diagonal_is_allowed_then_the_diagonal_domination_number),
        TEST(test_count_when_on_the_torus_then_the_published_number),
        TEST(test_count_when_a_part_is_allowed_then_as_the_other_method),
    };
    return cmocka_run_group_tests_name("covers from a part of the board", tests, NULL, NULL);
}
