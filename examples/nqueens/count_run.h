/* A count: of the whole board or of some units, with a checkpoint and a double check if they are wanted. */
#ifndef COUNT_RUN_H
#define COUNT_RUN_H

#include "checkpoint.h"
#include "count_check.h"

struct count_run {
    const struct options *options;
    struct search search;
    uint64_t total;          /* units of the board; 0 where it has none */
    bool is_divided;         /* units were assigned */
    struct unit_range range; /* those, or all */
    struct checkpoint checkpoint;
    struct count_check check;
    bool is_none;     /* it is known that there is nothing to count */
    nq_status status; /* how the count ended */
    /* Puts what one command alone tells into the JSON, or NULL; false when there is no memory. */
    bool (*put_more)(const struct count_run *run, json_t *object);
};

/* What cannot be true of the options together. CODE_DONE, or CODE_BAD once it has said why. */
int count_run_check(const struct options *options);

/* CODE_DONE, or CODE_BAD once it has said why; close it in either case. */
int count_run_open(struct count_run *run, const struct options *options, struct output *output, const char *size);

/* Counts, prints, and answers the exit code. */
int count_run(struct count_run *run);

void count_run_close(struct count_run *run);

#endif
