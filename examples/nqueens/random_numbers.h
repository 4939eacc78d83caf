/* A small generator of random numbers: the same seed, the same numbers, on every machine. */
#ifndef RANDOM_NUMBERS_H
#define RANDOM_NUMBERS_H

#include <stdint.h>

/* Uniform in 0 .. bound - 1; bound is at least 1. *state is the seed at first. */
uint64_t random_below(uint64_t *state, uint64_t bound);

#endif
