/* What the tests of exact cover share. */
#ifndef NQ_TEST_COVER_H
#define NQ_TEST_COVER_H

#include "support.h"

/* The attacks of region puzzles: none touches another. */
enum { PUZZLE = NQ_ATTACKS_ROOK | NQ_ATTACK_TOUCH };

static inline nq_solver *cover_solver(nq_problem *problem) {
    return new_solver_for(problem, NQ_METHOD_EXACT_COVER);
}

static inline nq_problem *problem_with(uint32_t n, uint64_t attacks, uint64_t topology) {
    nq_problem *problem = new_problem(n);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, attacks));
    want_status(NQ_OK, nq_problem_set(problem, NQ_TOPOLOGY, topology));
    return problem;
}

/* "wwww/wkkk/rrrr/bbbb": a letter for each region, numbered in the order in which they come. */
static inline nq_problem *puzzle(const char *text) {
    uint32_t n = (uint32_t)strcspn(text, "/"), region_of[256], count = 0, regions = 0;
    char names[16];
    for (; *text; text++) {
        uint32_t region = 0;
        if (*text == '/') continue;
        while (region < regions && names[region] != *text) region++;
        if (region == regions) names[regions++] = *text;
        region_of[count++] = region;
    }
    nq_problem *problem = problem_with(n, PUZZLE, NQ_TOPOLOGY_PLANE);
    want_status(NQ_OK, nq_problem_regions(problem, region_of, count));
    return problem;
}

static inline nq_problem *completion(uint32_t n, const nq_square *squares, size_t count) {
    nq_problem *problem = new_problem(n);
    want_status(NQ_OK, nq_problem_require(problem, squares, count));
    return problem;
}

static inline uint64_t count_of(nq_problem *problem) {
    nq_solver *solver = cover_solver(problem);
    uint64_t count = count_rest(solver);
    nq_solver_free(solver);
    return count;
}

static inline int compare_eight(const void *a, const void *b) {
    return compare_placements(a, b, 8);
}

/* Sorts a list of placements, whatever n is. */
static inline list *sorted(list *self) {
    uint32_t n = self->n;
    list *wide = new_list(8), *out = new_list(n);
    for (size_t i = 0; i < self->count; i++) {
        nq_square eight[8] = {{0, 0}};
        memcpy(eight, in_list(self, i), n * sizeof *eight);
        add_to_list(wide, eight);
    }
    if (wide->count > 1) qsort(wide->squares, wide->count, 8 * sizeof(nq_square), compare_eight);
    for (size_t i = 0; i < wide->count; i++) add_to_list(out, in_list(wide, i));
    free_list(wide);
    free_list(self);
    return out;
}

/* All solutions by a method, sorted; the problem stays the caller's. */
static inline list *solutions_of(nq_problem *problem, int method) {
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, (uint64_t)method);
    return sorted(pull_all(solver));
}

#endif
