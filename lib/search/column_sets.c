/* Units are orbits of column sets, told apart by looking at mirror pairs.
 *
 * Columns i and n-1-i form pair i, for i < h = n/2 (n odd leaves the middle column alone, which a canonical set never has). A
 * pair is empty, full, or single: only its left or only its right column is used. A set of h columns has as many full pairs as
 * empty ones. Reversal swaps left and right in every single pair; n even: reversal with complement swaps empty and full. The
 * two act on different pairs, so a set is canonical when its first single pair is a left one and, n even, its first other pair
 * is empty. Units are numbered by
 *     the number s of single pairs, ascending in steps of 2,
 *     the rank of the set of single pairs,
 *     the word of left/right choices behind the first,
 *     the rank of the set of full pairs among the others.
 * Ranks are those of the combinatorial number system (colex order). */
#include "search/column_sets.h"

#include "base/bits.h"

#include <string.h>

static uint64_t choose(uint32_t n, uint32_t k) {
    uint64_t result = 1;
    if (k > n) return 0;
    for (uint32_t i = 1; i <= k; i++) result = result * (n - k + i) / i;
    return result;
}

static uint32_t combination(uint32_t size, uint64_t rank) {
    uint32_t set = 0;
    for (uint32_t k = size; k > 0; k--) {
        uint32_t top = k - 1;
        while (choose(top + 1, k) <= rank) top++;
        set |= (uint32_t)1 << top;
        rank -= choose(top, k);
    }
    return set;
}

static uint64_t combination_rank(uint32_t set) {
    uint64_t rank = 0;
    uint32_t k = 0;
    for (uint32_t i = 0; i < 32; i++) {
        if (set >> i & 1) rank += choose(i, ++k);
    }
    return rank;
}

/* How many canonical sets there are for one choice of s single pairs. */
struct block {
    uint64_t singles; /* sets of single pairs */
    uint64_t words;   /* left/right words with the first choice fixed */
    uint64_t fulls;   /* sets of full pairs */
};

static struct block block_of(uint32_t n, uint32_t s) {
    uint32_t h = n / 2, others = h - s;
    struct block b;
    b.singles = choose(h, s);
    b.words = s ? (uint64_t)1 << (s - 1) : 1;
    b.fulls = choose(others, others / 2);
    if (n % 2 == 0 && others) b.fulls /= 2;
    return b;
}

static uint64_t block_size(struct block b) {
    return b.singles * b.words * b.fulls;
}

uint64_t nqi_column_sets_total(uint32_t n) {
    uint64_t total = 0;
    if (n < NQI_COLUMN_SETS_MIN || n > NQI_COLUMN_SETS_MAX) return 0;
    for (uint32_t s = n / 2 % 2; s <= n / 2; s += 2) total += block_size(block_of(n, s));
    return total;
}

/* Spreads the low bits of word over the set bits of mask, lowest first. */
static uint32_t deposit(uint32_t word, uint32_t mask) {
    uint32_t result = 0;
    for (; mask; mask &= mask - 1, word >>= 1) {
        if (word & 1) result |= mask & (0 - mask);
    }
    return result;
}

static uint32_t extract(uint32_t word, uint32_t mask) {
    uint32_t result = 0;
    for (uint32_t i = 0; mask; mask &= mask - 1, i++) {
        if (word & mask & (0 - mask)) result |= (uint32_t)1 << i;
    }
    return result;
}

static uint32_t pair_mask(uint32_t n) {
    return ((uint32_t)1 << n / 2) - 1;
}

static uint32_t columns_reversed(uint32_t n, uint32_t columns) {
    uint32_t result = 0;
    for (uint32_t i = 0; i < n; i++) {
        if (columns >> i & 1) result |= (uint32_t)1 << (n - 1 - i);
    }
    return result;
}

/* left and right: the pairs whose left or right column is used. */
static uint32_t columns_of_pairs(uint32_t n, uint32_t left, uint32_t right) {
    return left | columns_reversed(n, right);
}

/* Among the other pairs the first is empty when n is even: the set of full
 * ones then avoids the first, and lower halves of the colex order, read
 * backwards, are exactly the sets that avoid the last. */
static uint32_t full_pairs(uint32_t n, uint32_t others, uint64_t rank) {
    uint32_t count = nqi_popcount(others);
    uint32_t set = combination(count / 2, rank);
    if (n % 2 == 0 && count) set = columns_reversed(count, set);
    return deposit(set, others);
}

struct nqi_column_set nqi_column_set_of_unit(uint32_t n, uint64_t unit) {
    uint32_t h = n / 2, s = h % 2;
    struct block b = block_of(n, s);
    while (unit >= block_size(b)) {
        unit -= block_size(b);
        s += 2;
        b = block_of(n, s);
    }
    uint32_t singles = combination(s, unit / (b.words * b.fulls));
    uint32_t right = deposit((uint32_t)(unit / b.fulls % b.words) << 1, singles);
    uint32_t full = full_pairs(n, pair_mask(n) & ~singles, unit % b.fulls);
    struct nqi_column_set set;
    set.columns = columns_of_pairs(n, (singles & ~right) | full, right | full);
    set.palindrome = s == 0;
    set.self_complement = n % 2 == 0 && s == h;
    return set;
}

uint64_t nqi_unit_of_column_set(uint32_t n, uint32_t columns) {
    uint32_t pairs = pair_mask(n);
    uint32_t left = columns & pairs, right = columns_reversed(n, columns) & pairs;
    uint32_t singles = left ^ right, others = pairs & ~singles, full = left & right;
    uint32_t s = nqi_popcount(singles), count = nqi_popcount(others);
    uint64_t before = 0;
    for (uint32_t t = n / 2 % 2; t < s; t += 2) before += block_size(block_of(n, t));
    if (right & singles & (0 - singles)) right ^= singles;
    if (n % 2 == 0 && (full & others & (0 - others))) full ^= others;
    uint32_t full_set = extract(full, others);
    if (n % 2 == 0 && count) full_set = columns_reversed(count, full_set);
    struct block b = block_of(n, s);
    uint64_t word = extract(right & singles, singles) >> 1;
    return before + (combination_rank(singles) * b.words + word) * b.fulls + combination_rank(full_set);
}

uint32_t nqi_column_set_orbit(uint32_t n, struct nqi_column_set set) {
    return (set.palindrome ? 1u : 2u) * (n % 2 == 0 && !set.self_complement ? 2u : 1u);
}

static uint32_t all_columns(uint32_t n) {
    return (uint32_t)nqi_low_bits(n);
}

static uint32_t orbit_of_unit(uint32_t n, uint64_t unit, uint32_t orbit[4]) {
    struct nqi_column_set set = nqi_column_set_of_unit(n, unit);
    uint32_t count = 0;
    orbit[count++] = set.columns;
    if (!set.palindrome) orbit[count++] = columns_reversed(n, set.columns);
    if (n % 2 == 0 && !set.self_complement) {
        for (uint32_t i = 0, direct = count; i < direct; i++) orbit[count++] = all_columns(n) & ~orbit[i];
    }
    return count;
}

/* ---- parts ----
 *
 * n even: one part for each column set of the orbit; the lower rows use the set, the upper rows its complement.
 *
 * n odd, the half without the middle column's queen using one of the orbit's sets:
 *     d = 0: the centre is taken; the lower rows use a set of the orbit;
 *     d > 0, e <= d: the lower or the upper rows use a set of the orbit;
 *     d > 0, e < d, transposed: the same read with rows for columns.
 * Every solution with d and e different lies in one part of the last two kinds, directly or transposed; those with d = e lie
 * in a part of the second kind only. */

uint32_t nqi_column_set_parts(uint32_t n, uint64_t unit) {
    uint32_t orbit[4];
    uint32_t sets = orbit_of_unit(n, unit, orbit);
    return n % 2 == 0 ? sets : sets * (1 + 4 * (n / 2));
}

static void even_part(uint32_t n, uint32_t bottom, uint32_t *allowed) {
    for (uint32_t r = 0; r < n; r++) {
        allowed[r] = r < n / 2 ? all_columns(n) & ~bottom : bottom;
    }
}

/* Half the rows use the set, the others do not; the middle row is at distance
 * d, and the middle column's queen at a distance of at most reach. */
static void odd_part(uint32_t n, uint32_t set, uint32_t d, uint32_t reach, bool set_on_top, uint32_t *allowed) {
    uint32_t h = n / 2;
    uint32_t centre = (uint32_t)1 << h, rest = all_columns(n) & ~set;
    for (uint32_t r = 0; r < n; r++) {
        uint32_t distance = r < h ? h - r : r - h;
        bool in_set = set_on_top ? r < h : r > h;
        allowed[r] = in_set ? set : rest;
        if (distance > reach) allowed[r] &= ~centre;
    }
    allowed[h] = ((uint32_t)1 << (h - d) | (uint32_t)1 << (h + d)) & ~set;
}

static void transpose(uint32_t n, uint32_t *allowed) {
    uint32_t source[NQI_COLUMN_SETS_MAX];
    memcpy(source, allowed, n * sizeof *source);
    for (uint32_t r = 0; r < n; r++) {
        allowed[r] = 0;
        for (uint32_t c = 0; c < n; c++) allowed[r] |= (source[c] >> r & 1) << c;
    }
}

void nqi_column_set_part(uint32_t n, uint64_t unit, uint32_t part, uint32_t *allowed) {
    uint32_t orbit[4];
    uint32_t sets = orbit_of_unit(n, unit, orbit), kind = part / sets, set = orbit[part % sets];
    if (n % 2 == 0) {
        even_part(n, set, allowed);
    } else if (kind == 0) {
        odd_part(n, set, 0, 0, false, allowed);
    } else {
        uint32_t d = (kind - 1) / 4 + 1;
        bool transposed = (kind - 1) / 2 % 2 != 0;
        odd_part(n, set, d, transposed ? d - 1 : d, (kind - 1) % 2 != 0, allowed);
        if (transposed) transpose(n, allowed);
    }
}
