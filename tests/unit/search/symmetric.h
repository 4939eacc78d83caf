/* What the tests of symmetric counts share. */
#ifndef NQ_TEST_SYMMETRIC_H
#define NQ_TEST_SYMMETRIC_H

#include "support.h"

static inline uint64_t count_symmetric(uint32_t n, uint64_t symmetry) {
    nq_solver *solver = new_solver(n, NQ_METHOD_AUTO);
    set(solver, NQ_SYMMETRY, symmetry);
    uint64_t count = count_rest(solver);
    nq_solver_free(solver);
    return count;
}

/* OEIS A033148: the solutions that a quarter turn leaves unchanged. There are none unless n = 4k or 4k + 1, and then their
 * number is a multiple of 2^k (Ahrens). */
static inline uint64_t a033148(uint32_t n) {
    static const uint64_t published[33] = {
        [0] = 1,    [1] = 1,    [4] = 2,     [5] = 2,     [12] = 8,     [13] = 8,     [16] = 64,    [17] = 128,
        [20] = 480, [21] = 704, [24] = 3328, [25] = 3264, [28] = 32896, [29] = 43776, [32] = 406784};
    return published[n];
}

#endif
