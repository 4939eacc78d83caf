#include "placements.h"

static nq_square square_at(int index) {
    return (nq_square){(uint32_t)index / SIDE, (uint32_t)index % SIDE};
}

static nq_status divide_into_boxes(nq_problem *problem) {
    uint32_t box_of[SQUARES];
    for (uint32_t i = 0; i < SQUARES; i++) box_of[i] = i / SIDE / 3 * 3 + i % SIDE / 3;
    return nq_problem_regions(problem, box_of, SQUARES);
}

static nq_status add_digits(nq_problem *problem, const struct board *board, int digit) {
    nq_square own[SQUARES], others[SQUARES];
    size_t own_count = 0, other_count = 0;
    for (int i = 0; i < SQUARES; i++) {
        if (board->digit[i] == digit)
            own[own_count++] = square_at(i);
        else if (board->digit[i] != 0)
            others[other_count++] = square_at(i);
    }
    nq_status status = nq_problem_require(problem, own, own_count);
    return status == NQ_OK ? nq_problem_forbid(problem, others, other_count) : status;
}

nq_status placements_open(const struct board *board, int digit, nq_solver **solver) {
    nq_problem *problem;
    *solver = NULL;
    nq_status status = nq_problem_new(&problem, SIDE, NULL);
    if (status == NQ_OK) status = nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK);
    if (status == NQ_OK) status = divide_into_boxes(problem);
    if (status == NQ_OK) status = add_digits(problem, board, digit);
    if (status == NQ_OK) status = nq_solver_new(solver, problem);
    if (status == NQ_OK) status = nq_solver_set(*solver, NQ_METHOD, NQ_METHOD_EXACT_COVER);
    nq_problem_free(problem); /* the solver keeps it alive */
    return status;
}

nq_status placements_count(const struct board *board, int digit, uint64_t most, uint64_t *count) {
    nq_solver *solver;
    *count = 0;
    nq_status status = placements_open(board, digit, &solver);
    if (status == NQ_E_CONFLICT) return NQ_OK;
    if (status == NQ_OK) status = nq_solver_set(solver, NQ_LIMIT_SOLUTIONS, most);
    if (status == NQ_OK) status = nq_solver_count(solver, count);
    nq_solver_free(solver);
    return status < 0 ? status : NQ_OK;
}
