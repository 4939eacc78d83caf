#include "base/random.h"

static uint64_t rotate_left(uint64_t value, int count) {
    return (value << count) | (value >> (64 - count));
}

static uint64_t split_mix(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

void nqi_random_seed(struct nqi_random *random, uint64_t seed) {
    for (int i = 0; i < 4; i++) random->state[i] = split_mix(&seed);
}

uint64_t nqi_random_next(struct nqi_random *random) {
    uint64_t *s = random->state;
    uint64_t result = rotate_left(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate_left(s[3], 45);
    return result;
}

/* The high and the low half of a 64 by 64 bit product, without a 128-bit type. */
static uint64_t multiply(uint64_t a, uint64_t b, uint64_t *low) {
    uint64_t a0 = a & UINT32_MAX, a1 = a >> 32, b0 = b & UINT32_MAX, b1 = b >> 32;
    uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
    uint64_t other = a0 * b1 + (middle & UINT32_MAX);
    *low = a * b;
    return a1 * b1 + (middle >> 32) + (other >> 32);
}

uint64_t nqi_random_below(struct nqi_random *random, uint64_t bound) {
    uint64_t low, high = multiply(nqi_random_next(random), bound, &low);
    if (low < bound) {
        uint64_t threshold = (0 - bound) % bound;
        while (low < threshold) high = multiply(nqi_random_next(random), bound, &low);
    }
    return high;
}
