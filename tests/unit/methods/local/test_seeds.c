/* What seeds give: solutions only, the same ones again, and in time all of them. */
#include "runs.h"

/* Min-conflicts leaves a trap only after 20,000 iterations: where that would take too long, such seeds are passed over. */
enum { TRAP_LIMIT = 2000 };

static bool solves(nq_solver *solver, int method) {
    if (method == NQ_METHOD_MIN_CONFLICTS) assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, TRAP_LIMIT), NQ_OK);
    nq_status status = nq_solver_next(solver);
    if (status == NQ_PAUSED && method == NQ_METHOD_MIN_CONFLICTS) return false;
    assert_int_equal(status, NQ_OK);
    return true;
}

static uint32_t solved_seeds(uint32_t n, int method, uint64_t seeds) {
    uint32_t solved = 0;
    for (uint64_t seed = 0; seed < seeds; seed++) {
        nq_solver *solver = open_run(n, method, seed, NULL);
        if (nq_solver_next(solver) == NQ_OK) {
            verified(solver, n);
            solved++;
        }
        nq_solver_free(solver);
    }
    return solved;
}

static void test_next_when_1000_seeds_of_each_size_then_solutions(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++)
        for (uint32_t n = 4; n <= 50; n++) assert_int_equal(solved_seeds(n, local_methods[i], 1000), 1000);
}

static void test_next_when_the_seed_is_the_same_then_so_are_the_boards(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++)
        for (uint32_t n = 4; n <= 200; n = n == 5 ? 40 : n + n / 8 + 1) {
            nq_solver *one = open_run(n, local_methods[i], n, NULL), *two = open_run(n, local_methods[i], n, NULL);
            for (int round = 0; round < 10; round++) {
                assert_int_equal(nq_solver_next(one), NQ_OK);
                assert_int_equal(nq_solver_next(two), NQ_OK);
                assert_memory_equal(verified(one, n), verified(two, n), n * sizeof(nq_square));
                assert_int_equal(read_key(one, NQ_ITERATIONS), read_key(two, NQ_ITERATIONS));
            }
            assert_int_equal(nq_solver_reset(one), NQ_OK);
            assert_int_equal(nq_solver_next(one), NQ_OK);
            uint64_t again = hash_of(verified(one, n), n);
            assert_true(again == hash_of_run(n, local_methods[i], n));
            nq_solver_free(one);
            nq_solver_free(two);
        }
}

/* Finds a board in a list, or puts it there; answers where it is. */
static size_t position(char boards[][16], size_t *count, const char *board) {
    for (size_t i = 0; i < *count; i++)
        if (strcmp(boards[i], board) == 0) return i;
    assert_true(*count < 92);
    strcpy(boards[*count], board);
    return (*count)++;
}

static void test_next_when_92000_seeds_then_every_one_of_92_solutions(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++) {
        static char boards[92][16];
        size_t count = 0;
        for (uint64_t seed = 0; seed < 92000; seed++) {
            nq_solver *solver = open_run(8, local_methods[i], seed, NULL);
            if (solves(solver, local_methods[i]))
                position(boards, &count, columns_of(nq_solver_solution(solver, NULL), 8));
            nq_solver_free(solver);
        }
        assert_int_equal(count, 92);
    }
}

/* One solver goes on from solution to solution; a trap is left by another seed. */
static void test_next_when_repeated_then_other_solutions(void **state) {
    (void)state;
    for (int i = 0; i < LOCAL_METHODS; i++) {
        static char boards[92][16];
        size_t count = 0;
        nq_solver *solver = open_run(8, local_methods[i], 1, NULL);
        for (uint64_t round = 0; round < 5000 && count < 92; round++) {
            if (solves(solver, local_methods[i])) {
                position(boards, &count, columns_of(verified(solver, 8), 8));
            } else {
                assert_int_equal(nq_solver_reset(solver), NQ_OK);
                assert_int_equal(nq_solver_set(solver, NQ_SEED, round), NQ_OK);
            }
        }
        assert_int_equal(count, 92);
        nq_solver_free(solver);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_next_when_1000_seeds_of_each_size_then_solutions),
        cmocka_unit_test(test_next_when_the_seed_is_the_same_then_so_are_the_boards),
        cmocka_unit_test(test_next_when_92000_seeds_then_every_one_of_92_solutions),
        cmocka_unit_test(test_next_when_repeated_then_other_solutions),
    };
    return cmocka_run_group_tests_name("seeds", tests, NULL, NULL);
}
