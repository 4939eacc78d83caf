/* Local search for large boards, of the family of Sosic and Gu (1991, 1994): a random start that is almost free of conflicts,
 * and then swaps that repair the last few.
 *
 * The start shuffles the columns, and each row takes the first of the columns ahead of it whose diagonals are free, within a
 * window; the columns passed over wait for the rows that follow. A row that finds none is left over: it gets the column next
 * in order, but no diagonals. The repair takes the rows that were left over one by one, and swaps columns with random rows
 * until both have free diagonals. So no diagonal is ever taken twice, and a bit for each is enough.
 *
 * What decides the time of a large board is the number of cache misses. The columns are read in order; what remains are the
 * bits, which are fetched ahead. Memory is 8.5 bytes a queen, the answer included: until the end the columns are kept in the
 * second half of the room for the answer. */
#include "base/bits.h"
#include "methods/local/local.h"
#include "search/method.h"

enum stage { WIPE, SHUFFLE, START, REPAIR, EXPAND };

/* Stands in a row's column while its queen is left over; no board is so wide. */
#define LEFT_OVER (UINT32_C(1) << 31)

struct large_board {
    struct nqi_local local;
    uint32_t *columns;        /* by row */
    uint64_t *diagonals;      /* bit set: taken */
    uint64_t *antidiagonals;  /* the same */
    uint32_t n, left;         /* rows left over */
    uint32_t row;             /* the one of them that is being repaired */
    uint32_t since, patience; /* swaps tried since the last success, and how many until all begins anew */
    bool repairing;           /* there is such a row */
};

static inline void prefetch(const void *address) {
#ifdef __GNUC__
    __builtin_prefetch(address, 1);
#else
    (void)address;
#endif
}

static inline uint32_t diagonal(const struct large_board *state, uint32_t row, uint32_t col) {
    return row + (state->n - 1 - col);
}

static inline bool is_free(const struct large_board *state, uint32_t row, uint32_t col) {
    return !nqi_test_bit(state->diagonals, diagonal(state, row, col)) && !nqi_test_bit(state->antidiagonals, row + col);
}

/* Takes the diagonals of a square that are free, or frees them. */
static inline void flip(struct large_board *state, uint32_t row, uint32_t col) {
    uint32_t down = diagonal(state, row, col), up = row + col;
    state->diagonals[down / 64] ^= UINT64_C(1) << (down % 64);
    state->antidiagonals[up / 64] ^= UINT64_C(1) << (up % 64);
}

static nq_status wipe(nq_solver *solver, struct large_board *state) {
    nq_status status = nqi_local_wipe(solver, &state->local);
    if (status != NQ_OK) return status;
    state->left = state->since = 0;
    state->repairing = false;
    nqi_local_enter(&state->local, SHUFFLE);
    return NQ_OK;
}

/* Rows handled between two polls; so many random numbers are drawn ahead, to fetch what they point to. */
enum { ROWS = 64 };

static uint32_t block_end(const struct large_board *state) {
    return state->n - state->local.row < ROWS ? state->n : state->local.row + ROWS;
}

/* Fisher and Yates, inside out: the columns need no filling before. */
static nq_status shuffle(nq_solver *solver, struct large_board *state) {
    uint32_t from = state->local.row, end = block_end(state), drawn[ROWS];
    for (uint32_t i = from; i < end; i++) {
        drawn[i - from] = (uint32_t)nqi_draw(solver, &state->local, (uint64_t)i + 1);
        prefetch(&state->columns[drawn[i - from]]);
    }
    for (uint32_t i = from; i < end; i++) {
        uint32_t *other = &state->columns[drawn[i - from]];
        if (drawn[i - from] != i) state->columns[i] = *other;
        *other = i;
    }
    state->local.row = end;
    if (end == state->n) nqi_local_enter(&state->local, START);
    return nqi_spend(solver, 4 * (uint64_t)(end - from));
}

/* How many columns a row may look at before it is left over, and how many rows ahead the diagonals are fetched: a column is
 * looked at by rows near its place in the order, and the diagonals of neighbouring rows are neighbouring bits. */
enum { WINDOW = 128, AHEAD = 24 };

static inline void fetch_ahead(const struct large_board *state, uint32_t row) {
    if (state->n - row <= AHEAD) return;
    uint32_t ahead = row + AHEAD, col = state->columns[ahead];
    prefetch(&state->diagonals[diagonal(state, ahead, col) / 64]);
    prefetch(&state->antidiagonals[(ahead + col) / 64]);
}

/* Gives a row its column. Answers how many it looked at. */
static inline uint32_t start_row(struct large_board *state, uint32_t row) {
    uint32_t *columns = state->columns, end = state->n - row < WINDOW ? state->n : row + WINDOW, i = row;
    while (i < end && !is_free(state, row, columns[i])) i++;
    if (i == end) {
        columns[row] |= LEFT_OVER;
        state->left++;
        return i - row;
    }
    uint32_t col = columns[i];
    columns[i] = columns[row];
    columns[row] = col;
    flip(state, row, col);
    return i - row + 1;
}

static nq_status start(nq_solver *solver, struct large_board *state) {
    uint32_t end = block_end(state);
    uint64_t tests = 0;
    for (uint32_t row = state->local.row; row < end; row++) {
        fetch_ahead(state, row);
        tests += start_row(state, row);
    }
    state->local.row = end;
    NQI_STAT(solver, NQ_TESTS) += tests;
    NQI_STAT(solver, NQ_CONFLICTS) = state->left;
    NQI_STAT(solver, NQ_UNITS_DONE) = end - state->left;
    if (end == state->n) nqi_local_enter(&state->local, REPAIR);
    return nqi_spend(solver, 4 * tests);
}

/* Finds the next row that was left over. */
static nq_status look_for_row(nq_solver *solver, struct large_board *state) {
    uint32_t end = block_end(state), row = state->local.row;
    while (row < end && !(state->columns[row] & LEFT_OVER)) row++;
    state->repairing = row < end;
    state->row = row;
    state->local.row = row < end ? row + 1 : end;
    return nqi_spend(solver, ROWS);
}

/* A row is left over no more. */
static void settle(nq_solver *solver, struct large_board *state) {
    state->repairing = false;
    state->since = 0;
    NQI_STAT(solver, NQ_CONFLICTS) = --state->left;
    NQI_STAT(solver, NQ_UNITS_DONE) = state->n - state->left;
}

/* Whether two queens share a diagonal. */
static bool aligned(uint32_t row, uint32_t col, uint32_t other_row, uint32_t other_col) {
    return row + col == other_row + other_col || row - col == other_row - other_col;
}

/* Swaps the column of the row left over with that of another row, if its own new square is free. If the other's is free too,
 * one conflict less is left; if not, then as many as before, but in another row, where there may be a way out. Two squares that
 * change places are on one diagonal exactly if their old ones are. */
static void try_swap(nq_solver *solver, struct large_board *state, uint32_t other) {
    uint32_t *columns = state->columns, row = state->row;
    uint32_t mine = columns[row] & ~LEFT_OVER, theirs = columns[other];
    NQI_STAT(solver, NQ_TESTS)++;
    if (theirs & LEFT_OVER || !is_free(state, row, theirs) || aligned(row, mine, other, theirs)) return;
    bool both = is_free(state, other, mine);
    flip(state, other, theirs);
    flip(state, row, theirs);
    columns[row] = theirs;
    columns[other] = both ? mine : mine | LEFT_OVER;
    state->row = other;
    if (!both) return;
    flip(state, other, mine);
    settle(solver, state);
}

/* A row that draws itself may stay where it is, if its diagonals have become free. */
static void try_stay(nq_solver *solver, struct large_board *state) {
    uint32_t row = state->row, col = state->columns[row] & ~LEFT_OVER;
    NQI_STAT(solver, NQ_TESTS)++;
    if (!is_free(state, row, col)) return;
    flip(state, row, col);
    state->columns[row] = col;
    settle(solver, state);
}

static void begin_anew(nq_solver *solver, struct large_board *state) {
    NQI_STAT(solver, NQ_RESTARTS)++;
    state->local.wiped = 0;
    nqi_local_enter(&state->local, WIPE);
}

static nq_status repair(nq_solver *solver, struct large_board *state) {
    if (state->left == 0) {
        nqi_local_enter(&state->local, EXPAND);
        return NQ_OK;
    }
    if (!state->repairing) return look_for_row(solver, state);
    nq_status status = nqi_count_iteration(solver);
    if (status != NQ_OK) return status;
    uint32_t other = (uint32_t)nqi_draw(solver, &state->local, state->n);
    state->since++;
    if (other == state->row)
        try_stay(solver, state);
    else
        try_swap(solver, state, other);
    if (state->since == state->patience) begin_anew(solver, state);
    return nqi_spend(solver, 64);
}

/* Makes squares of columns, in place: the square of a row ends before the column of the next. */
static nq_status expand(nq_solver *solver, struct large_board *state) {
    uint32_t from = state->local.row, end = block_end(state);
    for (uint32_t row = from; row < end; row++) {
        uint32_t col = state->columns[row];
        solver->squares[row] = (nq_square){row, col};
    }
    state->local.row = end;
    return nqi_spend(solver, end - from);
}

static nq_status large_board_next(nq_solver *solver, void *opaque) {
    struct large_board *state = opaque;
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        switch ((enum stage)state->local.stage) {
        case WIPE: status = wipe(solver, state); break;
        case SHUFFLE: status = shuffle(solver, state); break;
        case START: status = start(solver, state); break;
        case REPAIR: status = repair(solver, state); break;
        case EXPAND:
            if (state->local.row == state->n) {
                solver->depth = state->n;
                return nqi_local_deliver(solver, &state->local);
            }
            status = expand(solver, state);
            break;
        }
    }
    return status;
}

/* Some 80 swaps repair a row of a large board, so that so many fail for good reason only; on a small board there may be no way
 * out, and a new start is cheap. */
enum { PATIENCE = 4096, PATIENCE_A_ROW = 4 };

static nq_status large_board_open(nq_solver *solver, void **out) {
    uint32_t n = solver->part->rules.n;
    uint64_t words = nqi_bit_words(2 * (uint64_t)n);
    nq_status status = nqi_local_open(solver, out, sizeof(struct large_board), 2 * words * sizeof(uint64_t));
    if (status != NQ_OK) return status;
    struct large_board *state = *out;
    state->n = n;
    state->columns = (uint32_t *)(void *)solver->squares + n;
    state->diagonals = state->local.memory;
    state->antidiagonals = state->diagonals + words;
    state->patience = n < PATIENCE / PATIENCE_A_ROW ? n * PATIENCE_A_ROW : PATIENCE;
    return NQ_OK;
}

const struct nqi_method nqi_method_large_board = {
    .id = NQ_METHOD_LARGE_BOARD,
    .name = "large-board",
    .summary =
        "local search for millions of queens; each call finds a random solution, perhaps one again; plain boards",
    .complete = false,
    .refuse = nqi_local_refuse,
    .open = large_board_open,
    .close = nqi_local_close,
    .next = large_board_next,
};
