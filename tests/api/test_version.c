#include "support.h"

#include <stdio.h>

static void test_version_when_asked_then_equals_the_header(void **state) {
    UNUSED(state);
    want_number(NQ_VERSION, nq_version());
}

static void test_version_string_when_asked_then_spells_the_numbers(void **state) {
    UNUSED(state);
    char text[32];
    snprintf(text, sizeof text, "%d.%d.%d", NQ_VERSION_MAJOR, NQ_VERSION_MINOR, NQ_VERSION_PATCH);
    want_text(text, nq_version_string());
    want_true(nq_version_string() == nq_version_string(), "one static string");
}

static void test_version_macro_when_compared_then_grows_with_each_part(void **state) {
    UNUSED(state);
    want_number(NQ_VERSION_MAJOR, NQ_VERSION >> 16);
    want_number(NQ_VERSION_MINOR, NQ_VERSION >> 8 & 0xff);
    want_number(NQ_VERSION_PATCH, NQ_VERSION & 0xff);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_version_when_asked_then_equals_the_header),
        TEST(test_version_string_when_asked_then_spells_the_numbers),
        TEST(test_version_macro_when_compared_then_grows_with_each_part),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
