#include "observed.h"

#include <stdlib.h>

bool observed_open(struct observed *observed, const uint64_t *units, size_t count, uint64_t first) {
    *observed = (struct observed){.units = units, .count = count, .first = first};
    observed->counts = calloc(count + 1, sizeof *observed->counts);
    observed->known = calloc(count + 1, sizeof *observed->known);
    return observed->counts != NULL && observed->known != NULL;
}

static int compare(const void *a, const void *b) {
    uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;
    return (one > other) - (one < other);
}

/* The place of a unit among the chosen ones; false for the others. */
static bool find(const struct observed *observed, uint64_t unit, size_t *index) {
    const uint64_t *place = bsearch(&unit, observed->units, observed->count, sizeof unit, compare);
    if (place != NULL) *index = (size_t)(place - observed->units);
    return place != NULL;
}

void observed_note(struct observed *observed, uint64_t done, uint64_t solutions) {
    bool is_next = observed->is_in_step && done == observed->done + 1;
    size_t index;
    if (is_next && find(observed, observed->first + done - 1, &index)) {
        observed->counts[index] = solutions - observed->solutions;
        observed->known[index] = true;
    }
    observed->is_in_step = true;
    observed->done = done;
    observed->solutions = solutions;
}

bool observed_count(const struct observed *observed, uint64_t unit, uint64_t *count) {
    size_t index;
    if (!find(observed, unit, &index) || !observed->known[index]) return false;
    *count = observed->counts[index];
    return true;
}

void observed_free(struct observed *observed) {
    free(observed->counts);
    free(observed->known);
    *observed = (struct observed){.count = 0};
}
