/* A step of a search as the window keeps it: what happened, and the board after it. Steps are complete pictures, so that
 * some can be left out when a search runs faster than anybody can look. */
#ifndef STEP_H
#define STEP_H

#include <nqueens.h>
#include <stdbool.h>

enum { BOARD_MAX = 256, NO_COLUMN = UINT16_MAX };

/* Kinds beside the NQ_EVENT_ ones: a search that ran to its end. */
enum { STEP_END = 1024 };

struct cell {
    uint16_t row;
    uint16_t col; /* NO_COLUMN: the whole row */
};

struct step {
    uint64_t serial; /* which event of the search, from 1 */
    uint64_t nodes;
    uint64_t solutions;
    uint32_t kind;
    struct cell square;
    struct cell by;
    uint16_t count;
    bool has_domains;
    bool is_cover; /* of the whole board, with fewer queens than any before; a queen taken back belongs to it */
    struct cell queens[BOARD_MAX];
    uint16_t domain[BOARD_MAX]; /* columns left, by row */
};

#endif
