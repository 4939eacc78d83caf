/* Minimum covers by plain branch and bound, as one writes it first: row by row, in each row first no further queen, then
 * one on each column in ascending order. A first pass goes on only where fewer queens than in the best cover may do; so its
 * last cover is the first minimum one in this order, and proven. A second pass delivers all covers of that size in the same
 * order. It shares no code with the search in boxes, and takes any rules. */
#include "base/alloc.h"
#include "base/bits.h"
#include "methods/cover/cover.h"
#include "search/control.h"
#include "search/method.h"

#include <string.h>

/* What is to be done at the current row. */
enum stage {
    ENTER,     /* no further queen in this row */
    TRY,       /* a queen on the current column */
    BACK,      /* everything after the last decision was tried */
    DELIVERED, /* a cover is on the board */
    FINISHED
};

struct plain {
    uint32_t n, full, reach; /* reach: how many squares of another row a queen covers at most */
    bool one_a_row;
    bool delivering; /* the second pass */
    enum stage stage;
    uint32_t row, col;
    uint32_t limit;    /* so many are always enough, if there is a cover at all */
    uint32_t best;     /* the fewest queens that cover, as far as it is known; limit + 1 at first */
    uint32_t most;     /* queens that may be on the board */
    uint32_t *allowed; /* columns by row that are not forbidden */
    uint32_t *wanted;  /* columns by row that are to be covered: all but the exempt ones */
    uint32_t *covers;  /* by square and row: the columns that a queen there covers */
    uint32_t *covered; /* by queens on the board and row: the columns that they cover */
};

static const uint32_t *covers_of(const struct plain *state, nq_square square) {
    return state->covers + ((size_t)square.row * state->n + square.col) * state->n;
}

static uint32_t *covered_at(const struct plain *state, size_t depth) {
    return state->covered + depth * state->n;
}

static void place(nq_solver *solver, const struct plain *state, nq_square square) {
    const uint32_t *covers = covers_of(state, square), *before = covered_at(state, solver->depth);
    uint32_t *after = covered_at(state, solver->depth + 1);
    for (uint32_t row = 0; row < state->n; row++) after[row] = before[row] | covers[row];
    solver->squares[solver->depth++] = square;
}

/* The column after the last queen of the row, or the first one. */
static uint32_t column_after(const nq_solver *solver, const struct plain *state) {
    bool empty = solver->depth == 0 || solver->squares[solver->depth - 1].row != state->row;
    return empty ? 0 : solver->squares[solver->depth - 1].col + 1;
}

/* The first column of the row where a queen may follow those that are there. */
static uint32_t first_column(const nq_solver *solver, const struct plain *state) {
    uint32_t col = column_after(solver, state);
    return state->one_a_row && col > 0 ? state->n : col;
}

/* The column of the next queen that the row must have, or n. */
static uint32_t next_required(const nq_solver *solver, const struct plain *state) {
    size_t count;
    uint32_t from = column_after(solver, state);
    const nq_square *squares = nqi_squares_in_row(&solver->part->required, state->row, &count);
    for (size_t i = 0; i < count; i++)
        if (squares[i].col >= from) return squares[i].col;
    return state->n;
}

/* Whether the queens that may still come can cover what is uncovered: in rows that are left behind each covers a few squares
 * at most. */
static bool is_hopeless(const nq_solver *solver, const struct plain *state) {
    const uint32_t *covered = covered_at(state, solver->depth);
    if (solver->depth > state->most) return true;
    uint64_t left = state->most - solver->depth;
    for (uint32_t row = 0; row < state->n; row++) {
        uint32_t uncovered = nqi_popcount(state->wanted[row] & ~covered[row]);
        if (uncovered > (row < state->row ? state->reach * left : state->n * left)) return true;
    }
    return state->delivering && left > (uint64_t)(state->n - state->row) * state->n;
}

/* A cover in the first pass: from now on it takes fewer. */
static void note_best(nq_solver *solver, struct plain *state) {
    state->best = (uint32_t)solver->depth;
    nqi_cover_show_best(solver, state->best);
    state->stage = state->best ? BACK : FINISHED;
    if (state->best) state->most = state->best - 1;
}

/* All rows are done, and nothing is uncovered, or is_hopeless() would have said so: unless queens are left over. */
static void end_of_board(nq_solver *solver, struct plain *state) {
    const uint32_t *covered = covered_at(state, solver->depth);
    bool complete = true;
    for (uint32_t row = 0; row < state->n; row++) complete = complete && !(state->wanted[row] & ~covered[row]);
    if (!complete)
        state->stage = BACK;
    else if (!state->delivering)
        note_best(solver, state);
    else
        state->stage = solver->depth == state->most ? DELIVERED : BACK;
}

static nq_status enter_row(nq_solver *solver, struct plain *state) {
    if (is_hopeless(solver, state)) {
        state->stage = BACK;
    } else if (state->row == state->n) {
        end_of_board(solver, state);
    } else {
        state->col = first_column(solver, state);
        if (next_required(solver, state) < state->n)
            state->stage = TRY;
        else
            state->row++;
    }
    return nqi_spend(solver, 4 * (uint64_t)state->n);
}

/* Tells why a square is refused: by which queen, or because it is forbidden. */
static nq_status reject(nq_solver *solver, nq_square square) {
    nq_square by = square;
    if (!nqi_listens(solver, NQ_EVENT_REJECT)) return NQ_OK;
    for (size_t i = 0; i < solver->depth; i++)
        if (nqi_attacks(&solver->part->rules, solver->squares[i], square)) by = solver->squares[i];
    return nqi_emit(solver, NQ_EVENT_REJECT, square, by);
}

static bool is_free(const nq_solver *solver, const struct plain *state, nq_square square) {
    if (!(state->allowed[square.row] >> square.col & 1)) return false;
    return !solver->part->independent || !(covered_at(state, solver->depth)[square.row] >> square.col & 1);
}

static nq_status try_square(nq_solver *solver, struct plain *state) {
    nq_square square = {state->row, state->col};
    if (state->col >= state->n || state->col > next_required(solver, state) || solver->depth >= state->most) {
        state->stage = BACK;
        return NQ_OK;
    }
    NQI_STAT(solver, NQ_TESTS)++;
    state->col++;
    if (!is_free(solver, state, square)) return reject(solver, square);
    place(solver, state, square);
    state->stage = ENTER;
    nq_status counted = nqi_count_node(solver), status = nqi_trace(solver, NQ_EVENT_PLACE, square, square);
    return status != NQ_OK ? status : counted;
}

static nq_status go_back(nq_solver *solver, struct plain *state) {
    state->stage = TRY;
    if (solver->depth && solver->squares[solver->depth - 1].row == state->row) {
        nq_square square = solver->squares[--solver->depth];
        state->col = square.col + 1;
        NQI_STAT(solver, NQ_BACKTRACKS)++;
        return nqi_trace(solver, NQ_EVENT_REMOVE, square, square);
    }
    if (state->row == 0) {
        state->stage = FINISHED;
    } else {
        state->row--;
        state->col = first_column(solver, state);
    }
    return NQ_OK;
}

/* Begins a pass, after the first one if there is a cover at all. */
static void begin_pass(nq_solver *solver, struct plain *state, bool delivering, uint32_t most) {
    state->delivering = delivering;
    state->most = most;
    state->row = state->col = 0;
    state->stage = ENTER;
    solver->depth = 0;
}

static nq_status end_pass(nq_solver *solver, struct plain *state) {
    if (state->delivering || state->best > state->limit) return NQ_DONE;
    NQI_STAT(solver, NQ_LOWER_BOUND) = state->best;
    begin_pass(solver, state, true, state->best);
    return NQ_OK;
}

static nq_status step(nq_solver *solver, struct plain *state) {
    switch (state->stage) {
    case ENTER: return enter_row(solver, state);
    case TRY: return try_square(solver, state);
    case FINISHED: return end_pass(solver, state);
    default: return go_back(solver, state);
    }
}

static nq_status plain_next(nq_solver *solver, void *opaque) {
    struct plain *state = opaque;
    nq_status status = NQI_STAT(solver, NQ_NODES) == 0 ? nqi_count_node(solver) : NQ_OK;
    if (state->stage == DELIVERED) state->stage = BACK;
    while (status == NQ_OK) {
        status = step(solver, state);
        if (state->stage == DELIVERED) break;
        if (status == NQ_OK) status = nqi_spend(solver, 8);
    }
    if (state->stage != DELIVERED || status != NQ_OK) return status;
    nqi_cover_show_best(solver, state->most);
    return NQ_OK;
}

static void plain_close(nq_solver *solver, void *opaque) {
    struct plain *state = opaque;
    nqi_release(&solver->allocator, state->allowed);
    nqi_release(&solver->allocator, state->wanted);
    nqi_release(&solver->allocator, state->covers);
    nqi_release(&solver->allocator, state->covered);
    nqi_release(&solver->allocator, state);
}

static void find_covers(const nq_problem *part, struct plain *state) {
    uint32_t n = state->n;
    uint64_t squares = (uint64_t)n * n;
    for (uint64_t from = 0; from < squares; from++)
        for (uint64_t to = 0; to < squares; to++) {
            nq_square a = {(uint32_t)(from / n), (uint32_t)(from % n)}, b = {(uint32_t)(to / n), (uint32_t)(to % n)};
            if (from == to || nqi_attacks(&part->rules, a, b)) state->covers[from * n + b.row] |= UINT32_C(1) << b.col;
        }
}

/* Columns by row: all but those of a set. */
static void find_all_but(const struct plain *state, const struct nqi_squares *set, uint32_t *columns) {
    for (uint32_t row = 0; row < state->n; row++) columns[row] = state->full;
    for (size_t i = 0; i < set->count; i++) columns[set->squares[i].row] &= ~(UINT32_C(1) << set->squares[i].col);
}

/* Where rows or columns attack, a line full of pieces covers the board, and no more are ever independent. */
static uint32_t limit_of(const nq_problem *part) {
    uint32_t n = part->rules.n;
    bool lines = part->rules.attacks & (NQ_ATTACK_ROW | NQ_ATTACK_COLUMN);
    bool restricted = part->required.count || part->forbidden.count;
    return lines && (part->independent || !restricted) ? n : n * n;
}

static bool allocate(nq_solver *solver, struct plain *state, uint64_t queens) {
    const nq_allocator *allocator = &solver->allocator;
    uint64_t n = state->n;
    state->allowed = nqi_alloc(allocator, n, sizeof *state->allowed);
    state->wanted = nqi_alloc(allocator, n, sizeof *state->wanted);
    state->covers = nqi_alloc_zero(allocator, n * n * n, sizeof *state->covers);
    state->covered = nqi_alloc_zero(allocator, (queens + 1) * n, sizeof *state->covered);
    return state->allowed && state->wanted && state->covers && state->covered;
}

static void prepare(nq_solver *solver, struct plain *state) {
    const nq_problem *part = solver->part;
    uint32_t size = nqi_cover_size(solver);
    state->reach = part->rules.attacks & NQ_ATTACK_KNIGHT ? 5 : 3;
    state->one_a_row = part->independent && part->rules.attacks & NQ_ATTACK_ROW;
    state->best = state->limit + 1;
    find_covers(part, state);
    find_all_but(state, &part->forbidden, state->allowed);
    find_all_but(state, &part->exempt, state->wanted);
    begin_pass(solver, state, size > 0, size ? size : state->limit);
    NQI_STAT(solver, NQ_LOWER_BOUND) = nqi_cover_bound(part);
}

static nq_status plain_open(nq_solver *solver, void **out) {
    struct plain *state = nqi_alloc_zero(&solver->allocator, 1, sizeof *state);
    uint32_t size = nqi_cover_size(solver);
    if (!state) return NQ_E_NOMEM;
    state->n = solver->part->rules.n;
    state->full = (uint32_t)nqi_low_bits(state->n);
    state->limit = limit_of(solver->part);
    if (!allocate(solver, state, size ? size : state->limit)) {
        plain_close(solver, state);
        return NQ_E_NOMEM;
    }
    prepare(solver, state);
    *out = state;
    return NQ_OK;
}

static const char *plain_refuse(const nq_solver *solver) {
    const nq_problem *problem = solver->problem;
    uint64_t n = problem->rules.n;
    if (problem->goal != NQ_GOAL_COVER) return "this method covers a board, it does not place queens in all rows";
    if (n > NQI_COVER_MAX) return "the board is wider than 32 columns";
    if (nqi_cover_size(solver) > n * n) return "the board has fewer squares than queens are asked for";
    return problem->region_of ? "the board has regions" : NULL;
}

static void plain_save(const nq_solver *solver, const void *opaque, struct nqi_writer *writer) {
    const struct plain *state = opaque;
    const uint32_t words[] = {state->delivering, state->stage, state->row, state->col, state->best, state->most};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) nqi_write_u32(writer, words[i]);
    nqi_write_u32(writer, (uint32_t)solver->depth);
    for (size_t i = 0; i < solver->depth; i++)
        nqi_write_u32(writer, solver->squares[i].row * state->n + solver->squares[i].col);
}

/* Reads queens that stand in ascending order where they may. */
static bool load_queens(nq_solver *solver, struct plain *state, struct nqi_reader *reader) {
    uint32_t count = nqi_read_u32(reader), least = 0, end = state->n * state->n;
    if (count > state->most + 1 || count > (nqi_cover_size(solver) ? nqi_cover_size(solver) : state->limit))
        return false;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t number = nqi_read_u32(reader);
        if (reader->failed || number < least || number >= end) return false;
        nq_square square = {number / state->n, number % state->n};
        if (square.row > state->row || !is_free(solver, state, square)) return false;
        place(solver, state, square);
        least = number + 1;
    }
    return true;
}

static bool plain_load(nq_solver *solver, void *opaque, struct nqi_reader *reader) {
    struct plain *state = opaque;
    uint32_t word[6], largest = state->most;
    for (size_t i = 0; i < 6; i++) word[i] = nqi_read_u32(reader);
    if (reader->failed || word[0] > 1 || word[1] > FINISHED || word[2] > state->n || word[3] > state->n) return false;
    if (word[4] > state->limit + 1 || word[5] > largest || (word[1] == TRY && word[2] == state->n)) return false;
    begin_pass(solver, state, word[0] == 1, word[5]);
    state->stage = (enum stage)word[1];
    state->row = word[2];
    state->col = word[3];
    state->best = word[4];
    return load_queens(solver, state, reader);
}

const struct nqi_method nqi_method_cover_backtrack = {
    .id = NQ_METHOD_COVER_BACKTRACK,
    .name = "cover-backtrack",
    .summary =
        "minimum covers by branch and bound, row by row: no queen, then columns ascending; any rules, n at most 32",
    .complete = true,
    .refuse = plain_refuse,
    .room = nqi_cover_room,
    .open = plain_open,
    .close = plain_close,
    .next = plain_next,
    .save = plain_save,
    .load = plain_load,
};
