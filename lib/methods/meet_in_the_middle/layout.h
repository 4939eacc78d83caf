/* How a half placement is written down: its diagonals across the middle line.
 *
 * A set of diagonals is named by the columns in which they pass some row of
 * reference: falling diagonals ("\") in the low half of a 64-bit word, rising
 * ones ("/") in the high half. The reference row for diagonals that cross the
 * line is the first row below it.
 *
 * Joins work on 32-bit words. When the top has depth rows placed next to the
 * line, its other rows reach only columns depth+1.. by falling diagonals and
 * ..n-2-depth by rising ones; when all bottoms of a chunk share their prefix
 * innermost rows, their other rows reach only columns ..n-1-prefix by falling
 * diagonals and prefix.. by rising ones. From a certain depth on the "main"
 * word therefore says all; until then an "extra" word holds what is short of
 * room. Diagonals of the shared rows may fall out of both: the walk keeps the
 * top's queens off them from the start. */
#ifndef NQI_MIDDLE_LAYOUT_H
#define NQI_MIDDLE_LAYOUT_H

#include <stdint.h>

static inline uint64_t diagonals(uint32_t falling, uint32_t rising) {
    return falling | (uint64_t)rising << 32;
}

struct layout {
    unsigned falling_shift; /* first column of the main word's low half */
    unsigned rising_shift;  /* the same for the high half */
};

static inline uint32_t main_word(struct layout by, uint64_t reach) {
    uint32_t falling = (uint32_t)reach >> by.falling_shift;
    uint32_t rising = (uint32_t)(reach >> 32) >> by.rising_shift;
    return (falling & 0xffff) | rising << 16;
}

static inline uint32_t extra_word(struct layout by, uint64_t reach) {
    uint32_t falling = (uint32_t)reach & (((uint32_t)1 << by.falling_shift) - 1);
    uint32_t rising = (uint32_t)(reach >> 32 >> by.rising_shift >> 16);
    return falling | rising << 16;
}

#endif
