/* sudoku [FILE]: solves the boards of a file or of stdin, a line of 81 characters each, and prints for each "unsolvable",
 * "several", or "unique" and its solution. Exit 0 when all are unique, 1 when some are not, 2 when something is wrong.
 *
 * Blank lines, and those that begin with #, are passed over. */
#include "solve.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { CODE_UNIQUE, CODE_OTHER, CODE_BAD, LINE_MAX_BYTES = 1024 };

static int print(const struct result *result) {
    if (result->solutions == 1) {
        printf("unique ");
        board_print(&result->first);
        return CODE_UNIQUE;
    }
    puts(result->solutions == 0 ? "unsolvable" : "several");
    return CODE_OTHER;
}

static int solve_line(const char *line, unsigned long number) {
    struct board board;
    struct result result;
    if (line[strspn(line, " \t\r\n")] == '\0' || line[0] == '#') return CODE_UNIQUE;
    if (!board_read(&board, line)) {
        fprintf(stderr, "sudoku: line %lu: not 81 squares, each a digit or a dot\n", number);
        return CODE_BAD;
    }
    nq_status status = solve(&board, &result);
    if (status == NQ_OK) return print(&result);
    fprintf(stderr, "sudoku: line %lu: %s\n", number, nq_strerror(status));
    return CODE_BAD;
}

static int solve_file(FILE *file) {
    char line[LINE_MAX_BYTES];
    int code = CODE_UNIQUE;
    for (unsigned long number = 1; code != CODE_BAD && fgets(line, sizeof line, file) != NULL; number++) {
        int next = solve_line(line, number);
        if (next > code) code = next;
    }
    return ferror(file) ? CODE_BAD : code;
}

int main(int argc, char **argv) {
    bool from_stdin = argc < 2 || strcmp(argv[1], "-") == 0;
    if (argc > 2) {
        fprintf(stderr, "usage: sudoku [FILE]\n");
        return CODE_BAD;
    }
    FILE *file = from_stdin ? stdin : fopen(argv[1], "r");
    if (file == NULL) {
        fprintf(stderr, "sudoku: %s: %s\n", argv[1], strerror(errno));
        return CODE_BAD;
    }
    int code = solve_file(file);
    if (!from_stdin) fclose(file);
    return fflush(stdout) == 0 ? code : CODE_BAD;
}
