/* Local search for large boards: memory, time to a stop, boards. */
#include "runs.h"

/* An allocator that knows how much is taken, and the most that ever was. */
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

static void test_next_when_a_million_then_within_9_bytes_a_queen(void **state) {
    (void)state;
    enum { N = 1000000 };
    struct scale scale = {0, 0};
    nq_allocator allocator = {scale_alloc, scale_release, &scale};
    nq_solver *solver = open_run(N, NQ_METHOD_LARGE_BOARD, 1, &allocator);
    assert_int_equal(nq_solver_next(solver), NQ_OK);
    verified(solver, N);
    assert_true(scale.peak <= (size_t)9 * N);
    assert_int_equal(nq_solver_next(solver), NQ_OK);
    verified(solver, N);
    assert_true(scale.peak <= (size_t)9 * N);
    nq_solver_free(solver);
    assert_int_equal(scale.now, 0);
}

static void test_next_when_sizes_vary_then_solutions(void **state) {
    (void)state;
    for (uint32_t n = 51; n < 3000; n += 1 + n / 20)
        for (uint64_t seed = 0; seed < 20; seed++) hash_of_run(n, NQ_METHOD_LARGE_BOARD, seed);
    for (uint32_t n = 10000; n < 400000; n = n * 3 + 1) hash_of_run(n, NQ_METHOD_LARGE_BOARD, n);
}

static void test_next_when_seeds_differ_then_boards_do(void **state) {
    (void)state;
    enum { SEEDS = 200 };
    uint64_t hashes[SEEDS];
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        hashes[seed] = hash_of_run(100, NQ_METHOD_LARGE_BOARD, seed);
        for (uint64_t other = 0; other < seed; other++) assert_true(hashes[seed] != hashes[other]);
    }
}

/* In random boards a row's column is uniform but for a slight curve; a construction would not pass this. */
static void test_next_when_many_seeds_then_a_row_has_its_queen_anywhere(void **state) {
    (void)state;
    enum { N = 100, SEEDS = 4000, PARTS = 10 };
    const uint32_t rows[] = {0, 49, 99};
    uint32_t seen[3][PARTS] = {{0}};
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        nq_solver *solver = open_run(N, NQ_METHOD_LARGE_BOARD, seed, NULL);
        assert_int_equal(nq_solver_next(solver), NQ_OK);
        const nq_square *squares = nq_solver_solution(solver, NULL);
        for (int i = 0; i < 3; i++) seen[i][squares[rows[i]].col / (N / PARTS)]++;
        nq_solver_free(solver);
    }
    for (int i = 0; i < 3; i++)
        for (int part = 0; part < PARTS; part++) assert_in_range(seen[i][part], SEEDS / PARTS / 2, SEEDS / PARTS * 2);
}

static void test_next_when_seeded_then_the_same_board_everywhere(void **state) {
    (void)state;
    const struct golden golden[] = {
        {8, 1, UINT64_C(0x06B7D444D76C0A35)},     {20, 2, UINT64_C(0x1911E89D1B13E291)},
        {100, 3, UINT64_C(0x3F91DC3DECB677D5)},   {1000, 4, UINT64_C(0x0679E1EE5341D023)},
        {10000, 5, UINT64_C(0xE41BE063F4C2CC29)}, {200000, 6, UINT64_C(0x657515378D0931E1)},
    };
    want_golden(NQ_METHOD_LARGE_BOARD, golden, sizeof golden / sizeof *golden);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_next_when_a_million_then_within_9_bytes_a_queen),
        cmocka_unit_test(test_next_when_sizes_vary_then_solutions),
        cmocka_unit_test(test_next_when_seeds_differ_then_boards_do),
        cmocka_unit_test(test_next_when_many_seeds_then_a_row_has_its_queen_anywhere),
        cmocka_unit_test(test_next_when_seeded_then_the_same_board_everywhere),
    };
    return cmocka_run_group_tests_name("large-board", tests, NULL, NULL);
}
