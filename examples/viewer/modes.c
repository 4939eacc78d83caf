#include "modes.h"

#include <string.h>

enum { MOST = 7, NO_METHOD = -1 };

static const char *const names[MODES] = {"solutions", "search", "repair", "cover", "puzzle"};

static const int methods[MODES][MOST + 1] = {
    {NQ_METHOD_AUTO, NQ_METHOD_BACKTRACK, NQ_METHOD_MRV, NQ_METHOD_FORWARD_CHECK, NQ_METHOD_ARC_CONSISTENCY,
     NQ_METHOD_BITBOARD, NQ_METHOD_EXACT_COVER, NO_METHOD},
    {NQ_METHOD_BACKTRACK, NQ_METHOD_MRV, NQ_METHOD_FORWARD_CHECK, NQ_METHOD_ARC_CONSISTENCY, NQ_METHOD_BITBOARD,
     NO_METHOD},
    {NQ_METHOD_MIN_CONFLICTS, NQ_METHOD_ANNEALING, NO_METHOD},
    {NQ_METHOD_COVER_BACKTRACK, NQ_METHOD_COVER_EXACT, NQ_METHOD_COVER_RANDOM, NQ_METHOD_COVER_ADAPTIVE,
     NQ_METHOD_COVER_ANNEALING, NQ_METHOD_COVER_WEAKLEY, NO_METHOD},
    {NQ_METHOD_BACKTRACK, NO_METHOD},
};

const char *mode_name(enum mode mode) {
    return names[mode];
}

bool mode_find(const char *name, enum mode *mode) {
    for (int i = 0; i < MODES; i++) {
        if (strcmp(names[i], name) != 0) continue;
        *mode = (enum mode)i;
        return true;
    }
    return false;
}

bool mode_method(enum mode mode, size_t index, uint64_t *method) {
    for (size_t i = 0; methods[mode][i] != NO_METHOD; i++) {
        if (nq_value_name(NQ_METHOD, (uint64_t)methods[mode][i]) == NULL) continue;
        if (index-- > 0) continue;
        *method = (uint64_t)methods[mode][i];
        return true;
    }
    return false;
}

static size_t place_of(enum mode mode, uint64_t method, size_t *count) {
    uint64_t other;
    size_t place = SIZE_MAX;
    for (*count = 0; mode_method(mode, *count, &other); ++*count)
        if (other == method) place = *count;
    return place;
}

bool mode_has_method(enum mode mode, uint64_t method) {
    size_t count;
    return place_of(mode, method, &count) != SIZE_MAX;
}

uint64_t mode_next_method(enum mode mode, uint64_t method, int direction) {
    size_t count, place = place_of(mode, method, &count), next = 0;
    if (count == 0) return method;
    if (place != SIZE_MAX) next = direction >= 0 ? (place + 1) % count : (place + count - 1) % count;
    mode_method(mode, next, &method);
    return method;
}

bool mode_is_built(enum mode mode) {
    uint64_t method;
    return mode_method(mode, 0, &method);
}
