/** @file
 *  What a method is: one row of the registry, and the functions that a solver drives it with. */
#ifndef NQI_SEARCH_METHOD_H
#define NQI_SEARCH_METHOD_H

#include "base/bytes.h"
#include "search/solver.h"

/** A method works on solver->part, which may be a unit of the problem, and keeps what it needs in a state of its own. The
 *  solver calls open once, then next or count until they answer #NQ_DONE or an error, and then close. */
struct nqi_method {
    int id;
    const char *name, *summary;
    bool complete;          /**< #NQ_DONE proves that there is nothing else */
    bool heeds_value_order; /**< it knows #NQ_VALUE_ORDER */
    bool counts_units; /**< only counts, and count does one whole unit: number first_unit + unit of a division by column
                            sets; the state is kept from unit to unit */
    bool counts_orbits; /**< count does what #NQ_SYMMETRY asks for, so that no solution needs to be looked at */

    /** NULL when the method can solve the problem with these options; otherwise why it cannot. */
    const char *(*refuse)(const nq_solver *solver);

    /** How many squares a solution has at most. NULL: n. */
    uint64_t (*room)(const nq_solver *solver);

    /** Makes the state. @return #NQ_OK; #NQ_E_NOMEM; or why the solver asked to stop, and then it is called again. */
    nq_status (*open)(nq_solver *solver, void **state);
    void (*close)(nq_solver *solver, void *state);

    /** Leaves the next solution in solver->squares and solver->depth. Any answer but an error can be resumed. */
    nq_status (*next)(nq_solver *solver, void *state);

    /** Adds what is left to #NQ_SOLUTIONS. Never #NQ_OK. NULL: there is nothing faster than next. */
    nq_status (*count)(nq_solver *solver, void *state);

    /** What is left to do when the last unit is counted, in the caller's thread. NULL: nothing.
     *  @return #NQ_OK; or why it stopped, and then it is called again. */
    nq_status (*finish)(nq_solver *solver);

    /** Units of the method's own: how many there are in a round of the search, 0 when it has no such round. Then open is given the whole problem, and
     *  searches unit solver->first_unit + solver->unit of round solver->round. NULL: units are parts, as in units.c. */
    uint64_t (*units)(const nq_solver *solver, uint32_t round);

    /** Begins round solver->round of a divided search, after all units of those before: what is left to do is found out
     *  round by round. False: there is none. NULL: there is only one. */
    bool (*deepen)(nq_solver *solver);

    /** How many columns a row has left. NULL: no domains. */
    uint32_t (*domain)(const nq_solver *solver, const void *state, uint32_t row);

    /** Writes the state, and reads it into a state that was just opened. NULL: no checkpoints.
     *  load answers false for bytes that no state of this problem has, or with reader->starved for want of memory. */
    void (*save)(const nq_solver *solver, const void *state, struct nqi_writer *writer);
    bool (*load)(nq_solver *solver, void *state, struct nqi_reader *reader);
};

/** The method with this number, or NULL. */
const struct nqi_method *nqi_method_find(uint64_t id);

/** The method that #NQ_METHOD_AUTO stands for; NULL when none can solve the problem with the solver's options.
 *  @param counting  only the number is asked for. */
const struct nqi_method *nqi_method_choose(const nq_solver *solver, bool counting);

#endif
