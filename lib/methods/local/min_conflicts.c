/* Min-conflicts (Minton, Johnston, Philips and Laird 1992), as courses teach it: a random column for each row; then, again
 * and again, a random one of the rows whose queen is attacked moves to a random one of the columns with the fewest attackers.
 *
 * Which random numbers are drawn, and in which order, is part of what it promises: for each row in order its column, below n;
 * then for each iteration the row, below the number of rows in conflict, which are counted off in ascending order, and the
 * column, below the number of best columns, likewise, even if there is only one.
 *
 * The classic can be trapped: from some boards, one in twelve at n = 8, no sequence of its moves leads to a solution. So
 * after more iterations than it ever needs otherwise it begins anew. */
#include "base/bits.h"
#include "methods/local/local.h"
#include "search/method.h"

enum stage { WIPE, START, PICK, SCAN, CHOOSE };

enum { PATIENCE = 20000, PATIENCE_A_ROW = 10 };

/* Lines are numbered: first the columns, then the diagonals, then the antidiagonals, so that the lines of the squares of a
 * row are three runs of ascending numbers, and a look for the best column is three streams. */
struct min_conflicts {
    struct nqi_local local;
    uint64_t *attacked; /* bit r: the queen of row r is in conflict */
    uint32_t *count;    /* by line: its queens */
    uint32_t *rows;     /* by line: their rows, all XORed: when one queen is left, it is known which */
    uint64_t conflicted, pairs;
    uint64_t patience; /* iterations left until it begins anew */
    /* the iteration that is being made */
    uint32_t row;   /* lifted from the board */
    uint32_t col;   /* scanned up to here */
    int32_t fewest; /* attackers, among the columns scanned */
    uint64_t ties;  /* columns with so few; and then, how many of them to pass over */
};

static uint64_t line_total(uint32_t n) {
    return n ? UINT64_C(5) * n - 2 : 0;
}

/* The first lines of the three kinds in a row; that of a column is so many further. */
static void first_lines(uint32_t n, uint32_t row, uint64_t line[3]) {
    line[0] = 0;
    line[1] = (uint64_t)n + (n - 1 - row);
    line[2] = UINT64_C(3) * n - 1 + row;
}

/* Whether the queen on a square shares a line. */
static bool is_attacked(const struct min_conflicts *state, uint32_t n, nq_square queen) {
    uint64_t line[3];
    first_lines(n, queen.row, line);
    return state->count[line[0] + queen.col] > 1 || state->count[line[1] + queen.col] > 1 ||
           state->count[line[2] + queen.col] > 1;
}

static void note(struct min_conflicts *state, uint32_t row, bool attacked) {
    uint64_t *word = &state->attacked[row / 64], bit = UINT64_C(1) << (row % 64);
    if (((*word & bit) != 0) == attacked) return;
    *word ^= bit;
    state->conflicted += attacked ? 1 : UINT64_MAX;
}

/* A queen comes to a line: if there was one alone, that one is now attacked. */
static void join(struct min_conflicts *state, uint64_t line, uint32_t row) {
    uint32_t others = state->count[line]++;
    if (others == 1) note(state, state->rows[line], true);
    state->rows[line] ^= row;
    state->pairs += others;
}

/* A queen leaves a line: if one is left alone, it may be attacked no more. */
static void leave(nq_solver *solver, struct min_conflicts *state, uint64_t line, uint32_t row) {
    uint32_t others = --state->count[line];
    state->rows[line] ^= row;
    state->pairs -= others;
    if (others != 1) return;
    uint32_t alone = state->rows[line];
    note(state, alone, is_attacked(state, solver->part->rules.n, solver->squares[alone]));
}

static void put(nq_solver *solver, struct min_conflicts *state, nq_square queen) {
    uint32_t n = solver->part->rules.n;
    uint64_t line[3];
    first_lines(n, queen.row, line);
    solver->squares[queen.row] = queen;
    for (int kind = 0; kind < 3; kind++) join(state, line[kind] + queen.col, queen.row);
    note(state, queen.row, is_attacked(state, n, queen));
    NQI_STAT(solver, NQ_CONFLICTS) = state->pairs;
    NQI_STAT(solver, NQ_UNITS_DONE) = solver->depth - state->conflicted;
}

/* Takes a queen out of the counters; on the board it stays until it is known where it goes. */
static void lift(nq_solver *solver, struct min_conflicts *state, nq_square queen) {
    uint64_t line[3];
    first_lines(solver->part->rules.n, queen.row, line);
    note(state, queen.row, false);
    for (int kind = 0; kind < 3; kind++) leave(solver, state, line[kind] + queen.col, queen.row);
}

static nq_status wipe(nq_solver *solver, struct min_conflicts *state) {
    nq_status status = nqi_local_wipe(solver, &state->local);
    if (status != NQ_OK) return status;
    state->conflicted = state->pairs = 0;
    state->patience = PATIENCE + PATIENCE_A_ROW * (uint64_t)solver->part->rules.n;
    nqi_local_enter(&state->local, START);
    return NQ_OK;
}

/* Puts the next row's queen anywhere. */
static nq_status start(nq_solver *solver, struct min_conflicts *state) {
    uint32_t n = solver->part->rules.n;
    if (state->local.row == n) {
        nqi_local_enter(&state->local, PICK);
        return NQ_OK;
    }
    nq_square queen = {state->local.row++, (uint32_t)nqi_draw(solver, &state->local, n)};
    solver->depth = state->local.row;
    put(solver, state, queen);
    nq_status status = nqi_trace(solver, NQ_EVENT_PLACE, queen, queen);
    return status == NQ_OK ? nqi_spend(solver, 64) : status;
}

/* The index of the bit that has so many set bits below it. */
static uint32_t nth_bit(const uint64_t *words, uint64_t below) {
    uint32_t word = 0;
    for (uint32_t here; (here = nqi_popcount(words[word])) <= below; word++) below -= here;
    uint64_t bits = words[word];
    while (below--) bits &= bits - 1;
    return word * 64 + nqi_lowest(bits);
}

static nq_status begin_anew(nq_solver *solver, struct min_conflicts *state) {
    NQI_STAT(solver, NQ_RESTARTS)++;
    state->local.wiped = 0;
    nqi_local_enter(&state->local, WIPE);
    return NQ_OK;
}

/* Lifts a random one of the queens in conflict. */
static nq_status pick(nq_solver *solver, struct min_conflicts *state) {
    if (state->patience == 0) return begin_anew(solver, state);
    nq_status status = nqi_count_iteration(solver);
    if (status != NQ_OK) return status;
    state->patience--;
    state->row = nth_bit(state->attacked, nqi_draw(solver, &state->local, state->conflicted));
    lift(solver, state, solver->squares[state->row]);
    state->col = 0;
    state->fewest = INT32_MAX;
    state->ties = 0;
    state->local.stage = SCAN;
    return nqi_spend(solver, 64 + solver->part->rules.n / 16);
}

/* Columns looked at between two polls: the streams stay in the first-level cache for the second look at them. */
enum { BLOCK = 2048 };

/* The counters of the lines through a block of squares of the lifted queen's row. */
struct block {
    const uint32_t *column, *diagonal, *antidiagonal;
    uint32_t size;
};

static struct block block_at(const struct min_conflicts *state, uint32_t n, uint32_t col) {
    uint64_t line[3];
    first_lines(n, state->row, line);
    return (struct block){state->count + line[0] + col, state->count + line[1] + col, state->count + line[2] + col,
                          n - col < BLOCK ? n - col : BLOCK};
}

/* Below n, since a queen of another row is on one of the lines at most. */
static inline int32_t attackers(const struct block *block, uint32_t i) {
    return (int32_t)(block->column[i] + block->diagonal[i] + block->antidiagonal[i]);
}

/* Signed numbers are compared faster: the oldest vector units have nothing for others. */
static int32_t fewest_attackers(const struct block *block) {
    int32_t fewest = INT32_MAX;
    for (uint32_t i = 0; i < block->size; i++) {
        int32_t here = attackers(block, i);
        fewest = here < fewest ? here : fewest;
    }
    return fewest;
}

static uint32_t count_equal(const struct block *block, int32_t wanted) {
    uint32_t equal = 0;
    for (uint32_t i = 0; i < block->size; i++) equal += attackers(block, i) == wanted;
    return equal;
}

/* Finds the fewest attackers, and how many columns have so few, one block of columns at a time. */
static nq_status scan(nq_solver *solver, struct min_conflicts *state) {
    uint32_t n = solver->part->rules.n;
    if (state->col == n) {
        state->ties = nqi_draw(solver, &state->local, state->ties);
        state->col = 0;
        state->local.stage = CHOOSE;
        return NQ_OK;
    }
    struct block block = block_at(state, n, state->col);
    int32_t fewest = fewest_attackers(&block);
    if (fewest < state->fewest) {
        state->fewest = fewest;
        state->ties = 0;
    }
    if (fewest == state->fewest) state->ties += count_equal(&block, fewest);
    state->col += block.size;
    return nqi_spend(solver, block.size);
}

/* Goes on to the chosen one of the best columns, one block at a time, and puts the queen there. */
static nq_status choose(nq_solver *solver, struct min_conflicts *state) {
    struct block block = block_at(state, solver->part->rules.n, state->col);
    uint32_t equal = count_equal(&block, state->fewest), i = 0;
    if (equal <= state->ties) {
        state->ties -= equal;
        state->col += block.size;
        return nqi_spend(solver, block.size);
    }
    while (attackers(&block, i) != state->fewest || state->ties-- > 0) i++;
    nq_square from = solver->squares[state->row], to = {state->row, state->col + i};
    put(solver, state, to);
    nqi_due_move(solver, &state->local.due, from, to);
    state->local.stage = PICK;
    return NQ_OK;
}

static nq_status min_conflicts_next(nq_solver *solver, void *opaque) {
    struct min_conflicts *state = opaque;
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        status = nqi_due_tell(solver, &state->local.due);
        if (status != NQ_OK) break;
        switch ((enum stage)state->local.stage) {
        case WIPE: status = wipe(solver, state); break;
        case START: status = start(solver, state); break;
        case PICK:
            if (state->conflicted == 0) return nqi_local_deliver(solver, &state->local);
            status = pick(solver, state);
            break;
        case SCAN: status = scan(solver, state); break;
        case CHOOSE: status = choose(solver, state); break;
        }
    }
    return status;
}

static nq_status min_conflicts_open(nq_solver *solver, void **out) {
    uint32_t n = solver->part->rules.n;
    uint64_t words = nqi_bit_words(n), lines = line_total(n);
    nq_status status = nqi_local_open(solver, out, sizeof(struct min_conflicts),
                                      words * sizeof(uint64_t) + lines * 2 * sizeof(uint32_t));
    if (status != NQ_OK) return status;
    struct min_conflicts *state = *out;
    state->attacked = state->local.memory;
    state->count = (uint32_t *)(state->attacked + words);
    state->rows = state->count + lines;
    return NQ_OK;
}

const struct nqi_method nqi_method_min_conflicts = {
    .id = NQ_METHOD_MIN_CONFLICTS,
    .name = "min-conflicts",
    .summary = "local search as courses teach it; each call finds a random solution, perhaps one again; plain boards",
    .complete = false,
    .refuse = nqi_local_refuse,
    .open = min_conflicts_open,
    .close = nqi_local_close,
    .next = min_conflicts_next,
};
