/* Limits, cancelling, memory that fails, generators, and checkpoints that somebody has written by hand. */
#include "base/bytes.h"
#include "teaching.h"

static void test_next_when_the_limit_is_one_node_then_paused_at_each_and_nothing_is_lost(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            list *want = pull_all(teaching_solver(8, method, order, 4)), *got = new_list(8);
            nq_solver *solver = teaching_solver(8, method, order, 4);
            uint64_t pauses = 0;
            set(solver, NQ_LIMIT_NODES, 1);
            for (nq_status status; (status = nq_solver_next(solver)) != NQ_DONE;) {
                if (status == NQ_OK) {
                    add_to_list(got, nq_solver_solution(solver, NULL));
                    continue;
                }
                want_status(NQ_PAUSED, status);
                want_number(++pauses, get(solver, NQ_NODES));
            }
            want_number(pauses, get(solver, NQ_NODES));
            want_same_lists(want, got);
            nq_solver_free(solver);
            free_list(want);
            free_list(got);
        }
    }
}

typedef struct canceller {
    nq_solver *solver;
    uint64_t events;
} canceller;

static int cancel_now_and_then(void *user, const nq_event *event) {
    canceller *self = user;
    UNUSED(event);
    if (++self->events % 5000 == 0) nq_solver_cancel(self->solver);
    return 0;
}

static void test_count_when_cancelled_again_and_again_then_the_parts_add_up(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        uint64_t sum = 0, part, cancelled = 0;
        nq_status status;
        canceller self = {teaching_solver(10, method, NQ_VALUE_ORDER_ASCENDING, 0), 0};
        want_status(NQ_OK, nq_solver_on(self.solver, TRACE, cancel_now_and_then, &self));
        while ((status = nq_solver_count(self.solver, &part)) == NQ_CANCELLED) {
            sum += part;
            cancelled++;
        }
        want_status(NQ_DONE, status);
        want_number(724, sum + part);
        want_true(cancelled > 1, "calls that were cancelled");
        nq_solver_free(self.solver);
    }
}

/* The slowest step of each kind: scoring, propagating, moving slots. */
static void test_next_when_the_limit_is_5_ms_then_paused_soon_on_large_boards(void **state) {
    UNUSED(state);
    static const struct {
        size_t method;
        uint64_t order;
        uint32_t n;
    } slow[] = {{NQ_METHOD_MRV, NQ_VALUE_ORDER_LEAST_CONSTRAINING, 20000},
                {NQ_METHOD_MRV, NQ_VALUE_ORDER_ASCENDING, 65535},
                {NQ_METHOD_FORWARD_CHECK, NQ_VALUE_ORDER_LAST_RESTORED, 2000},
                {NQ_METHOD_ARC_CONSISTENCY, NQ_VALUE_ORDER_ASCENDING, 3000}};
    for (size_t i = 0; i < COUNT_OF(slow); i++) {
        nq_solver *solver = teaching_solver(slow[i].n, slow[i].method, slow[i].order, 0);
        uint64_t best = UINT64_MAX;
        set(solver, NQ_LIMIT_MS, 5);
        nq_solver_next(solver);                          /* makes the state */
        for (int attempt = 0; attempt < 10; attempt++) { /* the machine may be busy: the best of ten */
            uint64_t start = now_ms();
            nq_status status = nq_solver_next(solver);
            want_true(status == NQ_PAUSED || status == NQ_OK, "a pause, or the solution");
            uint64_t spent = now_ms() - start;
            if (spent < best) best = spent;
        }
        want_true(best < 5 + 50, "a pause within 50 ms of its time");
        nq_solver_free(solver);
    }
}

static nq_solver *purse_solver(purse *memory, nq_allocator *allocator, size_t method, uint64_t order) {
    const nq_square square = {0, 3};
    nq_problem *problem;
    nq_solver *solver;
    *allocator = purse_allocator(memory);
    want_status(NQ_OK, nq_problem_new(&problem, 8, allocator));
    want_status(NQ_OK, nq_problem_forbid(problem, &square, 1));
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    nq_problem_free(problem);
    set(solver, NQ_METHOD, method);
    return with_order(solver, order, 0);
}

static void test_next_when_any_allocation_fails_then_nomem_and_usable(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            nq_status status = NQ_E_NOMEM;
            for (size_t k = 1; status == NQ_E_NOMEM; k++) {
                purse memory = {0};
                nq_allocator allocator;
                uint64_t count;
                nq_solver *solver = purse_solver(&memory, &allocator, method, order);
                memory.fail_at = memory.taken + k;
                status = nq_solver_count(solver, &count);
                if (status == NQ_E_NOMEM) want_number(74, count_rest(solver));
                nq_solver_free(solver);
                want_number(memory.taken, memory.returned);
            }
            want_status(NQ_DONE, status);
        }
    }
}

static uint64_t draw(void *user, uint64_t bound) {
    uint64_t *calls = user;
    return (++*calls * UINT64_C(0x9E3779B97F4A7C15)) % bound;
}

static void test_random_when_the_caller_has_a_generator_then_asked_twice_and_saved(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        uint64_t calls = 0, again = 0;
        list *want = new_list(8), *got = new_list(8);
        nq_problem *problem = new_problem(8);
        nq_solver *solver = teaching_solver(8, method, NQ_VALUE_ORDER_RANDOM, 0), *other;
        want_status(NQ_OK, nq_solver_new(&other, problem));
        set(other, NQ_METHOD, method);
        with_order(other, NQ_VALUE_ORDER_RANDOM, 0);
        want_status(NQ_OK, nq_solver_random(solver, draw, &calls));
        want_status(NQ_OK, nq_solver_random(other, draw, &again));
        pull_into(want, solver, SIZE_MAX);
        want_number(2, calls);
        pull_into(got, other, 30);
        other = born_again(other, problem);
        pull_into(got, other, SIZE_MAX);
        want_same_lists(want, got);
        nq_solver_free(solver);
        nq_solver_free(other);
        nq_problem_free(problem);
        free_list(want);
        free_list(got);
    }
}

static void test_random_when_the_order_is_not_random_then_the_generator_is_not_asked(void **state) {
    UNUSED(state);
    uint64_t calls = 0;
    nq_solver *solver = new_solver(8, NQ_METHOD_MRV);
    want_status(NQ_OK, nq_solver_random(solver, draw, &calls));
    want_number(92, count_rest(solver));
    want_number(0, calls);
    nq_solver_free(solver);
}

/* Loads bytes whose checksum is made good: they are refused, or make a solver that searches and ends. */
static void try_bytes(nq_problem *problem, unsigned char *bytes, size_t len) {
    nq_solver *solver;
    uint32_t crc = nqi_crc32(bytes, len - 4);
    for (int i = 0; i < 4; i++) bytes[len - 4 + (size_t)i] = (unsigned char)(crc >> 8 * i);
    if (nq_solver_load(&solver, problem, bytes, len, NULL) != NQ_OK) return;
    set(solver, NQ_LIMIT_NODES, 500);
    set(solver, NQ_LIMIT_SOLUTIONS, 0);
    set(solver, NQ_LIMIT_MS, 0);
    nq_status status = NQ_OK;
    for (int calls = 0; calls < 100 && (status == NQ_OK || status == NQ_PAUSED); calls++) {
        size_t count;
        status = nq_solver_next(solver);
        const nq_square *squares = nq_solver_solution(solver, &count);
        if (status == NQ_OK) want_status(NQ_OK, nq_problem_check(problem, squares, count, NULL));
    }
    want_true(status != NQ_PAUSED, "an end");
    nq_solver_free(solver);
}

/* From a byte on: the keys are at 20, 12 bytes each, and their number is at 16. */
static void mutate(nq_problem *problem, const unsigned char *bytes, size_t len, size_t from) {
    static const unsigned char fill[] = {0x00, 0x01, 0x7F, 0xFF};
    unsigned char *copy = malloc(len);
    for (size_t bit = 8 * from; bit < 8 * (len - 4); bit++) {
        memcpy(copy, bytes, len);
        copy[bit / 8] ^= (unsigned char)(1u << bit % 8);
        try_bytes(problem, copy, len);
    }
    for (size_t at = from; at + 4 <= len - 4; at += 4)
        for (size_t i = 0; i < sizeof fill; i++) {
            memcpy(copy, bytes, len);
            memset(copy + at, fill[i], 4);
            try_bytes(problem, copy, len);
        }
    free(copy);
}

static int stop_at(void *user, const nq_event *event) {
    uint64_t *left = user;
    UNUSED(event);
    return --*left == 0;
}

static void test_load_when_any_word_is_changed_under_a_good_checksum_then_refused_or_sound(void **state) {
    UNUSED(state);
    FOR_EACH_TEACHING(method) {
        for (uint64_t order = 0; order < ORDERS; order++) {
            for (uint64_t events = 9; events <= 47; events += 19) {
                unsigned char bytes[4096];
                size_t len = sizeof bytes;
                uint64_t left = events;
                nq_problem *problem = new_problem(6);
                nq_solver *solver;
                want_status(NQ_OK, nq_solver_new(&solver, problem));
                set(solver, NQ_METHOD, method);
                with_order(solver, order, 1);
                during("method %d, order %d, event %d", (int)method, (int)order, (int)events);
                want_status(NQ_OK, nq_solver_on(solver, TRACE, stop_at, &left));
                want_status(NQ_STOPPED, nq_solver_run(solver));
                want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
                size_t keys = 20 + (size_t)12 * bytes[16];
                mutate(problem, bytes, len, order == NQ_VALUE_ORDER_LAST_RESTORED && events == 28 ? 16 : keys);
                nq_solver_free(solver);
                nq_problem_free(problem);
            }
        }
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_next_when_the_limit_is_one_node_then_paused_at_each_and_nothing_is_lost),
        TEST(test_count_when_cancelled_again_and_again_then_the_parts_add_up),
        TEST(test_next_when_the_limit_is_5_ms_then_paused_soon_on_large_boards),
        TEST(test_next_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_random_when_the_caller_has_a_generator_then_asked_twice_and_saved),
        TEST(test_random_when_the_order_is_not_random_then_the_generator_is_not_asked),
        TEST(test_load_when_any_word_is_changed_under_a_good_checksum_then_refused_or_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
