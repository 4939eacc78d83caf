#include "support.h"

typedef struct caller {
    nq_solver *solver;
    uint64_t seen, stop_after;
    nq_status status;
} caller;

static int stop_after_some(void *user, const nq_event *event) {
    caller *self = user;
    UNUSED(event);
    return ++self->seen >= self->stop_after ? 1 : 0;
}

static void test_run_when_the_callback_stops_then_stopped_and_the_rest_follows(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint64_t stop = 1; stop <= 91; stop += 9) {
            list *all = pull_all(new_solver(8, method)), *rest = new_list(8);
            caller self = {.stop_after = stop};
            nq_solver *solver = new_solver(8, method);
            want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, stop_after_some, &self));
            want_status(NQ_STOPPED, nq_solver_run(solver));
            want_number(stop, self.seen);
            want_number(stop, get(solver, NQ_SOLUTIONS));
            want_status(NQ_OK, nq_solver_on(solver, 0, NULL, NULL));
            pull_into(rest, solver, SIZE_MAX);
            want_number(92 - stop, rest->count);
            want_true(same_placement(in_list(all, stop), in_list(rest, 0), 8), "the solution after the stop");
            nq_solver_free(solver);
            free_list(all);
            free_list(rest);
        }
    }
}

static void test_run_when_the_callback_stops_at_each_solution_then_all_92(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        caller self = {.stop_after = 1};
        uint64_t stops = 0;
        nq_solver *solver = new_solver(8, method);
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, stop_after_some, &self));
        while (nq_solver_run(solver) == NQ_STOPPED) stops++;
        want_number(92, stops);
        want_number(92, self.seen);
        nq_solver_free(solver);
    }
}

static void test_next_when_solutions_are_listened_to_then_only_run_calls_back(void **state) {
    UNUSED(state);
    caller self = {.stop_after = 1};
    nq_solver *solver = new_solver(8, NQ_METHOD_BITBOARD);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, stop_after_some, &self));
    want_status(NQ_OK, nq_solver_next(solver));
    want_number(0, self.seen);
    nq_solver_free(solver);
}

static int check_event(void *user, const nq_event *event) {
    caller *self = user;
    size_t count = 0;
    uint64_t solutions = 0;
    want_number(sizeof(nq_event), event->size);
    want_number(NQ_EVENT_SOLUTION, event->kind);
    const nq_square *squares = nq_solver_solution(self->solver, &count);
    want_number(event->count, count);
    want_true(squares != NULL && same_placement(event->squares, squares, count), "the same solution by both ways");
    want_status(NQ_OK, nq_solver_get(self->solver, NQ_SOLUTIONS, &solutions));
    want_number(++self->seen, solutions);
    want_text("", nq_solver_message(self->solver));
    return 0;
}

static void test_callback_when_it_reads_the_solver_then_statistics_are_exact(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        caller self = {.solver = new_solver(8, method)};
        want_status(NQ_OK, nq_solver_on(self.solver, NQ_EVENT_SOLUTION, check_event, &self));
        want_status(NQ_DONE, nq_solver_run(self.solver));
        want_number(92, self.seen);
        nq_solver_free(self.solver);
    }
}

static int call_everything(void *user, const nq_event *event) {
    caller *self = user;
    uint64_t value;
    size_t len = 0;
    UNUSED(event);
    want_status(NQ_E_STATE, nq_solver_next(self->solver));
    want_status(NQ_E_STATE, nq_solver_run(self->solver));
    want_status(NQ_E_STATE, nq_solver_count(self->solver, &value));
    want_status(NQ_E_STATE, nq_solver_set(self->solver, NQ_METHOD, NQ_METHOD_BITBOARD));
    want_status(NQ_E_STATE, nq_solver_set(self->solver, NQ_LIMIT_SOLUTIONS, 1));
    want_status(NQ_E_STATE, nq_solver_on(self->solver, 0, NULL, NULL));
    want_status(NQ_E_STATE, nq_solver_random(self->solver, NULL, NULL));
    want_status(NQ_E_STATE, nq_solver_units(self->solver, &value));
    want_status(NQ_E_STATE, nq_solver_assign(self->solver, 0, 1));
    want_status(NQ_E_STATE, nq_solver_reset(self->solver));
    want_status(NQ_E_STATE, nq_solver_save(self->solver, NULL, &len));
    self->seen++;
    return 0;
}

static void test_callback_when_it_calls_the_solver_then_state_and_nothing_is_disturbed(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        caller self = {.solver = new_solver(8, method)};
        want_status(NQ_OK, nq_solver_on(self.solver, NQ_EVENT_SOLUTION, call_everything, &self));
        want_status(NQ_DONE, nq_solver_run(self.solver));
        want_number(92, self.seen);
        want_number(0, get(self.solver, NQ_LIMIT_SOLUTIONS));
        nq_solver_free(self.solver);
    }
}

static int free_the_solver(void *user, const nq_event *event) {
    caller *self = user;
    if (self->seen++ == 0) nq_solver_free(self->solver);
    want_number(8, event->count);
    return self->seen >= self->stop_after;
}

static void test_callback_when_it_frees_the_solver_and_stops_then_freed_at_the_return(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        purse memory = {0};
        nq_allocator allocator = purse_allocator(&memory);
        nq_problem *problem;
        want_status(NQ_OK, nq_problem_new(&problem, 8, &allocator));
        caller self = {.solver = new_solver_for(problem, method), .stop_after = 1};
        want_status(NQ_OK, nq_solver_on(self.solver, NQ_EVENT_SOLUTION, free_the_solver, &self));
        want_status(NQ_STOPPED, nq_solver_run(self.solver));
        want_number(memory.taken, memory.returned);
    }
}

static void test_callback_when_it_frees_the_solver_and_goes_on_then_the_call_is_cancelled(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        caller self = {.solver = new_solver(8, method), .stop_after = UINT64_MAX};
        want_status(NQ_OK, nq_solver_on(self.solver, NQ_EVENT_SOLUTION, free_the_solver, &self));
        want_status(NQ_CANCELLED, nq_solver_run(self.solver)); /* nobody could use the rest */
    }
}

static int use_another(void *user, const nq_event *event) {
    UNUSED(event);
    uint64_t *sum = user;
    nq_solver *other = new_solver(6, NQ_METHOD_BITBOARD);
    *sum += count_rest(other);
    nq_solver_free(other);
    return 0;
}

static void test_callback_when_it_uses_another_solver_then_both_answer(void **state) {
    UNUSED(state);
    uint64_t sum = 0;
    nq_solver *solver = new_solver(8, NQ_METHOD_BACKTRACK);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, use_another, &sum));
    want_status(NQ_DONE, nq_solver_run(solver));
    want_number(92 * 4, sum);
    nq_solver_free(solver);
}

static void test_on_when_called_again_then_the_new_callback_takes_the_place(void **state) {
    UNUSED(state);
    caller first = {.stop_after = UINT64_MAX}, second = first;
    nq_solver *solver = new_solver(8, NQ_METHOD_BITBOARD);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, stop_after_some, &first));
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, stop_after_some, &second));
    want_status(NQ_DONE, nq_solver_run(solver));
    want_number(0, first.seen);
    want_number(92, second.seen);
    nq_solver_free(solver);
}

static int look_at_progress(void *user, const nq_event *event) {
    caller *self = user;
    want_number(NQ_EVENT_PROGRESS, event->kind);
    want_true(event->total == 0 || event->done <= event->total, "no more units done than there are");
    return ++self->seen >= self->stop_after;
}

static void test_progress_when_asked_for_then_comes_and_can_stop_a_count(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        caller self = {.stop_after = 3};
        uint64_t count = UINT64_MAX, start = now_ms();
        nq_solver *solver = new_solver(20, method);
        set(solver, NQ_PROGRESS_MS, 10);
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_PROGRESS, look_at_progress, &self));
        want_status(NQ_STOPPED, nq_solver_count(solver, &count));
        want_number(3, self.seen);
        want_true(now_ms() - start >= 18, "10 ms between two events");
        want_number(count, get(solver, NQ_SOLUTIONS));
        nq_solver_free(solver);
    }
}

static int look_at_units(void *user, const nq_event *event) {
    caller *self = user;
    want_number(NQ_EVENT_UNIT, event->kind);
    want_number(++self->seen, event->done);
    want_number(8, event->total);
    return 0;
}

static void test_unit_event_when_a_unit_is_finished_then_done_of_total(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        caller self = {0};
        nq_solver *solver = new_solver(8, method);
        set(solver, NQ_UNIT_DEPTH, 1);
        want_status(NQ_OK, nq_solver_assign(solver, 0, 8));
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_UNIT, look_at_units, &self));
        want_number(92, count_rest(solver));
        want_number(8, self.seen);
        nq_solver_free(solver);
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_run_when_the_callback_stops_then_stopped_and_the_rest_follows),
        TEST(test_run_when_the_callback_stops_at_each_solution_then_all_92),
        TEST(test_next_when_solutions_are_listened_to_then_only_run_calls_back),
        TEST(test_callback_when_it_reads_the_solver_then_statistics_are_exact),
        TEST(test_callback_when_it_calls_the_solver_then_state_and_nothing_is_disturbed),
        TEST(test_callback_when_it_frees_the_solver_and_stops_then_freed_at_the_return),
        TEST(test_callback_when_it_frees_the_solver_and_goes_on_then_the_call_is_cancelled),
        TEST(test_callback_when_it_uses_another_solver_then_both_answer),
        TEST(test_on_when_called_again_then_the_new_callback_takes_the_place),
        TEST(test_progress_when_asked_for_then_comes_and_can_stop_a_count),
        TEST(test_unit_event_when_a_unit_is_finished_then_done_of_total),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
