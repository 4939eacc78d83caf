/** @file
 *  The library's random numbers: xoshiro256** 1.0 (Blackman and Vigna 2018), seeded by SplitMix64 (Steele, Lea and Flood
 *  2014), bounded without bias by Lemire's method (2019). The same on every machine. */
#ifndef NQI_BASE_RANDOM_H
#define NQI_BASE_RANDOM_H

#include <stdint.h>

struct nqi_random {
    uint64_t state[4];
};

void nqi_random_seed(struct nqi_random *random, uint64_t seed);

uint64_t nqi_random_next(struct nqi_random *random);

/** Uniform in 0 .. bound - 1; bound is at least 1. */
uint64_t nqi_random_below(struct nqi_random *random, uint64_t bound);

#endif
