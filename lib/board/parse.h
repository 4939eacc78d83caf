#ifndef NQI_BOARD_PARSE_H
#define NQI_BOARD_PARSE_H

#include "nqueens/square.h"

/** Does what nq_parse() says. How it tells one format from another is written at the top of parse.c. */
nq_status nqi_parse(const char *text, size_t len, size_t *used, uint32_t *n, nq_square *squares, size_t *count,
                    char *message);

#endif
