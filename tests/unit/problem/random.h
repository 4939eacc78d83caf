/* Random problems of every kind, for tests that compare two ways to solve them. The same seed, the same problem,
 * everywhere. It needs no test library. */
#ifndef NQ_TEST_RANDOM_H
#define NQ_TEST_RANDOM_H

#include <nqueens.h>

enum { RANDOM_LARGEST = 8 };

static inline uint32_t draw_below(uint32_t *state, uint32_t bound) {
    *state = *state * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)(*state >> 8) * bound) >> 24);
}

static inline nq_square draw_square(uint32_t *state, uint32_t n) {
    uint32_t row = draw_below(state, n);
    return (nq_square){row, draw_below(state, n)};
}

/* Half the time one of the usual sets, otherwise anything. */
static inline uint32_t draw_attacks(uint32_t *state) {
    static const uint32_t usual[] = {NQ_ATTACKS_QUEEN, NQ_ATTACKS_ROOK, NQ_ATTACKS_ROOK | NQ_ATTACK_TOUCH,
                                     NQ_ATTACKS_QUEEN | NQ_ATTACK_KNIGHT};
    return draw_below(state, 2) ? usual[draw_below(state, 4)] : draw_below(state, 64);
}

/* Region i gets the i-th square of a random order, and every other square a random region. */
static inline void draw_regions(uint32_t *state, uint32_t n, nq_problem *problem) {
    uint32_t region_of[RANDOM_LARGEST * RANDOM_LARGEST];
    for (uint32_t i = 0; i < n * n; i++) region_of[i] = i < n ? i : draw_below(state, n);
    for (uint32_t i = n * n; i-- > 1;) {
        uint32_t j = draw_below(state, i + 1), kept = region_of[i];
        region_of[i] = region_of[j];
        region_of[j] = kept;
    }
    (void)nq_problem_regions(problem, region_of, (size_t)n * n);
}

/* Squares that contradict the problem are refused, and then it stays as it was. */
static inline void draw_squares(uint32_t *state, uint32_t n, nq_problem *problem) {
    for (uint32_t left = draw_below(state, 3) * draw_below(state, n); left > 0; left--) {
        nq_square square = draw_square(state, n);
        (void)nq_problem_forbid(problem, &square, 1);
    }
    for (uint32_t left = draw_below(state, 3); left > 0; left--) {
        nq_square square = draw_square(state, n);
        (void)nq_problem_require(problem, &square, 1);
    }
}

/* A problem of at most @p largest rows, and smaller where placements would be too many; NULL when memory fails. */
static inline nq_problem *draw_problem(uint32_t seed, uint32_t largest) {
    uint32_t state = seed * 2654435761u, attacks = draw_attacks(&state), n = 1 + draw_below(&state, largest);
    nq_problem *problem;
    if (!(attacks & NQ_ATTACK_COLUMN) && n > 5) n = 5;
    if (nq_problem_new(&problem, n, NULL) != NQ_OK) return NULL;
    (void)nq_problem_set(problem, NQ_ATTACKS, attacks);
    (void)nq_problem_set(problem, NQ_TOPOLOGY, draw_below(&state, 4) ? NQ_TOPOLOGY_PLANE : NQ_TOPOLOGY_TORUS);
    if (draw_below(&state, 3) == 0) draw_regions(&state, n, problem);
    draw_squares(&state, n, problem);
    return problem;
}

/* A cover of the fewest queens, of 2 to @p largest rows, and smaller where covers would be too many: in a third of the
 * cases some squares need no cover. Forbidden squares may leave no cover at all. NULL when memory fails. */
static inline nq_problem *draw_cover(uint32_t seed, uint32_t largest) {
    uint32_t state = seed * 2654435761u, queens = draw_below(&state, 2), n = 2 + draw_below(&state, largest - 1);
    nq_problem *problem;
    if (!queens && n > 5) n = 5;
    if (nq_problem_new(&problem, n, NULL) != NQ_OK) return NULL;
    (void)nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER);
    (void)nq_problem_set(problem, NQ_INDEPENDENT, draw_below(&state, 2));
    if (!queens) (void)nq_problem_set(problem, NQ_ATTACKS, draw_attacks(&state));
    if (!queens && draw_below(&state, 2)) (void)nq_problem_set(problem, NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS);
    draw_squares(&state, n, problem);
    for (uint32_t left = draw_below(&state, 3) ? 0 : n; left > 0; left--) {
        nq_square square = draw_square(&state, n);
        (void)nq_problem_exempt(problem, &square, 1);
    }
    return problem;
}

#endif
