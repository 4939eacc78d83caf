/* A random sample of numbers below a total, without replacement. */
#ifndef SAMPLE_H
#define SAMPLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sample {
    uint64_t *at;
    size_t count;
};

/* Draws `wanted` of the numbers 0 .. total - 1, or all if there are not more, sorted. False when there is no memory. */
bool sample_draw(struct sample *sample, uint64_t total, uint64_t wanted, uint64_t seed);

/* Puts the sample in random order, so that the beginning of it is a sample too. */
void sample_shuffle(struct sample *sample, uint64_t seed);

void sample_free(struct sample *sample);

#endif
