/* Required, forbidden and exempt squares, and regions: sets that grow, or stay as they are. */
#include "board/squares.h"
#include "base/alloc.h"
#include "problem/problem.h"

#include <string.h>

/* Makes the union of a set and more squares, sorted and without repetition. */
static nq_status join(const nq_allocator *allocator, const struct nqi_squares *set, const nq_square *squares,
                      size_t count, struct nqi_squares *out) {
    if (count > SIZE_MAX / sizeof *squares - set->count) return NQ_E_NOMEM;
    nq_square *all = nqi_alloc(allocator, set->count + count, sizeof *all);
    if (!all) return NQ_E_NOMEM;
    if (set->count) memcpy(all, set->squares, set->count * sizeof *all);
    if (count) memcpy(all + set->count, squares, count * sizeof *all);
    count += set->count;
    nqi_squares_sort(all, count);
    size_t kept = 0;
    for (size_t i = 0; i < count; i++)
        if (kept == 0 || nqi_square_compare(all[kept - 1], all[i]) != 0) all[kept++] = all[i];
    *out = (struct nqi_squares){all, kept};
    return NQ_OK;
}

static nq_status add(nq_problem *problem, struct nqi_squares *set, const nq_square *squares, size_t count) {
    struct nqi_squares before = *set, joined;
    nq_status status = join(&problem->allocator, set, squares, count, &joined);
    if (status != NQ_OK) return status;
    *set = joined;
    status = nqi_problem_validate(problem, problem->message);
    if (status != NQ_OK) *set = before;
    nqi_release(&problem->allocator, status == NQ_OK ? before.squares : joined.squares);
    return status;
}

nq_status nqi_problem_require(nq_problem *problem, const nq_square *squares, size_t count) {
    return add(problem, &problem->required, squares, count);
}

nq_status nqi_problem_forbid(nq_problem *problem, const nq_square *squares, size_t count) {
    return add(problem, &problem->forbidden, squares, count);
}

nq_status nqi_problem_exempt(nq_problem *problem, const nq_square *squares, size_t count) {
    return add(problem, &problem->exempt, squares, count);
}

nq_status nqi_problem_regions(nq_problem *problem, const uint32_t *region_of) {
    uint64_t count = (uint64_t)problem->rules.n * problem->rules.n;
    uint32_t *before = problem->region_of, *copy = NULL;
    if (region_of) {
        copy = nqi_alloc(&problem->allocator, count, sizeof *copy);
        if (!copy) return NQ_E_NOMEM;
        memcpy(copy, region_of, (size_t)count * sizeof *copy);
    }
    problem->region_of = copy;
    nq_status status = nqi_problem_validate(problem, problem->message);
    if (status != NQ_OK) problem->region_of = before;
    nqi_release(&problem->allocator, status == NQ_OK ? before : copy);
    return status;
}

/* The index of the first square of the set that is not before this one. */
static size_t lower_bound(const struct nqi_squares *set, nq_square square) {
    size_t low = 0, high = set->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (nqi_square_compare(set->squares[middle], square) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const nq_square *nqi_squares_in_row(const struct nqi_squares *set, uint32_t row, size_t *count) {
    size_t first = lower_bound(set, (nq_square){row, 0});
    *count = lower_bound(set, (nq_square){row + 1, 0}) - first;
    return set->count ? set->squares + first : NULL;
}

bool nqi_squares_find(const struct nqi_squares *set, nq_square square, size_t *index) {
    *index = lower_bound(set, square);
    return *index < set->count && nqi_square_compare(set->squares[*index], square) == 0;
}

bool nqi_squares_has(const struct nqi_squares *set, nq_square square) {
    size_t index;
    return nqi_squares_find(set, square, &index);
}

uint32_t nqi_required_column(const nq_problem *problem, uint32_t row) {
    size_t count;
    const nq_square *squares = nqi_squares_in_row(&problem->required, row, &count);
    return count ? squares[0].col : NQ_NO_COLUMN;
}
