/** @file
 *  What the processor can do. */
#ifndef NQI_BASE_CPU_H
#define NQI_BASE_CPU_H

#include <stdbool.h>
#include <stdint.h>

/** 1 where the kernels for x86-64 are compiled. */
#if defined(__GNUC__) && defined(__x86_64__)
#define NQI_X86_KERNELS 1
#else
#define NQI_X86_KERNELS 0
#endif

/** Whether this processor and this build can run an instruction set, a value of #NQ_ISA. */
bool nqi_isa_usable(uint64_t isa);

#endif
