/* Threads that count work units, each unit by itself, and what each one took. */
#ifndef UNIT_CREW_H
#define UNIT_CREW_H

#include "estimate.h"
#include "options.h"
#include "progress.h"

#include <stdatomic.h>

struct unit_crew {
    const struct options *options;
    nq_problem *problem;
    const uint64_t *units;
    size_t count;
    size_t threads;
    uint64_t limit_ms;       /* no unit is begun after it; 0: no limit */
    struct unit_cost *costs; /* room for `count`; the first `counted` are filled */
    atomic_size_t counted;
    atomic_size_t next;
    atomic_size_t working;
    atomic_int code; /* CODE_DONE, or CODE_BAD once a thread has said why */
    uint64_t began_ns;
};

/* Counts the units in their order. CODE_DONE, also where a limit or a signal ended it early, or CODE_BAD. */
int unit_crew_run(struct unit_crew *crew, struct progress *progress);

/* The time is over. */
bool unit_crew_is_late(const struct unit_crew *crew);

#endif
