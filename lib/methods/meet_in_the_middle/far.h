/* The outermost rows of a half board, tabulated by the columns they use. */
#ifndef NQI_MIDDLE_FAR_H
#define NQI_MIDDLE_FAR_H

#include <stddef.h>
#include <stdint.h>

#include "base/bits.h"
#include "methods/meet_in_the_middle/layout.h"
#include "search/solver.h"

/* Numbers the subsets of one size: those with the same high part are
 * consecutive, in the order of their low parts. */
struct subset_rank {
    unsigned low_bits;
    uint32_t *of_high;
    uint32_t *of_low;
};

static inline uint32_t subset_rank(const struct subset_rank *rank, uint32_t set) {
    return rank->of_high[set >> rank->low_bits] + rank->of_low[set & (((uint32_t)1 << rank->low_bits) - 1)];
}

/* The placements on one set of columns. Which of them a queen attacks is
 * looked up, not computed: for every diagonal there is a plane, a string of
 * bits with a one for each placement that has a queen on it. */
struct far_group {
    uint32_t first;  /* of its placements in the lists of diagonals */
    uint32_t planes; /* of its words: plane p is at planes + p * words */
    uint16_t words;  /* 64-bit words in a plane */
    uint16_t size;
    uint16_t few; /* placements with at most FAR_FEW diagonals; they come first */
};

#define FAR_FEW 6

/* All placements of queens in the outermost rows without attacks among them.
 * A plane's number is the column in which its diagonal passes the innermost
 * of these rows: falling ones 0..n-1, rising ones n..2n-1. Two kinds of planes
 * follow: FAR_UNUSED(n) has ones for the bits past the last placement, and n
 * odd FAR_CENTRE(n, r) for the middle column's queen being in row r. */
#define FAR_UNUSED(n) (2 * (n))
#define FAR_CENTRE(n, row) (2 * (n) + 1 + (row))

struct far_table {
    unsigned n, rows;
    struct subset_rank rank;
    struct far_group *group; /* by rank */
    uint64_t *plane;
    uint64_t *bottom_reach; /* diagonals across the line from the bottom half */
    uint32_t *top_mask;     /* main words of those from the top half */
    uint32_t longest;
    int has_empty_mask; /* some placement has no diagonal across the line */
};

/* The distances are those from the innermost far row to the reference row, in
 * the top half and in the bottom half. The bottom half is laid out upside
 * down: its falling diagonals rise on the board. */
struct far_shape {
    unsigned n, rows, top_distance, bottom_distance;
    struct layout layout;
};

struct arena;

/* Answers NQ_OK, NQ_E_NOMEM, or why the solver asked to stop. */
nq_status nqi_far_build(struct far_table *table, const struct far_shape *shape, struct arena *arena, nq_solver *solver);

static inline const struct far_group *far_find(const struct far_table *table, uint32_t set) {
    return &table->group[subset_rank(&table->rank, set)];
}

/* The placements, of the word-th 64, on none of the attacked diagonals (bits
 * numbered like planes), which are no more than most. Always looking up most
 * planes, some of them idly, keeps the processor from guessing how many. */
static inline uint64_t far_safe(const struct far_table *table, const struct far_group *group, unsigned word,
                                uint64_t attacked, unsigned most) {
    const uint64_t *plane = table->plane + group->planes + word;
    const uint64_t *unused = plane + (size_t)FAR_UNUSED(table->n) * group->words;
    uint64_t hit = *unused;
    if (FAR_UNUSED(table->n) >= 64) {
        for (; attacked; attacked &= attacked - 1) {
            hit |= plane[nqi_lowest(attacked) * group->words];
        }
        return ~hit;
    }
    uint64_t idle = (uint64_t)1 << FAR_UNUSED(table->n);
    attacked |= idle;
    for (unsigned i = 0; i < most; i++) {
        hit |= plane[nqi_lowest(attacked) * group->words];
        attacked = (attacked & (attacked - 1)) | idle;
    }
    return ~hit;
}

/* Those of the word-th 64 placements that have few diagonals. */
static inline uint64_t far_few(const struct far_group *group, unsigned word) {
    unsigned before = 64 * word;
    if (group->few <= before) return 0;
    return group->few - before >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << (group->few - before)) - 1;
}

#endif
