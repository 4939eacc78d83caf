/* Completion: some queens stand already. In how many ways can the others be placed?
 *
 * Deciding that is hard in general: Gent, Jefferson and Nightingale, "Complexity of n-Queens Completion", 2017. */
#include <nqueens.h>
#include <stdio.h>

enum { N = 8 };

static void print_columns(const nq_square *queens) {
    for (int row = 0; row < N; row++) printf("%u%c", (unsigned)queens[row].col, row + 1 < N ? ' ' : '\n');
}

static void complete(const nq_square *given, size_t count) {
    nq_problem *problem;
    nq_solver *solver;
    int completions = 0;
    if (nq_problem_new(&problem, N, NULL) != NQ_OK) return;

    /* Queens that attack each other are refused here, and the message names them. */
    if (nq_problem_require(problem, given, count) != NQ_OK) {
        printf("refused: %s\n", nq_problem_message(problem));
    } else if (nq_solver_new(&solver, problem) == NQ_OK) {
        while (nq_solver_next(solver) == NQ_OK) {
            print_columns(nq_solver_solution(solver, NULL));
            completions++;
        }
        printf("completions: %d\n", completions);
        nq_solver_free(solver);
    }
    nq_problem_free(problem);
}

int main(void) {
    const nq_square four[] = {{0, 1}, {1, 6}, {4, 7}, {6, 0}}, three[] = {{1, 1}, {3, 0}, {7, 5}};
    const nq_square clash[] = {{0, 0}, {4, 4}};
    complete(four, 4);
    complete(three, 3);
    complete(clash, 2);
    return 0;
}
