/* A sudoku as a line of 81 characters: its squares row by row, a digit or "." or "0". */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>

enum { SIDE = 9, SQUARES = SIDE * SIDE };

struct board {
    char digit[SQUARES]; /* 1 .. 9; 0: open */
};

/* What follows the 81 characters after a blank, a comma or a semicolon, as a name or a rating, is passed over. */
bool board_read(struct board *board, const char *line);
void board_print(const struct board *board);

#endif
