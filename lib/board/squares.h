#ifndef NQI_BOARD_SQUARES_H
#define NQI_BOARD_SQUARES_H

#include <stdbool.h>

#include "nqueens/square.h"

/** A set of squares, sorted. */
struct nqi_squares {
    nq_square *squares;
    size_t count;
};

/** Negative, zero or positive: by row, then by column. */
int nqi_square_compare(nq_square a, nq_square b);

/** Sorts in place, by row and then by column: O(k log k), O(k) when sorted already or one in each of k rows. */
void nqi_squares_sort(nq_square *squares, size_t count);

/** Compares two placements of as many squares lexicographically; the result is as nqi_square_compare()'s. */
int nqi_squares_compare(const nq_square *a, const nq_square *b, size_t count);

/** Whether every square lies on a board of n rows. */
bool nqi_squares_on_board(uint32_t n, const nq_square *squares, size_t count);

/** Whether each square comes strictly after the one before it: sorted, and none twice. */
bool nqi_squares_ascend(const nq_square *squares, size_t count);

#endif
