/** @file
 *  The state of a search that chooses its next row by what is left: MRV, forward checking and maintaining arc
 *  consistency are one depth-first search with three ways to look ahead. */
#ifndef NQI_METHODS_BACKTRACK_DYNAMIC_H
#define NQI_METHODS_BACKTRACK_DYNAMIC_H

#include "base/bytes.h"
#include "methods/backtrack/arcs.h"
#include "methods/backtrack/safe.h"
#include "methods/backtrack/slots.h"
#include "search/solver.h"

/** What the search does next. The numbers are part of checkpoints. */
enum nqi_phase {
    NQI_PHASE_PROPAGATE, /**< arc consistency only: go on until the domains are consistent */
    NQI_PHASE_ENTER,     /**< choose a row, or find a solution or a dead end */
    NQI_PHASE_TRY,       /**< try the next column of the row */
    NQI_PHASE_BACK,      /**< take the queen placed last back */
    NQI_PHASE_RESTART,   /**< take every queen back and start afresh */
    NQI_PHASE_END
};

/** The order "least constraining" looks at a row's columns a few at a time, so that a call can stop in between. */
struct nqi_scan {
    bool running;
    uint32_t count, at;   /**< columns to look at, and the next of them */
    uint32_t floor;       /**< what the column tried last scores */
    uint32_t best, score; /**< the best column so far and what it scores */
};

struct nqi_dynamic {
    struct nqi_safe safe;
    struct nqi_arcs arcs;   /**< under arc consistency only */
    struct nqi_slots slots; /**< under the order "last restored" only */
    /** Queens in the order in which they were placed, [0, depth); then the row being tried with the column tried
     *  last, or #NQ_NO_COLUMN. Required queens are not among them. */
    nq_square *path;
    uint32_t *depth_on; /**< by line, not rows: the depth of the queen placed there last, who may be gone */
    uint64_t *keys;     /**< by depth: what a random order is drawn from, a function of the seed and the path */
    uint32_t *columns;  /**< of one row, for orders that list them */
    struct nqi_scan scan;
    uint32_t n, depth;
    uint32_t goal; /**< queens that the search places: n without the required ones */
    int method;    /**< an NQ_METHOD_ value */
    int order;     /**< an NQ_VALUE_ORDER_ value; restarts are a random order */
    bool central;  /**< of rows that have as few columns the nearest to the centre is chosen, not the first */
    enum nqi_phase phase;
    bool shown; /**< solver->squares are up to date */
    uint64_t seed;
    bool restarting;   /**< no solution was found yet, and the order is with restarts */
    uint32_t restarts; /**< of this part of the problem */
    uint64_t limit;    /**< nodes after which to restart */
    uint64_t tried;    /**< nodes since the last restart */
};

/** A method's next function. */
nq_status nqi_dynamic_next(nq_solver *solver, void *state);

/** Puts the search at the root of its tree, as after so many restarts. @return false for more of them than there can
 *  be. */
bool nqi_dynamic_begin(struct nqi_dynamic *search, uint32_t restarts);

/** Puts a queen on a candidate square; under arc consistency propagation is then due. */
void nqi_dynamic_place(nq_solver *solver, struct nqi_dynamic *search, nq_square square);

/** The row to try next. @p dead receives whether a row has no column left: then it is that one. */
uint32_t nqi_dynamic_row(const struct nqi_dynamic *search, bool *dead);

/** Brings solver->squares and solver->depth up to date. */
void nqi_dynamic_show(nq_solver *solver, struct nqi_dynamic *search);

/** Whether a queen may be tried on a square of an open row. */
static inline bool nqi_dynamic_allows(const struct nqi_dynamic *search, nq_square square) {
    return search->method == NQ_METHOD_ARC_CONSISTENCY ? nqi_arcs_has(&search->arcs, square)
                                                       : nqi_safe_has(&search->safe, square);
}

/* dynamic_checkpoint.c */
void nqi_dynamic_save(const nq_solver *solver, const void *state, struct nqi_writer *writer);
bool nqi_dynamic_load(nq_solver *solver, void *state, struct nqi_reader *reader);

#endif
