#include "support.h"

#include "clock.h"
#include "model.h"
#include "regions.h"
#include "session.h"

#include <sched.h>

static struct session session;
static struct settings settings;

static void begin(enum mode mode, uint32_t n, uint64_t method, uint32_t delay_ms) {
    memset(&settings, 0, sizeof settings);
    settings = (struct settings){.mode = mode, .n = n, .method = method, .seed = 1, .delay_ms = delay_ms};
    regions_sample(&settings.regions);
    want_true(session_open(&session, &settings, clock_now()), "memory");
}

static void wait_until_over(void) {
    while (session_is_busy(&session)) session_tick(&session, clock_now());
}

static void wait_for_events(uint64_t count) {
    while (session.history.added < count) session_tick(&session, clock_now());
}

static void test_session_when_started_then_it_ends_with_all_solutions(void **state) {
    UNUSED(state);
    begin(MODE_SOLUTIONS, 8, NQ_METHOD_AUTO, 0);
    session_command(&session, COMMAND_START);
    want_number(STATE_RUNNING, session.state);
    wait_until_over();
    want_number(STATE_READY, session.state);
    want_number(OUTCOME_COMPLETE, session.outcome);
    want_number(92, session.solutions);
    want_number(8, session_look(&session)->count);
    session_close(&session);
}

static void test_session_when_covers_have_been_searched_then_it_knows_their_queens(void **state) {
    UNUSED(state);
    begin(MODE_COVER, 8, NQ_METHOD_COVER_EXACT, 0);
    session_command(&session, COMMAND_START);
    wait_until_over();
    want_number(4860, session.solutions);
    want_number(5, session.fewest);
    want_number(5, session.least);
    session_command(&session, COMMAND_MODE_DOWN);
    want_number(0, session.fewest);
    session_close(&session);
}

static void test_session_when_stepped_and_stepped_back_then_the_events_are_gone_through(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 8, NQ_METHOD_BACKTRACK, 0);
    for (uint64_t i = 1; i <= 5; i++) {
        session_command(&session, COMMAND_STEP);
        wait_for_events(i);
        want_number(i, session_look(&session)->serial);
    }
    session_command(&session, COMMAND_BACK);
    session_command(&session, COMMAND_BACK);
    want_number(3, session_look(&session)->serial);
    session_command(&session, COMMAND_STEP);
    want_number(4, session_look(&session)->serial);
    session_command(&session, COMMAND_START);
    want_number(STATE_RUNNING, session.state);
    session_close(&session);
}

static void test_session_when_stopped_then_it_is_stopping_and_then_ready(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 20, NQ_METHOD_BACKTRACK, 0);
    session_command(&session, COMMAND_START);
    wait_for_events(10);
    session_command(&session, COMMAND_STOP);
    want_number(STATE_STOPPING, session.state);
    wait_until_over();
    want_number(STATE_READY, session.state);
    want_number(OUTCOME_STOPPED, session.outcome);
    session_close(&session);
}

static void test_session_when_the_size_changes_while_running_then_it_begins_anew(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 20, NQ_METHOD_BACKTRACK, 10);
    session_command(&session, COMMAND_START);
    wait_for_events(3);
    session_command(&session, COMMAND_N_DOWN);
    session_command(&session, COMMAND_N_DOWN);
    want_number(18, session.settings.n);
    while (session.state != STATE_RUNNING) session_tick(&session, clock_now());
    want_number(18, session.worker.n);
    wait_for_events(2);
    want_number(1, session.history.steps[0].serial); /* from the beginning */
    session_close(&session);
}

static void test_session_when_reset_while_running_then_the_board_is_empty(void **state) {
    UNUSED(state);
    begin(MODE_REPAIR, 30, NQ_METHOD_MIN_CONFLICTS, 5);
    session_command(&session, COMMAND_START);
    wait_for_events(3);
    session_command(&session, COMMAND_RESET);
    wait_until_over();
    want_true(session_look(&session) == NULL, "empty");
    want_number(OUTCOME_NONE, session.outcome);
    session_close(&session);
}

static void test_session_when_the_next_solution_is_asked_for_then_it_pauses_there(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 6, NQ_METHOD_MRV, 100);
    for (uint64_t i = 1; i <= 2; i++) {
        session_command(&session, COMMAND_NEXT);
        while (session.state != STATE_PAUSED) session_tick(&session, clock_now());
        want_number(NQ_EVENT_SOLUTION, session_look(&session)->kind);
        want_number(i, session_look(&session)->solutions);
    }
    session_close(&session);
}

static void test_session_when_n_is_one_two_or_three_then_it_knows_the_answer(void **state) {
    static const enum mode modes[] = {MODE_SOLUTIONS, MODE_SEARCH, MODE_REPAIR};
    UNUSED(state);
    for (size_t m = 0; m < COUNT_OF(modes); m++) {
        for (uint32_t n = 1; n <= 3; n++) {
            during("%s, n = %u", mode_name(modes[m]), (unsigned)n);
            begin(modes[m], n, mode_next_method(modes[m], NQ_METHOD_CONSTRUCT, 0), 0);
            session_command(&session, COMMAND_START);
            wait_until_over();
            want_number(OUTCOME_COMPLETE, session.outcome);
            want_number(n == 1, session.solutions);
            want_number(n == 1, session_look(&session)->count);
            session_close(&session);
        }
    }
}

static void test_session_when_the_mode_is_a_puzzle_then_it_keeps_its_size(void **state) {
    UNUSED(state);
    begin(MODE_PUZZLE, 8, NQ_METHOD_BACKTRACK, 0);
    session_command(&session, COMMAND_N_UP);
    want_number(8, session.settings.n);
    want_true(session.keeps_size, "says so");
    session_command(&session, COMMAND_START);
    want_true(!session.keeps_size, "says it once");
    wait_until_over();
    want_number(1, session.solutions);
    session_close(&session);
}

static void test_session_when_modes_are_gone_through_then_each_has_a_method_of_its_own(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 8, NQ_METHOD_BACKTRACK, 0);
    for (int i = 0; i < MODES; i++) {
        session_command(&session, COMMAND_MODE_UP);
        enum mode mode = session.settings.mode;
        want_true(!mode_is_built(mode) || mode_has_method(mode, session.settings.method), mode_name(mode));
        while (session.state == STATE_STOPPING) session_tick(&session, clock_now());
        session_command(&session, COMMAND_START);
        if (!mode_is_built(mode)) want_number(OUTCOME_NOT_BUILT, session.outcome);
    }
    want_number(MODE_SEARCH, session.settings.mode);
    session_close(&session);
}

/* The backtracking passes over covers until it has proven the smallest; the random methods deliver each smaller one. */
static void test_session_when_covers_are_searched_then_the_best_of_each_method_is_a_cover(void **state) {
    static struct model best;
    uint64_t method;
    UNUSED(state);
    for (size_t i = 0; mode_method(MODE_COVER, i, &method); i++) {
        during("%s", nq_value_name(NQ_METHOD, method));
        begin(MODE_COVER, 5, method, 0);
        session_command(&session, COMMAND_START);
        while (!session.has_best || session.best.count > 3) session_tick(&session, clock_now());
        model_build(&best, &settings, &session.best);
        want_number(3, best.queens);
        want_number(0, best.uncovered);
        session_close(&session);
    }
}

static void test_session_when_a_file_brought_queens_then_they_stand_before_the_search(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 8, NQ_METHOD_BACKTRACK, 0);
    settings.given = (struct given){.n = 8, .count = 1, .squares = {{5, 2}}};
    session_close(&session);
    want_true(session_open(&session, &settings, clock_now()), "memory");
    want_number(5, session_look(&session)->queens[0].row);
    session_command(&session, COMMAND_N_UP);
    want_true(session_look(&session) == NULL, "not on a board of another size");
    session_close(&session);
}

static void test_session_when_closed_while_running_then_within_a_second(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 30, NQ_METHOD_BACKTRACK, 1000);
    session_command(&session, COMMAND_START);
    wait_for_events(1);
    uint64_t began = clock_now();
    session_close(&session);
    want_true(clock_now() - began < 1000000000, "within a second");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_session_when_started_then_it_ends_with_all_solutions),
        TEST(test_session_when_covers_have_been_searched_then_it_knows_their_queens),
        TEST(test_session_when_stepped_and_stepped_back_then_the_events_are_gone_through),
        TEST(test_session_when_stopped_then_it_is_stopping_and_then_ready),
        TEST(test_session_when_the_size_changes_while_running_then_it_begins_anew),
        TEST(test_session_when_reset_while_running_then_the_board_is_empty),
        TEST(test_session_when_the_next_solution_is_asked_for_then_it_pauses_there),
        TEST(test_session_when_n_is_one_two_or_three_then_it_knows_the_answer),
        TEST(test_session_when_the_mode_is_a_puzzle_then_it_keeps_its_size),
        TEST(test_session_when_modes_are_gone_through_then_each_has_a_method_of_its_own),
        TEST(test_session_when_covers_are_searched_then_the_best_of_each_method_is_a_cover),
        TEST(test_session_when_a_file_brought_queens_then_they_stand_before_the_search),
        TEST(test_session_when_closed_while_running_then_within_a_second),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
