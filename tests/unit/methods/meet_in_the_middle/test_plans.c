/* How an engine divides the rows is a plan; every plan counts the same. Boards over 25 rows have plans that no test could wait
 * for, so small boards take them here: the engine's source is a part of this program, its plans being nobody else's business. */
#include "methods/meet_in_the_middle/engine.c" /* NOLINT */

#include "kernels.h"

static struct nqi_engine *engine_by(nq_solver *solver, const struct plan *plan, int isa) {
    struct nqi_engine *engine = nqi_alloc_zero(&solver->allocator, 1, sizeof *engine);
    want_true(engine != NULL, "memory for an engine");
    engine->arena.allocator = &solver->allocator;
    engine->workspace.solver = solver;
    engine->join = find_join((uint64_t)isa);
    set_rows(&engine->workspace, solver->problem->rules.n, plan);
    want_status(NQ_OK, take_tables(&engine->workspace, &engine->arena));
    want_true(take_lists(&engine->workspace, &engine->arena), "memory for lists");
    return engine;
}

/* Lists that are always, never, or sometimes sliced, at another depth; a prefix; fewer far rows; small chunks. */
static struct plan variant_of(struct plan plan, uint32_t n, unsigned variant) {
    plan.slice_least = variant % 3 == 0 ? 1 : variant % 3 == 1 ? 1u << 30 : 37;
    plan.slice_most = variant % 3 == 0 ? 1u << 30 : 1500;
    plan.slice_depth = 1 + variant % 2;
    plan.far_rows -= variant / 9 % 2;
    plan.prefix = variant / 3 % 3 % (n / 2 - plan.far_rows); /* a near row is left */
    plan.capacity = 1 << 12;
    return plan;
}

/* Sums a few units; the same ones for every plan. */
static uint64_t count_some(struct nqi_engine *engine, uint32_t n, uint64_t units) {
    uint64_t total = nqi_column_sets_total(n), sum = 0, count;
    for (uint64_t i = 0; i < units; i++) {
        want_status(NQ_OK, nqi_engine_count(engine, i * (total - 1) / (units - 1), &count));
        sum = 3 * sum + count;
    }
    nqi_engine_destroy(engine);
    return sum;
}

static void want_plans_to_agree(uint32_t n, uint64_t units, unsigned step) {
    nq_solver *solver = new_counter(n, NQ_ISA_AUTO);
    struct plan plan = plan_for(n);
    uint64_t want = count_some(engine_by(solver, &plan, NQ_ISA_PORTABLE), n, units);
    FOR_EACH_KERNEL(isa)
    for (unsigned variant = 0; variant < 18; variant += step) {
        struct plan other = variant_of(plan, n, variant);
        uint64_t got = count_some(engine_by(solver, &other, isa), n, units);
        if (got != want) print_error("n = %u, variant %u\n", (unsigned)n, variant);
        want_number(want, got);
    }
    nq_solver_free(solver);
}

static void test_plan_when_any_then_the_same_count_at_n_12_and_13(void **state) {
    UNUSED(state);
    want_plans_to_agree(12, 12, 1);
    want_plans_to_agree(13, 12, 1);
}

static void test_plan_when_any_then_the_same_count_at_n_16_and_17(void **state) {
    UNUSED(state);
    want_plans_to_agree(16, 2, 1);
    want_plans_to_agree(17, 2, 1);
}

static void test_plan_when_words_have_an_extra_part_then_the_same_count_at_n_18_and_19(void **state) {
    UNUSED(state);
    want_plans_to_agree(18, 2, 4);
    want_plans_to_agree(19, 2, 4);
}

/* A placement has to fit the words, and a chunk the largest group of the table. */
static void test_plan_when_any_n_then_within_the_bounds_of_the_words(void **state) {
    UNUSED(state);
    for (uint32_t n = NQI_COLUMN_SETS_MIN; n <= NQI_COLUMN_SETS_MAX; n++) {
        struct plan plan = plan_for(n);
        struct workspace w = {.n = 0};
        set_rows(&w, n, &plan);
        during("n = %u", (unsigned)n);
        want_true(plan.far_rows >= 1 && plan.far_rows < n / 2, "near rows in both halves");
        want_true(plan.prefix < w.bottom_near, "a near row after the prefix");
        want_true(w.main_depth <= w.top_near, "main words say all at the leaves");
        want_true(w.top_near <= MAX_NEAR && w.bottom_near <= MAX_NEAR, "room for the walk");
    }
}

/* The weights of symmetry can overflow where the sum of pairs did not. */
static void test_weigh_when_the_product_passes_64_bits_then_refused(void **state) {
    UNUSED(state);
    struct workspace w = {.n = 13};
    uint64_t count = 0;
    w.sum[ONCE] = UINT64_MAX / 8;
    w.sum[CENTRE] = 4;
    want_true(weigh(&w, 2, &count) == 0, "8 * (2^61 - 1) + 2 * 4 to be too much");
    w.sum[CENTRE] = 3;
    count = 0;
    want_true(weigh(&w, 2, &count) == 1, "8 * (2^61 - 1) + 2 * 3 to fit");
    want_number(UINT64_MAX - 1, count);
    w.sum[ONCE]++;
    count = 0;
    want_true(weigh(&w, 2, &count) == 0, "8 * 2^61 to be too much");
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_plan_when_any_then_the_same_count_at_n_12_and_13),
        TEST(test_plan_when_any_then_the_same_count_at_n_16_and_17),
        TEST(test_plan_when_words_have_an_extra_part_then_the_same_count_at_n_18_and_19),
        TEST(test_plan_when_any_n_then_within_the_bounds_of_the_words),
        TEST(test_weigh_when_the_product_passes_64_bits_then_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
