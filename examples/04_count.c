/* How many solutions are there? And how much work was it, by two methods? */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

/* Counts the solutions of a problem by a method, and prints a line. */
static void count_by(nq_problem *problem, uint64_t method) {
    nq_solver *solver;
    if (nq_solver_new(&solver, problem) != NQ_OK) return;

    /* Options are keys with a 64-bit value, set before the first call. A method that is not in the loaded library is
     * refused here, with the reason in nq_solver_message(). */
    if (nq_solver_set(solver, NQ_METHOD, method) != NQ_OK) {
        printf("%s\n", nq_solver_message(solver));
    } else {
        uint64_t solutions = 0, nodes = 0;
        nq_solver_count(solver, &solutions);
        nq_solver_get(solver, NQ_NODES, &nodes); /* statistics are keys, too */
        printf("%-9s  %" PRIu64 " solutions, %" PRIu64 " nodes\n", nq_value_name(NQ_METHOD, method), solutions, nodes);
    }
    nq_solver_free(solver);
}

int main(void) {
    /* The easy door: no handle at all. */
    for (uint32_t n = 0; n <= 10; n++) {
        uint64_t solutions;
        if (nq_count(n, &solutions) == NQ_OK) printf("n = %2u: %" PRIu64 "\n", (unsigned)n, solutions);
    }

    /* One problem can be shared by any number of solvers. */
    nq_problem *problem;
    if (nq_problem_new(&problem, 8, NULL) != NQ_OK) return 1;
    count_by(problem, NQ_METHOD_BACKTRACK);
    count_by(problem, NQ_METHOD_BITBOARD);
    nq_problem_free(problem);
    return 0;
}
