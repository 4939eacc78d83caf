/* Random covers, plain and adaptive: trial after trial (trial.h), of which each that is smaller than the best is delivered. The
 * goal of a batch of trials is the best when it began: so what a trial does depends on the batches before it, and not on who
 * makes it or when, and threads change no result. */
#include "base/alloc.h"
#include "methods/cover/batch.h"
#include "search/control.h"
#include "search/method.h"

#include <string.h>

enum { WIDEST = 4096 };

struct trials {
    uint64_t trial;
    uint32_t n, best; /* the fewest queens of a cover; n + 1 at first */
    struct nqi_batch batch;
};

/* The batch that the next trial is in begins with it, or the search was loaded in the middle. */
static void begin_batch(struct trials *state, uint32_t goal) {
    nqi_batch_begin(&state->batch, state->trial - state->trial % state->batch.size, goal);
}

static void note(nq_solver *solver, enum nqi_outcome outcome) {
    NQI_STAT(solver, NQ_NODES)++;
    NQI_STAT(solver, NQ_ITERATIONS)++;
    NQI_STAT(solver, NQ_TRIALS_FAILED) += outcome == NQI_TRIAL_FAILS;
    NQI_STAT(solver, NQ_TRIALS_PRUNED) += outcome == NQI_TRIAL_PRUNED;
}

/* A better cover than all before. Of one that another thread has found the queens are placed once more.
 * @return #NQ_OK; or why it stopped, and then nothing was delivered. */
static nq_status deliver(nq_solver *solver, struct trials *state) {
    struct nqi_trial *room = &state->batch.trials[0];
    bool again = state->batch.threads > 1;
    if (again && nqi_trial_make(room, solver, state->trial, state->batch.goal) == NQI_TRIAL_STOPPED)
        return room->status;
    memcpy(solver->squares, room->queens, room->depth * sizeof *solver->squares);
    solver->depth = state->best = room->depth;
    nqi_cover_show_best(solver, state->best);
    NQI_STAT(solver, NQ_TRIALS_IMPROVED)++;
    return NQ_OK;
}

static nq_status random_next(nq_solver *solver, void *opaque) {
    struct trials *state = opaque;
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        enum nqi_outcome outcome;
        uint32_t size;
        if (state->best <= NQI_STAT(solver, NQ_LOWER_BOUND)) return NQ_EXHAUSTED; /* nothing is smaller */
        if (NQI_STAT(solver, NQ_NODES) >= solver->budget.nodes) return nqi_pause(solver);
        if (state->trial == state->batch.first + state->batch.size) begin_batch(state, state->best);
        status = nqi_batch_result(&state->batch, solver, state->trial, &outcome, &size);
        if (status != NQ_OK) return status;
        bool better = outcome == NQI_TRIAL_COVERS && size < state->best;
        if (better) status = deliver(solver, state);
        if (status != NQ_OK) return status;
        note(solver, outcome);
        state->trial++;
        if (better) return NQ_OK;
        status = nqi_spend(solver, (uint64_t)state->n * state->n);
    }
    return status;
}

static void random_close(nq_solver *solver, void *opaque) {
    struct trials *state = opaque;
    nqi_batch_close(&state->batch, solver);
    nqi_release(&solver->allocator, state);
}

static nq_status random_open(nq_solver *solver, void **out) {
    struct trials *state = nqi_alloc_zero(&solver->allocator, 1, sizeof *state);
    if (!state) return NQ_E_NOMEM;
    if (nqi_batch_open(&state->batch, solver) != NQ_OK) {
        random_close(solver, state);
        return NQ_E_NOMEM;
    }
    state->n = solver->problem->rules.n;
    state->best = state->n + 1;
    begin_batch(state, state->best);
    NQI_STAT(solver, NQ_LOWER_BOUND) = nqi_cover_bound(solver->problem);
    *out = state;
    return NQ_OK;
}

static const char *random_refuse(const nq_solver *solver) {
    const nq_problem *problem = solver->problem;
    const char *why = nqi_cover_refuse(solver);
    if (why) return why;
    if (problem->rules.n > WIDEST) return "the board is wider than 4096 columns";
    if ((why = nqi_cover_refuse_marks(problem))) return why;
    if (nqi_cover_size(solver)) return "it looks for small covers, not for a size";
    if (nqi_option(solver, NQ_SYMMETRY) != NQ_SYMMETRY_ALL) return "its covers need not be canonical";
    return solver->unit_count ? "it cannot be restricted to work units" : NULL;
}

static void random_save(const nq_solver *solver, const void *opaque, struct nqi_writer *writer) {
    const struct trials *state = opaque;
    (void)solver;
    nqi_write_u64(writer, state->trial);
    nqi_write_u32(writer, state->best);
    nqi_write_u32(writer, state->batch.goal);
}

static bool random_load(nq_solver *solver, void *opaque, struct nqi_reader *reader) {
    struct trials *state = opaque;
    (void)solver;
    state->trial = nqi_read_u64(reader);
    state->best = nqi_read_u32(reader);
    uint32_t goal = nqi_read_u32(reader);
    if (state->best > goal || goal > state->n + 1) return false;
    begin_batch(state, state->trial % state->batch.size == 0 ? state->best : goal);
    return true;
}

const struct nqi_method nqi_method_cover_random = {
    .id = NQ_METHOD_COVER_RANDOM,
    .name = "cover-random",
    .summary = "random covers, a queen in a row with probability (n - 1) / n; each call finds a smaller one",
    .complete = false,
    .refuse = random_refuse,
    .open = random_open,
    .close = random_close,
    .next = random_next,
    .save = random_save,
    .load = random_load,
};

const struct nqi_method nqi_method_cover_adaptive = {
    .id = NQ_METHOD_COVER_ADAPTIVE,
    .name = "cover-adaptive",
    .summary = "random covers, with a probability that follows the best; each call finds a smaller one",
    .complete = false,
    .refuse = random_refuse,
    .open = random_open,
    .close = random_close,
    .next = random_next,
    .save = random_save,
    .load = random_load,
};
