/* Simulated annealing: its schedule in whole numbers. */
#include "runs.h"

#include "methods/local/cooling.h"

#define ONE (UINT64_C(1) << 32)

static void want_near(uint64_t got, double want) {
    double scaled = want * (double)(1 << NQI_COOLING_BITS), apart = (double)got - scaled;
    assert_true(apart > -16 && apart < 16);
}

static void test_exp_minus_when_known_then_near(void **state) {
    (void)state;
    /* exp(-x) from tables. */
    want_near(nqi_exp_minus(0), 1.0);
    want_near(nqi_exp_minus(1), 1.0);
    want_near(nqi_exp_minus(ONE / 16), 0.93941306281347578612);
    want_near(nqi_exp_minus(ONE / 2), 0.60653065971263342360);
    want_near(nqi_exp_minus(ONE), 0.36787944117144232160);
    want_near(nqi_exp_minus(2 * ONE), 0.13533528323661269189);
    want_near(nqi_exp_minus(5 * ONE), 0.0067379469990854670966);
    want_near(nqi_exp_minus(10 * ONE), 0.000045399929762484851536);
    want_near(nqi_exp_minus(20 * ONE), 0.0000000020611536224385578280);
    assert_int_equal(nqi_exp_minus(22 * ONE), 0);
    assert_int_equal(nqi_exp_minus(UINT64_MAX), 0);
}

static void test_exp_minus_when_x_grows_then_never_more(void **state) {
    (void)state;
    uint32_t before = nqi_exp_minus(0);
    for (uint64_t x = 0; x < 23 * ONE; x += ONE / 1000) {
        uint32_t now = nqi_exp_minus(x);
        assert_true(now <= before + 16); /* the last bits may waver */
        before = now;
    }
}

static void test_cooling_when_lowered_then_from_1_to_a_sixteenth_in_46_steps(void **state) {
    (void)state;
    struct nqi_cooling cooling;
    int steps = 0;
    nqi_cooling_begin(&cooling);
    assert_int_equal(cooling.chance[0], 1 << NQI_COOLING_BITS);
    want_near(cooling.chance[1], 0.36787944117144232160);
    for (; !nqi_cooling_is_cold(&cooling); steps++) nqi_cooling_lower(&cooling);
    assert_int_equal(steps, 46);
    uint64_t last = cooling.coldness;
    nqi_cooling_lower(&cooling);
    assert_int_equal(cooling.coldness, last);
    nqi_cooling_begin(&cooling);
    assert_int_equal(cooling.coldness, ONE);
}

static void test_next_when_seeded_then_the_same_board_everywhere(void **state) {
    (void)state;
    const struct golden golden[] = {
        {8, 1, UINT64_C(0xB947C134DE67EF49)},    {20, 2, UINT64_C(0x12D74FEBE62ACE2D)},
        {100, 3, UINT64_C(0x98F6DA075C2822A7)},  {1000, 4, UINT64_C(0x6494B53A30FA3AA1)},
        {3000, 5, UINT64_C(0x192279F40ED4FF43)},
    };
    want_golden(NQ_METHOD_ANNEALING, golden, sizeof golden / sizeof *golden);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_exp_minus_when_known_then_near),
        cmocka_unit_test(test_exp_minus_when_x_grows_then_never_more),
        cmocka_unit_test(test_cooling_when_lowered_then_from_1_to_a_sixteenth_in_46_steps),
        cmocka_unit_test(test_next_when_seeded_then_the_same_board_everywhere),
    };
    return cmocka_run_group_tests_name("annealing", tests, NULL, NULL);
}
