#include "trial.h"

#include "report.h"
#include "search.h"
#include "signals.h"

#include <stdio.h>

/* Runs are not repeated past this. */
#define ENOUGH_NS UINT64_C(50000000)

static uint64_t get(const nq_solver *solver, nq_key key) {
    uint64_t value = 0;
    nq_solver_get(solver, key, &value);
    return value;
}

static nq_status find(const struct trial_plan *plan, nq_solver *solver, uint64_t order) {
    nq_solver_reset(solver);
    nq_status status = nq_solver_set(solver, NQ_METHOD, plan->method);
    if (status == NQ_OK) status = nq_solver_set(solver, NQ_VALUE_ORDER, order);
    if (status == NQ_OK) status = nq_solver_set(solver, NQ_SEED, plan->seed);
    if (status == NQ_OK) status = nq_solver_set(solver, NQ_LIMIT_MS, plan->limit_ms);
    return status == NQ_OK ? nq_solver_next(solver) : status;
}

/* A method that knows no order of values is not out of the race because one was asked for. */
static nq_status find_anyway(const struct trial_plan *plan, nq_solver *solver) {
    uint64_t order = options_value(plan->options, NQ_VALUE_ORDER);
    nq_status status = find(plan, solver, order);
    if (status != NQ_E_UNSUPPORTED || order == NQ_VALUE_ORDER_ASCENDING) return status;
    return find(plan, solver, NQ_VALUE_ORDER_ASCENDING);
}

static void note(struct trial *trial, const nq_solver *solver) {
    uint64_t ns = get(solver, NQ_ELAPSED_NS);
    trial->steps = get(solver, NQ_NODES) + get(solver, NQ_ITERATIONS);
    if (trial->ns == 0 || ns < trial->ns) trial->ns = ns;
    snprintf(trial->reason, sizeof trial->reason, "%s", nq_solver_message(solver));
}

static void repeat(const struct trial_plan *plan, nq_solver *solver, struct trial *trial) {
    uint64_t sum = 0;
    for (unsigned run = 0; run < plan->runs && sum < ENOUGH_NS; run++) {
        trial->status = find_anyway(plan, solver);
        note(trial, solver);
        if (trial->status != NQ_OK && trial->status != NQ_DONE) break;
        sum += get(solver, NQ_ELAPSED_NS);
    }
}

int trial_run(const struct trial_plan *plan, struct trial *trial) {
    nq_problem *problem = NULL;
    nq_solver *solver = NULL;
    *trial = (struct trial){.status = NQ_OK};
    int code = problem_make(plan->options, plan->n, NULL, &problem);
    if (code == CODE_DONE) code = solver_make(plan->options, problem, &solver);
    if (code == CODE_DONE) {
        signals_watch(solver);
        repeat(plan, solver, trial);
        signals_watch(NULL);
        if (trial->status < 0 && trial->status != NQ_E_UNSUPPORTED) code = complain_solver(solver, trial->status);
    }
    nq_solver_free(solver);
    nq_problem_free(problem);
    return code;
}

const char *trial_word(const struct trial *trial) {
    switch (trial->status) {
    case NQ_OK: return "found";
    case NQ_DONE: return "none";
    case NQ_PAUSED: return "paused";
    case NQ_E_UNSUPPORTED: return "refused";
    default: return "cancelled";
    }
}
