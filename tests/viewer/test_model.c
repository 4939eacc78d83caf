#include "support.h"

#include "model.h"

static struct model model;
static struct settings settings;
static struct step step;

static void build(enum mode mode, uint32_t n, const struct cell *queens, size_t count) {
    memset(&step, 0, sizeof step);
    memset(&settings, 0, sizeof settings);
    settings.mode = mode;
    settings.n = n;
    step.count = (uint16_t)count;
    memcpy(step.queens, queens, count * sizeof *queens);
    model_build(&model, &settings, &step);
}

static void test_model_when_empty_then_nothing_is_attacked(void **state) {
    UNUSED(state);
    settings = (struct settings){.mode = MODE_COVER, .n = 5};
    model_build(&model, &settings, NULL);
    want_number(25, model.uncovered);
    want_number(0, model_attackers(&model, 2, 2));
    want_true(!model_has_reject(&model), "no step");
}

static void test_model_when_two_queens_share_a_diagonal_then_both_are_in_conflict(void **state) {
    const struct cell queens[] = {{0, 0}, {3, 3}, {1, 2}};
    UNUSED(state);
    build(MODE_REPAIR, 4, queens, 3);
    want_number(2, model.in_conflict);
    want_number(1, model_attackers(&model, 0, 0));
    want_number(0, model_attackers(&model, 1, 2));
    want_number(3, model_attackers(&model, 2, 2)); /* two along the diagonal, one down the column */
}

static uint32_t counted(const struct cell *queens, size_t count, uint32_t row, uint32_t col) {
    uint32_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        int down = queens[i].row - (int)row, right = queens[i].col - (int)col;
        if (down == 0 && right == 0) continue;
        sum += down == 0 || right == 0 || down == right || down == -right;
    }
    return sum;
}

static void test_model_when_compared_with_a_count_by_hand_then_every_square_agrees(void **state) {
    const struct cell queens[] = {{0, 4}, {2, 1}, {2, 6}, {4, 6}, {6, 2}, {7, 7}};
    UNUSED(state);
    build(MODE_COVER, 8, queens, COUNT_OF(queens));
    for (uint32_t i = 0; i < 64; i++)
        want_number(counted(queens, COUNT_OF(queens), i / 8, i % 8), model_attackers(&model, i / 8, i % 8));
}

static void test_model_when_five_queens_cover_the_board_then_nothing_is_uncovered(void **state) {
    const struct cell queens[] = {{1, 6}, {2, 2}, {3, 4}, {4, 3}, {5, 5}};
    nq_square squares[COUNT_OF(queens)], culprits[2];
    nq_problem *problem;
    UNUSED(state);
    for (size_t i = 0; i < COUNT_OF(queens); i++) squares[i] = (nq_square){queens[i].row, queens[i].col};
    build(MODE_COVER, 8, queens, COUNT_OF(queens));
    want_status(NQ_OK, nq_problem_new(&problem, 8, NULL));
    want_status(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    nq_status status = nq_problem_check(problem, squares, COUNT_OF(queens), culprits);
    want_number(status == NQ_OK, model.uncovered == 0);
    nq_problem_free(problem);
}

static void test_model_when_a_queen_is_taken_back_then_her_square_has_no_ring(void **state) {
    const struct cell queens[] = {{0, 0}};
    UNUSED(state);
    build(MODE_COVER, 4, queens, 1);
    want_true(!model_has_ring(&model, 0, 0) && !model_has_ring(&model, 3, 3), "occupied, covered");
    want_true(model_has_ring(&model, 1, 2) && model_has_ring(&model, 2, 1), "uncovered");
    step.kind = NQ_EVENT_REMOVE;
    step.square = (struct cell){1, 2};
    want_true(!model_has_ring(&model, 1, 2) && model_has_ring(&model, 2, 1), "taken back");
    model.step = NULL;
    want_true(!model_has_ring(&model, 2, 1), "nothing has begun");
}

static void test_model_when_a_step_has_domains_then_each_row_has_its_size(void **state) {
    const struct cell queens[] = {{0, 0}};
    uint32_t size;
    UNUSED(state);
    build(MODE_SEARCH, 4, queens, 1);
    want_true(!model_domain(&model, 1, &size), "none yet");
    step.has_domains = true;
    step.domain[1] = 2;
    want_true(model_domain(&model, 1, &size), "there");
    want_number(2, size);
}

static void test_model_when_a_queen_is_given_then_only_at_its_size_and_never_in_repair(void **state) {
    UNUSED(state);
    settings = (struct settings){.mode = MODE_SEARCH, .n = 4, .given = {.n = 4, .count = 1, .squares = {{1, 3}}}};
    want_true(model_is_given(&settings, 1, 3), "given");
    want_true(!model_is_given(&settings, 3, 1), "not given");
    settings.n = 5;
    want_true(!model_is_given(&settings, 1, 3), "another size");
    settings.n = 4;
    settings.mode = MODE_REPAIR;
    want_true(!model_is_given(&settings, 1, 3), "repair");
}

static void test_model_when_a_file_requires_a_queen_then_she_stands_before_the_search_comes_to_her(void **state) {
    const struct cell queens[] = {{0, 0}};
    UNUSED(state);
    build(MODE_COVER, 5, queens, 1);
    settings.given = (struct given){.n = 5, .count = 2, .squares = {{0, 0}, {4, 1}}};
    model_build(&model, &settings, &step);
    want_number(2, model.queens);
    want_true(model_has_queen(&model, 4, 1), "the required one");
    want_number(1, model_attackers(&model, 4, 3)); /* along the row */
    settings.mode = MODE_REPAIR;
    model_build(&model, &settings, &step);
    want_number(1, model.queens);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_model_when_empty_then_nothing_is_attacked),
        TEST(test_model_when_two_queens_share_a_diagonal_then_both_are_in_conflict),
        TEST(test_model_when_compared_with_a_count_by_hand_then_every_square_agrees),
        TEST(test_model_when_five_queens_cover_the_board_then_nothing_is_uncovered),
        TEST(test_model_when_a_queen_is_taken_back_then_her_square_has_no_ring),
        TEST(test_model_when_a_step_has_domains_then_each_row_has_its_size),
        TEST(test_model_when_a_queen_is_given_then_only_at_its_size_and_never_in_repair),
        TEST(test_model_when_a_file_requires_a_queen_then_she_stands_before_the_search_comes_to_her),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
