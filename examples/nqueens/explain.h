/* puzzle --explain: how a person would find the solution. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "output.h"
#include "puzzle.h"

/* Whether the options go together. CODE_DONE, or CODE_BAD once it has said why. */
int explain_check(const struct options *options);

/* Writes the steps, and where they do not lead to all queens, that a search has to go on. CODE_DONE, or CODE_BAD once it has
 * said why. */
int explain(const struct puzzle *puzzle, const struct options *options, struct output *output);

#endif
