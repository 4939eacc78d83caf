/**
 * @file nqueens/solver.h
 * @brief A solver says how a problem is answered.
 */
#ifndef NQUEENS_SOLVER_H
#define NQUEENS_SOLVER_H

#include "problem.h"

/** @defgroup event Events
 *  One shape of callback for solutions, progress and the trace of a search.
 *  @{ */

/** Kinds of event, and bits of the mask given to nq_solver_on(). */
enum {
    NQ_EVENT_SOLUTION = 1, /**< nq_solver_run() found a solution. */
    NQ_EVENT_PROGRESS = 2, /**< #NQ_PROGRESS_MS went by. */
    NQ_EVENT_UNIT = 4,     /**< A work unit is finished. */
    NQ_EVENT_PLACE = 8,    /**< Trace: a queen was placed. */
    NQ_EVENT_REJECT = 16,  /**< Trace: a square was tested and refused. */
    NQ_EVENT_REMOVE = 32   /**< Trace: a queen was taken back. */
};

/** An event. It and what it points to are valid during the callback only. Grows at the end: look at @p size. */
typedef struct nq_event {
    uint32_t size;            /**< The size of this struct in the loaded library. */
    uint32_t kind;            /**< One NQ_EVENT_ value. */
    nq_square square;         /**< PLACE, REJECT, REMOVE: which square. */
    nq_square by;             /**< REJECT: the queen that attacks it; the square itself where it is forbidden; or
                                   {row, #NQ_NO_COLUMN} for the row that it leaves without a column, {#NQ_NO_COLUMN, col} for a
                                   column without a row, both #NQ_NO_COLUMN for a region or a torus diagonal. */
    const nq_square *squares; /**< SOLUTION: the placement. Trace: the partial placement after the event. */
    size_t count;             /**< The number of @p squares; for the trace it is the depth. */
    uint64_t done;            /**< PROGRESS, UNIT: work units finished. */
    uint64_t total;           /**< PROGRESS, UNIT: work units in all; 0 where that is not known. */
} nq_event;

/**
 * A callback. It may call nq_solver_get(), nq_solver_cancel(), nq_solver_domain() and nq_solver_message() on the solver
 * that calls it, nq_solver_free(), and nq_solver_save() when it is told that a unit is finished; every other call on that solver
 * answers #NQ_E_STATE.
 * @return 0 to go on; anything else stops the call, which then answers #NQ_STOPPED and can be resumed.
 */
typedef int (*nq_event_fn)(void *user, const nq_event *event);

/** A generator of random numbers: uniform in 0 .. bound - 1; bound is at least 1. */
typedef uint64_t (*nq_random_fn)(void *user, uint64_t bound);
/** @} */

/** @defgroup solver Solver
 *  A solver is a resumable cursor over the solutions of one problem. nq_solver_next() pulls one solution after the other,
 *  nq_solver_run() pushes them into a callback, nq_solver_count() counts the rest without delivering them; the three can be
 *  mixed, since they move the same cursor.
 *
 *  @code{.c}
 *  nq_solver *solver;
 *  nq_solver_new(&solver, problem);
 *  while (nq_solver_next(solver) == NQ_OK) {
 *      size_t count;
 *      const nq_square *queens = nq_solver_solution(solver, &count);
 *      // ...
 *  }
 *  nq_solver_free(solver);
 *  @endcode
 *
 *  Order: all complete methods that search row by row deliver solutions in lexicographic order of the columns by row,
 *  unless work units were assigned. Methods that choose rows dynamically say so in nq_value_summary().
 *
 *  Limits are budgets: a call that finds its budget spent answers #NQ_PAUSED, and the next call starts with a fresh one.
 *  A stop of any kind loses nothing and repeats nothing.
 *
 *  One thread at a time may use a solver, save for nq_solver_cancel() and nq_solver_get(), which any thread may call.
 *  @{ */

/** Opaque. */
typedef struct nq_solver nq_solver;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Makes a solver for a problem, which is frozen by that.
 * @param out      receives the handle; NULL is stored on failure.
 * @param problem  kept alive by the solver: the caller may free its own handle at once.
 * @return #NQ_OK; #NQ_E_ARG for a null pointer; #NQ_E_NOMEM.
 */
NQ_API nq_status nq_solver_new(nq_solver **out, nq_problem *problem);

/** Frees a solver; NULL is fine. Called from the solver's own callback it cancels the running call, and takes effect when that
 *  returns. Not from another thread while a call runs. */
NQ_API void nq_solver_free(nq_solver *solver);

/**
 * Sets a strategy key (before the search begins, or after a reset) or a limit (at any time between calls).
 * @return #NQ_OK; #NQ_E_ARG for a key that is not a solver's or only read, or a value out of range; #NQ_E_UNSUPPORTED for
 *         a method that is not in this build; #NQ_E_STATE for a strategy once the search has begun, or during a call.
 */
NQ_API nq_status nq_solver_set(nq_solver *solver, nq_key key, uint64_t value);

/**
 * Reads a strategy, a limit or a statistic. Any thread, at any time; while a call runs, statistics may lag by a fraction
 * of a millisecond, save inside a callback.
 * @return #NQ_OK; #NQ_E_ARG for a null pointer or a key that is not a solver's.
 */
NQ_API nq_status nq_solver_get(const nq_solver *solver, nq_key key, uint64_t *value);

/**
 * Registers the callback, in the place of the one before.
 * @param events  a mask of NQ_EVENT_ bits.
 * @param fn      the callback, or NULL for none. Called on the thread that called run, next or count.
 * @return #NQ_OK; #NQ_E_ARG for a null solver or an unknown bit; #NQ_E_STATE during a call.
 */
NQ_API nq_status nq_solver_on(nq_solver *solver, uint32_t events, nq_event_fn fn, void *user);

/**
 * Gives randomised methods the caller's own generator, in the place of the library's (xoshiro256**, seeded by #NQ_SEED).
 * @return #NQ_OK; #NQ_E_ARG for a null solver; #NQ_E_STATE once the search has begun.
 */
NQ_API nq_status nq_solver_random(nq_solver *solver, nq_random_fn fn, void *user);

/**
 * How many work units the problem has. Units partition its solutions: counts over units add up to the whole, whatever the
 * method, the threads and the machines. The numbering is part of the ABI: the problem, #NQ_UNIT_DEPTH, a first unit and a number
 * of units are all that a job needs.
 *
 * A unit of the plain board, n = 4 .. 32, holds the solutions whose lower half uses one of an orbit of column sets, as meeting in
 * the middle counts them. A unit of any other problem, or of the plain one when #NQ_UNIT_DEPTH is not 0, fixes the queens of
 * the first #NQ_UNIT_DEPTH rows (by default one), and its number, read in base n with the first row leading, spells their
 * columns; units whose queens attack each other are empty. Under #NQ_SYMMETRY_CANONICAL an orbit belongs to the unit that holds
 * its representative.
 * @return #NQ_OK; #NQ_E_ARG; #NQ_E_RANGE when there are more than 2^63; #NQ_E_UNSUPPORTED for
 *         covers of no given size: with #NQ_COVER_SIZE units are the boxes of #NQ_METHOD_COVER_EXACT.
 */
NQ_API nq_status nq_solver_units(nq_solver *solver, uint64_t *total);

/**
 * Restricts the solver to the units @p first .. @p first + @p count - 1, before the search begins.
 * @return #NQ_OK; #NQ_E_ARG for a range that is not within the units; #NQ_E_STATE once the search has begun; else as
 *         nq_solver_units(). Then #NQ_UNIT_DEPTH is fixed, and a reset keeps the units.
 */
NQ_API nq_status nq_solver_assign(nq_solver *solver, uint64_t first, uint64_t count);

/**
 * Finds the next solution, for nq_solver_solution() to read.
 * @return #NQ_OK: there is one; #NQ_DONE, #NQ_EXHAUSTED, #NQ_PAUSED, #NQ_STOPPED (by a trace or progress callback),
 *         #NQ_CANCELLED;
 *         #NQ_E_ARG; #NQ_E_STATE inside a callback; #NQ_E_NOMEM; #NQ_E_UNSUPPORTED when the method cannot solve this
 *         problem with these options, with the reason in nq_solver_message().
 */
NQ_API nq_status nq_solver_next(nq_solver *solver);

/** Calls nq_solver_next() until it answers something else than #NQ_OK, and the #NQ_EVENT_SOLUTION callback for each
 *  solution. @return as nq_solver_next(), never #NQ_OK. */
NQ_API nq_status nq_solver_run(nq_solver *solver);

/**
 * Counts the solutions that are left (orbits, under #NQ_SYMMETRY_CANONICAL) without delivering them. The fastest way is to
 * begin with it: after a nq_solver_next() the method that delivered also counts, in one thread. #NQ_METHOD_MEET_IN_THE_MIDDLE
 * looks at #NQ_LIMIT_MS between two units of work. Symmetric solutions of the plain board are counted directly, whatever the
 * method.
 * @param count  receives the number counted by this call, whatever it answers. #NQ_SOLUTIONS has the sum of all calls.
 * @return #NQ_DONE when all are counted, else as nq_solver_next(); #NQ_E_RANGE when the sum passes 64 bits;
 *         #NQ_E_UNSUPPORTED by an incomplete method.
 */
NQ_API nq_status nq_solver_count(nq_solver *solver, uint64_t *count);

/**
 * The solution that nq_solver_next() found last.
 * @param count  receives the number of squares; may be NULL.
 * @return the squares, sorted, owned by the solver and valid until its next call; NULL when there is no solution (but at
 *         n = 0, where the empty solution has zero squares, not NULL).
 */
NQ_API const nq_square *nq_solver_solution(const nq_solver *solver, size_t *count);

/**
 * Asks the running call, or else the next one, to answer #NQ_CANCELLED soon (within 50 ms). The request is kept until one
 * call has consumed it. Any thread; safe in a signal handler. NULL is fine.
 */
NQ_API void nq_solver_cancel(nq_solver *solver);

/** Goes back to before the first call: the same options, callback and units, the statistics at zero. A pending cancel
 *  stays. @return #NQ_OK; #NQ_E_ARG; #NQ_E_STATE during a call. */
NQ_API nq_status nq_solver_reset(nq_solver *solver);

/**
 * Writes the state of the search as bytes that any machine can load: options, statistics and the cursor.
 * @param buf  receives the bytes, or NULL to ask for the size only.
 * @param len  in: the size of @p buf; out: the bytes needed.
 * @return #NQ_OK; #NQ_E_SPACE; #NQ_E_ARG; #NQ_E_STATE during a call, but in a callback for #NQ_EVENT_UNIT it is fine;
 *         #NQ_E_UNSUPPORTED where the method has no checkpoint.
 */
NQ_API nq_status nq_solver_save(nq_solver *solver, void *buf, size_t *len);

/**
 * Makes a solver that goes on where nq_solver_save() stood. Callbacks and a random generator are not part of the state.
 * @param out      receives the handle; NULL is stored on failure.
 * @param problem  an equal problem to the one saved.
 * @param message  NULL, or room for #NQ_MESSAGE_SIZE bytes; receives what is wrong ("" when nothing is).
 * @return #NQ_OK; #NQ_E_FORMAT for bytes that are foreign, truncated, damaged, newer than this library, or of another
 *         problem; #NQ_E_ARG; #NQ_E_NOMEM; #NQ_E_UNSUPPORTED for a method that is not in this build.
 */
NQ_API nq_status nq_solver_load(nq_solver **out, nq_problem *problem, const void *buf, size_t len, char *message);

/**
 * How many columns a row has left, in methods that keep domains (#NQ_METHOD_MRV, #NQ_METHOD_FORWARD_CHECK,
 * #NQ_METHOD_ARC_CONSISTENCY): those that no queen attacks and, under arc consistency, that propagation has not removed. A row
 * with a queen has 1. Meant for callbacks, and for looks between calls once the search has begun.
 * @param row   0 .. n - 1.
 * @param size  receives the number.
 * @return #NQ_OK; #NQ_E_ARG for a null pointer or a row off the board; #NQ_E_STATE before the search has begun or after its end;
 *         #NQ_E_UNSUPPORTED by a method without domains. The thread of the call, or any when no call runs.
 */
NQ_API nq_status nq_solver_domain(const nq_solver *solver, uint32_t row, uint32_t *size);

/** What the last call of this solver was about, if it failed; "" if not. Valid until the next call. */
NQ_API const char *nq_solver_message(const nq_solver *solver);
/** @} */

/** @defgroup easy The easy door
 *  Two functions for those who need no handle. Thread-safe.
 *  @{ */

/**
 * Counts the ways to place n queens on an n by n board (OEIS A000170), in one thread.
 * @return #NQ_OK; #NQ_E_ARG for a null pointer; #NQ_E_RANGE past 64 bits; #NQ_E_UNSUPPORTED or #NQ_E_NOMEM. It takes as long as
 *         it takes: minutes from n = 18 or so on.
 */
NQ_API nq_status nq_count(uint32_t n, uint64_t *solutions);

/**
 * Finds one solution for any n, in O(n) time.
 * @param squares  room for n squares; may be NULL at n = 0.
 * @return #NQ_OK; #NQ_DONE at n = 2 and 3, which have none; #NQ_E_ARG for a null pointer or n > #NQ_SIZE_MAX.
 */
NQ_API nq_status nq_find(uint32_t n, nq_square *squares);
/** @} */

#ifdef __cplusplus
}
#endif
#endif
