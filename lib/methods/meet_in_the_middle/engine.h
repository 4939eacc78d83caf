/** @file
 *  The counting engine: it serves one thread, counts one unit after the other, and takes its memory at the start. */
#ifndef NQI_MIDDLE_ENGINE_H
#define NQI_MIDDLE_ENGINE_H

#include "search/solver.h"

struct nqi_engine;

/** Makes an engine for boards of n rows, NQI_COLUMN_SETS_MIN .. NQI_COLUMN_SETS_MAX. It asks the solver, every few
 *  milliseconds of work, whether to go on; a limit of time waits for the end of the tables or of the unit, which otherwise
 *  a short one would never reach. @return #NQ_OK; #NQ_E_NOMEM; or why the solver asked to stop. */
nq_status nqi_engine_create(struct nqi_engine **out, nq_solver *solver, uint32_t n, uint64_t isa);

void nqi_engine_destroy(struct nqi_engine *engine);

/** Counts all solutions in a unit, mirror images included.
 *  @return #NQ_OK; #NQ_E_RANGE; or why the solver asked to stop. The engine can count on after any of these. */
nq_status nqi_engine_count(struct nqi_engine *engine, uint64_t unit, uint64_t *count);

#endif
