/** @file
 *  What the local searches share: their random numbers, their iterations, a start that can be interrupted, and the trace
 *  of their moves.
 *
 *  A local search goes through stages, and says in its state where in a stage it stands: so it can be stopped after any
 *  piece of work, and goes on there. After a solution the next call begins the first stage again, with the random numbers
 *  that come next. */
#ifndef NQI_METHODS_LOCAL_LOCAL_H
#define NQI_METHODS_LOCAL_LOCAL_H

#include "base/random.h"
#include "search/control.h"

/** Trace events that are due. A callback may stop the call between the events of one move: the rest then waits here. */
struct nqi_due {
    uint32_t told, count;
    struct {
        uint32_t kind;
        nq_square square;
    } event[4];
};

/** It begins a method's state. */
struct nqi_local {
    struct nqi_random random;
    struct nqi_due due;
    void *memory; /**< counters or bits, which every start begins by zeroing */
    uint64_t bytes, wiped;
    int stage;    /**< the method's own; 0 is the first */
    uint32_t row; /**< how far the stage has come, where it goes by rows */
};

/** The problems that no local search here can solve. A method's refuse function. */
const char *nqi_local_refuse(const nq_solver *solver);

/** Makes a state of @p size bytes, with @p bytes of memory beside it. @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_local_open(nq_solver *solver, void **state, size_t size, uint64_t bytes);

/** A method's close function. */
void nqi_local_close(nq_solver *solver, void *state);

/** Begins a search: takes the queens off the board, and zeroes the memory. */
nq_status nqi_local_wipe(nq_solver *solver, struct nqi_local *local);

/** Goes on to another stage, at its first row. */
static inline void nqi_local_enter(struct nqi_local *local, int stage) {
    local->stage = stage;
    local->row = 0;
}

/** Ends a search with a solution on the board; the next one begins at the first stage. */
static inline nq_status nqi_local_deliver(nq_solver *solver, struct nqi_local *local) {
    nqi_local_enter(local, 0);
    local->wiped = 0;
    NQI_STAT(solver, NQ_CONFLICTS) = 0;
    NQI_STAT(solver, NQ_UNITS_DONE) = NQI_STAT(solver, NQ_UNITS_TOTAL);
    return NQ_OK;
}

/** A random number, uniform in 0 .. bound - 1, from the caller's generator if there is one. What that one answers is
 *  brought into range, since it will be an index. */
static inline uint64_t nqi_draw(const nq_solver *solver, struct nqi_local *local, uint64_t bound) {
    if (!solver->random_fn) return nqi_random_below(&local->random, bound);
    uint64_t drawn = solver->random_fn(solver->random_user, bound);
    return drawn < bound ? drawn : drawn % bound;
}

/** Counts an iteration that is about to be made. @return #NQ_PAUSED when the budget has none left: nothing was counted. */
static inline nq_status nqi_count_iteration(nq_solver *solver) {
    if (NQI_STAT(solver, NQ_NODES) >= solver->budget.nodes) return nqi_pause(solver);
    NQI_STAT(solver, NQ_NODES)++;
    NQI_STAT(solver, NQ_ITERATIONS)++;
    return NQ_OK;
}

/** Makes it due to tell that a queen moved within its row, if somebody listens. */
void nqi_due_move(const nq_solver *solver, struct nqi_due *due, nq_square from, nq_square to);

/** Tells what is due. @return #NQ_OK or #NQ_STOPPED. */
static inline nq_status nqi_due_tell(nq_solver *solver, struct nqi_due *due) {
    nq_status status = NQ_OK;
    while (status == NQ_OK && due->told < due->count) {
        uint32_t next = due->told++;
        status = nqi_trace(solver, due->event[next].kind, due->event[next].square, due->event[next].square);
    }
    if (due->told == due->count) due->told = due->count = 0;
    return status;
}

#endif
