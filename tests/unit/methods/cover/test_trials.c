/* Random covers: what a trial draws is distributed as it should be. The seeds are fixed, and so each sum is: it is compared with
 * what Pearson's chi-square exceeds one time in ten thousand. */
#include "covers.h"
#include "methods/cover/trial.h"

enum { TRIALS = 40000, N = 8 };

/* By degrees of freedom. */
static const double one_in_ten_thousand[] = {0, 15.14, 18.42, 21.11, 23.51, 25.74, 27.86, 29.88};

struct bench {
    nq_solver *solver;
    struct nqi_trial trial;
};

/* A solver whose method is chosen, and room for trials. */
static struct bench open_bench(int method, uint64_t seed) {
    struct bench bench = {.solver = cover_solver(N, false, 0, method)};
    set(bench.solver, NQ_SEED, seed);
    set(bench.solver, NQ_LIMIT_NODES, 1);
    (void)nq_solver_next(bench.solver);
    want_status(NQ_OK, nqi_trial_open(&bench.trial, &bench.solver->allocator, N));
    return bench;
}

static void close_bench(struct bench *bench) {
    nqi_trial_close(&bench->trial, &bench->solver->allocator);
    nq_solver_free(bench->solver);
}

static double chi_square(const uint64_t *seen, const double *expected, uint32_t classes) {
    double sum = 0;
    for (uint32_t i = 0; i < classes; i++) {
        double off = (double)seen[i] - expected[i];
        sum += off * off / expected[i];
    }
    return sum;
}

static void want_uniform(const uint64_t *seen, uint32_t classes) {
    double expected[N];
    uint64_t all = 0;
    for (uint32_t i = 0; i < classes; i++) all += seen[i];
    for (uint32_t i = 0; i < classes; i++) expected[i] = (double)all / classes;
    want_true(all > TRIALS / 20, "enough draws to tell");
    want_true(chi_square(seen, expected, classes) < one_in_ten_thousand[classes - 1], "a uniform draw");
}

static void want_share(uint64_t seen, double share) {
    const uint64_t both[2] = {seen, TRIALS - seen};
    const double expected[2] = {TRIALS * share, TRIALS * (1 - share)};
    want_true(chi_square(both, expected, 2) < one_in_ten_thousand[1], "the probability of a queen in a row");
}

static const int methods[] = {NQ_METHOD_COVER_RANDOM, NQ_METHOD_COVER_ADAPTIVE};

static void test_trial_when_the_board_is_empty_then_all_columns_are_alike(void **state) {
    UNUSED(state);
    for (uint64_t run = 0; run < 2 * COUNT_OF(methods); run++) {
        struct bench bench = open_bench(methods[run % 2], run);
        uint64_t seen[N] = {0};
        for (uint64_t number = 0; number < TRIALS; number++) {
            (void)nqi_trial_make(&bench.trial, bench.solver, number, N + 1);
            if (bench.trial.depth && bench.trial.queens[0].row == 0) seen[bench.trial.queens[0].col]++;
        }
        want_uniform(seen, N);
        close_bench(&bench);
    }
}

/* A queen in the corner leaves six squares of the second row, and one on the fourth column leaves five. */
static void test_trial_when_a_queen_stands_then_free_squares_are_alike_and_others_never_drawn(void **state) {
    UNUSED(state);
    static const uint32_t columns[] = {0, 3};
    for (uint64_t run = 0; run < 4; run++) {
        struct bench bench = open_bench(methods[run % 2], 100 + run);
        uint32_t col = columns[run / 2], classes = 0;
        uint64_t seen[N] = {0}, free[N];
        for (uint64_t number = 0; number < TRIALS; number++) {
            const nq_square *queens = bench.trial.queens;
            (void)nqi_trial_make(&bench.trial, bench.solver, number, N + 1);
            if (bench.trial.depth > 1 && queens[0].row == 0 && queens[0].col == col && queens[1].row == 1)
                seen[queens[1].col]++;
        }
        for (uint32_t x = 0; x < N; x++) {
            bool attacked = x + 1 >= col && x <= col + 1;
            if (attacked)
                want_number(0, seen[x]);
            else
                free[classes++] = seen[x];
        }
        want_uniform(free, classes);
        close_bench(&bench);
    }
}

static uint64_t trials_with_first_row(int method, uint32_t goal) {
    struct bench bench = open_bench(method, goal);
    uint64_t seen = 0;
    for (uint64_t number = 0; number < TRIALS; number++) {
        (void)nqi_trial_make(&bench.trial, bench.solver, number, goal);
        seen += bench.trial.depth && bench.trial.queens[0].row == 0;
    }
    close_bench(&bench);
    return seen;
}

static void test_trial_when_plain_then_a_row_has_a_queen_7_times_in_8(void **state) {
    UNUSED(state);
    want_share(trials_with_first_row(NQ_METHOD_COVER_RANDOM, 9), 7.0 / 8);
    want_share(trials_with_first_row(NQ_METHOD_COVER_RANDOM, 6), 7.0 / 8);
}

static void test_trial_when_adaptive_then_the_probability_follows_the_best(void **state) {
    UNUSED(state);
    for (uint32_t goal = 3; goal <= 7; goal++)
        want_share(trials_with_first_row(NQ_METHOD_COVER_ADAPTIVE, goal), goal / 8.0);
}

/* What a trial comes to depends on its number alone. */
static void test_trial_when_made_in_another_order_then_the_same(void **state) {
    UNUSED(state);
    struct bench bench = open_bench(NQ_METHOD_COVER_RANDOM, 3);
    uint32_t depth[100];
    enum nqi_outcome outcome[100];
    for (uint64_t number = 0; number < 100; number++) {
        outcome[number] = nqi_trial_make(&bench.trial, bench.solver, number, N + 1);
        depth[number] = bench.trial.depth;
    }
    for (uint64_t number = 100; number-- > 0;) {
        want_number(outcome[number], nqi_trial_make(&bench.trial, bench.solver, number, N + 1));
        want_number(depth[number], bench.trial.depth);
    }
    close_bench(&bench);
}

static void test_statistics_when_trials_are_over_then_each_is_counted_once(void **state) {
    UNUSED(state);
    for (size_t m = 0; m < COUNT_OF(methods); m++) {
        nq_solver *solver = cover_solver(12, false, 0, methods[m]);
        uint64_t delivered = 0;
        nq_status status;
        set(solver, NQ_LIMIT_NODES, 5000);
        while ((status = nq_solver_next(solver)) == NQ_OK) delivered++;
        want_status(NQ_PAUSED, status);
        uint64_t pruned = get(solver, NQ_TRIALS_PRUNED), failed = get(solver, NQ_TRIALS_FAILED);
        want_number(delivered, get(solver, NQ_TRIALS_IMPROVED));
        want_number(5000, get(solver, NQ_ITERATIONS));
        want_true(pruned > 0 && failed > 0, "trials that were given up, and that failed");
        /* In the batch in which the best is found, others may cover with as many. */
        want_true(delivered + pruned + failed <= 5000, "no trial is counted twice");
        nq_solver_free(solver);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_trial_when_the_board_is_empty_then_all_columns_are_alike),
        TEST(test_trial_when_a_queen_stands_then_free_squares_are_alike_and_others_never_drawn),
        TEST(test_trial_when_plain_then_a_row_has_a_queen_7_times_in_8),
        TEST(test_trial_when_adaptive_then_the_probability_follows_the_best),
        TEST(test_trial_when_made_in_another_order_then_the_same),
        TEST(test_statistics_when_trials_are_over_then_each_is_counted_once),
    };
    return cmocka_run_group_tests_name("trials of random covers", tests, NULL, NULL);
}
