/* What a search for covers has come to know: how few queens do, and how few may. */
#ifndef COVER_FACTS_H
#define COVER_FACTS_H

#include "cover_bounds.h"

struct cover_facts {
    const struct search *search;
    struct cover_bounds bounds;
    uint64_t wanted;  /* queens asked for; 0: as few as possible */
    bool is_hunt;     /* one cover is looked for, not all of them */
    bool is_found;    /* there is a cover, and it was counted or is at hand */
    bool is_over;     /* the search came to its end: what was not found does not exist */
    bool has_best;    /* some cover is known to exist */
    uint64_t best;    /* its queens, the fewest so far */
    uint64_t lower;   /* no cover has fewer */
    const char *stop; /* why a search ended early, for the remark: ", interrupted"; or "" */
};

/* From the statistics of a search that has stopped. */
void cover_facts_read(struct cover_facts *facts, const struct search *search, nq_status status);

/* A best is known, and no cover has fewer queens. */
bool cover_facts_prove(const struct cover_facts *facts);

/* Says on stderr in one line how few queens do and how few may, unless --quiet was given. */
void cover_facts_remark(const struct cover_facts *facts);

/* Puts "independent", "size", "minimum", "best", "lower-bound", "bounds" and "proven" into the object. False when there is
 * no memory. */
bool cover_facts_put(json_t *object, const struct cover_facts *facts);

/* Puts "count" and, of orbits, "orbits" into the object: of all covers counted or delivered. */
bool cover_facts_put_count(json_t *object, const struct cover_facts *facts);

#endif
