/* A growing array of squares, and its form on the command line: "0,0 1,2". */
#ifndef SQUARE_LIST_H
#define SQUARE_LIST_H

#include <nqueens.h>
#include <stdbool.h>

struct square_list {
    nq_square *at;
    size_t count;
    size_t room;
};

/* Makes room for `room` squares; false when there is no memory. */
bool square_list_grow(struct square_list *list, size_t room);

/* Appends a square; false when there is no memory. */
bool square_list_append(struct square_list *list, nq_square square);

/* Appends the squares of "0,0 1,2": NQ_OK, NQ_E_FORMAT or NQ_E_NOMEM. */
nq_status square_list_parse(struct square_list *list, const char *text);

bool square_list_has(const struct square_list *list, nq_square square);
void square_list_free(struct square_list *list);

#endif
