/* The first solution of n = 8 .. 10,000 by the order "restarts": seconds and nodes over 20 seeds. Each solution is
 * verified.
 *
 * bench_first [largest n]
 *
 * No time makes this program fail; a wrong board does. */
#include "bench.h"

enum { SEEDS = 20 };

struct sample {
    double seconds[SEEDS];
    uint64_t nodes, restarts; /* the sum, and the most */
};

static void find_one(nq_problem *problem, uint64_t method, int index, struct sample *sample) {
    size_t count;
    double start = seconds();
    nq_solver *solver = bench_solver(problem, method, NQ_VALUE_ORDER_RESTARTS, (uint64_t)index + 1);
    must(NQ_OK, nq_solver_next(solver), "nq_solver_next");
    sample->seconds[index] = seconds() - start;
    const nq_square *squares = nq_solver_solution(solver, &count);
    must(NQ_OK, nq_problem_check(problem, squares, count, NULL), "nq_problem_check");
    uint64_t restarts = statistic(solver, NQ_RESTARTS);
    sample->nodes += statistic(solver, NQ_NODES);
    if (restarts > sample->restarts) sample->restarts = restarts;
    nq_solver_free(solver);
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print_row(uint32_t n, uint64_t method) {
    struct sample sample = {.nodes = 0};
    nq_problem *problem;
    must(NQ_OK, nq_problem_new(&problem, n, NULL), "nq_problem_new");
    for (int i = 0; i < SEEDS; i++) find_one(problem, method, i, &sample);
    nq_problem_free(problem);
    qsort(sample.seconds, SEEDS, sizeof *sample.seconds, by_value);
    double median = (sample.seconds[SEEDS / 2 - 1] + sample.seconds[SEEDS / 2]) / 2,
           nodes = (double)sample.nodes / SEEDS;
    printf("| %5" PRIu32 " | %-15s | %9.6f | %9.6f | %7.0f | %9.2f | %8" PRIu64 " |\n", n,
           nq_value_name(NQ_METHOD, method), median, sample.seconds[SEEDS - 1], nodes, nodes / n, sample.restarts);
    fflush(stdout);
}

int main(int argc, char **argv) {
    static const uint32_t sizes[] = {8, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000};
    static const uint64_t methods[] = {NQ_METHOD_MRV, NQ_METHOD_FORWARD_CHECK, NQ_METHOD_ARC_CONSISTENCY};
    unsigned long largest = argc > 1 ? strtoul(argv[1], NULL, 10) : 10000;
    printf("|     n | method          | median s  | worst s   | nodes   | nodes / n | restarts |\n");
    printf("|------:|-----------------|----------:|----------:|--------:|----------:|---------:|\n");
    for (size_t m = 0; m < sizeof methods / sizeof *methods; m++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes && sizes[i] <= largest; i++)
            if (methods[m] != NQ_METHOD_ARC_CONSISTENCY || sizes[i] <= 1000) print_row(sizes[i], methods[m]);
    return 0;
}
