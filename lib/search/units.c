/* Work units. Those of the plain board are orbits of column sets, which is how meeting in the middle counts. Of any other
 * problem, or where #NQ_UNIT_DEPTH asks for it, a unit fixes the queens of the first rows: its number, read in base n with the
 * first row leading, spells their columns, so that a range of units is a range in lexicographic order. */
#include "base/bits.h"
#include "search/column_sets.h"
#include "search/method.h"
#include "search/solver.h"

/* 63 rows are enough for any number of units that fits 64 bits, since n = 1 has one row. */
enum { DEPTH_MAX = 63 };

nq_status nqi_division_by_depth(const nq_solver *solver, uint64_t depth, struct nqi_division *division) {
    uint64_t n = solver->problem->rules.n;
    if (depth > DEPTH_MAX) return NQ_E_RANGE;
    *division = (struct nqi_division){.depth = (uint32_t)(depth < n ? depth : n), .total = 1};
    for (uint32_t row = 0; row < division->depth; row++) {
        if (division->total > (uint64_t)INT64_MAX / n) return NQ_E_RANGE;
        division->total *= n;
    }
    return NQ_OK;
}

nq_status nqi_division_by_method(const nq_solver *solver, uint32_t round, struct nqi_division *division) {
    uint64_t id = nqi_option(solver, NQ_METHOD);
    const struct nqi_method *method = id == NQ_METHOD_AUTO ? nqi_method_choose(solver, true) : nqi_method_find(id);
    if (!method || !method->units || method->refuse(solver)) return NQ_E_UNSUPPORTED;
    *division = (struct nqi_division){.by_method = true, .total = method->units(solver, round)};
    return NQ_OK;
}

/* Units of covers have a size: as long as the least one is not known, they can be no one's but the solver's. */
static nq_status division_of_covers(const nq_solver *solver, struct nqi_division *division) {
    return solver->problem->cover_size ? nqi_division_by_method(solver, 0, division) : NQ_E_UNSUPPORTED;
}

nq_status nqi_division_of(const nq_solver *solver, struct nqi_division *division) {
    uint32_t n = solver->problem->rules.n;
    uint64_t depth = nqi_option(solver, NQ_UNIT_DEPTH);
    if (solver->problem->goal != NQ_GOAL_PLACE) return division_of_covers(solver, division);
    if (depth == 0 && nqi_problem_is_plain(solver->problem) && nqi_column_sets_total(n) > 0) {
        *division = (struct nqi_division){.by_column_sets = true, .total = nqi_column_sets_total(n)};
        return NQ_OK;
    }
    return nqi_division_by_depth(solver, depth ? depth : 1, division);
}

struct nqi_division nqi_division_by_rows(uint32_t n, uint64_t at_least) {
    struct nqi_division division = {.total = 1};
    while (division.depth < n && division.depth < DEPTH_MAX && division.total < at_least) {
        division.depth++;
        division.total *= n;
    }
    return division;
}

uint32_t nqi_unit_parts(const nq_solver *solver, uint64_t unit) {
    return solver->division.by_column_sets ? nqi_column_set_parts(solver->problem->rules.n, unit) : 1;
}

static nq_status part_by_rows(const nq_solver *solver, uint64_t unit, nq_problem **out) {
    nq_square fixed[DEPTH_MAX];
    uint32_t n = solver->problem->rules.n, depth = solver->division.depth;
    for (uint32_t row = depth; row-- > 0; unit /= n) fixed[row] = (nq_square){row, (uint32_t)(unit % n)};
    return nqi_problem_part(out, solver->problem, &(struct nqi_squares){fixed, depth}, &(struct nqi_squares){NULL, 0});
}

static nq_status part_by_columns(const nq_solver *solver, uint64_t unit, uint32_t part, nq_problem **out) {
    uint32_t n = solver->problem->rules.n, allowed[NQI_COLUMN_SETS_MAX];
    nq_square forbidden[NQI_COLUMN_SETS_MAX * NQI_COLUMN_SETS_MAX];
    size_t count = 0;
    nqi_column_set_part(n, unit, part, allowed);
    for (uint32_t row = 0; row < n; row++)
        for (uint64_t taken = nqi_low_bits(n) & ~(uint64_t)allowed[row]; taken; taken &= taken - 1)
            forbidden[count++] = (nq_square){row, nqi_lowest(taken)};
    return nqi_problem_part(out, solver->problem, &(struct nqi_squares){NULL, 0},
                            &(struct nqi_squares){forbidden, count});
}

nq_status nqi_unit_part(const nq_solver *solver, uint64_t unit, uint32_t part, nq_problem **out) {
    return solver->division.by_column_sets ? part_by_columns(solver, unit, part, out) : part_by_rows(solver, unit, out);
}
