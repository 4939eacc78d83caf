#include "puzzle_maker.h"

#include "random_numbers.h"

/* After so many changes for each square of the board another placement is more promising. */
enum { CHANGES_PER_SQUARE = 5 };

enum { MOVES_MAX = 4 * REGIONS_MAX };

static bool is_safe(const struct regions *regions, uint32_t row, uint32_t col) {
    for (uint32_t above = 0; above < row; above++) {
        if (regions->columns[above] == col) return false;
    }
    if (row == 0) return true;
    uint32_t last = regions->columns[row - 1];
    return last > col + 1 || col > last + 1;
}

/* A random safe column; false where there is none. */
static bool draw_row(struct regions *regions, uint32_t row, uint64_t *random) {
    uint32_t safe[REGIONS_MAX], count = 0;
    for (uint32_t col = 0; col < regions->n; col++) {
        if (is_safe(regions, row, col)) safe[count++] = col;
    }
    if (count == 0) return false;
    regions->columns[row] = safe[random_below(random, count)];
    return true;
}

static bool draw_placement(struct regions *regions, uint64_t *random) {
    for (uint32_t row = 0; row < regions->n; row++) {
        if (!draw_row(regions, row, random)) return false;
    }
    return true;
}

static bool is_planned(const struct regions *regions, const nq_square *squares) {
    for (uint32_t row = 0; row < regions->n; row++) {
        if (regions->columns[row] != squares[row].col) return false;
    }
    return true;
}

static nq_status problem_of(const struct regions *regions, nq_problem **problem) {
    size_t squares = (size_t)regions->n * regions->n;
    nq_status status = nq_problem_new(problem, regions->n, NULL);
    if (status == NQ_OK) status = nq_problem_set(*problem, NQ_ATTACKS, NQ_ATTACKS_ROOK | NQ_ATTACK_TOUCH);
    if (status == NQ_OK) status = nq_problem_regions(*problem, regions->of, squares);
    return status;
}

/* The solver's next solution that is not the planned one. */
static nq_status next_rival(const struct regions *regions, nq_solver *solver, uint32_t *rival) {
    nq_status status;
    while ((status = nq_solver_next(solver)) == NQ_OK) {
        const nq_square *squares = nq_solver_solution(solver, NULL);
        if (is_planned(regions, squares)) continue;
        for (uint32_t row = 0; row < regions->n; row++) rival[row] = squares[row].col;
        return NQ_OK;
    }
    return status;
}

/* NQ_OK: another solution. NQ_DONE: there is none. One fixed method: the puzzle depends on which solution comes first. */
static nq_status find_rival(const struct regions *regions, uint32_t *rival) {
    nq_problem *problem = NULL;
    nq_solver *solver = NULL;
    nq_status status = problem_of(regions, &problem);
    if (status == NQ_OK) status = nq_solver_new(&solver, problem);
    if (status == NQ_OK) status = nq_solver_set(solver, NQ_METHOD, NQ_METHOD_EXACT_COVER);
    if (status == NQ_OK) status = next_rival(regions, solver, rival);
    nq_solver_free(solver);
    nq_problem_free(problem);
    return status;
}

/* False where no square of the rival can leave its region. */
static bool refute(struct regions *regions, const uint32_t *rival, uint64_t *random) {
    struct move moves[MOVES_MAX];
    size_t count = 0;
    for (uint32_t row = 0; row < regions->n; row++) {
        count += regions_moves(regions, row * regions->n + rival[row], moves + count);
    }
    if (count == 0) return false;
    struct move chosen = moves[random_below(random, count)];
    regions->of[chosen.square] = chosen.to;
    return true;
}

/* As puzzle_make(), but NQ_EXHAUSTED where this placement comes to nothing. */
static nq_status attempt(struct puzzle_maker *maker) {
    struct regions *regions = &maker->regions;
    uint32_t rival[REGIONS_MAX], changes = CHANGES_PER_SQUARE * regions->n * regions->n;
    if (!draw_placement(regions, &maker->random)) return NQ_EXHAUSTED;
    regions_grow(regions, &maker->random);
    while (changes-- > 0) {
        nq_status status = maker->is_over(maker->user) ? NQ_PAUSED : find_rival(regions, rival);
        if (status == NQ_DONE) return NQ_OK;
        if (status != NQ_OK) return status;
        if (!refute(regions, rival, &maker->random)) break;
    }
    return NQ_EXHAUSTED;
}

nq_status puzzle_make(struct puzzle_maker *maker, uint32_t n) {
    nq_status status = NQ_EXHAUSTED;
    maker->regions.n = n;
    for (maker->attempts = 0; status == NQ_EXHAUSTED && maker->attempts < maker->limit; maker->attempts++) {
        status = attempt(maker);
    }
    return status;
}
