#include "support.h"

#include "base/random.h"

/* xoshiro256** as its authors print it, from the state that SplitMix64 gives for the seed. */
static uint64_t turn(uint64_t x, int by) {
    return x << by | x >> (64 - by);
}

static uint64_t splitmix(uint64_t *x) {
    uint64_t z = *x += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static uint64_t xoshiro(uint64_t s[4]) {
    uint64_t result = turn(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0], s[3] ^= s[1], s[1] ^= s[2], s[0] ^= s[3];
    s[2] ^= t, s[3] = turn(s[3], 45);
    return result;
}

static void test_next_when_seeded_then_as_published(void **state) {
    UNUSED(state);
    static const uint64_t seeds[] = {0, 1, 12345, UINT64_MAX};
    for (size_t i = 0; i < COUNT_OF(seeds); i++) {
        struct nqi_random random;
        uint64_t x = seeds[i], s[4];
        for (int k = 0; k < 4; k++) s[k] = splitmix(&x);
        if (seeds[i] == 0) want_number(UINT64_C(0xE220A8397B1DCDAF), s[0]); /* SplitMix64's first number for 0 */
        nqi_random_seed(&random, seeds[i]);
        for (int k = 0; k < 1000; k++) want_number(xoshiro(s), nqi_random_next(&random));
    }
}

static void test_below_when_any_bound_then_within_it(void **state) {
    UNUSED(state);
    struct nqi_random random;
    nqi_random_seed(&random, 1);
    static const uint64_t bounds[] = {1, 2, 3, 1000, UINT32_MAX, UINT64_C(1) << 63, UINT64_MAX};
    for (size_t i = 0; i < COUNT_OF(bounds); i++) {
        for (int k = 0; k < 1000; k++) want_true(nqi_random_below(&random, bounds[i]) < bounds[i], "a number below");
    }
}

static void test_below_when_drawn_often_then_even(void **state) {
    UNUSED(state);
    struct nqi_random random;
    uint32_t drawn[7] = {0};
    nqi_random_seed(&random, 2);
    for (int k = 0; k < 70000; k++) drawn[nqi_random_below(&random, 7)]++;
    for (int k = 0; k < 7; k++) want_true(drawn[k] > 9500 && drawn[k] < 10500, "within five deviations of 10000");
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_next_when_seeded_then_as_published),
        TEST(test_below_when_any_bound_then_within_it),
        TEST(test_below_when_drawn_often_then_even),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
