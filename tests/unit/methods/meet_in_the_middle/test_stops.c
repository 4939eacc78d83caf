/* Limits and checkpoints in one thread. */
#include "kernels.h"

enum { ROOM = 4096 };

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

/* Counts in pieces, each of which may take twice as long as the one before. */
static uint64_t count_in_pieces(nq_solver *solver, uint32_t n, uint64_t *pauses) {
    uint64_t sum = 0, piece, ms = 1;
    for (;;) {
        set(solver, NQ_LIMIT_MS, ms);
        nq_status status = nq_solver_count(solver, &piece);
        sum += piece;
        if (status == NQ_DONE) break;
        want_status(NQ_PAUSED, status);
        ms *= 2;
        ++*pauses;
        solver = through_bytes(solver, n);
        want_number(NQ_METHOD_MEET_IN_THE_MIDDLE, get(solver, NQ_METHOD));
    }
    nq_solver_free(solver);
    return sum;
}

static void test_count_when_paused_and_saved_again_and_again_then_the_pieces_add_up(void **state) {
    UNUSED(state);
    FOR_EACH_KERNEL(isa) {
        uint64_t pauses = 0;
        want_number(known_counts(14).all, count_in_pieces(new_counter(14, isa), 14, &pauses));
        want_number(known_counts(15).all, count_in_pieces(new_counter(15, isa), 15, &pauses));
        want_true(pauses > 0, "a pause");
    }
}

/* A callback that stops the count when so many units are finished. */
static int stop_at(void *units, const nq_event *event) {
    return event->done >= *(uint64_t *)units;
}

/* A count of n = 12 up to symmetry that was stopped after some of its 252 units. */
static nq_solver *stopped_canonical(uint64_t units, uint64_t *count) {
    nq_solver *solver = new_counter(12, NQ_ISA_AUTO);
    set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_UNIT, stop_at, &units));
    want_status(NQ_STOPPED, nq_solver_count(solver, count));
    want_status(NQ_OK, nq_solver_on(solver, 0, NULL, NULL));
    return solver;
}

static void test_load_when_a_canonical_count_was_stopped_then_it_goes_on(void **state) {
    UNUSED(state);
    for (uint64_t units = 1; units <= 252; units += units < 241 ? 60 : 11) {
        uint64_t count = 0;
        nq_solver *solver = through_bytes(stopped_canonical(units, &count), 12);
        want_number(units, get(solver, NQ_UNITS_DONE));
        want_number(1787, count + count_rest(solver));
        want_number(1787, get(solver, NQ_ORBITS));
        want_number((14200 - 80) / 8, get(solver, NQ_ORBITS_8));
        want_number((80 - 8) / 4, get(solver, NQ_ORBITS_4));
        want_number(8 / 2, get(solver, NQ_ORBITS_2));
        nq_solver_free(solver);
    }
}

static void test_load_when_a_count_of_units_was_stopped_then_the_rest_of_them(void **state) {
    UNUSED(state);
    uint64_t units = 40, part = 0, whole;
    nq_solver *solver = new_counter(12, NQ_ISA_AUTO);
    want_status(NQ_OK, nq_solver_assign(solver, 100, 90));
    whole = count_rest(solver);
    want_status(NQ_OK, nq_solver_reset(solver));
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_UNIT, stop_at, &units));
    want_status(NQ_STOPPED, nq_solver_count(solver, &part));
    solver = through_bytes(solver, 12);
    want_number(whole, part + count_rest(solver));
    want_number(90, get(solver, NQ_UNITS_TOTAL));
    nq_solver_free(solver);
}

static void test_load_when_auto_was_counting_then_next_delivers_the_rest(void **state) {
    UNUSED(state);
    uint64_t units = 30, part = 0;
    nq_solver *solver = new_solver(10, NQ_METHOD_AUTO);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_UNIT, stop_at, &units));
    want_status(NQ_STOPPED, nq_solver_count(solver, &part));
    solver = through_bytes(solver, 10);
    list *rest = pull_all(solver);
    want_number(724, part + rest->count);
    free_list(rest);
}

static void test_load_when_the_count_was_finished_then_nothing_is_left(void **state) {
    UNUSED(state);
    nq_solver *solver = new_counter(11, NQ_ISA_AUTO);
    want_number(2680, count_rest(solver));
    solver = through_bytes(solver, 11);
    want_number(0, count_rest(solver));
    want_number(2680, get(solver, NQ_SOLUTIONS));
    nq_solver_free(solver);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_paused_and_saved_again_and_again_then_the_pieces_add_up),
        TEST(test_load_when_a_canonical_count_was_stopped_then_it_goes_on),
        TEST(test_load_when_a_count_of_units_was_stopped_then_the_rest_of_them),
        TEST(test_load_when_auto_was_counting_then_next_delivers_the_rest),
        TEST(test_load_when_the_count_was_finished_then_nothing_is_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
