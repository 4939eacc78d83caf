/* puzzle --generate: makes a puzzle and writes it. */
#ifndef GENERATE_H
#define GENERATE_H

#include "options.h"
#include "output.h"

/* Whether the options go together. CODE_DONE, or CODE_BAD once it has said why. */
int generate_check(const struct options *options);

/* Answers the exit code: CODE_NOT_A_SOLUTION where it had to give up. */
int generate(const struct options *options, struct output *output);

#endif
