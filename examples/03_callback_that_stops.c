/* Push: the solver calls a function for each solution, until the function says stop.
 *
 * A stop loses nothing: the next call goes on where this one ended, and repeats no solution. */
#include <nqueens.h>
#include <stdio.h>

struct tally {
    int seen;
    int enough;
};

/* Zero goes on; anything else stops the call, which then answers NQ_STOPPED. */
static int on_solution(void *user, const nq_event *event) {
    struct tally *tally = user;
    tally->seen++;
    printf("solution %d:", tally->seen);
    for (size_t i = 0; i < event->count; i++) printf(" %u", (unsigned)event->squares[i].col);
    printf("\n");
    return tally->seen == tally->enough;
}

int main(void) {
    struct tally tally = {0, 3};
    nq_problem *problem;
    nq_solver *solver;
    if (nq_problem_new(&problem, 8, NULL) != NQ_OK || nq_solver_new(&solver, problem) != NQ_OK) return 1;
    nq_problem_free(problem);

    nq_solver_on(solver, NQ_EVENT_SOLUTION, on_solution, &tally);
    if (nq_solver_run(solver) == NQ_STOPPED) printf("stopped after %d\n", tally.seen);

    tally.enough = 5;
    if (nq_solver_run(solver) == NQ_STOPPED) printf("went on, and stopped after %d\n", tally.seen);

    /* The rest, counted without being delivered: 92 in all. */
    uint64_t rest;
    if (nq_solver_count(solver, &rest) == NQ_DONE) printf("%u are left\n", (unsigned)rest);
    nq_solver_free(solver);
    return 0;
}
