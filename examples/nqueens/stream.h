/* Large boards as columns, written piece by piece: no string holds the whole. */
#ifndef STREAM_H
#define STREAM_H

#include <nqueens.h>
#include <stdbool.h>

/* Whether a board is worth it: a queen in each of many rows. */
bool stream_fits(uint32_t n, const nq_square *squares, size_t count);

/* Writes what nq_render() would, to stdout. False when that failed. */
bool stream_columns(const nq_square *squares, size_t count);

#endif
