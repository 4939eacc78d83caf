/* The common parts of the local searches. */
#include "methods/local/local.h"

#include "base/alloc.h"

#include <string.h>

const char *nqi_local_refuse(const nq_solver *solver) {
    if (!nqi_problem_is_plain(solver->problem)) return "it solves the plain n-queens problem only";
    if (nqi_option(solver, NQ_SYMMETRY) != NQ_SYMMETRY_ALL) return "its random solutions need not be canonical";
    return solver->unit_count ? "it cannot be restricted to work units" : NULL;
}

nq_status nqi_local_open(nq_solver *solver, void **state, size_t size, uint64_t bytes) {
    struct nqi_local *local = nqi_alloc_zero(&solver->allocator, 1, size);
    if (!local) return NQ_E_NOMEM;
    local->bytes = bytes;
    local->memory = nqi_alloc(&solver->allocator, bytes, 1);
    if (!local->memory) {
        nqi_release(&solver->allocator, local);
        return NQ_E_NOMEM;
    }
    nqi_random_seed(&local->random, nqi_option(solver, NQ_SEED));
    *state = local;
    return NQ_OK;
}

void nqi_local_close(nq_solver *solver, void *state) {
    struct nqi_local *local = state;
    nqi_release(&solver->allocator, local->memory);
    nqi_release(&solver->allocator, local);
}

enum { WIPE_BYTES = 1 << 16 };

nq_status nqi_local_wipe(nq_solver *solver, struct nqi_local *local) {
    nq_status status = NQ_OK;
    solver->depth = 0;
    while (status == NQ_OK && local->wiped < local->bytes) {
        uint64_t left = local->bytes - local->wiped, now = left < WIPE_BYTES ? left : WIPE_BYTES;
        memset((char *)local->memory + local->wiped, 0, (size_t)now);
        local->wiped += now;
        status = nqi_spend(solver, now / 4);
    }
    return status;
}

static void add_due(const nq_solver *solver, struct nqi_due *due, uint32_t kind, nq_square square) {
    if (!nqi_listens(solver, kind)) return;
    due->event[due->count].kind = kind;
    due->event[due->count++].square = square;
}

void nqi_due_move(const nq_solver *solver, struct nqi_due *due, nq_square from, nq_square to) {
    add_due(solver, due, NQ_EVENT_REMOVE, from);
    add_due(solver, due, NQ_EVENT_PLACE, to);
}
