/* The formats of puzzles. Each has a reader, which answers CODE_DONE, or CODE_BAD once it has said why. */
#ifndef PUZZLE_FORMATS_H
#define PUZZLE_FORMATS_H

#include "puzzle.h"

struct source {
    const char *name; /* of the file, for messages */
    const char *text;
    size_t len;
};

/* Lines of cells: a symbol each, or with commas or blanks between. */
int lines_read(struct puzzle *puzzle, const struct source *source);

/* An array of arrays of cells, or an object with such an array as "regions". */
bool json_fits(const struct source *source);
int json_read(struct puzzle *puzzle, const struct source *source);

/* A parameter file of CSPLib's problem 080: blocked squares, no regions. */
bool param_fits(const struct source *source);
int param_read(struct puzzle *puzzle, const struct source *source);

#endif
