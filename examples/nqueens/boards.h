/* The boards of a text, one after the other. */
#ifndef BOARDS_H
#define BOARDS_H

#include "input.h"
#include "options.h"

#include <time.h>

struct boards {
    const char *name; /* of the file, for messages */
    struct text text;
    size_t offset;
    uint64_t index; /* of the present board, from 1 */
    uint32_t n;
    struct square_list squares;
    uint64_t limit;           /* boards to read at most; 0: all */
    uint64_t limit_ms;        /* 0: no limit */
    struct timespec began_at; /* for limit_ms */
};

/* Reads the file that the options name. CODE_DONE, or CODE_BAD once it has said why; close it in either case. */
int boards_open(struct boards *boards, const struct options *options);

/* NQ_OK: the next board is in n and squares. NQ_DONE, NQ_PAUSED (a limit), NQ_CANCELLED (a signal); an error, once said. */
nq_status boards_next(struct boards *boards);

void boards_close(struct boards *boards);

#endif
