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

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_status_when_nothing_has_happened_then_it_is_ready),
        TEST(test_status_when_a_search_has_ended_then_it_says_how),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
