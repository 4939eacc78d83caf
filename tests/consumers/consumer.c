/* A stranger's program, in the common part of C99 and C++11: counts, finds, checks, and tells which library it met. */
#include <nqueens.h>

#include <stdio.h>

static int count_is_92(void) {
    uint64_t count = 0;
    return nq_count(8, &count) == NQ_OK && count == 92;
}

static int first_is_a_solution(void) {
    nq_problem *problem = NULL;
    nq_solver *solver = NULL;
    size_t count = 0;
    const nq_square *squares;
    int good;
    if (nq_problem_new(&problem, 8, NULL) != NQ_OK) return 0;
    if (nq_solver_new(&solver, problem) != NQ_OK) return 0;
    good = nq_solver_next(solver) == NQ_OK;
    squares = nq_solver_solution(solver, &count);
    good = good && nq_problem_check(problem, squares, count, NULL) == NQ_OK;
    nq_solver_free(solver);
    nq_problem_free(problem);
    return good;
}

int main(void) {
    if (nq_version() != NQ_VERSION) return 1;
    if (!count_is_92() || !first_is_a_solution()) return 1;
    printf("libnqueens %s\n", nq_version_string());
    return 0;
}
