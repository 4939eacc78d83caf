/* Numbers as they are typed: no sign, no blanks, nothing after them, no overflow. */
#ifndef NUMBERS_H
#define NUMBERS_H

#include <stdbool.h>
#include <stdint.h>

bool number_parse(const char *text, uint64_t *value);

/* Reads the digits that `*text` begins with and moves it behind them; false where there are none or too many. */
bool number_scan(const char **text, uint64_t *value);

/* "2", "0.5", "1.25": seconds with decimals, rounded up to whole milliseconds. */
bool seconds_parse(const char *text, uint64_t *milliseconds);

/* "0.01", "1%": a share above 0, of 1 at most. */
bool share_parse(const char *text, double *share);

#endif
