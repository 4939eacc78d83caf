#include "support.h"

static uint64_t property(const nq_problem *problem, nq_key key) {
    uint64_t value = UINT64_MAX;
    want_status(NQ_OK, nq_problem_get(problem, key, &value));
    return value;
}

/* How many solutions the problem has. Frees the handle. */
static uint64_t solutions_of(nq_problem *problem) {
    nq_solver *solver = new_solver_for(problem, NQ_METHOD_BACKTRACK);
    uint64_t count = count_rest(solver);
    nq_solver_free(solver);
    return count;
}

static void test_new_when_any_size_then_the_plain_problem(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {0, 1, 8, 64, 100000, NQ_SIZE_MAX};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        nq_problem *problem = new_problem(sizes[i]);
        want_number(sizes[i], property(problem, NQ_SIZE));
        want_number(NQ_GOAL_PLACE, property(problem, NQ_GOAL));
        want_number(NQ_ATTACKS_QUEEN, property(problem, NQ_ATTACKS));
        want_number(NQ_TOPOLOGY_PLANE, property(problem, NQ_TOPOLOGY));
        want_number(0, property(problem, NQ_INDEPENDENT));
        want_text("", nq_problem_message(problem));
        nq_problem_free(problem);
    }
}

static void test_new_when_the_size_is_past_the_limit_then_refused_and_null(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {NQ_SIZE_MAX + 1, UINT32_MAX};
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        nq_problem *problem = (nq_problem *)&sizes;
        want_status(NQ_E_ARG, nq_problem_new(&problem, sizes[i], NULL));
        want_true(problem == NULL, "NULL stored on failure");
    }
}

static void test_set_when_in_range_then_get_gives_it_back(void **state) {
    UNUSED(state);
    static const struct {
        nq_key key;
        uint64_t value;
    } settings[] = {{NQ_SIZE, 9},
                    {NQ_GOAL, NQ_GOAL_COVER},
                    {NQ_ATTACKS, NQ_ATTACKS_ROOK | NQ_ATTACK_TOUCH},
                    {NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS},
                    {NQ_INDEPENDENT, 1}};
    nq_problem *problem = new_problem(8);
    for (size_t i = 0; i < COUNT_OF(settings); i++) {
        want_status(NQ_OK, nq_problem_set(problem, settings[i].key, settings[i].value));
        want_number(settings[i].value, property(problem, settings[i].key));
    }
    nq_problem_free(problem);
}

static void test_set_when_out_of_range_then_the_key_is_named_and_nothing_changes(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(8);
    want_status(NQ_E_ARG, nq_problem_set(problem, NQ_ATTACKS, 64));
    want_within(nq_problem_message(problem), "attacks");
    want_number(NQ_ATTACKS_QUEEN, property(problem, NQ_ATTACKS));
    want_status(NQ_E_ARG, nq_problem_set(problem, NQ_SIZE, (uint64_t)NQ_SIZE_MAX + 1));
    want_within(nq_problem_message(problem), "size");
    want_status(NQ_E_ARG, nq_problem_set(problem, NQ_SIZE, UINT64_C(0x100000008))); /* 8 once cut to 32 bits */
    want_number(8, property(problem, NQ_SIZE));
    nq_problem_free(problem);
}

static void test_set_when_the_key_is_unknown_then_its_number_is_named(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(8);
    want_status(NQ_E_ARG, nq_problem_set(problem, 7777, 1));
    want_within(nq_problem_message(problem), "7777");
    nq_problem_free(problem);
}

static void test_set_when_the_size_leaves_a_square_off_the_board_then_refused_and_named(void **state) {
    UNUSED(state);
    const nq_square required = {6, 2}, forbidden = {1, 7};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_require(problem, &required, 1));
    want_status(NQ_E_ARG, nq_problem_set(problem, NQ_SIZE, 6));
    want_within(nq_problem_message(problem), "size 6");
    want_status(NQ_OK, nq_problem_set(problem, NQ_SIZE, 7));
    want_status(NQ_OK, nq_problem_set(problem, NQ_SIZE, 8));
    want_status(NQ_OK, nq_problem_forbid(problem, &forbidden, 1));
    want_status(NQ_E_ARG, nq_problem_set(problem, NQ_SIZE, 7));
    want_within(nq_problem_message(problem), "size 7");
    want_number(8, property(problem, NQ_SIZE));
    nq_problem_free(problem);
}

static void test_set_when_regions_do_not_fit_the_size_then_refused(void **state) {
    UNUSED(state);
    uint32_t rows[16];
    for (uint32_t i = 0; i < 16; i++) rows[i] = i / 4;
    nq_problem *problem = new_problem(4);
    want_status(NQ_OK, nq_problem_regions(problem, rows, 16));
    want_status(NQ_E_ARG, nq_problem_set(problem, NQ_SIZE, 3));
    want_number(4, property(problem, NQ_SIZE));
    want_status(NQ_OK, nq_problem_regions(problem, NULL, 0));
    want_status(NQ_OK, nq_problem_set(problem, NQ_SIZE, 3));
    nq_problem_free(problem);
}

static void test_set_when_required_squares_attack_under_the_new_rules_then_conflict(void **state) {
    UNUSED(state);
    const nq_square squares[2] = {{0, 0}, {3, 3}};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK));
    want_status(NQ_OK, nq_problem_require(problem, squares, 2));
    want_status(NQ_E_CONFLICT, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_QUEEN));
    want_within(nq_problem_message(problem), "(0,0)");
    want_within(nq_problem_message(problem), "(3,3)");
    want_number(NQ_ATTACKS_ROOK, property(problem, NQ_ATTACKS));
    nq_problem_free(problem);
}

static void test_set_when_required_squares_attack_on_the_torus_then_conflict(void **state) {
    UNUSED(state);
    const nq_square squares[2] = {{0, 0}, {1, 7}}; /* 0 + 0 = 1 + 7 mod 8: one antidiagonal of the torus */
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_require(problem, squares, 2));
    want_status(NQ_E_CONFLICT, nq_problem_set(problem, NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS));
    want_within(nq_problem_message(problem), "(0,0)");
    want_within(nq_problem_message(problem), "(1,7)");
    want_number(NQ_TOPOLOGY_PLANE, property(problem, NQ_TOPOLOGY));
    nq_problem_free(problem);
}

static void test_require_when_two_squares_attack_then_both_are_named_and_nothing_changes(void **state) {
    UNUSED(state);
    static const nq_square pairs[][2] = {{{2, 2}, {0, 4}}, {{2, 2}, {3, 1}}, {{2, 2}, {1, 1}},
                                         {{2, 2}, {5, 5}}, {{4, 1}, {4, 6}}, {{1, 3}, {7, 3}}};
    for (size_t i = 0; i < COUNT_OF(pairs); i++) {
        nq_problem *problem = new_problem(8);
        char name[2][16];
        for (int k = 0; k < 2; k++) {
            name[k][0] = '(', name[k][1] = (char)('0' + pairs[i][k].row), name[k][2] = ',';
            name[k][3] = (char)('0' + pairs[i][k].col), name[k][4] = ')', name[k][5] = '\0';
        }
        during("%s and %s", name[0], name[1]);
        want_status(NQ_E_CONFLICT, nq_problem_require(problem, pairs[i], 2));
        want_within(nq_problem_message(problem), name[0]);
        want_within(nq_problem_message(problem), name[1]);
        want_number(92, solutions_of(problem));
    }
}

static void test_require_when_it_attacks_an_earlier_one_then_conflict_and_the_earlier_stays(void **state) {
    UNUSED(state);
    const nq_square first = {0, 0}, second = {5, 5};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_require(problem, &first, 1));
    want_status(NQ_E_CONFLICT, nq_problem_require(problem, &second, 1));
    want_within(nq_problem_message(problem), "(0,0)");
    want_within(nq_problem_message(problem), "(5,5)");
    want_number(4, solutions_of(problem));
}

static void test_require_when_two_do_not_attack_then_accepted(void **state) {
    UNUSED(state);
    const nq_square squares[2] = {{4, 1}, {2, 5}};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_require(problem, squares, 2));
    want_text("", nq_problem_message(problem));
    nq_problem_free(problem);
}

static void test_require_when_repeated_then_fine(void **state) {
    UNUSED(state);
    const nq_square squares[3] = {{0, 0}, {0, 0}, {1, 4}};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_require(problem, squares, 3));
    want_status(NQ_OK, nq_problem_require(problem, squares, 1));
    want_status(NQ_OK, nq_problem_require(problem, NULL, 0));
    want_number(1, solutions_of(problem)); /* 04752613 alone begins with 04 */
}

static void test_require_when_the_square_is_forbidden_then_conflict(void **state) {
    UNUSED(state);
    const nq_square square = {3, 4};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_forbid(problem, &square, 1));
    want_status(NQ_E_CONFLICT, nq_problem_require(problem, &square, 1));
    want_within(nq_problem_message(problem), "(3,4)");
    nq_problem_free(problem);
}

static void test_forbid_when_the_square_is_required_then_conflict_and_nothing_changes(void **state) {
    UNUSED(state);
    const nq_square squares[2] = {{1, 1}, {0, 0}};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_require(problem, &squares[1], 1));
    want_status(NQ_E_CONFLICT, nq_problem_forbid(problem, squares, 2));
    want_within(nq_problem_message(problem), "(0,0)");
    want_number(4, solutions_of(problem));
}

static void test_forbid_when_a_whole_row_then_no_solution(void **state) {
    UNUSED(state);
    nq_square row[8];
    for (uint32_t col = 0; col < 8; col++) row[col] = (nq_square){3, 7 - col};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_forbid(problem, row, 8));
    want_status(NQ_OK, nq_problem_forbid(problem, row, 3));
    want_number(0, solutions_of(problem));
}

static void test_squares_when_one_is_off_the_board_then_named_and_nothing_changes(void **state) {
    UNUSED(state);
    static const nq_square off[] = {{8, 0}, {0, 8}, {UINT32_MAX, 0}, {0, UINT32_MAX}};
    for (size_t i = 0; i < COUNT_OF(off); i++) {
        nq_problem *problem = new_problem(8);
        const nq_square squares[2] = {{0, 0}, off[i]};
        want_status(NQ_E_ARG, nq_problem_require(problem, squares, 2));
        want_within(nq_problem_message(problem), off[i].row == 0 ? "(0," : ",0)");
        want_status(NQ_E_ARG, nq_problem_forbid(problem, squares, 2));
        want_status(NQ_E_ARG, nq_problem_exempt(problem, squares, 2));
        want_number(92, solutions_of(problem));
    }
}

static void test_message_when_a_change_succeeds_then_empty_again(void **state) {
    UNUSED(state);
    const nq_square squares[2] = {{0, 0}, {1, 1}};
    nq_problem *problem = new_problem(8);
    want_status(NQ_E_CONFLICT, nq_problem_require(problem, squares, 2));
    want_true(strlen(nq_problem_message(problem)) > 0, "a message");
    want_true(strlen(nq_problem_message(problem)) < NQ_MESSAGE_SIZE, "no longer than promised");
    want_status(NQ_OK, nq_problem_require(problem, squares, 1));
    want_text("", nq_problem_message(problem));
    nq_problem_free(problem);
}

static void test_regions_when_rows_or_columns_then_nothing_new_is_asked(void **state) {
    UNUSED(state);
    uint32_t rows[36], columns[36];
    for (uint32_t i = 0; i < 36; i++) rows[i] = i / 6, columns[i] = i % 6;
    nq_problem *problem = new_problem(6);
    want_status(NQ_OK, nq_problem_regions(problem, rows, 36));
    want_status(NQ_OK, nq_problem_regions(problem, columns, 36));
    want_number(4, solutions_of(problem));
}

static void test_regions_when_the_count_is_wrong_then_refused(void **state) {
    UNUSED(state);
    static const uint32_t region_of[25] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
    nq_problem *problem = new_problem(4);
    want_status(NQ_E_ARG, nq_problem_regions(problem, region_of, 15));
    want_status(NQ_E_ARG, nq_problem_regions(problem, region_of, 17));
    want_status(NQ_E_ARG, nq_problem_regions(problem, region_of, 0));
    want_status(NQ_E_ARG, nq_problem_regions(problem, NULL, 16));
    nq_problem_free(problem);
}

static void test_regions_when_a_number_is_too_large_then_refused_and_named(void **state) {
    UNUSED(state);
    uint32_t region_of[16];
    for (uint32_t i = 0; i < 16; i++) region_of[i] = i / 4;
    region_of[9] = 4;
    nq_problem *problem = new_problem(4);
    want_status(NQ_E_ARG, nq_problem_regions(problem, region_of, 16));
    want_within(nq_problem_message(problem), "(2,1)");
    nq_problem_free(problem);
}

static void test_regions_when_one_is_empty_then_conflict_and_named(void **state) {
    UNUSED(state);
    uint32_t region_of[16];
    for (uint32_t i = 0; i < 16; i++) region_of[i] = i / 4 == 2 ? 1 : i / 4;
    nq_problem *problem = new_problem(4);
    want_status(NQ_E_CONFLICT, nq_problem_regions(problem, region_of, 16));
    want_within(nq_problem_message(problem), "2");
    want_number(2, solutions_of(problem));
}

static void test_regions_when_one_has_no_free_square_then_conflict(void **state) {
    UNUSED(state);
    uint32_t region_of[16];
    nq_square row[4];
    for (uint32_t i = 0; i < 16; i++) region_of[i] = i / 4;
    for (uint32_t col = 0; col < 4; col++) row[col] = (nq_square){1, col};
    nq_problem *problem = new_problem(4);
    want_status(NQ_OK, nq_problem_forbid(problem, row, 4));
    want_status(NQ_E_CONFLICT, nq_problem_regions(problem, region_of, 16));
    nq_problem_free(problem);
}

static void test_regions_when_one_holds_two_required_squares_then_conflict_and_both_named(void **state) {
    UNUSED(state);
    static const uint32_t region_of[16] = {1, 0, 0, 0, 1, 1, 1, 0, 2, 2, 3, 3, 2, 2, 3, 3};
    const nq_square squares[2] = {{0, 1}, {1, 3}};
    nq_problem *problem = new_problem(4);
    want_status(NQ_OK, nq_problem_require(problem, squares, 2));
    want_status(NQ_E_CONFLICT, nq_problem_regions(problem, region_of, 16));
    want_within(nq_problem_message(problem), "(0,1)");
    want_within(nq_problem_message(problem), "(1,3)");
    want_number(1, solutions_of(problem));
}

static void test_require_when_two_squares_share_a_region_then_conflict(void **state) {
    UNUSED(state);
    static const uint32_t region_of[16] = {1, 0, 0, 0, 1, 1, 1, 0, 2, 2, 3, 3, 2, 2, 3, 3};
    const nq_square squares[2] = {{0, 1}, {1, 3}};
    nq_problem *problem = new_problem(4);
    want_status(NQ_OK, nq_problem_regions(problem, region_of, 16));
    want_status(NQ_E_CONFLICT, nq_problem_require(problem, squares, 2));
    nq_problem_free(problem);
}

static void test_problem_when_a_solver_took_it_then_frozen(void **state) {
    UNUSED(state);
    const nq_square square = {0, 0};
    static const uint32_t region_of[1] = {0};
    nq_problem *problem = new_problem(1);
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    nq_solver_free(solver); /* frozen for good */
    want_status(NQ_E_STATE, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK));
    want_status(NQ_E_STATE, nq_problem_set(problem, NQ_SIZE, 2));
    want_status(NQ_E_STATE, nq_problem_require(problem, &square, 1));
    want_status(NQ_E_STATE, nq_problem_forbid(problem, &square, 1));
    want_status(NQ_E_STATE, nq_problem_exempt(problem, &square, 1));
    want_status(NQ_E_STATE, nq_problem_regions(problem, region_of, 1));
    want_number(1, property(problem, NQ_SIZE));
    want_number(NQ_ATTACKS_QUEEN, property(problem, NQ_ATTACKS));
    want_number(1, solutions_of(problem));
}

static void test_problem_when_freed_before_its_solvers_then_they_go_on(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(8);
    nq_solver *solvers[3];
    for (int i = 0; i < 3; i++) want_status(NQ_OK, nq_solver_new(&solvers[i], problem));
    nq_problem_free(problem);
    for (int i = 0; i < 3; i++) {
        want_number(92, count_rest(solvers[i]));
        nq_solver_free(solvers[i]);
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_new_when_any_size_then_the_plain_problem),
        TEST(test_new_when_the_size_is_past_the_limit_then_refused_and_null),
        TEST(test_set_when_in_range_then_get_gives_it_back),
        TEST(test_set_when_out_of_range_then_the_key_is_named_and_nothing_changes),
        TEST(test_set_when_the_key_is_unknown_then_its_number_is_named),
        TEST(test_set_when_the_size_leaves_a_square_off_the_board_then_refused_and_named),
        TEST(test_set_when_regions_do_not_fit_the_size_then_refused),
        TEST(test_set_when_required_squares_attack_under_the_new_rules_then_conflict),
        TEST(test_set_when_required_squares_attack_on_the_torus_then_conflict),
        TEST(test_require_when_two_squares_attack_then_both_are_named_and_nothing_changes),
        TEST(test_require_when_it_attacks_an_earlier_one_then_conflict_and_the_earlier_stays),
        TEST(test_require_when_two_do_not_attack_then_accepted),
        TEST(test_require_when_repeated_then_fine),
        TEST(test_require_when_the_square_is_forbidden_then_conflict),
        TEST(test_forbid_when_the_square_is_required_then_conflict_and_nothing_changes),
        TEST(test_forbid_when_a_whole_row_then_no_solution),
        TEST(test_squares_when_one_is_off_the_board_then_named_and_nothing_changes),
        TEST(test_message_when_a_change_succeeds_then_empty_again),
        TEST(test_regions_when_rows_or_columns_then_nothing_new_is_asked),
        TEST(test_regions_when_the_count_is_wrong_then_refused),
        TEST(test_regions_when_a_number_is_too_large_then_refused_and_named),
        TEST(test_regions_when_one_is_empty_then_conflict_and_named),
        TEST(test_regions_when_one_has_no_free_square_then_conflict),
        TEST(test_regions_when_one_holds_two_required_squares_then_conflict_and_both_named),
        TEST(test_require_when_two_squares_share_a_region_then_conflict),
        TEST(test_problem_when_a_solver_took_it_then_frozen),
        TEST(test_problem_when_freed_before_its_solvers_then_they_go_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
