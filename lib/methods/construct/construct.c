/* A closed-form solution (Pauls 1874; Hoffman, Loessi and Moore 1969), counted here from 1 as they do. For n not 2 or 3
 * modulo 6, the even columns in order and then the odd ones are a solution. For n = 2 modulo 6 the odd ones begin 3, 1, 7, 9,
 * ... and end with 5; for n = 3 modulo 6 the even ones begin with 4 and end with 2, the odd ones begin with 5 and end with
 * 1, 3. For odd n other than these the rule for n - 1 applies, with a queen in the last corner. */
#include "methods/construct/construct.h"

#include "base/alloc.h"
#include "search/control.h"
#include "search/method.h"

/* The column, from 1, of row i, from 0, when n = 2 modulo 6 and the row is in the lower half. */
static uint32_t shifted_odd(uint32_t n, uint32_t i) {
    uint32_t k = i - n / 2;
    if (k == 0) return 3;
    if (k == 1) return 1;
    return k == n / 2 - 1 ? 5 : 2 * k + 3;
}

/* The same for n = 3 modulo 6, any row. */
static uint32_t rotated(uint32_t n, uint32_t i) {
    uint32_t evens = n / 2;
    if (i < evens) return i == evens - 1 ? 2 : 2 * i + 4;
    uint32_t k = i - evens;
    return k < evens - 1 ? 2 * k + 5 : k == evens - 1 ? 1 : 3;
}

uint32_t nqi_construct_column(uint32_t n, uint32_t row) {
    if (n % 6 == 3) return rotated(n, row) - 1;
    if (row < n / 2) return 2 * row + 1;
    if (n % 6 == 2) return shifted_odd(n, row) - 1;
    return 2 * (row - n / 2);
}

struct construct {
    uint32_t row; /* the next to fill */
    bool delivered;
};

/* A queen's work is a handful of instructions; the poll comes between blocks of them. */
static nq_status fill_block(nq_solver *solver, struct construct *state) {
    uint32_t n = solver->part->rules.n, end = n - state->row < 4096 ? n : state->row + 4096;
    for (; state->row < end; state->row++)
        solver->squares[state->row] = (nq_square){state->row, nqi_construct_column(n, state->row)};
    return nqi_spend(solver, 4096);
}

static nq_status construct_next(nq_solver *solver, void *opaque) {
    struct construct *state = opaque;
    uint32_t n = solver->part->rules.n;
    if (n == 2 || n == 3 || (n <= 1 && state->delivered)) return NQ_DONE;
    if (state->delivered) return NQ_EXHAUSTED;
    while (state->row < n) {
        nq_status status = fill_block(solver, state);
        if (status != NQ_OK) return status;
    }
    solver->depth = n;
    state->delivered = true;
    return NQ_OK;
}

static nq_status construct_open(nq_solver *solver, void **out) {
    *out = nqi_alloc_zero(&solver->allocator, 1, sizeof(struct construct));
    return *out ? NQ_OK : NQ_E_NOMEM;
}

static void construct_close(nq_solver *solver, void *state) {
    nqi_release(&solver->allocator, state);
}

static const char *construct_refuse(const nq_solver *solver) {
    if (!nqi_problem_is_plain(solver->problem)) return "it solves the plain n-queens problem only";
    if (nqi_option(solver, NQ_SYMMETRY) != NQ_SYMMETRY_ALL) return "its one solution need not be canonical";
    return solver->unit_count ? "it cannot be restricted to work units" : NULL;
}

static void construct_save(const nq_solver *solver, const void *opaque, struct nqi_writer *writer) {
    const struct construct *state = opaque;
    (void)solver;
    nqi_write_u32(writer, state->delivered);
}

static bool construct_load(nq_solver *solver, void *opaque, struct nqi_reader *reader) {
    struct construct *state = opaque;
    (void)solver;
    state->delivered = nqi_read_u32(reader) != 0;
    return true;
}

const struct nqi_method nqi_method_construct = {
    .id = NQ_METHOD_CONSTRUCT,
    .name = "construct",
    .summary = "one closed-form solution in O(n) time, then no more; plain boards of any size",
    .complete = false,
    .refuse = construct_refuse,
    .open = construct_open,
    .close = construct_close,
    .next = construct_next,
    .save = construct_save,
    .load = construct_load,
};
