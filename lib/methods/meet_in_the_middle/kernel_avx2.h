/* The inner loops for AVX2. Lists are read and written a whole vector at a
 * time: each is followed by LIST_PADDING items of slack, and its last vector
 * is filled up with items that clash with every mask. */
#ifndef NQI_MIDDLE_KERNEL_AVX2_H
#define NQI_MIDDLE_KERNEL_AVX2_H

#include <immintrin.h>

#if defined(__clang__)
#define UNROLL_4 _Pragma("clang loop unroll_count(4)")
#else
#define UNROLL_4 _Pragma("GCC unroll 4")
#endif

#include "methods/meet_in_the_middle/compress_table.h"
#include "methods/meet_in_the_middle/gather_bits.h"
#include "methods/meet_in_the_middle/workspace.h"

static inline __m256i load256(const void *at) {
    return _mm256_loadu_si256(at);
}
static inline void store256(void *at, __m256i v) {
    _mm256_storeu_si256(at, v);
}

/* Ends a list: whatever reads its last vector finds only clashes there. */
static inline void seal256(void *end) {
    store256(end, _mm256_set1_epi32(-1));
}

static inline unsigned clear_lanes32(__m256i words, __m256i mask) {
    __m256i clear = _mm256_cmpeq_epi32(_mm256_and_si256(words, mask), _mm256_setzero_si256());
    return (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(clear));
}

static inline __m256i compress32(__m256i v, unsigned lanes) {
    __m256i order = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const void *)&compress_table[lanes]));
    return _mm256_permutevar8x32_epi32(v, order);
}

static inline size_t popcount(unsigned lanes) {
    return (size_t)_mm_popcnt_u32(lanes);
}

/* Four 64-bit items' main or extra words: low halves come from the falling
 * diagonals, shifted, high halves from the rising ones. */
static inline __m128i words_of(__m256i falling, __m256i rising, int low_bits) {
    const __m256i evens = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
    __m256i low = _mm256_and_si256(falling, _mm256_set1_epi64x(low_bits));
    __m256i high = _mm256_slli_epi64(rising, 16);
    __m256i words = _mm256_permutevar8x32_epi32(_mm256_or_si256(low, high), evens);
    return _mm256_castsi256_si128(words);
}

/* Items into their main and extra words. */
static inline void split(uint32_t *main, uint32_t *extra, const uint64_t *in, size_t size, struct layout by) {
    __m128i falling = _mm_cvtsi32_si128((int)by.falling_shift);
    __m128i rising = _mm_cvtsi32_si128((int)by.rising_shift + 32);
    for (size_t i = 0; i < size; i += 4) {
        __m256i item = load256(in + i), high = _mm256_srl_epi64(item, rising);
        __m128i m = words_of(_mm256_srl_epi64(item, falling), high, 0xffff);
        __m128i e = words_of(item, _mm256_srli_epi64(high, 16), (1 << by.falling_shift) - 1);
        _mm_storeu_si128((void *)(main + i), m);
        _mm_storeu_si128((void *)(extra + i), e);
    }
    seal256(main + size);
    seal256(extra + size);
}

/* The items that are disjoint from the mask, with both of their words. */
static inline size_t keep_both(uint32_t *out, uint32_t *out_extra, const uint32_t *in, const uint32_t *in_extra,
                               size_t size, uint32_t mask, uint32_t mask_extra) {
    __m256i m = _mm256_set1_epi32((int)mask), e = _mm256_set1_epi32((int)mask_extra);
    size_t kept = 0;
    UNROLL_4
    for (size_t i = 0; i < size; i += 8) {
        __m256i item = load256(in + i), extra = load256(in_extra + i);
        __m256i clash = _mm256_or_si256(_mm256_and_si256(item, m), _mm256_and_si256(extra, e));
        unsigned lanes = clear_lanes32(clash, clash);
        store256(out + kept, compress32(item, lanes));
        store256(out_extra + kept, compress32(extra, lanes));
        kept += popcount(lanes);
    }
    seal256(out + kept);
    seal256(out_extra + kept);
    return kept;
}

/* The same where only main words are needed from here on. */
static inline size_t keep_last(uint32_t *out, const uint32_t *in, const uint32_t *in_extra, size_t size, uint32_t mask,
                               uint32_t mask_extra) {
    __m256i m = _mm256_set1_epi32((int)mask), e = _mm256_set1_epi32((int)mask_extra);
    size_t kept = 0;
    UNROLL_4
    for (size_t i = 0; i < size; i += 8) {
        __m256i item = load256(in + i);
        __m256i clash = _mm256_or_si256(_mm256_and_si256(item, m), _mm256_and_si256(load256(in_extra + i), e));
        unsigned lanes = clear_lanes32(clash, clash);
        store256(out + kept, compress32(item, lanes));
        kept += popcount(lanes);
    }
    seal256(out + kept);
    return kept;
}

/* The same for lists of main words alone. */
static inline size_t keep_main(uint32_t *out, const uint32_t *in, size_t size, uint32_t mask) {
    __m256i m = _mm256_set1_epi32((int)mask);
    size_t kept = 0;
    UNROLL_4
    for (size_t i = 0; i < size; i += 8) {
        __m256i items = load256(in + i);
        unsigned lanes = clear_lanes32(items, m);
        store256(out + kept, compress32(items, lanes));
        kept += popcount(lanes);
    }
    seal256(out + kept);
    return kept;
}

/* Adds, lane by lane, the pairs of a list item and a mask that are disjoint. */
static inline void tally_pairs(uint32_t *tally, const uint32_t *list, size_t size, const uint32_t *masks,
                               size_t count) {
    const __m256i zero = _mm256_setzero_si256();
    __m256i sum = load256(tally);
    size_t i = 0;
    for (; i + 8 < size; i += 16) {
        __m256i a = load256(list + i), b = load256(list + i + 8);
        for (size_t m = 0; m < count; m++) {
            __m256i mask = _mm256_set1_epi32((int)masks[m]);
            __m256i hit_a = _mm256_cmpeq_epi32(_mm256_and_si256(a, mask), zero);
            __m256i hit_b = _mm256_cmpeq_epi32(_mm256_and_si256(b, mask), zero);
            sum = _mm256_sub_epi32(sum, _mm256_add_epi32(hit_a, hit_b));
        }
    }
    if (i < size) {
        __m256i a = load256(list + i);
        for (size_t m = 0; m < count; m++) {
            __m256i mask = _mm256_set1_epi32((int)masks[m]);
            sum = _mm256_sub_epi32(sum, _mm256_cmpeq_epi32(_mm256_and_si256(a, mask), zero));
        }
    }
    store256(tally, sum);
}

/* --- vectors for slices ------------------------------------------------------ */

#define KERNEL_SLICES 1

typedef __m256i vec;

static inline vec vec_load(const void *at) {
    return load256(at);
}
static inline void vec_store(void *at, vec v) {
    store256(at, v);
}
static inline vec vec_zero(void) {
    return _mm256_setzero_si256();
}
static inline vec vec_set8(char byte) {
    return _mm256_set1_epi8(byte);
}
static inline vec vec_and(vec a, vec b) {
    return _mm256_and_si256(a, b);
}
static inline vec vec_or(vec a, vec b) {
    return _mm256_or_si256(a, b);
}
static inline vec vec_xor(vec a, vec b) {
    return _mm256_xor_si256(a, b);
}
static inline vec vec_andnot(vec a, vec b) {
    return _mm256_andnot_si256(a, b);
}
static inline vec vec_add64(vec a, vec b) {
    return _mm256_add_epi64(a, b);
}
static inline int vec_is_zero(vec v) {
    return _mm256_testz_si256(v, v);
}
static inline vec vec_unpacklo32(vec a, vec b) {
    return _mm256_unpacklo_epi32(a, b);
}
static inline vec vec_unpackhi32(vec a, vec b) {
    return _mm256_unpackhi_epi32(a, b);
}
static inline vec vec_unpacklo64(vec a, vec b) {
    return _mm256_unpacklo_epi64(a, b);
}
static inline vec vec_unpackhi64(vec a, vec b) {
    return _mm256_unpackhi_epi64(a, b);
}
#define vec_srl16(v, shift) _mm256_srli_epi16(v, shift)
#define vec_sll16(v, shift) _mm256_slli_epi16(v, shift)

static inline unsigned zeros_below(uint32_t set) {
    return (unsigned)_tzcnt_u32(set);
}
static inline unsigned zeros_above(uint32_t set) {
    return (unsigned)_lzcnt_u32(set);
}
static inline uint32_t below_bit(uint32_t set, unsigned bit) {
    return _bzhi_u32(set, bit);
}

/* In each group of four items, their first bytes, then their second ones... */
static inline vec vec_sort_bytes(vec v) {
    return _mm256_shuffle_epi8(v, _mm256_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 0, 4, 8, 12, 1,
                                                   5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
}

/* All ones in the bytes that gather_bytes fills from the first size items. */
static inline vec vec_item_below(size_t size) {
    const vec item = _mm256_setr_epi8(0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27, 4, 5, 6, 7, 12, 13, 14,
                                      15, 20, 21, 22, 23, 28, 29, 30, 31);
    return _mm256_cmpgt_epi8(_mm256_set1_epi8((char)size), item);
}

/* Adds to each byte of sum the number of bits set in v's, by looking up its
 * halves. Up to 31 times 8 bits fit. */
static inline vec vec_count_add(vec sum, vec v) {
    const vec counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2,
                                        3, 2, 3, 3, 4);
    vec low = _mm256_and_si256(v, _mm256_set1_epi8(15));
    vec high = _mm256_and_si256(_mm256_srli_epi16(v, 4), _mm256_set1_epi8(15));
    sum = _mm256_add_epi8(sum, _mm256_shuffle_epi8(counts, low));
    return _mm256_add_epi8(sum, _mm256_shuffle_epi8(counts, high));
}

/* The counts, summed up in each 64-bit lane. */
static inline vec vec_count_sum(vec sum) {
    return _mm256_sad_epu8(sum, vec_zero());
}

#include "methods/meet_in_the_middle/slice_tmpl.h"

#endif
