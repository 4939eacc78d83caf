/* Counting: one by one, in the method's own way, in threads, or symmetric solutions directly. */
#include "search/control.h"
#include "search/method.h"
#include "search/symmetric.h"

/* Whether the method may count in its own way: nothing needs to see the solutions one by one. */
static bool counts_in_bulk(const nq_solver *solver) {
    if (solver->method->counts_units) return true;
    return solver->method->count && (!solver->scratch || solver->method->counts_orbits) &&
           !nqi_listens(solver, NQI_EVENTS_TRACE) && solver->budget.solutions == UINT64_MAX;
}

nq_status nqi_solver_count_range(nq_solver *solver) {
    if (counts_in_bulk(solver)) return nqi_solver_advance(solver, solver->method->count);
    nq_status status = NQ_OK;
    while (status == NQ_OK) status = nqi_solver_step(solver);
    return status;
}

/* Whether what is to be counted can only be counted one by one: for a limit of solutions or nodes, or a trace. */
static bool needs_steps(const nq_solver *solver) {
    return nqi_listens(solver, NQI_EVENTS_TRACE) || solver->budget.solutions != UINT64_MAX ||
           solver->budget.nodes != UINT64_MAX;
}

/* Where one unit is all there is in a round, the next round may have many. */
static bool has_units_to_share(const nq_solver *solver) {
    return solver->unit_count > (solver->division.by_method ? 0 : 1);
}

/* Whether threads may share the count: limits of solutions and nodes, and a trace, need one thread to be exact. */
static bool can_share(const nq_solver *solver) {
    return nqi_option(solver, NQ_THREADS) > 1 && has_units_to_share(solver) && !needs_steps(solver);
}

/* Symmetric solutions of the plain board are counted directly, whatever the method, if none has been delivered yet. */
static bool counts_symmetric(const nq_solver *solver) {
    return nqi_option(solver, NQ_SYMMETRY) >= NQ_SYMMETRY_HALF_TURN && nqi_problem_is_plain(solver->problem) &&
           solver->problem->rules.n <= NQI_SYMMETRIC_MAX && !solver->assigned && !solver->state &&
           NQI_STAT(solver, NQ_NODES) == 0 && !needs_steps(solver);
}

static nq_status count_symmetric(nq_solver *solver) {
    uint64_t count = 0;
    nq_status status = nqi_option(solver, NQ_SYMMETRY) == NQ_SYMMETRY_HALF_TURN
                           ? nqi_count_half_turn(solver, &count)
                           : nqi_count_quarter_turn(solver, &count);
    if (status == NQ_OK) status = nqi_tally(solver, count);
    if (status != NQ_OK) return status;
    solver->finished = true;
    return NQ_DONE;
}

static nq_status count_rest(nq_solver *solver) {
    if (solver->finished) return NQ_DONE;
    if (counts_symmetric(solver)) return count_symmetric(solver);
    if (solver->method->counts_units && needs_steps(solver)) {
        nq_status status = nqi_solver_take_over(solver);
        if (status != NQ_OK) return status;
    }
    return can_share(solver) ? nqi_solver_count_threads(solver) : nqi_solver_count_range(solver);
}

nq_status nqi_solver_count(nq_solver *solver, uint64_t *count) {
    uint64_t before = NQI_STAT(solver, NQ_SOLUTIONS);
    nq_status status = nqi_call_begin(solver);
    if (status == NQ_OK) status = nqi_solver_begin(solver, true);
    if (status == NQ_OK) status = count_rest(solver);
    *count = NQI_STAT(solver, NQ_SOLUTIONS) - before;
    return nqi_call_end(solver, status);
}
