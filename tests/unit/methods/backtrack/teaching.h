/* What the tests of the teaching methods share. */
#ifndef NQ_TEST_TEACHING_H
#define NQ_TEST_TEACHING_H

#include "support.h"

static const int teaching_methods[] = {NQ_METHOD_MRV, NQ_METHOD_FORWARD_CHECK, NQ_METHOD_ARC_CONSISTENCY};

enum { ORDERS = NQ_VALUE_ORDER_RESTARTS + 1, TRACE = NQ_EVENT_PLACE | NQ_EVENT_REJECT | NQ_EVENT_REMOVE };

#define FOR_EACH_TEACHING(method)                                                                                      \
    for (size_t i_##method = 0, method = NQ_METHOD_MRV;                                                                \
         i_##method < COUNT_OF(teaching_methods) && ((method = (size_t)teaching_methods[i_##method]), true);           \
         i_##method++)

static inline nq_solver *with_order(nq_solver *solver, uint64_t order, uint64_t seed) {
    set(solver, NQ_VALUE_ORDER, order);
    set(solver, NQ_SEED, seed);
    return solver;
}

static inline nq_solver *teaching_solver(uint32_t n, size_t method, uint64_t order, uint64_t seed) {
    during("n = %u, %s, %s, seed %u", (unsigned)n, nq_value_name(NQ_METHOD, method),
           nq_value_name(NQ_VALUE_ORDER, order), (unsigned)seed);
    return with_order(new_solver(n, (int)method), order, seed);
}

static inline bool attack(nq_square a, nq_square b) {
    return a.row == b.row || a.col == b.col || a.row + a.col == b.row + b.col || a.row + b.col == b.row + a.col;
}

/* Saves a solver, frees it, and answers what load makes of the bytes. */
static inline nq_solver *born_again(nq_solver *solver, nq_problem *problem) {
    size_t len = 0;
    nq_solver *loaded;
    want_status(NQ_OK, nq_solver_save(solver, NULL, &len));
    unsigned char *bytes = malloc(len);
    want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
    want_status(NQ_OK, nq_solver_load(&loaded, problem, bytes, len, NULL));
    free(bytes);
    nq_solver_free(solver);
    return loaded;
}

#endif
