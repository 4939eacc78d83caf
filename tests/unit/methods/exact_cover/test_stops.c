/* Limits, cancelling, memory that fails, traces, and checkpoints that somebody has written by hand. */
#include "base/bytes.h"
#include "cover.h"

enum { TRACE = NQ_EVENT_PLACE | NQ_EVENT_REJECT | NQ_EVENT_REMOVE };

#define SMALL_PUZZLE "AAABBC/DAABCC/DDEBCC/DEEEFC/DDEFFF/DDEEFF"

static const struct {
    const char *text; /* of a puzzle, or NULL for queens */
    uint32_t n;
    uint64_t attacks, topology;
} kinds[] = {{NULL, 6, NQ_ATTACKS_QUEEN, NQ_TOPOLOGY_PLANE},
             {NULL, 5, NQ_ATTACKS_QUEEN, NQ_TOPOLOGY_TORUS},
             {NULL, 4, NQ_ATTACK_TOUCH | NQ_ATTACK_KNIGHT, NQ_TOPOLOGY_TORUS},
             {SMALL_PUZZLE, 6, PUZZLE, NQ_TOPOLOGY_PLANE}};

static nq_problem *problem_of(size_t kind) {
    during("kind %u", (unsigned)kind);
    return kinds[kind].text ? puzzle(kinds[kind].text)
                            : problem_with(kinds[kind].n, kinds[kind].attacks, kinds[kind].topology);
}

static nq_solver *born_again(nq_solver *solver, nq_problem *problem) {
    unsigned char bytes[4096];
    size_t len = sizeof bytes;
    char message[NQ_MESSAGE_SIZE];
    want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
    nq_solver_free(solver);
    want_status(NQ_OK, nq_solver_load(&solver, problem, bytes, len, message));
    return solver;
}

static void test_next_when_paused_and_saved_at_every_node_then_nothing_is_lost(void **state) {
    UNUSED(state);
    for (size_t kind = 0; kind < COUNT_OF(kinds); kind++) {
        list *want = pull_all(cover_solver(problem_of(kind))), *got = new_list(kinds[kind].n);
        nq_problem *problem = problem_of(kind);
        nq_solver *solver;
        uint64_t pauses = 0;
        want_status(NQ_OK, nq_solver_new(&solver, problem));
        set(solver, NQ_METHOD, NQ_METHOD_EXACT_COVER);
        set(solver, NQ_LIMIT_NODES, 1);
        for (nq_status status; (status = nq_solver_next(solver)) != NQ_DONE; solver = born_again(solver, problem)) {
            if (status == NQ_OK) {
                add_to_list(got, nq_solver_solution(solver, NULL));
                continue;
            }
            want_status(NQ_PAUSED, status);
            want_number(++pauses, get(solver, NQ_NODES));
        }
        want_same_lists(want, got);
        nq_solver_free(solver);
        nq_problem_free(problem);
        free_list(want);
        free_list(got);
    }
}

static void test_count_when_solutions_are_limited_then_the_parts_add_up(void **state) {
    UNUSED(state);
    uint64_t part, sum = 0;
    nq_status status;
    nq_solver *solver = new_solver(8, NQ_METHOD_EXACT_COVER);
    set(solver, NQ_LIMIT_SOLUTIONS, 10);
    while ((status = nq_solver_count(solver, &part)) == NQ_PAUSED) sum += part;
    want_status(NQ_DONE, status);
    want_number(92, sum + part);
    nq_solver_free(solver);
}

static void test_count_when_mixed_with_next_then_the_rest(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_EXACT_COVER);
    for (int i = 0; i < 30; i++) want_status(NQ_OK, nq_solver_next(solver));
    want_number(62, count_rest(solver));
    nq_solver_free(solver);
}

static void test_count_when_units_are_assigned_then_they_add_up(void **state) {
    UNUSED(state);
    uint64_t sum = 0;
    for (uint64_t unit = 0; unit < 8; unit++) {
        nq_solver *solver = new_solver(8, NQ_METHOD_EXACT_COVER);
        set(solver, NQ_UNIT_DEPTH, 1);
        want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
        sum += count_rest(solver);
        nq_solver_free(solver);
    }
    want_number(92, sum);
}

typedef struct canceller {
    nq_solver *solver;
    uint64_t events;
} canceller;

static int cancel_now_and_then(void *user, const nq_event *event) {
    canceller *self = user;
    UNUSED(event);
    if (++self->events % 5000 == 0) nq_solver_cancel(self->solver);
    return 0;
}

static void test_count_when_cancelled_again_and_again_then_the_parts_add_up(void **state) {
    UNUSED(state);
    uint64_t sum = 0, part, cancelled = 0;
    nq_status status;
    canceller self = {new_solver(10, NQ_METHOD_EXACT_COVER), 0};
    want_status(NQ_OK, nq_solver_on(self.solver, TRACE, cancel_now_and_then, &self));
    while ((status = nq_solver_count(self.solver, &part)) == NQ_CANCELLED) {
        sum += part;
        cancelled++;
    }
    want_status(NQ_DONE, status);
    want_number(724, sum + part);
    want_true(cancelled > 1, "calls that were cancelled");
    nq_solver_free(self.solver);
}

static void test_next_when_the_limit_is_5_ms_then_paused_soon_on_the_largest_board(void **state) {
    UNUSED(state);
    nq_solver *solver = cover_solver(problem_with(1000, 63, NQ_TOPOLOGY_TORUS));
    uint64_t best = UINT64_MAX;
    set(solver, NQ_LIMIT_MS, 5);
    nq_solver_next(solver);                          /* makes the state */
    for (int attempt = 0; attempt < 10; attempt++) { /* the machine may be busy: the best of ten */
        uint64_t start = now_ms();
        want_status(NQ_PAUSED, nq_solver_next(solver));
        uint64_t spent = now_ms() - start;
        if (spent < best) best = spent;
    }
    want_true(best < 5 + 50, "a pause within 50 ms of its time");
    nq_solver_free(solver);
}

static void test_next_when_any_allocation_fails_then_nomem_and_usable(void **state) {
    UNUSED(state);
    nq_status status = NQ_E_NOMEM;
    for (size_t k = 1; status == NQ_E_NOMEM; k++) {
        purse memory = {0};
        nq_allocator allocator = purse_allocator(&memory);
        nq_problem *problem;
        uint64_t count;
        want_status(NQ_OK, nq_problem_new(&problem, 8, &allocator));
        nq_solver *solver = cover_solver(problem);
        memory.fail_at = memory.taken + k;
        status = nq_solver_count(solver, &count);
        if (status == NQ_E_NOMEM) want_number(92, count_rest(solver));
        nq_solver_free(solver);
        want_number(memory.taken, memory.returned);
    }
    want_status(NQ_DONE, status);
}

typedef struct tally {
    uint64_t placed, rejected, removed, starved_rows, starved_columns;
    nq_square last;
} tally;

static int tally_event(void *user, const nq_event *event) {
    tally *self = user;
    for (size_t i = 1; i < event->count; i++)
        want_true(event->squares[i - 1].row < event->squares[i].row, "sorted squares, one in a row");
    if (event->kind == NQ_EVENT_PLACE) {
        self->placed++;
        self->last = event->square;
    } else if (event->kind == NQ_EVENT_REMOVE) {
        self->removed++;
    } else {
        self->rejected++;
        self->starved_rows += event->by.row != NQ_NO_COLUMN;
        self->starved_columns += event->by.col != NQ_NO_COLUMN;
        want_true(same_placement(&self->last, &event->square, 1), "the queen placed last is rejected");
    }
    return 0;
}

static void test_trace_when_all_solutions_are_sought_then_events_and_statistics_agree(void **state) {
    UNUSED(state);
    tally self = {0};
    nq_solver *solver = new_solver(8, NQ_METHOD_EXACT_COVER);
    want_status(NQ_OK, nq_solver_on(solver, TRACE, tally_event, &self));
    want_status(NQ_DONE, nq_solver_run(solver));
    want_number(self.placed, self.removed);
    want_number(self.placed, get(solver, NQ_TESTS));
    want_number(self.removed, get(solver, NQ_BACKTRACKS));
    /* What is placed is entered, or rejected, or a solution; the root is entered too. */
    want_number(self.placed + 1, get(solver, NQ_NODES) + self.rejected + 92);
    want_number(self.rejected, self.starved_rows + self.starved_columns);
    nq_solver_free(solver);
}

/* Loads bytes whose checksum is made good: they are refused, or make a solver that searches and ends. */
static void try_bytes(nq_problem *problem, unsigned char *bytes, size_t len) {
    nq_solver *solver;
    uint32_t crc = nqi_crc32(bytes, len - 4);
    for (int i = 0; i < 4; i++) bytes[len - 4 + (size_t)i] = (unsigned char)(crc >> 8 * i);
    if (nq_solver_load(&solver, problem, bytes, len, NULL) != NQ_OK) return;
    set(solver, NQ_LIMIT_NODES, 500);
    set(solver, NQ_LIMIT_SOLUTIONS, 0);
    set(solver, NQ_LIMIT_MS, 0);
    nq_status status = NQ_OK;
    for (int calls = 0; calls < 100 && (status == NQ_OK || status == NQ_PAUSED); calls++) {
        size_t count;
        status = nq_solver_next(solver);
        const nq_square *squares = nq_solver_solution(solver, &count);
        if (status == NQ_OK) want_status(NQ_OK, nq_problem_check(problem, squares, count, NULL));
    }
    nq_solver_free(solver);
}

static void mutate(nq_problem *problem, const unsigned char *bytes, size_t len, size_t from) {
    static const unsigned char fill[] = {0x00, 0x01, 0x7F, 0xFF};
    unsigned char *copy = malloc(len);
    for (size_t bit = 8 * from; bit < 8 * (len - 4); bit++) {
        memcpy(copy, bytes, len);
        copy[bit / 8] ^= (unsigned char)(1u << bit % 8);
        try_bytes(problem, copy, len);
    }
    for (size_t at = from; at + 4 <= len - 4; at += 4)
        for (size_t i = 0; i < sizeof fill; i++) {
            memcpy(copy, bytes, len);
            memset(copy + at, fill[i], 4);
            try_bytes(problem, copy, len);
        }
    free(copy);
}

static int stop_at(void *user, const nq_event *event) {
    uint64_t *left = user;
    UNUSED(event);
    return --*left == 0;
}

static void test_load_when_any_word_is_changed_under_a_good_checksum_then_refused_or_sound(void **state) {
    UNUSED(state);
    for (size_t kind = 0; kind < COUNT_OF(kinds); kind++)
        for (uint64_t events = 2; events <= 22; events++) {
            unsigned char bytes[4096];
            size_t len = sizeof bytes;
            uint64_t left = events;
            nq_problem *problem = problem_of(kind);
            nq_solver *solver;
            want_status(NQ_OK, nq_solver_new(&solver, problem));
            set(solver, NQ_METHOD, NQ_METHOD_EXACT_COVER);
            want_status(NQ_OK, nq_solver_on(solver, TRACE, stop_at, &left));
            nq_status status = nq_solver_run(solver);
            want_true(status == NQ_STOPPED || status == NQ_DONE, "an end");
            want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
            mutate(problem, bytes, len, 20 + (size_t)12 * bytes[16]); /* past the keys */
            nq_solver_free(solver);
            nq_problem_free(problem);
        }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_next_when_paused_and_saved_at_every_node_then_nothing_is_lost),
        TEST(test_count_when_solutions_are_limited_then_the_parts_add_up),
        TEST(test_count_when_mixed_with_next_then_the_rest),
        TEST(test_count_when_units_are_assigned_then_they_add_up),
        TEST(test_count_when_cancelled_again_and_again_then_the_parts_add_up),
        TEST(test_next_when_the_limit_is_5_ms_then_paused_soon_on_the_largest_board),
        TEST(test_next_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_trace_when_all_solutions_are_sought_then_events_and_statistics_agree),
        TEST(test_load_when_any_word_is_changed_under_a_good_checksum_then_refused_or_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
