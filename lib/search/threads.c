/* Counting in many threads. Each worker has a solver of its own and takes one unit after the other; the caller's thread sums
 * up the results in the order of the units, and meanwhile listens to cancel, limits and progress. So the cursor is always a
 * prefix of the range. A pause lets the units finish that are being counted; any other stop throws them away. */
#define _POSIX_C_SOURCE 200809L

#include "base/alloc.h"
#include "search/control.h"
#include "search/method.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* Workers may be this many units ahead of the oldest unit that is not yet counted, for each thread. */
enum { AHEAD = 256, LOOK_NS = 5000000 };

struct result {
    bool ready;
    uint64_t labelled;
    uint64_t stat[NQI_STAT_COUNT];
};

struct pool {
    nq_solver *solver; /* the caller's; workers leave it alone */
    uint64_t end;      /* after the last unit; units are numbers of the whole division */
    pthread_mutex_t mutex;
    pthread_cond_t news;      /* for the caller: something is ready, or somebody has gone home */
    pthread_cond_t room_made; /* for workers that are too far ahead */
    uint64_t next;            /* the next unit to hand out */
    uint64_t collected;       /* the next unit whose result is wanted */
    bool stopping;
    uint64_t working;     /* workers that have not gone home */
    nq_status failure;    /* the first error of a worker */
    uint64_t room;        /* slots */
    struct result *slots; /* the result of unit u is in slot u % room */
};

struct worker {
    struct pool *pool;
    nq_solver *solver;
    pthread_t thread;
    bool started;
};

/* Waits for a unit; false when there is none, or no wish for one. */
static bool take_unit(struct pool *pool, uint64_t *unit) {
    pthread_mutex_lock(&pool->mutex);
    while (!pool->stopping && pool->next < pool->end && pool->next >= pool->collected + pool->room) {
        pthread_cond_signal(&pool->news);
        pthread_cond_wait(&pool->room_made, &pool->mutex);
    }
    bool taken = !pool->stopping && pool->next < pool->end;
    if (taken) *unit = pool->next++;
    pthread_mutex_unlock(&pool->mutex);
    return taken;
}

static void hand_in(struct pool *pool, uint64_t unit, const nq_solver *worker) {
    struct result *slot = &pool->slots[unit % pool->room];
    pthread_mutex_lock(&pool->mutex);
    memcpy(slot->stat, worker->stat, sizeof slot->stat);
    slot->labelled = worker->labelled;
    slot->ready = true;
    /* Units may be short, and waking the caller for each takes time from counting: it looks by itself, until the end. */
    if (pool->next >= pool->end) pthread_cond_signal(&pool->news);
    pthread_mutex_unlock(&pool->mutex);
}

static void give_up(struct pool *pool, nq_status failure) {
    pthread_mutex_lock(&pool->mutex);
    if (pool->failure == NQ_OK && failure < 0) pool->failure = failure;
    pool->stopping = true;
    pthread_cond_signal(&pool->news);
    pthread_cond_broadcast(&pool->room_made);
    pthread_mutex_unlock(&pool->mutex);
}

/* Makes a worker's solver count one unit, with statistics that are the unit's own. */
static nq_status count_unit(nq_solver *worker, uint64_t unit) {
    memset(worker->stat, 0, sizeof worker->stat);
    worker->labelled = 0;
    worker->first_unit = unit;
    worker->unit = 0;
    worker->unit_part = 0;
    worker->unit_count = 1;
    worker->finished = false;
    nqi_budget_renew(worker);
    nq_status status = nqi_call_begin(worker);
    return status == NQ_OK ? nqi_solver_count_range(worker) : status;
}

static void *work(void *opaque) {
    struct worker *worker = opaque;
    struct pool *pool = worker->pool;
    uint64_t unit;
    while (take_unit(pool, &unit)) {
        nq_status status = count_unit(worker->solver, unit);
        if (status != NQ_DONE) {
            give_up(pool, status);
            break;
        }
        hand_in(pool, unit, worker->solver);
    }
    pthread_mutex_lock(&pool->mutex);
    pool->working--;
    pthread_cond_signal(&pool->news);
    pthread_mutex_unlock(&pool->mutex);
    return NULL;
}

/* Adds what a unit's count has found. A sum past 64 bits changes nothing. */
static nq_status add_result(nq_solver *solver, const struct result *result) {
    static const nq_key sums[] = {NQ_ORBITS, NQ_ORBITS_8,   NQ_ORBITS_4, NQ_ORBITS_2,
                                  NQ_NODES,  NQ_BACKTRACKS, NQ_TESTS,    NQ_ORBITS_1};
    if (result->labelled > UINT64_MAX - solver->labelled) return NQ_E_RANGE;
    nq_status status = nqi_tally(solver, result->stat[NQ_SOLUTIONS - NQ_SOLUTIONS]);
    if (status != NQ_OK) return status;
    solver->labelled += result->labelled;
    for (size_t i = 0; i < sizeof sums / sizeof *sums; i++)
        NQI_STAT(solver, sums[i]) += result->stat[sums[i] - NQ_SOLUTIONS];
    uint64_t best = result->stat[NQ_BEST - NQ_SOLUTIONS], *least = &NQI_STAT(solver, NQ_BEST);
    if (best && (*least == 0 || best < *least)) *least = best; /* 0: none was found */
    return NQ_OK;
}

static void wait_a_little(struct pool *pool) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += LOOK_NS;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&pool->news, &pool->mutex, &until);
}

/* Takes the result that is wanted next, or waits for it a little. */
static bool take_result(struct pool *pool, struct result *result, nq_status *failure) {
    pthread_mutex_lock(&pool->mutex);
    struct result *slot = &pool->slots[pool->collected % pool->room];
    if (!slot->ready && pool->failure == NQ_OK && !pool->stopping) wait_a_little(pool);
    bool ready = slot->ready, full = pool->next >= pool->collected + pool->room;
    if (ready) {
        *result = *slot;
        slot->ready = false;
        pool->collected++;
        if (full) pthread_cond_broadcast(&pool->room_made);
    }
    *failure = pool->failure;
    pthread_mutex_unlock(&pool->mutex);
    return ready;
}

/* What the caller's thread does while the workers count. @return NQ_OK when all units are counted. */
static nq_status collect(struct pool *pool) {
    nq_solver *solver = pool->solver;
    struct result result;
    nq_status status = NQ_OK, failure = NQ_OK;
    while (status == NQ_OK && solver->unit < solver->unit_count) {
        if (take_result(pool, &result, &failure)) {
            status = add_result(solver, &result);
            if (status == NQ_OK) status = nqi_solver_close_unit(solver);
        } else {
            status = failure;
        }
        if (status == NQ_OK) status = nqi_poll(solver);
    }
    return status;
}

/* After a pause: waits for the units that are being counted, unless a cancel comes, and adds those that follow each other. */
static nq_status drain(struct pool *pool) {
    nq_solver *solver = pool->solver;
    struct result result;
    nq_status status = NQ_OK, failure = NQ_OK;
    bool working = true;
    while (working && !atomic_load(&solver->cancel)) {
        pthread_mutex_lock(&pool->mutex);
        working = pool->working > 0;
        if (working) wait_a_little(pool);
        pthread_mutex_unlock(&pool->mutex);
    }
    while (status == NQ_OK && solver->unit < solver->unit_count && take_result(pool, &result, &failure)) {
        status = add_result(solver, &result);
        if (status == NQ_OK) status = nqi_solver_close_unit(solver);
    }
    return status == NQ_OK ? NQ_PAUSED : status;
}

static nq_status make_worker(const nq_solver *solver, nq_solver **out) {
    nq_status status = nqi_solver_new(out, solver->problem);
    if (status != NQ_OK) return status;
    for (size_t slot = 0; slot < NQI_KEY_COUNT; slot++) {
        const nq_key_info *info = nqi_key_info_at(slot);
        if (info->flags & NQ_KEY_STRATEGY) nqi_show(*out, info->key, nqi_option(solver, info->key));
    }
    (*out)->is_worker = true;
    (*out)->divided = true;
    (*out)->division = solver->division;
    (*out)->round = solver->round;
    return nqi_solver_begin(*out, true);
}

static nq_status start_worker(struct worker *worker, struct pool *pool) {
    worker->pool = pool;
    nq_status status = make_worker(pool->solver, &worker->solver);
    if (status != NQ_OK) return status;
    pthread_mutex_lock(&pool->mutex);
    worker->started = pthread_create(&worker->thread, NULL, work, worker) == 0;
    pool->working += worker->started;
    pthread_mutex_unlock(&pool->mutex);
    return worker->started ? NQ_OK : NQ_E_NOMEM;
}

static void end_worker(struct worker *worker) {
    if (worker->started) pthread_join(worker->thread, NULL);
    if (worker->solver) nqi_solver_free(worker->solver);
}

static bool open_pool(struct pool *pool, nq_solver *solver, uint64_t threads) {
    pthread_condattr_t attributes;
    *pool = (struct pool){.solver = solver, .room = AHEAD * threads};
    pool->end = solver->first_unit + solver->unit_count;
    pool->next = pool->collected = solver->first_unit + solver->unit;
    pool->slots = nqi_alloc_zero(&solver->allocator, pool->room, sizeof *pool->slots);
    if (!pool->slots) return false;
    pthread_mutex_init(&pool->mutex, NULL);
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&pool->news, &attributes);
    pthread_cond_init(&pool->room_made, NULL);
    pthread_condattr_destroy(&attributes);
    return true;
}

static void close_pool(struct pool *pool) {
    pthread_cond_destroy(&pool->room_made);
    pthread_cond_destroy(&pool->news);
    pthread_mutex_destroy(&pool->mutex);
    nqi_release(&pool->solver->allocator, pool->slots);
}

/* Starts the workers, collects, and sends them home. No thread is left behind. */
static nq_status with_workers(struct pool *pool, struct worker *workers, uint64_t threads) {
    nq_status status = NQ_OK;
    for (uint64_t i = 0; i < threads && status == NQ_OK; i++) status = start_worker(&workers[i], pool);
    if (status == NQ_OK) status = collect(pool);
    give_up(pool, NQ_OK);
    if (status == NQ_PAUSED) status = drain(pool);
    for (uint64_t i = 0; i < threads; i++)
        if (workers[i].solver) atomic_store(&workers[i].solver->cancel, 1);
    for (uint64_t i = 0; i < threads; i++) end_worker(&workers[i]);
    return status;
}

/* Counts the units that are left in this round. @return NQ_OK when all are counted. */
static nq_status count_round(nq_solver *solver) {
    struct pool pool;
    uint64_t threads = nqi_option(solver, NQ_THREADS), left = solver->unit_count - solver->unit;
    if (threads > left) threads = left;
    if (left == 0 || (threads < 2 && !solver->division.by_method)) return NQ_OK;
    struct worker *workers = nqi_alloc_zero(&solver->allocator, threads, sizeof *workers);
    nq_status status = NQ_E_NOMEM;
    if (workers && open_pool(&pool, solver, threads)) {
        status = with_workers(&pool, workers, threads);
        close_pool(&pool);
    }
    nqi_release(&solver->allocator, workers);
    return status;
}

/* What too few units are left for is counted in this thread. */
nq_status nqi_solver_count_threads(nq_solver *solver) {
    nq_status status = NQ_OK;
    do {
        if (!solver->state) status = count_round(solver);
    } while (status == NQ_OK && !solver->state && solver->unit >= solver->unit_count &&
             nqi_solver_deepen(solver, solver->round + 1));
    return status == NQ_OK ? nqi_solver_count_range(solver) : status;
}
