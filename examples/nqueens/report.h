/* What the tool says to its user on stderr, and the exit codes it ends with. */
#ifndef REPORT_H
#define REPORT_H

#include <stdbool.h>

enum { CODE_DONE = 0, CODE_NOT_A_SOLUTION = 1, CODE_BAD = 2, CODE_DIFFERS = 3 };

#if defined(__GNUC__)
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

/* Writes "nqueens: ..." and answers CODE_BAD, so that a caller can `return complain(...)`. */
int complain(const char *format, ...) PRINTF_LIKE(1, 2);

/* The same for a mistake on the command line: where to find help follows. `title` is "nqueens" or "nqueens first". */
int complain_usage(const char *title, const char *format, ...) PRINTF_LIKE(2, 3);

int complain_memory(void);

#endif
