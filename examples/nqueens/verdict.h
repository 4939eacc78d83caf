/* Whether a placement is a solution, and if not, why. */
#ifndef VERDICT_H
#define VERDICT_H

#include "json.h"
#include "options.h"

enum { REASON_MAX = 128 };

struct verdict {
    nq_status status; /* NQ_OK, NQ_E_CONFLICT */
    nq_square culprits[2];
    bool no_square; /* what is wrong is wrong with no square: there are no culprits */
    uint64_t pairs;
    const char *kind; /* for JSON: "attack", "row", ... */
    char reason[REASON_MAX];
};

/* CODE_DONE whatever the verdict, or CODE_BAD once it has said why there is none. */
int verdict_reach(struct verdict *verdict, const nq_problem *problem, const struct options *options,
                  const struct square_list *squares);

/* Puts what is wrong into the object: "fault", "reason" and "culprits". False when there is no memory. */
bool verdict_put(json_t *object, const struct verdict *verdict);

#endif
