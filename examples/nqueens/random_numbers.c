#include "random_numbers.h"

/* splitmix64 (Steele, Lea and Flood 2014). */
static uint64_t step(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

uint64_t random_below(uint64_t *state, uint64_t bound) {
    /* The last, incomplete round of 2^64 numbers would favour the small ones. */
    uint64_t rest = (UINT64_MAX % bound + 1) % bound, number;
    do {
        number = step(state);
    } while (number > UINT64_MAX - rest);
    return number % bound;
}
