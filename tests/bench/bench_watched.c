/* Nodes a second of a search that nobody watches, which tells solutions to a callback, and of the same search when it tells
 * the callback every event: what bench_viewer.sh compares the viewer with.
 *
 *     bench_watched [n [method [seconds]]]      n = 32, backtrack, 3 seconds if not said otherwise
 *
 * No time makes this program fail. */
#include "bench.h"

#include <string.h>

enum { METHODS_MAX = 64 };

static int count_event(void *user, const nq_event *event) {
    uint64_t *events = user;
    (void)event;
    ++*events;
    return 0;
}

static uint64_t method_named(const char *wanted) {
    for (uint64_t method = 0; method < METHODS_MAX; method++) {
        const char *name = nq_value_name(NQ_METHOD, method);
        if (name != NULL && strcmp(name, wanted) == 0) return method;
    }
    fprintf(stderr, "bench_watched: '%s' is no method\n", wanted);
    exit(2);
}

/* Seconds on the clock: the viewer's are. */
static double nodes_a_second(nq_problem *problem, uint64_t method, uint32_t mask, uint64_t seconds) {
    uint64_t events = 0;
    nq_solver *solver = bench_solver(problem, method, NQ_VALUE_ORDER_ASCENDING, 1);
    must(NQ_OK, nq_solver_set(solver, NQ_LIMIT_MS, 1000 * seconds), "NQ_LIMIT_MS");
    must(NQ_OK, nq_solver_on(solver, mask, count_event, &events), "nq_solver_on");
    must(NQ_PAUSED, nq_solver_run(solver), "nq_solver_run");
    double rate = (double)statistic(solver, NQ_NODES) / (double)seconds;
    nq_solver_free(solver);
    return rate;
}

int main(int argc, char **argv) {
    uint32_t n = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 32;
    uint64_t method = method_named(argc > 2 ? argv[2] : "backtrack");
    uint64_t seconds = argc > 3 ? strtoul(argv[3], NULL, 10) : 3;
    nq_problem *problem;
    must(NQ_OK, nq_problem_new(&problem, n, NULL), "nq_problem_new");
    double untraced = nodes_a_second(problem, method, NQ_EVENT_SOLUTION, seconds);
    double traced = nodes_a_second(problem, method, NQ_EVENT_PLACE | NQ_EVENT_REJECT | NQ_EVENT_REMOVE, seconds);
    printf("%.0f %.0f\n", untraced, traced);
    nq_problem_free(problem);
    return 0;
}
