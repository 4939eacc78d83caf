/* The cells of a region puzzle as they are read, one by one: their regions get numbers, and what cannot be is found. */
#ifndef CELLS_H
#define CELLS_H

#include "puzzle.h"

/* No puzzle that is worth solving is larger, and the search needs room for the square of it. */
enum { PUZZLE_MAX = 1000 };

struct region {
    char *name;
    size_t line; /* where it was met first, from 1 */
    size_t column;
};

struct cells {
    const char *file;
    const char *line_name; /* "line", or "row" where lines mean nothing */
    bool has_marks;        /* a name that ends in * means a given queen */
    struct region *regions;
    size_t region_count;
    uint32_t *region_of;
    size_t count;
    size_t room;
    struct square_list given;
    size_t rows;       /* begun so far */
    size_t line;       /* of the present row */
    size_t columns;    /* in the present row so far */
    size_t first_line; /* of the first row */
    size_t width;      /* of the first row */
};

/* The functions below answer CODE_DONE, or CODE_BAD once they have said what is wrong. */

/* Begins a row; `line` is where it stands, from 1. */
int cells_row(struct cells *cells, size_t line);

/* Adds a cell to the row. */
int cells_add(struct cells *cells, const char *name, size_t len);

/* After the last cell: gives the puzzle what was read. */
int cells_end(struct cells *cells, struct puzzle *puzzle);

void cells_free(struct cells *cells);

#endif
