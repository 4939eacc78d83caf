/* Exact cover by dancing links: what must hold one queen is a row, a column, a region or a diagonal of the torus, and the
 * search branches on the one with the fewest squares left, of such the nearest to the centre, so that a forced square is
 * taken at once. It tries the squares of an item by row, then column. Where there are regions, regions.h has
 * a say in the choice.
 *
 * A node is an incomplete placement that is entered: one that leaves an item without a square fails at once, and is none. */
#include "base/alloc.h"
#include "board/squares.h"
#include "methods/exact_cover/links.h"
#include "methods/exact_cover/regions.h"
#include "search/control.h"
#include "search/method.h"

/* What the search does next. The numbers are part of checkpoints. */
enum phase {
    PHASE_ENTER, /* choose an item, or find a solution or a dead end */
    PHASE_TRY,   /* try the next square of the item */
    PHASE_BACK,  /* take the queen placed last back */
    PHASE_END
};

struct cover {
    struct nqi_links links;
    struct nqi_chosen *path; /* queens in the order in which they were placed; then the item being tried, at the square
                                tried last */
    uint32_t depth, goal;    /* queens that the search has placed, and has to place: all but the required ones */
    bool has_regions;        /* which are looked at as a whole */
    enum phase phase;
};

/* Brings solver->squares up to date: the queens on the board, required ones too. */
static void show(nq_solver *solver, const struct cover *search) {
    const struct nqi_squares *required = &solver->part->required;
    size_t count = 0;
    for (; count < required->count; count++) solver->squares[count] = required->squares[count];
    for (uint32_t i = 0; i < search->depth; i++)
        solver->squares[count++] = nqi_links_square(&search->links, search->path[i].link);
    nqi_squares_sort(solver->squares, count);
    solver->depth = count;
}

static nq_status tell(nq_solver *solver, const struct cover *search, uint32_t kind, nq_square square, nq_square by) {
    if (!nqi_listens(solver, kind)) return NQ_OK;
    show(solver, search);
    return nqi_emit(solver, kind, square, by);
}

/* Names an item by the row or the column that it is; a region or a diagonal has neither. */
static nq_square name_of(const struct nqi_links *links, uint32_t item) {
    uint32_t slot = links->item[item].slot, line = item - links->from[slot];
    switch (links->kind[slot]) {
    case NQI_ROW: return (nq_square){line, NQ_NO_COLUMN};
    case NQI_COLUMN: return (nq_square){NQ_NO_COLUMN, line};
    default: return (nq_square){NQ_NO_COLUMN, NQ_NO_COLUMN};
    }
}

/* Chooses the item to branch on, or 0 where there is none to choose: an item has no square left, or regions cannot share
 * out their lines. A forced square is taken without a look at the regions. */
static uint32_t choose(const struct cover *search, nq_square *why) {
    const struct nqi_links *links = &search->links;
    uint32_t item = nqi_links_smallest(links), size = links->item[item].size;
    *why = (nq_square){NQ_NO_COLUMN, NQ_NO_COLUMN};
    if (size == 0) *why = name_of(links, item);
    if (size > 1 && search->has_regions) return nqi_regions_choose(links, item);
    return size ? item : 0;
}

/* The queen placed last left no way to go on. */
static nq_status fail(nq_solver *solver, struct cover *search, nq_square why) {
    search->phase = PHASE_BACK;
    if (search->depth == 0) return NQ_OK;
    nq_square last = nqi_links_square(&search->links, search->path[search->depth - 1].link);
    return tell(solver, search, NQ_EVENT_REJECT, last, why);
}

static void begin_item(struct cover *search, uint32_t item) {
    nqi_links_cover(&search->links, item);
    search->path[search->depth].link = item;
    search->phase = PHASE_TRY;
}

static nq_status enter(nq_solver *solver, struct cover *search) {
    nq_square why;
    uint32_t item = choose(search, &why);
    search->links.work += search->links.first;
    if (item == 0) return fail(solver, search, why);
    begin_item(search, item);
    return nqi_count_node(solver);
}

static nq_status try_next(nq_solver *solver, struct cover *search) {
    struct nqi_links *links = &search->links;
    struct nqi_chosen *chosen = &search->path[search->depth];
    uint32_t item = links->link[chosen->link].item;
    chosen->link = links->link[chosen->link].down;
    if (chosen->link == item) {
        nqi_links_uncover(links, item);
        search->phase = PHASE_BACK;
        return NQ_OK;
    }
    NQI_STAT(solver, NQ_TESTS)++;
    nqi_links_place(links, chosen);
    search->depth++;
    search->phase = PHASE_ENTER;
    nq_square square = nqi_links_square(links, chosen->link);
    return tell(solver, search, NQ_EVENT_PLACE, square, square);
}

static nq_status go_back(nq_solver *solver, struct cover *search) {
    if (search->depth == 0) {
        search->phase = PHASE_END;
        return NQ_DONE;
    }
    const struct nqi_chosen *chosen = &search->path[--search->depth];
    nqi_links_remove(&search->links, chosen);
    search->phase = PHASE_TRY;
    NQI_STAT(solver, NQ_BACKTRACKS)++;
    nq_square square = nqi_links_square(&search->links, chosen->link);
    return tell(solver, search, NQ_EVENT_REMOVE, square, square);
}

static nq_status step(nq_solver *solver, struct cover *search) {
    switch (search->phase) {
    case PHASE_ENTER: return enter(solver, search);
    case PHASE_TRY: return try_next(solver, search);
    case PHASE_BACK: return go_back(solver, search);
    default: return NQ_DONE;
    }
}

static nq_status spend(nq_solver *solver, struct cover *search) {
    uint64_t work = search->links.work;
    search->links.work = 0;
    return nqi_spend(solver, 8 + work);
}

static bool is_solved(const struct cover *search) {
    return search->phase == PHASE_ENTER && search->depth == search->goal;
}

static nq_status cover_next(nq_solver *solver, void *state) {
    struct cover *search = state;
    nq_status status = NQ_OK;
    while (status == NQ_OK && !is_solved(search)) {
        status = step(solver, search);
        if (status == NQ_OK) status = spend(solver, search);
    }
    if (status == NQ_OK) search->phase = PHASE_BACK;
    show(solver, search);
    return status;
}

static nq_status count_one(nq_solver *solver, struct cover *search) {
    nq_status status = nqi_tally(solver, 1);
    if (status == NQ_OK) search->phase = PHASE_BACK;
    return status;
}

static nq_status cover_count(nq_solver *solver, void *state) {
    struct cover *search = state;
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        status = is_solved(search) ? count_one(solver, search) : step(solver, search);
        if (status == NQ_OK) status = spend(solver, search);
    }
    show(solver, search);
    return status;
}

static void cover_close(nq_solver *solver, void *state) {
    struct cover *search = state;
    nqi_links_close(&search->links, &solver->allocator);
    nqi_release(&solver->allocator, search->path);
    nqi_release(&solver->allocator, search);
}

static nq_status cover_open(nq_solver *solver, void **state) {
    const nq_problem *part = solver->part;
    struct cover *search = nqi_alloc_zero(&solver->allocator, 1, sizeof *search);
    if (!search) return NQ_E_NOMEM;
    search->goal = part->rules.n - (uint32_t)part->required.count;
    search->path = nqi_alloc(&solver->allocator, (uint64_t)search->goal + 1, sizeof *search->path);
    if (!search->path || !nqi_links_open(&search->links, &solver->allocator, part)) {
        cover_close(solver, search);
        return NQ_E_NOMEM;
    }
    search->has_regions = nqi_regions_apply(&search->links);
    *state = search;
    return NQ_OK;
}

static const char *cover_refuse(const nq_solver *solver) {
    if (solver->problem->goal != NQ_GOAL_PLACE) return "this method places queens, it does not cover";
    return solver->problem->rules.n > NQI_LINKS_MAX ? "every square is linked: the board is wider than 1000 columns"
                                                    : NULL;
}

/* ---- The state as words: the phase, and the squares of the path ---- */

static void write_square(struct nqi_writer *writer, nq_square square) {
    nqi_write_u32(writer, square.row);
    nqi_write_u32(writer, square.col);
}

static nq_square read_square(struct nqi_reader *reader) {
    uint32_t row = nqi_read_u32(reader);
    return (nq_square){row, nqi_read_u32(reader)};
}

static void cover_save(const nq_solver *solver, const void *state, struct nqi_writer *writer) {
    const struct cover *search = state;
    const struct nqi_links *links = &search->links;
    (void)solver;
    nqi_write_u32(writer, search->phase);
    nqi_write_u32(writer, search->depth);
    uint32_t entries = search->depth + (search->phase == PHASE_TRY);
    for (uint32_t i = 0; i < entries; i++) {
        uint32_t link = search->path[i].link;
        bool none = link < links->first; /* still at the head: no square was tried */
        write_square(writer, none ? (nq_square){0, NQ_NO_COLUMN} : nqi_links_square(links, link));
    }
}

/* Chooses an item as the search does, and goes to a square of it that is an option, or to none. Item 0 has no squares. */
static bool load_entry(struct cover *search, nq_square square, bool may_be_none) {
    struct nqi_links *links = &search->links;
    nq_square why;
    uint32_t item = search->depth < search->goal ? choose(search, &why) : 0, link = item;
    if (square.col != NQ_NO_COLUMN || !may_be_none) {
        if (square.row >= links->n || square.col >= links->n) return false;
        link = nqi_links_find(links, item, square);
    }
    if (link == 0) return false;
    begin_item(search, item);
    search->path[search->depth].link = link;
    return true;
}

static bool load_path(struct cover *search, uint32_t depth, struct nqi_reader *reader) {
    if (depth > search->goal) return false;
    while (search->depth < depth) {
        if (!load_entry(search, read_square(reader), false)) return false;
        nqi_links_place(&search->links, &search->path[search->depth++]);
    }
    return true;
}

/* Walks the path again, and takes no step that the search would not take. */
static bool cover_load(nq_solver *solver, void *state, struct nqi_reader *reader) {
    struct cover *search = state;
    uint32_t phase = nqi_read_u32(reader), depth = nqi_read_u32(reader);
    if (phase > PHASE_END || (phase == PHASE_END && depth > 0)) return false;
    if (!load_path(search, depth, reader)) return false;
    if (phase == PHASE_TRY && !load_entry(search, read_square(reader), true)) return false;
    search->phase = (enum phase)phase;
    show(solver, search);
    return !reader->failed;
}

const struct nqi_method nqi_method_exact_cover = {
    .id = NQ_METHOD_EXACT_COVER,
    .name = "exact-cover",
    .summary =
        "dancing links on the row, column or region with the fewest squares; any rules, n at most 1000; delivers "
        "depth first, not in lexicographic order",
    .complete = true,
    .refuse = cover_refuse,
    .open = cover_open,
    .close = cover_close,
    .next = cover_next,
    .count = cover_count,
    .save = cover_save,
    .load = cover_load,
};
