#include "methods/cover/greedy.h"

#include "base/bits.h"
#include "methods/cover/lines.h"

struct greedy {
    uint32_t n, full;
    struct nqi_lines lines;
    uint32_t allowed[NQI_COVER_MAX], wanted[NQI_COVER_MAX], uncovered[NQI_COVER_MAX]; /* rows by column */
};

static uint32_t find_uncovered(struct greedy *state) {
    uint32_t count = 0;
    for (uint32_t col = 0; col < state->n; col++) {
        state->uncovered[col] = nqi_uncovered_in_column(&state->lines, state->n, state->wanted[col], col);
        count += nqi_popcount(state->uncovered[col]);
    }
    return count;
}

static uint32_t newly_covered(const struct greedy *state, uint32_t row, uint32_t at_col) {
    uint32_t count = 0;
    for (uint32_t col = 0; col < state->n; col++)
        count += nqi_popcount(state->uncovered[col] & nqi_covered_in_column(state->full, row, at_col, col));
    return count;
}

static void place(struct greedy *state, uint32_t row, uint32_t col, bool independent) {
    state->lines = nqi_lines_with(&state->lines, state->n, row, col);
    for (uint32_t x = 0; x < state->n && independent; x++)
        state->allowed[x] &= ~nqi_covered_in_column(state->full, row, col, x);
}

/* Places the queen that covers the most; false when none covers anything. */
static bool place_best(struct greedy *state, bool independent) {
    uint32_t most = 0, row = 0, col = 0;
    for (uint32_t x = 0; x < state->n; x++)
        for (uint32_t left = state->allowed[x]; left; left &= left - 1) {
            uint32_t count = newly_covered(state, nqi_lowest(left), x);
            if (count <= most) continue;
            most = count;
            row = nqi_lowest(left);
            col = x;
        }
    if (most) place(state, row, col, independent);
    return most > 0;
}

uint32_t nqi_cover_greedy(const nq_problem *problem) {
    uint32_t size = (uint32_t)problem->required.count;
    struct greedy state = {.n = problem->rules.n, .full = (uint32_t)nqi_low_bits(problem->rules.n)};
    for (uint32_t col = 0; col < state.n; col++) state.allowed[col] = state.wanted[col] = state.full;
    for (size_t i = 0; i < problem->exempt.count; i++)
        state.wanted[problem->exempt.squares[i].col] &= ~(UINT32_C(1) << problem->exempt.squares[i].row);
    for (size_t i = 0; i < problem->forbidden.count; i++)
        state.allowed[problem->forbidden.squares[i].col] &= ~(UINT32_C(1) << problem->forbidden.squares[i].row);
    for (size_t i = 0; i < problem->required.count; i++)
        place(&state, problem->required.squares[i].row, problem->required.squares[i].col, problem->independent);
    while (find_uncovered(&state) > 0) {
        if (!place_best(&state, problem->independent)) return 0;
        size++;
    }
    return size;
}
