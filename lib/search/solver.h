/** @file
 *  The solver: a cursor over the solutions of a problem, driven by a method. What every method shares is here: the
 *  statistics, the budget, the way to ask whether to go on (control.h), and the solution. */
#ifndef NQI_SEARCH_SOLVER_H
#define NQI_SEARCH_SOLVER_H

#include "base/keys.h"
#include "problem/problem.h"

#include <nqueens/solver.h>

struct nqi_method;

/** How far a call may go before it pauses. */
struct nqi_budget {
    uint64_t solutions; /**< value of #NQ_SOLUTIONS at which to pause */
    uint64_t nodes;     /**< value of #NQ_NODES at which to pause */
    uint64_t time;      /**< value of #NQ_ELAPSED_NS at which to pause */
    bool spent;         /**< the next call starts with a fresh one */
};

/** What belongs to the call that is running. */
struct nqi_call {
    uint64_t started;   /**< clock at its start, nanoseconds */
    uint64_t elapsed;   /**< #NQ_ELAPSED_NS at its start */
    uint64_t progress;  /**< #NQ_ELAPSED_NS at which the next progress event is due */
    uint64_t work_left; /**< work until the next look at the clock and the cancel flag */
};

struct nq_solver {
    nq_allocator allocator;
    nq_problem *problem;
    atomic_int busy;   /**< a call is running */
    atomic_int cancel; /**< asked for, and not yet consumed */
    bool doomed;       /**< freed from inside a callback */
    /** What nq_solver_get() reads from any thread: every key of the table, by slot. */
    atomic_uint_least64_t value[NQI_KEY_COUNT];
    /** The statistics as the running search counts them: see NQI_STAT. */
    uint64_t stat[NQI_STAT_COUNT];
    struct nqi_budget budget;
    struct nqi_call call;

    uint32_t events;
    nq_event_fn event_fn;
    void *event_user;
    nq_random_fn random_fn;
    void *random_user;

    bool begun, finished;
    bool automatic;                  /**< the method was chosen, not set */
    const struct nqi_method *method; /**< once begun */
    uint64_t first_unit, unit_count; /**< what was assigned; a count of 0 is the whole problem, undivided */
    uint64_t unit;                   /**< units of the range that are finished */
    nq_problem *part;                /**< the problem that the method works on: the whole, or a unit of it */
    void *state;                     /**< the method's own, between its open and close */

    nq_square *squares; /**< room for n: the solution, or what is placed so far */
    size_t depth;       /**< how many of them count */
    nq_square *scratch; /**< room for n, for canonical solving only */
    bool has_solution;
    char message[NQ_MESSAGE_SIZE];
};

/** A statistic, for the search to count in. */
#define NQI_STAT(solver, key) ((solver)->stat[(key)-NQ_SOLUTIONS])

nq_status nqi_solver_new(nq_solver **out, nq_problem *problem);
void nqi_solver_free(nq_solver *solver);
nq_status nqi_solver_set(nq_solver *solver, nq_key key, uint64_t value);
nq_status nqi_solver_next(nq_solver *solver);
nq_status nqi_solver_run(nq_solver *solver);
nq_status nqi_solver_count(nq_solver *solver, uint64_t *count);
void nqi_solver_reset(nq_solver *solver);

/** Chooses the method, allocates what every method needs, and finds the first unit: what the first call does. */
nq_status nqi_solver_begin(nq_solver *solver);

/** Gives the method a state for the current unit, if it has none. #NQ_E_CONFLICT: the unit is empty. */
nq_status nqi_solver_open(nq_solver *solver);

/** Takes the method's state away. */
void nqi_solver_close(nq_solver *solver);

/** An option or a limit. */
uint64_t nqi_option(const nq_solver *solver, nq_key key);

/** Stores a value where nq_solver_get() reads it. */
void nqi_show(nq_solver *solver, nq_key key, uint64_t value);

/* units.c */
nq_status nqi_units_total(const nq_solver *solver, uint64_t *total);
/** Makes the part of the problem that is the unit with this number. Answers as nqi_problem_part(). */
nq_status nqi_unit_part(const nq_solver *solver, uint64_t unit, nq_problem **out);

/* orbits.c */
/** Decides whether the current solution stands for its orbit, and counts the orbit if it does. */
bool nqi_orbit_admit(nq_solver *solver);

/* checkpoint.c */
nq_status nqi_checkpoint_save(const nq_solver *solver, void *buf, size_t *len);
nq_status nqi_checkpoint_load(nq_solver **out, nq_problem *problem, const void *buf, size_t len, char *message);

#endif
