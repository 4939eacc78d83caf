/* Pull: ask for one solution after the other.
 *
 * A problem says what is asked. A solver says how it is answered: it is a cursor over the solutions, and
 * nq_solver_next() moves it by one. */
#include <nqueens.h>
#include <stdio.h>

int main(void) {
    nq_problem *problem;
    nq_solver *solver;

    /* NULL: memory comes from malloc(). */
    if (nq_problem_new(&problem, 6, NULL) != NQ_OK) return 1;
    if (nq_solver_new(&solver, problem) != NQ_OK) return 1;
    nq_problem_free(problem); /* the solver keeps the problem alive for itself */

    nq_status status;
    while ((status = nq_solver_next(solver)) == NQ_OK) {
        size_t count;
        const nq_square *queens = nq_solver_solution(solver, &count); /* valid until the next call */
        for (size_t i = 0; i < count; i++) printf("%s%u", i ? " " : "", (unsigned)queens[i].col);
        printf("\n");
    }

    /* NQ_DONE is a proof: there are no more. Anything else would be a pause or an error. */
    printf("%s\n", status == NQ_DONE ? "done" : nq_strerror(status));
    nq_solver_free(solver);
    return status == NQ_DONE ? 0 : 1;
}
