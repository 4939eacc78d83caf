#include "stream.h"

#include <stdio.h>

enum { MANY = 65536, PIECE = 65536, NUMBER_MAX = 11 };

bool stream_fits(uint32_t n, const nq_square *squares, size_t count) {
    if (n < MANY || count != n) return false;
    for (uint32_t row = 0; row < n; row++) {
        if (squares[row].row != row) return false;
    }
    return true;
}

/* A number and a space, without printf's detours. */
static char *put_number(char *at, uint32_t value) {
    char digits[NUMBER_MAX];
    int count = 0;
    do {
        digits[count++] = (char)('0' + value % 10);
        value /= 10;
    } while (value != 0);
    while (count > 0) *at++ = digits[--count];
    *at++ = ' ';
    return at;
}

bool stream_columns(const nq_square *squares, size_t count) {
    static char piece[PIECE + NUMBER_MAX];
    char *at = piece;
    for (size_t i = 0; i < count; i++) {
        at = put_number(at, squares[i].col);
        if (i + 1 == count) at[-1] = '\n';
        if (at - piece < PIECE && i + 1 < count) continue;
        if (fwrite(piece, 1, (size_t)(at - piece), stdout) != (size_t)(at - piece)) return false;
        at = piece;
    }
    return true;
}
