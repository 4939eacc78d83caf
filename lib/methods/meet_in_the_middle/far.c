#include "methods/meet_in_the_middle/far.h"

#include <string.h>

#include "methods/meet_in_the_middle/arena.h"
#include "search/control.h"

#define FAR_MAX_ROWS 8

/* of_low[x] counts the smaller words with as many bits as x; of_high adds up
 * what the smaller high parts leave room for. Returns the number of sets. */
static uint32_t rank_fill(struct subset_rank *rank, unsigned n, unsigned size) {
    uint32_t seen[33] = {0}, total = 0;
    for (uint32_t low = 0; low < (uint32_t)1 << rank->low_bits; low++) {
        rank->of_low[low] = seen[nqi_popcount(low)]++;
    }
    for (uint32_t high = 0; high < (uint32_t)1 << (n - rank->low_bits); high++) {
        unsigned used = nqi_popcount(high);
        rank->of_high[high] = total;
        if (used <= size) total += seen[size - used];
    }
    return total;
}

static int rank_build(struct subset_rank *rank, unsigned n, unsigned size, uint32_t *total, struct arena *arena) {
    rank->low_bits = (n + 1) / 2;
    rank->of_low = nqi_arena_take(arena, (size_t)1 << rank->low_bits, sizeof *rank->of_low);
    rank->of_high = nqi_arena_take(arena, (size_t)1 << (n - rank->low_bits), sizeof *rank->of_high);
    if (!rank->of_low || !rank->of_high) return 0;
    *total = rank_fill(rank, n, size);
    return 1;
}

/* A placement in progress; level k has its first k rows filled. Diagonals are
 * given by the columns in which they pass the row that comes next. */
struct placing {
    uint32_t used[FAR_MAX_ROWS + 1], falling[FAR_MAX_ROWS + 1], rising[FAR_MAX_ROWS + 1];
    uint32_t todo[FAR_MAX_ROWS + 1];
    uint32_t queen[FAR_MAX_ROWS];
};

enum { POLL_PLACEMENTS = 1 << 16 };

typedef void placement_visitor(void *user, const struct placing *placing);

static nq_status visit_placements(nq_solver *solver, unsigned n, unsigned rows, placement_visitor *visit, void *user) {
    uint32_t all = (uint32_t)nqi_low_bits(n);
    struct placing p = {0};
    unsigned level = 0;
    uint32_t visited = 0;
    p.todo[0] = all;
    for (;;) {
        if (p.todo[level] == 0) {
            if (level-- == 0) return NQ_OK;
            continue;
        }
        uint32_t bit = p.todo[level] & (0 - p.todo[level]);
        p.todo[level] ^= bit;
        p.queen[level] = bit;
        p.used[level + 1] = p.used[level] | bit;
        p.falling[level + 1] = (p.falling[level] | bit) << 1 & all;
        p.rising[level + 1] = (p.rising[level] | bit) >> 1;
        if (level + 1 == rows) {
            visit(user, &p);
            if (++visited % POLL_PLACEMENTS) continue;
            nq_status status = nqi_poll_but_for_time(solver);
            if (status != NQ_OK) return status;
        } else {
            level++;
            p.todo[level] = all & ~(p.used[level] | p.falling[level] | p.rising[level]);
        }
    }
}

struct filling {
    struct far_table *table;
    const struct far_shape *shape;
};

static struct far_group *group_of(const struct filling *f, const struct placing *p) {
    return &f->table->group[subset_rank(&f->table->rank, p->used[f->table->rows])];
}

static void count_placement(void *user, const struct placing *p) {
    group_of(user, p)->size++;
}

/* Where the placement's diagonals are distance rows past the innermost one. */
static uint64_t reach_of(const struct far_table *t, const struct placing *p, unsigned distance) {
    uint32_t all = (uint32_t)(((uint64_t)1 << t->n) - 1);
    return diagonals(p->falling[t->rows] << (distance - 1) & all, p->rising[t->rows] >> (distance - 1));
}

static void mark(uint64_t *plane, size_t words, uint32_t numbers, uint64_t bit) {
    for (; numbers; numbers &= numbers - 1) plane[nqi_lowest(numbers) * words] |= bit;
}

/* Adds the placement, number at of its group, to its diagonals' planes. */
static void mark_planes(const struct far_table *t, const struct far_group *g, const struct placing *p, unsigned at) {
    uint64_t *plane = t->plane + g->planes + at / 64, bit = (uint64_t)1 << at % 64;
    unsigned last = t->rows - 1;
    mark(plane, g->words, p->falling[last] | p->queen[last], bit);
    mark(plane + t->n * g->words, g->words, p->rising[last] | p->queen[last], bit);
    plane[FAR_UNUSED(t->n) * g->words] &= ~bit;
    for (unsigned r = 0; r < t->rows && t->n % 2; r++) {
        if (p->queen[r] == (uint32_t)1 << t->n / 2) plane[FAR_CENTRE(t->n, r) * g->words] |= bit;
    }
}

/* While a group is being filled, size is where the placements with many
 * diagonals begin that are already there: they are put in from the end. */
static void store_placement(void *user, const struct placing *p) {
    const struct filling *f = user;
    struct far_table *t = f->table;
    struct far_group *g = group_of(f, p);
    uint32_t mask = main_word(f->shape->layout, reach_of(t, p, f->shape->top_distance));
    unsigned number = nqi_popcount(mask) <= FAR_FEW ? g->few++ : --g->size;
    uint64_t upside_down = reach_of(t, p, f->shape->bottom_distance);
    t->bottom_reach[g->first + number] = upside_down << 32 | upside_down >> 32;
    t->top_mask[g->first + number] = mask;
    if (mask == 0) t->has_empty_mask = 1;
    mark_planes(t, g, p, number);
}

static unsigned planes_of(const struct far_table *t) {
    return FAR_CENTRE(t->n, t->n % 2 ? t->rows : 0);
}

/* Turns group sizes into positions. */
static void lay_out_groups(struct far_table *t, uint32_t sets, uint32_t *items, uint32_t *plane_words) {
    *items = *plane_words = 0;
    for (uint32_t i = 0; i < sets; i++) {
        struct far_group *g = &t->group[i];
        g->first = *items;
        g->planes = *plane_words;
        g->words = (uint16_t)((g->size + 63) / 64);
        if (g->size > t->longest) t->longest = g->size;
        *items += g->size;
        *plane_words += g->words * planes_of(t);
    }
}

static int take_placements(struct far_table *t, uint32_t sets, uint32_t *placements, struct arena *arena) {
    uint32_t items, plane_words;
    lay_out_groups(t, sets, &items, &plane_words);
    *placements = items;
    t->plane = nqi_arena_take(arena, plane_words, sizeof *t->plane);
    t->bottom_reach = nqi_arena_take(arena, (size_t)items + 64, sizeof *t->bottom_reach);
    t->top_mask = nqi_arena_take(arena, (size_t)items + 64, sizeof *t->top_mask);
    if (!t->plane || !t->bottom_reach || !t->top_mask) return 0;
    for (uint32_t i = 0; i < sets; i++) {
        const struct far_group *g = &t->group[i];
        uint64_t *unused = t->plane + g->planes + FAR_UNUSED(t->n) * g->words;
        memset(unused, 0xff, g->words * sizeof *unused);
    }
    return 1;
}

static void restore_sizes(struct far_table *table, uint32_t sets, uint32_t items) {
    for (uint32_t i = 0; i < sets; i++) {
        uint32_t end = i + 1 < sets ? table->group[i + 1].first : items;
        table->group[i].size = (uint16_t)(end - table->group[i].first);
    }
}

nq_status nqi_far_build(struct far_table *table, const struct far_shape *shape, struct arena *arena,
                        nq_solver *solver) {
    struct filling f = {table, shape};
    uint32_t sets, items;
    memset(table, 0, sizeof *table);
    table->n = shape->n;
    table->rows = shape->rows;
    if (!rank_build(&table->rank, shape->n, shape->rows, &sets, arena)) return NQ_E_NOMEM;
    table->group = nqi_arena_take(arena, sets, sizeof *table->group);
    if (!table->group) return NQ_E_NOMEM;
    nq_status status = visit_placements(solver, shape->n, shape->rows, count_placement, &f);
    if (status != NQ_OK) return status;
    if (!take_placements(table, sets, &items, arena)) return NQ_E_NOMEM;
    status = visit_placements(solver, shape->n, shape->rows, store_placement, &f);
    restore_sizes(table, sets, items);
    return status;
}
