/* Meeting in the middle in threads: the same counts, pauses, overflow, a cancel from outside, and memory that runs out. */
#define _POSIX_C_SOURCE 200809L
#include "kernels.h"

#include "search/solver.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

enum { ROOM = 4096 };

static nq_solver *new_shared(uint32_t n, uint64_t threads, uint64_t symmetry) {
    nq_solver *solver = new_counter(n, NQ_ISA_AUTO);
    set(solver, NQ_THREADS, threads);
    set(solver, NQ_SYMMETRY, symmetry);
    return solver;
}

static void test_count_when_in_1_to_5_threads_then_the_same(void **state) {
    UNUSED(state);
    static const uint64_t threads[] = {1, 2, 3, 5};
    for (size_t i = 0; i < COUNT_OF(threads); i++) {
        for (uint32_t n = 12; n <= 13; n++) {
            nq_solver *all = new_shared(n, threads[i], NQ_SYMMETRY_ALL);
            nq_solver *orbits = new_shared(n, threads[i], NQ_SYMMETRY_CANONICAL);
            want_number(known_counts(n).all, count_rest(all));
            want_number(known_counts(n).orbits, count_rest(orbits));
            want_number((known_counts(n).all - known_counts(n).half_turn) / 8, get(orbits, NQ_ORBITS_8));
            want_number(get(all, NQ_UNITS_TOTAL), get(all, NQ_UNITS_DONE));
            nq_solver_free(all);
            nq_solver_free(orbits);
        }
    }
}

static void test_count_when_there_are_more_threads_than_units_then_the_same(void **state) {
    UNUSED(state);
    nq_solver *solver = new_shared(12, 8, NQ_SYMMETRY_ALL), *alone = new_shared(12, 1, NQ_SYMMETRY_ALL);
    want_status(NQ_OK, nq_solver_assign(solver, 7, 3));
    want_status(NQ_OK, nq_solver_assign(alone, 7, 3));
    want_number(count_rest(alone), count_rest(solver));
    nq_solver_free(solver);
    nq_solver_free(alone);
}

/* Saves, frees and loads again. */
static nq_solver *through_bytes(nq_solver *solver, uint32_t n) {
    unsigned char bytes[ROOM];
    size_t len = sizeof bytes;
    nq_problem *problem = new_problem(n);
    nq_solver *loaded;
    want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
    nq_solver_free(solver);
    want_status(NQ_OK, nq_solver_load(&loaded, problem, bytes, len, NULL));
    nq_problem_free(problem);
    return loaded;
}

/* Each piece may take twice as long as the one before. */
static void test_count_when_two_threads_are_paused_and_saved_then_the_pieces_add_up(void **state) {
    UNUSED(state);
    uint64_t sum = 0, piece, ms = 1;
    nq_status status;
    nq_solver *solver = new_shared(14, 2, NQ_SYMMETRY_ALL);
    for (;;) {
        set(solver, NQ_LIMIT_MS, ms);
        status = nq_solver_count(solver, &piece);
        sum += piece;
        if (status != NQ_PAUSED) break;
        ms *= 2;
        solver = through_bytes(solver, 14);
        want_number(2, get(solver, NQ_THREADS));
    }
    want_status(NQ_DONE, status);
    want_number(known_counts(14).all, sum);
    nq_solver_free(solver);
}

static void test_count_when_the_sum_of_two_threads_would_pass_64_bits_then_range(void **state) {
    UNUSED(state);
    uint64_t count = 0;
    nq_solver *solver = new_shared(12, 2, NQ_SYMMETRY_ALL);
    want_status(NQ_OK, nqi_solver_begin(solver, true));
    NQI_STAT(solver, NQ_SOLUTIONS) = UINT64_MAX - 10000;
    want_status(NQ_E_RANGE, nq_solver_count(solver, &count));
    want_true(count > 0 && count <= 10000, "a sum of whole units");
    want_number(UINT64_MAX - 10000 + count, get(solver, NQ_SOLUTIONS));
    want_true(*nq_solver_message(solver) != '\0', "a message");
    nq_solver_free(solver);
}

static void test_count_when_the_labelled_sum_of_two_threads_would_pass_64_bits_then_range(void **state) {
    UNUSED(state);
    uint64_t count = 77;
    nq_solver *solver = new_shared(12, 2, NQ_SYMMETRY_CANONICAL);
    want_status(NQ_OK, nqi_solver_begin(solver, true));
    solver->labelled = UINT64_MAX - 10000;
    want_status(NQ_E_RANGE, nq_solver_count(solver, &count));
    want_number(0, count);
    want_true(solver->labelled >= UINT64_MAX - 10000, "no wrap");
    nq_solver_free(solver);
}

/* ---- cancelling from another thread ---- */

struct canceller {
    nq_solver *solver;
    uint64_t at_ms;
};

/* Waits for the first unit to be counted, so that engines have been made, and then a moment. */
static void *cancel_later(void *opaque) {
    struct canceller *self = opaque;
    const struct timespec moment = {0, 10000000};
    for (int i = 0; i < 300 && get(self->solver, NQ_UNITS_DONE) == 0; i++) nanosleep(&moment, NULL);
    nanosleep(&moment, NULL);
    self->at_ms = now_ms();
    nq_solver_cancel(self->solver);
    return NULL;
}

static uint64_t ms_to_cancel(int isa, uint64_t threads) {
    struct canceller self = {.solver = new_counter(20, isa)};
    pthread_t thread;
    uint64_t count;
    set(self.solver, NQ_THREADS, threads);
    want_number(0, pthread_create(&thread, NULL, cancel_later, &self));
    want_status(NQ_CANCELLED, nq_solver_count(self.solver, &count));
    uint64_t now = now_ms();
    want_number(0, pthread_join(thread, NULL));
    nq_solver_free(self.solver);
    return now - self.at_ms;
}

/* n = 20 would take minutes. test_cancel.c looks at milliseconds; here other programs may have the processors. */
static void test_cancel_when_called_from_another_thread_then_answered(void **state) {
    UNUSED(state);
    for (uint64_t threads = 1; threads <= 2; threads++)
        FOR_EACH_KERNEL(isa) want_true(ms_to_cancel(isa, threads) < 5000, "an answer long before the end");
}

/* ---- memory ---- */

/* As purse, for several threads. */
struct shared_purse {
    atomic_size_t taken, returned;
    size_t fail_at;
};

static void *shared_alloc(void *user, size_t size) {
    struct shared_purse *self = user;
    if (atomic_fetch_add(&self->taken, 1) + 1 != self->fail_at) return malloc(size);
    atomic_fetch_add(&self->returned, 1);
    return NULL;
}

static void shared_release(void *user, void *memory) {
    struct shared_purse *self = user;
    atomic_fetch_add(&self->returned, 1);
    free(memory);
}

/* Which thread's allocation fails is chance; whether one does is not, up to the number that one thread makes. */
static void test_count_when_an_allocation_of_two_threads_fails_then_nomem_and_the_handle_is_usable(void **state) {
    UNUSED(state);
    for (size_t k = 1; k <= 40; k++) {
        struct shared_purse memory = {.fail_at = 0};
        const nq_allocator allocator = {shared_alloc, shared_release, &memory};
        uint64_t first = 0;
        nq_problem *problem;
        want_status(NQ_OK, nq_problem_new(&problem, 12, &allocator));
        nq_solver *solver = new_solver_for(problem, NQ_METHOD_MEET_IN_THE_MIDDLE);
        set(solver, NQ_THREADS, 2);
        memory.fail_at = atomic_load(&memory.taken) + k;
        nq_status status = nq_solver_count(solver, &first);
        if (status == NQ_DONE) {
            want_number(14200, first);
            want_true(atomic_load(&memory.taken) < memory.fail_at, "no failure unnoticed");
        } else {
            want_status(NQ_E_NOMEM, status);
            want_number(14200, first + count_rest(solver));
        }
        nq_solver_free(solver);
        want_number(atomic_load(&memory.taken), atomic_load(&memory.returned));
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_in_1_to_5_threads_then_the_same),
        TEST(test_count_when_there_are_more_threads_than_units_then_the_same),
        TEST(test_count_when_two_threads_are_paused_and_saved_then_the_pieces_add_up),
        TEST(test_count_when_the_sum_of_two_threads_would_pass_64_bits_then_range),
        TEST(test_count_when_the_labelled_sum_of_two_threads_would_pass_64_bits_then_range),
        TEST(test_cancel_when_called_from_another_thread_then_answered),
        TEST(test_count_when_an_allocation_of_two_threads_fails_then_nomem_and_the_handle_is_usable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
