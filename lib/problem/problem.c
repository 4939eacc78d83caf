#include "problem/problem.h"

#include "base/alloc.h"
#include "board/squares.h"

#include <stdio.h>
#include <string.h>

nq_status nqi_problem_new(nq_problem **out, uint32_t n, const nq_allocator *allocator) {
    nq_problem *problem = nqi_alloc_zero(allocator, 1, sizeof *problem);
    if (!problem) return NQ_E_NOMEM;
    problem->allocator = *allocator;
    atomic_init(&problem->holds, 1);
    problem->rules = (struct nqi_rules){n, NQ_ATTACKS_QUEEN, false};
    *out = problem;
    return NQ_OK;
}

void nqi_problem_hold(nq_problem *problem) {
    atomic_fetch_add_explicit(&problem->holds, 1, memory_order_relaxed);
}

void nqi_problem_release(nq_problem *problem) {
    if (!problem || atomic_fetch_sub_explicit(&problem->holds, 1, memory_order_acq_rel) > 1) return;
    nq_allocator allocator = problem->allocator;
    nqi_release(&allocator, problem->required.squares);
    nqi_release(&allocator, problem->forbidden.squares);
    nqi_release(&allocator, problem->exempt.squares);
    if (problem->whole)
        nqi_problem_release(problem->whole);
    else
        nqi_release(&allocator, problem->region_of);
    nqi_release(&allocator, problem);
}

nq_status nqi_problem_freeze(nq_problem *problem) {
    if (problem->frozen) return NQ_OK;
    nq_status status = nqi_problem_symmetries(problem, &problem->group);
    if (status != NQ_OK) return status;
    problem->message[0] = '\0';
    problem->frozen = true;
    return status;
}

static bool set_fits(const struct nqi_squares *set, uint32_t n) {
    return nqi_squares_on_board(n, set->squares, set->count);
}

static bool fits(const nq_problem *problem, uint32_t n) {
    return !problem->region_of && set_fits(&problem->required, n) && set_fits(&problem->forbidden, n) &&
           set_fits(&problem->exempt, n);
}

nq_status nqi_problem_set(nq_problem *problem, nq_key key, uint64_t value) {
    if (key == NQ_SIZE && value != problem->rules.n && !fits(problem, (uint32_t)value)) {
        snprintf(problem->message, sizeof problem->message,
                 problem->region_of ? "regions are for one size, not for %u too"
                                    : "size %u leaves squares off the board",
                 (unsigned)value);
        return NQ_E_ARG;
    }
    struct nqi_rules rules = problem->rules;
    int goal = problem->goal;
    bool independent = problem->independent;
    uint32_t cover_size = problem->cover_size;
    switch (key) {
    case NQ_SIZE: problem->rules.n = (uint32_t)value; break;
    case NQ_GOAL: problem->goal = (int)value; break;
    case NQ_ATTACKS: problem->rules.attacks = (uint32_t)value; break;
    case NQ_TOPOLOGY: problem->rules.torus = value == NQ_TOPOLOGY_TORUS; break;
    case NQ_INDEPENDENT: problem->independent = value != 0; break;
    default: problem->cover_size = (uint32_t)value; break;
    }
    nq_status status = nqi_problem_validate(problem, problem->message);
    if (status == NQ_OK) return NQ_OK;
    problem->rules = rules;
    problem->goal = goal;
    problem->independent = independent;
    problem->cover_size = cover_size;
    return status;
}

uint64_t nqi_problem_get(const nq_problem *problem, nq_key key) {
    switch (key) {
    case NQ_SIZE: return problem->rules.n;
    case NQ_GOAL: return (uint64_t)problem->goal;
    case NQ_ATTACKS: return problem->rules.attacks;
    case NQ_TOPOLOGY: return problem->rules.torus ? NQ_TOPOLOGY_TORUS : NQ_TOPOLOGY_PLANE;
    case NQ_INDEPENDENT: return problem->independent;
    default: return problem->cover_size;
    }
}

bool nqi_problem_is_plain(const nq_problem *problem) {
    return problem->goal == NQ_GOAL_PLACE && problem->rules.attacks == NQ_ATTACKS_QUEEN && !problem->rules.torus &&
           !problem->region_of && problem->required.count == 0 && problem->forbidden.count == 0;
}

/* FNV-1a over 64-bit words, with a final mix: this guards against a mix-up, not against malice. */
static uint64_t mix(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * UINT64_C(0x100000001B3);
    return hash ^ (hash >> 29);
}

static uint64_t mix_squares(uint64_t hash, const struct nqi_squares *set) {
    hash = mix(hash, set->count);
    for (size_t i = 0; i < set->count; i++) hash = mix(hash, (uint64_t)set->squares[i].row << 32 | set->squares[i].col);
    return hash;
}

uint64_t nqi_problem_fingerprint(const nq_problem *problem) {
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (nq_key key = NQ_SIZE; key <= NQ_INDEPENDENT; key++) hash = mix(hash, nqi_problem_get(problem, key));
    if (problem->cover_size) hash = mix(hash, problem->cover_size);
    hash = mix_squares(hash, &problem->required);
    hash = mix_squares(hash, &problem->forbidden);
    if (problem->exempt.count) hash = mix_squares(hash, &problem->exempt);
    if (!problem->region_of) return hash;
    uint64_t count = (uint64_t)problem->rules.n * problem->rules.n;
    for (uint64_t i = 0; i < count; i++) hash = mix(hash, problem->region_of[i]);
    return hash;
}
