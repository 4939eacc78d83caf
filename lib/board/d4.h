#ifndef NQI_BOARD_D4_H
#define NQI_BOARD_D4_H

#include <stdbool.h>

#include "nqueens/square.h"

/** The image of one square on the board; g is 0 .. 7. */
nq_square nqi_d4_apply(uint32_t n, nq_symmetry g, nq_square s);

/** The image of a placement, sorted. @p out may be @p in. O(k) when the image has one queen in each of its k rows. */
void nqi_d4_transform(uint32_t n, nq_symmetry g, const nq_square *in, size_t count, nq_square *out);

/**
 * Whether a sorted placement is the smallest of its images under a subgroup of D4.
 * @param group    bit g is set when g belongs to the subgroup; bit 0 always is.
 * @param scratch  room for @p count squares, beside @p in.
 * @param orbit    receives the number of different images when the answer is true; untouched otherwise.
 */
bool nqi_d4_is_smallest(uint32_t n, unsigned group, const nq_square *in, size_t count, nq_square *scratch,
                        uint32_t *orbit);

/**
 * Writes the smallest of the eight images, sorted, and returns how many different ones there are.
 * @param out      may be @p in.
 * @param scratch  room for @p count squares, beside both.
 */
uint32_t nqi_d4_canonical(uint32_t n, const nq_square *in, size_t count, nq_square *out, nq_square *scratch);

#endif
