/* What the tests of meeting in the middle share: the kernels that this machine can run. */
#ifndef NQ_TEST_KERNELS_H
#define NQ_TEST_KERNELS_H

#include "support.h"

#include "base/cpu.h"
#include "methods/meet_in_the_middle/engine.h"

/* Walks the kernels; those that the processor lacks are passed over. */
#define FOR_EACH_KERNEL(isa) for (int i_##isa = 0, isa; (isa = usable_kernel(&i_##isa)) >= 0;)

static inline int usable_kernel(int *index) {
    static const int isas[] = {NQ_ISA_PORTABLE, NQ_ISA_AVX2, NQ_ISA_AVX512};
    while (*index < (int)COUNT_OF(isas)) {
        int isa = isas[(*index)++];
        if (!nqi_isa_usable((uint64_t)isa)) continue;
        during("kernel %s", nq_value_name(NQ_ISA, (uint64_t)isa));
        return isa;
    }
    during("%s", "");
    return -1;
}

/* A solver that counts n rows by a kernel. */
static inline nq_solver *new_counter(uint32_t n, int isa) {
    nq_solver *solver = new_solver(n, NQ_METHOD_MEET_IN_THE_MIDDLE);
    set(solver, NQ_ISA, (uint64_t)isa);
    return solver;
}

#endif
