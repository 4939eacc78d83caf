/* Min-conflicts: the figures that courses publish, reproduced with the generator they were made with. */
#include "runs.h"

/* Knuth's subtractive generator as .NET's System.Random has it: a lagged Fibonacci sequence with lags 55 and 34 (21 ahead),
 * filled from the seed and warmed up by four rounds. */
struct dotnet_random {
    int32_t seeds[56];
    int at, behind;
};

static int32_t wrapped(int64_t value) {
    return (int32_t)(value < 0 ? value + INT32_MAX : value);
}

static void dotnet_seed(struct dotnet_random *random, int32_t seed) {
    int32_t last = 161803398 - seed, next = 1;
    memset(random, 0, sizeof *random);
    random->seeds[55] = last;
    for (int i = 1; i < 55; i++) {
        int at = 21 * i % 55;
        random->seeds[at] = next;
        next = wrapped((int64_t)last - next);
        last = random->seeds[at];
    }
    for (int round = 0; round < 4; round++)
        for (int i = 1; i < 56; i++)
            random->seeds[i] = wrapped((int64_t)random->seeds[i] - random->seeds[1 + (i + 30) % 55]);
    random->behind = 21;
}

static uint64_t dotnet_next(void *user, uint64_t bound) {
    struct dotnet_random *random = user;
    random->at = random->at == 55 ? 1 : random->at + 1;
    random->behind = random->behind == 55 ? 1 : random->behind + 1;
    int64_t drawn = (int64_t)random->seeds[random->at] - random->seeds[random->behind];
    int32_t sample = drawn == INT32_MAX ? INT32_MAX - 1 : wrapped(drawn);
    random->seeds[random->at] = sample;
    return (uint64_t)(sample * (1.0 / INT32_MAX) * (double)bound);
}

static nq_solver *course_run(struct dotnet_random *random, uint32_t n, int32_t seed) {
    nq_solver *solver = open_run(n, NQ_METHOD_MIN_CONFLICTS, 0, NULL);
    dotnet_seed(random, seed);
    assert_int_equal(nq_solver_random(solver, dotnet_next, random), NQ_OK);
    assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 20000), NQ_OK);
    return solver;
}

static void test_dotnet_when_seeded_then_its_published_numbers(void **state) {
    (void)state;
    /* new Random(42).Next(100), and so on; new Random(0).Next(). */
    const int first_of_42[] = {66, 14, 12, 52, 16};
    struct dotnet_random random;
    dotnet_seed(&random, 42);
    for (int i = 0; i < 5; i++) assert_int_equal(dotnet_next(&random, 100), first_of_42[i]);
    dotnet_seed(&random, 0);
    assert_int_equal(dotnet_next(&random, INT32_MAX), 1559595546);
}

static void test_next_when_the_seed_is_42_then_the_board_of_the_course(void **state) {
    (void)state;
    struct dotnet_random random;
    nq_solver *solver = course_run(&random, 8, 42);
    assert_int_equal(nq_solver_next(solver), NQ_OK);
    assert_int_equal(read_key(solver, NQ_ITERATIONS), 17);
    assert_int_equal(read_key(solver, NQ_CONFLICTS), 0);
    assert_int_equal(read_key(solver, NQ_RESTARTS), 0);
    assert_string_equal(columns_of(verified(solver, 8), 8), "5 3 0 4 7 1 6 2");
    nq_solver_free(solver);
}

/* The course walks columns, and its numbers are rows: the queen of its column 0 is in row 5. */
static void test_next_when_transposed_then_the_view_of_the_course(void **state) {
    (void)state;
    enum { TRANSPOSE = 7 };
    struct dotnet_random random;
    nq_square view[8];
    nq_solver *solver = course_run(&random, 8, 42);
    assert_int_equal(nq_solver_next(solver), NQ_OK);
    assert_int_equal(nq_transform(8, TRANSPOSE, verified(solver, 8), 8, view), NQ_OK);
    assert_string_equal(columns_of(view, 8), "2 5 7 1 3 0 6 4");
    nq_solver_free(solver);
}

static void test_next_when_the_seed_is_7_then_the_iterations_of_the_course(void **state) {
    (void)state;
    const struct {
        uint32_t n, iterations;
    } known[] = {{4, 7}, {5, 4}, {6, 532}, {8, 34}, {50, 117}, {100, 166}, {200, 212}, {500, 388}, {1000, 735}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct dotnet_random random;
        nq_solver *solver = course_run(&random, known[i].n, 7);
        assert_int_equal(nq_solver_next(solver), NQ_OK);
        assert_int_equal(read_key(solver, NQ_ITERATIONS), known[i].iterations);
        verified(solver, known[i].n);
        nq_solver_free(solver);
    }
}

static void test_next_when_the_limit_is_just_enough_then_found(void **state) {
    (void)state;
    struct dotnet_random random;
    nq_solver *solver = course_run(&random, 8, 42);
    assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 17), NQ_OK);
    assert_int_equal(nq_solver_next(solver), NQ_OK);
    nq_solver_free(solver);
    solver = course_run(&random, 8, 42);
    assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 16), NQ_OK);
    assert_int_equal(nq_solver_next(solver), NQ_PAUSED);
    assert_int_equal(read_key(solver, NQ_ITERATIONS), 16);
    assert_true(read_key(solver, NQ_CONFLICTS) > 0);
    nq_solver_free(solver);
}

/* The algorithm once more, as courses write it: everything is counted anew each time. */
struct plain {
    uint32_t n, columns[64];
};

static uint32_t plain_attackers(const struct plain *board, uint32_t row, uint32_t col) {
    uint32_t attackers = 0;
    for (uint32_t other = 0; other < board->n; other++) {
        uint32_t down = other > row ? other - row : row - other, at = board->columns[other];
        uint32_t right = at > col ? at - col : col - at;
        attackers += other != row && (right == 0 || right == down);
    }
    return attackers;
}

static uint32_t plain_conflicted(const struct plain *board, uint32_t rows[]) {
    uint32_t count = 0;
    for (uint32_t row = 0; row < board->n; row++)
        if (plain_attackers(board, row, board->columns[row]) > 0) rows[count++] = row;
    return count;
}

static void plain_move(struct plain *board, uint32_t row, struct dotnet_random *random) {
    uint32_t best[64], count = 0, fewest = UINT32_MAX;
    for (uint32_t col = 0; col < board->n; col++) {
        uint32_t attackers = plain_attackers(board, row, col);
        if (attackers < fewest) {
            fewest = attackers;
            count = 0;
        }
        if (attackers == fewest) best[count++] = col;
    }
    board->columns[row] = best[dotnet_next(random, count)];
}

/* Goes on for so many iterations at most; answers how many there were. */
static uint32_t plain_run(struct plain *board, struct dotnet_random *random, uint32_t limit) {
    uint32_t rows[64], conflicted, iterations = 0;
    for (uint32_t row = 0; row < board->n; row++) board->columns[row] = (uint32_t)dotnet_next(random, board->n);
    for (; iterations < limit && (conflicted = plain_conflicted(board, rows)) > 0; iterations++)
        plain_move(board, rows[dotnet_next(random, conflicted)], random);
    return iterations;
}

static void test_next_when_any_seed_then_as_the_algorithm_written_plainly(void **state) {
    (void)state;
    enum { LIMIT = 1000 };
    for (int32_t seed = 0; seed < 400; seed++) {
        struct dotnet_random random;
        struct plain board = {.n = 4 + (uint32_t)seed % 61};
        nq_solver *solver = course_run(&random, board.n, seed);
        assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, LIMIT), NQ_OK);
        nq_status status = nq_solver_next(solver);
        dotnet_seed(&random, seed);
        assert_int_equal(read_key(solver, NQ_ITERATIONS), plain_run(&board, &random, LIMIT));
        assert_int_equal(status, read_key(solver, NQ_CONFLICTS) ? NQ_PAUSED : NQ_OK);
        for (uint32_t row = 0; row < board.n && status == NQ_OK; row++)
            assert_int_equal(verified(solver, board.n)[row].col, board.columns[row]);
        nq_solver_free(solver);
    }
}

/* The algorithm has boards that it never leaves: every queen in conflict is best where it stands, or goes back and forth. What
 * it has there is never called a solution, and after 20,000 + 10 n iterations it begins anew. */
static void test_next_when_trapped_then_begins_anew(void **state) {
    (void)state;
    uint32_t trapped = 0;
    for (uint64_t seed = 0; seed < 1000; seed++) {
        nq_solver *solver = open_run(8, NQ_METHOD_MIN_CONFLICTS, seed, NULL);
        assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 2000), NQ_OK);
        if (nq_solver_next(solver) == NQ_PAUSED) {
            trapped++;
            assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 18000), NQ_OK);
            assert_int_equal(nq_solver_next(solver), NQ_PAUSED);
            assert_true(read_key(solver, NQ_CONFLICTS) > 0);
            assert_int_equal(read_key(solver, NQ_RESTARTS), 0);
            assert_null(nq_solver_solution(solver, NULL));
            assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 0), NQ_OK);
            assert_int_equal(nq_solver_next(solver), NQ_OK);
            assert_true(read_key(solver, NQ_RESTARTS) > 0);
        }
        nq_solver_free(solver);
    }
    assert_int_equal(trapped, 73);
}

/* The pairs after the first iteration, by the plain algorithm and by the library's own counter. */
static void test_conflicts_when_paused_then_the_pairs_on_the_board(void **state) {
    (void)state;
    enum { N = 20 };
    struct dotnet_random random;
    struct plain board = {.n = N};
    nq_square squares[N];
    uint64_t pairs;
    nq_problem *problem;
    assert_int_equal(nq_problem_new(&problem, N, NULL), NQ_OK);
    nq_solver *solver = course_run(&random, N, 3);
    assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, 1), NQ_OK);
    assert_int_equal(nq_solver_next(solver), NQ_PAUSED);
    dotnet_seed(&random, 3);
    assert_int_equal(plain_run(&board, &random, 1), 1);
    for (uint32_t row = 0; row < N; row++) squares[row] = (nq_square){row, board.columns[row]};
    assert_int_equal(nq_problem_conflicts(problem, squares, N, &pairs), NQ_OK);
    assert_int_equal(read_key(solver, NQ_CONFLICTS), pairs);
    nq_solver_free(solver);
    nq_problem_free(problem);
}

static void test_next_when_seeded_then_the_same_board_everywhere(void **state) {
    (void)state;
    const struct golden golden[] = {
        {8, 1, UINT64_C(0x1C5B8240DAD94095)},    {20, 2, UINT64_C(0xDC56CAC926ACAC03)},
        {100, 3, UINT64_C(0x3DBB6E0434CC78E9)},  {1000, 4, UINT64_C(0xB8A0366D71938C79)},
        {3000, 5, UINT64_C(0x3CC77FFFFEF47939)},
    };
    want_golden(NQ_METHOD_MIN_CONFLICTS, golden, sizeof golden / sizeof *golden);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dotnet_when_seeded_then_its_published_numbers),
        cmocka_unit_test(test_next_when_the_seed_is_42_then_the_board_of_the_course),
        cmocka_unit_test(test_next_when_transposed_then_the_view_of_the_course),
        cmocka_unit_test(test_next_when_the_seed_is_7_then_the_iterations_of_the_course),
        cmocka_unit_test(test_next_when_the_limit_is_just_enough_then_found),
        cmocka_unit_test(test_next_when_any_seed_then_as_the_algorithm_written_plainly),
        cmocka_unit_test(test_next_when_trapped_then_begins_anew),
        cmocka_unit_test(test_conflicts_when_paused_then_the_pairs_on_the_board),
        cmocka_unit_test(test_next_when_seeded_then_the_same_board_everywhere),
    };
    return cmocka_run_group_tests_name("min-conflicts", tests, NULL, NULL);
}
