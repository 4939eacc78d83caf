/* Small covers of large boards, by annealing: a fixed number of queens, and the uncovered squares as cost; when nothing is
 * uncovered the cover is delivered, and the search goes on with a queen less. The queens stay on squares whose row and column
 * have one parity: in good covers nearly all do, since a queen in every second row and column leaves only squares that the
 * diagonals reach two by two. A queen in sixteen may go anywhere; on small boards every second one. Independent queens go to
 * squares that no other queen covers, wherever these are. */
#include "base/alloc.h"
#include "base/bits.h"
#include "board/squares.h"
#include "methods/cover/bare.h"
#include "search/control.h"
#include "search/method.h"

#include <string.h>

/* On smaller boards there may be fewer squares of one parity than queens. */
enum { ONE_MIN = 6 };

enum { WIDEST = 4096, SMALL = 16 };

/* Temperatures are in sixteenths of a square, and fall by a sixteenth; moves a queen at each of them. */
enum { HOTTEST = 18, COLDEST = 8, MOVES_A_QUEEN = 150 };

struct annealing {
    struct nqi_random random;
    uint32_t n, size;
    bool independent;
    bool delivered;   /* the cover on the board was delivered */
    uint32_t settled; /* queens on the board */
    uint32_t parity;  /* of the rows and columns */
    uint32_t temperature, rounds;
    uint64_t moves;                  /* left at this temperature */
    uint64_t uncovered;              /* the cost */
    uint32_t *lines[NQI_LINE_KINDS]; /* how many queens are on each */
    struct nqi_bare bare;            /* if the queens are independent */
    nq_square *queens;
    uint32_t *memory;
};

static uint32_t *line_of(const nq_solver *solver, const struct annealing *state, enum nqi_line_kind kind,
                         nq_square at) {
    return &state->lines[kind][nqi_line(&solver->problem->rules, kind, at)];
}

/* The squares of a line that no other line covers: walked from its first square on. */
static uint64_t bare_squares(const struct annealing *state, enum nqi_line_kind kind, nq_square at) {
    uint32_t n = state->n, least = at.row < at.col ? at.row : at.col,
             rise = at.col < n - 1 - at.row ? at.col : n - 1 - at.row;
    uint32_t row = kind == NQI_ROW        ? at.row
                   : kind == NQI_COLUMN   ? 0
                   : kind == NQI_DIAGONAL ? at.row - least
                                          : at.row + rise;
    uint32_t col = kind == NQI_ROW        ? 0
                   : kind == NQI_COLUMN   ? at.col
                   : kind == NQI_DIAGONAL ? at.col - least
                                          : at.col - rise;
    uint32_t down = kind == NQI_ROW ? 0 : kind == NQI_ANTIDIAGONAL ? UINT32_MAX : 1, right = kind == NQI_COLUMN ? 0 : 1;
    const uint32_t *rows = state->lines[NQI_ROW], *columns = state->lines[NQI_COLUMN];
    const uint32_t *diagonals = state->lines[NQI_DIAGONAL], *antidiagonals = state->lines[NQI_ANTIDIAGONAL];
    uint64_t bare = 0;
    for (; row < n && col < n; row += down, col += right)
        bare += (rows[row] | columns[col] | diagonals[row + (n - 1 - col)] | antidiagonals[row + col]) == 0;
    return bare;
}

static void put(const nq_solver *solver, struct annealing *state, nq_square square) {
    for (enum nqi_line_kind kind = NQI_ROW; kind < NQI_LINE_KINDS; kind++) {
        uint32_t *line = line_of(solver, state, kind, square);
        if (*line == 0) state->uncovered -= bare_squares(state, kind, square);
        (*line)++;
    }
    if (state->independent) nqi_bare_turn(&state->bare, square);
}

static void take(const nq_solver *solver, struct annealing *state, nq_square square) {
    for (enum nqi_line_kind kind = NQI_LINE_KINDS; kind-- > NQI_ROW;) {
        uint32_t *line = line_of(solver, state, kind, square);
        if (--*line == 0) state->uncovered += bare_squares(state, kind, square);
    }
    if (state->independent) nqi_bare_turn(&state->bare, square);
}

static uint32_t below(const nq_solver *solver, struct annealing *state, uint64_t bound) {
    return (uint32_t)nqi_cover_draw(solver, &state->random, bound);
}

static bool goes_anywhere(const nq_solver *solver, struct annealing *state) {
    uint64_t parity = nqi_option(solver, NQ_PARITY);
    if (parity != NQ_PARITY_MOSTLY_ONE) return parity == NQ_PARITY_ANY;
    return below(solver, state, state->n < SMALL ? 2 : 16) == 0;
}

static nq_square random_square(const nq_solver *solver, struct annealing *state) {
    uint32_t half = (state->n + 1 - state->parity) / 2, step = 2, parity = state->parity;
    if (half == 0 || goes_anywhere(solver, state)) {
        half = state->n;
        step = 1;
        parity = 0;
    }
    uint32_t row = below(solver, state, half), col = below(solver, state, half); /* in this order, on every machine */
    return (nq_square){step * row + parity, step * col + parity};
}

/* In the same row or column, which the queen keeps, or anywhere. */
static nq_square random_move(const nq_solver *solver, struct annealing *state, nq_square from) {
    nq_square to = random_square(solver, state);
    switch (below(solver, state, 4)) {
    case 0: return (nq_square){from.row, to.col};
    case 1: return (nq_square){to.row, from.col};
    default: return to;
    }
}

/* Metropolis with powers of two: a chance of 2^-j for a cost that is j temperatures higher. */
static bool is_accepted(const nq_solver *solver, struct annealing *state, uint64_t before, uint64_t after) {
    if (after <= before) return true;
    uint64_t bits = nqi_cover_draw(solver, &state->random, UINT64_C(1) << 32);
    return bits && (after - before) * 16 <= (uint64_t)nqi_lowest(bits) * state->temperature;
}

/* Whether one of the first queens stands there. */
static bool is_taken(const struct annealing *state, uint32_t queens, nq_square square) {
    for (uint32_t i = 0; i < queens; i++)
        if (nqi_square_compare(state->queens[i], square) == 0) return true;
    return false;
}

static nq_square bare_square(const nq_solver *solver, struct annealing *state) {
    return nqi_bare_at(&state->bare, nqi_cover_draw(solver, &state->random, state->uncovered));
}

static void try_move(const nq_solver *solver, struct annealing *state) {
    uint32_t queen = below(solver, state, state->size);
    nq_square from = state->queens[queen], to;
    uint64_t before = state->uncovered;
    if (state->independent) {
        take(solver, state, from);
        to = bare_square(solver, state); /* the square that she left is one of them */
    } else {
        to = random_move(solver, state, from);
        if (is_taken(state, state->size, to)) return;
        take(solver, state, from);
    }
    put(solver, state, to);
    if (is_accepted(solver, state, before, state->uncovered)) {
        state->queens[queen] = to;
        return;
    }
    take(solver, state, to);
    put(solver, state, from);
}

static void heat(struct annealing *state) {
    state->temperature = HOTTEST;
    state->moves = (uint64_t)MOVES_A_QUEEN * state->size;
}

/* After the lowest temperature comes the highest again; each time with more moves, up to a limit. */
static void cool(nq_solver *solver, struct annealing *state) {
    if (state->temperature > COLDEST) {
        state->temperature -= state->temperature / 16 + 1;
        state->moves = ((uint64_t)MOVES_A_QUEEN * state->size) << (state->rounds < 8 ? state->rounds : 8);
        return;
    }
    NQI_STAT(solver, NQ_RESTARTS)++;
    state->rounds++;
    heat(state);
    if (state->n % 2) state->parity ^= state->rounds & 1;
}

static void clear_board(const nq_solver *solver, struct annealing *state) {
    while (state->settled > 0) take(solver, state, state->queens[--state->settled]);
}

/* Independent queens that cover the board before all have a place are a smaller cover, unless the size is fixed. */
static void settle_early(const nq_solver *solver, struct annealing *state) {
    if (nqi_cover_size(solver))
        clear_board(solver, state);
    else
        state->size = state->settled;
}

/* Puts a queen on a random square, of the parity if there is room. */
static nq_status settle(nq_solver *solver, struct annealing *state) {
    nq_square square;
    if (state->independent && state->uncovered == 0) {
        settle_early(solver, state);
        return nqi_spend(solver, 4 * (uint64_t)state->n);
    }
    square = state->independent ? bare_square(solver, state) : random_square(solver, state);
    if (!is_taken(state, state->settled, square)) {
        put(solver, state, square);
        state->queens[state->settled++] = square;
    }
    if (state->settled == state->size) heat(state);
    return nqi_spend(solver, 4 * (uint64_t)state->n);
}

/* Goes on with a queen less, the last one. */
static void drop_queen(const nq_solver *solver, struct annealing *state) {
    take(solver, state, state->queens[--state->size]);
    state->settled = state->size;
    state->rounds = 0;
    heat(state);
}

/* @return #NQ_PAUSED when the budget has no iteration left. */
static nq_status anneal(nq_solver *solver, struct annealing *state) {
    if (NQI_STAT(solver, NQ_NODES) >= solver->budget.nodes) return nqi_pause(solver);
    NQI_STAT(solver, NQ_NODES)++;
    NQI_STAT(solver, NQ_ITERATIONS)++;
    if (state->moves == 0) cool(solver, state);
    state->moves--;
    try_move(solver, state);
    return nqi_spend(solver, 4 * (uint64_t)state->n);
}

static void deliver(nq_solver *solver, struct annealing *state) {
    memcpy(solver->squares, state->queens, state->size * sizeof *solver->squares);
    nqi_squares_sort(solver->squares, state->size);
    solver->depth = state->size;
    nqi_cover_show_best(solver, state->size);
    state->delivered = true;
}

/* Leaves the cover that was delivered: for a smaller one, or for another one if the size is fixed. @return
 * NQ_EXHAUSTED where it is known that there is none. */
static nq_status leave(nq_solver *solver, struct annealing *state) {
    if (nqi_cover_size(solver) == 0 && state->size <= NQI_STAT(solver, NQ_LOWER_BOUND)) return NQ_EXHAUSTED;
    state->delivered = false;
    if (nqi_cover_size(solver) == 0) {
        drop_queen(solver, state);
        return NQ_OK;
    }
    clear_board(solver, state);
    return NQ_OK;
}

static nq_status annealing_next(nq_solver *solver, void *opaque) {
    struct annealing *state = opaque;
    nq_status status = state->delivered ? leave(solver, state) : NQ_OK;
    if (state->size < NQI_STAT(solver, NQ_LOWER_BOUND)) return NQ_EXHAUSTED; /* too few were asked for */
    while (status == NQ_OK) {
        if (state->settled < state->size) {
            status = settle(solver, state);
        } else if (state->uncovered == 0) {
            deliver(solver, state);
            return NQ_OK;
        } else {
            status = anneal(solver, state);
        }
    }
    return status;
}

static void annealing_close(nq_solver *solver, void *opaque) {
    struct annealing *state = opaque;
    if (state->independent) nqi_bare_close(&state->bare, &solver->allocator);
    nqi_release(&solver->allocator, state->memory);
    nqi_release(&solver->allocator, state->queens);
    nqi_release(&solver->allocator, state);
}

/* Seven queens for ten rows are plenty, so that the first cover comes at once; up to n = 3 one is enough. */
static nq_status annealing_open(nq_solver *solver, void **out) {
    struct annealing *state = nqi_alloc_zero(&solver->allocator, 1, sizeof *state);
    uint32_t n = solver->problem->rules.n, size = nqi_cover_size(solver);
    if (!state) return NQ_E_NOMEM;
    state->n = n;
    state->size = size ? size : n > 3 ? n - 3 * n / 10 : n > 0;
    state->independent = solver->problem->independent;
    state->uncovered = (uint64_t)n * n;
    state->memory = nqi_alloc_zero(&solver->allocator, (uint64_t)NQI_LINE_KINDS * 2 * n, sizeof *state->memory);
    state->queens = nqi_alloc(&solver->allocator, state->size, sizeof *state->queens);
    nq_status status = NQ_OK;
    if (state->independent) status = nqi_bare_open(&state->bare, &solver->allocator, n);
    if (!state->memory || !state->queens || status != NQ_OK) {
        annealing_close(solver, state);
        return NQ_E_NOMEM;
    }
    for (enum nqi_line_kind kind = NQI_ROW; kind < NQI_LINE_KINDS; kind++)
        state->lines[kind] = state->memory + (size_t)kind * 2 * n;
    nqi_random_seed(&state->random, nqi_option(solver, NQ_SEED));
    NQI_STAT(solver, NQ_LOWER_BOUND) = nqi_cover_bound(solver->problem);
    *out = state;
    return NQ_OK;
}

static const char *annealing_refuse(const nq_solver *solver) {
    const nq_problem *problem = solver->problem;
    const char *why = nqi_cover_refuse(solver);
    if (why) return why;
    if (problem->rules.n > WIDEST) return "the board is wider than 4096 columns";
    if ((why = nqi_cover_refuse_marks(problem))) return why;
    bool one = nqi_option(solver, NQ_PARITY) == NQ_PARITY_ONE;
    if (one && problem->rules.n < ONE_MIN) return "the board has too few squares of one parity";
    if ((uint64_t)nqi_cover_size(solver) > (uint64_t)problem->rules.n) return "it places n queens at most";
    if (nqi_option(solver, NQ_SYMMETRY) != NQ_SYMMETRY_ALL) return "its covers need not be canonical";
    return solver->unit_count ? "it cannot be restricted to work units" : NULL;
}

const struct nqi_method nqi_method_cover_annealing = {
    .id = NQ_METHOD_COVER_ANNEALING,
    .name = "cover-annealing",
    .summary = "annealing; each call finds a smaller cover than the one before; n at most 4096, queens on the plane",
    .complete = false,
    .refuse = annealing_refuse,
    .open = annealing_open,
    .close = annealing_close,
    .next = annealing_next,
};
