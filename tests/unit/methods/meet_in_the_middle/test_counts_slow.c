/* The larger boards of test_counts.c. */
#include "kernels.h"

static void want_plain(uint32_t n, int isa) {
    nq_solver *solver = new_counter(n, isa);
    want_number(known_counts(n).all, count_rest(solver));
    nq_solver_free(solver);
}

static void test_count_when_n_is_16_then_as_published_by_each_kernel(void **state) {
    UNUSED(state);
    FOR_EACH_KERNEL(isa) want_plain(16, isa);
}

static void test_count_when_n_is_17_then_as_published(void **state) {
    UNUSED(state);
    want_plain(17, NQ_ISA_AUTO);
}

static void test_count_when_n_is_18_then_as_published(void **state) {
    UNUSED(state);
    want_plain(18, NQ_ISA_AUTO);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_n_is_16_then_as_published_by_each_kernel),
        TEST(test_count_when_n_is_17_then_as_published),
        TEST(test_count_when_n_is_18_then_as_published),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
