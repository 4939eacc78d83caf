/* A digit's placements. The nine squares of a digit are a placement of nine rooks, one in each box: what the library solves,
 * with the boxes as regions, the digit's squares required and those of other digits forbidden. */
#ifndef PLACEMENTS_H
#define PLACEMENTS_H

#include "board.h"

#include <nqueens.h>

/* A solver of the digit's placements on this board. NQ_OK; NQ_E_CONFLICT, and no solver, when the board itself shows that
 * there is none; another error. */
nq_status placements_open(const struct board *board, int digit, nq_solver **solver);

/* Counts them, up to `most`. NQ_OK, or an error. */
nq_status placements_count(const struct board *board, int digit, uint64_t most, uint64_t *count);

#endif
