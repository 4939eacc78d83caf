/* The inner loops in portable C. The other kernel headers define the same
 * functions with vector instructions; see there for what each one does. */
#ifndef NQI_MIDDLE_KERNEL_PORTABLE_H
#define NQI_MIDDLE_KERNEL_PORTABLE_H

#include "methods/meet_in_the_middle/workspace.h"

#define KERNEL_SLICES 0

static inline void split(uint32_t *main, uint32_t *extra, const uint64_t *in, size_t size, struct layout by) {
    for (size_t i = 0; i < size; i++) {
        main[i] = main_word(by, in[i]);
        extra[i] = extra_word(by, in[i]);
    }
}

static inline size_t keep_both(uint32_t *out, uint32_t *out_extra, const uint32_t *in, const uint32_t *in_extra,
                               size_t size, uint32_t mask, uint32_t mask_extra) {
    size_t kept = 0;
    for (size_t i = 0; i < size; i++) {
        uint32_t item = in[i], extra = in_extra[i];
        out[kept] = item;
        out_extra[kept] = extra;
        kept += ((item & mask) | (extra & mask_extra)) == 0;
    }
    return kept;
}

static inline size_t keep_last(uint32_t *out, const uint32_t *in, const uint32_t *in_extra, size_t size, uint32_t mask,
                               uint32_t mask_extra) {
    size_t kept = 0;
    for (size_t i = 0; i < size; i++) {
        uint32_t item = in[i];
        out[kept] = item;
        kept += ((item & mask) | (in_extra[i] & mask_extra)) == 0;
    }
    return kept;
}

static inline size_t keep_main(uint32_t *out, const uint32_t *in, size_t size, uint32_t mask) {
    size_t kept = 0;
    for (size_t i = 0; i < size; i++) {
        uint32_t item = in[i];
        out[kept] = item;
        kept += (item & mask) == 0;
    }
    return kept;
}

static inline size_t gather_wide(uint64_t *out, const uint64_t *from, uint64_t set, uint64_t also) {
    size_t count = 0;
    for (; set; set &= set - 1) out[count++] = from[nqi_lowest(set)] | also;
    return count;
}

static inline size_t gather(uint32_t *out, const uint32_t *from, uint64_t set) {
    size_t count = 0;
    for (; set; set &= set - 1) out[count++] = from[nqi_lowest(set)];
    return count;
}

/* Masks are taken two at a time, to load each item half as often. */
static inline void tally_pairs(uint32_t *tally, const uint32_t *list, size_t size, const uint32_t *masks,
                               size_t count) {
    uint32_t hits = 0;
    size_t m = 0;
    for (; m + 1 < count; m += 2) {
        uint32_t a = masks[m], b = masks[m + 1];
        for (size_t i = 0; i < size; i++) {
            hits += (list[i] & a) == 0;
            hits += (list[i] & b) == 0;
        }
    }
    for (size_t i = 0; m < count && i < size; i++) hits += (list[i] & masks[m]) == 0;
    tally[0] += hits;
}

#endif
