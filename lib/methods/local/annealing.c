/* Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983): the board is a permutation, and a move swaps the columns of two
 * random rows. It is accepted if it makes no attacking pair more, and otherwise with a chance that falls with the number of
 * pairs and with the temperature (Metropolis and others 1953). Each temperature is kept for a number of moves; at the lowest the
 * search stays as long as it gets better there, and is then heated up again. */
#include "methods/local/cooling.h"
#include "methods/local/local.h"
#include "search/method.h"

enum stage { WIPE, SHUFFLE, START, ANNEAL };

/* Moves a row at each temperature, and moves a row without a better board until the lowest one is given up. */
enum { MOVES_A_ROW = 4, COLD_MOVES_A_ROW = 64 };

struct annealing {
    struct nqi_local local;
    uint32_t *diagonals, *antidiagonals; /* how many queens are on each */
    uint64_t pairs, fewest;              /* attacking pairs now, and the fewest at the lowest temperature */
    uint64_t moves;                      /* left at this temperature */
    struct nqi_cooling cooling;
};

/* Takes a queen from its diagonals; answers how many pairs that makes fewer. */
static inline uint32_t take(nq_solver *solver, struct annealing *state, uint32_t row) {
    uint32_t col = solver->squares[row].col;
    return --state->diagonals[row + (solver->part->rules.n - 1 - col)] + --state->antidiagonals[row + col];
}

/* Puts it back, or on others; answers how many pairs that makes more. */
static inline uint32_t put(nq_solver *solver, struct annealing *state, uint32_t row) {
    uint32_t col = solver->squares[row].col;
    return state->diagonals[row + (solver->part->rules.n - 1 - col)]++ + state->antidiagonals[row + col]++;
}

static nq_status wipe(nq_solver *solver, struct annealing *state) {
    nq_status status = nqi_local_wipe(solver, &state->local);
    if (status != NQ_OK) return status;
    state->pairs = 0;
    nqi_local_enter(&state->local, solver->part->rules.n ? SHUFFLE : ANNEAL);
    return NQ_OK;
}

/* Fisher and Yates, inside out: a queen for the next row. */
static nq_status shuffle(nq_solver *solver, struct annealing *state) {
    uint32_t row = state->local.row++;
    uint32_t other = (uint32_t)nqi_draw(solver, &state->local, (uint64_t)row + 1);
    if (other != row) solver->squares[row] = (nq_square){row, solver->squares[other].col};
    solver->squares[other] = (nq_square){other, row};
    if (state->local.row == solver->part->rules.n) nqi_local_enter(&state->local, START);
    return nqi_spend(solver, 16);
}

/* Puts the next row's queen on the board. */
static nq_status start(nq_solver *solver, struct annealing *state) {
    uint32_t row = state->local.row++;
    state->pairs += put(solver, state, row);
    solver->depth = state->local.row;
    NQI_STAT(solver, NQ_CONFLICTS) = state->pairs;
    if (state->local.row == solver->part->rules.n) {
        nqi_cooling_begin(&state->cooling);
        state->moves = MOVES_A_ROW * solver->depth;
        nqi_local_enter(&state->local, ANNEAL);
    }
    nq_status status = nqi_trace(solver, NQ_EVENT_PLACE, solver->squares[row], solver->squares[row]);
    return status == NQ_OK ? nqi_spend(solver, 16) : status;
}

static inline void swap_columns(nq_solver *solver, uint32_t a, uint32_t b) {
    uint32_t col = solver->squares[a].col;
    solver->squares[a].col = solver->squares[b].col;
    solver->squares[b].col = col;
}

static inline bool is_accepted(const nq_solver *solver, struct annealing *state, uint64_t before, uint64_t after) {
    if (after <= before) return true;
    if (after - before >= NQI_COOLING_WORST) return false;
    return nqi_draw(solver, &state->local, UINT64_C(1) << NQI_COOLING_BITS) < state->cooling.chance[after - before];
}

/* Swaps the columns of two rows. Answers whether that was accepted; if not, nothing is changed. */
static bool try_swap(nq_solver *solver, struct annealing *state, uint32_t a, uint32_t b) {
    uint64_t fewer = (uint64_t)take(solver, state, a) + take(solver, state, b);
    swap_columns(solver, a, b);
    uint64_t more = (uint64_t)put(solver, state, a) + put(solver, state, b);
    if (is_accepted(solver, state, fewer, more)) {
        state->pairs = state->pairs - fewer + more;
        return true;
    }
    take(solver, state, a);
    take(solver, state, b);
    swap_columns(solver, a, b);
    put(solver, state, a);
    put(solver, state, b);
    return false;
}

static void tell_swap(nq_solver *solver, struct annealing *state, uint32_t a, uint32_t b) {
    nq_square at_a = solver->squares[a], at_b = solver->squares[b];
    nqi_due_move(solver, &state->local.due, (nq_square){a, at_b.col}, at_a);
    nqi_due_move(solver, &state->local.due, (nq_square){b, at_a.col}, at_b);
}

/* Goes to the next temperature when the moves at this one are made; from the lowest to the highest, and with the same board. */
static void cool(nq_solver *solver, struct annealing *state) {
    uint64_t n = solver->part->rules.n;
    if (nqi_cooling_is_cold(&state->cooling)) {
        nqi_cooling_begin(&state->cooling);
        NQI_STAT(solver, NQ_RESTARTS)++;
    } else {
        nqi_cooling_lower(&state->cooling);
    }
    state->fewest = state->pairs;
    state->moves = (nqi_cooling_is_cold(&state->cooling) ? COLD_MOVES_A_ROW : MOVES_A_ROW) * n;
}

/* At the lowest temperature a better board is worth further moves. */
static void note_better(nq_solver *solver, struct annealing *state) {
    if (!nqi_cooling_is_cold(&state->cooling) || state->pairs >= state->fewest) return;
    state->fewest = state->pairs;
    state->moves = COLD_MOVES_A_ROW * (uint64_t)solver->part->rules.n;
}

static nq_status anneal(nq_solver *solver, struct annealing *state) {
    uint32_t n = solver->part->rules.n;
    nq_status status = nqi_count_iteration(solver);
    if (status != NQ_OK) return status;
    if (state->moves == 0) cool(solver, state);
    state->moves--;
    uint32_t a = (uint32_t)nqi_draw(solver, &state->local, n), b = (uint32_t)nqi_draw(solver, &state->local, n - 1);
    if (b >= a) b++;
    if (try_swap(solver, state, a, b)) {
        tell_swap(solver, state, a, b);
        note_better(solver, state);
        NQI_STAT(solver, NQ_CONFLICTS) = state->pairs;
        NQI_STAT(solver, NQ_UNITS_DONE) = state->pairs < n ? n - state->pairs : 0;
    }
    return nqi_spend(solver, 32);
}

static nq_status annealing_next(nq_solver *solver, void *opaque) {
    struct annealing *state = opaque;
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        status = nqi_due_tell(solver, &state->local.due);
        if (status != NQ_OK) break;
        switch ((enum stage)state->local.stage) {
        case WIPE: status = wipe(solver, state); break;
        case SHUFFLE: status = shuffle(solver, state); break;
        case START: status = start(solver, state); break;
        case ANNEAL:
            if (state->pairs == 0) return nqi_local_deliver(solver, &state->local);
            status = anneal(solver, state);
            break;
        }
    }
    return status;
}

static nq_status annealing_open(nq_solver *solver, void **out) {
    uint64_t lines = 2 * (uint64_t)solver->part->rules.n;
    nq_status status = nqi_local_open(solver, out, sizeof(struct annealing), 2 * lines * sizeof(uint32_t));
    if (status != NQ_OK) return status;
    struct annealing *state = *out;
    state->diagonals = state->local.memory;
    state->antidiagonals = state->diagonals + lines;
    return NQ_OK;
}

const struct nqi_method nqi_method_annealing = {
    .id = NQ_METHOD_ANNEALING,
    .name = "annealing",
    .summary = "simulated annealing by swaps; each call finds a random solution, perhaps one again; plain boards",
    .complete = false,
    .refuse = nqi_local_refuse,
    .open = annealing_open,
    .close = nqi_local_close,
    .next = annealing_next,
};
