#include "cover_bounds.h"

#include "json.h"

#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) {
    const nq_square *one = a, *other = b;
    if (one->row != other->row) return one->row < other->row ? -1 : 1;
    return (one->col > other->col) - (one->col < other->col);
}

/* An option may name a square twice. Sorts the squares; their order means nothing. */
static uint64_t count_different(const struct square_list *list) {
    uint64_t count = 0;
    if (list->count > 0) qsort(list->at, list->count, sizeof *list->at, compare);
    for (size_t i = 0; i < list->count; i++) count += i == 0 || compare(&list->at[i - 1], &list->at[i]) != 0;
    return count;
}

bool cover_is_plain(const struct search *search) {
    return search_property(search, NQ_ATTACKS) == NQ_ATTACKS_QUEEN &&
           search_property(search, NQ_TOPOLOGY) == NQ_TOPOLOGY_PLANE;
}

/* The boards of cover-exact. */
enum { SEARCHED = 32 };

/* A queen covers 4n - 3 squares at most; the other bound is Spencer's, (n - 1) / 2, which Finozhenok and Weakley proved to be
 * enough at n = 3 and 11 only. */
void cover_bounds_find(struct cover_bounds *bounds, const struct search *search) {
    const struct options *options = search->options;
    uint64_t n = search->n, reach = n > 0 ? 4 * n - 3 : 1, exempt = count_different(&options->exempt);
    *bounds = (struct cover_bounds){.required = count_different(&options->required)};
    bounds->is_plain = cover_is_plain(search);
    bounds->least = bounds->required;
    if (!bounds->is_plain) return;
    bounds->has_spencer = exempt == 0;
    bounds->area = (n * n - exempt + reach - 1) / reach;
    bounds->spencer = bounds->has_spencer ? n / 2 : 0;
    if (bounds->has_spencer && n > SEARCHED && n % 2 == 1) bounds->weakley = (n + 1) / 2;
    if (bounds->least < bounds->area) bounds->least = bounds->area;
    if (bounds->least < bounds->spencer) bounds->least = bounds->spencer;
    if (bounds->least < bounds->weakley) bounds->least = bounds->weakley;
}

bool cover_bounds_rule_out(const struct cover_bounds *bounds, uint64_t size) {
    return size != 0 && size < bounds->least;
}

void cover_bounds_name(const struct cover_bounds *bounds, char *text) {
    const struct {
        const char *name;
        uint64_t value;
    } rows[] = {{"area", bounds->area},
                {"Spencer", bounds->spencer},
                {"Finozhenok and Weakley", bounds->weakley},
                {"required squares", bounds->required}};
    size_t used = 0;
    text[0] = '\0';
    for (size_t i = 0; bounds->least > 0 && i < sizeof rows / sizeof rows[0]; i++) {
        if (rows[i].value != bounds->least) continue;
        used +=
            (size_t)snprintf(text + used, COVER_BOUNDS_NAME_MAX - used, "%s%s", used > 0 ? " and " : "", rows[i].name);
    }
}

json_t *cover_bounds_json(const struct cover_bounds *bounds) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "area", bounds->is_plain ? json_count(bounds->area) : json_null());
    whole = whole && json_put(object, "spencer", bounds->has_spencer ? json_count(bounds->spencer) : json_null());
    whole =
        whole && json_put(object, "finozhenok-weakley", bounds->weakley ? json_count(bounds->weakley) : json_null());
    whole = whole && json_put(object, "required", json_count(bounds->required));
    return json_whole(object, whole);
}
