/* One resumable depth-first search for the three teaching methods.
 *
 * A node is an incomplete state that is entered: the empty board is one if it has rows; a state in which some row has
 * no column left fails at once and is none. The next row is the one with the fewest safe columns. Arc consistency
 * chooses it by these counts too, not by the sizes after propagation: so it tries what forward checking tries, in the
 * same order, without the columns that propagation removed, and its nodes are some of forward checking's. */
#include "methods/backtrack/dynamic.h"

#include "methods/backtrack/order.h"
#include "search/control.h"

static bool propagates(const struct nqi_dynamic *search) {
    return search->method == NQ_METHOD_ARC_CONSISTENCY;
}

void nqi_dynamic_show(nq_solver *solver, struct nqi_dynamic *search) {
    size_t count = 0;
    if (search->shown) return; /* most events of a trace are rejects, which change nothing */
    for (uint32_t row = 0; row < search->n; row++)
        if (!search->safe.open[row]) solver->squares[count++] = (nq_square){row, search->safe.queen[row]};
    solver->depth = count;
    search->shown = true;
}

/* The squares are gathered for those who listen only. */
static nq_status tell(nq_solver *solver, struct nqi_dynamic *search, uint32_t kind, nq_square square, nq_square by) {
    if (!nqi_listens(solver, kind)) return NQ_OK;
    nqi_dynamic_show(solver, search);
    return nqi_emit(solver, kind, square, by);
}

/* Most tries that succeed do so with hardly more than n nodes: the first limit is just above that, and each is 9/8 of
 * the one before, so that every problem is decided in the end. */
bool nqi_dynamic_begin(struct nqi_dynamic *search, uint32_t restarts) {
    uint64_t limit = (uint64_t)search->n + search->n / 10 + 10;
    for (uint32_t i = 0; i < restarts; i++, limit += limit / 8)
        if (limit > UINT64_MAX / 4) return false;
    search->limit = limit;
    search->restarts = restarts;
    search->tried = 0;
    search->phase = propagates(search) ? NQI_PHASE_PROPAGATE : NQI_PHASE_ENTER;
    nqi_order_root(search);
    return true;
}

/* Where depth_on has the lines of a square. */
struct lines {
    size_t line[3];
};

static struct lines lines_of(const struct nqi_dynamic *search, nq_square square) {
    size_t n = search->n;
    return (struct lines){{square.col, n + square.row + (n - 1 - square.col), 3 * n + square.row + square.col}};
}

void nqi_dynamic_place(nq_solver *solver, struct nqi_dynamic *search, nq_square square) {
    if (search->order == NQ_VALUE_ORDER_LAST_RESTORED) nqi_slots_place(&search->slots, &search->safe, square);
    nqi_safe_place(&search->safe, square);
    if (propagates(search)) nqi_arcs_place(&search->arcs, &search->safe, search->depth, square);
    nqi_order_child(search, square);
    struct lines lines = lines_of(search, square);
    for (int i = 0; i < 3; i++) search->depth_on[lines.line[i]] = search->depth;
    search->path[search->depth++] = square;
    search->shown = false;
    solver->depth++;
}

static nq_square take_back(nq_solver *solver, struct nqi_dynamic *search) {
    nq_square square = search->path[--search->depth];
    if (propagates(search)) nqi_arcs_remove(&search->arcs, search->depth, square.row);
    nqi_safe_remove(&search->safe, square.row);
    search->shown = false;
    if (search->order == NQ_VALUE_ORDER_LAST_RESTORED) nqi_slots_remove(&search->slots, &search->safe, square);
    solver->depth--;
    NQI_STAT(solver, NQ_BACKTRACKS)++;
    return square;
}

static int32_t smallest(const int32_t *count, uint32_t n) {
    int32_t least = INT32_MAX;
    for (uint32_t i = 0; i < n; i++) least = count[i] < least ? count[i] : least;
    return least;
}

static uint32_t first_of(const int32_t *count, int32_t value) {
    uint32_t row = 0;
    while (count[row] != value) row++;
    return row;
}

static uint32_t nearest_to_centre(const int32_t *count, uint32_t n, int32_t value) {
    uint32_t above = (n - 1) / 2, below = n / 2;
    while (count[above] != value && count[below] != value) {
        above--;
        below++;
    }
    return count[above] == value ? above : below;
}

uint32_t nqi_dynamic_row(const struct nqi_dynamic *search, bool *dead) {
    const int32_t *count = search->safe.count;
    *dead = true;
    if (propagates(search) && search->arcs.emptied != NQI_NO_ROW) return search->arcs.emptied;
    int32_t least = smallest(count, search->n);
    *dead = least == 0;
    return search->central ? nearest_to_centre(count, search->n, least) : first_of(count, least);
}

static void try_row(struct nqi_dynamic *search, uint32_t row) {
    search->path[search->depth] = (nq_square){row, NQ_NO_COLUMN};
    search->phase = NQI_PHASE_TRY;
}

/* Whether MRV shows the squares that it steps over. */
static bool shows_rejects(const nq_solver *solver, const struct nqi_dynamic *search) {
    return search->method == NQ_METHOD_MRV && nqi_order_is_sequence(search) && nqi_listens(solver, NQ_EVENT_REJECT);
}

/* No column is left in a row. MRV finds out square by square; the others know it from the domain, and reject the
 * queen. */
static nq_status fail(nq_solver *solver, struct nqi_dynamic *search, uint32_t row) {
    search->phase = NQI_PHASE_BACK;
    if (search->method == NQ_METHOD_MRV) {
        if (shows_rejects(solver, search))
            try_row(search, row);
        else if (nqi_order_is_sequence(search))
            NQI_STAT(solver, NQ_TESTS) += search->n;
        return NQ_OK;
    }
    if (search->depth == 0) return NQ_OK;
    return tell(solver, search, NQ_EVENT_REJECT, search->path[search->depth - 1], (nq_square){row, NQ_NO_COLUMN});
}

static nq_status enter(nq_solver *solver, struct nqi_dynamic *search) {
    bool dead;
    uint32_t row = nqi_dynamic_row(search, &dead);
    if (dead) return fail(solver, search, row);
    if (search->restarting && search->tried >= search->limit) {
        search->phase = NQI_PHASE_RESTART;
        return NQ_OK;
    }
    search->tried++;
    try_row(search, row);
    return nqi_count_node(solver);
}

/* The queen placed last is on the board, with all that follows from it. */
static nq_status tell_placed(nq_solver *solver, struct nqi_dynamic *search) {
    nq_square square = search->path[search->depth - 1];
    search->phase = NQI_PHASE_ENTER;
    return tell(solver, search, NQ_EVENT_PLACE, square, square);
}

static nq_status propagate(nq_solver *solver, struct nqi_dynamic *search) {
    if (nqi_arcs_propagate(&search->arcs, &search->safe)) return NQ_OK;
    if (search->depth > 0) return tell_placed(solver, search);
    search->phase = NQI_PHASE_ENTER;
    return NQ_OK;
}

/* Goes on with a column of the current row, or with the row above when there is none. */
static nq_status try_column(nq_solver *solver, struct nqi_dynamic *search, uint32_t col) {
    if (col == NQ_NO_COLUMN) {
        search->phase = NQI_PHASE_BACK;
        return NQ_OK;
    }
    nqi_dynamic_place(solver, search, (nq_square){search->path[search->depth].row, col});
    if (!propagates(search)) return tell_placed(solver, search);
    search->phase = NQI_PHASE_PROPAGATE;
    return NQ_OK;
}

static bool attack(nq_square a, nq_square b) {
    return a.col == b.col || a.row + a.col == b.row + b.col || a.row + b.col == b.row + a.col;
}

/* The queen placed first that attacks a square, required ones before all; the square itself where it is forbidden. */
static nq_square first_attacker(const nq_solver *solver, const struct nqi_dynamic *search, nq_square square) {
    const struct nqi_squares *required = &solver->part->required;
    for (size_t i = 0; i < required->count; i++)
        if (attack(required->squares[i], square)) return required->squares[i];
    struct lines lines = lines_of(search, square);
    uint32_t first = search->depth;
    for (int i = 0; i < 3; i++) {
        uint32_t depth = search->depth_on[lines.line[i]];
        if (depth < first && attack(search->path[depth], square)) first = depth;
    }
    return first < search->depth ? search->path[first] : square;
}

/* Looks at one square after the other, for those who listen. */
static nq_status try_one_square(nq_solver *solver, struct nqi_dynamic *search) {
    nq_square square = {search->path[search->depth].row, nqi_order_next_column(search)};
    NQI_STAT(solver, NQ_TESTS) += square.col != NQ_NO_COLUMN;
    if (square.col == NQ_NO_COLUMN || nqi_dynamic_allows(search, square)) return try_column(solver, search, square.col);
    search->path[search->depth].col = square.col;
    return tell(solver, search, NQ_EVENT_REJECT, square, first_attacker(solver, search, square));
}

/* A test is a square placed or rejected: MRV rejects what it steps over, the others only what they have placed. */
static nq_status try_next(nq_solver *solver, struct nqi_dynamic *search) {
    uint32_t col;
    if (shows_rejects(solver, search)) return try_one_square(solver, search);
    if (!nqi_order_next(search, &col)) return NQ_OK;
    bool steps = search->method == NQ_METHOD_MRV && nqi_order_is_sequence(search);
    NQI_STAT(solver, NQ_TESTS) += steps ? nqi_order_steps(search, col) : col != NQ_NO_COLUMN;
    return try_column(solver, search, col);
}

static nq_status go_back(nq_solver *solver, struct nqi_dynamic *search) {
    if (search->depth == 0) {
        search->phase = NQI_PHASE_END;
        return NQ_DONE;
    }
    nq_square square = take_back(solver, search);
    search->phase = NQI_PHASE_TRY;
    return tell(solver, search, NQ_EVENT_REMOVE, square, square);
}

/* One queen at a time, so that those who listen see each one go. */
static nq_status restart(nq_solver *solver, struct nqi_dynamic *search) {
    if (search->depth > 0) {
        nq_square square = take_back(solver, search);
        return tell(solver, search, NQ_EVENT_REMOVE, square, square);
    }
    NQI_STAT(solver, NQ_RESTARTS)++;
    if (!nqi_dynamic_begin(search, search->restarts + 1)) search->restarting = false;
    return NQ_OK;
}

static nq_status step(nq_solver *solver, struct nqi_dynamic *search) {
    switch (search->phase) {
    case NQI_PHASE_PROPAGATE: return propagate(solver, search);
    case NQI_PHASE_ENTER: return enter(solver, search);
    case NQI_PHASE_TRY: return try_next(solver, search);
    case NQI_PHASE_BACK: return go_back(solver, search);
    case NQI_PHASE_RESTART: return restart(solver, search);
    default: return NQ_DONE;
    }
}

/* The tree in which the first solution was found holds every other one too: there are no more restarts. */
static nq_status deliver(struct nqi_dynamic *search) {
    search->phase = NQI_PHASE_BACK;
    search->restarting = false;
    return NQ_OK;
}

static nq_status run(nq_solver *solver, struct nqi_dynamic *search) {
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        if (search->phase == NQI_PHASE_ENTER && search->depth == search->goal) return deliver(search);
        status = step(solver, search);
        if (status == NQ_OK) status = nqi_spend(solver, 8 + search->n);
    }
    return status;
}

nq_status nqi_dynamic_next(nq_solver *solver, void *state) {
    nq_status status = run(solver, state);
    nqi_dynamic_show(solver, state);
    return status;
}
