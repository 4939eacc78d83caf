/* Solves a sudoku, and tells whether it has one solution. */
#ifndef SOLVE_H
#define SOLVE_H

#include "board.h"

#include <nqueens.h>

struct result {
    int solutions;      /* 0, 1, or 2 for two and more */
    struct board first; /* the first one found */
};

/* NQ_OK, or an error. */
nq_status solve(const struct board *board, struct result *result);

#endif
