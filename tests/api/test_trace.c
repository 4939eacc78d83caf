#include "support.h"

/* A board that follows the trace, event by event. */
typedef struct replay {
    uint32_t n;
    size_t depth, deepest;
    nq_square squares[16];
    uint64_t placed[17]; /* by depth after the event */
    uint64_t places, rejects, removes, events;
} replay;

enum { TRACE = NQ_EVENT_PLACE | NQ_EVENT_REJECT | NQ_EVENT_REMOVE };

static bool attack_each_other(nq_square a, nq_square b) {
    const nq_square squares[2] = {a, b};
    uint64_t pairs;
    nq_problem *problem = new_problem(16);
    want_status(NQ_OK, nq_problem_conflicts(problem, squares, 2, &pairs));
    nq_problem_free(problem);
    return pairs == 1;
}

static void replay_place(replay *self, nq_square square) {
    want_number(self->depth, square.row); /* row by row */
    self->squares[self->depth++] = square;
    self->placed[self->depth]++;
    self->places++;
    if (self->depth > self->deepest) self->deepest = self->depth;
}

static void replay_reject(replay *self, const nq_event *event) {
    self->rejects++;
    want_number(self->depth, event->square.row);
    want_true(event->by.row < self->depth, "a queen that stands");
    want_true(same_placement(&self->squares[event->by.row], &event->by, 1), "a queen of the board");
    want_true(attack_each_other(event->square, event->by), "a queen that attacks the square");
}

static void replay_remove(replay *self, nq_square square) {
    want_true(self->depth > 0, "a queen to take back");
    want_true(same_placement(&self->squares[--self->depth], &square, 1), "the queen placed last");
    self->removes++;
}

static int follow(void *user, const nq_event *event) {
    replay *self = user;
    want_number(sizeof(nq_event), event->size);
    self->events++;
    if (event->kind == NQ_EVENT_PLACE) {
        replay_place(self, event->square);
    } else if (event->kind == NQ_EVENT_REJECT) {
        replay_reject(self, event);
    } else {
        want_number(NQ_EVENT_REMOVE, event->kind);
        replay_remove(self, event->square);
    }
    want_number(self->depth, event->count);
    want_true(same_placement(self->squares, event->squares, self->depth), "the partial placement after the event");
    return 0;
}

static nq_solver *traced_solver(uint32_t n, uint32_t events, nq_event_fn fn, void *user) {
    nq_solver *solver = new_solver(n, NQ_METHOD_BACKTRACK);
    want_status(NQ_OK, nq_solver_on(solver, events, fn, user));
    return solver;
}

static void test_trace_when_replayed_to_the_first_solution_then_the_board_is_that_solution(void **state) {
    UNUSED(state);
    replay board = {.n = 8};
    nq_solver *solver = traced_solver(8, TRACE, follow, &board);
    want_status(NQ_OK, nq_solver_next(solver));
    want_number(8, board.depth);
    want_true(same_placement(nq_solver_solution(solver, NULL), board.squares, 8), "the solution");
    want_number(876, board.places + board.rejects);
    want_number(876, get(solver, NQ_TESTS));
    want_number(113, get(solver, NQ_NODES));
    want_number(board.removes, get(solver, NQ_BACKTRACKS));
    nq_solver_free(solver);
}

static void test_trace_when_all_solutions_then_the_published_nodes_by_level(void **state) {
    UNUSED(state);
    static const uint64_t levels[9] = {1, 8, 42, 140, 344, 568, 550, 312, 92};
    replay board = {.n = 8, .placed = {1}};
    nq_solver *solver = traced_solver(8, TRACE, follow, &board);
    want_number(92, count_rest(solver));
    uint64_t inner = 0;
    for (size_t level = 0; level <= 8; level++) {
        during("level %d", (int)level);
        want_number(levels[level], board.placed[level]);
        inner += level < 8 ? board.placed[level] : 0;
    }
    want_number(1965, inner);
    want_number(1965, get(solver, NQ_NODES));
    nq_solver_free(solver);
}

static void test_trace_when_the_search_is_over_then_every_queen_was_taken_back(void **state) {
    UNUSED(state);
    for (uint32_t n = 0; n <= 8; n++) {
        replay board = {.n = n};
        nq_solver *solver = traced_solver(n, TRACE, follow, &board);
        during("n = %u", (unsigned)n);
        want_number(known_counts(n).all, count_rest(solver));
        want_number(0, board.depth);
        want_number(board.places, board.removes);
        want_number(board.places + board.rejects, get(solver, NQ_TESTS));
        want_number(board.removes, get(solver, NQ_BACKTRACKS));
        nq_solver_free(solver);
    }
}

static void test_trace_when_the_search_pauses_at_every_node_then_the_same_events(void **state) {
    UNUSED(state);
    replay whole = {.n = 6}, parts = {.n = 6};
    nq_solver *solver = traced_solver(6, TRACE, follow, &whole), *pausing = traced_solver(6, TRACE, follow, &parts);
    want_number(4, count_rest(solver));
    set(pausing, NQ_LIMIT_NODES, 1);
    uint64_t pauses = 0;
    while (nq_solver_run(pausing) == NQ_PAUSED) want_true(++pauses < 1000, "an end");
    want_true(pauses > 10, "pauses");
    want_true(memcmp(&whole, &parts, sizeof whole) == 0, "the same events");
    nq_solver_free(solver);
    nq_solver_free(pausing);
}

static int follow_and_stop(void *user, const nq_event *event) {
    follow(user, event);
    return 1;
}

static void test_trace_when_the_callback_stops_at_each_event_then_nothing_is_lost(void **state) {
    UNUSED(state);
    replay whole = {.n = 6}, parts = {.n = 6};
    nq_solver *solver = traced_solver(6, TRACE, follow, &whole);
    nq_solver *stopping = traced_solver(6, TRACE, follow_and_stop, &parts);
    want_number(4, count_rest(solver));
    uint64_t stops = 0, solutions = 0;
    for (nq_status status; (status = nq_solver_next(stopping)) != NQ_DONE;) {
        want_true(status == NQ_STOPPED || status == NQ_OK, "a stop or a solution");
        stops += status == NQ_STOPPED;
        solutions += status == NQ_OK;
        want_true(stops < 100000, "an end");
    }
    want_number(whole.events, stops);
    want_number(4, solutions);
    want_true(memcmp(&whole, &parts, sizeof whole) == 0, "the same events");
    nq_solver_free(solver);
    nq_solver_free(stopping);
}

static int count_kind(void *user, const nq_event *event) {
    uint64_t *kinds = user;
    for (int bit = 0; bit < 6; bit++) kinds[bit] += event->kind == 1u << bit;
    return 0;
}

static void test_trace_when_one_kind_is_asked_for_then_only_that_kind_comes(void **state) {
    UNUSED(state);
    uint64_t all[6] = {0};
    nq_solver *solver = traced_solver(6, TRACE, count_kind, all);
    count_rest(solver);
    nq_solver_free(solver);
    for (int bit = 3; bit < 6; bit++) {
        uint64_t kinds[6] = {0};
        solver = traced_solver(6, 1u << bit, count_kind, kinds);
        count_rest(solver);
        nq_solver_free(solver);
        for (int other = 0; other < 6; other++) want_number(other == bit ? all[bit] : 0, kinds[other]);
        want_true(all[bit] > 0, "events of this kind");
    }
}

static int want_itself(void *user, const nq_event *event) {
    uint64_t *seen = user;
    if (event->square.row == 0 && event->square.col == 1) {
        want_true(same_placement(&event->square, &event->by, 1), "the square itself where it is forbidden");
        ++*seen;
    }
    return 0;
}

static void test_trace_when_a_square_is_forbidden_then_rejected_by_itself(void **state) {
    UNUSED(state);
    const nq_square square = {0, 1};
    uint64_t seen = 0;
    nq_problem *problem = new_problem(4);
    want_status(NQ_OK, nq_problem_forbid(problem, &square, 1));
    nq_solver *solver = new_solver_for(problem, NQ_METHOD_BACKTRACK);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_REJECT, want_itself, &seen));
    want_number(1, count_rest(solver));
    want_number(1, seen);
    nq_solver_free(solver);
}

static void test_trace_when_the_search_was_saved_then_the_loaded_one_goes_on(void **state) {
    UNUSED(state);
    replay whole = {.n = 6}, parts = {.n = 6};
    nq_solver *solver = traced_solver(6, TRACE, follow, &whole), *half = traced_solver(6, TRACE, follow, &parts), *rest;
    want_number(4, count_rest(solver));
    set(half, NQ_LIMIT_NODES, 50);
    want_status(NQ_PAUSED, nq_solver_run(half));
    unsigned char bytes[4096];
    size_t len = sizeof bytes;
    want_status(NQ_OK, nq_solver_save(half, bytes, &len));
    nq_problem *problem = new_problem(6);
    want_status(NQ_OK, nq_solver_load(&rest, problem, bytes, len, NULL));
    want_status(NQ_OK, nq_solver_on(rest, TRACE, follow, &parts));
    set(rest, NQ_LIMIT_NODES, 0);
    want_status(NQ_DONE, nq_solver_run(rest));
    want_true(memcmp(&whole, &parts, sizeof whole) == 0, "the same events");
    nq_problem_free(problem);
    nq_solver_free(solver);
    nq_solver_free(half);
    nq_solver_free(rest);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_trace_when_replayed_to_the_first_solution_then_the_board_is_that_solution),
        TEST(test_trace_when_all_solutions_then_the_published_nodes_by_level),
        TEST(test_trace_when_the_search_is_over_then_every_queen_was_taken_back),
        TEST(test_trace_when_the_search_pauses_at_every_node_then_the_same_events),
        TEST(test_trace_when_the_callback_stops_at_each_event_then_nothing_is_lost),
        TEST(test_trace_when_one_kind_is_asked_for_then_only_that_kind_comes),
        TEST(test_trace_when_a_square_is_forbidden_then_rejected_by_itself),
        TEST(test_trace_when_the_search_was_saved_then_the_loaded_one_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
