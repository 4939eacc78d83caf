/* Counts work units twice, in two independent ways, and finds those where the two differ. */
#ifndef DOUBLE_CHECK_H
#define DOUBLE_CHECK_H

#include <nqueens.h>

enum { CHECK_FIRST, CHECK_OTHER, CHECK_WAYS };

/* Counts one unit in one of the ways. NQ_DONE when it is counted; anything else ends the check. */
typedef nq_status (*unit_counter)(void *user, int way, uint64_t unit, uint64_t *count);

struct difference {
    uint64_t unit;
    uint64_t counts[CHECK_WAYS];
};

struct double_check {
    size_t checked;                 /* units that were counted in both ways */
    size_t found;                   /* of them, those that differ */
    struct difference *differences; /* room for one for each unit */
};

/* NQ_DONE when all units were checked, whether they agree or not; else what a counter answered. */
nq_status double_check_run(struct double_check *check, const uint64_t *units, size_t count, unit_counter counter,
                           void *user);

#endif
