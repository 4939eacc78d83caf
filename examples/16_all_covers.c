/* All covers of the chess board by as few queens as possible, and by one queen more, and so on.
 *
 * Five queens are the fewest, whether they may attack each other or not. NQ_COVER_SIZE asks for the covers of any other
 * size. A cover by queens that may not attack each other is a placement that takes no further queen: those by eight are
 * the 92 solutions of the eight queens problem. */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

enum { N = 8 };

/* Makes the problem of the covers of one size, and a solver for it; size 0 stands for as few queens as possible. */
static nq_status new_solver(nq_solver **solver, uint64_t size, uint64_t independent) {
    nq_problem *problem;
    nq_status status = nq_problem_new(&problem, N, NULL);
    if (status != NQ_OK) return status;
    status = nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER);
    if (status == NQ_OK) status = nq_problem_set(problem, NQ_INDEPENDENT, independent);
    if (status == NQ_OK) status = nq_problem_set(problem, NQ_COVER_SIZE, size);
    if (status == NQ_OK) status = nq_solver_new(solver, problem);
    nq_problem_free(problem);
    return status;
}

/* They come in lexicographic order of their squares. */
static nq_status print_first(int wanted) {
    nq_solver *solver;
    nq_status status = new_solver(&solver, 0, 0);
    if (status != NQ_OK) return status;
    for (int i = 0; i < wanted && status == NQ_OK; i++) {
        char text[80];
        size_t count, size = sizeof text;
        status = nq_solver_next(solver);
        const nq_square *queens = nq_solver_solution(solver, &count);
        if (status == NQ_OK) status = nq_render(N, queens, count, NQ_FORMAT_SQUARES, text, &size);
        if (status == NQ_OK) fputs(text, stdout);
    }
    nq_solver_free(solver);
    return status;
}

/* All covers of a size, or one for each orbit. NQ_DONE says that none is missing. */
static nq_status count_covers(uint64_t size, uint64_t independent, uint64_t symmetry, uint64_t *covers) {
    nq_solver *solver;
    nq_status status = new_solver(&solver, size, independent);
    if (status != NQ_OK) return status;
    status = nq_solver_set(solver, NQ_SYMMETRY, symmetry);
    if (status == NQ_OK) status = nq_solver_count(solver, covers);
    nq_solver_free(solver);
    return status == NQ_DONE ? NQ_OK : status;
}

static nq_status print_counts(const char *title, uint64_t independent, uint64_t most) {
    nq_status status = NQ_OK;
    printf("\n%s\nqueens   covers  up to symmetry\n", title);
    for (uint64_t size = 4; size <= most && status == NQ_OK; size++) {
        uint64_t all = 0, orbits = 0;
        status = count_covers(size, independent, NQ_SYMMETRY_ALL, &all);
        if (status == NQ_OK) status = count_covers(size, independent, NQ_SYMMETRY_CANONICAL, &orbits);
        if (status == NQ_OK) printf("%6" PRIu64 "  %7" PRIu64 "  %14" PRIu64 "\n", size, all, orbits);
    }
    return status;
}

int main(void) {
    printf("The first minimum covers:\n");
    nq_status status = print_first(3);
    if (status == NQ_OK) status = print_counts("Queens that may attack each other:", 0, 6);
    if (status == NQ_OK) status = print_counts("Queens that may not:", 1, N);
    if (status != NQ_OK) fprintf(stderr, "%s\n", nq_strerror(status));
    return status == NQ_OK ? 0 : 1;
}
