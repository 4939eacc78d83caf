#include "sample.h"

#include "random_numbers.h"

#include <stdlib.h>

static int compare(const void *a, const void *b) {
    uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;
    return (one > other) - (one < other);
}

static size_t sort_out(uint64_t *at, size_t count) {
    size_t kept = 0;
    qsort(at, count, sizeof *at, compare);
    for (size_t i = 0; i < count; i++) {
        if (kept == 0 || at[i] != at[kept - 1]) at[kept++] = at[i];
    }
    return kept;
}

/* Few of many: draw, throw out what came twice, draw again. */
static void draw_few(struct sample *sample, uint64_t total, size_t wanted, uint64_t seed) {
    while (sample->count < wanted) {
        for (size_t i = sample->count; i < wanted; i++) sample->at[i] = random_below(&seed, total);
        sample->count = sort_out(sample->at, wanted);
    }
}

/* Many of few: pass over all, and take each with the chance that is left (Knuth's algorithm S). */
static void draw_many(struct sample *sample, uint64_t total, size_t wanted, uint64_t seed) {
    for (uint64_t number = 0; number < total; number++) {
        if (random_below(&seed, total - number) < wanted - sample->count) sample->at[sample->count++] = number;
    }
}

bool sample_draw(struct sample *sample, uint64_t total, uint64_t wanted, uint64_t seed) {
    *sample = (struct sample){NULL, 0};
    if (wanted > total) wanted = total;
    if (wanted > SIZE_MAX / sizeof *sample->at) return false;
    sample->at = malloc(wanted > 0 ? (size_t)wanted * sizeof *sample->at : 1);
    if (sample->at == NULL) return false;
    (wanted > total / 2 ? draw_many : draw_few)(sample, total, (size_t)wanted, seed);
    return true;
}

void sample_shuffle(struct sample *sample, uint64_t seed) {
    for (size_t left = sample->count; left > 1; left--) {
        size_t chosen = (size_t)random_below(&seed, left);
        uint64_t last = sample->at[left - 1];
        sample->at[left - 1] = sample->at[chosen];
        sample->at[chosen] = last;
    }
}

void sample_free(struct sample *sample) {
    free(sample->at);
    *sample = (struct sample){NULL, 0};
}
