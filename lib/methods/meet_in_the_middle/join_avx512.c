/* The join with AVX-512 instructions. Only these functions may use them: the engine asks the processor first. */
#if defined(__GNUC__) && defined(__x86_64__)

#if defined(__clang__)
#pragma clang attribute push(                                                                                          \
    __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512bw,avx512dq,avx512vpopcntdq"))),          \
    apply_to = function)
#else
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512bw,avx512dq,avx512vpopcntdq")
#endif

#include "methods/meet_in_the_middle/kernel_avx512.h"

#include <string.h>

#define FUNCTION nqi_join_avx512
#include "methods/meet_in_the_middle/join_tmpl.c"

#if defined(__clang__)
#pragma clang attribute pop
#endif

#endif
