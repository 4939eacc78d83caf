/* Counting against the textbook recursion.
 *
 * bench_count [--rounds R] [n ...]             by default 3 rounds of n = 14, 15 and 16: the textbook recursion and the
 *                                              library's kernels in alternation, medians, and how many times faster
 * bench_count --growth [--sample S] [n ...]    by default n = 18 .. 22: a sample of S (60) runs of work units, spread over
 *                                              all of them; the mean unit, the estimated whole, the growth, and memory
 *
 * Seconds are the process's own, which other processes lengthen only a little; two threads are compared with one by the
 * clock on the wall, which needs a quiet machine. No time makes this program fail; a wrong count does. */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { ROUNDS_MAX = 99, SIZES_MAX = 32, RUNS_MAX = 10000 };

/* What is run in alternation. The last two are measured by the wall clock too. */
enum { TEXTBOOK, PORTABLE, AVX2, AVX512, ONE_THREAD, TWO_THREADS, RUNNERS };

static double clock_seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static double own_seconds(void) {
    return clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

static double wall_seconds(void) {
    return clock_seconds(CLOCK_MONOTONIC);
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median_of(double *values, int count) {
    qsort(values, (size_t)count, sizeof *values, by_value);
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

/* The textbook recursion, without symmetry: the yardstick. */
static uint64_t bt(uint32_t all, uint32_t columns, uint32_t left, uint32_t right) {
    uint64_t solutions = 0;
    if (columns == all) return 1;
    for (uint32_t free = all & ~(columns | left | right); free; free &= free - 1) {
        uint32_t queen = free & (0 - free);
        solutions += bt(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    return solutions;
}

static nq_solver *counting_solver(uint32_t n, uint64_t isa, uint64_t threads, const nq_allocator *allocator) {
    nq_problem *problem;
    must(NQ_OK, nq_problem_new(&problem, n, allocator), "nq_problem_new");
    nq_solver *solver = bench_solver(problem, NQ_METHOD_MEET_IN_THE_MIDDLE, NQ_VALUE_ORDER_ASCENDING, 1);
    nq_problem_free(problem);
    must(NQ_OK, nq_solver_set(solver, NQ_ISA, isa), "this instruction set");
    must(NQ_OK, nq_solver_set(solver, NQ_THREADS, threads), "threads");
    return solver;
}

/* False where the processor lacks the instruction set. */
static bool count_by_library(uint32_t n, uint64_t isa, uint64_t threads, uint64_t *count) {
    nq_solver *solver = counting_solver(n, isa, threads, NULL);
    nq_status status = nq_solver_count(solver, count);
    nq_solver_free(solver);
    if (status == NQ_E_UNSUPPORTED) return false;
    must(NQ_DONE, status, "nq_solver_count");
    return true;
}

static bool count_by(int runner, uint32_t n, uint64_t *count) {
    static const uint64_t isa[RUNNERS] = {[PORTABLE] = NQ_ISA_PORTABLE, [AVX2] = NQ_ISA_AVX2, [AVX512] = NQ_ISA_AVX512};
    if (runner != TEXTBOOK) return count_by_library(n, isa[runner], runner == TWO_THREADS ? 2 : 1, count);
    *count = bt((uint32_t)((UINT64_C(1) << n) - 1), 0, 0, 0);
    return true;
}

/* Measured times: by the processor, and by the wall clock where threads are compared. Negative: not there. */
struct times {
    double seconds[RUNNERS][ROUNDS_MAX];
};

static void run_once(uint32_t n, int round, struct times *times) {
    uint64_t want = 0;
    for (int runner = TEXTBOOK; runner < RUNNERS; runner++) {
        bool by_wall = runner >= ONE_THREAD;
        double start = by_wall ? wall_seconds() : own_seconds();
        uint64_t count = 0;
        bool there = count_by(runner, n, &count);
        times->seconds[runner][round] = there ? (by_wall ? wall_seconds() : own_seconds()) - start : -1;
        if (runner == TEXTBOOK) want = count;
        if (there && count != want) {
            fprintf(stderr, "n = %" PRIu32 ": %" PRIu64 " against %" PRIu64 "\n", n, count, want);
            exit(1);
        }
    }
}

static void print_ratio(double textbook, double seconds) {
    if (seconds < 0)
        printf(" %9s | %6s |", "-", "-");
    else
        printf(" %9.4f | %6.1f |", seconds, textbook / seconds);
}

static void compare(uint32_t n, int rounds) {
    static struct times times;
    double median[RUNNERS];
    for (int round = 0; round < rounds; round++) run_once(n, round, &times);
    for (int runner = 0; runner < RUNNERS; runner++) median[runner] = median_of(times.seconds[runner], rounds);
    printf("| %2" PRIu32 " | %10.4f |", n, median[TEXTBOOK]);
    for (int runner = PORTABLE; runner <= AVX512; runner++) print_ratio(median[TEXTBOOK], median[runner]);
    printf(" %10.4f | %10.4f | %5.2f |\n", median[ONE_THREAD], median[TWO_THREADS],
           median[ONE_THREAD] / median[TWO_THREADS]);
    fflush(stdout);
}

static void compare_all(const uint32_t *sizes, int count, int rounds) {
    puts("|  n | textbook s | portable  | times  | avx2      | times  | avx512    | times  | wall, 1 th | wall, 2 th | "
         "times |");
    puts("|---:|-----------:|----------:|-------:|----------:|-------:|----------:|-------:|-----------:|-----------:|-"
         "-----:|");
    for (int i = 0; i < count; i++) compare(sizes[i], rounds);
}

/* Small boards are counted in loops: microseconds a call, the best of some rounds. */
static void print_small(void) {
    for (uint32_t n = 8; n <= 10; n++) {
        double best = 1e9;
        for (int round = 0; round < 20; round++) {
            uint64_t count;
            double start = own_seconds();
            for (int i = 0; i < 50; i++) must(NQ_OK, nq_count(n, &count), "nq_count");
            double each = (own_seconds() - start) / 50;
            best = each < best ? each : best;
        }
        printf("nq_count(%" PRIu32 "): %.1f us\n", n, 1e6 * best);
    }
}

/* ---- growth ---- */

/* Memory that one solver holds, and the most it ever held. */
struct meter {
    size_t now, most;
};

static void *meter_alloc(void *user, size_t size) {
    struct meter *meter = user;
    max_align_t *block = malloc(sizeof *block + size);
    if (!block) return NULL;
    memcpy(block, &size, sizeof size);
    meter->now += size;
    if (meter->now > meter->most) meter->most = meter->now;
    return block + 1;
}

static void meter_release(void *user, void *memory) {
    struct meter *meter = user;
    max_align_t *block = (max_align_t *)memory - 1;
    size_t size;
    memcpy(&size, block, sizeof size);
    meter->now -= size;
    free(block);
}

/* The time at which each unit of a run was finished. */
struct run {
    int finished;
    double first, last;
};

static int note_unit(void *user, const nq_event *event) {
    struct run *run = user;
    (void)event;
    run->last = own_seconds();
    if (run->finished++ == 0) run->first = run->last;
    return 0;
}

/* Seconds of the units of a run but the first, which bears the making of the engine. */
static double time_run(uint32_t n, uint64_t first, uint64_t count, struct meter *meter) {
    const nq_allocator allocator = {meter_alloc, meter_release, meter};
    struct run run = {0, 0, 0};
    uint64_t solutions;
    nq_solver *solver = counting_solver(n, NQ_ISA_AUTO, 1, &allocator);
    must(NQ_OK, nq_solver_on(solver, NQ_EVENT_UNIT, note_unit, &run), "nq_solver_on");
    must(NQ_OK, nq_solver_assign(solver, first, count), "nq_solver_assign");
    must(NQ_DONE, nq_solver_count(solver, &solutions), "nq_solver_count");
    nq_solver_free(solver);
    return run.last - run.first;
}

static uint64_t units_of(uint32_t n) {
    uint64_t total;
    nq_solver *solver = counting_solver(n, NQ_ISA_AUTO, 1, NULL);
    must(NQ_OK, nq_solver_units(solver, &total), "nq_solver_units");
    nq_solver_free(solver);
    return total;
}

/* Where units are small, a run has more of them. */
static uint64_t run_length(uint32_t n) {
    return n <= 18 ? 128 : n == 19 ? 32 : n == 20 ? 16 : n == 21 ? 4 : 1;
}

static uint64_t next_random(uint64_t *state, uint64_t bound) {
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (*state >> 33) % bound;
}

/* One run in each of so many equal stretches of the units, which come in groups of a kind: the mean settles sooner. */
static void print_growth(uint32_t n, int runs, double *whole) {
    uint64_t total = units_of(n), length = run_length(n), random = n, stretch = (total - length - 1) / (uint64_t)runs;
    struct meter meter = {0, 0};
    double sum = 0, most = 0, before = *whole;
    for (int i = 0; i < runs; i++) {
        double seconds =
            time_run(n, (uint64_t)i * stretch + next_random(&random, stretch), length + 1, &meter) / (double)length;
        sum += seconds;
        most = seconds > most ? seconds : most;
    }
    double mean = sum / runs;
    *whole = mean * (double)total;
    printf("| %2" PRIu32 " | %9" PRIu64 " | %6" PRIu64 " | %10.3f | %10.3f | %10.1f |", n, total,
           (uint64_t)runs * length, 1e3 * mean, 1e3 * most, *whole);
    if (before > 0)
        printf(" %6.2f |", *whole / before);
    else
        printf(" %6s |", "");
    printf(" %7.1f |\n", (double)meter.most / (1 << 20));
    fflush(stdout);
}

static void print_all_growth(const uint32_t *sizes, int count, int runs) {
    double whole = 0;
    puts("|  n | units     | sample | ms a unit  | longest ms | whole, s   | growth | MiB     |");
    puts("|---:|----------:|-------:|-----------:|-----------:|-----------:|-------:|--------:|");
    for (int i = 0; i < count; i++) print_growth(sizes[i], runs, &whole);
}

/* ---- arguments ---- */

struct arguments {
    bool growth;
    int rounds, runs, count;
    uint32_t sizes[SIZES_MAX];
};

static void usage(void) {
    fputs("usage: bench_count [--rounds R] [n ...] | bench_count --growth [--sample S] [n ...]\n", stderr);
    exit(2);
}

static int number_of(const char *text, int least, int most) {
    char *end = NULL;
    long value = text ? strtol(text, &end, 10) : 0;
    if (!text || *end || value < least || value > most) usage();
    return (int)value;
}

static void read_arguments(struct arguments *out, char **argument) {
    *out = (struct arguments){.rounds = 3, .runs = 60};
    for (; *argument; argument++) {
        if (strcmp(*argument, "--growth") == 0)
            out->growth = true;
        else if (strcmp(*argument, "--rounds") == 0)
            out->rounds = number_of(*++argument, 1, ROUNDS_MAX);
        else if (strcmp(*argument, "--sample") == 0)
            out->runs = number_of(*++argument, 1, RUNS_MAX);
        else if (out->count < SIZES_MAX)
            out->sizes[out->count++] = (uint32_t)number_of(*argument, 10, 31);
    }
}

static void use_default_sizes(struct arguments *arguments) {
    uint32_t from = arguments->growth ? 18 : 14, to = arguments->growth ? 22 : 16;
    if (arguments->count > 0) return;
    for (uint32_t n = from; n <= to; n++) arguments->sizes[arguments->count++] = n;
}

int main(int argc, char **argv) {
    struct arguments arguments;
    (void)argc;
    read_arguments(&arguments, argv + 1);
    use_default_sizes(&arguments);
    if (arguments.growth) {
        print_all_growth(arguments.sizes, arguments.count, arguments.runs);
    } else {
        print_small();
        compare_all(arguments.sizes, arguments.count, arguments.rounds);
    }
    return 0;
}
