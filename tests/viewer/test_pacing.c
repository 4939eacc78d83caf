#include "support.h"

#include "pacing.h"

static void test_pacing_when_made_slower_then_it_climbs_to_one_second(void **state) {
    uint32_t delay = 0, before;
    UNUSED(state);
    for (int i = 0; i < 20; i++) {
        before = delay;
        delay = pacing_slower(delay);
        want_true(delay > before || delay == 1000, "upwards");
    }
    want_number(1000, delay);
}

static void test_pacing_when_made_faster_then_it_comes_down_to_zero(void **state) {
    uint32_t delay = 1000;
    UNUSED(state);
    for (int i = 0; i < 20; i++) delay = pacing_faster(delay);
    want_number(0, delay);
}

static void test_pacing_when_between_two_rungs_then_it_goes_to_the_next(void **state) {
    UNUSED(state);
    want_number(100, pacing_slower(73));
    want_number(50, pacing_faster(73));
}

static void test_pacing_when_time_goes_by_then_the_rest_runs_out(void **state) {
    UNUSED(state);
    want_number(50000000, pacing_left(50, 1000, 1000));
    want_number(49999000, pacing_left(50, 1000, 2000));
    want_number(0, pacing_left(50, 0, 50000000));
    want_number(0, pacing_left(50, 0, 90000000));
    want_number(50000000, pacing_left(50, 2000, 1000)); /* a clock that is behind */
    want_number(0, pacing_left(0, 7, 7));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_pacing_when_made_slower_then_it_climbs_to_one_second),
        TEST(test_pacing_when_made_faster_then_it_comes_down_to_zero),
        TEST(test_pacing_when_between_two_rungs_then_it_goes_to_the_next),
        TEST(test_pacing_when_time_goes_by_then_the_rest_runs_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
