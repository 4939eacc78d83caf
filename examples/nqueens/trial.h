/* One method on one board, up to the first solution: what it took. */
#ifndef TRIAL_H
#define TRIAL_H

#include "options.h"

struct trial {
    nq_status status; /* NQ_OK: found; NQ_DONE: there is none; NQ_PAUSED: a limit; NQ_E_UNSUPPORTED: refused */
    uint64_t steps;   /* nodes and iterations */
    uint64_t ns;      /* the fastest run's */
    char reason[NQ_MESSAGE_SIZE]; /* of a refusal */
};

struct trial_plan {
    const struct options *options;
    uint32_t n;
    uint64_t method;
    uint64_t seed;
    uint64_t limit_ms; /* of each run */
    unsigned runs;     /* at most; short runs are repeated, since the first one finds cold caches */
};

/* CODE_DONE, or CODE_BAD once it has said why. */
int trial_run(const struct trial_plan *plan, struct trial *trial);

/* "found", "none", "paused", "refused" or "cancelled". */
const char *trial_word(const struct trial *trial);

#endif
