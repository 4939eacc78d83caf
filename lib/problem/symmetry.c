/* The symmetry group of a problem: the elements of D4 under which it is unchanged. */
#include "base/alloc.h"
#include "board/d4.h"
#include "problem/problem.h"

#include <string.h>

/* Element g of D4 moves rows onto columns, or a diagonal direction onto the other. */
static bool swaps_lines(nq_symmetry g) {
    return (g & 1) != 0;
}
static bool swaps_diagonals(nq_symmetry g) {
    return g == 1 || g == 3 || g == 4 || g == 6;
}

static bool rules_unchanged(const nq_problem *problem, nq_symmetry g) {
    uint32_t attacks = problem->rules.attacks;
    /* One queen in each row becomes one in each column, which then must be a rule already. */
    if (problem->goal == NQ_GOAL_PLACE) attacks |= NQ_ATTACK_ROW;
    bool lines = !(attacks & NQ_ATTACK_ROW) == !(attacks & NQ_ATTACK_COLUMN);
    bool diagonals = !(attacks & NQ_ATTACK_DIAGONAL) == !(attacks & NQ_ATTACK_ANTIDIAGONAL);
    return (lines || !swaps_lines(g)) && (diagonals || !swaps_diagonals(g));
}

static bool set_unchanged(const nq_problem *problem, const struct nqi_squares *set, nq_symmetry g) {
    for (size_t i = 0; i < set->count; i++)
        if (!nqi_squares_has(set, nqi_d4_apply(problem->rules.n, g, set->squares[i]))) return false;
    return true;
}

/* Regions are unchanged when their numbers map one to one. @p image has room for n numbers. A map that is well defined
 * maps onto all n regions, since every region has a square, and so it is one to one. */
static bool regions_unchanged(const nq_problem *problem, nq_symmetry g, uint32_t *image) {
    uint32_t n = problem->rules.n;
    memset(image, 0xFF, (size_t)n * sizeof *image);
    for (uint32_t row = 0; row < n; row++)
        for (uint32_t col = 0; col < n; col++) {
            nq_square square = {row, col};
            uint32_t *to = &image[nqi_region(problem, square)];
            uint32_t region = nqi_region(problem, nqi_d4_apply(n, g, square));
            if (*to == UINT32_MAX) *to = region;
            if (*to != region) return false;
        }
    return true;
}

nq_status nqi_problem_symmetries(const nq_problem *problem, unsigned *group) {
    uint32_t *image = NULL;
    if (problem->region_of) {
        image = nqi_alloc(&problem->allocator, problem->rules.n, sizeof *image);
        if (!image) return NQ_E_NOMEM;
    }
    *group = 0;
    for (nq_symmetry g = 0; g < 8; g++)
        if (rules_unchanged(problem, g) && set_unchanged(problem, &problem->required, g) &&
            set_unchanged(problem, &problem->forbidden, g) &&
            (problem->goal == NQ_GOAL_PLACE || set_unchanged(problem, &problem->exempt, g)) &&
            (!image || regions_unchanged(problem, g, image)))
            *group |= 1u << g;
    nqi_release(&problem->allocator, image);
    return NQ_OK;
}
