#define _POSIX_C_SOURCE 199309L /* nanosleep */

/* Stops in odd places: they lose nothing, and nothing that was asked for is passed over in silence. */
#include "support.h"

#include <time.h>

static int sleep_a_little(void *user, const nq_event *event) {
    const struct timespec moment = {0, 5000000};
    UNUSED(user), UNUSED(event);
    nanosleep(&moment, NULL);
    return 0;
}

static void test_run_when_callbacks_take_long_then_the_limit_of_time_counts_them(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_BITBOARD);
    set(solver, NQ_LIMIT_MS, 50);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_SOLUTION, sleep_a_little, NULL));
    want_status(NQ_PAUSED, nq_solver_run(solver));
    want_true(get(solver, NQ_SOLUTIONS) < 92, "a part of the solutions");
    want_true(get(solver, NQ_ELAPSED_NS) >= 50000000, "the time of the callbacks");
    nq_solver_free(solver);
}

static nq_solver *new_rook_solver(uint32_t n) {
    nq_problem *problem = new_problem(n);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK));
    return new_solver_for(problem, NQ_METHOD_BITBOARD);
}

static void test_run_when_solutions_are_dense_then_the_limit_of_time_is_seen(void **state) {
    UNUSED(state);
    nq_solver *solver = new_rook_solver(12);
    set(solver, NQ_LIMIT_MS, 5);
    want_status(NQ_PAUSED, nq_solver_run(solver));
    nq_solver_free(solver);
}

static void test_next_when_time_is_spent_between_calls_only_then_not_paused(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(6, NQ_METHOD_BITBOARD);
    set(solver, NQ_LIMIT_MS, 1000);
    for (int i = 0; i < 4; i++) {
        want_status(NQ_OK, nq_solver_next(solver));
        sleep_a_little(NULL, NULL);
    }
    want_status(NQ_DONE, nq_solver_next(solver));
    nq_solver_free(solver);
}

static int count_event(void *user, const nq_event *event) {
    UNUSED(event);
    ++*(int *)user;
    return 0;
}

static int progress_events_of(nq_solver *solver) {
    int events = 0;
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_PROGRESS, count_event, &events));
    set(solver, NQ_LIMIT_MS, 60);
    want_status(NQ_PAUSED, nq_solver_run(solver));
    return events;
}

static void test_progress_when_reset_or_asked_for_anew_then_comes_again(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(20, NQ_METHOD_BITBOARD);
    set(solver, NQ_PROGRESS_MS, 5);
    want_true(progress_events_of(solver) > 0, "events");
    want_status(NQ_OK, nq_solver_reset(solver));
    want_true(progress_events_of(solver) > 0, "events after a reset");
    set(solver, NQ_PROGRESS_MS, UINT64_MAX);
    want_number(0, (uint64_t)progress_events_of(solver));
    set(solver, NQ_PROGRESS_MS, 5);
    want_true(progress_events_of(solver) > 0, "events after a shorter interval");
    nq_solver_free(solver);
}

static void test_count_when_the_method_is_incomplete_then_refused_and_nothing_begins(void **state) {
    UNUSED(state);
    const int methods[] = {NQ_METHOD_CONSTRUCT, NQ_METHOD_MIN_CONFLICTS, NQ_METHOD_LARGE_BOARD, NQ_METHOD_ANNEALING};
    for (size_t i = 0; i < COUNT_OF(methods); i++)
        for (uint32_t n = 0; n <= 8; n += 8) {
            uint64_t count = 77;
            nq_solver *solver = new_solver(n, methods[i]);
            want_status(NQ_E_UNSUPPORTED, nq_solver_count(solver, &count));
            want_number(0, count);
            want_within(nq_solver_message(solver), "cannot count");
            want_status(NQ_OK, nq_solver_set(solver, NQ_METHOD, NQ_METHOD_BITBOARD));
            want_number(n ? 92 : 1, count_rest(solver));
            nq_solver_free(solver);
        }
}

static void test_next_when_the_method_only_counts_then_refused_and_nothing_begins(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(10, NQ_METHOD_MEET_IN_THE_MIDDLE);
    want_status(NQ_E_UNSUPPORTED, nq_solver_next(solver));
    want_status(NQ_OK, nq_solver_set(solver, NQ_METHOD, NQ_METHOD_BITBOARD));
    want_status(NQ_OK, nq_solver_next(solver));
    nq_solver_free(solver);
}

static void test_count_when_limited_after_auto_began_then_the_limit_holds(void **state) {
    UNUSED(state);
    uint64_t count;
    nq_solver *solver = new_solver(12, NQ_METHOD_AUTO);
    nq_solver_cancel(solver);
    want_status(NQ_CANCELLED, nq_solver_count(solver, &count));
    set(solver, NQ_LIMIT_SOLUTIONS, 10);
    want_status(NQ_PAUSED, nq_solver_count(solver, &count));
    want_number(10, count);
    set(solver, NQ_LIMIT_SOLUTIONS, 0);
    want_number(14190, count_rest(solver));
    nq_solver_free(solver);
}

static void test_next_when_the_method_does_not_know_the_value_order_then_refused(void **state) {
    UNUSED(state);
    const int methods[] = {NQ_METHOD_BACKTRACK, NQ_METHOD_BITBOARD, NQ_METHOD_EXACT_COVER};
    for (size_t i = 0; i < COUNT_OF(methods); i++) {
        nq_solver *solver = new_solver(8, methods[i]);
        set(solver, NQ_VALUE_ORDER, NQ_VALUE_ORDER_DESCENDING);
        want_status(NQ_E_UNSUPPORTED, nq_solver_next(solver));
        want_within(nq_solver_message(solver), "value order");
        nq_solver_free(solver);
    }
    nq_solver *solver = new_solver(8, NQ_METHOD_AUTO);
    set(solver, NQ_VALUE_ORDER, NQ_VALUE_ORDER_DESCENDING);
    want_status(NQ_OK, nq_solver_next(solver));
    want_number(NQ_METHOD_FORWARD_CHECK, get(solver, NQ_METHOD));
    nq_solver_free(solver);
}

static void test_construct_when_it_has_delivered_then_exhausted_and_not_paused(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(10, NQ_METHOD_CONSTRUCT);
    want_status(NQ_OK, nq_solver_next(solver));
    want_status(NQ_EXHAUSTED, nq_solver_next(solver));
    want_status(NQ_EXHAUSTED, nq_solver_run(solver));
    nq_solver_free(solver);
}

static void test_construct_when_paused_again_and_again_then_it_gets_there(void **state) {
    UNUSED(state);
    nq_status status;
    int pauses = 0;
    nq_solver *solver = new_solver(20000000, NQ_METHOD_CONSTRUCT);
    set(solver, NQ_LIMIT_MS, 1);
    while ((status = nq_solver_next(solver)) == NQ_PAUSED && pauses < 100000) pauses++;
    want_status(NQ_OK, status);
    want_true(pauses > 0, "pauses on the way");
    nq_solver_free(solver);
}

static void test_symmetric_count_when_paused_again_and_again_then_it_gets_there(void **state) {
    UNUSED(state);
    nq_status status;
    uint64_t count, sum = 0;
    int pauses = 0;
    nq_solver *solver = new_solver(20, NQ_METHOD_AUTO);
    set(solver, NQ_SYMMETRY, NQ_SYMMETRY_HALF_TURN);
    set(solver, NQ_LIMIT_MS, 5);
    while ((status = nq_solver_count(solver, &count)) == NQ_PAUSED && pauses < 10000) {
        sum += count;
        pauses++;
    }
    want_status(NQ_DONE, status);
    want_number(144620, sum + count);
    nq_solver_free(solver);
}

static void test_units_when_reset_and_assigned_again_then_each_counts_its_own(void **state) {
    UNUSED(state);
    uint64_t total, sum = 0;
    nq_solver *solver = new_solver(11, NQ_METHOD_MEET_IN_THE_MIDDLE);
    want_status(NQ_OK, nq_solver_units(solver, &total));
    for (uint64_t unit = 0; unit < total; unit++) {
        want_status(NQ_OK, nq_solver_reset(solver));
        want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
        sum += count_rest(solver);
    }
    want_number(2680, sum);
    want_status(NQ_OK, nq_solver_reset(solver));
    want_status(NQ_OK, nq_solver_set(solver, NQ_METHOD, NQ_METHOD_BITBOARD));
    want_status(NQ_OK, nq_solver_assign(solver, 0, total));
    want_number(2680, count_rest(solver));
    nq_solver_free(solver);
}

static void test_check_when_a_square_stands_twice_then_conflict(void **state) {
    UNUSED(state);
    const nq_square squares[] = {{0, 1}, {1, 3}, {2, 0}, {3, 2}, {0, 1}};
    nq_square conflict[2];
    nq_problem *problem = new_problem(4);
    want_status(NQ_OK, nq_problem_check(problem, squares, 4, conflict));
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, squares, 5, conflict));
    want_true(conflict[0].row == 0 && conflict[1].row == 0, "the square that stands twice");
    nq_problem_free(problem);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_run_when_callbacks_take_long_then_the_limit_of_time_counts_them),
        TEST(test_run_when_solutions_are_dense_then_the_limit_of_time_is_seen),
        TEST(test_next_when_time_is_spent_between_calls_only_then_not_paused),
        TEST(test_progress_when_reset_or_asked_for_anew_then_comes_again),
        TEST(test_count_when_the_method_is_incomplete_then_refused_and_nothing_begins),
        TEST(test_next_when_the_method_only_counts_then_refused_and_nothing_begins),
        TEST(test_count_when_limited_after_auto_began_then_the_limit_holds),
        TEST(test_next_when_the_method_does_not_know_the_value_order_then_refused),
        TEST(test_construct_when_it_has_delivered_then_exhausted_and_not_paused),
        TEST(test_construct_when_paused_again_and_again_then_it_gets_there),
        TEST(test_symmetric_count_when_paused_again_and_again_then_it_gets_there),
        TEST(test_units_when_reset_and_assigned_again_then_each_counts_its_own),
        TEST(test_check_when_a_square_stands_twice_then_conflict),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
