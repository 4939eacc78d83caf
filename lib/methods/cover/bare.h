/** @file
 *  The squares that no queen covers, as bits: to draw one of them takes a look at each word of each row. */
#ifndef NQI_METHODS_COVER_BARE_H
#define NQI_METHODS_COVER_BARE_H

#include "methods/cover/cover.h"

struct nqi_bare {
    uint32_t n, words; /**< words of a row */
    uint64_t *rows, *columns;
    uint64_t *diagonals, *antidiagonals; /**< in such an order that columns ascend with the bits */
};

/** An empty board. @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_bare_open(struct nqi_bare *bare, const nq_allocator *allocator, uint32_t n);
void nqi_bare_close(struct nqi_bare *bare, const nq_allocator *allocator);

/** A queen, who attacks no other, comes to a square or leaves it. */
void nqi_bare_turn(struct nqi_bare *bare, nq_square square);

/** Square number @p index of those that no queen covers, row by row: there must be more than @p index. */
nq_square nqi_bare_at(const struct nqi_bare *bare, uint64_t index);

#endif
