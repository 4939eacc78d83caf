#include "methods/cover/trial.h"

#include "base/alloc.h"
#include "search/control.h"
#include "search/method.h"

#include <string.h>

nq_status nqi_trial_open(struct nqi_trial *trial, const nq_allocator *allocator, uint32_t n) {
    uint64_t words = 8 * (uint64_t)n + 1; /* one more: what is written past the last free column */
    *trial = (struct nqi_trial){.n = n, .status = NQ_OK};
    uint32_t *at = nqi_alloc_zero(allocator, words, sizeof *at);
    trial->memory = at;
    trial->queens = nqi_alloc(allocator, n, sizeof *trial->queens);
    if (!at || !trial->queens) return NQ_E_NOMEM;
    trial->columns = at;
    trial->diagonals = at + n;
    trial->antidiagonals = at + 3 * (size_t)n;
    trial->skipped = at + 6 * (size_t)n;
    trial->free = at + 7 * (size_t)n;
    return NQ_OK;
}

void nqi_trial_close(struct nqi_trial *trial, const nq_allocator *allocator) {
    nqi_release(allocator, trial->memory);
    nqi_release(allocator, trial->queens);
}

/* Finds the free columns of a row in one pass; answers how many. */
static uint32_t find_free(struct nqi_trial *trial, uint32_t row) {
    const uint32_t *diagonals = trial->diagonals + row + trial->n - 1, *antidiagonals = trial->antidiagonals + row;
    uint32_t count = 0, stamp = trial->stamp;
    for (uint32_t col = 0; col < trial->n; col++) {
        trial->free[count] = col;
        count += trial->columns[col] != stamp && diagonals[-(ptrdiff_t)col] != stamp && antidiagonals[col] != stamp;
    }
    return count;
}

static void place(struct nqi_trial *trial, uint32_t row, uint32_t col) {
    trial->queens[trial->depth++] = (nq_square){row, col};
    trial->columns[col] = trial->stamp;
    trial->diagonals[row + (trial->n - 1 - col)] = trial->stamp;
    trial->antidiagonals[row + col] = trial->stamp;
}

/* Whether the row gets a queen, if it has a free square: with probability (n - 1) / n; in the adaptive variant with
 * (goal - placed) / (n - row), so that the queens which may still be placed are spread over the rows that are left. */
static bool draw_row(struct nqi_trial *trial, const nq_solver *solver, uint32_t row, uint32_t goal) {
    uint32_t left = trial->n - row;
    if (solver->method->id == NQ_METHOD_COVER_RANDOM && trial->n > 1)
        return nqi_cover_draw(solver, &trial->random, trial->n) > 0;
    return nqi_cover_draw(solver, &trial->random, left) < goal - trial->depth;
}

/* Whether the rows that were passed over are covered now. */
static enum nqi_outcome judge(struct nqi_trial *trial) {
    for (uint32_t i = 0; i < trial->skips; i++)
        if (find_free(trial, trial->skipped[i])) return NQI_TRIAL_FAILS;
    return NQI_TRIAL_COVERS;
}

/* An empty board. Random numbers of its own: the seeds of two trials differ by a multiple of an odd number, and SplitMix64
 * scatters them. */
static void begin(struct nqi_trial *trial, uint64_t seed, uint64_t number) {
    nqi_random_seed(&trial->random, seed + number * UINT64_C(0xD1342543DE82EF95));
    trial->depth = trial->skips = 0;
    if (++trial->stamp > 0) return;
    memset(trial->memory, 0, 6 * (size_t)trial->n * sizeof *trial->columns);
    trial->stamp = 1;
}

/* A trial of a wide board takes long. A pause would throw it away; so a limit of time waits for its end. */
static bool goes_on(struct nqi_trial *trial, nq_solver *solver) {
    if (trial->stopping && atomic_load_explicit(trial->stopping, memory_order_relaxed)) return false;
    if (!trial->asks) return true;
    trial->status = nqi_spend_on(solver, trial->n, nqi_poll_but_for_time);
    return trial->status == NQ_OK;
}

enum nqi_outcome nqi_trial_make(struct nqi_trial *trial, nq_solver *solver, uint64_t number, uint32_t goal) {
    begin(trial, nqi_option(solver, NQ_SEED), number);
    for (uint32_t row = 0; row < trial->n; row++) {
        if (!goes_on(trial, solver)) return NQI_TRIAL_STOPPED;
        uint32_t count = find_free(trial, row);
        if (count == 0) continue;
        if (!draw_row(trial, solver, row, goal)) {
            trial->skipped[trial->skips++] = row;
            continue;
        }
        if (trial->depth + 1 >= goal) return NQI_TRIAL_PRUNED;
        place(trial, row, trial->free[nqi_cover_draw(solver, &trial->random, count)]);
    }
    return judge(trial);
}
