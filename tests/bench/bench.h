/* What the benchmarks share: makers that give up, and the processor's time. */
#ifndef NQ_BENCH_H
#define NQ_BENCH_H

#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static inline void must(nq_status want, nq_status got, const char *what) {
    if (want == got) return;
    fprintf(stderr, "%s: %s\n", what, nq_strerror(got));
    exit(1);
}

static inline nq_solver *bench_solver(nq_problem *problem, uint64_t method, uint64_t order, uint64_t seed) {
    nq_solver *solver;
    must(NQ_OK, nq_solver_new(&solver, problem), "nq_solver_new");
    must(NQ_OK, nq_solver_set(solver, NQ_METHOD, method), "this method");
    must(NQ_OK, nq_solver_set(solver, NQ_VALUE_ORDER, order), "this order");
    must(NQ_OK, nq_solver_set(solver, NQ_SEED, seed), "this seed");
    return solver;
}

static inline uint64_t statistic(const nq_solver *solver, nq_key key) {
    uint64_t value = 0;
    must(NQ_OK, nq_solver_get(solver, key, &value), "nq_solver_get");
    return value;
}

/* Seconds of this process, in which other processes do not count. */
static inline double seconds(void) {
    return (double)clock() / CLOCKS_PER_SEC;
}

#endif
