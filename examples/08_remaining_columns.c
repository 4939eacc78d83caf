/* What is left after some queens stand: the hints of a puzzle game.
 *
 * One queen is at (0,0) of an 8 by 8 board. Which columns has each other row left? And how many ways are there to
 * complete the board? */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

enum { N = 8 };

/* A square is free if it makes no attacking pair with the queen. */
static int is_free(const nq_problem *problem, nq_square queen, nq_square square) {
    nq_square both[2] = {queen, square};
    uint64_t pairs = 1;
    return nq_problem_conflicts(problem, both, 2, &pairs) == NQ_OK && pairs == 0;
}

static void print_free(const nq_problem *problem, nq_square queen, uint32_t row) {
    printf("row %u:", (unsigned)row);
    for (uint32_t col = 0; col < N; col++) {
        nq_square square = {row, col};
        if (is_free(problem, queen, square)) printf(" %u", (unsigned)col);
    }
    printf("\n");
}

int main(void) {
    nq_square corner = {0, 0};
    nq_problem *problem;
    nq_solver *solver;
    uint64_t completions;

    if (nq_problem_new(&problem, N, NULL) != NQ_OK) return 1;
    for (uint32_t row = 1; row < N; row++) print_free(problem, corner, row);

    /* Required squares make a problem of the completions. */
    if (nq_problem_require(problem, &corner, 1) != NQ_OK || nq_solver_new(&solver, problem) != NQ_OK) return 1;
    if (nq_solver_count(solver, &completions) == NQ_DONE) printf("%" PRIu64 " ways to complete it\n", completions);
    nq_solver_free(solver);
    nq_problem_free(problem);
    return 0;
}
