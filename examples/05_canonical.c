/* Solutions that are turns and mirror images of each other, taken as one.
 *
 * The board has eight symmetries, so most solutions come in groups ("orbits") of eight; a solution that looks the same
 * after a half turn is in an orbit of four, one that looks the same after a quarter turn in an orbit of two.
 * NQ_SYMMETRY_CANONICAL delivers one of each orbit: the one whose columns, read row by row, come first. */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

static uint64_t get(const nq_solver *solver, nq_key key) {
    uint64_t value = 0;
    nq_solver_get(solver, key, &value);
    return value;
}

int main(void) {
    nq_problem *problem;
    nq_solver *solver;
    if (nq_problem_new(&problem, 8, NULL) != NQ_OK || nq_solver_new(&solver, problem) != NQ_OK) return 1;
    nq_problem_free(problem);
    if (nq_solver_set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL) != NQ_OK) return 1;

    while (nq_solver_next(solver) == NQ_OK) {
        size_t count;
        uint32_t orbit = 0;
        nq_square canonical[8];
        const nq_square *queens = nq_solver_solution(solver, &count);

        /* nq_canonical() does the same for any single placement, and tells the size of its orbit. */
        if (nq_canonical(8, queens, count, canonical, &orbit) != NQ_OK) return 1;
        for (size_t i = 0; i < count; i++) printf("%u ", (unsigned)queens[i].col);
        printf("stands for %u\n", (unsigned)orbit);
    }

    uint64_t of_8 = get(solver, NQ_ORBITS_8), of_4 = get(solver, NQ_ORBITS_4), of_2 = get(solver, NQ_ORBITS_2);
    printf("%" PRIu64 " orbits: %" PRIu64 " of 8, %" PRIu64 " of 4, %" PRIu64 " of 2\n", get(solver, NQ_ORBITS), of_8,
           of_4, of_2);
    printf("%" PRIu64 " solutions in all\n", 8 * of_8 + 4 * of_4 + 2 * of_2);
    nq_solver_free(solver);
    return 0;
}
