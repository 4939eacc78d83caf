#include "base/cpu.h"

#include <nqueens/key.h>

/* The AVX2 kernel uses LZCNT too, which every processor with BMI2 has. */
bool nqi_isa_usable(uint64_t isa) {
#if NQI_X86_KERNELS
    if (isa == NQ_ISA_AVX2) {
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    }
    if (isa == NQ_ISA_AVX512) {
        return nqi_isa_usable(NQ_ISA_AVX2) && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
               __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
               __builtin_cpu_supports("avx512vpopcntdq");
    }
#endif
    return isa == NQ_ISA_AUTO || isa == NQ_ISA_PORTABLE;
}
