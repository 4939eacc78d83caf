/* Exact covers of boards that take seconds. */
#include "covers.h"

static void want_published(uint32_t n, bool independent, bool canonical) {
    during("n = %u, independent %d", (unsigned)n, (int)independent);
    want_covers(cover_solver(n, independent, 0, NQ_METHOD_COVER_EXACT), cover_values[independent][n], canonical);
}

static void test_count_when_n_is_13_and_14_then_published(void **state) {
    UNUSED(state);
    for (uint32_t n = 13; n <= 14; n++)
        for (int independent = 0; independent <= 1; independent++) want_published(n, independent, true);
}

static void test_count_when_n_is_17_and_18_then_published(void **state) {
    UNUSED(state);
    want_published(17, false, true);
    want_published(17, true, true);
    want_published(18, false, true);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_count_when_n_is_13_and_14_then_published),
        TEST(test_count_when_n_is_17_and_18_then_published),
    };
    return cmocka_run_group_tests_name("cover-exact, slow", tests, NULL, NULL);
}
