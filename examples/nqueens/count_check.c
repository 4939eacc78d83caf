#include "count_check.h"

#include "json.h"
#include "report.h"
#include "signals.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

/* A solver with the options' strategy, for one unit by one method. */
static int open_unit(const struct count_check *check, uint64_t method, uint64_t unit, nq_solver **solver) {
    int code = solver_make(check->search->options, check->search->problem, solver);
    if (code != CODE_DONE) return code;
    nq_status status = nq_solver_set(*solver, NQ_METHOD, method);
    if (status == NQ_OK) status = nq_solver_assign(*solver, unit, 1);
    return status == NQ_OK ? CODE_DONE : complain_solver(*solver, status);
}

/* The answer of a method when it is let to work for a millisecond; the method that it chose, if it was to choose. */
static int probe(const struct count_check *check, uint64_t *method, nq_status *status) {
    nq_solver *solver = NULL;
    uint64_t count;
    int code = open_unit(check, *method, check->range.first, &solver);
    if (code == CODE_DONE) {
        nq_solver_set(solver, NQ_LIMIT_MS, 1);
        *status = nq_solver_count(solver, &count);
        nq_solver_get(solver, NQ_METHOD, method);
        if (*status < 0 && *status != NQ_E_UNSUPPORTED) code = complain_solver(solver, *status);
    }
    nq_solver_free(solver);
    return code;
}

static int find_other(struct count_check *check) {
    static const uint64_t others[] = {NQ_METHOD_BITBOARD, NQ_METHOD_BACKTRACK, NQ_METHOD_MRV};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        nq_status status = NQ_E_UNSUPPORTED;
        check->methods[CHECK_OTHER] = others[i];
        if (others[i] == check->methods[CHECK_FIRST] || nq_value_name(NQ_METHOD, others[i]) == NULL) continue;
        if (probe(check, &check->methods[CHECK_OTHER], &status) != CODE_DONE) return CODE_BAD;
        if (status != NQ_E_UNSUPPORTED) return CODE_DONE;
    }
    return complain("--double-check: no other method counts this problem");
}

static int find_methods(struct count_check *check) {
    nq_status status = NQ_OK;
    check->methods[CHECK_FIRST] = options_value(check->search->options, NQ_METHOD);
    if (probe(check, &check->methods[CHECK_FIRST], &status) != CODE_DONE) return CODE_BAD;
    if (status == NQ_E_UNSUPPORTED) return complain("--double-check: %s", nq_strerror(status));
    return find_other(check);
}

static uint64_t share_of(double share, uint64_t total) {
    double wanted = ceil(share * (double)total);
    if (wanted < 1) return 1;
    return wanted < (double)total ? (uint64_t)wanted : total;
}

int count_check_open(struct count_check *check, struct search *search, const struct unit_range *range) {
    const struct options *options = search->options;
    uint64_t total = unit_range_count(range);
    *check = (struct count_check){.search = search, .range = *range};
    if (find_methods(check) != CODE_DONE) return CODE_BAD;
    uint64_t wanted = share_of(options->own.double_check, total);
    if (!sample_draw(&check->sample, total, wanted, options_value(options, NQ_SEED))) return complain_memory();
    for (size_t i = 0; i < check->sample.count; i++) check->sample.at[i] += range->first;
    check->result.differences = calloc(check->sample.count, sizeof *check->result.differences);
    bool good = observed_open(&check->observed, check->sample.at, check->sample.count, range->first);
    return good && check->result.differences != NULL ? CODE_DONE : complain_memory();
}

void count_check_watch(struct count_check *check) {
    observed_note(&check->observed, 0, 0);
}

void count_check_note(struct count_check *check, const nq_event *event) {
    observed_note(&check->observed, event->done, search_get(check->search, NQ_SOLUTIONS));
}

static nq_status count_again(const struct count_check *check, uint64_t method, uint64_t unit, uint64_t *count) {
    nq_solver *solver = NULL;
    nq_status status = NQ_E_STATE; /* said already */
    if (open_unit(check, method, unit, &solver) == CODE_DONE) {
        nq_solver_set(solver, NQ_LIMIT_MS, 0);
        nq_solver_set(solver, NQ_LIMIT_NODES, 0);
        nq_solver_set(solver, NQ_LIMIT_SOLUTIONS, 0);
        signals_watch(solver);
        status = nq_solver_count(solver, count);
        signals_watch(NULL);
        if (status < 0) complain_solver(solver, status);
    }
    nq_solver_free(solver);
    return status;
}

/* The first way is what the count itself found, where that was noted. */
static nq_status count_unit(void *user, int way, uint64_t unit, uint64_t *count) {
    const struct count_check *check = user;
    if (way == CHECK_FIRST && observed_count(&check->observed, unit, count)) return NQ_DONE;
    return count_again(check, check->methods[way], unit, count);
}

static void complain_differences(const struct count_check *check) {
    for (size_t i = 0; i < check->result.found; i++) {
        const struct difference *difference = &check->result.differences[i];
        complain("n = %" PRIu32 ": DOUBLE CHECK FAILED: unit %" PRIu64 " has %" PRIu64 " solutions by %s, but %" PRIu64
                 " by %s",
                 check->search->n, difference->unit, difference->counts[CHECK_FIRST],
                 nq_value_name(NQ_METHOD, check->methods[CHECK_FIRST]), difference->counts[CHECK_OTHER],
                 nq_value_name(NQ_METHOD, check->methods[CHECK_OTHER]));
    }
}

int count_check_run(struct count_check *check) {
    const struct search *search = check->search;
    nq_status status = double_check_run(&check->result, check->sample.at, check->sample.count, count_unit, check);
    complain_differences(check);
    if (!search->options->quiet) {
        complain("n = %" PRIu32 ": double check: %zu of %zu units agree by %s and %s", search->n,
                 check->result.checked - check->result.found, check->sample.count,
                 nq_value_name(NQ_METHOD, check->methods[CHECK_FIRST]),
                 nq_value_name(NQ_METHOD, check->methods[CHECK_OTHER]));
    }
    if (check->result.found > 0) return CODE_DIFFERS;
    if (status == NQ_CANCELLED) return 128 + signals_caught();
    return status == NQ_DONE ? CODE_DONE : CODE_BAD;
}

static json_t *difference_json(const struct difference *difference) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "unit", json_count(difference->unit));
    whole = whole && json_put(object, "counts",
                              json_pack("[o,o]", json_count(difference->counts[CHECK_FIRST]),
                                        json_count(difference->counts[CHECK_OTHER])));
    return json_whole(object, whole);
}

static json_t *differences_json(const struct double_check *result) {
    json_t *array = json_array();
    bool whole = array != NULL;
    for (size_t i = 0; whole && i < result->found; i++) {
        whole = json_array_append_new(array, difference_json(&result->differences[i])) == 0;
    }
    return json_whole(array, whole);
}

json_t *count_check_json(const struct count_check *check) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "units", json_count(check->result.checked));
    whole = whole && json_put(object, "failed", differences_json(&check->result));
    return json_whole(object, whole);
}

void count_check_close(struct count_check *check) {
    observed_free(&check->observed);
    sample_free(&check->sample);
    free(check->result.differences);
}
