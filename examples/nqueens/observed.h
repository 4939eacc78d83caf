/* What a count finds in chosen work units, noted while it runs: it tells the sum so far after each unit. */
#ifndef OBSERVED_H
#define OBSERVED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct observed {
    const uint64_t *units; /* sorted; not owned */
    size_t count;
    uint64_t *counts;
    bool *known;
    uint64_t first;     /* the first unit of the range that is counted */
    bool is_in_step;    /* the unit now being counted began after `solutions` was read */
    uint64_t done;      /* units finished so far */
    uint64_t solutions; /* of those units */
};

/* False when there is no memory; free it in either case. */
bool observed_open(struct observed *observed, const uint64_t *units, size_t count, uint64_t first);

/* `done` units are finished, which hold `solutions` in all. */
void observed_note(struct observed *observed, uint64_t done, uint64_t solutions);

/* False where the unit was not observed. */
bool observed_count(const struct observed *observed, uint64_t unit, uint64_t *count);

void observed_free(struct observed *observed);

#endif
