#include "support.h"

enum { KINDS = NQ_KEY_PROBLEM | NQ_KEY_STRATEGY | NQ_KEY_LIMIT | NQ_KEY_STATISTIC };

#define FOR_EACH_KEY(info)                                                                                             \
    for (size_t i_##info = 0; i_##info < 1000; i_##info++)                                                             \
        for (const nq_key_info *info = key_at(i_##info); info != NULL; info = NULL)

static const nq_key_info *key_at(size_t index) {
    const nq_key_info *info = nq_key_at(index);
    if (info != NULL) during("key %s", info->name);
    return info;
}

static const nq_key_info *find_key(nq_key key) {
    FOR_EACH_KEY(info) if (info->key == key) return info;
    return NULL;
}

static void test_keys_when_walked_then_numbers_ascend_and_end(void **state) {
    UNUSED(state);
    nq_key last = 0;
    size_t count = 0;
    for (const nq_key_info *info; (info = nq_key_at(count)) != NULL; count++) {
        want_true(info->key > last, "keys in the order of their numbers");
        last = info->key;
    }
    want_number(38, count);
    want_true(nq_key_at(count + 1) == NULL, "NULL past the end");
    want_true(nq_key_at(SIZE_MAX) == NULL, "NULL far past the end");
}

static void test_keys_when_declared_in_the_header_then_stand_in_the_table(void **state) {
    UNUSED(state);
    static const struct {
        nq_key first, last;
        uint32_t kind;
    } groups[] = {
        {NQ_SIZE, NQ_COVER_SIZE, NQ_KEY_PROBLEM},
        {NQ_METHOD, NQ_PARITY, NQ_KEY_STRATEGY},
        {NQ_LIMIT_SOLUTIONS, NQ_PROGRESS_MS, NQ_KEY_LIMIT},
        {NQ_SOLUTIONS, NQ_TRIALS_FAILED, NQ_KEY_STATISTIC},
    };
    for (size_t i = 0; i < COUNT_OF(groups); i++) {
        for (nq_key key = groups[i].first; key <= groups[i].last; key++) {
            during("key %d", key);
            const nq_key_info *info = find_key(key);
            want_true(info != NULL, "an entry for every key of the header");
            want_number(groups[i].kind, info->flags & (uint32_t)KINDS);
        }
    }
}

static void test_keys_when_walked_then_names_are_options_and_unique(void **state) {
    UNUSED(state);
    FOR_EACH_KEY(a) {
        want_true(*a->name != '\0', "a name");
        want_number(strlen(a->name), strspn(a->name, "abcdefghijklmnopqrstuvwxyz0123456789-"));
        for (size_t i = 0; i < i_a; i++) want_true(strcmp(nq_key_at(i)->name, a->name) != 0, "no name twice");
    }
}

/* nq_solver_get() and progress find them there. */
static void test_keys_when_walked_then_statistics_are_the_last(void **state) {
    UNUSED(state);
    const nq_key_info *info;
    bool seen = false;
    for (size_t i = 0; (info = nq_key_at(i)) != NULL; i++) {
        bool is_statistic = (info->flags & NQ_KEY_STATISTIC) != 0;
        want_true(is_statistic || !seen, "no other key after a statistic");
        seen = seen || is_statistic;
    }
}

static void test_keys_when_walked_then_entries_are_complete(void **state) {
    UNUSED(state);
    FOR_EACH_KEY(info) {
        want_number(sizeof(nq_key_info), info->size);
        want_number(0, info->reserved);
        want_true(info->summary != NULL && *info->summary != '\0', "a summary");
        want_true(strchr(info->summary, '\n') == NULL, "one line");
        want_true(info->min <= info->initial && info->initial <= info->max, "the initial value within the range");
    }
}

static nq_status try_to_set(const nq_key_info *info, uint64_t value) {
    nq_problem *problem = new_problem(8);
    nq_status status;
    if (info->flags & NQ_KEY_PROBLEM) {
        status = nq_problem_set(problem, info->key, value);
        nq_problem_free(problem);
    } else {
        nq_solver *solver = new_solver_for(problem, NQ_METHOD_AUTO);
        status = nq_solver_set(solver, info->key, value);
        nq_solver_free(solver);
    }
    return status;
}

static void test_keys_when_the_initial_value_is_set_then_accepted(void **state) {
    UNUSED(state);
    FOR_EACH_KEY(info) {
        if (info->flags & NQ_KEY_STATISTIC) continue;
        want_status(NQ_OK, try_to_set(info, info->initial));
    }
}

static void test_keys_when_the_handle_is_new_then_hold_the_initial_value(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(8);
    nq_solver *solver = NULL;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    FOR_EACH_KEY(info) {
        uint64_t value = UINT64_MAX - 1;
        if (info->flags & NQ_KEY_PROBLEM) {
            want_status(NQ_OK, nq_problem_get(problem, info->key, &value));
        } else {
            want_status(NQ_OK, nq_solver_get(solver, info->key, &value));
        }
        if (info->key != NQ_UNITS_TOTAL) want_number(info->initial, value); /* it depends on the problem */
    }
    nq_problem_free(problem);
    nq_solver_free(solver);
}

static void test_keys_when_an_end_of_the_range_is_set_then_accepted_or_not_in_this_build(void **state) {
    UNUSED(state);
    FOR_EACH_KEY(info) {
        if (info->flags & NQ_KEY_STATISTIC) continue;
        const uint64_t ends[2] = {info->min, info->max};
        for (int i = 0; i < 2; i++) {
            bool absent = info->key == NQ_METHOD && nq_value_name(NQ_METHOD, ends[i]) == NULL;
            nq_status status = try_to_set(info, ends[i]);
            if (info->key == NQ_ISA && status == NQ_E_UNSUPPORTED) continue; /* this processor lacks it */
            want_status(absent ? NQ_E_UNSUPPORTED : NQ_OK, status);
        }
    }
}

static void test_keys_when_one_past_the_range_is_set_then_refused(void **state) {
    UNUSED(state);
    FOR_EACH_KEY(info) {
        if (info->flags & NQ_KEY_STATISTIC) continue;
        if (info->min > 0) want_status(NQ_E_ARG, try_to_set(info, info->min - 1));
        if (info->max < UINT64_MAX) want_status(NQ_E_ARG, try_to_set(info, info->max + 1));
        if (info->max < UINT64_MAX) want_status(NQ_E_ARG, try_to_set(info, UINT64_MAX));
    }
}

static void test_keys_when_a_solver_value_is_set_then_get_gives_it_back(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_AUTO);
    FOR_EACH_KEY(info) {
        if ((info->flags & (NQ_KEY_STRATEGY | NQ_KEY_LIMIT)) == 0) continue;
        if (nq_solver_set(solver, info->key, info->max) != NQ_OK) continue;
        want_number(info->max, get(solver, info->key));
        set(solver, info->key, info->initial);
        want_number(info->initial, get(solver, info->key));
    }
    nq_solver_free(solver);
}

static void test_keys_when_a_value_is_refused_then_the_old_one_stays_and_the_key_is_named(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_AUTO);
    FOR_EACH_KEY(info) {
        if ((info->flags & (NQ_KEY_STRATEGY | NQ_KEY_LIMIT)) == 0 || info->max == UINT64_MAX) continue;
        want_status(NQ_E_ARG, nq_solver_set(solver, info->key, info->max + 1));
        want_number(info->initial, get(solver, info->key));
        want_within(nq_solver_message(solver), info->name);
    }
    nq_solver_free(solver);
}

static void test_keys_when_unknown_then_the_number_is_named(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_AUTO);
    want_status(NQ_E_ARG, nq_solver_set(solver, 7777, 1));
    want_within(nq_solver_message(solver), "7777");
    nq_solver_free(solver);
}

static void test_keys_when_a_statistic_is_set_then_refused(void **state) {
    UNUSED(state);
    FOR_EACH_KEY(info) {
        if (info->flags & NQ_KEY_STATISTIC) want_status(NQ_E_ARG, try_to_set(info, 0));
    }
}

static void test_keys_when_given_to_the_other_handle_then_refused(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(8), *frozen = new_problem(8);
    nq_solver *solver = new_solver_for(frozen, NQ_METHOD_AUTO);
    FOR_EACH_KEY(info) {
        uint64_t value = 77;
        if (info->flags & NQ_KEY_PROBLEM) {
            want_status(NQ_E_ARG, nq_solver_set(solver, info->key, info->initial));
            want_status(NQ_E_ARG, nq_solver_get(solver, info->key, &value));
        } else {
            want_status(NQ_E_ARG, nq_problem_set(problem, info->key, info->initial));
            want_status(NQ_E_ARG, nq_problem_get(problem, info->key, &value));
        }
        want_number(77, value);
    }
    nq_problem_free(problem);
    nq_solver_free(solver);
}

static void test_value_name_when_the_key_is_named_then_unique_with_a_summary(void **state) {
    UNUSED(state);
    FOR_EACH_KEY(info) {
        if ((info->flags & NQ_KEY_NAMED) == 0) continue;
        want_true(nq_value_name(info->key, info->initial) != NULL, "a name for the initial value");
        for (uint64_t a = info->min; a <= info->max; a++) {
            const char *name = nq_value_name(info->key, a), *summary = nq_value_summary(info->key, a);
            want_true((name == NULL) == (summary == NULL), "a summary where there is a name, and only there");
            if (name == NULL) continue;
            want_true(*name != '\0' && *summary != '\0', "texts that are not empty");
            for (uint64_t b = info->min; b < a; b++) {
                const char *other = nq_value_name(info->key, b);
                want_true(other == NULL || strcmp(other, name) != 0, "no name twice");
            }
        }
        want_true(nq_value_name(info->key, info->max + 1) == NULL, "no name past the range");
        want_true(nq_value_summary(info->key, info->max + 1) == NULL, "no summary past the range");
    }
}

static void test_value_name_when_the_key_is_a_number_then_null(void **state) {
    UNUSED(state);
    FOR_EACH_KEY(info) {
        if (info->flags & NQ_KEY_NAMED) continue;
        want_true(nq_value_name(info->key, info->initial) == NULL, "no names for numbers");
        want_true(nq_value_summary(info->key, info->initial) == NULL, "no summaries for numbers");
    }
}

static void test_value_name_when_the_method_is_in_the_build_then_its_name(void **state) {
    UNUSED(state);
    want_text("auto", nq_value_name(NQ_METHOD, NQ_METHOD_AUTO));
    want_text("backtrack", nq_value_name(NQ_METHOD, NQ_METHOD_BACKTRACK));
    want_text("bitboard", nq_value_name(NQ_METHOD, NQ_METHOD_BITBOARD));
    want_text("canonical", nq_value_name(NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL));
}

static void test_method_when_not_in_the_build_then_unsupported_and_named(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_BACKTRACK);
    for (uint64_t method = 0; method <= find_key(NQ_METHOD)->max; method++) {
        during("method %u", (unsigned)method);
        if (nq_value_name(NQ_METHOD, method) != NULL) continue;
        want_status(NQ_E_UNSUPPORTED, nq_solver_set(solver, NQ_METHOD, method));
        want_within(nq_solver_message(solver), "method");
        want_number(NQ_METHOD_BACKTRACK, get(solver, NQ_METHOD));
    }
    nq_solver_free(solver);
}

static void test_method_when_auto_has_started_then_get_gives_the_chosen_one(void **state) {
    UNUSED(state);
    nq_solver *solver = new_solver(8, NQ_METHOD_AUTO);
    want_number(NQ_METHOD_AUTO, get(solver, NQ_METHOD));
    want_number(92, count_rest(solver));
    uint64_t chosen = get(solver, NQ_METHOD);
    want_true(chosen != NQ_METHOD_AUTO, "the method that was chosen");
    want_true(nq_value_name(NQ_METHOD, chosen) != NULL, "a method of this build");
    nq_solver_free(solver);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_keys_when_walked_then_numbers_ascend_and_end),
        TEST(test_keys_when_declared_in_the_header_then_stand_in_the_table),
        TEST(test_keys_when_walked_then_names_are_options_and_unique),
        TEST(test_keys_when_walked_then_statistics_are_the_last),
        TEST(test_keys_when_walked_then_entries_are_complete),
        TEST(test_keys_when_the_initial_value_is_set_then_accepted),
        TEST(test_keys_when_the_handle_is_new_then_hold_the_initial_value),
        TEST(test_keys_when_an_end_of_the_range_is_set_then_accepted_or_not_in_this_build),
        TEST(test_keys_when_one_past_the_range_is_set_then_refused),
        TEST(test_keys_when_a_solver_value_is_set_then_get_gives_it_back),
        TEST(test_keys_when_a_value_is_refused_then_the_old_one_stays_and_the_key_is_named),
        TEST(test_keys_when_unknown_then_the_number_is_named),
        TEST(test_keys_when_a_statistic_is_set_then_refused),
        TEST(test_keys_when_given_to_the_other_handle_then_refused),
        TEST(test_value_name_when_the_key_is_named_then_unique_with_a_summary),
        TEST(test_value_name_when_the_key_is_a_number_then_null),
        TEST(test_value_name_when_the_method_is_in_the_build_then_its_name),
        TEST(test_method_when_not_in_the_build_then_unsupported_and_named),
        TEST(test_method_when_auto_has_started_then_get_gives_the_chosen_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
