/* Region puzzles: one queen in each row, column and region, none touching. How long it takes to decide whether a puzzle has
 * no, one or several solutions, with a new solver for each; exact cover stops at the second.
 *
 *     bench_puzzle [puzzles a size]
 *
 * The puzzles are made of a random solution, from which the regions grow square by square, so that each has one at least
 * and is connected. Times are the processor's, the best of some rounds. No time makes this program fail. */
#include "bench.h"

#include <stdbool.h>

enum { LARGEST = 15, ROUNDS = 5 };

static uint64_t state = 1;

static uint32_t draw_below(uint32_t bound) {
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((state >> 32) * bound >> 32);
}

/* Draws columns until no two are the same and no two of neighbouring rows touch. */
static void draw_solution(uint32_t n, uint32_t *col) {
    uint32_t row = 0, tries = 0;
    while (row < n) {
        bool fits = true;
        col[row] = draw_below(n);
        for (uint32_t above = 0; above < row; above++) fits = fits && col[above] != col[row];
        if (fits && row > 0) fits = col[row] > col[row - 1] + 1 || col[row] + 1 < col[row - 1];
        if (fits) row++;
        if (++tries % (20 * n) == 0) row = 0;
    }
}

/* The squares beside one, within the board; answers how many. */
static uint32_t find_beside(uint32_t n, uint32_t square, uint32_t *beside) {
    uint32_t row = square / n, col = square % n, count = 0;
    if (row > 0) beside[count++] = square - n;
    if (row + 1 < n) beside[count++] = square + n;
    if (col > 0) beside[count++] = square - 1;
    if (col + 1 < n) beside[count++] = square + 1;
    return count;
}

/* Regions start at the queens; a random square that has a neighbour in one joins it, until none is left. */
static void draw_regions(uint32_t n, uint32_t *region_of) {
    uint32_t col[LARGEST], beside[4], left = n * n - n;
    draw_solution(n, col);
    for (uint32_t i = 0; i < n * n; i++) region_of[i] = n;
    for (uint32_t row = 0; row < n; row++) region_of[row * n + col[row]] = row;
    while (left > 0) {
        uint32_t square = draw_below(n * n), count = find_beside(n, square, beside);
        uint32_t region = region_of[beside[draw_below(count)]];
        if (region_of[square] < n || region == n) continue;
        region_of[square] = region;
        left--;
    }
}

static nq_problem *draw_puzzle(uint32_t n) {
    uint32_t region_of[LARGEST * LARGEST];
    nq_problem *problem;
    draw_regions(n, region_of);
    must(NQ_OK, nq_problem_new(&problem, n, NULL), "nq_problem_new");
    must(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK | NQ_ATTACK_TOUCH), "nq_problem_set");
    must(NQ_OK, nq_problem_regions(problem, region_of, (size_t)n * n), "nq_problem_regions");
    return problem;
}

struct sums {
    uint64_t unique, nodes;
    double worst;
};

/* Decides one puzzle, as a program would that has many. */
static void decide(nq_problem *problem, struct sums *sums) {
    double start = seconds();
    nq_solver *solver = bench_solver(problem, NQ_METHOD_EXACT_COVER, NQ_VALUE_ORDER_ASCENDING, 0);
    must(NQ_OK, nq_solver_next(solver), "the first solution");
    sums->unique += nq_solver_next(solver) == NQ_DONE;
    sums->nodes += statistic(solver, NQ_NODES);
    nq_solver_free(solver);
    double spent = seconds() - start;
    if (spent > sums->worst) sums->worst = spent;
}

static double decide_all(nq_problem **puzzles, uint32_t count, struct sums *sums) {
    double start = seconds();
    *sums = (struct sums){0};
    for (uint32_t i = 0; i < count; i++) decide(puzzles[i], sums);
    return seconds() - start;
}

/* The shared machine disturbs the times: the least of some rounds stands. */
static double best_of_rounds(nq_problem **puzzles, uint32_t count, struct sums *sums) {
    double best = 1e9, worst = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        double spent = decide_all(puzzles, count, sums);
        if (spent < best) best = spent;
        if (sums->worst < worst) worst = sums->worst;
    }
    sums->worst = worst;
    return best;
}

static void print_row(uint32_t n, uint32_t count) {
    nq_problem **puzzles = malloc(count * sizeof *puzzles + 1);
    struct sums sums;
    if (!puzzles) exit(1);
    for (uint32_t i = 0; i < count; i++) puzzles[i] = draw_puzzle(n);
    double spent = best_of_rounds(puzzles, count, &sums);
    printf("| %3" PRIu32 " | %7" PRIu32 " | %6" PRIu64 " | %8.2f | %9.1f | %8.1f |\n", n, count, sums.unique,
           1e6 * spent / count, 1e6 * sums.worst, (double)sums.nodes / count);
    fflush(stdout);
    for (uint32_t i = 0; i < count; i++) nq_problem_free(puzzles[i]);
    free(puzzles);
}

int main(int argc, char **argv) {
    static const uint32_t sizes[] = {7, 8, 9, 10, 11, 12, 15};
    uint32_t count = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 1000;
    printf("|   n | puzzles | unique | mean us  | worst us  | nodes    |\n");
    printf("|----:|--------:|-------:|---------:|----------:|---------:|\n");
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes && count > 0; i++) print_row(sizes[i], count);
    return 0;
}
