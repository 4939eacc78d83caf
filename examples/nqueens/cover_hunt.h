/* The hunt for one cover with as few queens as possible, or with a given number.
 *
 * Where the user names a method, that one searches. Else annealing and Weakley's structure look for a small cover, which
 * they mostly find at once, and cover-exact then proves that there is none with fewer queens: that is much less work than
 * to find all covers with the fewest. If there is one, it is fetched. Where cover-exact refuses the board the two go on,
 * and prove nothing. */
#ifndef COVER_HUNT_H
#define COVER_HUNT_H

#include "cover_facts.h"

struct cover_hunt {
    struct search search;
    uint64_t wanted; /* queens; 0: as few as possible */
    struct square_list cover;
    bool has_cover;
    nq_status status; /* NQ_OK: the answer is there; NQ_DONE: there is none; or what stopped the hunt */
    /* Of the searches before the present one: */
    uint64_t lower;    /* proven lower bound */
    uint64_t best;     /* queens that are known to do, or 0 */
    uint64_t spent_ns; /* of the time limit */
    /* Of the proof, which searches one size after the other: */
    bool is_proving;
    uint64_t size;  /* a size that it has come to */
    uint64_t boxes; /* of that size, the boxes that have no cover: all before this one */
};

/* Whether a method can tell that there is no cover, or that it has delivered all. */
bool cover_method_proves(uint64_t method);

/* CODE_DONE, or CODE_BAD once it has said why; close it in either case. */
int cover_hunt_open(struct cover_hunt *hunt, const struct options *options, struct output *output);

/* CODE_DONE, whatever was found, or CODE_BAD once it has said why. */
int cover_hunt_run(struct cover_hunt *hunt);

void cover_hunt_facts(const struct cover_hunt *hunt, struct cover_facts *facts);

void cover_hunt_close(struct cover_hunt *hunt);

#endif
