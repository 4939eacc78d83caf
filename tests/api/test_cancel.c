#define _POSIX_C_SOURCE 200809L
#include "support.h"

#include <signal.h>
#include <sys/time.h>

static void test_cancel_when_sent_before_the_call_then_not_lost(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint64_t count = UINT64_MAX;
        nq_solver *solver = new_solver(8, method);
        nq_solver_cancel(solver);
        want_status(NQ_CANCELLED, nq_solver_count(solver, &count));
        want_number(0, count);
        want_number(92, count_rest(solver));
        nq_solver_free(solver);
    }
}

static void test_cancel_when_sent_twice_then_consumed_by_one_call(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(8, method);
        nq_solver_cancel(solver);
        nq_solver_cancel(solver);
        want_status(NQ_CANCELLED, nq_solver_next(solver));
        want_status(NQ_OK, nq_solver_next(solver));
        want_text("0 4 7 5 2 6 1 3", solution_text(solver));
        nq_solver_free(solver);
    }
}

static void test_cancel_when_sent_between_calls_then_nothing_is_lost_or_repeated(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *all = pull_all(new_solver(8, method)), *got = new_list(8);
        nq_solver *solver = new_solver(8, method);
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, push_into, got));
        for (int i = 0; i < 40; i++) {
            pull_into(got, solver, 2);
            nq_solver_cancel(solver);
            want_status(NQ_CANCELLED, nq_solver_run(solver));
        }
        want_status(NQ_DONE, nq_solver_run(solver));
        want_same_lists(all, got);
        nq_solver_free(solver);
        free_list(all);
        free_list(got);
    }
}

static void test_cancel_when_pending_at_a_reset_then_stays(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_BITBOARD);
    want_status(NQ_OK, nq_solver_next(solver));
    nq_solver_cancel(solver);
    want_status(NQ_OK, nq_solver_reset(solver));
    want_status(NQ_CANCELLED, nq_solver_next(solver));
    want_number(92, count_rest(solver));
    nq_solver_free(solver);
}

static void test_cancel_when_other_calls_come_first_then_only_a_search_consumes_it(void **state) {
    UNUSED(state);
    size_t len = 0;
    uint64_t total;
    nq_solver *solver = new_solver(8, NQ_METHOD_BITBOARD);
    nq_solver_cancel(solver);
    set(solver, NQ_LIMIT_SOLUTIONS, 0);
    want_number(0, get(solver, NQ_SOLUTIONS));
    want_status(NQ_OK, nq_solver_units(solver, &total));
    want_status(NQ_OK, nq_solver_save(solver, NULL, &len));
    want_status(NQ_CANCELLED, nq_solver_run(solver));
    nq_solver_free(solver);
}

static void test_cancel_when_null_then_fine(void **state) {
    UNUSED(state);
    nq_solver_cancel(NULL);
}

static int cancel_from_inside(void *user, const nq_event *event) {
    UNUSED(event);
    nq_solver_cancel(user);
    return 0;
}

static void test_cancel_when_sent_from_the_callback_then_the_call_ends_after_it(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint64_t cancelled = 0;
        nq_status status;
        nq_solver *solver = new_solver(8, method);
        want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, cancel_from_inside, solver));
        while ((status = nq_solver_run(solver)) == NQ_CANCELLED) want_true(++cancelled <= 93, "progress at each call");
        want_status(NQ_DONE, status);
        want_number(92, get(solver, NQ_SOLUTIONS));
        want_true(cancelled > 0, "a call that was cancelled");
        nq_solver_free(solver);
    }
}

static int cancel_and_stop(void *user, const nq_event *event) {
    UNUSED(event);
    nq_solver_cancel(user);
    return 1;
}

static void test_cancel_when_the_callback_stops_too_then_one_of_the_two_waits(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_BITBOARD);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, cancel_and_stop, solver));
    nq_status first = nq_solver_run(solver);
    want_true(first == NQ_STOPPED || first == NQ_CANCELLED, "one of the two");
    want_status(NQ_OK, nq_solver_on(solver, 0, NULL, NULL));
    if (first == NQ_STOPPED) want_status(NQ_CANCELLED, nq_solver_next(solver)); /* not lost */
    want_number(91, count_rest(solver));
    nq_solver_free(solver);
}

static nq_solver *volatile signalled;

static void on_alarm(int number) {
    UNUSED(number);
    nq_solver_cancel(signalled);
}

/* A signal may still be on its way: it must not find a solver that is gone. */
static void free_signalled(void) {
    nq_solver *solver = signalled;
    signalled = NULL;
    nq_solver_free(solver);
}

static void arm(long microseconds, long again) {
    const struct itimerval timer = {{0, again}, {0, microseconds}};
    setitimer(ITIMER_REAL, &timer, NULL);
}

static void test_cancel_when_sent_from_a_signal_handler_then_cancelled(void **state) {
    UNUSED(state);
    struct sigaction action = {.sa_handler = on_alarm};
    sigaction(SIGALRM, &action, NULL);
    FOR_EACH_METHOD(method) {
        uint64_t count;
        signalled = new_solver(22, method);
        arm(20000, 0);
        want_status(NQ_CANCELLED, nq_solver_count(signalled, &count));
        want_number(count, get(signalled, NQ_SOLUTIONS));
        free_signalled();
    }
}

static void test_cancel_when_signals_come_again_and_again_then_the_parts_add_up(void **state) {
    UNUSED(state);
    struct sigaction action = {.sa_handler = on_alarm};
    sigaction(SIGALRM, &action, NULL);
    FOR_EACH_METHOD(method) {
        uint64_t sum = 0, part = 0;
        nq_status status;
        signalled = new_solver(10, method);
        arm(200, 1500);
        for (int calls = 0; (status = nq_solver_count(signalled, &part)) == NQ_CANCELLED; calls++) {
            sum += part;
            if (calls == 1000) arm(0, 0); /* a slow machine under a slow checker still ends */
        }
        arm(0, 0);
        want_status(NQ_DONE, status);
        want_number(724, sum + part);
        free_signalled();
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_cancel_when_sent_before_the_call_then_not_lost),
        TEST(test_cancel_when_sent_twice_then_consumed_by_one_call),
        TEST(test_cancel_when_sent_between_calls_then_nothing_is_lost_or_repeated),
        TEST(test_cancel_when_pending_at_a_reset_then_stays),
        TEST(test_cancel_when_other_calls_come_first_then_only_a_search_consumes_it),
        TEST(test_cancel_when_null_then_fine),
        TEST(test_cancel_when_sent_from_the_callback_then_the_call_ends_after_it),
        TEST(test_cancel_when_the_callback_stops_too_then_one_of_the_two_waits),
        TEST(test_cancel_when_sent_from_a_signal_handler_then_cancelled),
        TEST(test_cancel_when_signals_come_again_and_again_then_the_parts_add_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
