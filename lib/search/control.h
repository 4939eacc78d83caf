/** @file
 *  Whether to go on: every search asks here, and stops where it stands when told to. */
#ifndef NQI_SEARCH_CONTROL_H
#define NQI_SEARCH_CONTROL_H

#include "search/solver.h"

/** Work between two looks at the clock and the cancel flag, in units of some nanoseconds: a square tested, a mask shifted. */
enum { NQI_POLL_WORK = 1 << 16 };

/** The events of a trace. */
enum { NQI_EVENTS_TRACE = NQ_EVENT_PLACE | NQ_EVENT_REJECT | NQ_EVENT_REMOVE };

/** Begins a call: answers #NQ_OK, or #NQ_CANCELLED if that was asked for before. */
nq_status nqi_call_begin(nq_solver *solver);

/** Ends a call: makes its statistics visible. Answers what it is given. */
nq_status nqi_call_end(nq_solver *solver, nq_status status);

/** Starts a fresh budget from the limits. */
void nqi_budget_renew(nq_solver *solver);

/** Makes the statistics visible to nq_solver_get(). */
void nqi_publish(nq_solver *solver);

/** Starts a fresh budget from one limit. */
void nqi_budget_renew_key(nq_solver *solver, nq_key key);

/** As nqi_poll(), but lets a limit of time pass: for work that a pause would throw away. */
nq_status nqi_poll_but_for_time(nq_solver *solver);

/** Zeroes memory, piece by piece, and polls between them as nqi_poll_but_for_time(). */
nq_status nqi_zero(nq_solver *solver, void *memory, uint64_t bytes);

/** Looks at the cancel flag, the clock and the progress interval. @return #NQ_OK to go on, else what the call answers. */
nq_status nqi_poll(nq_solver *solver);

/** Answers that the budget is spent. */
nq_status nqi_pause(nq_solver *solver);

/** Delivers an event of this kind if somebody listens. @return #NQ_OK or #NQ_STOPPED. */
nq_status nqi_emit(nq_solver *solver, uint32_t kind, nq_square square, nq_square by);

/** Adds solutions. @return #NQ_OK; #NQ_E_RANGE, and then nothing was added. */
nq_status nqi_tally(nq_solver *solver, uint64_t solutions);

typedef nq_status (*nqi_poll_fn)(nq_solver *solver);

/** Accounts for work done, and polls in this way when it is time. */
static inline nq_status nqi_spend_on(nq_solver *solver, uint64_t work, nqi_poll_fn poll) {
    if (solver->work_left > work) {
        solver->work_left -= work;
        return NQ_OK;
    }
    return poll(solver);
}

/** Accounts for work done, and polls when it is time. */
static inline nq_status nqi_spend(nq_solver *solver, uint64_t work) {
    return nqi_spend_on(solver, work, nqi_poll);
}

/** Counts a node. @return #NQ_PAUSED when it was the last of the budget; the search stands right after entering it. */
static inline nq_status nqi_count_node(nq_solver *solver) {
    return ++NQI_STAT(solver, NQ_NODES) < solver->budget.nodes ? NQ_OK : nqi_pause(solver);
}

/** Whether anybody listens to this kind of event. */
static inline bool nqi_listens(const nq_solver *solver, uint32_t kind) {
    return (solver->events & kind) != 0;
}

/** Delivers a trace event; costs one test when nobody listens. */
static inline nq_status nqi_trace(nq_solver *solver, uint32_t kind, nq_square square, nq_square by) {
    return nqi_listens(solver, kind) ? nqi_emit(solver, kind, square, by) : NQ_OK;
}

#endif
