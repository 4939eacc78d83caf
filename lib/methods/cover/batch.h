/** @file
 *  Trials by the batch, made by many threads. All trials of a batch have the same goal, so that what they come to does not
 *  depend on who makes them, nor on when. */
#ifndef NQI_METHODS_COVER_BATCH_H
#define NQI_METHODS_COVER_BATCH_H

#include "methods/cover/trial.h"

struct nqi_batch {
    uint64_t size;  /**< trials; it depends on the board only */
    uint64_t first; /**< the number of the first trial */
    uint32_t goal;
    uint32_t threads;         /**< 1: nothing is made in advance */
    uint32_t *made;           /**< by trial: 0, or what came of it */
    struct nqi_trial *trials; /**< one for each thread */
};

/** @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_batch_open(struct nqi_batch *batch, const nq_solver *solver);
void nqi_batch_close(struct nqi_batch *batch, const nq_solver *solver);

/** Begins a batch: none of its trials is made. */
void nqi_batch_begin(struct nqi_batch *batch, uint64_t first, uint32_t goal);

/** Tells what came of a trial of the batch, having made all of them if need be; for #NQI_TRIAL_COVERS the queens are in
 *  trials[0] if there is one thread, and otherwise can be had by making it again.
 *  @return #NQ_OK; or why the solver asked to stop: then those made so far are kept. */
nq_status nqi_batch_result(struct nqi_batch *batch, nq_solver *solver, uint64_t number, enum nqi_outcome *outcome,
                           uint32_t *size);

#endif
