/* A long count, cancelled from another thread, as the Cancel button of a window would do it.
 *
 * nq_solver_cancel() may be called from any thread, and from a signal handler. The running call answers NQ_CANCELLED
 * within 50 milliseconds; where no call is running, the next one does. Nothing is lost: the solver can go on. */
#include <nqueens.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static void *press_cancel(void *solver) {
    struct timespec moment = {0, 50000000}; /* 50 ms */
    nanosleep(&moment, NULL);
    nq_solver_cancel(solver);
    return NULL;
}

int main(void) {
    nq_problem *problem;
    nq_solver *solver;
    pthread_t button;
    uint64_t count;

    /* There are 39 029 188 884 solutions: nobody wants to wait for that here. */
    if (nq_problem_new(&problem, 20, NULL) != NQ_OK || nq_solver_new(&solver, problem) != NQ_OK) return 1;
    nq_problem_free(problem);

    if (pthread_create(&button, NULL, press_cancel, solver) != 0) return 1;
    nq_status status = nq_solver_count(solver, &count);
    pthread_join(button, NULL);
    printf("the count answers: %s\n", status == NQ_CANCELLED ? "cancelled" : nq_strerror(status));

    /* `count` holds what was counted until then. The cursor stands behind the last of those, and moves on. */
    status = nq_solver_next(solver);
    printf("the next call answers: %s\n", status == NQ_OK ? "here is a solution" : nq_strerror(status));
    nq_solver_free(solver);
    return 0;
}
