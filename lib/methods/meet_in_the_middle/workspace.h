/* What a join works on: fixed for the engine's life except sums and buffers. */
#ifndef NQI_MIDDLE_WORKSPACE_H
#define NQI_MIDDLE_WORKSPACE_H

#include "methods/meet_in_the_middle/far.h"
#include "search/solver.h"

#define MAX_NEAR 16      /* rows of a half board outside the table */
#define LIST_PADDING 512 /* items that a kernel may touch past the end */
#define SLICED_LANES 8
#define SLICE_ROOM_BYTES (256 << 10)
#define TALLY_LANES 16
#define POLL_BUDGET (1 << 18)

/* Solutions are counted apart by how often symmetry repeats them: those with a
 * queen in the centre of an odd board have fewer images. */
enum weight_class { ONCE, CENTRE, WEIGHT_CLASSES };

struct workspace {
    unsigned n, top_rows, bottom_rows;
    uint32_t columns;               /* all columns */
    unsigned top_near;              /* rows of the top half that the walk places */
    unsigned bottom_near;           /* the same for the bottom half */
    unsigned prefix;                /* bottoms of a chunk share this many rows */
    unsigned main_depth;            /* placed top rows from which main words suffice */
    unsigned slice_depth;           /* placed top rows from which lists are bit-sliced */
    size_t slice_least, slice_most; /* if their sizes are between these */
    struct layout layout;
    struct far_table far;

    size_t capacity;
    uint64_t *bottoms;            /* the chunk */
    uint32_t *main[MAX_NEAR + 1]; /* survivors, by placed top rows */
    uint32_t *extra[MAX_NEAR + 1];
    uint32_t *masks;  /* far placements at a leaf */
    void *slice_room; /* the kernel's own */

    uint32_t tally[WEIGHT_CLASSES][TALLY_LANES];
    uint64_t sliced_tally[WEIGHT_CLASSES][SLICED_LANES];
    uint64_t sum[WEIGHT_CLASSES];
    int overflow;
    int64_t budget;    /* work left until the next poll */
    nq_solver *solver; /* asked whether to go on */
    nq_status status;  /* what it answered, if not to */
};

/* Counts into sum the disjoint pairs of a bottom half on the set of columns
 * and a top half on the others. Returns nonzero when the solver said stop. */
typedef int join_function(struct workspace *w, uint32_t bottom_columns);

join_function nqi_join_portable, nqi_join_avx2, nqi_join_avx512;

/* Moves the tallies into the sums and asks whether to go on. */
int nqi_workspace_tick(struct workspace *w);

#endif
