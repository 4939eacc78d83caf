/** @file
 *  The counting engine: it serves one thread, counts one unit after the other, and takes its memory at the start. */
#ifndef NQI_MIDDLE_ENGINE_H
#define NQI_MIDDLE_ENGINE_H

#include "search/solver.h"

struct nqi_engine;

/** Whether this processor and this build can run an instruction set, a value of #NQ_ISA. */
bool nqi_isa_usable(uint64_t isa);

/** Makes an engine for boards of n rows, NQI_COLUMN_SETS_MIN .. NQI_COLUMN_SETS_MAX. It asks the solver, every few
 *  milliseconds of work, whether to go on. @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_engine_create(struct nqi_engine **out, nq_solver *solver, uint32_t n, uint64_t isa);

void nqi_engine_destroy(struct nqi_engine *engine);

/** Counts all solutions in a unit, mirror images included.
 *  @return #NQ_OK; #NQ_E_RANGE; or why the solver asked to stop. The engine can count on after any of these. */
nq_status nqi_engine_count(struct nqi_engine *engine, uint64_t unit, uint64_t *count);

#endif
