/* A puzzle: a board whose squares belong to regions, or of which some are blocked. */
#ifndef PUZZLE_H
#define PUZZLE_H

#include "input.h"
#include "search.h"

struct puzzle {
    uint32_t n;
    uint32_t *region_of;        /* of each square, row by row; NULL where the puzzle has no regions */
    char **region_names;        /* n of them, or NULL */
    struct square_list given;   /* squares that have a queen */
    struct square_list blocked; /* squares that may not have one */
};

/* Reads the file, in any of the formats, or stdin where the path is "-". CODE_DONE, or CODE_BAD once it has said why; free it
 * in either case. */
int puzzle_read(struct puzzle *puzzle, const char *path);

/* The problem that the puzzle and the options ask for. CODE_DONE, or CODE_BAD once it has said why. */
int puzzle_problem(const struct puzzle *puzzle, const struct options *options, nq_problem **problem);

void puzzle_free(struct puzzle *puzzle);

#endif
