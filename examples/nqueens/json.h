/* Pieces of the tool's JSON. Each answers NULL, or false, when there is no memory. */
#ifndef JSON_H
#define JSON_H

#include <jansson.h>
#include <nqueens.h>
#include <stdbool.h>

/* A number; past 2^53, where many readers lose digits, a string of its digits. */
json_t *json_count(uint64_t count);

/* {"row": r, "col": c} would be twice as long: [r, c]. */
json_t *json_square(nq_square square);

/* Adds "squares": [[r, c], ...], and "columns": [c, ...] where every row has exactly one queen. */
bool json_put_board(json_t *object, uint32_t n, const nq_square *squares, size_t count);

/* Adds a member; takes over the value. */
bool json_put(json_t *object, const char *name, json_t *value);

/* The object, or NULL and the object released, where a part of it could not be made. */
json_t *json_whole(json_t *object, bool is_whole);

#endif
