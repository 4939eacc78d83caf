/* Solving up to symmetry: of each orbit under the problem's own group, only the smallest solution is let through. */
#include "board/d4.h"
#include "search/solver.h"

bool nqi_orbit_admit(nq_solver *solver) {
    if (!solver->scratch) return true;
    uint32_t orbit;
    const nq_problem *problem = solver->problem;
    if (!nqi_d4_is_smallest(problem->rules.n, problem->group, solver->squares, solver->depth, solver->scratch, &orbit))
        return false;
    nq_key key = orbit == 8 ? NQ_ORBITS_8 : orbit == 4 ? NQ_ORBITS_4 : orbit == 2 ? NQ_ORBITS_2 : NQ_ORBITS_1;
    NQI_STAT(solver, key)++;
    NQI_STAT(solver, NQ_ORBITS)++;
    return true;
}
