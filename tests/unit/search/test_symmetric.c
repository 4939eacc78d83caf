/* Symmetric solutions counted directly; the larger boards are in test_symmetric_slow.c. */
#include "symmetric.h"

static void test_half_turn_when_n_is_up_to_18_then_a032522(void **state) {
    UNUSED(state);
    for (uint32_t n = 0; n <= 18; n++)
        want_number(known_counts(n).half_turn, count_symmetric(n, NQ_SYMMETRY_HALF_TURN));
}

static void test_quarter_turn_when_n_is_up_to_25_then_a033148(void **state) {
    UNUSED(state);
    for (uint32_t n = 0; n <= 25; n++) {
        want_number(known_counts(n).quarter_turn, count_symmetric(n, NQ_SYMMETRY_QUARTER_TURN));
        want_number(a033148(n), known_counts(n).quarter_turn);
    }
}

static void test_quarter_turn_when_n_is_2_or_3_more_than_a_multiple_of_4_then_none(void **state) {
    UNUSED(state);
    for (uint32_t n = 2; n <= 32; n++)
        if (n % 4 > 1) want_number(0, count_symmetric(n, NQ_SYMMETRY_QUARTER_TURN));
}

/* The table itself: Burnside's lemma, and what Ahrens proved. */
static void test_table_when_n_is_2_to_27_then_the_orbits_follow(void **state) {
    UNUSED(state);
    for (uint32_t n = 2; n <= 27; n++) {
        known row = known_counts(n);
        want_number(8 * row.orbits, row.all + row.half_turn + 2 * row.quarter_turn);
        want_number(0, row.quarter_turn % (UINT64_C(1) << n / 4));
        want_number(0, (row.all - row.half_turn) % 8);
        want_number(0, (row.half_turn - row.quarter_turn) % 4);
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_half_turn_when_n_is_up_to_18_then_a032522),
        TEST(test_quarter_turn_when_n_is_up_to_25_then_a033148),
        TEST(test_quarter_turn_when_n_is_2_or_3_more_than_a_multiple_of_4_then_none),
        TEST(test_table_when_n_is_2_to_27_then_the_orbits_follow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
