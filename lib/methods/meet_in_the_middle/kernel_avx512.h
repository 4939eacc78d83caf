/* The inner loops for AVX-512; what each does is said in kernel_avx2.h. */
#ifndef NQI_MIDDLE_KERNEL_AVX512_H
#define NQI_MIDDLE_KERNEL_AVX512_H

#include <immintrin.h>

#if defined(__clang__)
#define UNROLL_4 _Pragma("clang loop unroll_count(4)")
#else
#define UNROLL_4 _Pragma("GCC unroll 4")
#endif

#include "methods/meet_in_the_middle/gather_bits.h"
#include "methods/meet_in_the_middle/workspace.h"

static inline __m512i load512(const void *at) {
    return _mm512_loadu_si512(at);
}
static inline void store512(void *at, __m512i v) {
    _mm512_storeu_si512(at, v);
}
static inline void seal512(void *end) {
    store512(end, _mm512_set1_epi32(-1));
}
static inline size_t popcount(unsigned lanes) {
    return (size_t)_mm_popcnt_u32(lanes);
}

static inline __m256i words_of(__m512i falling, __m512i rising, int low_bits) {
    __m512i low = _mm512_and_si512(falling, _mm512_set1_epi64(low_bits));
    return _mm512_cvtepi64_epi32(_mm512_or_si512(low, _mm512_slli_epi64(rising, 16)));
}

static inline void split(uint32_t *main, uint32_t *extra, const uint64_t *in, size_t size, struct layout by) {
    __m128i falling = _mm_cvtsi32_si128((int)by.falling_shift);
    __m128i rising = _mm_cvtsi32_si128((int)by.rising_shift + 32);
    for (size_t i = 0; i < size; i += 8) {
        __m512i item = load512(in + i), high = _mm512_srl_epi64(item, rising);
        __m256i m = words_of(_mm512_srl_epi64(item, falling), high, 0xffff);
        __m256i e = words_of(item, _mm512_srli_epi64(high, 16), (1 << by.falling_shift) - 1);
        _mm256_storeu_si256((void *)(main + i), m);
        _mm256_storeu_si256((void *)(extra + i), e);
    }
    seal512(main + size);
    seal512(extra + size);
}

static inline size_t keep_both(uint32_t *out, uint32_t *out_extra, const uint32_t *in, const uint32_t *in_extra,
                               size_t size, uint32_t mask, uint32_t mask_extra) {
    __m512i m = _mm512_set1_epi32((int)mask), e = _mm512_set1_epi32((int)mask_extra);
    size_t kept = 0;
    UNROLL_4
    for (size_t i = 0; i < size; i += 16) {
        __m512i item = load512(in + i), extra = load512(in_extra + i);
        __mmask16 lanes = _mm512_testn_epi32_mask(item, m);
        lanes = _mm512_mask_testn_epi32_mask(lanes, extra, e);
        store512(out + kept, _mm512_maskz_compress_epi32(lanes, item));
        store512(out_extra + kept, _mm512_maskz_compress_epi32(lanes, extra));
        kept += popcount(lanes);
    }
    seal512(out + kept);
    seal512(out_extra + kept);
    return kept;
}

static inline size_t keep_last(uint32_t *out, const uint32_t *in, const uint32_t *in_extra, size_t size, uint32_t mask,
                               uint32_t mask_extra) {
    __m512i m = _mm512_set1_epi32((int)mask), e = _mm512_set1_epi32((int)mask_extra);
    size_t kept = 0;
    UNROLL_4
    for (size_t i = 0; i < size; i += 16) {
        __m512i item = load512(in + i);
        __mmask16 lanes = _mm512_testn_epi32_mask(item, m);
        lanes = _mm512_mask_testn_epi32_mask(lanes, load512(in_extra + i), e);
        store512(out + kept, _mm512_maskz_compress_epi32(lanes, item));
        kept += popcount(lanes);
    }
    seal512(out + kept);
    return kept;
}

static inline size_t keep_main(uint32_t *out, const uint32_t *in, size_t size, uint32_t mask) {
    __m512i m = _mm512_set1_epi32((int)mask);
    size_t kept = 0;
    UNROLL_4
    for (size_t i = 0; i < size; i += 16) {
        __m512i items = load512(in + i);
        __mmask16 lanes = _mm512_testn_epi32_mask(items, m);
        store512(out + kept, _mm512_maskz_compress_epi32(lanes, items));
        kept += popcount(lanes);
    }
    seal512(out + kept);
    return kept;
}

static inline void tally_pairs(uint32_t *tally, const uint32_t *list, size_t size, const uint32_t *masks,
                               size_t count) {
    const __m512i one = _mm512_set1_epi32(1);
    __m512i sum = load512(tally);
    for (size_t i = 0; i < size; i += 16) {
        __m512i a = load512(list + i);
        for (size_t m = 0; m < count; m++) {
            __mmask16 hit = _mm512_testn_epi32_mask(a, _mm512_set1_epi32((int)masks[m]));
            sum = _mm512_mask_add_epi32(sum, hit, sum, one);
        }
    }
    store512(tally, sum);
}

/* --- vectors for slices ------------------------------------------------------ */

#define KERNEL_SLICES 1

typedef __m512i vec;

static inline vec vec_load(const void *at) {
    return load512(at);
}
static inline void vec_store(void *at, vec v) {
    store512(at, v);
}
static inline vec vec_zero(void) {
    return _mm512_setzero_si512();
}
static inline vec vec_set8(char byte) {
    return _mm512_set1_epi8(byte);
}
static inline vec vec_and(vec a, vec b) {
    return _mm512_and_si512(a, b);
}
static inline vec vec_or(vec a, vec b) {
    return _mm512_or_si512(a, b);
}
static inline vec vec_xor(vec a, vec b) {
    return _mm512_xor_si512(a, b);
}
static inline vec vec_andnot(vec a, vec b) {
    return _mm512_andnot_si512(a, b);
}
static inline vec vec_add64(vec a, vec b) {
    return _mm512_add_epi64(a, b);
}
static inline int vec_is_zero(vec v) {
    return _mm512_test_epi64_mask(v, v) == 0;
}
static inline vec vec_unpacklo32(vec a, vec b) {
    return _mm512_unpacklo_epi32(a, b);
}
static inline vec vec_unpackhi32(vec a, vec b) {
    return _mm512_unpackhi_epi32(a, b);
}
static inline vec vec_unpacklo64(vec a, vec b) {
    return _mm512_unpacklo_epi64(a, b);
}
static inline vec vec_unpackhi64(vec a, vec b) {
    return _mm512_unpackhi_epi64(a, b);
}
#define vec_srl16(v, shift) _mm512_srli_epi16(v, shift)
#define vec_sll16(v, shift) _mm512_slli_epi16(v, shift)

static inline unsigned zeros_below(uint32_t set) {
    return (unsigned)_tzcnt_u32(set);
}
static inline unsigned zeros_above(uint32_t set) {
    return (unsigned)_lzcnt_u32(set);
}
static inline uint32_t below_bit(uint32_t set, unsigned bit) {
    return _bzhi_u32(set, bit);
}

static inline vec vec_sort_bytes(vec v) {
    const __m128i order = _mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    return _mm512_shuffle_epi8(v, _mm512_broadcast_i32x4(order));
}

static inline vec vec_item_below(size_t size) {
    const __m128i in_lane = _mm_setr_epi8(0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 49, 50, 51);
    const vec lane =
        _mm512_setr_epi32(0, 0, 0, 0, 0x04040404, 0x04040404, 0x04040404, 0x04040404, 0x08080808, 0x08080808,
                          0x08080808, 0x08080808, 0x0c0c0c0c, 0x0c0c0c0c, 0x0c0c0c0c, 0x0c0c0c0c);
    vec item = _mm512_add_epi8(_mm512_broadcast_i32x4(in_lane), lane);
    return _mm512_movm_epi8(_mm512_cmplt_epi8_mask(item, _mm512_set1_epi8((char)size)));
}

static inline vec vec_count_add(vec sum, vec v) {
    return _mm512_add_epi64(sum, _mm512_popcnt_epi64(v));
}

static inline vec vec_count_sum(vec sum) {
    return sum;
}

#include "methods/meet_in_the_middle/slice_tmpl.h"

#endif
