/* What holds for every local search. */
#include "runs.h"

static void test_next_when_0_or_1_then_at_once_and_again(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++)
        for (uint32_t n = 0; n <= 1; n++) {
            nq_solver *solver = open_run(n, local_methods[i], 1, NULL);
            for (int round = 0; round < 3; round++) {
                assert_int_equal(nq_solver_next(solver), NQ_OK);
                verified(solver, n);
            }
            assert_int_equal(read_key(solver, NQ_ITERATIONS), 0);
            nq_solver_free(solver);
        }
}

static void test_next_when_there_is_no_solution_then_paused_at_the_limit_and_never_done(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++)
        for (uint32_t n = 2; n <= 3; n++) {
            nq_solver *solver = open_run(n, local_methods[i], 1, NULL);
            assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 1000), NQ_OK);
            for (uint64_t round = 1; round <= 5; round++) {
                assert_int_equal(nq_solver_next(solver), NQ_PAUSED);
                assert_int_equal(read_key(solver, NQ_ITERATIONS), 1000 * round);
                assert_null(nq_solver_solution(solver, NULL));
                assert_true(read_key(solver, NQ_CONFLICTS) > 0);
            }
            nq_solver_free(solver);
        }
}

static void test_next_when_the_limit_is_time_then_paused(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++) {
        nq_solver *solver = open_run(3, local_methods[i], 1, NULL);
        assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 0), NQ_OK);
        assert_int_equal(nq_solver_set(solver, NQ_LIMIT_MS, 5), NQ_OK);
        assert_int_equal(nq_solver_next(solver), NQ_PAUSED);
        nq_solver_free(solver);
    }
}

static void test_next_when_paused_again_and_again_then_the_same_boards(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++)
        for (uint64_t limit = 1; limit < 100; limit += 7) {
            nq_solver *whole = open_run(40, local_methods[i], limit, NULL);
            nq_solver *parts = open_run(40, local_methods[i], limit, NULL);
            assert_int_equal(nq_solver_set(parts, NQ_LIMIT_NODES, limit), NQ_OK);
            for (int round = 0; round < 10; round++) {
                nq_status status;
                assert_int_equal(nq_solver_next(whole), NQ_OK);
                while ((status = nq_solver_next(parts)) == NQ_PAUSED) continue;
                assert_int_equal(status, NQ_OK);
                assert_memory_equal(verified(whole, 40), verified(parts, 40), 40 * sizeof(nq_square));
                assert_int_equal(read_key(whole, NQ_ITERATIONS), read_key(parts, NQ_ITERATIONS));
            }
            nq_solver_free(whole);
            nq_solver_free(parts);
        }
}

/* A board that follows the trace. */
struct follower {
    uint32_t n, stop_every, events, moves;
    bool removed;
    nq_square gone, board[64];
};

static int follow(void *user, const nq_event *event) {
    struct follower *self = user;
    if (event->kind == NQ_EVENT_REMOVE) {
        assert_int_equal(event->count, self->n);
        assert_int_equal(self->board[event->square.row].col, event->square.col);
        self->gone = event->square;
        self->removed = true;
        self->moves++;
    } else {
        assert_int_equal(event->kind, NQ_EVENT_PLACE);
        if (self->removed) assert_int_equal(event->square.row, self->gone.row);
        if (!self->removed && event->count < self->n) assert_int_equal(event->square.row, event->count - 1);
        self->board[event->square.row] = event->square;
        self->removed = false;
        assert_int_equal(event->squares[event->square.row].col, event->square.col);
    }
    self->events++;
    return self->stop_every && self->events % self->stop_every == 0;
}

static void test_trace_when_followed_then_the_board_and_when_stopped_then_nothing_is_lost(void **state) {
    (void)state;
    const int traced[] = {NQ_METHOD_MIN_CONFLICTS, NQ_METHOD_ANNEALING};
    for (int i = 0; i < 2; i++)
        for (uint32_t stop_every = 0; stop_every < 5; stop_every++) {
            uint32_t n = 40 + stop_every;
            struct follower self = {.n = n, .stop_every = stop_every};
            nq_solver *solver = open_run(n, traced[i], 3, NULL), *quiet = open_run(n, traced[i], 3, NULL);
            assert_int_equal(nq_solver_on(solver, NQ_EVENT_PLACE | NQ_EVENT_REMOVE, follow, &self), NQ_OK);
            for (int round = 0; round < 5; round++) {
                nq_status status;
                while ((status = nq_solver_next(solver)) == NQ_STOPPED) assert_true(stop_every > 0);
                assert_int_equal(status, NQ_OK);
                assert_int_equal(nq_solver_next(quiet), NQ_OK);
                assert_memory_equal(verified(solver, n), verified(quiet, n), n * sizeof(nq_square));
                assert_memory_equal(verified(solver, n), self.board, n * sizeof(nq_square));
            }
            if (traced[i] == NQ_METHOD_MIN_CONFLICTS) assert_int_equal(self.moves, read_key(solver, NQ_ITERATIONS));
            nq_solver_free(solver);
            nq_solver_free(quiet);
        }
}

/* Generators of the caller: a bad one that answers anything, and one that counts what it is asked. */
static uint64_t careless(void *user, uint64_t bound) {
    uint64_t *state = user;
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    assert_true(bound >= 1);
    return *state >> 20;
}

static void test_random_when_out_of_range_then_brought_into_it(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++) {
        uint64_t random = 1;
        nq_solver *solver = open_run(50, local_methods[i], 0, NULL);
        assert_int_equal(nq_solver_random(solver, careless, &random), NQ_OK);
        for (int round = 0; round < 50; round++) {
            assert_int_equal(nq_solver_next(solver), NQ_OK);
            verified(solver, 50);
        }
        assert_true(random != 1);
        nq_solver_free(solver);
    }
}

static uint64_t always_0(void *user, uint64_t bound) {
    (void)bound;
    ++*(uint64_t *)user;
    return 0;
}

static void test_random_when_it_is_stuck_then_still_paused_at_the_limit(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++)
        for (uint32_t n = 1; n < 100; n += 9) {
            uint64_t asked = 0;
            nq_solver *solver = open_run(n, local_methods[i], 0, NULL);
            assert_int_equal(nq_solver_random(solver, always_0, &asked), NQ_OK);
            assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 2000), NQ_OK);
            nq_status status = nq_solver_next(solver);
            assert_true(status == NQ_OK || status == NQ_PAUSED);
            assert_true(asked >= n);
            if (status == NQ_OK) verified(solver, n);
            nq_solver_free(solver);
        }
}

static void want_refused(nq_problem *problem, int method, const char *why) {
    nq_solver *solver;
    assert_int_equal(nq_solver_new(&solver, problem), NQ_OK);
    assert_int_equal(nq_solver_set(solver, NQ_METHOD, (uint64_t)method), NQ_OK);
    assert_int_equal(nq_solver_next(solver), NQ_E_UNSUPPORTED);
    assert_non_null(strstr(nq_solver_message(solver), why));
    nq_solver_free(solver);
    nq_problem_free(problem);
}

static void test_next_when_it_cannot_be_solved_so_then_refused_with_the_reason(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++) {
        const nq_square corner = {0, 0};
        nq_problem *problem;
        assert_int_equal(nq_problem_new(&problem, 8, NULL), NQ_OK);
        assert_int_equal(nq_problem_forbid(problem, &corner, 1), NQ_OK);
        want_refused(problem, local_methods[i], "plain");
        nq_solver *solver = open_run(8, local_methods[i], 0, NULL);
        assert_int_equal(nq_solver_set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL), NQ_OK);
        assert_int_equal(nq_solver_next(solver), NQ_E_UNSUPPORTED);
        assert_int_equal(nq_solver_set(solver, NQ_SYMMETRY, NQ_SYMMETRY_ALL), NQ_OK);
        assert_int_equal(nq_solver_assign(solver, 0, 1), NQ_OK);
        assert_int_equal(nq_solver_next(solver), NQ_E_UNSUPPORTED);
        nq_solver_free(solver);
    }
}

/* An allocator that fails once, and counts what is not given back. */
struct purse {
    size_t asked, fail_at, out;
};

static void *purse_alloc(void *user, size_t size) {
    struct purse *purse = user;
    if (++purse->asked == purse->fail_at) return NULL;
    purse->out++;
    return malloc(size);
}

static void purse_release(void *user, void *memory) {
    struct purse *purse = user;
    purse->out--;
    free(memory);
}

static void test_next_when_an_allocation_fails_then_said_and_fine_afterwards(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++)
        for (size_t fail = 1; fail <= 4; fail++) {
            struct purse purse = {0, 0, 0};
            nq_allocator allocator = {purse_alloc, purse_release, &purse};
            nq_solver *solver = open_run(8, local_methods[i], 1, &allocator);
            purse.fail_at = purse.asked + fail;
            nq_status status = nq_solver_next(solver);
            assert_int_equal(status, fail <= 3 ? NQ_E_NOMEM : NQ_OK); /* the squares, the state, its memory */
            assert_int_equal(nq_solver_next(solver), NQ_OK);
            verified(solver, 8);
            nq_solver_free(solver);
            assert_int_equal(purse.out, 0);
        }
}

static void test_save_when_begun_then_unsupported(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++) {
        size_t len = 0;
        nq_solver *solver = open_run(8, local_methods[i], 1, NULL);
        assert_int_equal(nq_solver_save(solver, NULL, &len), NQ_OK); /* nothing to save but the options */
        assert_int_equal(nq_solver_next(solver), NQ_OK);
        assert_int_equal(nq_solver_save(solver, NULL, &len), NQ_E_UNSUPPORTED);
        nq_solver_free(solver);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_next_when_0_or_1_then_at_once_and_again),
        cmocka_unit_test(test_next_when_there_is_no_solution_then_paused_at_the_limit_and_never_done),
        cmocka_unit_test(test_next_when_the_limit_is_time_then_paused),
        cmocka_unit_test(test_next_when_paused_again_and_again_then_the_same_boards),
        cmocka_unit_test(test_trace_when_followed_then_the_board_and_when_stopped_then_nothing_is_lost),
        cmocka_unit_test(test_random_when_out_of_range_then_brought_into_it),
        cmocka_unit_test(test_random_when_it_is_stuck_then_still_paused_at_the_limit),
        cmocka_unit_test(test_next_when_it_cannot_be_solved_so_then_refused_with_the_reason),
        cmocka_unit_test(test_next_when_an_allocation_fails_then_said_and_fine_afterwards),
        cmocka_unit_test(test_save_when_begun_then_unsupported),
    };
    return cmocka_run_group_tests_name("local", tests, NULL, NULL);
}
