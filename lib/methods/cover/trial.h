/** @file
 *  One random cover: one pass over the rows, in each of which a queen is placed with some probability,
 *  on a square drawn uniformly from those that no queen attacks. */
#ifndef NQI_METHODS_COVER_TRIAL_H
#define NQI_METHODS_COVER_TRIAL_H

#include "methods/cover/cover.h"

#include <stdatomic.h>

/** Room for a trial, to be used for one after the other. */
struct nqi_trial {
    struct nqi_random random;
    uint32_t n, stamp;
    uint32_t *columns; /**< the stamp of the last trial that occupied the line */
    uint32_t *diagonals, *antidiagonals;
    uint32_t *free;    /**< columns of a row */
    uint32_t *skipped; /**< rows without a queen that had a free square */
    uint32_t skips;
    nq_square *queens;
    uint32_t depth;        /**< queens placed */
    atomic_bool *stopping; /**< set by others, or NULL: trials are to be given up */
    bool asks;             /**< in the solver's own thread: it asks whether to go on, row by row */
    nq_status status;      /**< what it was answered, if it was given up */
    void *memory;
};

enum nqi_outcome {
    NQI_TRIAL_COVERS, /**< the queens are a cover of fewer than the goal */
    NQI_TRIAL_PRUNED, /**< they could not become one, with fewer than the goal */
    NQI_TRIAL_FAILS,  /**< they leave a square uncovered */
    NQI_TRIAL_STOPPED /**< it was given up, and can be made again */
};

/** Makes room, to be closed in any case. @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_trial_open(struct nqi_trial *trial, const nq_allocator *allocator, uint32_t n);
void nqi_trial_close(struct nqi_trial *trial, const nq_allocator *allocator);

/** Makes the trial with this number: what comes out depends on it, on the solver's method and seed, and on the goal, and on
 *  nothing else, unless the caller gave the solver a source of random numbers. Its queens are sorted. */
enum nqi_outcome nqi_trial_make(struct nqi_trial *trial, nq_solver *solver, uint64_t number, uint32_t goal);

#endif
