/* What watching costs: all solutions of n = 10 and 11 by each method, without a callback and with one that counts.
 *
 *     bench_trace [n ...]
 *
 * No time makes this program fail. */
#include "bench.h"

enum { ROUNDS = 5 };

static int count_event(void *user, const nq_event *event) {
    uint64_t *events = user;
    (void)event;
    ++*events;
    return 0;
}

/* The best of some rounds. Solutions are pulled one by one, so that both ways do the same work. */
static double enumerate(nq_problem *problem, uint64_t method, uint32_t mask, uint64_t *solutions, uint64_t *events) {
    double best = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        nq_solver *solver = bench_solver(problem, method, NQ_VALUE_ORDER_ASCENDING, 0);
        *events = 0;
        must(NQ_OK, nq_solver_on(solver, mask, count_event, events), "nq_solver_on");
        double start = seconds();
        must(NQ_DONE, nq_solver_run(solver), "nq_solver_run");
        double spent = seconds() - start;
        if (spent < best) best = spent;
        *solutions = statistic(solver, NQ_SOLUTIONS);
        nq_solver_free(solver);
    }
    return best;
}

static void print_row(uint32_t n, uint64_t method) {
    nq_problem *problem;
    uint64_t solutions, none, events;
    must(NQ_OK, nq_problem_new(&problem, n, NULL), "nq_problem_new");
    double quiet = enumerate(problem, method, 0, &solutions, &none);
    double traced = enumerate(problem, method, NQ_EVENT_PLACE | NQ_EVENT_REJECT | NQ_EVENT_REMOVE, &solutions, &events);
    nq_problem_free(problem);
    printf("| %3" PRIu32 " | %-15s | %9" PRIu64 " | %9.4f | %9.4f | %9" PRIu64 " | %12.1f |\n", n,
           nq_value_name(NQ_METHOD, method), solutions, quiet, traced, events,
           events ? 1e9 * (traced - quiet) / (double)events : 0);
    fflush(stdout);
}

int main(int argc, char **argv) {
    static const uint64_t methods[] = {NQ_METHOD_BACKTRACK, NQ_METHOD_BITBOARD, NQ_METHOD_MRV, NQ_METHOD_FORWARD_CHECK,
                                       NQ_METHOD_ARC_CONSISTENCY};
    static char *const usual[] = {"10", "11"};
    char *const *sizes = argc > 1 ? argv + 1 : usual;
    size_t count = argc > 1 ? (size_t)argc - 1 : 2;
    printf("|   n | method          | solutions | quiet s   | traced s  | events    | ns an event  |\n");
    printf("|----:|-----------------|----------:|----------:|----------:|----------:|-------------:|\n");
    for (size_t i = 0; i < count; i++)
        for (size_t m = 0; m < sizeof methods / sizeof *methods; m++)
            if (nq_value_name(NQ_METHOD, methods[m])) print_row((uint32_t)strtoul(sizes[i], NULL, 10), methods[m]);
    return 0;
}
