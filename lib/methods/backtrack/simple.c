/* Chronological backtracking, row by row, columns ascending: the method that everything else is compared with. It knows
 * every rule of the library, at every size, and keeps all its state in arrays: nothing recurses. */
#include "base/alloc.h"
#include "search/method.h"
#include "search/rows.h"

#include <string.h>

/* The number of a row, plus one; 0 means that no queen is there. */
typedef uint32_t owner;

struct simple {
    struct nqi_rows rows;
    uint32_t col;                 /* the next column to try */
    owner *lines[NQI_LINE_KINDS]; /* which row's queen occupies each line; NULL for a kind that does not attack */
    owner *regions;               /* the same for regions, or NULL */
    uint32_t *columns;            /* the queen's column by row, required ones from the start; else NQ_NO_COLUMN */
    owner *memory;                /* what the lines are in */
};

/* Occupies the lines and the region of a square, or frees them with value 0. */
static void mark(const nq_solver *solver, const struct simple *state, nq_square square, owner value) {
    const struct nqi_rules *rules = &solver->part->rules;
    for (enum nqi_line_kind kind = NQI_COLUMN; kind < NQI_LINE_KINDS; kind++)
        if (state->lines[kind]) state->lines[kind][nqi_line(rules, kind, square)] = value;
    if (state->regions) state->regions[nqi_region(solver->part, square)] = value;
}

/* The row whose queen has a line or the region of this square, as an owner. */
static owner find_owner(const nq_solver *solver, const struct simple *state, nq_square square) {
    const struct nqi_rules *rules = &solver->part->rules;
    for (enum nqi_line_kind kind = NQI_COLUMN; kind < NQI_LINE_KINDS; kind++) {
        owner other = state->lines[kind] ? state->lines[kind][nqi_line(rules, kind, square)] : 0;
        if (other) return other;
    }
    return state->regions ? state->regions[nqi_region(solver->part, square)] : 0;
}

static bool find_near_attacker(const nq_solver *solver, const struct simple *state, nq_square square, nq_square *by) {
    nq_square near[NQI_NEAR_MAX];
    uint32_t count = nqi_near_squares(&solver->part->rules, square, near);
    for (uint32_t i = 0; i < count; i++) {
        if (state->columns[near[i].row] != near[i].col || near[i].row == square.row) continue;
        *by = near[i];
        return true;
    }
    return false;
}

/* Finds the queen that keeps a square from being taken; the square itself where the problem forbids it. */
static bool find_attacker(const nq_solver *solver, const struct simple *state, nq_square square, nq_square *by) {
    const nq_problem *part = solver->part;
    owner other = find_owner(solver, state, square);
    uint32_t row = other && other - 1 != square.row ? other - 1 : square.row;
    uint32_t col = state->columns[row];
    *by = (nq_square){row, col};
    if (row != square.row || (col != NQ_NO_COLUMN && col != square.col)) return true;
    *by = square;
    if (part->forbidden.count && nqi_squares_has(&part->forbidden, square)) return true;
    return part->rules.attacks > NQ_ATTACKS_QUEEN && find_near_attacker(solver, state, square, by);
}

static bool simple_exhausted(const nq_solver *solver, const void *opaque) {
    const struct simple *state = opaque;
    return state->col == solver->part->rules.n;
}

static bool simple_attempt(nq_solver *solver, void *opaque, nq_square *square, nq_status *status) {
    struct simple *state = opaque;
    nq_square by;
    *square = (nq_square){state->rows.row, state->col++};
    if (!find_attacker(solver, state, *square, &by)) return true;
    *status = nqi_trace(solver, NQ_EVENT_REJECT, *square, by);
    return false;
}

static void simple_place(nq_solver *solver, void *opaque, nq_square square) {
    struct simple *state = opaque;
    mark(solver, state, square, square.row + 1);
    state->columns[square.row] = square.col;
    state->col = 0;
}

/* Required queens hold their lines from the start to the end. */
static bool is_required(const nq_solver *solver, uint32_t row) {
    return solver->part->required.count && nqi_required_column(solver->part, row) != NQ_NO_COLUMN;
}

static void simple_remove(nq_solver *solver, void *opaque, nq_square square) {
    struct simple *state = opaque;
    state->col = square.col + 1;
    if (is_required(solver, square.row)) return;
    mark(solver, state, square, 0);
    state->columns[square.row] = NQ_NO_COLUMN;
}

static const struct nqi_row_moves simple_moves = {simple_exhausted, simple_attempt, simple_place, simple_remove};

static nq_status simple_next(nq_solver *solver, void *state) {
    return nqi_rows_next(solver, state, &simple_moves);
}

static void simple_close(nq_solver *solver, void *opaque) {
    struct simple *state = opaque;
    nqi_release(&solver->allocator, state->memory);
    nqi_release(&solver->allocator, state->regions);
    nqi_release(&solver->allocator, state->columns);
    nqi_release(&solver->allocator, state);
}

static void hold_required(const nq_solver *solver, struct simple *state) {
    const struct nqi_squares *required = &solver->part->required;
    memset(state->columns, 0xFF, solver->part->rules.n * sizeof *state->columns);
    for (size_t i = 0; i < required->count; i++) {
        nq_square square = required->squares[i];
        mark(solver, state, square, square.row + 1);
        state->columns[square.row] = square.col;
    }
}

/* Columns, and twice as many diagonals of each direction; rows need none. */
enum { LINES_A_ROW = 5 };

static uint64_t first_line(uint64_t n, enum nqi_line_kind kind) {
    return kind == NQI_COLUMN ? 0 : n + 2 * n * (uint64_t)(kind - NQI_DIAGONAL);
}

static bool allocate(const nq_solver *solver, struct simple *state) {
    const nq_problem *part = solver->part;
    uint64_t n = part->rules.n;
    state->memory = nqi_alloc(&solver->allocator, LINES_A_ROW * n, sizeof *state->memory);
    state->columns = nqi_alloc(&solver->allocator, n, sizeof *state->columns);
    if (part->region_of) state->regions = nqi_alloc_zero(&solver->allocator, n, sizeof *state->regions);
    for (enum nqi_line_kind kind = NQI_COLUMN; kind < NQI_LINE_KINDS && state->memory; kind++)
        if (nqi_has_lines(&part->rules, kind)) state->lines[kind] = state->memory + first_line(n, kind);
    return state->memory && state->columns && (state->regions || !part->region_of);
}

static nq_status simple_open(nq_solver *solver, void **out) {
    struct simple *state = nqi_alloc_zero(&solver->allocator, 1, sizeof *state);
    if (!state) return NQ_E_NOMEM;
    nq_status status = allocate(solver, state) ? NQ_OK : NQ_E_NOMEM;
    uint64_t bytes = LINES_A_ROW * (uint64_t)solver->part->rules.n * sizeof *state->memory;
    if (status == NQ_OK) status = nqi_zero(solver, state->memory, bytes);
    if (status != NQ_OK) {
        simple_close(solver, state);
        return status;
    }
    hold_required(solver, state);
    *out = state;
    return NQ_OK;
}

static const char *simple_refuse(const nq_solver *solver) {
    return solver->problem->goal == NQ_GOAL_PLACE ? NULL : "this method places queens, it does not cover";
}

static void simple_save(const nq_solver *solver, const void *opaque, struct nqi_writer *writer) {
    const struct simple *state = opaque;
    nqi_rows_save(solver, &state->rows, state->col, writer);
}

static void simple_skip_to(const nq_solver *solver, void *opaque, uint32_t col) {
    (void)solver;
    ((struct simple *)opaque)->col = col;
}

static bool simple_load(nq_solver *solver, void *opaque, struct nqi_reader *reader) {
    return nqi_rows_load(solver, opaque, &simple_moves, simple_skip_to, reader);
}

const struct nqi_method nqi_method_backtrack = {
    .id = NQ_METHOD_BACKTRACK,
    .name = "backtrack",
    .summary = "chronological backtracking, row by row, columns ascending; any rules, any size",
    .complete = true,
    .refuse = simple_refuse,
    .open = simple_open,
    .close = simple_close,
    .next = simple_next,
    .save = simple_save,
    .load = simple_load,
};
