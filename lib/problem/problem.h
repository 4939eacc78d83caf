/** @file
 *  The problem: what is asked. */
#ifndef NQI_PROBLEM_PROBLEM_H
#define NQI_PROBLEM_PROBLEM_H

#include "board/rules.h"
#include "board/squares.h"

#include <stdatomic.h>

struct nq_problem {
    nq_allocator allocator;
    atomic_size_t holds; /**< handles and solvers that keep it alive */
    bool frozen;
    struct nqi_rules rules;
    int goal;
    bool independent;
    uint32_t cover_size; /**< #NQ_COVER_SIZE */
    struct nqi_squares required, forbidden, exempt;
    uint32_t *region_of; /**< NULL, or the region of each square, row by row */
    nq_problem *whole;   /**< for a part of a problem: the whole, which owns region_of */
    unsigned group;      /**< once frozen: bit g is set when symmetry g leaves the problem unchanged */
    char message[NQ_MESSAGE_SIZE];
};

nq_status nqi_problem_new(nq_problem **out, uint32_t n, const nq_allocator *allocator);
void nqi_problem_hold(nq_problem *problem);
void nqi_problem_release(nq_problem *problem);

nq_status nqi_problem_set(nq_problem *problem, nq_key key, uint64_t value);
uint64_t nqi_problem_get(const nq_problem *problem, nq_key key);

/** Adds squares to the required, the forbidden or the exempt ones, or changes nothing. */
nq_status nqi_problem_require(nq_problem *problem, const nq_square *squares, size_t count);
nq_status nqi_problem_forbid(nq_problem *problem, const nq_square *squares, size_t count);
nq_status nqi_problem_exempt(nq_problem *problem, const nq_square *squares, size_t count);
nq_status nqi_problem_regions(nq_problem *problem, const uint32_t *region_of);

nq_status nqi_problem_check(const nq_problem *problem, const nq_square *squares, size_t count, nq_square conflict[2]);

/** Ends the problem's youth: computes what solvers ask of it. Once is enough. @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_problem_freeze(nq_problem *problem);

/** The squares of a set that are in a row; stores how many. */
const nq_square *nqi_squares_in_row(const struct nqi_squares *set, uint32_t row, size_t *count);

/** Whether a set has a square; stores where. */
bool nqi_squares_find(const struct nqi_squares *set, nq_square square, size_t *index);

/** Whether a set has a square. */
bool nqi_squares_has(const struct nqi_squares *set, nq_square square);

/** The column of the queen that a row must have, or #NQ_NO_COLUMN. */
uint32_t nqi_required_column(const nq_problem *problem, uint32_t row);

/** The region of a square of a problem that has regions. */
static inline uint32_t nqi_region(const nq_problem *problem, nq_square square) {
    return problem->region_of[(uint64_t)square.row * problem->rules.n + square.col];
}

/** Whether this is the n-queens problem itself: the plane, queens, no squares required or forbidden, no regions. */
bool nqi_problem_is_plain(const nq_problem *problem);

/** Whether the problem contradicts itself; the culprits are named in @p message.
 *  @return #NQ_OK; #NQ_E_CONFLICT; #NQ_E_NOMEM. */
nq_status nqi_problem_validate(const nq_problem *problem, char message[NQ_MESSAGE_SIZE]);

/** A number that differs, for all practical purposes, between problems that differ. */
uint64_t nqi_problem_fingerprint(const nq_problem *problem);

/** Finds the symmetries of a problem, as bits. @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_problem_symmetries(const nq_problem *problem, unsigned *group);

/** Makes a part of a frozen problem, which has these squares required and forbidden beside its own: a problem, frozen too.
 *  @return #NQ_OK; #NQ_E_CONFLICT when such squares contradict the problem: the part has no solution; #NQ_E_NOMEM. */
nq_status nqi_problem_part(nq_problem **out, nq_problem *whole, const struct nqi_squares *required,
                           const struct nqi_squares *forbidden);

#endif
