/* A part of a problem: the same board with further squares required or forbidden. Work units are made of parts. */
#include "base/alloc.h"
#include "problem/problem.h"

#include <string.h>

static nq_status copy_squares(const nq_allocator *allocator, const struct nqi_squares *from, struct nqi_squares *to) {
    if (from->count == 0) return NQ_OK;
    to->squares = nqi_alloc(allocator, from->count, sizeof *to->squares);
    if (!to->squares) return NQ_E_NOMEM;
    memcpy(to->squares, from->squares, from->count * sizeof *to->squares);
    to->count = from->count;
    return NQ_OK;
}

nq_status nqi_problem_part(nq_problem **out, nq_problem *whole, const struct nqi_squares *required,
                           const struct nqi_squares *forbidden) {
    nq_problem *part;
    nq_status status = nqi_problem_new(&part, whole->rules.n, &whole->allocator);
    if (status != NQ_OK) return status;
    part->rules = whole->rules;
    part->goal = whole->goal;
    part->independent = whole->independent;
    part->cover_size = whole->cover_size;
    part->region_of = whole->region_of;
    part->whole = whole;
    nqi_problem_hold(whole);
    status = copy_squares(&whole->allocator, &whole->required, &part->required);
    if (status == NQ_OK) status = copy_squares(&whole->allocator, &whole->forbidden, &part->forbidden);
    if (status == NQ_OK) status = copy_squares(&whole->allocator, &whole->exempt, &part->exempt);
    if (status == NQ_OK && required->count) status = nqi_problem_require(part, required->squares, required->count);
    if (status == NQ_OK && forbidden->count) status = nqi_problem_forbid(part, forbidden->squares, forbidden->count);
    part->frozen = true; /* its own symmetries are never asked for: orbits are those of the whole */
    if (status == NQ_OK)
        *out = part;
    else
        nqi_problem_release(part);
    return status;
}
