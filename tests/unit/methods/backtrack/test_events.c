/* Watching: the events against a board that knows nothing of the solver, with domains of its own. */
#include "teaching.h"

enum { WIDEST = 16 };

/* A board that follows the trace. */
typedef struct watcher {
    nq_solver *solver;
    uint32_t n, queen[WIDEST];
    size_t method, depth;
    nq_square path[WIDEST]; /* required queens first, then in the order in which they were placed */
    nq_square forbidden[WIDEST];
    size_t forbidden_count;
    bool closed; /* compare domains too */
    uint64_t events, places, rejects, removes, digest, stop_at;
} watcher;

typedef struct domains {
    bool has[WIDEST][WIDEST];
} domains;

static void strike(const watcher *self, domains *all, nq_square queen) {
    for (uint32_t row = 0; row < self->n; row++)
        for (uint32_t col = 0; col < self->n; col++)
            if (attack(queen, (nq_square){row, col})) all->has[row][col] = false;
    all->has[queen.row][queen.col] = true;
}

static void find_domains(const watcher *self, domains *all) {
    memset(all, 1, sizeof *all);
    for (size_t i = 0; i < self->forbidden_count; i++) all->has[self->forbidden[i].row][self->forbidden[i].col] = false;
    for (size_t i = 0; i < self->depth; i++) strike(self, all, self->path[i]);
}

static uint32_t domain_size(const watcher *self, const domains *all, uint32_t row) {
    uint32_t size = 0;
    for (uint32_t col = 0; col < self->n; col++) size += all->has[row][col];
    return size;
}

static bool supported(const watcher *self, const domains *all, nq_square square, uint32_t row) {
    for (uint32_t col = 0; col < self->n; col++)
        if (all->has[row][col] && !attack(square, (nq_square){row, col})) return true;
    return false;
}

static bool supported_everywhere(const watcher *self, const domains *all, nq_square square) {
    for (uint32_t row = 0; row < self->n; row++)
        if (row != square.row && !supported(self, all, square, row)) return false;
    return true;
}

/* The plainest arc consistency there is. Answers whether every domain has something left. */
static bool close_domains(const watcher *self, domains *all) {
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t row = 0; row < self->n; row++)
            for (uint32_t col = 0; col < self->n; col++) {
                if (!all->has[row][col] || supported_everywhere(self, all, (nq_square){row, col})) continue;
                all->has[row][col] = false;
                changed = true;
            }
    }
    for (uint32_t row = 0; row < self->n; row++)
        if (domain_size(self, all, row) == 0) return false;
    return true;
}

static void compare_domains(const watcher *self) {
    domains all;
    find_domains(self, &all);
    /* Propagation ends half-way at an empty domain: REJECT says which. */
    if (self->method == NQ_METHOD_ARC_CONSISTENCY && !close_domains(self, &all)) return;
    for (uint32_t row = 0; row < self->n; row++) {
        uint32_t size;
        want_status(NQ_OK, nq_solver_domain(self->solver, row, &size));
        want_number(domain_size(self, &all, row), size);
    }
}

static nq_square first_attacker(const watcher *self, nq_square square) {
    for (size_t i = 0; i < self->depth; i++)
        if (attack(self->path[i], square)) return self->path[i];
    return square;
}

static void check_reject(watcher *self, const nq_event *event) {
    self->rejects++;
    if (self->method == NQ_METHOD_MRV) {
        nq_square by = first_attacker(self, event->square);
        want_true(same_placement(&by, &event->by, 1), "the queen placed first that attacks it");
        return;
    }
    uint32_t size = 1;
    want_true(same_placement(&self->path[self->depth - 1], &event->square, 1), "the queen placed last");
    want_number(NQ_NO_COLUMN, event->by.col);
    want_status(NQ_OK, nq_solver_domain(self->solver, event->by.row, &size));
    want_number(0, size);
}

static void replay(watcher *self, const nq_event *event) {
    if (event->kind == NQ_EVENT_PLACE) {
        want_number(NQ_NO_COLUMN, self->queen[event->square.row]);
        self->queen[event->square.row] = event->square.col;
        self->path[self->depth++] = event->square;
        self->places++;
    } else if (event->kind == NQ_EVENT_REMOVE) {
        want_true(same_placement(&self->path[--self->depth], &event->square, 1), "the queen placed last");
        self->queen[event->square.row] = NQ_NO_COLUMN;
        self->removes++;
    } else {
        want_number(NQ_EVENT_REJECT, event->kind);
        check_reject(self, event);
    }
}

static void compare_placement(const watcher *self, const nq_event *event) {
    size_t count = 0;
    for (uint32_t row = 0; row < self->n; row++) {
        if (self->queen[row] == NQ_NO_COLUMN) continue;
        want_true(count < event->count, "as many queens");
        want_number(row, event->squares[count].row);
        want_number(self->queen[row], event->squares[count++].col);
    }
    want_number(count, event->count);
}

static int follow(void *user, const nq_event *event) {
    watcher *self = user;
    const uint64_t words[] = {event->kind, event->square.row, event->square.col, event->by.row, event->by.col};
    replay(self, event);
    compare_placement(self, event);
    if (self->closed) compare_domains(self);
    for (size_t i = 0; i < COUNT_OF(words); i++) self->digest = (self->digest ^ words[i]) * UINT64_C(0x100000001B3);
    return ++self->events == self->stop_at;
}

static const nq_square corner_squares[] = {{0, 0}, {0, 1}, {3, 3}, {5, 1}};

/* Restricted: a queen is required in row 2, and some squares are forbidden. */
static nq_problem *watched_problem(uint32_t n, bool restricted) {
    const nq_square required = {2, 4};
    nq_problem *problem = new_problem(n);
    if (!restricted) return problem;
    want_status(NQ_OK, nq_problem_require(problem, &required, 1));
    want_status(NQ_OK, nq_problem_forbid(problem, corner_squares, COUNT_OF(corner_squares)));
    return problem;
}

static void watch(watcher *self, nq_solver *solver, uint32_t n, size_t method, bool restricted) {
    *self = (watcher){.solver = solver, .n = n, .method = method};
    memset(self->queen, 0xFF, sizeof self->queen);
    if (restricted) {
        self->queen[2] = 4;
        self->path[self->depth++] = (nq_square){2, 4};
        self->forbidden_count = COUNT_OF(corner_squares);
        memcpy(self->forbidden, corner_squares, sizeof corner_squares);
    }
    want_status(NQ_OK, nq_solver_on(solver, TRACE, follow, self));
}

static void want_same_statistics(const nq_solver *a, const nq_solver *b) {
    for (nq_key key = NQ_SOLUTIONS; key <= NQ_ORBITS_1; key++)
        if (key != NQ_ELAPSED_NS) want_number(get(a, key), get(b, key));
}

static void follow_to_the_end(uint32_t n, size_t method, uint64_t order, bool restricted) {
    watcher board;
    nq_solver *solver = with_order(new_solver_for(watched_problem(n, restricted), (int)method), order, 7);
    nq_solver *quiet = with_order(new_solver_for(watched_problem(n, restricted), (int)method), order, 7);
    during("n = %u, method %d, order %d, restricted %d", (unsigned)n, (int)method, (int)order, restricted);
    watch(&board, solver, n, method, restricted);
    board.closed = true;
    want_number(count_rest(quiet), count_rest(solver));
    want_same_statistics(quiet, solver); /* whether somebody listens or not */
    want_number(restricted, board.depth);
    want_number(board.places, board.removes);
    want_number(board.removes, get(solver, NQ_BACKTRACKS));
    want_number(board.places + (method == NQ_METHOD_MRV ? board.rejects : 0), get(solver, NQ_TESTS));
    nq_solver_free(solver);
    nq_solver_free(quiet);
}

static void test_trace_when_followed_then_placement_domains_and_statistics_agree(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            for (uint32_t n = 0; n <= 7; n++) follow_to_the_end(n, method, order, false);
            for (uint32_t n = 6; n <= 8; n++) follow_to_the_end(n, method, order, true);
        }
    }
}

static void test_trace_when_forward_checking_then_nodes_follow_from_the_events(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 8; n++) {
        for (size_t i = 1; i < COUNT_OF(teaching_methods); i++) {
            watcher board;
            nq_solver *solver = teaching_solver(n, (size_t)teaching_methods[i], NQ_VALUE_ORDER_ASCENDING, 0);
            watch(&board, solver, n, (size_t)teaching_methods[i], false);
            uint64_t solutions = count_rest(solver);
            want_number(1 + board.places - board.rejects - solutions, get(solver, NQ_NODES));
            nq_solver_free(solver);
        }
    }
}

/* Goes on to the end, through every stop; answers the solutions. */
static uint64_t run_through(watcher *self, nq_problem *problem, uint64_t every, bool reborn) {
    uint64_t found = 0;
    nq_status status;
    do {
        self->stop_at = self->events + every;
        status = nq_solver_next(self->solver);
        want_true(status == NQ_OK || status == NQ_STOPPED || status == NQ_DONE, "no other answer");
        found += status == NQ_OK;
        if (!reborn) continue;
        self->solver = born_again(self->solver, problem);
        want_status(NQ_OK, nq_solver_on(self->solver, TRACE, follow, self));
    } while (status != NQ_DONE);
    return found;
}

static void stop_and_go_on(uint32_t n, size_t method, uint64_t order, uint64_t every, bool restricted, bool reborn) {
    watcher whole, parts;
    nq_problem *problem = watched_problem(n, restricted);
    nq_solver *solver = with_order(new_solver_for(watched_problem(n, restricted), (int)method), order, 11), *stopping;
    want_status(NQ_OK, nq_solver_new(&stopping, problem));
    set(stopping, NQ_METHOD, method);
    with_order(stopping, order, 11);
    during("n = %u, method %d, order %d, stops every %u", (unsigned)n, (int)method, (int)order, (unsigned)every);
    watch(&whole, solver, n, method, restricted);
    watch(&parts, stopping, n, method, restricted);
    want_number(count_rest(solver), run_through(&parts, problem, every, reborn));
    want_number(whole.events, parts.events);
    want_number(whole.digest, parts.digest);
    want_same_statistics(solver, parts.solver);
    nq_solver_free(solver);
    nq_solver_free(parts.solver);
    nq_problem_free(problem);
}

static void test_trace_when_stopped_at_each_event_then_goes_on_with_the_next(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            for (uint32_t n = 0; n <= 7; n++) stop_and_go_on(n, method, order, 1, false, false);
            stop_and_go_on(7, method, order, 1, true, false);
        }
    }
}

static void test_trace_when_stopped_saved_and_loaded_then_goes_on_with_the_next(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            for (uint32_t n = 0; n <= 8; n++) stop_and_go_on(n, method, order, n < 7 ? 1 : 13, false, true);
            stop_and_go_on(7, method, order, 3, true, true);
        }
    }
}

static int count_event(void *user, const nq_event *event) {
    uint64_t *events = user;
    UNUSED(event);
    ++*events;
    return 0;
}

static void test_trace_when_the_listener_comes_and_goes_then_the_statistics_are_the_same(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            uint64_t events = 0;
            nq_solver *quiet = teaching_solver(8, method, order, 1), *solver = teaching_solver(8, method, order, 1);
            count_rest(quiet);
            set(solver, NQ_LIMIT_NODES, 7);
            for (int call = 0; nq_solver_run(solver) == NQ_PAUSED; call++)
                want_status(NQ_OK, nq_solver_on(solver, call % 2 ? NQ_EVENT_REJECT : 0, count_event, &events));
            want_same_statistics(quiet, solver);
            want_true(events > 0 || method == NQ_METHOD_MRV, "events");
            nq_solver_free(quiet);
            nq_solver_free(solver);
        }
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_trace_when_followed_then_placement_domains_and_statistics_agree),
        TEST(test_trace_when_forward_checking_then_nodes_follow_from_the_events),
        TEST(test_trace_when_stopped_at_each_event_then_goes_on_with_the_next),
        TEST(test_trace_when_stopped_saved_and_loaded_then_goes_on_with_the_next),
        TEST(test_trace_when_the_listener_comes_and_goes_then_the_statistics_are_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
