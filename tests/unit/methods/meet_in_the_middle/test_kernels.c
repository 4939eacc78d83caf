/* Each kernel, unit by unit, against another complete method: backtracking with bit masks on the unit as a sub-problem. */
#include "kernels.h"

#include "methods/meet_in_the_middle/workspace.h"
#include "search/column_sets.h"

static uint64_t by_bit_masks(uint32_t n, uint64_t unit) {
    nq_solver *solver = new_solver(n, NQ_METHOD_BITBOARD);
    want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
    uint64_t count = count_rest(solver);
    nq_solver_free(solver);
    return count;
}

/* One engine for each kernel. */
struct engines {
    uint32_t n;
    nq_solver *solver;
    struct nqi_engine *of[NQ_ISA_AVX512 + 1];
};

static void open_engines(struct engines *self, uint32_t n) {
    *self = (struct engines){.n = n, .solver = new_counter(n, NQ_ISA_AUTO)};
    FOR_EACH_KERNEL(isa) want_status(NQ_OK, nqi_engine_create(&self->of[isa], self->solver, n, (uint64_t)isa));
}

static void close_engines(struct engines *self) {
    FOR_EACH_KERNEL(isa) nqi_engine_destroy(self->of[isa]);
    nq_solver_free(self->solver);
}

static void want_unit(struct engines *self, uint64_t unit) {
    uint64_t want = by_bit_masks(self->n, unit);
    FOR_EACH_KERNEL(isa) {
        uint64_t count = UINT64_MAX;
        want_status(NQ_OK, nqi_engine_count(self->of[isa], unit, &count));
        if (count != want) print_error("n = %u, unit %u\n", (unsigned)self->n, (unsigned)unit);
        want_number(want, count);
    }
}

static void test_unit_when_n_is_up_to_10_then_each_kernel_counts_as_bit_masks_do(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 10; n++) {
        struct engines engines;
        open_engines(&engines, n);
        for (uint64_t unit = 0; unit < nqi_column_sets_total(n); unit++) want_unit(&engines, unit);
        close_engines(&engines);
    }
}

static void test_unit_when_sampled_at_n_11_to_14_then_each_kernel_counts_as_bit_masks_do(void **state) {
    UNUSED(state);
    uint32_t random = 2024;
    for (uint32_t n = 11; n <= 14; n++) {
        struct engines engines;
        uint32_t total = (uint32_t)nqi_column_sets_total(n);
        open_engines(&engines, n);
        for (int i = 0; i < 12; i++) want_unit(&engines, next_random(&random, total));
        want_unit(&engines, total - 1);
        close_engines(&engines);
    }
}

static void test_unit_when_counted_twice_then_nothing_is_left_over_from_the_first(void **state) {
    UNUSED(state);
    FOR_EACH_KERNEL(isa) {
        uint64_t first, other, again;
        struct nqi_engine *engine;
        nq_solver *solver = new_counter(11, isa);
        want_status(NQ_OK, nqi_engine_create(&engine, solver, 11, (uint64_t)isa));
        want_status(NQ_OK, nqi_engine_count(engine, 30, &first));
        want_status(NQ_OK, nqi_engine_count(engine, 77, &other));
        want_status(NQ_OK, nqi_engine_count(engine, 30, &again));
        want_number(first, again);
        nqi_engine_destroy(engine);
        nq_solver_free(solver);
    }
}

/* Bit masks would take too long here; the kernels can be compared with each other. */
static void test_unit_when_one_light_unit_of_n_16_to_19_then_all_kernels_agree(void **state) {
    UNUSED(state);
    for (uint32_t n = 16; n <= 19; n++) {
        struct engines engines;
        uint64_t want = UINT64_MAX;
        open_engines(&engines, n);
        FOR_EACH_KERNEL(isa) {
            uint64_t count;
            want_status(NQ_OK, nqi_engine_count(engines.of[isa], nqi_column_sets_total(n) - 2, &count));
            if (want == UINT64_MAX) want = count;
            want_number(want, count);
        }
        close_engines(&engines);
    }
}

static void test_isa_when_usable_then_portable_and_auto_are_and_unknown_ones_are_not(void **state) {
    UNUSED(state);
    want_true(nqi_isa_usable(NQ_ISA_AUTO) && nqi_isa_usable(NQ_ISA_PORTABLE), "these everywhere");
    want_true(nqi_isa_usable(NQ_ISA_AVX2) || !nqi_isa_usable(NQ_ISA_AVX512), "AVX-512 only with AVX2");
    want_true(!nqi_isa_usable(NQ_ISA_AVX512 + 1), "no others");
}

/* Solutions found by a kernel since the last tick go into sums of 64 bits. */
static void test_tick_when_a_sum_would_pass_64_bits_then_the_overflow_is_marked(void **state) {
    UNUSED(state);
    static struct workspace workspace;
    workspace.solver = new_counter(12, NQ_ISA_AUTO);
    workspace.sum[ONCE] = UINT64_MAX - 3;
    workspace.tally[ONCE][1] = 1;
    workspace.sliced_tally[ONCE][2] = 2;
    want_number(0, nqi_workspace_tick(&workspace));
    want_number(UINT64_MAX, workspace.sum[ONCE]);
    want_number(0, workspace.overflow);
    workspace.sliced_tally[ONCE][7] = 1;
    want_number(0, nqi_workspace_tick(&workspace));
    want_true(workspace.overflow, "a sum of 2^64");
    want_number(0, workspace.sum[CENTRE]);
    nq_solver_free(workspace.solver);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_unit_when_n_is_up_to_10_then_each_kernel_counts_as_bit_masks_do),
        TEST(test_unit_when_sampled_at_n_11_to_14_then_each_kernel_counts_as_bit_masks_do),
        TEST(test_unit_when_counted_twice_then_nothing_is_left_over_from_the_first),
        TEST(test_unit_when_one_light_unit_of_n_16_to_19_then_all_kernels_agree),
        TEST(test_isa_when_usable_then_portable_and_auto_are_and_unknown_ones_are_not),
        TEST(test_tick_when_a_sum_would_pass_64_bits_then_the_overflow_is_marked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
