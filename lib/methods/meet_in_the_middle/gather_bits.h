/* Picks the elements whose numbers are the set bits of a word, for processors
 * that count and find bits in one instruction. Four at a time, the last of
 * them perhaps in vain, so that the loop's end is easier to predict: callers
 * leave room for three more elements, and 64 can be read. */
#ifndef NQI_MIDDLE_GATHER_BITS_H
#define NQI_MIDDLE_GATHER_BITS_H

#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>

static inline size_t next_bit(uint64_t *set) {
    size_t number = (size_t)_tzcnt_u64(*set) & 63;
    *set &= *set - 1;
    return number;
}

/* out gets the elements, each with the bits of also; returns how many. */
static inline size_t gather_wide(uint64_t *out, const uint64_t *from, uint64_t set, uint64_t also) {
    size_t count = (size_t)_mm_popcnt_u64(set);
    for (; set; out += 4) {
        out[0] = from[next_bit(&set)] | also;
        out[1] = from[next_bit(&set)] | also;
        out[2] = from[next_bit(&set)] | also;
        out[3] = from[next_bit(&set)] | also;
    }
    return count;
}

static inline size_t gather(uint32_t *out, const uint32_t *from, uint64_t set) {
    size_t count = (size_t)_mm_popcnt_u64(set);
    for (; set; out += 4) {
        out[0] = from[next_bit(&set)];
        out[1] = from[next_bit(&set)];
        out[2] = from[next_bit(&set)];
        out[3] = from[next_bit(&set)];
    }
    return count;
}

#endif
