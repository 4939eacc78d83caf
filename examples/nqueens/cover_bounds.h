/* How few queens a cover may have, as far as that is known before any search. */
#ifndef COVER_BOUNDS_H
#define COVER_BOUNDS_H

#include "search.h"

enum { COVER_BOUNDS_NAME_MAX = 64 };

struct cover_bounds {
    bool is_plain;    /* cover_is_plain() */
    bool has_spencer; /* no square is exempt */
    uint64_t area;
    uint64_t spencer;
    uint64_t weakley;  /* 0 where the search finds it out for itself */
    uint64_t required; /* squares that must have a queen */
    uint64_t least;    /* the largest of them: no cover has fewer queens */
};

/* Queens on the plane: of other rules no bounds are known, and cover-exact does not know them. */
bool cover_is_plain(const struct search *search);

void cover_bounds_find(struct cover_bounds *bounds, const struct search *search);

/* No cover has so many queens; 0 means any number. */
bool cover_bounds_rule_out(const struct cover_bounds *bounds, uint64_t size);

/* Which of them is the largest, in room for COVER_BOUNDS_NAME_MAX letters: "area and Spencer"; "" where none is known. */
void cover_bounds_name(const struct cover_bounds *bounds, char *text);

/* {"area": ..., "spencer": ..., "finozhenok-weakley": ..., "required": ...}, null for what says nothing. NULL when there is
 * no memory. */
json_t *cover_bounds_json(const struct cover_bounds *bounds);

#endif
