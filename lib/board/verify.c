#include "board/verify.h"

#include "base/alloc.h"
#include "base/bits.h"
#include "board/squares.h"

#include <string.h>

/* Up to here comparing all pairs is cheaper than tables over the board. */
enum { FEW = 16 };

/* Which class of squares a square falls into: a line of the board, or a region. */
struct classes {
    const struct nqi_rules *rules;
    enum nqi_line_kind kind;
    const uint32_t *region_of; /* instead of lines, if not NULL */
    uint64_t count;
};

static uint64_t class_of(const struct classes *classes, nq_square square) {
    if (classes->region_of) return classes->region_of[(uint64_t)square.row * classes->rules->n + square.col];
    return nqi_line(classes->rules, classes->kind, square);
}

/* Bits say that some pair shares a class; only then is it worth a second pass to find the first of the two. */
static bool find_shared(const struct classes *classes, uint64_t *seen, const nq_square *squares, size_t count,
                        nq_square pair[2]) {
    memset(seen, 0, (size_t)nqi_bit_words(classes->count) * sizeof *seen);
    for (size_t i = 0; i < count; i++) {
        uint64_t class = class_of(classes, squares[i]);
        if (!nqi_test_and_set(seen, class)) continue;
        size_t first = 0;
        while (class_of(classes, squares[first]) != class) first++;
        pair[0] = squares[first];
        pair[1] = squares[i];
        return true;
    }
    return false;
}

static nq_status find_line_attack(const struct nqi_rules *rules, const nq_allocator *allocator,
                                  const nq_square *squares, size_t count, nq_square pair[2]) {
    uint64_t *seen = nqi_alloc(allocator, nqi_bit_words(2 * (uint64_t)rules->n), sizeof *seen);
    if (!seen) return NQ_E_NOMEM;
    bool found = false;
    for (enum nqi_line_kind kind = 0; kind < NQI_LINE_KINDS && !found; kind++) {
        struct classes lines = {rules, kind, NULL, nqi_line_count(rules, kind)};
        if (nqi_has_lines(rules, kind)) found = find_shared(&lines, seen, squares, count, pair);
    }
    nqi_release(allocator, seen);
    return found ? NQ_E_CONFLICT : NQ_OK;
}

static bool contains(const nq_square *sorted, size_t count, nq_square square) {
    size_t low = 0;
    while (low < count) {
        size_t middle = low + (count - low) / 2;
        int order = nqi_square_compare(sorted[middle], square);
        if (order == 0) return true;
        if (order < 0)
            low = middle + 1;
        else
            count = middle;
    }
    return false;
}

/* Whether a near square of this one is among the sorted squares. */
static bool near_one(const struct nqi_rules *rules, const nq_square *sorted, size_t count, nq_square square,
                     nq_square *other) {
    nq_square near[NQI_NEAR_MAX];
    uint32_t nears = nqi_near_squares(rules, square, near);
    for (uint32_t i = 0; i < nears; i++) {
        *other = near[i];
        if (contains(sorted, count, near[i])) return true;
    }
    return false;
}

static nq_square *sorted_copy(const nq_allocator *allocator, const nq_square *squares, size_t count) {
    nq_square *copy = nqi_alloc(allocator, count, sizeof *copy);
    if (!copy) return NULL;
    if (count) memcpy(copy, squares, count * sizeof *copy);
    nqi_squares_sort(copy, count);
    return copy;
}

static nq_status find_near_attack(const struct nqi_rules *rules, const nq_allocator *allocator,
                                  const nq_square *squares, size_t count, nq_square pair[2]) {
    nq_square *sorted = sorted_copy(allocator, squares, count);
    if (!sorted) return NQ_E_NOMEM;
    nq_status status = NQ_OK;
    for (size_t i = 0; i < count && status == NQ_OK; i++) {
        if (!near_one(rules, sorted, count, sorted[i], &pair[1])) continue;
        pair[0] = sorted[i];
        status = NQ_E_CONFLICT;
    }
    nqi_release(allocator, sorted);
    return status;
}

/* A square that stands twice is found as one that shares its lines with itself. */
static bool find_attack_by_pairs(const struct nqi_rules *rules, const nq_square *squares, size_t count,
                                 nq_square pair[2]) {
    for (size_t i = 1; i < count; i++)
        for (size_t j = 0; j < i; j++) {
            bool twice = rules->attacks && nqi_square_compare(squares[j], squares[i]) == 0;
            if (!twice && !nqi_attacks(rules, squares[j], squares[i])) continue;
            pair[0] = squares[j];
            pair[1] = squares[i];
            return true;
        }
    return false;
}

nq_status nqi_find_attack(const struct nqi_rules *rules, const nq_allocator *allocator, const nq_square *squares,
                          size_t count, nq_square pair[2]) {
    if (count <= FEW || (uint64_t)count * count <= rules->n)
        return find_attack_by_pairs(rules, squares, count, pair) ? NQ_E_CONFLICT : NQ_OK;
    nq_status status = find_line_attack(rules, allocator, squares, count, pair);
    if (status == NQ_OK && rules->attacks & (NQ_ATTACK_TOUCH | NQ_ATTACK_KNIGHT))
        status = find_near_attack(rules, allocator, squares, count, pair);
    return status;
}

nq_status nqi_find_shared_region(const uint32_t *region_of, uint32_t n, const nq_allocator *allocator,
                                 const nq_square *squares, size_t count, nq_square pair[2]) {
    struct nqi_rules rules = {.n = n};
    struct classes regions = {&rules, NQI_ROW, region_of, n};
    uint64_t *seen = nqi_alloc(allocator, nqi_bit_words(n), sizeof *seen);
    if (!seen) return NQ_E_NOMEM;
    bool found = find_shared(&regions, seen, squares, count, pair);
    nqi_release(allocator, seen);
    return found ? NQ_E_CONFLICT : NQ_OK;
}

nq_status nqi_find_empty_row(uint32_t n, const nq_allocator *allocator, const nq_square *squares, size_t count,
                             uint32_t *row) {
    uint64_t *seen = nqi_alloc_zero(allocator, nqi_bit_words(n), sizeof *seen);
    if (!seen) return NQ_E_NOMEM;
    for (size_t i = 0; i < count; i++) (void)nqi_test_and_set(seen, squares[i].row);
    *row = 0;
    while (*row < n && nqi_test_bit(seen, *row)) ++*row;
    nqi_release(allocator, seen);
    return *row < n ? NQ_E_CONFLICT : NQ_OK;
}

/* The occupied lines of every kind, one after the other, as bits. */
static uint64_t line_offset(const struct nqi_rules *rules, enum nqi_line_kind kind, nq_square square) {
    return (uint64_t)kind * 2 * rules->n + nqi_line(rules, kind, square);
}

static bool covered_by_line(const struct nqi_rules *rules, const uint64_t *occupied, nq_square square) {
    for (enum nqi_line_kind kind = 0; kind < NQI_LINE_KINDS; kind++)
        if (nqi_has_lines(rules, kind) && nqi_test_bit(occupied, line_offset(rules, kind, square))) return true;
    return false;
}

static void occupy_lines(const struct nqi_rules *rules, uint64_t *occupied, const nq_square *squares, size_t count) {
    for (size_t i = 0; i < count; i++)
        for (enum nqi_line_kind kind = 0; kind < NQI_LINE_KINDS; kind++)
            if (nqi_has_lines(rules, kind)) (void)nqi_test_and_set(occupied, line_offset(rules, kind, squares[i]));
}

static nq_status first_uncovered(const struct nqi_rules *rules, const uint64_t *occupied,
                                 const struct nqi_squares *pieces, const struct nqi_squares *exempt,
                                 nq_square *uncovered) {
    nq_square other;
    for (uint32_t row = 0; row < rules->n; row++)
        for (uint32_t col = 0; col < rules->n; col++) {
            nq_square square = {row, col};
            if (covered_by_line(rules, occupied, square) || contains(pieces->squares, pieces->count, square) ||
                near_one(rules, pieces->squares, pieces->count, square, &other) ||
                contains(exempt->squares, exempt->count, square))
                continue;
            *uncovered = square;
            return NQ_E_CONFLICT;
        }
    return NQ_OK;
}

nq_status nqi_find_uncovered(const struct nqi_rules *rules, const nq_allocator *allocator, const nq_square *squares,
                             size_t count, const struct nqi_squares *exempt, nq_square *uncovered) {
    nq_status status = NQ_E_NOMEM;
    uint64_t bits = (uint64_t)NQI_LINE_KINDS * 2 * rules->n;
    uint64_t *occupied = nqi_alloc_zero(allocator, nqi_bit_words(bits), sizeof *occupied);
    nq_square *sorted = sorted_copy(allocator, squares, count);
    if (occupied && sorted) {
        occupy_lines(rules, occupied, squares, count);
        status = first_uncovered(rules, occupied, &(struct nqi_squares){sorted, count}, exempt, uncovered);
    }
    nqi_release(allocator, sorted);
    nqi_release(allocator, occupied);
    return status;
}

/* On the plane two squares share one line at most, so that pairs can be counted line by line. */
static nq_status count_by_lines(const struct nqi_rules *rules, const nq_allocator *allocator, const nq_square *squares,
                                size_t count, uint64_t *pairs) {
    uint64_t lines = 2 * (uint64_t)rules->n;
    uint32_t *queens = nqi_alloc(allocator, lines, sizeof *queens);
    if (!queens) return NQ_E_NOMEM;
    for (enum nqi_line_kind kind = 0; kind < NQI_LINE_KINDS; kind++) {
        if (!nqi_has_lines(rules, kind)) continue;
        memset(queens, 0, (size_t)lines * sizeof *queens);
        for (size_t i = 0; i < count; i++) *pairs += queens[nqi_line(rules, kind, squares[i])]++;
    }
    nqi_release(allocator, queens);
    return NQ_OK;
}

nq_status nqi_count_attacks(const struct nqi_rules *rules, const nq_allocator *allocator, const nq_square *squares,
                            size_t count, uint64_t *pairs) {
    *pairs = 0;
    bool only_lines = !(rules->attacks & (NQ_ATTACK_TOUCH | NQ_ATTACK_KNIGHT));
    if (count > FEW && only_lines && !rules->torus) return count_by_lines(rules, allocator, squares, count, pairs);
    for (size_t i = 1; i < count; i++)
        for (size_t j = 0; j < i; j++) *pairs += nqi_attacks(rules, squares[j], squares[i]);
    return NQ_OK;
}
