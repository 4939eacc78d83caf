/** @file
 *  Domains kept arc consistent: bitsets, a trail of what was removed, a queue of rows.
 *
 *  AC-3 (Mackworth 1977) with a queue of rows in the place of arcs, and a revision that knows the constraint, as in
 *  AC-5 (Van Hentenryck, Deville and Teng 1992): a column of one row is at odds with at most three of another, so a
 *  domain of four or more supports everything and need not be looked at. A smaller one can only unseat the columns
 *  that its first column attacks: three candidates a row. The closure is unique, so node counts do not depend on the
 *  algorithm. */
#ifndef NQI_METHODS_BACKTRACK_ARCS_H
#define NQI_METHODS_BACKTRACK_ARCS_H

#include "methods/backtrack/safe.h"

/** The widest board whose domains are kept square by square, in 4.1 n^2 bytes: 104 MB. */
enum { NQI_ARCS_MAX = 5000 };

/** Stands for no row. */
#define NQI_NO_ROW UINT32_MAX

struct nqi_arcs {
    uint32_t n, words;
    int32_t *size;    /**< by row; more by NQI_TAKEN while the row holds a queen: its domain stays as it was */
    uint64_t *domain; /**< by row, words of 64 columns */
    uint32_t *trail;  /**< squares removed, row * n + col: n * n at most */
    uint32_t top;     /**< how many those are */
    uint32_t *mark;   /**< by depth: the top of the trail before the placement */
    uint32_t *queue;  /**< a ring of rows whose domain shrank to three or fewer */
    uint32_t head, queued;
    uint8_t *in_queue;
    uint32_t emptied; /**< the row whose domain became empty first, or #NQI_NO_ROW: then nothing is propagated */
};

/** Makes the domains of the open rows of a board, not yet consistent. @return false when memory fails; close() is
 *  then due all the same. */
bool nqi_arcs_open(struct nqi_arcs *arcs, const nq_allocator *allocator, const struct nqi_safe *safe,
                   const nq_problem *problem);
void nqi_arcs_close(struct nqi_arcs *arcs, const nq_allocator *allocator);

/** Takes what a queen attacks from the domains of the open rows; the queen stands on the board already. */
void nqi_arcs_place(struct nqi_arcs *arcs, const struct nqi_safe *safe, uint32_t depth, nq_square queen);

/** Propagates from one row of the queue, in O(n). @return false when nothing was left to do: the domains are
 *  consistent, or one is empty. */
bool nqi_arcs_propagate(struct nqi_arcs *arcs, const struct nqi_safe *safe);

/** Gives back what a placement and its propagation took. */
void nqi_arcs_remove(struct nqi_arcs *arcs, uint32_t depth, uint32_t row);

/** Whether a column is in the domain of an open row. */
static inline bool nqi_arcs_has(const struct nqi_arcs *arcs, nq_square square) {
    return arcs->domain[(size_t)square.row * arcs->words + square.col / 64] >> (square.col % 64) & 1;
}

#endif
