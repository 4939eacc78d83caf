/* Minimum covers with proof: seconds of this process for all of them, both problems.
 *
 *     bench_cover [n ...]
 *
 * bench_cover_engines.sh puts clasp and CBC beside it. No time makes this program fail. */
#include "bench.h"

static void print_row(uint32_t n, uint64_t independent) {
    nq_problem *problem;
    uint64_t covers;
    must(NQ_OK, nq_problem_new(&problem, n, NULL), "nq_problem_new");
    must(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER), "this goal");
    must(NQ_OK, nq_problem_set(problem, NQ_INDEPENDENT, independent), "this kind of cover");
    nq_solver *solver = bench_solver(problem, NQ_METHOD_COVER_EXACT, NQ_VALUE_ORDER_ASCENDING, 0);
    nq_problem_free(problem);
    double start = seconds();
    must(NQ_DONE, nq_solver_count(solver, &covers), "nq_solver_count");
    double spent = seconds() - start;
    printf("| %3" PRIu32 " | %-11s | %4" PRIu64 " | %8" PRIu64 " | %11" PRIu64 " | %10.6f |\n", n,
           independent ? "independent" : "any", statistic(solver, NQ_BEST), covers, statistic(solver, NQ_NODES), spent);
    fflush(stdout);
    nq_solver_free(solver);
}

int main(int argc, char **argv) {
    static char *const usual[] = {"8", "9", "10", "11", "12", "13"};
    char *const *sizes = argc > 1 ? argv + 1 : usual;
    size_t count = argc > 1 ? (size_t)argc - 1 : sizeof usual / sizeof *usual;
    printf("|   n | queens      | size | covers   | nodes       | seconds    |\n");
    printf("|----:|-------------|-----:|---------:|------------:|-----------:|\n");
    for (size_t i = 0; i < count; i++)
        for (uint64_t independent = 0; independent <= 1; independent++)
            print_row((uint32_t)strtoul(sizes[i], NULL, 10), independent);
    return 0;
}
