#include "support.h"

#include "status.h"

static struct session session;

static void begin(void) {
    static const struct settings settings = {.mode = MODE_SEARCH, .n = 8, .method = NQ_METHOD_MRV};
    want_true(session_open(&session, &settings, 0), "memory");
}

static void test_status_when_nothing_has_happened_then_it_is_ready(void **state) {
    char line[STATUS_MAX];
    UNUSED(state);
    begin();
    status_line(&session, LANG_EN, line);
    want_text("mrv · n = 8 · 0 solutions · 0 nodes · depth 0 · 0.00 s · ready", line);
    session_close(&session);
}

static void test_status_when_a_search_has_ended_then_it_says_how(void **state) {
    char line[STATUS_MAX];
    UNUSED(state);
    begin();
    session.outcome = OUTCOME_COMPLETE;
    session.solutions = 92;
    session.elapsed = 610000000;
    status_state(&session, LANG_EN, line);
    want_text("ready: 92 solutions in 0.61 s", line);
    status_state(&session, LANG_FR, line);
    want_text("prêt : 92 solutions en 0,61 s", line);
    status_state(&session, LANG_RU, line);
    want_text("готово: 92 решения за 0,61 с", line);
    session.solutions = 0;
    status_state(&session, LANG_EN, line);
    want_text("ready: no solution", line);
    session.outcome = OUTCOME_STOPPED;
    session.solutions = 17;
    status_state(&session, LANG_EN, line);
    want_text("ready: stopped after 17", line);
    session_close(&session);
}

static void test_status_when_covers_are_searched_then_it_has_their_bounds(void **state) {
    char line[STATUS_MAX];
    UNUSED(state);
    begin();
    session.settings.mode = MODE_COVER;
    session.state = STATE_RUNNING;
    session.is_alive = true;
    status_state(&session, LANG_EN, line);
    want_text("running", line);
    session.least = 4;
    status_state(&session, LANG_EN, line);
    want_text("running: at least 4", line);
    session.fewest = 8;
    status_state(&session, LANG_EN, line);
    want_text("running: at least 4, at most 8", line);
    status_state(&session, LANG_FR, line);
    want_text("en cours : au moins 4, au plus 8", line);
    status_state(&session, LANG_RU, line);
    want_text("идёт: не менее 4, не более 8", line);
    session.is_alive = false;
    session_close(&session);
}

static void test_status_when_covers_have_been_counted_then_it_says_of_how_many_queens(void **state) {
    char line[STATUS_MAX];
    UNUSED(state);
    begin();
    session.settings.mode = MODE_COVER;
    session.outcome = OUTCOME_COMPLETE;
    session.solutions = 4860;
    session.elapsed = 610000000;
    session.fewest = session.least = 5;
    status_state(&session, LANG_EN, line);
    want_text("ready: 4860 covers with 5 queens in 0.61 s", line);
    status_state(&session, LANG_FR, line);
    want_text("prêt : 4860 couvertures à 5 reines en 0,61 s", line);
    status_state(&session, LANG_RU, line);
    want_text("готово: 4860 покрытий из 5 ферзей за 0,61 с", line);
    session.solutions = session.fewest = 1;
    status_state(&session, LANG_EN, line);
    want_text("ready: 1 cover with 1 queen in 0.61 s", line);
    status_state(&session, LANG_RU, line);
    want_text("готово: 1 покрытие из 1 ферзя за 0,61 с", line);
    session_close(&session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_status_when_nothing_has_happened_then_it_is_ready),
        TEST(test_status_when_a_search_has_ended_then_it_says_how),
        TEST(test_status_when_covers_are_searched_then_it_has_their_bounds),
        TEST(test_status_when_covers_have_been_counted_then_it_says_of_how_many_queens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
