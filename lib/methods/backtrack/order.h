/** @file
 *  Value orders: in which order the columns of a row are tried. The cursor of each is the column tried last:
 *  everything else follows from the state of the search. */
#ifndef NQI_METHODS_BACKTRACK_ORDER_H
#define NQI_METHODS_BACKTRACK_ORDER_H

#include "methods/backtrack/dynamic.h"

/** Whether the columns of a row have fixed places, whatever is safe: every order but least constraining and random. */
bool nqi_order_is_sequence(const struct nqi_dynamic *search);

/** Finds the candidate of the current row that comes next, or #NQ_NO_COLUMN, in O(n). @return false: not known yet,
 *  ask again. */
bool nqi_order_next(struct nqi_dynamic *search, uint32_t *col);

/** The column of a sequence that comes next, safe or not, or #NQ_NO_COLUMN. */
uint32_t nqi_order_next_column(const struct nqi_dynamic *search);

/** How many columns of a sequence come after the one tried last, up to this one and with it; up to the end for
 *  #NQ_NO_COLUMN. */
uint32_t nqi_order_steps(const struct nqi_dynamic *search, uint32_t col);

/** Makes the root's key, and a child's from its parent's: a node's random order depends on the path to it only. */
void nqi_order_root(struct nqi_dynamic *search);
void nqi_order_child(struct nqi_dynamic *search, nq_square square);

#endif
