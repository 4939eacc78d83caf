/* Plain branch and bound over covers: the order of a first course, its events and its counts. */
#include "covers.h"

#include <stdio.h>

/* "(1,1)(2,3)(3,0)". A static buffer. */
static const char *squares_text(const nq_square *squares, size_t count) {
    static char text[256];
    size_t at = 0;
    text[0] = '\0';
    for (size_t i = 0; i < count; i++)
        at += (size_t)snprintf(text + at, sizeof text - at, "(%u,%u)", (unsigned)squares[i].row,
                               (unsigned)squares[i].col);
    return text;
}

static void test_next_when_independent_then_the_first_minimum_of_a_course(void **state) {
    UNUSED(state);
    static const char *const want[] = {
        "",
        "(0,0)",
        "(1,0)",
        "(1,1)",
        "(1,1)(2,3)(3,0)",
        "(1,1)(2,3)(4,0)",
        "(1,0)(2,2)(4,5)(5,3)",
        "(2,2)(3,6)(5,1)(6,5)",
        "(3,2)(4,4)(5,1)(6,3)(7,0)",
        "(2,2)(3,6)(6,1)(7,5)(8,0)",
        "(1,2)(3,8)(5,4)(7,0)(9,6)",
        "(1,3)(3,9)(5,5)(7,1)(9,7)",
    };
    for (uint32_t n = 0; n < COUNT_OF(want); n++) {
        nq_solver *solver = cover_solver(n, true, 0, NQ_METHOD_COVER_BACKTRACK);
        size_t count;
        want_status(NQ_OK, nq_solver_next(solver));
        const nq_square *squares = nq_solver_solution(solver, &count);
        want_text(want[n], squares_text(squares, count));
        want_number(count, get(solver, NQ_BEST));
        want_number(count, get(solver, NQ_LOWER_BOUND));
        nq_solver_free(solver);
    }
}

static void test_count_when_n_is_0_to_9_then_published(void **state) {
    UNUSED(state);
    for (int independent = 0; independent <= 1; independent++)
        for (uint32_t n = 0; n <= 9; n++) {
            during("n = %u, independent %d", (unsigned)n, independent);
            want_covers(cover_solver(n, independent, 0, NQ_METHOD_COVER_BACKTRACK), cover_values[independent][n], true);
        }
}

static void test_nodes_when_n_is_4_then_always_the_same(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(4, true, 0, NQ_METHOD_COVER_BACKTRACK);
    want_number(16, count_rest(solver));
    want_number(147, get(solver, NQ_NODES));
    want_number(146, get(solver, NQ_BACKTRACKS)); /* every queen is taken back, the empty board stays */
    nq_solver_free(solver);
}

/* What a trace must be: queens that come and go, and the same number of each as the statistics say. */
struct trace {
    uint64_t placed, removed, rejected;
    size_t depth;
};

static int follow(void *user, const nq_event *event) {
    struct trace *trace = user;
    trace->placed += event->kind == NQ_EVENT_PLACE;
    trace->removed += event->kind == NQ_EVENT_REMOVE;
    trace->rejected += event->kind == NQ_EVENT_REJECT;
    trace->depth = (size_t)(trace->placed - trace->removed);
    want_number(trace->depth, event->count);
    if (event->kind == NQ_EVENT_REJECT)
        want_true(event->by.row == event->square.row || event->by.col == event->square.col ||
                      event->by.row + event->by.col == event->square.row + event->square.col ||
                      event->by.row + event->square.col == event->square.row + event->by.col,
                  "the queen that attacks it");
    return 0;
}

static void test_trace_when_independent_then_queens_come_and_go(void **state) {
    UNUSED(state);
    struct trace trace = {0, 0, 0, 0};
    nq_solver *solver = cover_solver(6, true, 0, NQ_METHOD_COVER_BACKTRACK);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_PLACE | NQ_EVENT_REMOVE | NQ_EVENT_REJECT, follow, &trace));
    want_number(120, count_rest(solver));
    want_number(trace.placed, trace.removed);
    want_number(get(solver, NQ_NODES) - 1, trace.placed);
    want_number(get(solver, NQ_TESTS), trace.placed + trace.rejected);
    want_true(trace.rejected > 0, "attacked squares");
    nq_solver_free(solver);
}

static void test_save_when_between_any_nodes_then_the_search_goes_on(void **state) {
    UNUSED(state);
    nq_problem *problem = cover_problem(6, true, 0);
    nq_solver *solver;
    unsigned char bytes[4096];
    nq_status status;
    uint64_t covers = 0;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, NQ_METHOD_COVER_BACKTRACK);
    set(solver, NQ_LIMIT_NODES, 5);
    while ((status = nq_solver_next(solver)) != NQ_DONE) {
        size_t len = sizeof bytes;
        covers += status == NQ_OK;
        want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
        nq_solver_free(solver);
        want_status(NQ_OK, nq_solver_load(&solver, problem, bytes, len, NULL));
    }
    want_number(120, covers);
    nq_solver_free(solver);
    nq_problem_free(problem);
}

/* Rooks: n of them, in a row each or in a column each, 2 n^n - n! ways; independent rooks n! ways. */
static void test_count_when_the_pieces_are_rooks_then_the_formula(void **state) {
    UNUSED(state);
    for (int independent = 0; independent <= 1; independent++) {
        nq_problem *problem = cover_problem(4, independent, 0);
        want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK));
        nq_solver *solver = new_solver_for(problem, NQ_METHOD_COVER_BACKTRACK);
        want_number(independent ? 24 : 2 * 256 - 24, count_rest(solver));
        want_number(4, get(solver, NQ_BEST));
        nq_solver_free(solver);
    }
}

/* Kings: ceil(n / 3) squared; on the torus of 6 rows as well. */
static void test_best_when_the_pieces_are_kings_then_the_formula(void **state) {
    UNUSED(state);
    for (uint32_t n = 1; n <= 6; n++) {
        nq_problem *problem = cover_problem(n, false, 0);
        want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACK_TOUCH));
        nq_solver *solver = new_solver_for(problem, NQ_METHOD_COVER_BACKTRACK);
        want_status(NQ_OK, nq_solver_next(solver));
        want_number((n + 2) / 3 * ((n + 2) / 3), get(solver, NQ_BEST));
        nq_solver_free(solver);
    }
}

/* Knights on the board of three rows: the middle alone, and three of the circle of eight that the others form: 8 ways to
 * choose them. */
static void test_count_when_more_pieces_than_rows_are_needed_then_found(void **state) {
    UNUSED(state);
    nq_problem *problem = cover_problem(3, false, 0);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACK_KNIGHT));
    nq_solver *solver = new_solver_for(problem, NQ_METHOD_COVER_BACKTRACK);
    want_number(8, count_rest(solver));
    want_number(4, get(solver, NQ_BEST));
    nq_solver_free(solver);
    problem = cover_problem(2, false, 0);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, 0));
    solver = new_solver_for(problem, NQ_METHOD_COVER_BACKTRACK);
    want_number(1, count_rest(solver));
    want_number(4, get(solver, NQ_BEST));
    nq_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_next_when_independent_then_the_first_minimum_of_a_course),
        TEST(test_count_when_n_is_0_to_9_then_published),
        TEST(test_nodes_when_n_is_4_then_always_the_same),
        TEST(test_trace_when_independent_then_queens_come_and_go),
        TEST(test_save_when_between_any_nodes_then_the_search_goes_on),
        TEST(test_count_when_the_pieces_are_rooks_then_the_formula),
        TEST(test_best_when_the_pieces_are_kings_then_the_formula),
        TEST(test_count_when_more_pieces_than_rows_are_needed_then_found),
    };
    return cmocka_run_group_tests_name("cover-backtrack", tests, NULL, NULL);
}
