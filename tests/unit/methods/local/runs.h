/* What the tests of the local searches share: solvers, boards, and what is known of both. */
#ifndef NQ_TEST_LOCAL_RUNS_H
#define NQ_TEST_LOCAL_RUNS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <nqueens.h>

static const int local_methods[] = {NQ_METHOD_MIN_CONFLICTS, NQ_METHOD_LARGE_BOARD, NQ_METHOD_ANNEALING};
enum { LOCAL_METHODS = sizeof local_methods / sizeof *local_methods };

/* No search of these tests comes near it: one that hangs fails instead. */
#define PLENTY UINT64_C(100000000)

static inline nq_solver *open_run(uint32_t n, int method, uint64_t seed, const nq_allocator *allocator) {
    nq_problem *problem;
    nq_solver *solver;
    assert_int_equal(nq_problem_new(&problem, n, allocator), NQ_OK);
    assert_int_equal(nq_solver_new(&solver, problem), NQ_OK);
    nq_problem_free(problem);
    assert_int_equal(nq_solver_set(solver, NQ_METHOD, (uint64_t)method), NQ_OK);
    assert_int_equal(nq_solver_set(solver, NQ_SEED, seed), NQ_OK);
    assert_int_equal(nq_solver_set(solver, NQ_LIMIT_NODES, PLENTY), NQ_OK);
    return solver;
}

static inline uint64_t read_key(const nq_solver *solver, nq_key key) {
    uint64_t value = UINT64_MAX;
    assert_int_equal(nq_solver_get(solver, key, &value), NQ_OK);
    return value;
}

/* The solution, verified by what shares no code with any search. */
static inline const nq_square *verified(const nq_solver *solver, uint32_t n) {
    size_t count = SIZE_MAX;
    nq_problem *problem;
    const nq_square *squares = nq_solver_solution(solver, &count);
    assert_non_null(squares);
    assert_int_equal(count, n);
    assert_int_equal(nq_problem_new(&problem, n, NULL), NQ_OK);
    assert_int_equal(nq_problem_check(problem, squares, count, NULL), NQ_OK);
    nq_problem_free(problem);
    for (uint32_t row = 0; row < n; row++) assert_int_equal(squares[row].row, row);
    return squares;
}

/* The columns, as text for small boards. A static buffer. */
static inline const char *columns_of(const nq_square *squares, uint32_t n) {
    static char text[512];
    size_t at = 0;
    for (uint32_t row = 0; row < n && at < sizeof text - 12; row++)
        at += (size_t)snprintf(text + at, sizeof text - at, "%s%u", row ? " " : "", (unsigned)squares[row].col);
    return text;
}

/* The columns, as one number for boards of any size (FNV-1a, 64 bits, a column at a time). */
static inline uint64_t hash_of(const nq_square *squares, uint32_t n) {
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (uint32_t row = 0; row < n; row++) hash = (hash ^ squares[row].col) * UINT64_C(0x100000001B3);
    return hash;
}

/* A board for a seed, found and verified. */
static inline uint64_t hash_of_run(uint32_t n, int method, uint64_t seed) {
    nq_solver *solver = open_run(n, method, seed, NULL);
    assert_int_equal(nq_solver_next(solver), NQ_OK);
    uint64_t hash = hash_of(verified(solver, n), n);
    nq_solver_free(solver);
    return hash;
}

/* What a seed gives, by gcc and clang, at -O0 and -O3, on any machine. */
struct golden {
    uint32_t n;
    uint64_t seed, hash;
};

static inline void want_golden(int method, const struct golden *golden, size_t count) {
    bool same = true;
    for (size_t i = 0; i < count; i++) {
        uint64_t hash = hash_of_run(golden[i].n, method, golden[i].seed);
        if (hash == golden[i].hash) continue;
        same = false;
        print_error("n = %u, seed %llu: 0x%016llX\n", (unsigned)golden[i].n, (unsigned long long)golden[i].seed,
                    (unsigned long long)hash);
    }
    assert_true(same);
}

#endif
