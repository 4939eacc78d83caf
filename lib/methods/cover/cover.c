#include "methods/cover/cover.h"

#include "base/bits.h"

uint32_t nqi_cover_size(const nq_solver *solver) {
    return solver->problem->cover_size;
}

uint64_t nqi_cover_room(const nq_solver *solver) {
    uint64_t n = solver->problem->rules.n;
    return n * n;
}

const char *nqi_cover_refuse(const nq_solver *solver) {
    const nq_problem *problem = solver->problem;
    if (problem->goal != NQ_GOAL_COVER) return "this method covers a board, it does not place queens in all rows";
    if (problem->rules.attacks != NQ_ATTACKS_QUEEN) return "the pieces are not queens";
    if (problem->rules.torus) return "the board is a torus";
    return problem->region_of ? "the board has regions" : NULL;
}

const char *nqi_cover_refuse_marks(const nq_problem *problem) {
    bool marked = problem->required.count || problem->forbidden.count || problem->exempt.count;
    return marked ? "it knows no required, forbidden or exempt squares" : NULL;
}

/* A queen covers at most 4n - 3 squares; and n - 1 = 2 k is the least that Spencer's inequality leaves k queens, where it
 * looks at the whole board. That many are enough at n = 3 and 11 only (Finozhenok and Weakley 2007): this is taken for granted
 * on boards that no search here could tell it of. */
uint32_t nqi_cover_bound(const nq_problem *problem) {
    uint64_t n = problem->rules.n, reach = n ? 4 * n - 3 : 1, wanted = n * n - problem->exempt.count;
    if (problem->rules.attacks != NQ_ATTACKS_QUEEN || problem->rules.torus) return wanted > 0;
    uint64_t by_area = (wanted + reach - 1) / reach, by_lines = (n + (n > NQI_COVER_MAX)) / 2;
    return (uint32_t)(by_area > by_lines || problem->exempt.count ? by_area : by_lines);
}

uint32_t nqi_group_order(unsigned group) {
    return nqi_popcount(group);
}

uint64_t nqi_cover_draw(const nq_solver *solver, struct nqi_random *random, uint64_t bound) {
    if (!solver->random_fn) return nqi_random_below(random, bound);
    uint64_t drawn = solver->random_fn(solver->random_user, bound);
    return drawn < bound ? drawn : drawn % bound;
}

void nqi_cover_show_best(nq_solver *solver, uint32_t size) {
    uint64_t *best = &NQI_STAT(solver, NQ_BEST);
    if (*best == 0 || size < *best) *best = size;
}
