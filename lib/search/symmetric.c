#include "search/symmetric.h"

#include "base/alloc.h"
#include "base/bits.h"
#include "search/control.h"

/* What is occupied, as bits: lines (columns, and for quarter turns rows too, which then are the same set), the diagonals by
 * row + col and those by col - row + n - 1. */
struct occupied {
    uint64_t lines, sums, differences;
};

/* A row to fill, and what is occupied before. */
struct level {
    struct occupied occupied;
    uint32_t row;
    uint64_t left; /* columns not yet tried */
};

struct nqi_walk {
    uint32_t n, quarters;
    uint32_t depth, last; /* orbits placed, and how many make a solution */
    uint64_t count;       /* solutions so far */
    struct level level[NQI_SYMMETRIC_MAX];
};

/* The queens of an orbit, one turn after the other. */
struct orbit {
    uint32_t size;
    uint32_t row[4], col[4];
};

/* Turns a square by a quarter, or by two of them. */
static struct orbit orbit_of(uint32_t n, uint32_t row, uint32_t col, uint32_t quarters) {
    struct orbit orbit = {.size = 4 / quarters};
    for (uint32_t i = 0; i < orbit.size; i++) {
        orbit.row[i] = row;
        orbit.col[i] = col;
        for (uint32_t turn = 0; turn < quarters; turn++) {
            uint32_t kept = row;
            row = col;
            col = n - 1 - kept;
        }
    }
    return orbit;
}

static uint64_t bit(uint32_t index) {
    return UINT64_C(1) << index;
}

/* Adds an orbit's queens; false if one of them attacks another queen. */
static bool occupy(uint32_t n, const struct orbit *orbit, struct occupied *occupied) {
    for (uint32_t i = 0; i < orbit->size; i++) {
        uint64_t column = bit(orbit->col[i]), sum = bit(orbit->row[i] + orbit->col[i]);
        uint64_t difference = bit(orbit->col[i] + n - 1 - orbit->row[i]);
        if (occupied->lines & column || occupied->sums & sum || occupied->differences & difference) return false;
        occupied->lines |= column;
        occupied->sums |= sum;
        occupied->differences |= difference;
    }
    return true;
}

/* A queen in the centre is its own orbit; only odd boards have it, and they must. */
static struct occupied centre(uint32_t n) {
    if (n % 2 == 0) return (struct occupied){0, 0, 0};
    return (struct occupied){bit(n / 2), bit(n - 1), bit(n - 1)};
}

/* Columns of a row that no queen attacks. */
static uint64_t free_columns(uint32_t n, uint32_t row, const struct occupied *occupied) {
    return nqi_low_bits(n) & ~(occupied->lines | occupied->sums >> row | occupied->differences >> (n - 1 - row));
}

/* The first row without a queen. Turning by a quarter makes rows of columns, so that rows of the lower orbits may be full. */
static uint32_t next_row(uint32_t row, uint32_t quarters, const struct occupied *occupied) {
    if (quarters == 1)
        while (occupied->lines >> row & 1) row++;
    return row;
}

static void enter_row(struct nqi_walk *walk, uint32_t row, struct occupied occupied) {
    walk->level[walk->depth] = (struct level){occupied, row, free_columns(walk->n, row, &occupied)};
}

/* Tries the next column of the current row; answers whether that made a solution. */
static bool try_column(struct nqi_walk *walk) {
    struct level *level = &walk->level[walk->depth];
    struct occupied occupied = level->occupied;
    struct orbit orbit = orbit_of(walk->n, level->row, nqi_lowest(level->left), walk->quarters);
    level->left &= level->left - 1;
    if (!occupy(walk->n, &orbit, &occupied)) return false;
    if (walk->depth + 1 == walk->last) return true;
    walk->depth++;
    enter_row(walk, next_row(level->row + 1, walk->quarters, &occupied), occupied);
    return false;
}

/* By mirror symmetry it is enough to look at the left half of the first row: no solution of a board larger than 1 is its own
 * mirror image. */
static void begin(struct nqi_walk *walk, uint32_t n, uint32_t quarters) {
    *walk = (struct nqi_walk){.n = n, .quarters = quarters, .last = n * quarters / 4};
    enter_row(walk, 0, centre(n));
    walk->level[0].left &= nqi_low_bits(n / 2);
}

/* Goes through the rows in order, each queen bringing its orbit with it. */
static nq_status go_on(nq_solver *solver, struct nqi_walk *walk, nqi_poll_fn poll) {
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        if (walk->level[walk->depth].left)
            walk->count += try_column(walk) ? 2 : 0;
        else if (walk->depth-- == 0)
            return NQ_OK;
        status = nqi_spend_on(solver, 16, poll);
    }
    return status;
}

/* Small boards, and those that a quarter turn cannot leave unchanged. */
static bool is_trivial(uint32_t n, uint32_t quarters) {
    return n <= 1 || (quarters == 1 && n % 4 > 1);
}

/* It can take hours, so that it is kept when it stops, and goes on when it is called again. */
nq_status nqi_count_half_turn(nq_solver *solver, uint64_t *count) {
    uint32_t n = solver->problem->rules.n;
    *count = n <= 1;
    if (is_trivial(n, 2)) return NQ_OK;
    if (!solver->walk) {
        solver->walk = nqi_alloc(&solver->allocator, 1, sizeof *solver->walk);
        if (!solver->walk) return NQ_E_NOMEM;
        begin(solver->walk, n, 2);
    }
    nq_status status = go_on(solver, solver->walk, nqi_poll);
    if (status != NQ_OK) return status;
    *count = solver->walk->count;
    nqi_forget_walk(solver);
    return NQ_OK;
}

/* It takes a fraction of a second, so that a limit of time can wait. */
nq_status nqi_count_quarter_turn(nq_solver *solver, uint64_t *count) {
    uint32_t n = solver->problem->rules.n;
    struct nqi_walk walk;
    *count = n <= 1;
    if (is_trivial(n, 1)) return NQ_OK;
    begin(&walk, n, 1);
    nq_status status = go_on(solver, &walk, nqi_poll_but_for_time);
    *count = walk.count;
    return status;
}

void nqi_forget_walk(nq_solver *solver) {
    nqi_release(&solver->allocator, solver->walk);
    solver->walk = NULL;
}
