#include "support.h"

#include "modes.h"

static void test_modes_when_found_by_name_then_the_name_is_the_same(void **state) {
    enum mode mode;
    UNUSED(state);
    for (int i = 0; i < MODES; i++) {
        want_true(mode_find(mode_name((enum mode)i), &mode), "a mode");
        want_number(i, mode);
    }
    want_true(!mode_find("nonsense", &mode), "no mode");
}

static void test_modes_when_methods_are_gone_through_then_they_come_round(void **state) {
    UNUSED(state);
    for (int i = 0; i < MODES; i++) {
        uint64_t first, method;
        if (!mode_method((enum mode)i, 0, &first)) continue;
        during("%s", mode_name((enum mode)i));
        method = first;
        do {
            want_true(nq_value_name(NQ_METHOD, method) != NULL, "a method of this library");
            want_number(method, mode_next_method((enum mode)i, mode_next_method((enum mode)i, method, 1), -1));
            method = mode_next_method((enum mode)i, method, 1);
        } while (method != first);
    }
}

static void test_modes_when_a_method_is_of_another_mode_then_the_first_takes_its_place(void **state) {
    UNUSED(state);
    want_true(!mode_has_method(MODE_REPAIR, NQ_METHOD_BACKTRACK), "not of repair");
    want_number(NQ_METHOD_MIN_CONFLICTS, mode_next_method(MODE_REPAIR, NQ_METHOD_BACKTRACK, 1));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_modes_when_found_by_name_then_the_name_is_the_same),
        TEST(test_modes_when_methods_are_gone_through_then_they_come_round),
        TEST(test_modes_when_a_method_is_of_another_mode_then_the_first_takes_its_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
