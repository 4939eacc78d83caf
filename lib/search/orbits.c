/* Solving up to symmetry: of each orbit under the problem's own group only the smallest solution is let through; or of all
 * solutions only those that a turn leaves unchanged. */
#include "board/d4.h"
#include "board/squares.h"
#include "search/solver.h"

static bool admit_smallest(nq_solver *solver) {
    uint32_t orbit;
    const nq_problem *problem = solver->problem;
    if (!nqi_d4_is_smallest(problem->rules.n, problem->group, solver->squares, solver->depth, solver->scratch, &orbit))
        return false;
    nq_key key = orbit == 8 ? NQ_ORBITS_8 : orbit == 4 ? NQ_ORBITS_4 : orbit == 2 ? NQ_ORBITS_2 : NQ_ORBITS_1;
    NQI_STAT(solver, key)++;
    NQI_STAT(solver, NQ_ORBITS)++;
    return true;
}

static bool is_unchanged(nq_solver *solver, nq_symmetry turn) {
    nqi_d4_transform(solver->problem->rules.n, turn, solver->squares, solver->depth, solver->scratch);
    return nqi_squares_compare(solver->scratch, solver->squares, solver->depth) == 0;
}

bool nqi_orbit_admit(nq_solver *solver) {
    switch (nqi_option(solver, NQ_SYMMETRY)) {
    case NQ_SYMMETRY_CANONICAL: return admit_smallest(solver);
    case NQ_SYMMETRY_HALF_TURN: return is_unchanged(solver, 2);
    case NQ_SYMMETRY_QUARTER_TURN: return is_unchanged(solver, 1);
    default: return true;
    }
}
