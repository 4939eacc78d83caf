/* Blocked boards (CSPLib 080): n queens where a share of the squares, drawn at random, is forbidden. Decided by exact
 * cover: a solution, or the proof that there is none.
 *
 *     bench_blocked [n [forbidden percent ...]]
 *
 * 200 seeds a line. No time makes this program fail. */
#include "bench.h"

enum { SEEDS = 200 };

static uint32_t draw_below(uint64_t *state, uint32_t bound) {
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((*state >> 32) * bound >> 32);
}

/* Forbids the first squares of a random order. */
static nq_problem *blocked_board(uint32_t n, uint32_t percent, uint64_t seed) {
    size_t count = (size_t)n * n;
    nq_square *squares = malloc(count * sizeof *squares + 1);
    nq_problem *problem;
    if (!squares) exit(1);
    for (size_t i = 0; i < count; i++) squares[i] = (nq_square){(uint32_t)(i / n), (uint32_t)(i % n)};
    for (size_t i = count; i > 1; i--) {
        size_t j = draw_below(&seed, (uint32_t)i);
        nq_square kept = squares[i - 1];
        squares[i - 1] = squares[j];
        squares[j] = kept;
    }
    must(NQ_OK, nq_problem_new(&problem, n, NULL), "nq_problem_new");
    must(NQ_OK, nq_problem_forbid(problem, squares, count * percent / 100), "nq_problem_forbid");
    free(squares);
    return problem;
}

struct sums {
    double spent, worst;
    uint64_t nodes, solvable;
};

static void decide(uint32_t n, uint32_t percent, uint64_t seed, struct sums *sums) {
    nq_problem *problem = blocked_board(n, percent, seed);
    double start = seconds();
    nq_solver *solver = bench_solver(problem, NQ_METHOD_EXACT_COVER, NQ_VALUE_ORDER_ASCENDING, 0);
    sums->solvable += nq_solver_next(solver) == NQ_OK;
    sums->nodes += statistic(solver, NQ_NODES);
    nq_solver_free(solver);
    double spent = seconds() - start;
    sums->spent += spent;
    if (spent > sums->worst) sums->worst = spent;
    nq_problem_free(problem);
}

static void print_row(uint32_t n, uint32_t percent) {
    struct sums sums = {0};
    for (uint64_t seed = 1; seed <= SEEDS; seed++) decide(n, percent, seed, &sums);
    printf("| %3" PRIu32 " | %8" PRIu32 "%% | %8" PRIu64 " | %9.6f | %9.6f | %9" PRIu64 " |\n", n, percent,
           sums.solvable, sums.spent / SEEDS, sums.worst, sums.nodes / SEEDS);
    fflush(stdout);
}

int main(int argc, char **argv) {
    static char *const usual[] = {"30", "50", "60", "70", "75", "80"};
    uint32_t n = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 28;
    char *const *shares = argc > 2 ? argv + 2 : usual;
    size_t count = argc > 2 ? (size_t)argc - 2 : sizeof usual / sizeof *usual;
    printf("|   n | forbidden | solvable | mean s    | worst s   | nodes     |\n");
    printf("|----:|----------:|---------:|----------:|----------:|----------:|\n");
    for (size_t i = 0; i < count; i++) print_row(n, (uint32_t)strtoul(shares[i], NULL, 10));
    return 0;
}
