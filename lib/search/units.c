/* Work units: parts of a problem with the queens of the first rows fixed. A unit's number, read in base n with the first
 * row leading, spells their columns, so that a range of units is a range in lexicographic order. */
#include "search/solver.h"

/* Rows that a unit fixes. 63 rows are enough for any number of units that fits 64 bits, since n = 1 has one row. */
static uint32_t unit_depth(const nq_solver *solver) {
    uint64_t depth = nqi_option(solver, NQ_UNIT_DEPTH);
    if (depth == 0) depth = 1;
    uint32_t n = solver->problem->rules.n;
    return depth < n ? (uint32_t)depth : n;
}

nq_status nqi_units_total(const nq_solver *solver, uint64_t *total) {
    uint64_t n = solver->problem->rules.n, units = 1;
    if (solver->problem->goal != NQ_GOAL_PLACE) return NQ_E_UNSUPPORTED;
    for (uint32_t row = 0; row < unit_depth(solver); row++) {
        if (units > (uint64_t)INT64_MAX / n) return NQ_E_RANGE;
        units *= n;
    }
    *total = units;
    return NQ_OK;
}

nq_status nqi_unit_part(const nq_solver *solver, uint64_t unit, nq_problem **out) {
    nq_square fixed[64];
    uint32_t n = solver->problem->rules.n, depth = unit_depth(solver);
    for (uint32_t row = depth; row-- > 0; unit /= n) fixed[row] = (nq_square){row, (uint32_t)(unit % n)};
    return nqi_problem_part(out, solver->problem, fixed, depth);
}
