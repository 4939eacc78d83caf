#include "unit_crew.h"

#include "report.h"
#include "search.h"
#include "signals.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum { LOOK_MS = 20 };

static uint64_t clock_ns(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

static uint64_t elapsed_ns(const struct unit_crew *crew) {
    return clock_ns(CLOCK_MONOTONIC) - crew->began_ns;
}

bool unit_crew_is_late(const struct unit_crew *crew) {
    return crew->limit_ms != 0 && elapsed_ns(crew) / 1000000 >= crew->limit_ms;
}

/* A signal ends the unit at once; the time limit lets it end, since units that take long are those that count. */
static int on_event(void *user, const nq_event *event) {
    struct unit_crew *crew = user;
    (void)event;
    return signals_caught() != 0 || atomic_load(&crew->code) != CODE_DONE;
}

static nq_status count_unit(nq_solver *solver, uint64_t unit, struct unit_cost *cost) {
    uint64_t began = clock_ns(CLOCK_THREAD_CPUTIME_ID);
    nq_solver_reset(solver);
    nq_status status = nq_solver_assign(solver, unit, 1);
    if (status == NQ_OK) status = nq_solver_count(solver, &cost->solutions);
    cost->ns = clock_ns(CLOCK_THREAD_CPUTIME_ID) - began;
    return status;
}

static bool wants_more(const struct unit_crew *crew) {
    return atomic_load(&crew->code) == CODE_DONE && !signals_caught() && !unit_crew_is_late(crew);
}

static void count_units(struct unit_crew *crew, nq_solver *solver) {
    struct unit_cost cost;
    size_t index;
    while (wants_more(crew) && (index = atomic_fetch_add(&crew->next, 1)) < crew->count) {
        nq_status status = count_unit(solver, crew->units[index], &cost);
        if (status == NQ_DONE) {
            crew->costs[atomic_fetch_add(&crew->counted, 1)] = cost;
        } else if (status < 0) {
            atomic_store(&crew->code, complain_solver(solver, status));
        }
    }
}

/* Each thread has a solver, and each solver one thread. */
static int open_solver(struct unit_crew *crew, nq_solver **solver) {
    int code = solver_make(crew->options, crew->problem, solver);
    if (code != CODE_DONE) return code;
    nq_solver_set(*solver, NQ_THREADS, 1);
    nq_solver_set(*solver, NQ_LIMIT_MS, 0);
    nq_solver_set(*solver, NQ_PROGRESS_MS, LOOK_MS);
    nq_solver_on(*solver, NQ_EVENT_PROGRESS, on_event, crew);
    return CODE_DONE;
}

static void *work(void *user) {
    struct unit_crew *crew = user;
    nq_solver *solver = NULL;
    int code = open_solver(crew, &solver);
    if (code == CODE_DONE) {
        count_units(crew, solver);
    } else {
        atomic_store(&crew->code, code);
    }
    nq_solver_free(solver);
    atomic_fetch_sub(&crew->working, 1);
    return NULL;
}

static void watch(struct unit_crew *crew, struct progress *progress) {
    const struct timespec pause = {.tv_nsec = LOOK_MS * 1000000};
    while (atomic_load(&crew->working) > 0) {
        nanosleep(&pause, NULL);
        progress_draw_units(progress, atomic_load(&crew->counted), crew->count, elapsed_ns(crew) / 1000000);
    }
    progress_clear(progress);
}

static size_t start(struct unit_crew *crew, pthread_t *threads) {
    size_t started = 0;
    for (; started < crew->threads; started++) {
        atomic_fetch_add(&crew->working, 1);
        if (pthread_create(&threads[started], NULL, work, crew) == 0) continue;
        atomic_fetch_sub(&crew->working, 1);
        atomic_store(&crew->code, complain("cannot start %zu threads", crew->threads));
        break;
    }
    return started;
}

int unit_crew_run(struct unit_crew *crew, struct progress *progress) {
    if (crew->threads > crew->count) crew->threads = crew->count;
    pthread_t *threads = calloc(crew->threads, sizeof *threads);
    if (threads == NULL) return complain_memory();
    crew->began_ns = clock_ns(CLOCK_MONOTONIC);
    size_t started = start(crew, threads);
    watch(crew, progress);
    for (size_t i = 0; i < started; i++) pthread_join(threads[i], NULL);
    free(threads);
    return atomic_load(&crew->code);
}
