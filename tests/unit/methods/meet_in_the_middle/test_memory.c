/* Memory: every allocation may fail, and there are not many bytes of it. */
#include "kernels.h"

static nq_solver *counter_from(const nq_allocator *allocator, uint32_t n, int isa) {
    nq_problem *problem;
    want_status(NQ_OK, nq_problem_new(&problem, n, allocator));
    nq_solver *solver = new_solver_for(problem, NQ_METHOD_MEET_IN_THE_MIDDLE);
    set(solver, NQ_ISA, (uint64_t)isa);
    return solver;
}

/* Counts with the k-th allocation of the count failing, then once more. How many allocations a count makes is returned. */
static size_t count_failing(uint64_t symmetry, size_t k) {
    purse memory = {0};
    uint64_t count = 77, want = symmetry == NQ_SYMMETRY_ALL ? 14200 : 1787;
    nq_allocator allocator = purse_allocator(&memory);
    nq_solver *solver = counter_from(&allocator, 12, NQ_ISA_AUTO);
    set(solver, NQ_SYMMETRY, symmetry);
    size_t before = memory.taken;
    if (k > 0) {
        memory.fail_at = before + k;
        want_status(NQ_E_NOMEM, nq_solver_count(solver, &count));
        want_number(0, count);
        want_true(*nq_solver_message(solver) != '\0', "a message");
    }
    want_number(want, count_rest(solver));
    size_t taken = memory.taken - before;
    nq_solver_free(solver);
    want_number(memory.taken, memory.returned);
    return taken;
}

static void test_count_when_any_allocation_fails_then_nomem_and_the_handle_is_usable(void **state) {
    UNUSED(state);
    for (uint64_t symmetry = NQ_SYMMETRY_ALL; symmetry <= NQ_SYMMETRY_CANONICAL; symmetry++) {
        size_t taken = count_failing(symmetry, 0);
        want_true(taken > 3, "memory taken through the caller's allocator");
        for (size_t k = 1; k <= taken; k++) count_failing(symmetry, k);
    }
}

/* A callback that stops the count after the first unit, when everything has been allocated. */
static int stop_at_once(void *user, const nq_event *event) {
    UNUSED(user);
    UNUSED(event);
    return 1;
}

static void count_a_unit(nq_solver *solver) {
    uint64_t count;
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_UNIT, stop_at_once, NULL));
    want_status(NQ_STOPPED, nq_solver_count(solver, &count));
}

static void test_count_when_it_stops_then_its_memory_is_kept_and_freed_with_the_solver(void **state) {
    UNUSED(state);
    purse memory = {0};
    nq_allocator allocator = purse_allocator(&memory);
    nq_solver *solver = counter_from(&allocator, 18, NQ_ISA_AUTO);
    count_a_unit(solver);
    size_t taken = memory.taken;
    count_a_unit(solver);
    want_number(taken, memory.taken); /* the engine is not made twice */
    nq_solver_free(solver);
    want_number(memory.taken, memory.returned);
}

/* Bytes in use, and the most there ever were. Each block has its size in front. */
struct meter {
    size_t now, most;
};

static void *meter_alloc(void *user, size_t size) {
    struct meter *meter = user;
    max_align_t *block = malloc(sizeof *block + size);
    if (block == NULL) return NULL;
    memcpy(block, &size, sizeof size);
    meter->now += size;
    if (meter->now > meter->most) meter->most = meter->now;
    return block + 1;
}

static void meter_release(void *user, void *memory) {
    struct meter *meter = user;
    max_align_t *block = (max_align_t *)memory - 1;
    size_t size;
    memcpy(&size, block, sizeof size);
    meter->now -= size;
    free(block);
}

static size_t most_bytes(uint32_t n, int isa) {
    struct meter meter = {0, 0};
    const nq_allocator allocator = {meter_alloc, meter_release, &meter};
    nq_solver *solver = counter_from(&allocator, n, isa);
    count_a_unit(solver);
    nq_solver_free(solver);
    want_number(0, meter.now);
    return meter.most;
}

static void test_count_when_n_is_20_then_under_256_mib(void **state) {
    UNUSED(state);
    FOR_EACH_KERNEL(isa) {
        size_t bytes = most_bytes(20, isa);
        want_true(bytes > 1 << 20, "tables through the caller's allocator");
        want_true(bytes < 256u << 20, "256 MiB");
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_any_allocation_fails_then_nomem_and_the_handle_is_usable),
        TEST(test_count_when_it_stops_then_its_memory_is_kept_and_freed_with_the_solver),
        TEST(test_count_when_n_is_20_then_under_256_mib),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
