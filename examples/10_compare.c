/* The same problem, several ways to search: nodes until the first solution. The same numbers on every machine. */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

static const struct way {
    const char *title;
    uint64_t method, order;
} ways[] = {
    {"backtrack", NQ_METHOD_BACKTRACK, NQ_VALUE_ORDER_ASCENDING},
    {"mrv", NQ_METHOD_MRV, NQ_VALUE_ORDER_ASCENDING},
    {"forward check", NQ_METHOD_FORWARD_CHECK, NQ_VALUE_ORDER_ASCENDING},
    {"fc, restored", NQ_METHOD_FORWARD_CHECK, NQ_VALUE_ORDER_LAST_RESTORED},
    {"fc, centre", NQ_METHOD_FORWARD_CHECK, NQ_VALUE_ORDER_CENTRE_OUT},
    {"arc consistency", NQ_METHOD_ARC_CONSISTENCY, NQ_VALUE_ORDER_ASCENDING},
};

enum { WAYS = sizeof ways / sizeof *ways };

/* One problem can be shared by any number of solvers; the strategy is the solver's. */
static uint64_t nodes_to_first(nq_problem *problem, const struct way *way) {
    nq_solver *solver;
    uint64_t nodes = 0;
    if (nq_solver_new(&solver, problem) != NQ_OK) return 0;
    nq_solver_set(solver, NQ_METHOD, way->method);
    nq_solver_set(solver, NQ_VALUE_ORDER, way->order);
    if (nq_solver_next(solver) == NQ_OK) nq_solver_get(solver, NQ_NODES, &nodes);
    nq_solver_free(solver);
    return nodes;
}

int main(void) {
    printf(" n");
    for (int i = 0; i < WAYS; i++) printf("  %15s", ways[i].title);
    printf("\n");
    for (uint32_t n = 8; n <= 16; n += 2) {
        nq_problem *problem;
        if (nq_problem_new(&problem, n, NULL) != NQ_OK) return 1;
        printf("%2u", (unsigned)n);
        for (int i = 0; i < WAYS; i++) printf("  %15" PRIu64, nodes_to_first(problem, &ways[i]));
        printf("\n");
        nq_problem_free(problem);
    }
    return 0;
}
