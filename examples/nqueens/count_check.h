/* --double-check: some units of a count are counted once more, by another method. */
#ifndef COUNT_CHECK_H
#define COUNT_CHECK_H

#include "double_check.h"
#include "observed.h"
#include "sample.h"
#include "search.h"

struct count_check {
    struct search *search;
    struct unit_range range; /* of the count */
    struct sample sample;    /* of the range, as numbers of units */
    struct observed observed;
    uint64_t methods[CHECK_WAYS];
    struct double_check result;
};

/* Draws the units, and finds the other method. CODE_DONE, or CODE_BAD once it has said why; close it in either case. */
int count_check_open(struct count_check *check, struct search *search, const struct unit_range *range);

/* From now on the count begins with the first unit of the range: what it finds is noted. */
void count_check_watch(struct count_check *check);

/* A unit of the count is finished. */
void count_check_note(struct count_check *check, const nq_event *event);

/* Once the count is done. CODE_DONE, CODE_DIFFERS, 128 + a signal, or CODE_BAD; each once said. */
int count_check_run(struct count_check *check);

/* {"units": ..., "failed": [{"unit": ..., "counts": [..., ...]}, ...]} */
json_t *count_check_json(const struct count_check *check);

void count_check_close(struct count_check *check);

#endif
