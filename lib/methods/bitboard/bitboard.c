/* Backtracking with bit masks, row by row, columns ascending: the free columns of a row are the zeros of three masks, two
 * of which move by one column from row to row (Richards 1997, and many before him). It walks the tree of chronological
 * backtracking in the same order, without touching the squares that are not free. */
#include "base/alloc.h"
#include "base/bits.h"
#include "search/method.h"
#include "search/rows.h"

enum { WIDEST = 64 };

/* What is known in a row; bit c stands for column c. */
struct level {
    uint64_t columns;       /* taken */
    uint64_t diagonals;     /* taken by falling diagonals: they move to higher columns */
    uint64_t antidiagonals; /* taken by rising diagonals: they move to lower columns */
    uint64_t left;          /* free and not yet tried */
    uint64_t queen;         /* being tried */
};

struct bitboard {
    struct nqi_rows rows;
    bool attack_columns, attack_diagonals, attack_antidiagonals, touch, knight;
    bool plain;               /* the rules of queens, and nothing near */
    uint64_t allowed[WIDEST]; /* by row: what required and forbidden squares leave */
    struct level level[WIDEST + 1];
};

/* Columns that near queens attack: touch from the row above, knight's moves from one and two rows above. */
static uint64_t near_attacks(const struct bitboard *state, uint32_t row) {
    uint64_t attacked = 0;
    uint64_t one = row >= 1 ? state->level[row - 1].queen : 0;
    uint64_t two = row >= 2 ? state->level[row - 2].queen : 0;
    if (state->touch) attacked |= one << 1 | one | one >> 1;
    if (state->knight) attacked |= one << 2 | one >> 2 | two << 1 | two >> 1;
    return attacked;
}

/* Finds the free columns of a row whose masks are there. */
static inline void find_free(struct bitboard *state, uint32_t row) {
    struct level *level = &state->level[row];
    level->left = state->allowed[row] & ~(level->columns | level->diagonals | level->antidiagonals);
    if (!state->plain) level->left &= ~near_attacks(state, row);
}

/* Carries what is taken from a row, whose queen was chosen, to the next. */
static inline void descend(struct bitboard *state, uint32_t row, uint32_t n) {
    const struct level *from = &state->level[row];
    struct level *to = &state->level[row + 1];
    to->columns = from->columns | from->queen;
    to->diagonals = (from->diagonals | from->queen) << 1;
    to->antidiagonals = (from->antidiagonals | from->queen) >> 1;
    if (!state->plain) {
        if (!state->attack_columns) to->columns = 0;
        if (!state->attack_diagonals) to->diagonals = 0;
        if (!state->attack_antidiagonals) to->antidiagonals = 0;
    }
    if (row + 1 < n) find_free(state, row + 1);
}

/* Takes the lowest free column. */
static inline void choose(struct level *level) {
    level->queen = level->left & (0 - level->left);
    level->left ^= level->queen;
}

static bool bitboard_exhausted(const nq_solver *solver, const void *opaque) {
    const struct bitboard *state = opaque;
    (void)solver;
    return state->level[state->rows.row].left == 0;
}

static bool bitboard_attempt(nq_solver *solver, void *opaque, nq_square *square, nq_status *status) {
    struct bitboard *state = opaque;
    struct level *level = &state->level[state->rows.row];
    (void)solver, (void)status;
    choose(level);
    *square = (nq_square){state->rows.row, nqi_lowest(level->queen)};
    return true;
}

static void bitboard_place(nq_solver *solver, void *opaque, nq_square square) {
    descend(opaque, square.row, solver->part->rules.n);
}

/* The masks of a row stay as they were; what is below is written anew. */
static void bitboard_remove(nq_solver *solver, void *opaque, nq_square square) {
    (void)solver, (void)opaque, (void)square;
}

static const struct nqi_row_moves bitboard_moves = {bitboard_exhausted, bitboard_attempt, bitboard_place,
                                                    bitboard_remove};

static nq_status bitboard_next(nq_solver *solver, void *state) {
    return nqi_rows_next(solver, state, &bitboard_moves);
}

/* Goes back to the row above, which has a queen. */
static nq_status count_back(nq_solver *solver, struct bitboard *state) {
    NQI_STAT(solver, NQ_BACKTRACKS)++;
    if (--state->rows.row == 0 && solver->unit_count == 0)
        NQI_STAT(solver, NQ_UNITS_DONE) = nqi_lowest(state->level[0].queen) + 1;
    return nqi_spend(solver, 8);
}

/* Every free column of the last row is a solution. */
static nq_status count_last_row(nq_solver *solver, struct level *level) {
    uint32_t queens = nqi_popcount(level->left);
    nq_status status = nqi_tally(solver, queens);
    if (status != NQ_OK) return status;
    NQI_STAT(solver, NQ_TESTS) += queens;
    NQI_STAT(solver, NQ_BACKTRACKS) += queens;
    level->left = 0;
    return NQ_OK;
}

static nq_status count_forward(nq_solver *solver, struct bitboard *state, uint32_t n) {
    uint32_t row = state->rows.row;
    struct level *level = &state->level[row];
    if (row == n - 1) return count_last_row(solver, level);
    NQI_STAT(solver, NQ_TESTS)++;
    choose(level);
    descend(state, row, n);
    state->rows.row = row + 1;
    return nqi_count_node(solver);
}

/* Squares are kept for a checkpoint, and for next to go on after a pause. */
static void keep_squares(nq_solver *solver, const struct bitboard *state) {
    for (uint32_t row = 0; row < state->rows.row; row++)
        solver->squares[row] = (nq_square){row, nqi_lowest(state->level[row].queen)};
    solver->depth = state->rows.row;
}

static nq_status bitboard_count(nq_solver *solver, void *opaque) {
    struct bitboard *state = opaque;
    uint32_t n = solver->part->rules.n;
    nq_status status = nqi_rows_resume(solver, &state->rows, &bitboard_moves);
    if (n == 0 && status == NQ_OK) {
        state->rows.delivered = true;
        status = nqi_tally(solver, 1);
        return status == NQ_OK ? NQ_DONE : status;
    }
    while (status == NQ_OK) {
        if (state->level[state->rows.row].left)
            status = count_forward(solver, state, n);
        else if (state->rows.row == 0)
            status = NQ_DONE;
        else
            status = count_back(solver, state);
    }
    keep_squares(solver, state);
    return status;
}

static void bitboard_close(nq_solver *solver, void *state) {
    nqi_release(&solver->allocator, state);
}

/* Takes the squares that a required queen attacks in a row from those that are allowed there. */
static uint64_t without_attacked(const struct bitboard *state, uint64_t allowed, nq_square queen, uint32_t row) {
    uint32_t distance = queen.row > row ? queen.row - row : row - queen.row;
    uint64_t bit = UINT64_C(1) << queen.col, left = bit >> distance, right = bit << distance;
    if (distance == 0) return allowed & bit;
    if (state->attack_columns) allowed &= ~bit;
    if (state->attack_diagonals) allowed &= ~(row > queen.row ? right : left);
    if (state->attack_antidiagonals) allowed &= ~(row > queen.row ? left : right);
    return allowed;
}

static void allow_beside_required(const nq_problem *part, struct bitboard *state, nq_square queen) {
    nq_square near[NQI_NEAR_MAX];
    uint32_t count = nqi_near_squares(&part->rules, queen, near);
    for (uint32_t row = 0; row < part->rules.n; row++)
        state->allowed[row] = without_attacked(state, state->allowed[row], queen, row);
    for (uint32_t i = 0; i < count; i++)
        if (near[i].row != queen.row) state->allowed[near[i].row] &= ~(UINT64_C(1) << near[i].col);
}

static void find_allowed(const nq_problem *part, struct bitboard *state) {
    for (uint32_t row = 0; row < part->rules.n; row++) state->allowed[row] = nqi_low_bits(part->rules.n);
    for (size_t i = 0; i < part->forbidden.count; i++) {
        nq_square square = part->forbidden.squares[i];
        state->allowed[square.row] &= ~(UINT64_C(1) << square.col);
    }
    for (size_t i = 0; i < part->required.count; i++) allow_beside_required(part, state, part->required.squares[i]);
}

static nq_status bitboard_open(nq_solver *solver, void **out) {
    struct bitboard *state = nqi_alloc_zero(&solver->allocator, 1, sizeof *state);
    if (!state) return NQ_E_NOMEM;
    uint32_t attacks = solver->part->rules.attacks;
    state->attack_columns = (attacks & NQ_ATTACK_COLUMN) != 0;
    state->attack_diagonals = (attacks & NQ_ATTACK_DIAGONAL) != 0;
    state->attack_antidiagonals = (attacks & NQ_ATTACK_ANTIDIAGONAL) != 0;
    state->touch = (attacks & NQ_ATTACK_TOUCH) != 0;
    state->knight = (attacks & NQ_ATTACK_KNIGHT) != 0;
    state->plain = (attacks | NQ_ATTACK_ROW) == NQ_ATTACKS_QUEEN;
    find_allowed(solver->part, state);
    if (solver->part->rules.n) find_free(state, 0);
    *out = state;
    return NQ_OK;
}

static const char *bitboard_refuse(const nq_solver *solver) {
    const nq_problem *problem = solver->problem;
    if (problem->goal != NQ_GOAL_PLACE) return "this method places queens, it does not cover";
    if (problem->rules.n > WIDEST) return "the board is wider than 64 columns";
    if (problem->rules.torus) return "the board is a torus";
    return problem->region_of ? "the board has regions" : NULL;
}

static void bitboard_save(const nq_solver *solver, const void *opaque, struct nqi_writer *writer) {
    const struct bitboard *state = opaque;
    uint32_t row = state->rows.row, n = solver->part->rules.n;
    uint64_t left = row < n ? state->level[row].left : 0;
    nqi_rows_save(solver, &state->rows, left ? nqi_lowest(left) : n, writer);
}

static void bitboard_skip_to(const nq_solver *solver, void *opaque, uint32_t col) {
    struct bitboard *state = opaque;
    (void)solver;
    state->level[state->rows.row].left &= ~nqi_low_bits(col);
}

static bool bitboard_load(nq_solver *solver, void *opaque, struct nqi_reader *reader) {
    return nqi_rows_load(solver, opaque, &bitboard_moves, bitboard_skip_to, reader);
}

const struct nqi_method nqi_method_bitboard = {
    .id = NQ_METHOD_BITBOARD,
    .name = "bitboard",
    .summary = "backtracking with bit masks in the same order; n at most 64, no regions, no torus",
    .complete = true,
    .refuse = bitboard_refuse,
    .open = bitboard_open,
    .close = bitboard_close,
    .next = bitboard_next,
    .count = bitboard_count,
    .save = bitboard_save,
    .load = bitboard_load,
};
