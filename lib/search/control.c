/* For the monotonic clock; a feature macro must come before the first header. */
#define _POSIX_C_SOURCE 199309L

#include "search/control.h"

#include <string.h>
#include <time.h>

static uint64_t clock_ns(void) {
    struct timespec now;
#ifdef CLOCK_MONOTONIC
    clock_gettime(CLOCK_MONOTONIC, &now);
#else
    timespec_get(&now, TIME_UTC);
#endif
    return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

static uint64_t add_capped(uint64_t a, uint64_t b) {
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

/* The value of a statistic at which a limit is met; 0 stands for no limit. */
static uint64_t end_of(uint64_t now, uint64_t limit) {
    return limit ? add_capped(now, limit) : UINT64_MAX;
}

static uint64_t limit_ns(const nq_solver *solver, nq_key key) {
    uint64_t ms = nqi_option(solver, key);
    return ms > UINT64_MAX / 1000000 ? UINT64_MAX : ms * 1000000;
}

static void look_at_clock(nq_solver *solver) {
    NQI_STAT(solver, NQ_ELAPSED_NS) = solver->call.elapsed + (clock_ns() - solver->call.started);
}

static bool consume_cancel(nq_solver *solver) {
    return atomic_load_explicit(&solver->cancel, memory_order_relaxed) && atomic_exchange(&solver->cancel, 0);
}

void nqi_budget_renew_key(nq_solver *solver, nq_key key) {
    struct nqi_budget *budget = &solver->budget;
    if (key == NQ_LIMIT_SOLUTIONS) budget->solutions = end_of(NQI_STAT(solver, NQ_SOLUTIONS), nqi_option(solver, key));
    if (key == NQ_LIMIT_NODES) budget->nodes = end_of(NQI_STAT(solver, NQ_NODES), nqi_option(solver, key));
    if (key == NQ_LIMIT_MS) budget->time = end_of(NQI_STAT(solver, NQ_ELAPSED_NS), limit_ns(solver, key));
}

void nqi_budget_renew(nq_solver *solver) {
    nqi_budget_renew_key(solver, NQ_LIMIT_SOLUTIONS);
    nqi_budget_renew_key(solver, NQ_LIMIT_NODES);
    nqi_budget_renew_key(solver, NQ_LIMIT_MS);
    solver->budget.spent = false;
}

nq_status nqi_call_begin(nq_solver *solver) {
    solver->has_solution = false;
    solver->call.started = clock_ns();
    solver->call.elapsed = NQI_STAT(solver, NQ_ELAPSED_NS);
    if (solver->budget.spent) nqi_budget_renew(solver);
    if (consume_cancel(solver)) return NQ_CANCELLED;
    return NQI_STAT(solver, NQ_ELAPSED_NS) < solver->budget.time ? NQ_OK : nqi_pause(solver);
}

nq_status nqi_call_end(nq_solver *solver, nq_status status) {
    look_at_clock(solver);
    nqi_publish(solver);
    return status;
}

void nqi_publish(nq_solver *solver) {
    enum { FIRST = NQI_KEY_COUNT - NQI_STAT_COUNT }; /* the table ends with the statistics */
    for (int i = 0; i < NQI_STAT_COUNT; i++)
        atomic_store_explicit(&solver->value[FIRST + i], solver->stat[i], memory_order_relaxed);
}

nq_status nqi_pause(nq_solver *solver) {
    solver->budget.spent = true;
    return NQ_PAUSED;
}

static nq_status report_progress(nq_solver *solver) {
    uint64_t interval = limit_ns(solver, NQ_PROGRESS_MS), now = NQI_STAT(solver, NQ_ELAPSED_NS);
    if (!nqi_listens(solver, NQ_EVENT_PROGRESS) || interval == 0 || now - solver->reported < interval) return NQ_OK;
    solver->reported = now;
    return nqi_emit(solver, NQ_EVENT_PROGRESS, (nq_square){0, 0}, (nq_square){0, 0});
}

nq_status nqi_poll_but_for_time(nq_solver *solver) {
    solver->work_left = NQI_POLL_WORK;
    look_at_clock(solver);
    nqi_publish(solver);
    return consume_cancel(solver) ? NQ_CANCELLED : report_progress(solver);
}

nq_status nqi_poll(nq_solver *solver) {
    nq_status status = nqi_poll_but_for_time(solver);
    if (status != NQ_OK) return status;
    return NQI_STAT(solver, NQ_ELAPSED_NS) < solver->budget.time ? NQ_OK : nqi_pause(solver);
}

nq_status nqi_zero(nq_solver *solver, void *memory, uint64_t bytes) {
    enum { PIECE = 1 << 22 };
    nq_status status = NQ_OK;
    for (uint64_t at = 0; at < bytes && status == NQ_OK; at += PIECE) {
        memset((char *)memory + at, 0, (size_t)(bytes - at < PIECE ? bytes - at : PIECE));
        if (bytes > PIECE) status = nqi_poll_but_for_time(solver);
    }
    return status;
}

/* A callback may have taken any time, and may have cancelled: the next look comes the sooner. Trace events are too many for a
 * look after each. */
static void charge_callback(nq_solver *solver, uint32_t kind) {
    bool now = !(kind & NQI_EVENTS_TRACE) || atomic_load_explicit(&solver->cancel, memory_order_relaxed);
    uint64_t charge = now ? NQI_POLL_WORK : NQI_POLL_WORK / 64;
    solver->work_left -= charge < solver->work_left ? charge : solver->work_left;
}

nq_status nqi_emit(nq_solver *solver, uint32_t kind, nq_square square, nq_square by) {
    if (!nqi_listens(solver, kind)) return NQ_OK;
    nqi_publish(solver);
    nq_event event = {
        .size = sizeof event,
        .kind = kind,
        .square = square,
        .by = by,
        .squares = solver->squares,
        .count = solver->depth,
        .done = NQI_STAT(solver, NQ_UNITS_DONE),
        .total = NQI_STAT(solver, NQ_UNITS_TOTAL),
    };
    nq_status status = solver->event_fn(solver->event_user, &event) == 0 ? NQ_OK : NQ_STOPPED;
    charge_callback(solver, kind);
    return status;
}

nq_status nqi_tally(nq_solver *solver, uint64_t solutions) {
    uint64_t *sum = &NQI_STAT(solver, NQ_SOLUTIONS);
    if (solutions > UINT64_MAX - *sum) return NQ_E_RANGE;
    *sum += solutions;
    return NQ_OK;
}
