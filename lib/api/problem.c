#include "problem/problem.h"

#include "base/alloc.h"
#include "base/keys.h"
#include "board/squares.h"
#include "board/verify.h"
#include "problem/export.h"

#include <stdio.h>

nq_status nq_problem_new(nq_problem **out, uint32_t n, const nq_allocator *allocator) {
    if (!out) return NQ_E_ARG;
    *out = NULL;
    if (n > NQ_SIZE_MAX || (allocator && (!allocator->alloc || !allocator->release))) return NQ_E_ARG;
    return nqi_problem_new(out, n, allocator ? allocator : &nqi_default_allocator);
}

void nq_problem_free(nq_problem *problem) {
    nqi_problem_release(problem);
}

/* What every change begins with. */
static nq_status begin_change(nq_problem *problem) {
    if (!problem) return NQ_E_ARG;
    if (problem->frozen) return NQ_E_STATE;
    problem->message[0] = '\0';
    return NQ_OK;
}

/* What every change ends with: a failure has a message. */
static nq_status end_change(nq_problem *problem, nq_status status) {
    if (status < 0 && !problem->message[0])
        snprintf(problem->message, sizeof problem->message, "%s", nq_strerror(status));
    return status;
}

nq_status nq_problem_set(nq_problem *problem, nq_key key, uint64_t value) {
    nq_status status = begin_change(problem);
    if (status != NQ_OK) return status;
    const nq_key_info *info = nqi_key_info(key);
    if (!info || !(info->flags & NQ_KEY_PROBLEM)) {
        snprintf(problem->message, sizeof problem->message, "key %d is not a property of a problem", key);
        return NQ_E_ARG;
    }
    if (value < info->min || value > info->max) {
        snprintf(problem->message, sizeof problem->message, "%s must be from %llu to %llu", info->name,
                 (unsigned long long)info->min, (unsigned long long)info->max);
        return NQ_E_ARG;
    }
    return end_change(problem, nqi_problem_set(problem, key, value));
}

nq_status nq_problem_get(const nq_problem *problem, nq_key key, uint64_t *value) {
    const nq_key_info *info = nqi_key_info(key);
    if (!problem || !value || !info || !(info->flags & NQ_KEY_PROBLEM)) return NQ_E_ARG;
    *value = nqi_problem_get(problem, key);
    return NQ_OK;
}

/* Squares to add to a problem: they must be there, and on the board. */
static nq_status accept_squares(nq_problem *problem, const nq_square *squares, size_t count) {
    nq_status status = begin_change(problem);
    if (status != NQ_OK) return status;
    if (!squares && count) return end_change(problem, NQ_E_ARG);
    for (size_t i = 0; i < count; i++) {
        if (nqi_squares_on_board(problem->rules.n, &squares[i], 1)) continue;
        snprintf(problem->message, sizeof problem->message, "the square (%u,%u) is outside a board of size %u",
                 (unsigned)squares[i].row, (unsigned)squares[i].col, (unsigned)problem->rules.n);
        return NQ_E_ARG;
    }
    return NQ_OK;
}

nq_status nq_problem_require(nq_problem *problem, const nq_square *squares, size_t count) {
    nq_status status = accept_squares(problem, squares, count);
    return status == NQ_OK ? end_change(problem, nqi_problem_require(problem, squares, count)) : status;
}

nq_status nq_problem_forbid(nq_problem *problem, const nq_square *squares, size_t count) {
    nq_status status = accept_squares(problem, squares, count);
    return status == NQ_OK ? end_change(problem, nqi_problem_forbid(problem, squares, count)) : status;
}

nq_status nq_problem_exempt(nq_problem *problem, const nq_square *squares, size_t count) {
    nq_status status = accept_squares(problem, squares, count);
    return status == NQ_OK ? end_change(problem, nqi_problem_exempt(problem, squares, count)) : status;
}

nq_status nq_problem_regions(nq_problem *problem, const uint32_t *region_of, size_t count) {
    nq_status status = begin_change(problem);
    if (status != NQ_OK) return status;
    uint64_t n = problem->rules.n;
    if (count != (region_of ? n * n : 0)) {
        snprintf(problem->message, sizeof problem->message, "%llu region numbers for a board of %llu squares",
                 (unsigned long long)count, (unsigned long long)(n * n));
        return NQ_E_ARG;
    }
    for (size_t i = 0; i < count; i++) {
        if (region_of[i] < n) continue;
        snprintf(problem->message, sizeof problem->message, "the square (%llu,%llu) is in region %u, of only %llu",
                 (unsigned long long)(i / n), (unsigned long long)(i % n), (unsigned)region_of[i],
                 (unsigned long long)n);
        return NQ_E_ARG;
    }
    return end_change(problem, nqi_problem_regions(problem, region_of));
}

/* A placement to look at. */
static bool is_placement(const nq_problem *problem, const nq_square *squares, size_t count) {
    return problem && (squares || !count) && nqi_squares_on_board(problem->rules.n, squares, count);
}

nq_status nq_problem_check(const nq_problem *problem, const nq_square *squares, size_t count, nq_square conflict[2]) {
    nq_square unwanted[2];
    if (!is_placement(problem, squares, count)) return NQ_E_ARG;
    return nqi_problem_check(problem, squares, count, conflict ? conflict : unwanted);
}

nq_status nq_problem_conflicts(const nq_problem *problem, const nq_square *squares, size_t count, uint64_t *pairs) {
    if (!is_placement(problem, squares, count) || !pairs) return NQ_E_ARG;
    return nqi_count_attacks(&problem->rules, &problem->allocator, squares, count, pairs);
}

nq_status nq_problem_export(const nq_problem *problem, int to, char *buf, size_t *len) {
    return problem && len ? nqi_problem_export(problem, to, buf, len) : NQ_E_ARG;
}

const char *nq_problem_message(const nq_problem *problem) {
    return problem ? problem->message : "";
}
