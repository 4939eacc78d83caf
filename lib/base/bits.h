/** @file
 *  Single bits: of a 64-bit word, and of an array of words. */
#ifndef NQI_BASE_BITS_H
#define NQI_BASE_BITS_H

#include <stdbool.h>
#include <stdint.h>

/** The lowest @p count bits set, 0 <= count <= 64, without a shift by 64. */
static inline uint64_t nqi_low_bits(uint32_t count) {
    return count == 0 ? 0 : UINT64_MAX >> (64 - count);
}

/** The index of the lowest set bit of a word that is not 0. */
static inline uint32_t nqi_lowest(uint64_t word) {
#ifdef __GNUC__
    return (uint32_t)__builtin_ctzll(word);
#else
    uint32_t index = 0;
    while (!(word >> index & 1)) index++;
    return index;
#endif
}

/** How many bits of a word are set. */
static inline uint32_t nqi_popcount(uint64_t word) {
#ifdef __GNUC__
    return (uint32_t)__builtin_popcountll(word);
#else
    uint32_t count = 0;
    for (; word; word &= word - 1) count++;
    return count;
#endif
}

/** How many words an array of @p count bits takes. */
static inline uint64_t nqi_bit_words(uint64_t count) {
    return (count + 63) / 64;
}

/** Sets a bit of an array and answers whether it was set before. */
static inline bool nqi_test_and_set(uint64_t *words, uint64_t index) {
    uint64_t mask = UINT64_C(1) << (index % 64);
    bool was = (words[index / 64] & mask) != 0;
    words[index / 64] |= mask;
    return was;
}

/** Reads a bit of an array. */
static inline bool nqi_test_bit(const uint64_t *words, uint64_t index) {
    return words[index / 64] >> (index % 64) & 1;
}

#endif
