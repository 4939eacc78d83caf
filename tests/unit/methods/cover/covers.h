/* What the tests of covers share: problems, solvers, the published values, and lists of covers that are verified. */
#ifndef NQ_TEST_COVERS_H
#define NQ_TEST_COVERS_H

#include "support.h"

/* OEIS A075458, A002564, A002563 for attacks allowed, A075324, A002568, A002567 for independent covers, by n (A002563 is
 * misprinted at n = 16; arXiv 2508.11945 has 371). 0 where it is not known. */
struct cover_values {
    uint64_t size, covers, orbits;
};

static const struct cover_values cover_values[2][20] = {
    {{0, 1, 1},      {1, 1, 1},          {1, 4, 1},      {1, 1, 1},    {2, 12, 3}, {3, 186, 37}, {3, 4, 1},
     {4, 86, 13},    {5, 4860, 638},     {5, 114, 21},   {5, 8, 1},    {5, 2, 1},  {6, 8, 1},    {7, 288, 41},
     {8, 4632, 588}, {9, 205832, 25872}, {9, 2968, 371}, {9, 124, 22}, {9, 16, 2}, {10, 84, 11}},
    {{0, 1, 1},    {1, 1, 1},        {1, 4, 1},    {1, 1, 1},  {3, 16, 2},    {3, 16, 2},    {4, 120, 17},
     {4, 8, 1},    {5, 728, 91},     {5, 92, 16},  {5, 8, 1},  {5, 2, 1},     {7, 840, 105}, {7, 24, 4},
     {8, 436, 55}, {9, 10188, 1314}, {9, 128, 16}, {9, 12, 2}, {10, 224, 28}, {11, 8424, 0}},
};

static inline nq_problem *cover_problem(uint32_t n, bool independent, uint64_t size) {
    nq_problem *problem = new_problem(n);
    want_status(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    want_status(NQ_OK, nq_problem_set(problem, NQ_INDEPENDENT, independent));
    want_status(NQ_OK, nq_problem_set(problem, NQ_COVER_SIZE, size));
    return problem;
}

static inline nq_solver *cover_solver(uint32_t n, bool independent, uint64_t size, int method) {
    return new_solver_for(cover_problem(n, independent, size), method);
}

/* Counts what is left and checks the bounds that meet at the end. */
static inline void want_covers(nq_solver *solver, struct cover_values want, bool canonical) {
    if (canonical) set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
    want_number(canonical ? want.orbits : want.covers, count_rest(solver));
    want_number(want.size, get(solver, NQ_BEST));
    want_number(want.size, get(solver, NQ_LOWER_BOUND));
    if (canonical) want_number(want.orbits, get(solver, NQ_ORBITS));
    if (canonical)
        want_number(want.covers, 8 * get(solver, NQ_ORBITS_8) + 4 * get(solver, NQ_ORBITS_4) +
                                     2 * get(solver, NQ_ORBITS_2) + get(solver, NQ_ORBITS_1));
    nq_solver_free(solver);
}

/* All covers of a solver, each verified; frees both. */
static inline list *pull_covers(nq_problem *problem, nq_solver *solver, uint32_t size) {
    list *all = new_list(size);
    nq_status status;
    while ((status = nq_solver_next(solver)) == NQ_OK) {
        size_t count;
        const nq_square *squares = nq_solver_solution(solver, &count);
        want_number(size, count);
        want_status(NQ_OK, nq_problem_check(problem, squares, count, NULL));
        add_to_list(all, squares);
    }
    want_status(NQ_DONE, status);
    nq_solver_free(solver);
    nq_problem_free(problem);
    return all;
}

static inline list *all_covers(uint32_t n, bool independent, uint64_t size, int method, uint64_t symmetry,
                               uint32_t queens) {
    nq_problem *problem = cover_problem(n, independent, size);
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, (uint64_t)method);
    set(solver, NQ_SYMMETRY, symmetry);
    return pull_covers(problem, solver, queens);
}

/* Both exact methods find as many covers of a problem that was made twice, and of the same size. */
static inline void want_same_covers(nq_problem *problem, nq_problem *same) {
    nq_solver *exact = new_solver_for(problem, NQ_METHOD_COVER_EXACT);
    nq_solver *plain = new_solver_for(same, NQ_METHOD_COVER_BACKTRACK);
    want_number(count_rest(plain), count_rest(exact));
    want_number(get(plain, NQ_BEST), get(exact, NQ_BEST));
    nq_solver_free(exact);
    nq_solver_free(plain);
}

/* The first covers that a method finds of a size, each verified. */
static inline void want_covers_of_size(uint32_t n, bool independent, uint64_t size, int method, int times) {
    nq_problem *problem = cover_problem(n, independent, size);
    nq_solver *solver;
    during("n = %u, size %u", (unsigned)n, (unsigned)size);
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, (uint64_t)method);
    for (int i = 0; i < times; i++) {
        size_t count;
        want_status(NQ_OK, nq_solver_next(solver));
        const nq_square *squares = nq_solver_solution(solver, &count);
        want_number(size, count);
        want_status(NQ_OK, nq_problem_check(problem, squares, count, NULL));
    }
    nq_solver_free(solver);
    nq_problem_free(problem);
}

/* Saves and loads a solver; frees it. */
static inline nq_solver *saved_and_loaded(nq_problem *problem, nq_solver *solver) {
    nq_solver *loaded;
    size_t len = 0;
    char message[NQ_MESSAGE_SIZE];
    want_status(NQ_OK, nq_solver_save(solver, NULL, &len));
    void *bytes = malloc(len);
    want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
    want_status(NQ_OK, nq_solver_load(&loaded, problem, bytes, len, message));
    free(bytes);
    nq_solver_free(solver);
    return loaded;
}

#endif
