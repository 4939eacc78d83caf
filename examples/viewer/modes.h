/* The five things that the window can show, and the methods that fit each. */
#ifndef MODES_H
#define MODES_H

#include <nqueens.h>
#include <stdbool.h>

enum mode { MODE_SOLUTIONS, MODE_SEARCH, MODE_REPAIR, MODE_COVER, MODE_PUZZLE, MODES };

/* "solutions", "search", ...: as --mode takes it. */
const char *mode_name(enum mode mode);

/* Whether `name` is a mode; then it is stored. */
bool mode_find(const char *name, enum mode *mode);

/* The methods of a mode that are in the loaded library: the index-th, or false past the end. */
bool mode_method(enum mode mode, size_t index, uint64_t *method);

bool mode_has_method(enum mode mode, uint64_t method);

/* The method after, or before, this one in the mode, in a circle; the first one where this is none of the mode. */
uint64_t mode_next_method(enum mode mode, uint64_t method, int direction);

/* Whether the mode has any method in the loaded library. */
bool mode_is_built(enum mode mode);

#endif
