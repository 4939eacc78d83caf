/* Every public function with null pointers and with values out of range: a status, and never a crash. */
#include "support.h"

#include <limits.h>

typedef struct hands {
    nq_problem *problem;
    nq_solver *solver;
} hands;

/* A problem that can be changed still, and a solver of another. */
static hands take_hands(void) {
    return (hands){new_problem(8), new_solver(8, NQ_METHOD_BACKTRACK)};
}

static void let_go(hands self) {
    want_number(92, count_rest(self.solver)); /* nothing was changed */
    nq_solver_free(self.solver);
    uint64_t size = 0;
    want_status(NQ_OK, nq_problem_get(self.problem, NQ_SIZE, &size));
    want_number(8, size);
    nq_problem_free(self.problem);
}

static const nq_square board[2] = {{0, 0}, {1, 2}}, off_board[2] = {{0, 0}, {8, 2}};
static const nq_key no_keys[] = {0, -1, 999, NQ_PARITY + 1, NQ_PROGRESS_MS + 1, NQ_TRIALS_FAILED + 1, INT_MAX, INT_MIN};

static void test_transform_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    nq_square out[2];
    want_status(NQ_E_ARG, nq_transform(8, 0, NULL, 2, out));
    want_status(NQ_E_ARG, nq_transform(8, 0, board, 2, NULL));
    want_status(NQ_E_ARG, nq_transform(8, -1, board, 2, out));
    want_status(NQ_E_ARG, nq_transform(8, 8, board, 2, out));
    want_status(NQ_E_ARG, nq_transform(8, INT_MIN, board, 2, out));
    want_status(NQ_E_ARG, nq_transform(8, 0, off_board, 2, out));
    want_status(NQ_E_ARG, nq_transform(2, 0, board, 2, out));
    want_status(NQ_E_ARG, nq_transform(0, 0, board, 1, out));
    want_status(NQ_E_ARG, nq_transform(NQ_SIZE_MAX + 1, 0, board, 2, out));
    want_status(NQ_E_ARG, nq_transform(UINT32_MAX, 0, NULL, 0, NULL));
}

static void test_canonical_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    nq_square out[2];
    want_status(NQ_E_ARG, nq_canonical(8, NULL, 2, out, NULL));
    want_status(NQ_E_ARG, nq_canonical(8, board, 2, NULL, NULL));
    want_status(NQ_E_ARG, nq_canonical(8, off_board, 2, out, NULL));
    want_status(NQ_E_ARG, nq_canonical(0, board, 1, out, NULL));
    want_status(NQ_E_ARG, nq_canonical(NQ_SIZE_MAX + 1, board, 2, out, NULL));
}

static void test_render_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    const nq_square unsorted[2] = {{1, 2}, {0, 0}}, twice[2] = {{0, 0}, {0, 0}};
    char text[256];
    size_t len = sizeof text;
    want_status(NQ_E_ARG, nq_render(8, NULL, 2, NQ_FORMAT_COLUMNS, text, &len));
    want_status(NQ_E_ARG, nq_render(8, board, 2, NQ_FORMAT_COLUMNS, text, NULL));
    want_status(NQ_E_ARG, nq_render(8, board, 2, NQ_FORMAT_COLUMNS, NULL, NULL));
    want_status(NQ_E_ARG, nq_render(8, board, 2, -1, text, &len));
    want_status(NQ_E_ARG, nq_render(8, board, 2, NQ_FORMAT_LISTS + 1, text, &len));
    want_status(NQ_E_ARG, nq_render(8, off_board, 2, NQ_FORMAT_SQUARES, text, &len));
    want_status(NQ_E_ARG, nq_render(8, unsorted, 2, NQ_FORMAT_SQUARES, text, &len));
    want_status(NQ_E_ARG, nq_render(8, twice, 2, NQ_FORMAT_SQUARES, text, &len));
    want_status(NQ_E_ARG, nq_render(NQ_SIZE_MAX + 1, board, 2, NQ_FORMAT_SQUARES, text, &len));
}

static void test_parse_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    nq_square squares[8];
    size_t count = 8;
    uint32_t n;
    char message[NQ_MESSAGE_SIZE];
    want_status(NQ_E_ARG, nq_parse(NULL, 7, NULL, &n, squares, &count, message));
    want_status(NQ_E_ARG, nq_parse("1 3 0 2", 7, NULL, NULL, squares, &count, message));
    want_status(NQ_E_ARG, nq_parse("1 3 0 2", 7, NULL, &n, squares, NULL, message));
    want_status(NQ_E_ARG, nq_parse("1 3 0 2", 7, NULL, &n, NULL, NULL, NULL));
}

static void test_key_at_and_value_name_when_out_of_range_then_null(void **state) {
    UNUSED(state);
    want_true(nq_key_at(SIZE_MAX) == NULL, "NULL past the end");
    for (size_t i = 0; i < COUNT_OF(no_keys); i++) {
        want_true(nq_value_name(no_keys[i], 0) == NULL, "no name");
        want_true(nq_value_summary(no_keys[i], 0) == NULL, "no summary");
    }
    want_true(nq_value_name(NQ_METHOD, UINT64_MAX) == NULL, "no name");
    want_true(nq_value_summary(NQ_METHOD, UINT64_C(1) << 32) == NULL, "no summary");
}

static void test_version_and_strerror_when_called_then_never_null(void **state) {
    UNUSED(state);
    want_true(nq_version() > 0, "a version");
    want_true(nq_version_string() != NULL, "a version");
    want_true(nq_strerror(INT_MIN) != NULL, "a text");
}

static void *no_alloc(void *user, size_t size) {
    UNUSED(user);
    return malloc(size);
}

static void test_problem_new_when_arguments_are_bad_then_arg_and_null(void **state) {
    UNUSED(state);
    nq_allocator half = {no_alloc, NULL, NULL};
    nq_problem *problem = (nq_problem *)&half;
    want_status(NQ_E_ARG, nq_problem_new(NULL, 8, NULL));
    want_status(NQ_E_ARG, nq_problem_new(&problem, NQ_SIZE_MAX + 1, NULL));
    want_true(problem == NULL, "NULL stored on failure");
    want_status(NQ_E_ARG, nq_problem_new(&problem, 8, &half));
    half = (nq_allocator){NULL, NULL, NULL};
    want_status(NQ_E_ARG, nq_problem_new(&problem, 8, &half));
    want_true(problem == NULL, "NULL stored on failure");
}

static void test_problem_free_and_message_when_null_then_fine(void **state) {
    UNUSED(state);
    nq_problem_free(NULL);
    want_true(nq_problem_message(NULL) != NULL, "a text, never NULL");
}

static void test_problem_set_and_get_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    uint64_t value = 77;
    want_status(NQ_E_ARG, nq_problem_set(NULL, NQ_SIZE, 8));
    want_status(NQ_E_ARG, nq_problem_get(NULL, NQ_SIZE, &value));
    want_status(NQ_E_ARG, nq_problem_get(self.problem, NQ_SIZE, NULL));
    for (size_t i = 0; i < COUNT_OF(no_keys); i++) {
        want_status(NQ_E_ARG, nq_problem_set(self.problem, no_keys[i], 1));
        want_status(NQ_E_ARG, nq_problem_get(self.problem, no_keys[i], &value));
    }
    want_number(77, value);
    let_go(self);
}

static void test_problem_squares_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    want_status(NQ_E_ARG, nq_problem_require(NULL, board, 2));
    want_status(NQ_E_ARG, nq_problem_require(self.problem, NULL, 2));
    want_status(NQ_E_ARG, nq_problem_require(self.problem, off_board, 2));
    want_status(NQ_E_ARG, nq_problem_forbid(NULL, board, 2));
    want_status(NQ_E_ARG, nq_problem_forbid(self.problem, NULL, 2));
    want_status(NQ_E_ARG, nq_problem_forbid(self.problem, off_board, 2));
    want_status(NQ_E_ARG, nq_problem_exempt(NULL, board, 2));
    want_status(NQ_E_ARG, nq_problem_exempt(self.problem, NULL, 2));
    want_status(NQ_E_ARG, nq_problem_exempt(self.problem, off_board, 2));
    let_go(self);
}

static void test_problem_regions_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    static const uint32_t region_of[64] = {0};
    want_status(NQ_E_ARG, nq_problem_regions(NULL, region_of, 64));
    want_status(NQ_E_ARG, nq_problem_regions(NULL, NULL, 0));
    want_status(NQ_E_ARG, nq_problem_regions(self.problem, NULL, 64));
    want_status(NQ_E_ARG, nq_problem_regions(self.problem, region_of, 63));
    want_status(NQ_E_ARG, nq_problem_regions(self.problem, region_of, SIZE_MAX));
    let_go(self);
}

static void test_problem_check_and_conflicts_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    nq_square conflict[2];
    uint64_t pairs;
    want_status(NQ_E_ARG, nq_problem_check(NULL, board, 2, conflict));
    want_status(NQ_E_ARG, nq_problem_check(self.problem, NULL, 2, conflict));
    want_status(NQ_E_ARG, nq_problem_check(self.problem, off_board, 2, conflict));
    want_status(NQ_E_CONFLICT, nq_problem_check(self.problem, board, 2, NULL));
    want_status(NQ_E_ARG, nq_problem_conflicts(NULL, board, 2, &pairs));
    want_status(NQ_E_ARG, nq_problem_conflicts(self.problem, NULL, 2, &pairs));
    want_status(NQ_E_ARG, nq_problem_conflicts(self.problem, board, 2, NULL));
    want_status(NQ_E_ARG, nq_problem_conflicts(self.problem, off_board, 2, &pairs));
    let_go(self);
}

static void test_export_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    char text[16] = "kept";
    size_t len = sizeof text;
    want_status(NQ_E_ARG, nq_problem_export(NULL, NQ_EXPORT_ASP, text, &len));
    want_status(NQ_E_ARG, nq_problem_export(self.problem, NQ_EXPORT_ASP, text, NULL));
    want_status(NQ_E_ARG, nq_problem_export(self.problem, -1, text, &len));
    want_status(NQ_E_ARG, nq_problem_export(self.problem, NQ_EXPORT_ASP + 1, text, &len));
    want_status(NQ_E_SPACE, nq_problem_export(self.problem, NQ_EXPORT_ASP, text, &len));
    want_true(len > sizeof text && text[0] == 'k', "the size needed, and the buffer untouched");
    let_go(self);
}

static void test_solver_new_when_arguments_are_bad_then_arg_and_null(void **state) {
    UNUSED(state);
    hands self = take_hands();
    nq_solver *solver = self.solver;
    want_status(NQ_E_ARG, nq_solver_new(NULL, self.problem));
    want_status(NQ_E_ARG, nq_solver_new(&solver, NULL));
    want_true(solver == NULL, "NULL stored on failure");
    want_status(NQ_OK, nq_problem_set(self.problem, NQ_SIZE, 8)); /* not frozen by a failure */
    let_go(self);
}

static void test_solver_free_cancel_message_and_solution_when_null_then_fine(void **state) {
    UNUSED(state);
    size_t count = 99;
    nq_solver_free(NULL);
    nq_solver_cancel(NULL);
    want_true(nq_solver_message(NULL) != NULL, "a text, never NULL");
    want_true(nq_solver_solution(NULL, &count) == NULL, "no solution");
    want_number(0, count);
    want_true(nq_solver_solution(NULL, NULL) == NULL, "no solution");
}

static void test_solver_set_and_get_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    uint64_t value = 77;
    want_status(NQ_E_ARG, nq_solver_set(NULL, NQ_METHOD, NQ_METHOD_BACKTRACK));
    want_status(NQ_E_ARG, nq_solver_get(NULL, NQ_METHOD, &value));
    want_status(NQ_E_ARG, nq_solver_get(self.solver, NQ_METHOD, NULL));
    want_status(NQ_E_ARG, nq_solver_set(self.solver, NQ_METHOD, UINT64_C(0x100000001))); /* 1 once cut to 32 bits */
    for (size_t i = 0; i < COUNT_OF(no_keys); i++) {
        want_status(NQ_E_ARG, nq_solver_set(self.solver, no_keys[i], 1));
        want_status(NQ_E_ARG, nq_solver_get(self.solver, no_keys[i], &value));
    }
    want_number(77, value);
    let_go(self);
}

static int no_event(void *user, const nq_event *event) {
    return user == NULL && event == NULL;
}

static void test_solver_on_and_random_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    want_status(NQ_E_ARG, nq_solver_on(NULL, NQ_EVENT_SOLUTION, no_event, NULL));
    want_status(NQ_E_ARG, nq_solver_on(self.solver, 64, no_event, NULL));
    want_status(NQ_E_ARG, nq_solver_on(self.solver, UINT32_MAX, no_event, NULL));
    want_status(NQ_OK, nq_solver_on(self.solver, NQ_EVENT_SOLUTION, NULL, NULL));
    want_status(NQ_E_ARG, nq_solver_random(NULL, NULL, NULL));
    want_status(NQ_OK, nq_solver_random(self.solver, NULL, NULL));
    let_go(self);
}

static void test_solver_units_and_assign_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    uint64_t total;
    want_status(NQ_E_ARG, nq_solver_units(NULL, &total));
    want_status(NQ_E_ARG, nq_solver_units(self.solver, NULL));
    want_status(NQ_E_ARG, nq_solver_assign(NULL, 0, 1));
    want_status(NQ_E_ARG, nq_solver_assign(self.solver, UINT64_MAX, UINT64_MAX));
    let_go(self);
}

static void test_solver_next_run_count_and_reset_when_null_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    uint64_t count;
    want_status(NQ_E_ARG, nq_solver_next(NULL));
    want_status(NQ_E_ARG, nq_solver_run(NULL));
    want_status(NQ_E_ARG, nq_solver_count(NULL, &count));
    want_status(NQ_E_ARG, nq_solver_count(self.solver, NULL));
    want_status(NQ_E_ARG, nq_solver_reset(NULL));
    let_go(self);
}

static void test_solver_domain_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    uint32_t size = 77;
    want_status(NQ_E_ARG, nq_solver_domain(NULL, 0, &size));
    want_status(NQ_E_ARG, nq_solver_domain(self.solver, 0, NULL));
    want_status(NQ_E_ARG, nq_solver_domain(self.solver, 8, &size));
    want_status(NQ_E_ARG, nq_solver_domain(self.solver, UINT32_MAX, &size));
    want_number(77, size);
    let_go(self);
}

static void test_solver_save_and_load_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    hands self = take_hands();
    unsigned char bytes[4096];
    char message[NQ_MESSAGE_SIZE];
    size_t len = sizeof bytes;
    nq_solver *solver = self.solver;
    want_status(NQ_E_ARG, nq_solver_save(NULL, bytes, &len));
    want_status(NQ_E_ARG, nq_solver_save(self.solver, bytes, NULL));
    want_status(NQ_E_ARG, nq_solver_save(self.solver, NULL, NULL));
    want_status(NQ_OK, nq_solver_save(self.solver, bytes, &len));
    want_status(NQ_E_ARG, nq_solver_load(NULL, self.problem, bytes, len, message));
    want_status(NQ_E_ARG, nq_solver_load(&solver, NULL, bytes, len, message));
    want_true(solver == NULL, "NULL stored on failure");
    want_status(NQ_E_ARG, nq_solver_load(&solver, self.problem, NULL, len, message));
    want_true(solver == NULL, "NULL stored on failure");
    let_go(self);
}

static void test_count_and_find_when_arguments_are_bad_then_arg(void **state) {
    UNUSED(state);
    nq_square squares[8];
    uint64_t count;
    want_status(NQ_E_ARG, nq_count(8, NULL));
    want_status(NQ_E_ARG, nq_count(NQ_SIZE_MAX + 1, &count));
    want_status(NQ_E_ARG, nq_find(8, NULL));
    want_status(NQ_E_ARG, nq_find(NQ_SIZE_MAX + 1, squares));
    want_status(NQ_E_ARG, nq_find(UINT32_MAX, squares));
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_transform_when_arguments_are_bad_then_arg),
        TEST(test_canonical_when_arguments_are_bad_then_arg),
        TEST(test_render_when_arguments_are_bad_then_arg),
        TEST(test_parse_when_arguments_are_bad_then_arg),
        TEST(test_key_at_and_value_name_when_out_of_range_then_null),
        TEST(test_version_and_strerror_when_called_then_never_null),
        TEST(test_problem_new_when_arguments_are_bad_then_arg_and_null),
        TEST(test_problem_free_and_message_when_null_then_fine),
        TEST(test_problem_set_and_get_when_arguments_are_bad_then_arg),
        TEST(test_problem_squares_when_arguments_are_bad_then_arg),
        TEST(test_problem_regions_when_arguments_are_bad_then_arg),
        TEST(test_problem_check_and_conflicts_when_arguments_are_bad_then_arg),
        TEST(test_export_when_arguments_are_bad_then_arg),
        TEST(test_solver_new_when_arguments_are_bad_then_arg_and_null),
        TEST(test_solver_free_cancel_message_and_solution_when_null_then_fine),
        TEST(test_solver_set_and_get_when_arguments_are_bad_then_arg),
        TEST(test_solver_on_and_random_when_arguments_are_bad_then_arg),
        TEST(test_solver_units_and_assign_when_arguments_are_bad_then_arg),
        TEST(test_solver_next_run_count_and_reset_when_null_then_arg),
        TEST(test_solver_domain_when_arguments_are_bad_then_arg),
        TEST(test_solver_save_and_load_when_arguments_are_bad_then_arg),
        TEST(test_count_and_find_when_arguments_are_bad_then_arg),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
