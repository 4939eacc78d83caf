#include "support.h"

/* What attacks what, told in the plainest way. */
static bool attacks(nq_square a, nq_square b) {
    uint32_t rows = a.row > b.row ? a.row - b.row : b.row - a.row;
    uint32_t cols = a.col > b.col ? a.col - b.col : b.col - a.col;
    return rows == 0 || cols == 0 || rows == cols;
}

static uint64_t pairs_by_hand(const nq_square *squares, size_t count) {
    uint64_t pairs = 0;
    for (size_t i = 0; i < count; i++) {
        for (size_t k = i + 1; k < count; k++) pairs += attacks(squares[i], squares[k]);
    }
    return pairs;
}

static uint64_t pairs_of(const nq_problem *problem, const nq_square *squares, size_t count) {
    uint64_t pairs = UINT64_MAX;
    want_status(NQ_OK, nq_problem_conflicts(problem, squares, count, &pairs));
    return pairs;
}

static uint64_t pairs_under(uint64_t attacks_mask, uint64_t topology, nq_square a, nq_square b) {
    const nq_square squares[2] = {a, b};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, attacks_mask));
    want_status(NQ_OK, nq_problem_set(problem, NQ_TOPOLOGY, topology));
    uint64_t pairs = pairs_of(problem, squares, 2);
    nq_problem_free(problem);
    return pairs;
}

static void test_conflicts_when_the_queens_fill_a_diagonal_then_28(void **state) {
    UNUSED(state);
    nq_square diagonal[8];
    nq_problem *problem = new_problem(8);
    for (uint32_t i = 0; i < 8; i++) diagonal[i] = (nq_square){i, i};
    want_number(28, pairs_of(problem, diagonal, 8));
    nq_problem_free(problem);
}

static void test_conflicts_when_two_squares_then_whether_one_attacks_the_other(void **state) {
    UNUSED(state);
    static const struct {
        nq_square a, b;
        uint64_t pairs;
    } cases[] = {{{4, 1}, {2, 5}, 0}, {{2, 2}, {0, 4}, 1}, {{2, 2}, {3, 1}, 1},
                 {{2, 2}, {1, 1}, 1}, {{2, 2}, {5, 5}, 1}, {{2, 2}, {2, 7}, 1},
                 {{2, 2}, {7, 2}, 1}, {{2, 2}, {4, 3}, 0}, {{2, 2}, {7, 6}, 0}};
    nq_problem *problem = new_problem(8);
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const nq_square there[2] = {cases[i].a, cases[i].b}, back[2] = {cases[i].b, cases[i].a};
        want_number(cases[i].pairs, pairs_of(problem, there, 2));
        want_number(cases[i].pairs, pairs_of(problem, back, 2));
    }
    nq_problem_free(problem);
}

static void test_conflicts_when_every_square_has_a_queen_then_all_pairs_on_lines(void **state) {
    UNUSED(state);
    nq_square all[64];
    for (uint32_t i = 0; i < 64; i++) all[i] = (nq_square){i / 8, i % 8};
    nq_problem *problem = new_problem(8);
    want_number(pairs_by_hand(all, 64), pairs_of(problem, all, 64));
    want_number(0, pairs_of(problem, NULL, 0));
    want_number(0, pairs_of(problem, all, 1));
    nq_problem_free(problem);
}

static void test_conflicts_when_random_then_as_counted_by_hand(void **state) {
    UNUSED(state);
    uint32_t seed = 1;
    for (uint32_t round = 0; round < 500; round++) {
        uint32_t n = 1 + next_random(&seed, 40);
        nq_square squares[40];
        for (uint32_t row = 0; row < n; row++) squares[row] = (nq_square){row, next_random(&seed, n)};
        nq_problem *problem = new_problem(n);
        during("round %u, n = %u", (unsigned)round, (unsigned)n);
        want_number(pairs_by_hand(squares, n), pairs_of(problem, squares, n));
        nq_problem_free(problem);
    }
}

static void test_conflicts_when_the_rules_differ_then_counted_by_them(void **state) {
    UNUSED(state);
    const nq_square origin = {2, 2}, diagonal = {5, 5}, anti = {0, 4}, near = {1, 1}, knight = {4, 3}, far = {7, 5};
    want_number(0, pairs_under(NQ_ATTACKS_ROOK, NQ_TOPOLOGY_PLANE, origin, diagonal));
    want_number(1, pairs_under(NQ_ATTACK_DIAGONAL, NQ_TOPOLOGY_PLANE, origin, diagonal));
    want_number(0, pairs_under(NQ_ATTACK_ANTIDIAGONAL, NQ_TOPOLOGY_PLANE, origin, diagonal));
    want_number(1, pairs_under(NQ_ATTACK_ANTIDIAGONAL, NQ_TOPOLOGY_PLANE, origin, anti));
    want_number(1, pairs_under(NQ_ATTACK_TOUCH, NQ_TOPOLOGY_PLANE, origin, near));
    want_number(0, pairs_under(NQ_ATTACK_TOUCH, NQ_TOPOLOGY_PLANE, origin, anti));
    want_number(1, pairs_under(NQ_ATTACK_KNIGHT, NQ_TOPOLOGY_PLANE, origin, knight));
    want_number(0, pairs_under(NQ_ATTACKS_QUEEN, NQ_TOPOLOGY_PLANE, origin, far));
    want_number(1, pairs_under(NQ_ATTACKS_QUEEN, NQ_TOPOLOGY_TORUS, origin, far)); /* 2 + 2 = 7 + 5 mod 8 */
}

static void test_conflicts_when_attacked_in_two_ways_then_one_pair(void **state) {
    UNUSED(state);
    const nq_square a = {2, 2}, b = {3, 3};
    want_number(1, pairs_under(NQ_ATTACKS_QUEEN | NQ_ATTACK_TOUCH, NQ_TOPOLOGY_PLANE, a, b));
    const nq_square c = {0, 0}, d = {4, 4}; /* on a torus of 8 by 8 both diagonals join them */
    want_number(1, pairs_under(NQ_ATTACKS_QUEEN, NQ_TOPOLOGY_TORUS, c, d));
}

static void test_check_when_every_row_is_tried_then_agrees_with_the_plain_rule(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(6);
    uint64_t solutions = 0;
    for (uint32_t code = 0; code < 46656; code++) { /* 6 to the 6th */
        nq_square squares[6], conflict[2];
        for (uint32_t row = 0, rest = code; row < 6; row++, rest /= 6) squares[row] = (nq_square){row, rest % 6};
        bool good = pairs_by_hand(squares, 6) == 0;
        solutions += good;
        want_status(good ? NQ_OK : NQ_E_CONFLICT, nq_problem_check(problem, squares, 6, conflict));
        if (!good) want_true(attacks(conflict[0], conflict[1]), "a pair that attacks");
    }
    want_number(4, solutions);
    nq_problem_free(problem);
}

/* A solution of a large board, spoilt in at most one pair of rows. */
static void want_verified_by_hand(uint32_t n, uint32_t *seed) {
    nq_square squares[300], conflict[2];
    nq_problem *problem = new_problem(n);
    want_status(NQ_OK, nq_find(n, squares));
    uint32_t a = next_random(seed, n), b = next_random(seed, n), col = squares[a].col;
    squares[a].col = squares[b].col, squares[b].col = col;
    uint64_t pairs = pairs_by_hand(squares, n);
    during("n = %u, rows %u and %u exchanged", (unsigned)n, (unsigned)a, (unsigned)b);
    want_number(pairs, pairs_of(problem, squares, n));
    want_status(pairs == 0 ? NQ_OK : NQ_E_CONFLICT, nq_problem_check(problem, squares, n, conflict));
    for (int i = 0; i < 2 && pairs > 0; i++) want_number(squares[conflict[i].row].col, conflict[i].col);
    if (pairs > 0) want_true(attacks(conflict[0], conflict[1]), "a pair that attacks");
    squares[a].col = squares[b].col; /* and one column is taken twice */
    if (a != b) want_status(NQ_E_CONFLICT, nq_problem_check(problem, squares, n, conflict));
    nq_problem_free(problem);
}

static void test_check_when_the_board_is_large_then_agrees_with_the_plain_rule(void **state) {
    UNUSED(state);
    uint32_t seed = 9;
    for (int round = 0; round < 300; round++) want_verified_by_hand(100 + next_random(&seed, 200), &seed);
}

/* Two queens alone on a large board, for each line that may join them. */
static void test_check_when_one_line_joins_two_among_many_then_that_pair(void **state) {
    UNUSED(state);
    static const nq_square seconds[] = {{100, 250}, {250, 100}, {250, 250}, {50, 150}};
    for (size_t i = 0; i < COUNT_OF(seconds); i++) {
        const nq_square pair[2] = {{100, 100}, seconds[i]};
        nq_square conflict[2];
        nq_problem *problem = new_problem(300);
        want_status(NQ_E_CONFLICT, nq_problem_check(problem, pair, 2, conflict));
        want_true(compare_placements(pair, conflict, 2) == 0 || same_placement(&pair[0], &conflict[1], 1), "the pair");
        want_number(1, pairs_of(problem, pair, 2));
        nq_problem_free(problem);
    }
}

static void test_check_when_two_attack_then_names_a_pair_of_the_placement(void **state) {
    UNUSED(state);
    nq_square squares[8], conflict[2] = {{9, 9}, {9, 9}};
    want_number(8, read_columns("0 4 7 5 2 6 1 2", squares)); /* 04752613 with its last queen moved */
    nq_problem *problem = new_problem(8);
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, squares, 8, conflict));
    for (int i = 0; i < 2; i++) {
        want_true(conflict[i].row < 8, "a row of the board");
        want_number(squares[conflict[i].row].col, conflict[i].col);
    }
    want_true(attacks(conflict[0], conflict[1]), "a pair that attacks");
    want_true(conflict[0].row != conflict[1].row, "two queens");
    nq_problem_free(problem);
}

static void test_check_when_in_any_order_then_the_same_answer(void **state) {
    UNUSED(state);
    nq_square squares[8];
    read_columns("0 4 7 5 2 6 1 3", squares);
    nq_problem *problem = new_problem(8);
    for (int i = 0; i < 4; i++) {
        nq_square moved = squares[i];
        squares[i] = squares[7 - i], squares[7 - i] = moved;
        want_status(NQ_OK, nq_problem_check(problem, squares, 8, NULL));
    }
    nq_problem_free(problem);
}

static void test_check_when_a_row_is_empty_then_names_the_row(void **state) {
    UNUSED(state);
    nq_square squares[8], conflict[2] = {{9, 9}, {9, 9}};
    read_columns("0 4 7 5 2 6 1 3", squares);
    nq_problem *problem = new_problem(8);
    for (uint32_t row = 0; row < 8; row++) {
        nq_square seven[8];
        memcpy(seven, squares, sizeof squares);
        seven[row] = seven[7];
        want_status(NQ_E_CONFLICT, nq_problem_check(problem, seven, 7, conflict));
        for (int i = 0; i < 2; i++) {
            want_number(row, conflict[i].row);
            want_number(NQ_NO_COLUMN, conflict[i].col);
        }
    }
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, NULL, 0, conflict));
    want_number(NQ_NO_COLUMN, conflict[0].col);
    nq_problem_free(problem);
}

static void test_check_when_two_queens_in_a_row_then_both_named_even_without_the_row_bit(void **state) {
    UNUSED(state);
    const nq_square squares[3] = {{0, 0}, {1, 3}, {1, 6}};
    nq_square conflict[2];
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACK_COLUMN));
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, squares, 3, conflict));
    want_number(1, conflict[0].row);
    want_number(1, conflict[1].row);
    want_number(9, conflict[0].col + conflict[1].col);
    nq_problem_free(problem);
}

static void test_check_when_two_queens_in_a_region_then_both_named(void **state) {
    UNUSED(state);
    static const uint32_t region_of[16] = {1, 0, 0, 0, 1, 1, 1, 0, 2, 2, 3, 3, 2, 2, 3, 3};
    nq_square squares[4], conflict[2];
    read_columns("1 3 0 2", squares);
    nq_problem *problem = new_problem(4);
    want_status(NQ_OK, nq_problem_regions(problem, region_of, 16));
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, squares, 4, conflict));
    want_number(1, conflict[0].row + conflict[1].row);
    read_columns("2 0 3 1", squares);
    want_status(NQ_OK, nq_problem_check(problem, squares, 4, conflict));
    nq_problem_free(problem);
}

static void want_named(const nq_problem *problem, nq_square culprit) {
    nq_square squares[8], conflict[2] = {{9, 9}, {9, 9}};
    read_columns("0 4 7 5 2 6 1 3", squares);
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, squares, 8, conflict));
    for (int i = 0; i < 2; i++) want_true(same_placement(&culprit, &conflict[i], 1), "twice the one square at fault");
}

static void test_check_when_a_queen_stands_on_a_forbidden_square_then_named_twice(void **state) {
    UNUSED(state);
    const nq_square square = {5, 6};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_forbid(problem, &square, 1));
    want_named(problem, square);
    nq_problem_free(problem);
}

static void test_check_when_a_required_square_is_free_then_named_twice(void **state) {
    UNUSED(state);
    const nq_square square = {5, 5};
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, nq_problem_require(problem, &square, 1));
    want_named(problem, square);
    nq_problem_free(problem);
}

static void test_check_when_the_board_is_empty_then_ok(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(0);
    want_status(NQ_OK, nq_problem_check(problem, NULL, 0, NULL));
    nq_problem_free(problem);
}

static void test_check_when_a_cover_leaves_a_square_then_named(void **state) {
    UNUSED(state);
    const nq_square middle = {1, 1}, corner = {0, 0};
    nq_square conflict[2];
    nq_problem *problem = new_problem(3);
    want_status(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    want_status(NQ_OK, nq_problem_check(problem, &middle, 1, conflict));
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, &corner, 1, conflict));
    want_true(same_placement(&conflict[0], &conflict[1], 1), "one square, twice");
    want_true(!attacks(corner, conflict[0]), "a square that is not covered");
    nq_problem_free(problem);
}

static void test_check_when_an_independent_cover_attacks_itself_then_the_pair_is_named(void **state) {
    UNUSED(state);
    const nq_square squares[2] = {{1, 1}, {2, 2}};
    nq_square conflict[2];
    nq_problem *problem = new_problem(3);
    want_status(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    want_status(NQ_OK, nq_problem_check(problem, squares, 2, conflict));
    want_status(NQ_OK, nq_problem_set(problem, NQ_INDEPENDENT, 1));
    want_status(NQ_E_CONFLICT, nq_problem_check(problem, squares, 2, conflict));
    want_number(3, conflict[0].row + conflict[1].row);
    nq_problem_free(problem);
}

static void test_check_when_the_problem_is_frozen_then_still_answers(void **state) {
    UNUSED(state);
    nq_square squares[8];
    nq_problem *problem = new_problem(8);
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    read_columns("0 4 7 5 2 6 1 3", squares);
    want_status(NQ_OK, nq_problem_check(problem, squares, 8, NULL));
    nq_solver_free(solver);
    nq_problem_free(problem);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_conflicts_when_the_queens_fill_a_diagonal_then_28),
        TEST(test_conflicts_when_two_squares_then_whether_one_attacks_the_other),
        TEST(test_conflicts_when_every_square_has_a_queen_then_all_pairs_on_lines),
        TEST(test_conflicts_when_random_then_as_counted_by_hand),
        TEST(test_conflicts_when_the_rules_differ_then_counted_by_them),
        TEST(test_conflicts_when_attacked_in_two_ways_then_one_pair),
        TEST(test_check_when_every_row_is_tried_then_agrees_with_the_plain_rule),
        TEST(test_check_when_the_board_is_large_then_agrees_with_the_plain_rule),
        TEST(test_check_when_one_line_joins_two_among_many_then_that_pair),
        TEST(test_check_when_two_attack_then_names_a_pair_of_the_placement),
        TEST(test_check_when_in_any_order_then_the_same_answer),
        TEST(test_check_when_a_row_is_empty_then_names_the_row),
        TEST(test_check_when_two_queens_in_a_row_then_both_named_even_without_the_row_bit),
        TEST(test_check_when_two_queens_in_a_region_then_both_named),
        TEST(test_check_when_a_queen_stands_on_a_forbidden_square_then_named_twice),
        TEST(test_check_when_a_required_square_is_free_then_named_twice),
        TEST(test_check_when_the_board_is_empty_then_ok),
        TEST(test_check_when_a_cover_leaves_a_square_then_named),
        TEST(test_check_when_an_independent_cover_attacks_itself_then_the_pair_is_named),
        TEST(test_check_when_the_problem_is_frozen_then_still_answers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
