/** @file
 *  The verifier: it shares no code with any search. */
#ifndef NQI_BOARD_VERIFY_H
#define NQI_BOARD_VERIFY_H

#include "board/rules.h"
#include "board/squares.h"

/** Looks for two squares that attack each other. @return #NQ_OK; #NQ_E_CONFLICT with the pair stored; #NQ_E_NOMEM. */
nq_status nqi_find_attack(const struct nqi_rules *rules, const nq_allocator *allocator, const nq_square *squares,
                          size_t count, nq_square pair[2]);

/** Looks for two squares in one region. Answers as nqi_find_attack(). */
nq_status nqi_find_shared_region(const uint32_t *region_of, uint32_t n, const nq_allocator *allocator,
                                 const nq_square *squares, size_t count, nq_square pair[2]);

/** Looks for a row without a square. @return #NQ_OK; #NQ_E_CONFLICT with the first such row stored; #NQ_E_NOMEM. */
nq_status nqi_find_empty_row(uint32_t n, const nq_allocator *allocator, const nq_square *squares, size_t count,
                             uint32_t *row);

/** Looks for a square that is neither occupied nor attacked, nor exempt. @return #NQ_OK; #NQ_E_CONFLICT with the first one stored;
 *  #NQ_E_NOMEM. O(n * n) time. */
nq_status nqi_find_uncovered(const struct nqi_rules *rules, const nq_allocator *allocator, const nq_square *squares,
                             size_t count, const struct nqi_squares *exempt, nq_square *uncovered);

/** Counts the pairs that attack each other. @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_count_attacks(const struct nqi_rules *rules, const nq_allocator *allocator, const nq_square *squares,
                            size_t count, uint64_t *pairs);

#endif
