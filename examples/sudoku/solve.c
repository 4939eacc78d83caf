/* Depth first, a digit at a time: the one with the fewest placements is placed in each of its ways, which takes squares from
 * the others. */
#include "solve.h"

#include "placements.h"

#include <string.h>

static bool is_complete(const struct board *board, int digit) {
    int count = 0;
    for (int i = 0; i < SQUARES; i++) count += board->digit[i] == digit;
    return count == SIDE;
}

/* Finds the open digit with the fewest placements, if it has fewer than `*fewest`. Each is counted only as far as the best. */
static nq_status choose_below(const struct board *board, int *chosen, uint64_t *fewest) {
    for (int digit = 1; digit <= SIDE && *fewest > 0; digit++) {
        uint64_t count;
        if (is_complete(board, digit)) continue;
        nq_status status = placements_count(board, digit, *fewest, &count);
        if (status != NQ_OK) return status;
        if (count >= *fewest) continue;
        *chosen = digit;
        *fewest = count;
    }
    return NQ_OK;
}

/* A digit of an empty board has 46656 placements, but some digit of most boards has few: those are looked for first. */
static nq_status choose_digit(const struct board *board, int *chosen, uint64_t *fewest) {
    nq_status status = NQ_OK;
    *chosen = 0;
    for (uint64_t below = 8; *chosen == 0 && status == NQ_OK; below *= 8) {
        *fewest = below;
        status = choose_below(board, chosen, fewest);
    }
    return status;
}

static nq_status search(const struct board *board, struct result *result);

static nq_status place(const struct board *board, int digit, const nq_square *squares, struct result *result) {
    struct board next = *board;
    for (int i = 0; i < SIDE; i++) next.digit[squares[i].row * SIDE + squares[i].col] = (char)digit;
    return search(&next, result);
}

/* Every placement of the digit, until a second solution is found. */
static nq_status branch(const struct board *board, int digit, struct result *result) {
    nq_solver *solver;
    nq_status status = placements_open(board, digit, &solver);
    if (status != NQ_OK) return status;
    while (result->solutions < 2 && (status = nq_solver_next(solver)) == NQ_OK) {
        status = place(board, digit, nq_solver_solution(solver, NULL), result);
        if (status != NQ_OK) break;
    }
    nq_solver_free(solver);
    return status < 0 ? status : NQ_OK;
}

static nq_status search(const struct board *board, struct result *result) {
    int digit;
    uint64_t placements;
    if (memchr(board->digit, 0, SQUARES) == NULL) {
        if (result->solutions++ == 0) result->first = *board;
        return NQ_OK;
    }
    nq_status status = choose_digit(board, &digit, &placements);
    return status == NQ_OK && placements > 0 ? branch(board, digit, result) : status;
}

/* The digits that are given may contradict each other. */
static nq_status can_place_all(const struct board *board, bool *can) {
    *can = true;
    for (int digit = 1; digit <= SIDE && *can; digit++) {
        uint64_t count;
        nq_status status = placements_count(board, digit, 1, &count);
        if (status != NQ_OK) return status;
        *can = count > 0;
    }
    return NQ_OK;
}

nq_status solve(const struct board *board, struct result *result) {
    bool can;
    *result = (struct result){.solutions = 0};
    nq_status status = can_place_all(board, &can);
    return status == NQ_OK && can ? search(board, result) : status;
}
