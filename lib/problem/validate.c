/* What a problem may not ask for, and what a placement must have to answer it. */
#include "base/alloc.h"
#include "base/bits.h"
#include "board/verify.h"
#include "problem/problem.h"

#include <stdio.h>

/* The rules under which two queens exclude each other: a placement has one queen in a row whatever the attacks. */
static struct nqi_rules exclusion_rules(const nq_problem *problem) {
    struct nqi_rules rules = problem->rules;
    if (problem->goal == NQ_GOAL_PLACE)
        rules.attacks |= NQ_ATTACK_ROW;
    else if (!problem->independent)
        rules.attacks = 0;
    return rules;
}

static nq_status find_exclusion(const nq_problem *problem, const nq_square *squares, size_t count, nq_square pair[2]) {
    struct nqi_rules rules = exclusion_rules(problem);
    nq_status status = nqi_find_attack(&rules, &problem->allocator, squares, count, pair);
    if (status == NQ_OK && problem->region_of)
        status = nqi_find_shared_region(problem->region_of, rules.n, &problem->allocator, squares, count, pair);
    return status;
}

static nq_status validate_required(const nq_problem *problem, char *message) {
    const struct nqi_squares *required = &problem->required;
    nq_square pair[2];
    nq_status status = find_exclusion(problem, required->squares, required->count, pair);
    if (status == NQ_E_CONFLICT)
        snprintf(message, NQ_MESSAGE_SIZE, "the required squares (%u,%u) and (%u,%u) exclude each other",
                 (unsigned)pair[0].row, (unsigned)pair[0].col, (unsigned)pair[1].row, (unsigned)pair[1].col);
    for (size_t i = 0; i < required->count && status == NQ_OK; i++) {
        nq_square square = required->squares[i];
        if (!nqi_squares_has(&problem->forbidden, square)) continue;
        snprintf(message, NQ_MESSAGE_SIZE, "the square (%u,%u) is both required and forbidden", (unsigned)square.row,
                 (unsigned)square.col);
        status = NQ_E_CONFLICT;
    }
    return status;
}

/* Finds a region without a square, or without one that is not forbidden. */
static nq_status validate_regions(const nq_problem *problem, char *message) {
    uint32_t n = problem->rules.n;
    uint64_t *open = nqi_alloc_zero(&problem->allocator, nqi_bit_words(n), sizeof *open);
    if (!open) return NQ_E_NOMEM;
    for (uint32_t row = 0; row < n; row++)
        for (uint32_t col = 0; col < n; col++) {
            nq_square square = {row, col};
            if (nqi_test_bit(open, nqi_region(problem, square))) continue;
            if (!nqi_squares_has(&problem->forbidden, square))
                (void)nqi_test_and_set(open, nqi_region(problem, square));
        }
    uint32_t region = 0;
    while (region < n && nqi_test_bit(open, region)) region++;
    nqi_release(&problem->allocator, open);
    if (region == n) return NQ_OK;
    snprintf(message, NQ_MESSAGE_SIZE, "region %u has no square where a queen may stand", (unsigned)region);
    return NQ_E_CONFLICT;
}

nq_status nqi_problem_validate(const nq_problem *problem, char message[NQ_MESSAGE_SIZE]) {
    nq_status status = validate_required(problem, message);
    if (status == NQ_OK && problem->region_of) status = validate_regions(problem, message);
    return status;
}

static nq_status at_fault(nq_square conflict[2], nq_square square) {
    conflict[0] = conflict[1] = square;
    return NQ_E_CONFLICT;
}

static nq_status check_forbidden(const nq_problem *problem, const nq_square *squares, size_t count,
                                 nq_square conflict[2]) {
    for (size_t i = 0; i < count && problem->forbidden.count; i++)
        if (nqi_squares_has(&problem->forbidden, squares[i])) return at_fault(conflict, squares[i]);
    return NQ_OK;
}

static nq_status check_required(const nq_problem *problem, const nq_square *squares, size_t count,
                                nq_square conflict[2]) {
    const struct nqi_squares *required = &problem->required;
    if (required->count == 0) return NQ_OK;
    uint64_t *met = nqi_alloc_zero(&problem->allocator, nqi_bit_words(required->count), sizeof *met);
    if (!met) return NQ_E_NOMEM;
    for (size_t i = 0; i < count; i++) {
        size_t index;
        if (nqi_squares_find(required, squares[i], &index)) (void)nqi_test_and_set(met, index);
    }
    size_t missing = 0;
    while (missing < required->count && nqi_test_bit(met, missing)) missing++;
    nqi_release(&problem->allocator, met);
    return missing < required->count ? at_fault(conflict, required->squares[missing]) : NQ_OK;
}

/* Every row has a queen, or every square is covered. */
static nq_status check_goal(const nq_problem *problem, const nq_square *squares, size_t count, nq_square conflict[2]) {
    nq_square fault = {0, NQ_NO_COLUMN};
    nq_status status =
        problem->goal == NQ_GOAL_PLACE
            ? nqi_find_empty_row(problem->rules.n, &problem->allocator, squares, count, &fault.row)
            : nqi_find_uncovered(&problem->rules, &problem->allocator, squares, count, &problem->exempt, &fault);
    return status == NQ_E_CONFLICT ? at_fault(conflict, fault) : status;
}

nq_status nqi_problem_check(const nq_problem *problem, const nq_square *squares, size_t count, nq_square conflict[2]) {
    nq_status status = find_exclusion(problem, squares, count, conflict);
    if (status == NQ_OK) status = check_forbidden(problem, squares, count, conflict);
    if (status == NQ_OK) status = check_required(problem, squares, count, conflict);
    if (status == NQ_OK) status = check_goal(problem, squares, count, conflict);
    return status;
}
