/* Meeting in the middle as a method: it counts whole units of the plain board, and delivers no solutions. The idea of joining
 * half boards by their column sets is E. Kluev's; docs/pages/counting.md explains it from zero. */
#include "search/method.h"

#include "methods/meet_in_the_middle/engine.h"
#include "search/column_sets.h"
#include "search/control.h"
#include "search/symmetric.h"

static const char *middle_refuse(const nq_solver *solver) {
    uint32_t n = solver->problem->rules.n;
    uint64_t symmetry = nqi_option(solver, NQ_SYMMETRY);
    if (!nqi_problem_is_plain(solver->problem)) return "it counts the plain n-queens problem only";
    if (nqi_column_sets_total(n) == 0) return "it counts boards of 4 to 32 rows";
    if (nqi_option(solver, NQ_UNIT_DEPTH)) return "its units are column sets and do not fix first rows";
    if (symmetry > NQ_SYMMETRY_CANONICAL) return "symmetric solutions are counted directly by the other methods";
    if (symmetry == NQ_SYMMETRY_CANONICAL && solver->assigned)
        return "it counts orbits of the whole board, not of units";
    return NULL;
}

static nq_status middle_open(nq_solver *solver, void **out) {
    struct nqi_engine *engine;
    nq_status status = nqi_engine_create(&engine, solver, solver->problem->rules.n, nqi_option(solver, NQ_ISA));
    if (status == NQ_OK) *out = engine;
    return status;
}

static void middle_close(nq_solver *solver, void *state) {
    (void)solver;
    nqi_engine_destroy(state);
}

/* Up to symmetry all solutions are counted first; finish divides them by the group. */
static nq_status middle_count(nq_solver *solver, void *state) {
    uint64_t count;
    nq_status status = nqi_engine_count(state, solver->first_unit + solver->unit, &count);
    if (status != NQ_OK) return status;
    if (nqi_option(solver, NQ_SYMMETRY) != NQ_SYMMETRY_CANONICAL) {
        status = nqi_tally(solver, count);
        return status == NQ_OK ? NQ_DONE : status;
    }
    if (count > UINT64_MAX - solver->labelled) return NQ_E_RANGE;
    solver->labelled += count;
    return NQ_DONE;
}

/* Burnside's lemma: a half turn leaves P solutions unchanged, each quarter turn R of these, no mirror any. So R/2 orbits have
 * 2 solutions, (P - R)/4 have 4, and (Q - P)/8 have 8. */
static nq_status middle_finish(nq_solver *solver) {
    uint64_t half, quarter;
    if (nqi_option(solver, NQ_SYMMETRY) != NQ_SYMMETRY_CANONICAL) return NQ_OK;
    nq_status status = nqi_count_half_turn(solver, &half);
    if (status == NQ_OK) status = nqi_count_quarter_turn(solver, &quarter);
    if (status != NQ_OK) return status;
    if (quarter > half || half > solver->labelled) return NQ_E_RANGE; /* more than there are: not a sum of this board */
    NQI_STAT(solver, NQ_ORBITS_2) = quarter / 2;
    NQI_STAT(solver, NQ_ORBITS_4) = (half - quarter) / 4;
    NQI_STAT(solver, NQ_ORBITS_8) = (solver->labelled - half) / 8;
    uint64_t orbits = NQI_STAT(solver, NQ_ORBITS_2) + NQI_STAT(solver, NQ_ORBITS_4) + NQI_STAT(solver, NQ_ORBITS_8);
    NQI_STAT(solver, NQ_ORBITS) = orbits;
    return nqi_tally(solver, orbits);
}

const struct nqi_method nqi_method_meet_in_the_middle = {
    .id = NQ_METHOD_MEET_IN_THE_MIDDLE,
    .name = "meet-in-the-middle",
    .summary = "only counts, by joining half boards; the plain board, n = 4 to 32",
    .complete = true,
    .counts_units = true,
    .refuse = middle_refuse,
    .open = middle_open,
    .close = middle_close,
    .count = middle_count,
    .finish = middle_finish,
};
