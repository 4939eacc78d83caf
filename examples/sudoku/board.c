#include "board.h"

#include <stdio.h>
#include <string.h>

bool board_read(struct board *board, const char *line) {
    if (strspn(line, ".0123456789") != SQUARES) return false;
    if (line[SQUARES] != '\0' && strchr(" \t\r\n,;", line[SQUARES]) == NULL) return false;
    for (int i = 0; i < SQUARES; i++) board->digit[i] = line[i] == '.' ? 0 : (char)(line[i] - '0');
    return true;
}

void board_print(const struct board *board) {
    for (int i = 0; i < SQUARES; i++) putchar(board->digit[i] == 0 ? '.' : '0' + board->digit[i]);
    putchar('\n');
}
