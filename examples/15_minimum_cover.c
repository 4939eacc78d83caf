/* The fewest queens that cover a board, with proof.
 *
 *     15_minimum_cover        the chess board
 *     15_minimum_cover 12     a board of 12 by 12
 *
 * Queens cover a board if every square is occupied or attacked. Two numbers tell what a search knows about the fewest:
 * there is a cover of NQ_BEST queens, and there is none of fewer than NQ_LOWER_BOUND. They move towards each other, and
 * where they meet the minimum is proven. */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>
#include <stdlib.h>

enum { WIDEST = 32 }; /* the widest board for which the library has a proof */

static uint64_t get(const nq_solver *solver, nq_key key) {
    uint64_t value = 0;
    nq_solver_get(solver, key, &value);
    return value;
}

/* nq_solver_next(), with a look at the two numbers after each part of the work. */
static nq_status search(nq_solver *solver) {
    uint64_t best = 0, bound = 0;
    nq_status status = NQ_PAUSED;
    while (status == NQ_PAUSED) {
        status = nq_solver_next(solver); /* goes on where it was paused */
        if (get(solver, NQ_BEST) != best || get(solver, NQ_LOWER_BOUND) != bound) {
            best = get(solver, NQ_BEST);
            bound = get(solver, NQ_LOWER_BOUND);
            printf("  at least %" PRIu64 ", at most %" PRIu64 "\n", bound, best);
        }
    }
    return status;
}

/* The check knows nothing of the search: it looks at each square. */
static nq_status print_verified(const nq_problem *problem, uint32_t n, const nq_square *queens, size_t count) {
    char text[2 * WIDEST * WIDEST + 1];
    size_t size = sizeof text;
    nq_status status = nq_problem_check(problem, queens, count, NULL);
    if (status == NQ_OK) status = nq_render(n, queens, count, NQ_FORMAT_ASCII, text, &size);
    if (status == NQ_OK) printf("  a cover of size %zu, verified:\n%s\n", count, text);
    return status;
}

static nq_status find_minimum(nq_problem *problem, uint32_t n) {
    size_t count;
    nq_solver *solver;
    nq_status status = nq_solver_new(&solver, problem);
    if (status != NQ_OK) return status;
    status = nq_solver_set(solver, NQ_METHOD, NQ_METHOD_COVER_EXACT);
    if (status == NQ_OK) status = nq_solver_set(solver, NQ_LIMIT_NODES, 100);
    if (status == NQ_OK) status = search(solver);
    if (status == NQ_OK) {
        const nq_square *queens = nq_solver_solution(solver, &count);
        status = print_verified(problem, n, queens, count);
    } else {
        fprintf(stderr, "%s\n", nq_solver_message(solver));
    }
    nq_solver_free(solver);
    return status;
}

static nq_status cover(uint32_t n, uint64_t independent) {
    nq_problem *problem;
    nq_status status = nq_problem_new(&problem, n, NULL);
    if (status != NQ_OK) return status;
    status = nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER);
    if (status == NQ_OK) status = nq_problem_set(problem, NQ_INDEPENDENT, independent);
    if (status == NQ_OK) status = find_minimum(problem, n);
    nq_problem_free(problem);
    return status;
}

int main(int argc, char **argv) {
    uint32_t n = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 8;
    printf("Queens that may attack each other:\n");
    nq_status status = cover(n, 0);
    if (status == NQ_OK) {
        printf("Queens that may not:\n");
        status = cover(n, 1);
    }
    if (status != NQ_OK) fprintf(stderr, "%s\n", nq_strerror(status));
    return status == NQ_OK ? 0 : 1;
}
