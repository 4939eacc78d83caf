/* A range of work units, as "--units 3-7" names it: both ends belong to it. */
#ifndef UNIT_RANGE_H
#define UNIT_RANGE_H

#include <nqueens.h>
#include <stdbool.h>

/* Every range reaches to this end until it is fitted to a board. */
#define UNIT_RANGE_OPEN UINT64_MAX

struct unit_range {
    uint64_t first;
    uint64_t last; /* or UNIT_RANGE_OPEN */
};

/* "3-7", "3", "3-". */
bool unit_range_parse(const char *text, struct unit_range *range);

/* Closes an open range; false where the board's units 0 .. total - 1 do not hold all of it. */
bool unit_range_fit(struct unit_range *range, uint64_t total);

uint64_t unit_range_count(const struct unit_range *range);

#endif
