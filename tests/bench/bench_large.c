/* One solution on boards of any size: how long each method takes, beside a yardstick for the machine.
 *
 * The yardstick is one pass of a random walk over an array of n 32-bit integers, which holds one cycle through all of them: each
 * step waits for the memory that the last one found. A local search that misses the cache about once a queen, and cannot look
 * ahead, takes as long. Times are processor times: on a machine that others use too they can be compared. */
#define _POSIX_C_SOURCE 199309L

#include "bench.h"

#include <string.h>

/* What is printed to show that the walk was made; a compiler cannot do without it either. */
static volatile uint32_t walked_to;

/* Finer than clock(): a small board takes less than a microsecond. */
static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static uint64_t random_state = 1;

static uint32_t random_below(uint32_t bound) {
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((random_state >> 32) * bound >> 32);
}

/* Sattolo's shuffle: the permutation it makes is a single cycle. */
static void make_cycle(uint32_t *next, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) next[i] = i;
    for (uint32_t i = n; i-- > 1;) {
        uint32_t other = random_below(i), kept = next[i];
        next[i] = next[other];
        next[other] = kept;
    }
}

static double yardstick(uint32_t n) {
    uint32_t *next = malloc(n * sizeof *next), at = 0;
    must(NQ_OK, next ? NQ_OK : NQ_E_NOMEM, "the yardstick");
    make_cycle(next, n);
    double begin = now();
    for (uint32_t i = 0; i < n; i++) at = next[at];
    double spent = now() - begin;
    walked_to = at;
    free(next);
    return spent;
}

/* An allocator that knows the most that ever was taken. */
struct scale {
    size_t now, peak;
};

enum { HEAD = 32 }; /* room for the size, aligned for any type */

static void *scale_alloc(void *user, size_t size) {
    struct scale *scale = user;
    char *memory = malloc(HEAD + size);
    if (!memory) return NULL;
    memcpy(memory, &size, sizeof size);
    scale->now += size;
    if (scale->now > scale->peak) scale->peak = scale->now;
    return memory + HEAD;
}

static void scale_release(void *user, void *memory) {
    struct scale *scale = user;
    size_t size;
    memcpy(&size, (char *)memory - HEAD, sizeof size);
    scale->now -= size;
    free((char *)memory - HEAD);
}

struct result {
    uint32_t runs, solved;
    double time; /* of the solved runs, in all */
    uint64_t iterations;
    size_t bytes;
};

/* Every solution is checked, outside the time. */
static void check(const nq_solver *solver, uint32_t n) {
    size_t count;
    nq_problem *problem;
    const nq_square *squares = nq_solver_solution(solver, &count);
    must(NQ_OK, nq_problem_new(&problem, n, NULL), "nq_problem_new");
    must(NQ_OK, nq_problem_check(problem, squares, count, NULL), "nq_problem_check");
    nq_problem_free(problem);
}

/* Iterations after which min-conflicts is taken to be in a trap: it needs 0.6 n on large boards, some hundreds on small ones. */
static uint64_t limit_of(uint32_t n, int method) {
    return method == NQ_METHOD_MIN_CONFLICTS ? 20000 + 2 * (uint64_t)n : 0;
}

static nq_solver *new_solver(uint32_t n, int method, uint64_t seed, struct scale *scale) {
    const nq_allocator allocator = {scale_alloc, scale_release, scale};
    nq_problem *problem;
    nq_solver *solver;
    must(NQ_OK, nq_problem_new(&problem, n, &allocator), "nq_problem_new");
    solver = bench_solver(problem, (uint64_t)method, NQ_VALUE_ORDER_ASCENDING, seed);
    nq_problem_free(problem);
    must(NQ_OK, nq_solver_set(solver, NQ_LIMIT_NODES, limit_of(n, method)), "this limit");
    return solver;
}

static void run_once(struct result *result, uint32_t n, int method, uint64_t seed) {
    struct scale scale = {0, 0};
    nq_solver *solver = new_solver(n, method, seed, &scale);
    double begin = now();
    nq_status status = nq_solver_next(solver);
    double spent = now() - begin;
    result->runs++;
    if (scale.peak > result->bytes) result->bytes = scale.peak;
    if (status != NQ_PAUSED) {
        must(NQ_OK, status, "nq_solver_next");
        check(solver, n);
        result->solved++;
        result->time += spent;
        result->iterations += statistic(solver, NQ_ITERATIONS);
    }
    nq_solver_free(solver);
}

/* As many seeds as fit into a second and a half, 100 at most, one at least. */
static struct result run(uint32_t n, int method) {
    struct result result = {0};
    double begin = now();
    for (uint64_t seed = 0; seed < 100 && (seed == 0 || now() - begin < 1.5); seed++)
        run_once(&result, n, method, seed);
    return result;
}

static void print_result(uint32_t n, int method) {
    struct result result = run(n, method);
    double solved = result.solved ? result.solved : 1;
    printf("| %8u | %-13s | %12.6f | %12.0f | %7.2f | %3u of %3u |\n", (unsigned)n,
           nq_value_name(NQ_METHOD, (uint64_t)method), result.time / solved * 1e3, (double)result.iterations / solved,
           (double)result.bytes / n, (unsigned)result.solved, (unsigned)result.runs);
    fflush(stdout);
}

/* Methods by the largest board that they do in some seconds here. */
static const struct {
    int method;
    uint32_t widest;
} methods[] = {
    {NQ_METHOD_CONSTRUCT, 10000000},
    {NQ_METHOD_LARGE_BOARD, 10000000},
    {NQ_METHOD_MIN_CONFLICTS, 100000},
    {NQ_METHOD_ANNEALING, 100000},
};

static const uint32_t sizes[] = {8, 20, 50, 100, 1000, 10000, 100000, 1000000, 10000000};

enum { METHODS = sizeof methods / sizeof *methods, SIZES = sizeof sizes / sizeof *sizes };

static void print_yardsticks(void) {
    puts("| n        | walk, ms     | large-board, ms | large-board / walk |\n|---|---|---|---|");
    for (uint32_t n = 1000; n <= 10000000; n *= 10) {
        double walk = yardstick(n);
        struct result result = run(n, NQ_METHOD_LARGE_BOARD);
        double time = result.time / (result.solved ? result.solved : 1);
        printf("| %8u | %12.6f | %15.6f | %18.2f |\n", (unsigned)n, walk * 1e3, time * 1e3, time / walk);
        fflush(stdout);
    }
}

int main(void) {
    print_yardsticks();
    puts("\n| n        | method        | ms           | iterations   | B/queen | solved     "
         "|\n|---|---|---|---|---|---|");
    for (size_t i = 0; i < SIZES; i++)
        for (size_t k = 0; k < METHODS; k++)
            if (sizes[i] <= methods[k].widest) print_result(sizes[i], methods[k].method);
    return 0;
}
