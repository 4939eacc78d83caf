/* Every allocation fails once: the answer is NQ_E_NOMEM, nothing leaks, and the handle still works. */
#include "support.h"

/* One way through the library. Every call goes through try(): when it is refused for want of memory, it is made once more,
 * and must then do what it would have done in the first place. */
typedef struct walk {
    purse memory;
    nq_allocator allocator;
    uint64_t refusals;
} walk;

#define TRY(walk, want, call)                                                                                          \
    do {                                                                                                               \
        nq_status status_ = (call);                                                                                    \
        if (status_ == NQ_E_NOMEM) {                                                                                   \
            (walk)->refusals++;                                                                                        \
            status_ = (call);                                                                                          \
        }                                                                                                              \
        want_status_at((want), status_, #call, __FILE__, __LINE__);                                                    \
    } while (0)

static nq_problem *walk_problem(walk *self, uint32_t n) {
    nq_problem *problem;
    TRY(self, NQ_OK, nq_problem_new(&problem, n, &self->allocator));
    return problem;
}

static nq_solver *walk_solver(walk *self, nq_problem *problem, int method) {
    nq_solver *solver;
    TRY(self, NQ_OK, nq_solver_new(&solver, problem));
    nq_problem_free(problem);
    set(solver, NQ_METHOD, (uint64_t)method);
    return solver;
}

/* A call that ends for want of memory has counted its part: the sum is in the statistics. */
static void walk_count(walk *self, nq_solver *solver, uint64_t want) {
    uint64_t count;
    TRY(self, NQ_DONE, nq_solver_count(solver, &count));
    want_number(want, get(solver, NQ_SOLUTIONS));
    nq_solver_free(solver);
}

static void count_plain(walk *self, int method) {
    walk_count(self, walk_solver(self, walk_problem(self, 6), method), 4);
}

static void pull_then_count(walk *self, int method) {
    nq_solver *solver = walk_solver(self, walk_problem(self, 6), method);
    TRY(self, NQ_OK, nq_solver_next(solver));
    want_text("1 3 5 0 2 4", solution_text(solver));
    TRY(self, NQ_OK, nq_solver_reset(solver));
    TRY(self, NQ_DONE, nq_solver_run(solver));
    want_number(4, get(solver, NQ_SOLUTIONS));
    nq_solver_free(solver);
}

static void count_canonical(walk *self, int method) {
    nq_solver *solver = walk_solver(self, walk_problem(self, 6), method);
    set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
    walk_count(self, solver, 1);
}

static void count_restricted(walk *self, int method) {
    const nq_square required[2] = {{0, 0}, {1, 4}}, forbidden[2] = {{7, 0}, {6, 0}};
    nq_problem *problem = walk_problem(self, 8);
    for (int i = 0; i < 2; i++) {
        TRY(self, NQ_OK, nq_problem_require(problem, &required[i], 1));
        TRY(self, NQ_OK, nq_problem_forbid(problem, &forbidden[i], 1));
    }
    walk_count(self, walk_solver(self, problem, method), 1);
}

static void count_regions(walk *self, int method) {
    static const uint32_t region_of[16] = {1, 0, 0, 0, 1, 1, 1, 0, 2, 2, 3, 3, 2, 2, 3, 3};
    nq_problem *problem = walk_problem(self, 4);
    TRY(self, NQ_OK, nq_problem_regions(problem, region_of, 16));
    TRY(self, NQ_OK, nq_problem_regions(problem, region_of, 16));
    walk_count(self, walk_solver(self, problem, NQ_METHOD_BACKTRACK), 1); /* it takes any rules */
    UNUSED(method);
}

static void count_units(walk *self, int method) {
    nq_solver *solver = walk_solver(self, walk_problem(self, 8), method);
    uint64_t total;
    set(solver, NQ_UNIT_DEPTH, 1);
    TRY(self, NQ_OK, nq_solver_units(solver, &total));
    TRY(self, NQ_OK, nq_solver_assign(solver, 2, 3));
    walk_count(self, solver, 16 + 18 + 18);
}

static void check_and_count_pairs(walk *self, int method) {
    nq_square squares[8];
    uint64_t pairs;
    read_columns("0 4 7 5 2 6 1 3", squares);
    nq_problem *problem = walk_problem(self, 8);
    TRY(self, NQ_OK, nq_problem_check(problem, squares, 8, NULL));
    TRY(self, NQ_OK, nq_problem_conflicts(problem, squares, 8, &pairs));
    want_number(0, pairs);
    nq_problem_free(problem);
    UNUSED(method);
}

static void save_and_load(walk *self, int method) {
    unsigned char bytes[8192];
    size_t len = sizeof bytes;
    nq_problem *problem = walk_problem(self, 8);
    nq_solver *solver, *loaded;
    TRY(self, NQ_OK, nq_solver_new(&solver, problem));
    set(solver, NQ_METHOD, (uint64_t)method);
    for (int i = 0; i < 10; i++) TRY(self, NQ_OK, nq_solver_next(solver));
    TRY(self, NQ_OK, nq_solver_save(solver, bytes, &len));
    nq_solver_free(solver);
    TRY(self, NQ_OK, nq_solver_load(&loaded, problem, bytes, len, NULL));
    nq_problem_free(problem);
    walk_count(self, loaded, 92);
}

static const int cover_methods[] = {NQ_METHOD_COVER_EXACT,    NQ_METHOD_COVER_BACKTRACK, NQ_METHOD_COVER_RANDOM,
                                    NQ_METHOD_COVER_ADAPTIVE, NQ_METHOD_COVER_ANNEALING, NQ_METHOD_COVER_WEAKLEY};

/* Small boards where all covers are found first. */
static void find_covers(walk *self, int method) {
    uint32_t n = method == NQ_METHOD_COVER_EXACT || method == NQ_METHOD_COVER_BACKTRACK ? 5 : 9;
    for (uint64_t independent = 0; independent <= 1; independent++) {
        nq_problem *problem = walk_problem(self, n);
        TRY(self, NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
        TRY(self, NQ_OK, nq_problem_set(problem, NQ_INDEPENDENT, independent));
        nq_solver *solver = walk_solver(self, problem, method);
        set(solver, NQ_THREADS, 2);
        TRY(self, NQ_OK, nq_solver_next(solver));
        nq_solver_free(solver);
    }
}

static void count_covers_of_a_part(walk *self, int method) {
    const nq_square exempt[2] = {{0, 0}, {3, 1}};
    nq_problem *problem = walk_problem(self, 4);
    TRY(self, NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    for (int i = 0; i < 2; i++) TRY(self, NQ_OK, nq_problem_exempt(problem, &exempt[i], 1));
    walk_count(self, walk_solver(self, problem, method), 18);
}

/* Takes the walk with the k-th allocation failing, for every k there is. */
static void want_to_survive(void (*way)(walk *, int), int method) {
    walk whole = {.memory = {0}};
    whole.allocator = purse_allocator(&whole.memory);
    way(&whole, method);
    want_number(whole.memory.taken, whole.memory.returned);
    want_number(0, whole.refusals);
    for (size_t k = 1; k <= whole.memory.taken; k++) {
        walk self = {.memory = {.fail_at = k}};
        self.allocator = purse_allocator(&self.memory);
        way(&self, method);
        want_number(1, self.refusals); /* the failure was told */
        want_number(self.memory.taken, self.memory.returned);
    }
    want_true(whole.memory.taken > 0, "memory taken through the caller's allocator");
}

#define SURVIVAL(way)                                                                                                  \
    static void test_##way##_when_any_allocation_fails_then_nomem_and_usable(void **state) {                           \
        UNUSED(state);                                                                                                 \
        FOR_EACH_METHOD(method) want_to_survive(way, method);                                                          \
    }

SURVIVAL(count_plain)
SURVIVAL(pull_then_count)
SURVIVAL(count_canonical)
SURVIVAL(count_restricted)
SURVIVAL(count_regions)
SURVIVAL(count_units)
SURVIVAL(check_and_count_pairs)
SURVIVAL(save_and_load)

static void test_find_covers_when_any_allocation_fails_then_nomem_and_usable(void **state) {
    UNUSED(state);
    for (size_t i = 0; i < COUNT_OF(cover_methods); i++) want_to_survive(find_covers, cover_methods[i]);
}

static void test_count_covers_of_a_part_when_any_allocation_fails_then_nomem_and_usable(void **state) {
    UNUSED(state);
    want_to_survive(count_covers_of_a_part, NQ_METHOD_COVER_EXACT);
    want_to_survive(count_covers_of_a_part, NQ_METHOD_COVER_BACKTRACK);
}

static void test_new_when_memory_fails_then_null_is_stored(void **state) {
    UNUSED(state);
    purse memory = {.fail_at = 1};
    nq_allocator allocator = purse_allocator(&memory);
    nq_problem *problem = (nq_problem *)&memory;
    want_status(NQ_E_NOMEM, nq_problem_new(&problem, 8, &allocator));
    want_true(problem == NULL, "NULL stored on failure");
    want_status(NQ_OK, nq_problem_new(&problem, 8, &allocator));
    nq_solver *solver = (nq_solver *)&memory;
    memory.fail_at = memory.taken + 1;
    want_status(NQ_E_NOMEM, nq_solver_new(&solver, problem));
    want_true(solver == NULL, "NULL stored on failure");
    nq_problem_free(problem);
    want_number(memory.taken, memory.returned);
}

static void test_load_when_memory_fails_then_null_is_stored_and_told(void **state) {
    UNUSED(state);
    purse memory = {0};
    nq_allocator allocator = purse_allocator(&memory);
    nq_problem *problem;
    nq_solver *solver;
    unsigned char bytes[8192];
    char message[NQ_MESSAGE_SIZE] = "";
    size_t len = sizeof bytes;
    want_status(NQ_OK, nq_problem_new(&problem, 8, &allocator));
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
    nq_solver_free(solver);
    memory.fail_at = memory.taken + 1;
    solver = (nq_solver *)&memory;
    want_status(NQ_E_NOMEM, nq_solver_load(&solver, problem, bytes, len, message));
    want_true(solver == NULL, "NULL stored on failure");
    want_true(*message != '\0', "a message");
    nq_problem_free(problem);
    want_number(memory.taken, memory.returned);
}

static void test_require_when_memory_fails_then_nothing_is_changed(void **state) {
    UNUSED(state);
    const nq_square corner = {0, 0};
    purse memory = {0};
    nq_allocator allocator = purse_allocator(&memory);
    nq_problem *problem;
    want_status(NQ_OK, nq_problem_new(&problem, 8, &allocator));
    memory.fail_at = memory.taken + 1;
    want_status(NQ_E_NOMEM, nq_problem_require(problem, &corner, 1));
    want_true(*nq_problem_message(problem) != '\0', "a message");
    nq_solver *solver = new_solver_for(problem, NQ_METHOD_BACKTRACK);
    want_number(92, count_rest(solver));
    nq_solver_free(solver);
    want_number(memory.taken, memory.returned);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_count_plain_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_pull_then_count_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_count_canonical_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_count_restricted_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_count_regions_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_count_units_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_check_and_count_pairs_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_save_and_load_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_find_covers_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_count_covers_of_a_part_when_any_allocation_fails_then_nomem_and_usable),
        TEST(test_new_when_memory_fails_then_null_is_stored),
        TEST(test_load_when_memory_fails_then_null_is_stored_and_told),
        TEST(test_require_when_memory_fails_then_nothing_is_changed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
