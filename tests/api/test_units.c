#include "support.h"

static uint64_t units_of(nq_solver *solver) {
    uint64_t total = UINT64_MAX;
    want_status(NQ_OK, nq_solver_units(solver, &total));
    return total;
}

/* A solver whose units fix the queens of the first rows. */
static nq_solver *new_solver_by_rows(uint32_t n, int method, uint64_t depth) {
    nq_solver *solver = new_solver(n, method);
    set(solver, NQ_UNIT_DEPTH, depth);
    return solver;
}

static uint64_t count_of_range(uint32_t n, int method, uint64_t depth, uint64_t first, uint64_t count) {
    nq_solver *solver = new_solver_by_rows(n, method, depth);
    want_status(NQ_OK, nq_solver_assign(solver, first, count));
    uint64_t solutions = count_rest(solver);
    nq_solver_free(solver);
    return solutions;
}

static void test_units_when_another_board_than_the_plain_one_then_one_for_each_column(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        const nq_square corner = {0, 0};
        nq_problem *problem = new_problem(8);
        want_status(NQ_OK, nq_problem_forbid(problem, &corner, 1));
        nq_solver *solver = new_solver_for(problem, method);
        want_number(8, units_of(solver));
        nq_solver_free(solver);
    }
}

/* Column sets of half the rows, up to the mirror image and to the other half's set: 70 sets of 4 columns out of 8, of which
 * mirroring leaves 6, the complement 0, and both together 16: (70 + 6 + 0 + 16) / 4 = 23. */
static void test_units_when_the_plain_board_then_orbits_of_column_sets(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(8, method);
        want_number(23, units_of(solver));
        nq_solver_free(solver);
    }
}

static uint32_t mirrored(uint32_t set) {
    uint32_t image = 0;
    for (uint32_t col = 0; col < 8; col++) image |= (set >> col & 1) << (7 - col);
    return image;
}

/* The name of the orbit of the columns that the last four rows use. */
static uint32_t column_orbit(const nq_square *solution) {
    uint32_t set = 0;
    for (int row = 4; row < 8; row++) set |= 1u << solution[row].col;
    const uint32_t images[4] = {set, mirrored(set), 0xff & ~set, mirrored(0xff & ~set)};
    for (int i = 1; i < 4; i++) set = images[i] < set ? images[i] : set;
    return set;
}

static void test_assign_when_the_plain_board_then_each_unit_is_one_orbit_of_column_sets(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        bool seen[256] = {false};
        size_t sum = 0;
        for (uint64_t unit = 0; unit < 23; unit++) {
            nq_solver *solver = new_solver(8, method);
            want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
            list *all = pull_all(solver);
            for (size_t i = 0; i < all->count; i++) {
                want_number(column_orbit(in_list(all, 0)), column_orbit(in_list(all, i)));
            }
            if (all->count > 0) want_true(!seen[column_orbit(in_list(all, 0))], "no orbit in two units");
            if (all->count > 0) seen[column_orbit(in_list(all, 0))] = true;
            sum += all->count;
            free_list(all);
        }
        want_number(92, sum);
    }
}

/* The numbering is part of the ABI. */
static void test_assign_when_the_plain_board_then_the_golden_numbers(void **state) {
    UNUSED(state);
    static const uint64_t golden[23] = {0, 12, 12, 0, 8, 0, 12, 0, 4, 4, 4, 4, 4, 8, 0, 0, 0, 0, 6, 0, 10, 4, 0};
    FOR_EACH_METHOD(method) {
        for (uint64_t unit = 0; unit < 23; unit++) want_number(golden[unit], count_of_range(8, method, 0, unit, 1));
    }
}

static void test_units_when_the_depth_is_k_then_n_to_the_k(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_BITBOARD);
    uint64_t want = 1;
    for (uint64_t depth = 1; depth <= 6; depth++) {
        set(solver, NQ_UNIT_DEPTH, depth);
        want_number(want *= 8, units_of(solver));
    }
    nq_solver_free(solver);
}

static void test_units_when_more_than_2_to_the_63_then_range(void **state) {
    UNUSED(state);
    uint64_t total = 77;
    nq_solver *solver = new_solver(64, NQ_METHOD_BITBOARD);
    set(solver, NQ_UNIT_DEPTH, 10); /* 2 to the 60 */
    want_number(UINT64_C(1) << 60, units_of(solver));
    set(solver, NQ_UNIT_DEPTH, 11); /* 2 to the 66 */
    want_status(NQ_E_RANGE, nq_solver_units(solver, &total));
    want_status(NQ_E_RANGE, nq_solver_assign(solver, 0, 1));
    nq_solver_free(solver);
}

/* The numbering is part of the ABI: a unit's number, in base n, spells the columns of the first rows. */
static void test_assign_when_one_unit_then_its_solutions_by_the_golden_numbers(void **state) {
    UNUSED(state);
    static const uint64_t by_first_column[8] = {4, 8, 16, 18, 18, 16, 8, 4};
    FOR_EACH_METHOD(method) {
        for (uint64_t unit = 0; unit < 8; unit++) {
            want_number(by_first_column[unit], count_of_range(8, method, 1, unit, 1));
        }
        want_number(1, count_of_range(8, method, 2, 0 * 8 + 4, 1));                     /* 04752613 */
        want_number(2, count_of_range(8, method, 2, 0 * 8 + 6, 1));                     /* 06357142 and 06471352 */
        want_number(1, count_of_range(8, method, 4, ((7 * 8 + 3) * 8 + 0) * 8 + 2, 1)); /* 7302.... */
        want_number(0, count_of_range(8, method, 2, 3 * 8 + 4, 1)); /* queens that attack each other */
    }
}

static void test_assign_when_one_unit_then_next_and_run_deliver_exactly_those_in_order(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *all = pull_all(new_solver(8, method));
        size_t from = 0;
        for (uint32_t unit = 0; unit < 8; unit++) {
            nq_solver *solver = new_solver_by_rows(8, method, 1);
            want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
            list *got = pull_all(solver), *want = new_list(8);
            for (; from < all->count && in_list(all, from)[0].col == unit; from++) {
                add_to_list(want, in_list(all, from));
            }
            want_same_lists(want, got);
            free_list(got);
            free_list(want);
        }
        free_list(all);
    }
}

static void test_assign_when_the_range_is_cut_in_two_then_the_counts_add_up(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint64_t cut = 1; cut < 64; cut++) {
            uint64_t low = count_of_range(8, method, 2, 0, cut), high = count_of_range(8, method, 2, cut, 64 - cut);
            want_number(92, low + high);
        }
    }
}

static void test_units_when_any_depth_and_size_then_the_counts_add_up(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 0; n <= 6; n++) {
            for (uint64_t depth = 0; depth <= 3; depth++) {
                nq_solver *solver = new_solver_by_rows(n, method, depth);
                uint64_t total = units_of(solver), sum = 0;
                nq_solver_free(solver);
                for (uint64_t unit = 0; unit < total; unit++) sum += count_of_range(n, method, depth, unit, 1);
                want_number(known_counts(n).all, sum);
            }
        }
    }
}

static void test_assign_when_canonical_then_the_orbit_is_in_the_unit_of_its_representative(void **state) {
    UNUSED(state);
    static const uint64_t by_first_column[8] = {2, 7, 3, 0, 0, 0, 0, 0};
    FOR_EACH_METHOD(method) {
        for (uint64_t unit = 0; unit < 8; unit++) {
            nq_solver *solver = new_canonical_solver(8, method);
            set(solver, NQ_UNIT_DEPTH, 1);
            want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
            want_number(by_first_column[unit], count_rest(solver));
            nq_solver_free(solver);
        }
    }
}

static void test_assign_when_squares_are_required_then_the_units_still_partition(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint64_t sum = 0;
        for (uint64_t unit = 0; unit < 8; unit++) {
            const nq_square required = {4, 2}, forbidden[2] = {{0, 5}, {7, 7}};
            nq_problem *problem = new_problem(8);
            want_status(NQ_OK, nq_problem_require(problem, &required, 1));
            want_status(NQ_OK, nq_problem_forbid(problem, forbidden, 2));
            nq_solver *solver = new_solver_for(problem, method);
            want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
            sum += count_rest(solver);
            nq_solver_free(solver);
        }
        list *all = pull_all(new_solver(8, method));
        for (size_t i = 0; i < all->count; i++) {
            const nq_square *s = in_list(all, i);
            sum -= s[4].col == 2 && s[0].col != 5 && s[7].col != 7;
        }
        want_number(0, sum);
        free_list(all);
    }
}

static void test_assign_when_the_range_is_not_within_the_units_then_refused(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver_by_rows(8, NQ_METHOD_BITBOARD, 1);
    want_status(NQ_E_ARG, nq_solver_assign(solver, 0, 9));
    want_status(NQ_E_ARG, nq_solver_assign(solver, 8, 1));
    want_status(NQ_E_ARG, nq_solver_assign(solver, 7, 2));
    want_status(NQ_E_ARG, nq_solver_assign(solver, UINT64_MAX, 2)); /* the sum wraps */
    want_status(NQ_E_ARG, nq_solver_assign(solver, 1, UINT64_MAX));
    want_true(*nq_solver_message(solver) != '\0', "a message");
    want_number(92, count_rest(solver));
    nq_solver_free(solver);
}

static void test_assign_when_finished_then_the_statistics_say_so(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver_by_rows(8, method, 1);
        want_status(NQ_OK, nq_solver_assign(solver, 2, 3));
        want_number(0, get(solver, NQ_UNITS_DONE));
        want_number(16 + 18 + 18, count_rest(solver));
        want_number(3, get(solver, NQ_UNITS_DONE));
        want_number(3, get(solver, NQ_UNITS_TOTAL));
        nq_solver_free(solver);
    }
}

static void test_assign_when_reset_then_the_units_stay(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver_by_rows(8, NQ_METHOD_BITBOARD, 1);
    want_status(NQ_OK, nq_solver_assign(solver, 2, 1));
    want_number(16, count_rest(solver));
    want_status(NQ_OK, nq_solver_reset(solver));
    want_number(16, count_rest(solver));
    want_status(NQ_OK, nq_solver_reset(solver));
    want_status(NQ_OK, nq_solver_assign(solver, 0, 1));
    want_number(4, count_rest(solver));
    nq_solver_free(solver);
}

static void test_assign_when_made_then_the_depth_is_fixed(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver_by_rows(8, NQ_METHOD_BITBOARD, 1);
    want_status(NQ_OK, nq_solver_assign(solver, 2, 1));
    want_status(NQ_E_STATE, nq_solver_set(solver, NQ_UNIT_DEPTH, 2));
    want_number(16, count_rest(solver));
    nq_solver_free(solver);
}

static void test_assign_when_limits_pause_then_the_parts_add_up(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint64_t sum = 0, part = 0;
        nq_solver *solver = new_solver_by_rows(8, method, 1);
        want_status(NQ_OK, nq_solver_assign(solver, 2, 3));
        set(solver, NQ_LIMIT_NODES, 37);
        while (nq_solver_count(solver, &part) == NQ_PAUSED) sum += part;
        want_number(16 + 18 + 18, sum + part);
        nq_solver_free(solver);
    }
}

static void test_units_when_a_cover_is_asked_then_unsupported(void **state) {
    UNUSED(state);
    uint64_t total;
    nq_solver *solver;
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    nq_problem_free(problem);
    want_status(NQ_E_UNSUPPORTED, nq_solver_units(solver, &total));
    nq_solver_free(solver);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_units_when_another_board_than_the_plain_one_then_one_for_each_column),
        TEST(test_units_when_the_plain_board_then_orbits_of_column_sets),
        TEST(test_assign_when_the_plain_board_then_each_unit_is_one_orbit_of_column_sets),
        TEST(test_assign_when_the_plain_board_then_the_golden_numbers),
        TEST(test_units_when_the_depth_is_k_then_n_to_the_k),
        TEST(test_units_when_more_than_2_to_the_63_then_range),
        TEST(test_assign_when_one_unit_then_its_solutions_by_the_golden_numbers),
        TEST(test_assign_when_one_unit_then_next_and_run_deliver_exactly_those_in_order),
        TEST(test_assign_when_the_range_is_cut_in_two_then_the_counts_add_up),
        TEST(test_units_when_any_depth_and_size_then_the_counts_add_up),
        TEST(test_assign_when_canonical_then_the_orbit_is_in_the_unit_of_its_representative),
        TEST(test_assign_when_squares_are_required_then_the_units_still_partition),
        TEST(test_assign_when_the_range_is_not_within_the_units_then_refused),
        TEST(test_assign_when_finished_then_the_statistics_say_so),
        TEST(test_assign_when_reset_then_the_units_stay),
        TEST(test_assign_when_made_then_the_depth_is_fixed),
        TEST(test_assign_when_limits_pause_then_the_parts_add_up),
        TEST(test_units_when_a_cover_is_asked_then_unsupported),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
