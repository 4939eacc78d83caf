/* Random covers, as a course draws them. One pass over the rows is a trial: each row gets a queen with some probability, on a
 * square drawn uniformly from those that no queen attacks. The plain variant takes the probability (n - 1) / n; the adaptive one
 * (best - placed) / (n - row), so that the queens which may still be placed are spread over the rows that are left. A
 * trial is given up when it cannot become better than the best.
 *
 * Each trial has random numbers of its own, made from the seed and its number, and the best is looked at once in a batch: so
 * what a trial does depends on the batches before it, and not on who makes it or when. */
#include "base/alloc.h"
#include "methods/cover/cover.h"
#include "search/control.h"
#include "search/method.h"

#include <string.h>

enum { WIDEST = 65535, BATCH = 1024 };

struct trials {
    struct nqi_random random;
    uint64_t trial;
    uint32_t n, best;  /* the fewest queens of a cover; n + 1 at first */
    uint32_t goal;     /* the best when this batch began */
    uint32_t *columns; /* the number of the last trial that occupied the line, as long as it fits 32 bits */
    uint32_t *diagonals, *antidiagonals;
    uint32_t *free;    /* columns of a row */
    uint32_t *skipped; /* rows without a queen that had a free square */
    uint32_t skips, stamp;
    uint32_t *memory;
};

/* Finds the free columns of a row in one pass; answers how many. */
static uint32_t find_free(struct trials *state, uint32_t row) {
    const uint32_t *diagonals = state->diagonals + row + state->n - 1, *antidiagonals = state->antidiagonals + row;
    uint32_t count = 0, stamp = state->stamp;
    for (uint32_t col = 0; col < state->n; col++) {
        state->free[count] = col;
        count += state->columns[col] != stamp && diagonals[-(ptrdiff_t)col] != stamp && antidiagonals[col] != stamp;
    }
    return count;
}

static void place(nq_solver *solver, struct trials *state, uint32_t row, uint32_t col) {
    solver->squares[solver->depth++] = (nq_square){row, col};
    state->columns[col] = state->stamp;
    state->diagonals[row + (state->n - 1 - col)] = state->stamp;
    state->antidiagonals[row + col] = state->stamp;
}

/* Whether the row gets a queen, if it has a free square. */
static bool draw_row(const nq_solver *solver, struct trials *state, uint32_t row) {
    uint32_t left = state->n - row;
    if (solver->method->id == NQ_METHOD_COVER_RANDOM && state->n > 1)
        return nqi_cover_draw(solver, &state->random, state->n) > 0;
    return nqi_cover_draw(solver, &state->random, left) < state->goal - solver->depth;
}

enum outcome { COVERS, FAILS, PRUNED };

/* Whether rows that were passed over are covered now. */
static enum outcome judge(struct trials *state) {
    for (uint32_t i = 0; i < state->skips; i++)
        if (find_free(state, state->skipped[i])) return FAILS;
    return COVERS;
}

static enum outcome make_trial(nq_solver *solver, struct trials *state) {
    solver->depth = 0;
    state->skips = 0;
    for (uint32_t row = 0; row < state->n; row++) {
        uint32_t count = find_free(state, row);
        if (count == 0) continue;
        if (!draw_row(solver, state, row)) {
            state->skipped[state->skips++] = row;
            continue;
        }
        if (solver->depth + 1 >= state->goal) return PRUNED;
        place(solver, state, row, state->free[nqi_cover_draw(solver, &state->random, count)]);
    }
    return judge(state);
}

/* Random numbers for a trial: the seeds of two trials differ by an odd multiple, and SplitMix64 scatters them. */
static void begin_trial(const nq_solver *solver, struct trials *state) {
    uint64_t lines = 6 * (uint64_t)state->n;
    if (state->trial % BATCH == 0) state->goal = state->best;
    nqi_random_seed(&state->random, nqi_option(solver, NQ_SEED) + state->trial * UINT64_C(0xD1342543DE82EF95));
    state->trial++;
    if (++state->stamp == 0) {
        memset(state->memory, 0, (size_t)lines * sizeof *state->memory);
        state->stamp = 1;
    }
}

/* A better cover than all before: it is delivered. */
static bool is_better(nq_solver *solver, struct trials *state) {
    if (solver->depth >= state->best) return false;
    state->best = (uint32_t)solver->depth;
    NQI_STAT(solver, NQ_TRIALS_IMPROVED)++;
    nqi_cover_show_best(solver, state->best);
    return true;
}

static nq_status random_next(nq_solver *solver, void *opaque) {
    struct trials *state = opaque;
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        if (state->best <= NQI_STAT(solver, NQ_LOWER_BOUND)) return NQ_EXHAUSTED; /* nothing is smaller */
        if (NQI_STAT(solver, NQ_NODES) >= solver->budget.nodes) return nqi_pause(solver);
        NQI_STAT(solver, NQ_NODES)++;
        NQI_STAT(solver, NQ_ITERATIONS)++;
        begin_trial(solver, state);
        enum outcome outcome = make_trial(solver, state);
        NQI_STAT(solver, NQ_TRIALS_FAILED) += outcome == FAILS;
        NQI_STAT(solver, NQ_TRIALS_PRUNED) += outcome == PRUNED;
        if (outcome == COVERS && is_better(solver, state)) return NQ_OK;
        status = nqi_spend(solver, (uint64_t)state->n * state->n);
    }
    return status;
}

static void random_close(nq_solver *solver, void *opaque) {
    struct trials *state = opaque;
    nqi_release(&solver->allocator, state->memory);
    nqi_release(&solver->allocator, state);
}

static nq_status random_open(nq_solver *solver, void **out) {
    struct trials *state = nqi_alloc_zero(&solver->allocator, 1, sizeof *state);
    uint64_t n = solver->problem->rules.n;
    if (!state) return NQ_E_NOMEM;
    state->memory = nqi_alloc_zero(&solver->allocator, 8 * n + 1, sizeof *state->memory);
    if (!state->memory) {
        random_close(solver, state);
        return NQ_E_NOMEM;
    }
    state->n = (uint32_t)n;
    state->best = state->n + 1;
    state->columns = state->memory;
    state->diagonals = state->memory + n;
    state->antidiagonals = state->memory + 3 * n;
    state->skipped = state->memory + 6 * n;
    state->free = state->memory + 7 * n; /* and one more: what is written past the last free one */
    NQI_STAT(solver, NQ_LOWER_BOUND) = nqi_cover_bound(solver->problem);
    *out = state;
    return NQ_OK;
}

static const char *random_refuse(const nq_solver *solver) {
    const nq_problem *problem = solver->problem;
    const char *why = nqi_cover_refuse(solver);
    if (why) return why;
    if (problem->rules.n > WIDEST) return "the board is wider than 65535 columns";
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
    nqi_write_u32(writer, state->goal);
}

static bool random_load(nq_solver *solver, void *opaque, struct nqi_reader *reader) {
    struct trials *state = opaque;
    (void)solver;
    state->trial = nqi_read_u64(reader);
    state->best = nqi_read_u32(reader);
    state->goal = nqi_read_u32(reader);
    return state->best <= state->goal && state->goal <= state->n + 1;
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
