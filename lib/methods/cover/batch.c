#include "methods/cover/batch.h"

#include "base/alloc.h"
#include "search/control.h"

#include <pthread.h>
#include <string.h>

/* A batch is this many trials, or as many as look at this many squares. */
enum { MOST = 1024, SQUARES = 1 << 28 };

/* What the threads that make a batch share. */
struct crew {
    struct nqi_batch *batch;
    nq_solver *solver;          /* whose thread is the caller's: helpers only read its options */
    atomic_uint_least64_t next; /* trial to make */
    atomic_bool stopping;
};

struct hand {
    struct crew *crew;
    struct nqi_trial *trial;
    pthread_t thread;
};

nq_status nqi_batch_open(struct nqi_batch *batch, const nq_solver *solver) {
    uint64_t n = solver->problem->rules.n, size = SQUARES / (n * n + 1) + 1;
    uint64_t threads = solver->random_fn ? 1 : nqi_option(solver, NQ_THREADS);
    nq_status status = NQ_OK;
    *batch = (struct nqi_batch){.size = size < MOST ? size : MOST};
    batch->threads = (uint32_t)(threads < batch->size ? threads : batch->size);
    batch->made = nqi_alloc_zero(&solver->allocator, batch->size, sizeof *batch->made);
    batch->trials = nqi_alloc_zero(&solver->allocator, batch->threads, sizeof *batch->trials);
    if (!batch->made || !batch->trials) status = NQ_E_NOMEM;
    for (uint32_t i = 0; i < batch->threads && status == NQ_OK; i++)
        status = nqi_trial_open(&batch->trials[i], &solver->allocator, (uint32_t)n);
    if (status == NQ_OK) batch->trials[0].asks = true;
    return status;
}

void nqi_batch_close(struct nqi_batch *batch, const nq_solver *solver) {
    for (uint32_t i = 0; batch->trials && i < batch->threads; i++)
        nqi_trial_close(&batch->trials[i], &solver->allocator);
    nqi_release(&solver->allocator, batch->trials);
    nqi_release(&solver->allocator, batch->made);
}

void nqi_batch_begin(struct nqi_batch *batch, uint64_t first, uint32_t goal) {
    batch->first = first;
    batch->goal = goal;
    memset(batch->made, 0, (size_t)batch->size * sizeof *batch->made);
}

/* An outcome and a size as one number that is not 0. A size is at most 4096. */
static uint32_t packed(enum nqi_outcome outcome, uint32_t size) {
    return size << 2 | ((uint32_t)outcome + 1);
}

/* Makes the next trial that is not made; false when there is none. */
static bool make_next(struct crew *crew, struct nqi_trial *trial) {
    struct nqi_batch *batch = crew->batch;
    uint64_t index = atomic_fetch_add(&crew->next, 1);
    if (index >= batch->size) return false;
    if (batch->made[index] == 0) {
        enum nqi_outcome outcome = nqi_trial_make(trial, crew->solver, batch->first + index, batch->goal);
        if (outcome == NQI_TRIAL_STOPPED) return false;
        batch->made[index] = packed(outcome, trial->depth);
    }
    return true;
}

static void *help(void *opaque) {
    struct hand *hand = opaque;
    while (!atomic_load(&hand->crew->stopping) && make_next(hand->crew, hand->trial)) continue;
    return NULL;
}

/* What the caller's thread does: it makes trials as well, and asks whether to go on. */
static nq_status work(struct crew *crew, nq_solver *solver) {
    uint64_t squares = (uint64_t)crew->batch->trials[0].n * crew->batch->trials[0].n;
    nq_status status = NQ_OK;
    while (status == NQ_OK && make_next(crew, &crew->batch->trials[0])) status = nqi_spend(solver, squares);
    if (status == NQ_OK) status = crew->batch->trials[0].status;
    if (status != NQ_OK) atomic_store(&crew->stopping, true);
    return status;
}

/* Fewer threads than asked for are no failure: the caller's is enough. */
static nq_status make_all(struct nqi_batch *batch, nq_solver *solver) {
    struct crew crew = {.batch = batch, .solver = solver};
    uint32_t started = 0;
    struct hand *hands = nqi_alloc(&solver->allocator, batch->threads, sizeof *hands);
    if (!hands) return NQ_E_NOMEM;
    atomic_init(&crew.next, 0);
    atomic_init(&crew.stopping, false);
    batch->trials[0].status = NQ_OK; /* it may make none */
    while (started + 1 < batch->threads) {
        struct hand *hand = &hands[started];
        *hand = (struct hand){.crew = &crew, .trial = &batch->trials[started + 1]};
        hand->trial->stopping = &crew.stopping;
        if (pthread_create(&hand->thread, NULL, help, hand) != 0) break;
        started++;
    }
    nq_status status = work(&crew, solver);
    while (started > 0) pthread_join(hands[--started].thread, NULL);
    nqi_release(&solver->allocator, hands);
    return status;
}

nq_status nqi_batch_result(struct nqi_batch *batch, nq_solver *solver, uint64_t number, enum nqi_outcome *outcome,
                           uint32_t *size) {
    uint32_t *made = &batch->made[number - batch->first];
    if (batch->threads == 1) {
        *outcome = nqi_trial_make(&batch->trials[0], solver, number, batch->goal);
        *size = batch->trials[0].depth;
        return *outcome == NQI_TRIAL_STOPPED ? batch->trials[0].status : NQ_OK;
    }
    nq_status status = *made ? NQ_OK : make_all(batch, solver);
    if (status != NQ_OK) return status;
    *outcome = (enum nqi_outcome)((*made & 3) - 1);
    *size = *made >> 2;
    return NQ_OK;
}
