/* What meeting in the middle takes and what it refuses, and when AUTO chooses it. */
#include "kernels.h"

#include "search/column_sets.h"
#include "search/method.h"

/* Counting is refused, and the message says why. */
static void want_refused(nq_solver *solver, const char *why) {
    uint64_t count = 77;
    want_status(NQ_E_UNSUPPORTED, nq_solver_count(solver, &count));
    want_number(0, count);
    want_within(nq_solver_message(solver), "meet-in-the-middle");
    want_within(nq_solver_message(solver), why);
    nq_solver_free(solver);
}

static nq_solver *counter_for(nq_problem *problem) {
    return new_solver_for(problem, NQ_METHOD_MEET_IN_THE_MIDDLE);
}

static void test_count_when_the_board_is_not_plain_then_refused(void **state) {
    UNUSED(state);
    const nq_square corner = {0, 0};
    nq_problem *required = new_problem(10), *forbidden = new_problem(10), *torus = new_problem(10),
               *rooks = new_problem(10);
    want_status(NQ_OK, nq_problem_require(required, &corner, 1));
    want_status(NQ_OK, nq_problem_forbid(forbidden, &corner, 1));
    want_status(NQ_OK, nq_problem_set(torus, NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS));
    want_status(NQ_OK, nq_problem_set(rooks, NQ_ATTACKS, NQ_ATTACKS_ROOK));
    want_refused(counter_for(required), "plain");
    want_refused(counter_for(forbidden), "plain");
    want_refused(counter_for(torus), "plain");
    want_refused(counter_for(rooks), "plain");
}

static void test_count_when_the_board_has_regions_then_refused(void **state) {
    UNUSED(state);
    uint32_t region_of[100];
    for (uint32_t i = 0; i < 100; i++) region_of[i] = i / 10;
    nq_problem *regions = new_problem(10);
    want_status(NQ_OK, nq_problem_regions(regions, region_of, 100));
    want_refused(counter_for(regions), "plain");
}

static void test_count_when_fewer_than_4_or_more_than_32_rows_then_refused(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {0, 1, 2, 3, 33, 64, 1000};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) want_refused(new_counter(sizes[i], NQ_ISA_AUTO), "4 to 32 rows");
}

static void test_count_when_units_fix_first_rows_then_refused(void **state) {
    UNUSED(state);
    nq_solver *solver = new_counter(10, NQ_ISA_AUTO);
    set(solver, NQ_UNIT_DEPTH, 1);
    want_refused(solver, "units");
}

static void test_count_when_solutions_are_limited_then_refused(void **state) {
    UNUSED(state);
    nq_solver *solver = new_counter(10, NQ_ISA_AUTO);
    set(solver, NQ_LIMIT_SOLUTIONS, 5);
    want_refused(solver, "limit");
}

static void test_count_when_orbits_of_units_or_symmetric_solutions_are_asked_then_refused(void **state) {
    UNUSED(state);
    nq_solver *orbits = new_counter(10, NQ_ISA_AUTO), *half = new_counter(10, NQ_ISA_AUTO);
    set(orbits, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
    want_status(NQ_OK, nq_solver_assign(orbits, 0, 5));
    set(half, NQ_SYMMETRY, NQ_SYMMETRY_HALF_TURN);
    want_refused(orbits, "whole board");
    want_refused(half, "symmetric");
}

static void test_set_when_the_processor_lacks_the_instructions_then_unsupported(void **state) {
    UNUSED(state);
    nq_solver *solver = new_counter(10, NQ_ISA_AUTO);
    for (uint64_t isa = NQ_ISA_PORTABLE; isa <= NQ_ISA_AVX512; isa++)
        want_status(nqi_isa_usable(isa) ? NQ_OK : NQ_E_UNSUPPORTED, nq_solver_set(solver, NQ_ISA, isa));
    nq_solver_free(solver);
}

static void test_next_and_run_when_it_only_counts_then_unsupported_with_a_message(void **state) {
    UNUSED(state);
    nq_solver *solver = new_counter(10, NQ_ISA_AUTO);
    want_status(NQ_E_UNSUPPORTED, nq_solver_next(solver));
    want_within(nq_solver_message(solver), "delivers no solutions");
    want_true(nq_solver_solution(solver, NULL) == NULL, "no solution");
    want_status(NQ_E_UNSUPPORTED, nq_solver_run(solver));
    want_within(nq_solver_message(solver), "delivers no solutions");
    want_number(724, count_rest(solver)); /* nothing was lost */
    nq_solver_free(solver);
}

static void want_choice(uint32_t n, const nq_solver *solver, bool chosen) {
    const struct nqi_method *method = nqi_method_choose(solver, true);
    bool is_middle = method != NULL && method->id == NQ_METHOD_MEET_IN_THE_MIDDLE;
    during("n = %u", (unsigned)n);
    want_number(chosen, is_middle);
    method = nqi_method_choose(solver, false);
    want_true(method == NULL || method->id != NQ_METHOD_MEET_IN_THE_MIDDLE, "never for solutions");
}

static void test_auto_when_a_plain_count_then_taken_exactly_from_10_to_32_rows(void **state) {
    UNUSED(state);
    for (uint32_t n = 0; n <= 70; n++) {
        nq_solver *solver = new_solver(n, NQ_METHOD_AUTO);
        want_choice(n, solver, n >= 10 && n <= 32);
        set(solver, NQ_THREADS, 4);
        want_choice(n, solver, n >= 10 && n <= 32);
        set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
        want_choice(n, solver, n >= 10 && n <= 32);
        nq_solver_free(solver);
    }
}

static int ignore(void *user, const nq_event *event) {
    UNUSED(user);
    UNUSED(event);
    return 0;
}

static void test_auto_when_not_a_plain_count_then_another_method(void **state) {
    UNUSED(state);
    static const struct {
        nq_key key;
        uint64_t value;
    } option[] = {{NQ_LIMIT_SOLUTIONS, 5},
                  {NQ_LIMIT_NODES, 5},
                  {NQ_UNIT_DEPTH, 1},
                  {NQ_SYMMETRY, NQ_SYMMETRY_HALF_TURN},
                  {NQ_SYMMETRY, NQ_SYMMETRY_QUARTER_TURN}};
    for (size_t i = 0; i < COUNT_OF(option); i++) {
        nq_solver *solver = new_solver(16, NQ_METHOD_AUTO);
        set(solver, option[i].key, option[i].value);
        want_choice(16, solver, false);
        nq_solver_free(solver);
    }
    nq_solver *traced = new_solver(16, NQ_METHOD_AUTO);
    want_status(NQ_OK, nq_solver_on(traced, NQ_EVENT_PLACE, ignore, NULL));
    want_choice(16, traced, false);
    want_status(NQ_OK, nq_solver_on(traced, NQ_EVENT_UNIT | NQ_EVENT_PROGRESS, ignore, NULL));
    want_choice(16, traced, true);
    nq_solver_free(traced);
}

static void test_count_when_auto_and_squares_are_required_then_another_method_counts(void **state) {
    UNUSED(state);
    const nq_square corner = {0, 0};
    uint64_t sum = 0;
    nq_problem *problem = new_problem(10);
    want_status(NQ_OK, nq_problem_require(problem, &corner, 1));
    nq_solver *solver = new_solver_for(problem, NQ_METHOD_AUTO);
    list *all = pull_all(new_solver(10, NQ_METHOD_BITBOARD));
    for (size_t i = 0; i < all->count; i++) sum += in_list(all, i)[0].col == 0;
    want_number(sum, count_rest(solver));
    want_number(NQ_METHOD_BITBOARD, get(solver, NQ_METHOD));
    free_list(all);
    nq_solver_free(solver);
}

/* A callback that stops the count when so many units are finished. */
static int stop_at(void *units, const nq_event *event) {
    return event->done >= *(uint64_t *)units;
}

static void want_rest_delivered(uint64_t threads, uint64_t units) {
    uint64_t counted = 0;
    nq_solver *solver = new_solver(10, NQ_METHOD_AUTO);
    set(solver, NQ_THREADS, threads);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_UNIT, stop_at, &units));
    want_status(NQ_STOPPED, nq_solver_count(solver, &counted));
    want_number(NQ_METHOD_MEET_IN_THE_MIDDLE, get(solver, NQ_METHOD));
    want_number(units, get(solver, NQ_UNITS_DONE));
    want_status(NQ_OK, nq_solver_on(solver, 0, NULL, NULL));
    list *rest = new_list(10);
    pull_into(rest, solver, SIZE_MAX);
    want_number(724, counted + rest->count);
    want_number(724, get(solver, NQ_SOLUTIONS));
    want_number(NQ_METHOD_BITBOARD, get(solver, NQ_METHOD));
    for (size_t i = 1; i < rest->count; i++)
        want_true(!same_placement(in_list(rest, i - 1), in_list(rest, i), 10), "none twice");
    free_list(rest);
    nq_solver_free(solver);
}

static void test_next_when_auto_has_counted_some_units_then_the_rest_is_delivered(void **state) {
    UNUSED(state);
    for (uint64_t units = 1; units < 71; units += 13) {
        want_rest_delivered(1, units);
        want_rest_delivered(2, units);
    }
}

/* Orbits are known at the end only: none has been told, so all are delivered. */
static void test_next_when_auto_has_counted_a_part_of_the_orbits_then_it_begins_anew(void **state) {
    UNUSED(state);
    uint64_t units = 9, count;
    nq_solver *solver = new_solver(10, NQ_METHOD_AUTO);
    set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
    want_status(NQ_OK, nq_solver_on(solver, NQ_EVENT_UNIT, stop_at, &units));
    want_status(NQ_STOPPED, nq_solver_count(solver, &count));
    want_number(0, count);
    want_status(NQ_OK, nq_solver_on(solver, 0, NULL, NULL));
    list *all = pull_all(solver);
    want_number(92, all->count);
    free_list(all);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_when_the_board_is_not_plain_then_refused),
        TEST(test_count_when_the_board_has_regions_then_refused),
        TEST(test_count_when_fewer_than_4_or_more_than_32_rows_then_refused),
        TEST(test_count_when_units_fix_first_rows_then_refused),
        TEST(test_count_when_solutions_are_limited_then_refused),
        TEST(test_count_when_orbits_of_units_or_symmetric_solutions_are_asked_then_refused),
        TEST(test_set_when_the_processor_lacks_the_instructions_then_unsupported),
        TEST(test_next_and_run_when_it_only_counts_then_unsupported_with_a_message),
        TEST(test_auto_when_a_plain_count_then_taken_exactly_from_10_to_32_rows),
        TEST(test_auto_when_not_a_plain_count_then_another_method),
        TEST(test_count_when_auto_and_squares_are_required_then_another_method_counts),
        TEST(test_next_when_auto_has_counted_some_units_then_the_rest_is_delivered),
        TEST(test_next_when_auto_has_counted_a_part_of_the_orbits_then_it_begins_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
