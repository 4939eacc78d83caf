/* The engine: memory, the choice of a plan and a kernel, and the weights that
 * turn the joined pairs of a unit's canonical column set into its count. */
#include "methods/meet_in_the_middle/engine.h"

#include "base/alloc.h"
#include "base/cpu.h"
#include "methods/meet_in_the_middle/arena.h"
#include "methods/meet_in_the_middle/workspace.h"
#include "search/column_sets.h"
#include "search/control.h"

#include <string.h>

/* How an engine divides the rows. Every choice counts the same solutions. */
struct plan {
    unsigned far_rows;                /* outermost rows of a half, taken from a table */
    unsigned prefix;                  /* innermost bottom rows fixed for each chunk */
    unsigned slice_depth;             /* placed top rows from which lists are bit-sliced */
    unsigned slice_least, slice_most; /* if their sizes are between these */
    unsigned capacity;                /* bottoms in a chunk, at most */
};

struct nqi_engine {
    struct arena arena;
    struct workspace workspace;
    join_function *join;
};

static join_function *find_join(uint64_t isa) {
#if NQI_X86_KERNELS
    bool any = isa == NQ_ISA_AUTO;
    if (isa == NQ_ISA_AVX512 || (any && nqi_isa_usable(NQ_ISA_AVX512))) return nqi_join_avx512;
    if (isa == NQ_ISA_AVX2 || (any && nqi_isa_usable(NQ_ISA_AVX2))) return nqi_join_avx2;
#else
    (void)isa;
#endif
    return nqi_join_portable;
}

/* As measured. A prefix only makes up for the main word's limits:
 * placements of the top would be walked once for each of its placements. */
static struct plan plan_for(unsigned n) {
    struct plan plan;
    unsigned bottom = n / 2;
    plan.far_rows = bottom < 6 ? bottom - 1 : 5;
    plan.prefix = bottom + plan.far_rows > 17 ? bottom + plan.far_rows - 17 : 0;
    plan.slice_depth = n < 20 ? 1 : n < 22 ? 3 : 4;
    plan.slice_least = 100;
    plan.slice_most = n < 20 ? 1000 : n < 22 ? 4000 : 8000;
    plan.capacity = n < 19 ? 1 << 14 : n < 21 ? 1 << 17 : 1 << 19;
    return plan;
}

/* Of a direction's n-1 diagonals across the line, each row of the top that is
 * placed and each row that all bottoms share puts one out of play; two times
 * 16 fit the main word (see layout.h). */
static void set_rows(struct workspace *w, unsigned n, const struct plan *plan) {
    w->n = n;
    w->bottom_rows = n / 2;
    w->top_rows = n - w->bottom_rows;
    w->columns = (uint32_t)nqi_low_bits(n);
    w->top_near = w->top_rows - plan->far_rows;
    w->bottom_near = w->bottom_rows - plan->far_rows;
    w->prefix = plan->prefix;
    w->main_depth = n > 17 + plan->prefix ? n - 17 - plan->prefix : 0;
    w->layout.falling_shift = w->main_depth + 1;
    w->layout.rising_shift = plan->prefix;
    w->capacity = plan->capacity;
    w->slice_least = plan->slice_least;
    w->slice_most = plan->slice_most;
    w->slice_depth = plan->slice_depth;
}

static nq_status take_tables(struct workspace *w, struct arena *arena) {
    struct far_shape shape = {w->n, w->top_rows - w->top_near, w->top_near + 1, w->bottom_near, w->layout};
    return nqi_far_build(&w->far, &shape, arena, w->solver);
}

static int take_words(uint32_t **list, size_t count, struct arena *arena) {
    *list = nqi_arena_take(arena, count, sizeof **list);
    return *list != NULL;
}

static int take_lists(struct workspace *w, struct arena *arena) {
    size_t items = w->capacity + LIST_PADDING, masks = w->far.longest + LIST_PADDING;
    w->bottoms = nqi_arena_take(arena, items, sizeof *w->bottoms);
    if (!w->bottoms) return 0;
    for (unsigned depth = 0; depth <= w->top_near; depth++) {
        if (!take_words(&w->main[depth], items, arena)) return 0;
        if (depth > 0 && depth >= w->main_depth) continue;
        if (!take_words(&w->extra[depth], items, arena)) return 0;
    }
    w->slice_room = nqi_arena_take(arena, 1, SLICE_ROOM_BYTES);
    if (!w->slice_room) return 0;
    return take_words(&w->masks, masks, arena);
}

static nq_status set_up(struct nqi_engine *engine, unsigned n) {
    struct workspace *w = &engine->workspace;
    struct plan plan = plan_for(n);
    set_rows(w, n, &plan);
    nq_status status = take_tables(w, &engine->arena);
    if (status != NQ_OK) return status;
    return take_lists(w, &engine->arena) ? NQ_OK : NQ_E_NOMEM;
}

nq_status nqi_engine_create(struct nqi_engine **out, nq_solver *solver, uint32_t n, uint64_t isa) {
    struct nqi_engine *engine = nqi_alloc_zero(&solver->allocator, 1, sizeof *engine);
    if (!engine) return NQ_E_NOMEM;
    engine->arena.allocator = &solver->allocator;
    engine->workspace.solver = solver;
    engine->join = find_join(isa);
    nq_status status = set_up(engine, n);
    if (status == NQ_OK)
        *out = engine;
    else
        nqi_engine_destroy(engine);
    return status;
}

void nqi_engine_destroy(struct nqi_engine *engine) {
    const nq_allocator *allocator = engine->arena.allocator;
    nqi_arena_release(&engine->arena);
    nqi_release(allocator, engine);
}

/* sum += factor * value; returns 0 on overflow. */
static int add_product(uint64_t *sum, uint64_t factor, uint64_t value) {
    if (value > UINT64_MAX / factor) return 0;
    if (factor * value > UINT64_MAX - *sum) return 0;
    *sum += factor * value;
    return 1;
}

static void drain_tallies(struct workspace *w) {
    for (unsigned c = 0; c < WEIGHT_CLASSES; c++) {
        for (unsigned lane = 0; lane < TALLY_LANES; lane++) {
            if (!add_product(&w->sum[c], 1, w->tally[c][lane])) w->overflow = 1;
        }
        for (unsigned lane = 0; lane < SLICED_LANES; lane++) {
            if (!add_product(&w->sum[c], 1, w->sliced_tally[c][lane])) w->overflow = 1;
        }
    }
    memset(w->tally, 0, sizeof w->tally);
    memset(w->sliced_tally, 0, sizeof w->sliced_tally);
}

int nqi_workspace_tick(struct workspace *w) {
    drain_tallies(w);
    w->budget = POLL_BUDGET;
    w->status = nqi_poll_but_for_time(w->solver);
    return w->status != NQ_OK;
}

/* Every set of the orbit has as many solutions. Odd boards without a queen in
 * the centre can also be turned upside down, which moves the orbit's set to the
 * top half, and transposed; with one, those images belong to other units. */
static int weigh(const struct workspace *w, uint64_t orbit, uint64_t *count) {
    uint64_t images = w->n % 2 ? 4 : 1;
    return !w->overflow && add_product(count, orbit * images, w->sum[ONCE]) &&
           add_product(count, orbit, w->sum[CENTRE]);
}

nq_status nqi_engine_count(struct nqi_engine *engine, uint64_t unit, uint64_t *count) {
    struct workspace *w = &engine->workspace;
    struct nqi_column_set set = nqi_column_set_of_unit(w->n, unit);
    *count = 0;
    memset(w->tally, 0, sizeof w->tally);
    memset(w->sliced_tally, 0, sizeof w->sliced_tally);
    memset(w->sum, 0, sizeof w->sum);
    w->overflow = 0;
    if (engine->join(w, set.columns)) return w->status;
    drain_tallies(w);
    return weigh(w, nqi_column_set_orbit(w->n, set), count) ? NQ_OK : NQ_E_RANGE;
}
