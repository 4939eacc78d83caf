/* The larger boards of test_symmetric.c. */
#include "symmetric.h"

static void test_half_turn_when_n_is_19_to_22_then_a032522(void **state) {
    UNUSED(state);
    for (uint32_t n = 19; n <= 22; n++)
        want_number(known_counts(n).half_turn, count_symmetric(n, NQ_SYMMETRY_HALF_TURN));
}

static void test_quarter_turn_when_n_is_28_29_and_32_then_a033148(void **state) {
    UNUSED(state);
    want_number(a033148(28), count_symmetric(28, NQ_SYMMETRY_QUARTER_TURN));
    want_number(a033148(29), count_symmetric(29, NQ_SYMMETRY_QUARTER_TURN));
    want_number(a033148(32), count_symmetric(32, NQ_SYMMETRY_QUARTER_TURN));
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_half_turn_when_n_is_19_to_22_then_a032522),
        TEST(test_quarter_turn_when_n_is_28_29_and_32_then_a033148),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
