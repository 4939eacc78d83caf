#include "square_list.h"

#include "numbers.h"

#include <stdlib.h>

bool square_list_grow(struct square_list *list, size_t room) {
    if (room <= list->room) return true;
    if (room > SIZE_MAX / sizeof *list->at) return false;
    nq_square *grown = realloc(list->at, room * sizeof *grown);
    if (grown == NULL) return false;
    list->at = grown;
    list->room = room;
    return true;
}

bool square_list_append(struct square_list *list, nq_square square) {
    if (list->count == list->room && !square_list_grow(list, 2 * list->room + 16)) return false;
    list->at[list->count++] = square;
    return true;
}

static bool scan_square(const char **text, nq_square *square) {
    uint64_t row, col;
    if (!number_scan(text, &row) || row > UINT32_MAX) return false;
    if (**text != ',') return false;
    ++*text;
    if (!number_scan(text, &col) || col > UINT32_MAX) return false;
    *square = (nq_square){(uint32_t)row, (uint32_t)col};
    return true;
}

nq_status square_list_parse(struct square_list *list, const char *text) {
    nq_square square;
    do {
        while (*text == ' ') text++;
        if (!scan_square(&text, &square)) return NQ_E_FORMAT;
        if (*text != ' ' && *text != '\0') return NQ_E_FORMAT;
        if (!square_list_append(list, square)) return NQ_E_NOMEM;
        while (*text == ' ') text++;
    } while (*text != '\0');
    return NQ_OK;
}

bool square_list_has(const struct square_list *list, nq_square square) {
    for (size_t i = 0; i < list->count; i++) {
        if (list->at[i].row == square.row && list->at[i].col == square.col) return true;
    }
    return false;
}

void square_list_free(struct square_list *list) {
    free(list->at);
    *list = (struct square_list){NULL, 0, 0};
}
