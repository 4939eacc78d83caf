#include "support.h"

typedef struct blob {
    size_t len;
    unsigned char *bytes;
} blob;

static blob save(nq_solver *solver) {
    blob self = {0, NULL};
    want_status(NQ_OK, nq_solver_save(solver, NULL, &self.len));
    want_true(self.len > 0, "bytes to write");
    self.bytes = malloc(self.len);
    size_t len = self.len;
    want_status(NQ_OK, nq_solver_save(solver, self.bytes, &len));
    want_number(self.len, len);
    return self;
}

static nq_status try_to_load(nq_solver **out, uint32_t n, const void *bytes, size_t len, char *message) {
    nq_problem *problem = new_problem(n);
    nq_status status = nq_solver_load(out, problem, bytes, len, message);
    nq_problem_free(problem);
    return status;
}

static nq_solver *load(uint32_t n, blob state) {
    nq_solver *solver;
    char message[NQ_MESSAGE_SIZE] = "before";
    want_status(NQ_OK, try_to_load(&solver, n, state.bytes, state.len, message));
    want_text("", message);
    return solver;
}

/* Saves a solver, frees it, and goes on with what load() makes of the bytes. */
static nq_solver *reborn(nq_solver *solver, uint32_t n) {
    blob state = save(solver);
    nq_solver_free(solver);
    solver = load(n, state);
    free(state.bytes);
    return solver;
}

static void want_refused(uint32_t n, const void *bytes, size_t len) {
    nq_solver *solver = (nq_solver *)&n;
    char message[NQ_MESSAGE_SIZE] = "";
    want_status(NQ_E_FORMAT, try_to_load(&solver, n, bytes, len, message));
    want_true(solver == NULL, "NULL stored on failure");
    want_true(*message != '\0' && memchr(message, '\0', sizeof message) != NULL, "a message");
    want_status(NQ_E_FORMAT, try_to_load(&solver, n, bytes, len, NULL));
}

static blob save_after(uint32_t n, int method, int pulled) {
    nq_solver *solver = new_solver(n, method);
    for (int i = 0; i < pulled; i++) want_status(NQ_OK, nq_solver_next(solver));
    blob state = save(solver);
    nq_solver_free(solver);
    return state;
}

static void test_save_when_after_any_solution_then_load_goes_on_with_the_next(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        list *all = pull_all(new_solver(8, method));
        for (size_t pulled = 0; pulled <= 92; pulled++) {
            list *got = new_list(8);
            nq_solver *solver = new_solver(8, method);
            pull_into(got, solver, pulled);
            solver = reborn(solver, 8);
            want_number(pulled, get(solver, NQ_SOLUTIONS));
            want_number(method, get(solver, NQ_METHOD));
            pull_into(got, solver, SIZE_MAX);
            want_same_lists(all, got);
            nq_solver_free(solver);
            free_list(got);
        }
        free_list(all);
    }
}

static void test_save_when_at_any_node_then_the_rest_and_the_statistics_are_the_same(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *whole = new_solver(7, method);
        want_number(40, count_rest(whole));
        for (uint64_t nodes = 1; nodes < 600; nodes += 7) {
            uint64_t before = 0;
            nq_solver *solver = new_solver(7, method);
            set(solver, NQ_LIMIT_NODES, nodes);
            nq_status status = nq_solver_count(solver, &before);
            want_true(status == NQ_PAUSED || status == NQ_DONE, "a pause or the end");
            solver = reborn(solver, 7);
            want_number(nodes, get(solver, NQ_LIMIT_NODES));
            set(solver, NQ_LIMIT_NODES, 0);
            want_number(40 - before, count_rest(solver));
            for (nq_key key = NQ_SOLUTIONS; key <= NQ_TRIALS_FAILED; key++) {
                if (key != NQ_ELAPSED_NS) want_number(get(whole, key), get(solver, key));
            }
            nq_solver_free(solver);
        }
        nq_solver_free(whole);
    }
}

static void test_save_when_after_every_call_then_the_whole_count(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint64_t sum = 0, part = 0, calls = 0;
        nq_solver *solver = new_solver(8, method);
        set(solver, NQ_LIMIT_NODES, 50);
        while (nq_solver_count(solver, &part) == NQ_PAUSED) {
            sum += part;
            calls++;
            solver = reborn(solver, 8);
        }
        want_number(92, sum + part);
        want_number(92, get(solver, NQ_SOLUTIONS));
        want_true(calls > 2, "several lives");
        nq_solver_free(solver);
    }
}

static void test_save_when_canonical_then_load_goes_on_in_orbits(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (size_t pulled = 0; pulled <= 12; pulled++) {
            nq_solver *solver = new_canonical_solver(8, method);
            for (size_t i = 0; i < pulled; i++) want_status(NQ_OK, nq_solver_next(solver));
            solver = reborn(solver, 8);
            want_number(12 - pulled, count_rest(solver));
            want_number(11, get(solver, NQ_ORBITS_8));
            want_number(1, get(solver, NQ_ORBITS_4));
            nq_solver_free(solver);
        }
    }
}

static void test_save_when_units_are_assigned_then_load_keeps_them(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (int pulled = 0; pulled <= 34; pulled += 17) {
            nq_solver *solver = new_solver(8, method);
            set(solver, NQ_UNIT_DEPTH, 1);
            want_status(NQ_OK, nq_solver_assign(solver, 2, 3));
            for (int i = 0; i < pulled; i++) want_status(NQ_OK, nq_solver_next(solver));
            solver = reborn(solver, 8);
            want_number(16 + 18 + 18 - pulled, count_rest(solver));
            want_number(3, get(solver, NQ_UNITS_TOTAL));
            nq_solver_free(solver);
        }
    }
}

static void test_save_when_nothing_was_searched_then_options_are_kept_and_can_be_changed(void **state) {
    UNUSED(state);
    nq_solver *solver = new_canonical_solver(8, NQ_METHOD_BACKTRACK);
    set(solver, NQ_SEED, 12345);
    set(solver, NQ_LIMIT_SOLUTIONS, 5);
    solver = reborn(solver, 8);
    want_number(NQ_METHOD_BACKTRACK, get(solver, NQ_METHOD));
    want_number(NQ_SYMMETRY_CANONICAL, get(solver, NQ_SYMMETRY));
    want_number(12345, get(solver, NQ_SEED));
    want_number(5, get(solver, NQ_LIMIT_SOLUTIONS));
    set(solver, NQ_SYMMETRY, NQ_SYMMETRY_ALL);
    set(solver, NQ_LIMIT_SOLUTIONS, 0);
    want_number(92, count_rest(solver));
    nq_solver_free(solver);
}

static void test_load_when_done_then_done(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        nq_solver *solver = new_solver(8, method);
        want_number(92, count_rest(solver));
        solver = reborn(solver, 8);
        want_status(NQ_DONE, nq_solver_next(solver));
        want_number(92, get(solver, NQ_SOLUTIONS));
        want_status(NQ_OK, nq_solver_reset(solver));
        want_number(92, count_rest(solver));
        nq_solver_free(solver);
    }
}

static void test_load_when_n_is_0_or_1_then_goes_on(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        for (uint32_t n = 0; n <= 1; n++) {
            nq_solver *solver = reborn(new_solver(n, method), n);
            want_status(NQ_OK, nq_solver_next(solver));
            solver = reborn(solver, n);
            want_status(NQ_DONE, nq_solver_next(solver));
            nq_solver_free(solver);
        }
    }
}

static void test_save_when_the_buffer_is_too_small_then_space_and_untouched(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_BITBOARD);
    blob whole = save(solver);
    unsigned char *bytes = malloc(whole.len);
    for (size_t room = 0; room < whole.len; room++) {
        size_t len = room;
        memset(bytes, 0x55, whole.len);
        want_status(NQ_E_SPACE, nq_solver_save(solver, bytes, &len));
        want_number(whole.len, len);
        for (size_t i = 0; i < whole.len; i++) want_number(0x55, bytes[i]);
    }
    size_t len = whole.len + 100;
    unsigned char *large = malloc(len);
    want_status(NQ_OK, nq_solver_save(solver, large, &len));
    want_number(whole.len, len);
    free(large);
    free(bytes);
    free(whole.bytes);
    nq_solver_free(solver);
}

static void test_save_when_called_twice_then_the_same_bytes(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_BACKTRACK);
    want_status(NQ_OK, nq_solver_next(solver));
    blob first = save(solver), second = save(solver);
    want_number(first.len, second.len);
    want_true(memcmp(first.bytes, second.bytes, first.len) == 0, "the same bytes");
    free(first.bytes);
    free(second.bytes);
    want_number(91, count_rest(solver)); /* saving moves nothing */
    nq_solver_free(solver);
}

static void test_load_when_truncated_anywhere_then_format(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        blob whole = save_after(8, method, 10);
        for (size_t len = 0; len < whole.len; len++) {
            unsigned char *bytes = malloc(len + (len == 0)); /* of its own size, for the address sanitizer */
            memcpy(bytes, whole.bytes, len);
            want_refused(8, bytes, len);
            free(bytes);
        }
        free(whole.bytes);
    }
}

static void test_load_when_any_bit_is_flipped_then_format(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        blob whole = save_after(8, method, 10);
        for (size_t bit = 0; bit < 8 * whole.len; bit++) {
            whole.bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
            want_refused(8, whole.bytes, whole.len);
            whole.bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
        }
        nq_solver_free(load(8, whole));
        free(whole.bytes);
    }
}

static void test_load_when_bytes_follow_then_format(void **state) {
    UNUSED(state);
    blob whole = save_after(8, NQ_METHOD_BITBOARD, 10);
    unsigned char *bytes = calloc(1, whole.len + 8);
    memcpy(bytes, whole.bytes, whole.len);
    want_refused(8, bytes, whole.len + 1);
    want_refused(8, bytes, whole.len + 8);
    free(bytes);
    free(whole.bytes);
}

static void test_load_when_the_bytes_are_foreign_then_format(void **state) {
    UNUSED(state);
    unsigned char bytes[1000];
    uint32_t seed = 3;
    want_refused(8, "", 0);
    want_refused(8, "%PDF-1.7\nnot a search", 21);
    for (int round = 0; round < 200; round++) {
        for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (unsigned char)next_random(&seed, 256);
        want_refused(8, bytes, next_random(&seed, sizeof bytes));
    }
}

static void test_load_when_the_size_differs_then_format(void **state) {
    UNUSED(state);
    blob whole = save_after(8, NQ_METHOD_BITBOARD, 10);
    want_refused(7, whole.bytes, whole.len);
    want_refused(9, whole.bytes, whole.len);
    want_refused(0, whole.bytes, whole.len);
    free(whole.bytes);
}

typedef nq_status change(nq_problem *problem);

static nq_status no_change(nq_problem *problem) {
    return problem == NULL ? NQ_E_ARG : NQ_OK;
}

static nq_status require_one(nq_problem *problem) {
    return nq_problem_require(problem, &(nq_square){3, 5}, 1);
}

static nq_status forbid_one(nq_problem *problem) {
    return nq_problem_forbid(problem, &(nq_square){3, 5}, 1);
}

static nq_status forbid_another(nq_problem *problem) {
    return nq_problem_forbid(problem, &(nq_square){5, 3}, 1);
}

static nq_status exempt_one(nq_problem *problem) {
    return nq_problem_exempt(problem, &(nq_square){3, 5}, 1);
}

static nq_status fewer_attacks(nq_problem *problem) {
    return nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK);
}

static nq_status on_a_torus(nq_problem *problem) {
    return nq_problem_set(problem, NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS);
}

static nq_status rows_as_regions(nq_problem *problem) {
    uint32_t region_of[64];
    for (uint32_t i = 0; i < 64; i++) region_of[i] = i / 8;
    return nq_problem_regions(problem, region_of, 64);
}

static change *const changes[] = {no_change,  require_one,   forbid_one, forbid_another,
                                  exempt_one, fewer_attacks, on_a_torus, rows_as_regions};

static nq_problem *changed_problem(change *by) {
    nq_problem *problem = new_problem(8);
    want_status(NQ_OK, by(problem));
    return problem;
}

static void test_load_when_the_problem_differs_then_format_and_when_equal_then_fine(void **state) {
    UNUSED(state);
    for (size_t a = 0; a < COUNT_OF(changes); a++) {
        nq_solver *saved = new_solver_for(changed_problem(changes[a]), NQ_METHOD_BACKTRACK), *loaded;
        set(saved, NQ_LIMIT_NODES, 20);
        nq_solver_next(saved);
        blob whole = save(saved);
        nq_solver_free(saved);
        for (size_t b = 0; b < COUNT_OF(changes); b++) {
            during("saved under change %d, loaded under change %d", (int)a, (int)b);
            nq_problem *problem = changed_problem(changes[b]);
            nq_status want = a == b ? NQ_OK : NQ_E_FORMAT;
            want_status(want, nq_solver_load(&loaded, problem, whole.bytes, whole.len, NULL));
            nq_solver_free(loaded);
            nq_problem_free(problem);
        }
        free(whole.bytes);
    }
}

static void test_load_when_refused_then_the_problem_is_not_changed(void **state) {
    UNUSED(state);
    nq_solver *loaded;
    nq_problem *problem = new_problem(8);
    want_status(NQ_E_FORMAT, nq_solver_load(&loaded, problem, "nothing", 7, NULL));
    want_status(NQ_OK, nq_problem_set(problem, NQ_SIZE, 9));
    nq_problem_free(problem);
}

static void test_load_when_the_squares_came_in_another_order_then_equal(void **state) {
    UNUSED(state);
    const nq_square a = {0, 0}, b = {1, 4};
    nq_problem *first = new_problem(8), *second = new_problem(8);
    want_status(NQ_OK, nq_problem_forbid(first, &a, 1));
    want_status(NQ_OK, nq_problem_forbid(first, &b, 1));
    want_status(NQ_OK, nq_problem_forbid(second, &b, 1));
    want_status(NQ_OK, nq_problem_forbid(second, &a, 1));
    nq_solver *saved = new_solver_for(first, NQ_METHOD_BITBOARD), *loaded;
    want_status(NQ_OK, nq_solver_next(saved));
    blob whole = save(saved);
    want_status(NQ_OK, nq_solver_load(&loaded, second, whole.bytes, whole.len, NULL));
    want_number(count_rest(saved), count_rest(loaded));
    nq_problem_free(second);
    nq_solver_free(saved);
    nq_solver_free(loaded);
    free(whole.bytes);
}

typedef struct {
    nq_solver *solver;
    int units;
} unit_saver;

/* What is saved when a unit is finished holds what was counted until then, and no more. */
static int save_at_unit(void *user, const nq_event *event) {
    unit_saver *self = user;
    uint64_t counted;
    nq_solver *loaded;
    nq_problem *problem = new_problem(10);
    blob whole = save(self->solver);
    want_number(NQ_EVENT_UNIT, event->kind);
    want_status(NQ_OK, nq_solver_get(self->solver, NQ_SOLUTIONS, &counted));
    want_status(NQ_OK, nq_solver_load(&loaded, problem, whole.bytes, whole.len, NULL));
    want_number(724 - counted, count_rest(loaded));
    nq_solver_free(loaded);
    nq_problem_free(problem);
    free(whole.bytes);
    self->units++;
    return 0;
}

static void test_save_when_told_of_a_unit_then_the_count_goes_on_and_so_does_what_was_saved(void **state) {
    UNUSED(state);
    const int methods[] = {NQ_METHOD_BITBOARD, NQ_METHOD_MEET_IN_THE_MIDDLE};
    for (size_t i = 0; i < 2; i++)
        for (uint64_t threads = 1; threads <= 2; threads++) {
            unit_saver self = {.solver = new_solver(10, methods[i])};
            set(self.solver, NQ_THREADS, threads);
            want_status(NQ_OK, nq_solver_assign(self.solver, 0, 71));
            want_status(NQ_OK, nq_solver_on(self.solver, NQ_EVENT_UNIT, save_at_unit, &self));
            want_number(724, count_rest(self.solver));
            want_number(71, self.units);
            nq_solver_free(self.solver);
        }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_save_when_after_any_solution_then_load_goes_on_with_the_next),
        TEST(test_save_when_at_any_node_then_the_rest_and_the_statistics_are_the_same),
        TEST(test_save_when_after_every_call_then_the_whole_count),
        TEST(test_save_when_canonical_then_load_goes_on_in_orbits),
        TEST(test_save_when_units_are_assigned_then_load_keeps_them),
        TEST(test_save_when_nothing_was_searched_then_options_are_kept_and_can_be_changed),
        TEST(test_load_when_done_then_done),
        TEST(test_load_when_n_is_0_or_1_then_goes_on),
        TEST(test_save_when_the_buffer_is_too_small_then_space_and_untouched),
        TEST(test_save_when_called_twice_then_the_same_bytes),
        TEST(test_load_when_truncated_anywhere_then_format),
        TEST(test_load_when_any_bit_is_flipped_then_format),
        TEST(test_load_when_bytes_follow_then_format),
        TEST(test_load_when_the_bytes_are_foreign_then_format),
        TEST(test_load_when_the_size_differs_then_format),
        TEST(test_load_when_the_problem_differs_then_format_and_when_equal_then_fine),
        TEST(test_load_when_refused_then_the_problem_is_not_changed),
        TEST(test_load_when_the_squares_came_in_another_order_then_equal),
        TEST(test_save_when_told_of_a_unit_then_the_count_goes_on_and_so_does_what_was_saved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
