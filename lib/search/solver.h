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

/** How a problem is divided into work units. */
struct nqi_division {
    bool by_method;      /**< units are the method's own */
    bool by_column_sets; /**< units as in column_sets.h; otherwise a unit fixes the queens of the first rows */
    uint32_t depth;      /**< how many rows that is */
    uint64_t total;      /**< how many units there are */
};

/** What belongs to the call that is running. */
struct nqi_call {
    uint64_t started; /**< clock at its start, nanoseconds */
    uint64_t elapsed; /**< #NQ_ELAPSED_NS at its start */
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
    uint64_t reported;     /**< #NQ_ELAPSED_NS of the last progress event */
    uint64_t work_left;    /**< work until the next look at the clock and the cancel flag */
    struct nqi_walk *walk; /**< a count of symmetric solutions that was stopped; see symmetric.h */

    uint32_t events;
    nq_event_fn event_fn;
    void *event_user;
    nq_random_fn random_fn;
    void *random_user;

    bool is_worker;     /**< of a count in threads: it counts units, and another solver sums up */
    bool between_units; /**< telling that a unit is finished: the cursor is whole, and may be saved */
    bool begun, finished;
    bool automatic;                  /**< the method was chosen, not set */
    const struct nqi_method *method; /**< once begun */
    bool assigned;                   /**< by the caller */
    bool divided;                    /**< the division and the range below stand, assigned or not */
    struct nqi_division division;    /**< of which the units below are numbers */
    uint64_t first_unit, unit_count; /**< the range to search; a count of 0 is the whole problem, undivided */
    uint64_t unit;                   /**< units of the range that are finished */
    uint32_t round;                  /**< of a method with units of its own; 0 where they are assigned */
    uint64_t labelled;  /**< solutions counted one by one where orbits are asked for, for finish to divide */
    uint32_t unit_part; /**< parts of the current unit that are finished */
    nq_problem *part;   /**< the problem that the method works on: the whole, or a part of a unit */
    void *state;        /**< the method's own, between its open and close */

    nq_square *squares; /**< room for n: the solution, or what is placed so far */
    size_t depth;       /**< how many of them count */
    nq_square *scratch; /**< room for n, where #NQ_SYMMETRY looks at solutions one by one */
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
void nqi_solver_reset(nq_solver *solver);

/** Chooses the method, and allocates what every method needs: what the first call does. @p counting: it is a count. */
nq_status nqi_solver_begin(nq_solver *solver, bool counting);

/** Begins round 0 of a method's own units, or the next one, unless the units are assigned; false when there is none. */
bool nqi_solver_deepen(nq_solver *solver, uint32_t round);

/** Moves on to the next unit, and tells. @return #NQ_OK, or why to stop. */
nq_status nqi_solver_close_unit(nq_solver *solver);

/** One of a method's functions that move the cursor. */
typedef nq_status (*nqi_advance_fn)(nq_solver *solver, void *state);

/** Moves the cursor with such a function until it answers something, from part to part. */
nq_status nqi_solver_advance(nq_solver *solver, nqi_advance_fn fn);

/** Finds the next solution that #NQ_SYMMETRY admits, and adds it to the sum. */
nq_status nqi_solver_step(nq_solver *solver);

/** Puts a method that delivers in the place of one that only counts. @return #NQ_OK; #NQ_E_UNSUPPORTED. */
nq_status nqi_solver_take_over(nq_solver *solver);

/** Counts from the cursor to the end of the range, in this thread, once begun. Never #NQ_OK. */
nq_status nqi_solver_count_range(nq_solver *solver);

/** Gives the method a state for the current unit, if it has none. #NQ_E_CONFLICT: the unit is empty. */
nq_status nqi_solver_open(nq_solver *solver);

/** Takes the method's state away. */
void nqi_solver_close(nq_solver *solver);

/** An option or a limit. */
uint64_t nqi_option(const nq_solver *solver, nq_key key);

/** Stores a value where nq_solver_get() reads it. */
void nqi_show(nq_solver *solver, nq_key key, uint64_t value);

/* count.c */
nq_status nqi_solver_count(nq_solver *solver, uint64_t *count);

/* units.c */
/** How the problem is divided, as its size, rules and #NQ_UNIT_DEPTH say.
 *  @return #NQ_OK; #NQ_E_UNSUPPORTED; #NQ_E_RANGE. */
nq_status nqi_division_of(const nq_solver *solver, struct nqi_division *division);
/** The division whose units fix this many rows, or all. @return #NQ_OK; #NQ_E_RANGE past 2^63 units. */
nq_status nqi_division_by_depth(const nq_solver *solver, uint64_t depth, struct nqi_division *division);
/** The division of a round into units of the method's own. @return #NQ_OK; #NQ_E_UNSUPPORTED when it has none. */
nq_status nqi_division_by_method(const nq_solver *solver, uint32_t round, struct nqi_division *division);
/** The division into at least this many units that fix first rows, for threads to share a search. */
struct nqi_division nqi_division_by_rows(uint32_t n, uint64_t at_least);
/** How many parts a unit of the solver's division has. */
uint32_t nqi_unit_parts(const nq_solver *solver, uint64_t unit);
/** Makes a part of a unit. Answers as nqi_problem_part(). */
nq_status nqi_unit_part(const nq_solver *solver, uint64_t unit, uint32_t part, nq_problem **out);

/* threads.c */
/** Counts from the cursor to the end of the range in as many threads as asked for. Never #NQ_OK. */
nq_status nqi_solver_count_threads(nq_solver *solver);

/* orbits.c */
/** Decides whether the current solution is one that #NQ_SYMMETRY asks for, and counts the orbit that it stands for. */
bool nqi_orbit_admit(nq_solver *solver);

/* checkpoint.c */
nq_status nqi_checkpoint_save(const nq_solver *solver, void *buf, size_t *len);
nq_status nqi_checkpoint_load(nq_solver **out, nq_problem *problem, const void *buf, size_t len, char *message);

#endif
