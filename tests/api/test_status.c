#include "support.h"

#include <limits.h>
#include <locale.h>

static void test_strerror_when_any_known_status_then_one_line_of_its_own(void **state) {
    UNUSED(state);
    for (nq_status a = NQ_E_SPACE; a <= NQ_CANCELLED; a++) {
        during("status %d", a);
        const char *text = nq_strerror(a);
        want_true(text != NULL && *text != '\0', "a text for each status");
        want_true(strchr(text, '\n') == NULL, "one line");
        want_true(strcmp(text, "unknown status") != 0, "a known status");
        for (nq_status b = NQ_E_SPACE; b < a; b++) want_true(strcmp(text, nq_strerror(b)) != 0, "no text twice");
    }
}

static void test_strerror_when_unknown_then_says_so(void **state) {
    UNUSED(state);
    static const int unknown[] = {NQ_EXHAUSTED + 1, NQ_E_SPACE - 1, 100, -100, INT_MAX, INT_MIN};
    for (size_t i = 0; i < COUNT_OF(unknown); i++) want_text("unknown status", nq_strerror(unknown[i]));
}

static void test_strerror_when_asked_twice_then_the_same_static_string(void **state) {
    UNUSED(state);
    want_true(nq_strerror(NQ_E_ARG) == nq_strerror(NQ_E_ARG), "one static string");
}

static void test_strerror_when_the_locale_changes_then_stays_english(void **state) {
    UNUSED(state);
    const char *before = nq_strerror(NQ_E_NOMEM);
    setlocale(LC_ALL, "");
    want_text(before, nq_strerror(NQ_E_NOMEM));
    setlocale(LC_ALL, "C");
}

static void test_status_when_compared_then_stops_are_positive_and_errors_negative(void **state) {
    UNUSED(state);
    want_number(0, NQ_OK);
    want_true(NQ_DONE > 0 && NQ_PAUSED > 0 && NQ_STOPPED > 0 && NQ_CANCELLED > 0, "stops are positive");
    want_true(NQ_E_ARG < 0 && NQ_E_STATE < 0 && NQ_E_NOMEM < 0 && NQ_E_RANGE < 0, "errors are negative");
    want_true(NQ_E_UNSUPPORTED < 0 && NQ_E_CONFLICT < 0 && NQ_E_FORMAT < 0 && NQ_E_SPACE < 0, "errors are negative");
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_strerror_when_any_known_status_then_one_line_of_its_own),
        TEST(test_strerror_when_unknown_then_says_so),
        TEST(test_strerror_when_asked_twice_then_the_same_static_string),
        TEST(test_strerror_when_the_locale_changes_then_stays_english),
        TEST(test_status_when_compared_then_stops_are_positive_and_errors_negative),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
