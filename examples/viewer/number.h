/* Whole numbers as text. */
#ifndef NUMBER_H
#define NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* Digits and nothing else, from `least` to `most`. */
bool number_parse(const char *digits, uint64_t least, uint64_t most, uint64_t *number);

#endif
