#include "methods/cover/search.h"

#include "base/bits.h"
#include "board/squares.h"
#include "search/control.h"

#include <string.h>

/* What to branch on: a line, or a square. */
struct item {
    enum { ROW, COLUMN, SQUARE } kind;
    uint32_t row, col;
    uint32_t candidates; /* how many queens would do */
};

/* How many candidates are on each line. */
struct counts {
    uint8_t rows[NQI_COVER_MAX], columns[NQI_COVER_MAX];
    uint8_t diagonals[2 * NQI_COVER_MAX], antidiagonals[2 * NQI_COVER_MAX];
    uint32_t all;
};

/* Whether a line that needs a queen, or a square, has no candidate left: most nodes end here, and it is told before any are
 * counted. */
static bool is_dead_end(const struct nqi_cover_search *search, const struct nqi_cover_level *level,
                        const struct nqi_slack_view *view) {
    struct nqi_lines any = {0, 0, 0, 0};
    uint32_t n = search->n;
    for (uint32_t col = 0; col < n; col++) {
        uint32_t candidates = level->candidates[col];
        any.rows |= candidates;
        any.columns |= (uint32_t)(candidates != 0) << col;
        any.diagonals |= (uint64_t)candidates << (n - 1 - col);
        any.antidiagonals |= (uint64_t)candidates << col;
    }
    uint32_t lost = (view->rows & ~any.rows) | (view->columns & ~any.columns);
    for (uint32_t col = 0; col < n; col++)
        lost |= nqi_uncovered_in_column(&any, n, search->uncovered[col] & search->wanted[col], col);
    return lost != 0;
}

static void count_candidates(const uint32_t *candidates, uint32_t n, struct counts *counts) {
    memset(counts, 0, sizeof *counts);
    for (uint32_t col = 0; col < n; col++) {
        uint32_t in_column = 0;
        for (uint32_t left = candidates[col]; left; left &= left - 1, in_column++) {
            uint32_t row = nqi_lowest(left);
            counts->rows[row]++;
            counts->diagonals[row + (n - 1 - col)]++;
            counts->antidiagonals[row + col]++;
        }
        counts->columns[col] = (uint8_t)in_column;
        counts->all += in_column;
    }
}

static void find_scarcest_line(const struct counts *counts, const struct nqi_slack_view *view, struct item *item) {
    for (uint32_t left = view->rows; left; left &= left - 1) {
        uint32_t row = nqi_lowest(left);
        if (counts->rows[row] < item->candidates) *item = (struct item){ROW, row, 0, counts->rows[row]};
    }
    for (uint32_t left = view->columns; left; left &= left - 1) {
        uint32_t col = nqi_lowest(left);
        if (counts->columns[col] < item->candidates) *item = (struct item){COLUMN, 0, col, counts->columns[col]};
    }
}

/* A candidate on the square itself is on four lines, and counts once. */
static void find_scarcest_square(const struct nqi_cover_search *search, const struct nqi_cover_level *level,
                                 const struct counts *counts, struct item *item) {
    uint32_t n = search->n;
    for (uint32_t col = 0; col < n; col++)
        for (uint32_t left = search->uncovered[col] & search->wanted[col]; left; left &= left - 1) {
            uint32_t row = nqi_lowest(left);
            uint32_t count = (uint32_t)counts->rows[row] + counts->columns[col] +
                             counts->diagonals[row + (n - 1 - col)] + counts->antidiagonals[row + col] -
                             3 * (level->candidates[col] >> row & 1);
            if (count >= item->candidates) continue;
            *item = (struct item){SQUARE, row, col, count};
            if (count == 0) return;
        }
}

static void branch_on(const struct nqi_cover_search *search, struct nqi_cover_level *level, const struct item *item) {
    for (uint32_t col = 0; col < search->n; col++) {
        uint32_t covering = search->full;
        if (item->kind == ROW)
            covering = UINT32_C(1) << item->row;
        else if (item->kind == SQUARE)
            covering = nqi_covered_in_column(search->full, item->row, item->col, col);
        else if (col != item->col)
            covering = 0;
        level->branches[col] = level->candidates[col] & covering;
    }
}

/* Finds what is uncovered; answers whether anything is to be covered yet. */
static bool find_uncovered(struct nqi_cover_search *search, const struct nqi_lines *lines) {
    uint32_t any = 0;
    for (uint32_t col = 0; col < search->n; col++) {
        search->uncovered[col] = nqi_uncovered_in_column(lines, search->n, search->full, col);
        any |= search->uncovered[col] & search->wanted[col];
    }
    return any != 0;
}

/* Where as many lines need a queen as are left, no queen may stand elsewhere. Independent queens stand where none reaches. */
static void filter_candidates(const struct nqi_cover_search *search, const struct nqi_slack_view *view,
                              uint32_t *candidates) {
    uint32_t rows = nqi_popcount(view->rows) == view->left ? view->rows : search->full;
    uint32_t columns = nqi_popcount(view->columns) == view->left ? view->columns : search->full;
    for (uint32_t col = 0; col < search->n; col++) {
        candidates[col] = columns >> col & 1 ? candidates[col] & rows : 0;
        if (search->independent) candidates[col] &= search->uncovered[col];
    }
}

static bool filter(const struct nqi_cover_search *search, const struct nqi_slack_view *view, uint32_t *candidates) {
    if (nqi_popcount(view->rows) > view->left || nqi_popcount(view->columns) > view->left) return false;
    filter_candidates(search, view, candidates);
    return !search->boxed || (nqi_slack_filter_columns(&search->by_columns, view, candidates) &&
                              nqi_slack_filter_rows(&search->by_rows, view, candidates));
}

/* Finds the branches of a node whose candidates are there; false when it is a dead end. */
static bool find_branches(const struct nqi_cover_search *search, struct nqi_cover_level *level,
                          const struct nqi_slack_view *view, bool uncovered) {
    struct counts counts;
    struct item item = {.candidates = UINT32_MAX};
    if (is_dead_end(search, level, view)) return false;
    count_candidates(level->candidates, search->n, &counts);
    if (!uncovered && !view->rows && !view->columns) { /* the rest may stand anywhere */
        memcpy(level->branches, level->candidates, sizeof level->branches);
        return counts.all >= view->left;
    }
    find_scarcest_line(&counts, view, &item);
    if (item.candidates > 1) find_scarcest_square(search, level, &counts, &item);
    branch_on(search, level, &item);
    return item.candidates > 0;
}

void nqi_cover_search_enter(struct nqi_cover_search *search) {
    struct nqi_cover_level *level = &search->level[search->depth];
    struct nqi_slack_view view = {search->n,
                                  search->full,
                                  search->size - search->depth,
                                  &level->lines,
                                  search->rows & ~level->lines.rows,
                                  search->columns & ~level->lines.columns};
    bool uncovered = find_uncovered(search, &level->lines);
    bool alive = filter(search, &view, level->candidates) && find_branches(search, level, &view, uncovered);
    level->column = alive ? 0 : search->n;
    level->row = level->col = NQ_NO_COLUMN;
}

bool nqi_cover_search_is_cover(const struct nqi_cover_search *search) {
    const struct nqi_lines *lines = &search->level[search->depth].lines;
    if (search->rows & ~lines->rows || search->columns & ~lines->columns) return false;
    for (uint32_t col = 0; col < search->n; col++)
        if (nqi_uncovered_in_column(lines, search->n, search->full, col) & search->wanted[col]) return false;
    return true;
}

bool nqi_cover_search_take(struct nqi_cover_search *search) {
    struct nqi_cover_level *level = &search->level[search->depth];
    while (level->column < search->n && level->branches[level->column] == 0) level->column++;
    if (level->column >= search->n) return false;
    uint32_t bit = level->branches[level->column] & (0 - level->branches[level->column]);
    level->branches[level->column] ^= bit;
    level->candidates[level->column] ^= bit;
    level->row = nqi_lowest(bit);
    level->col = level->column;
    return true;
}

void nqi_cover_search_descend(struct nqi_cover_search *search) {
    const struct nqi_cover_level *from = &search->level[search->depth];
    struct nqi_cover_level *to = &search->level[++search->depth];
    to->lines = nqi_lines_with(&from->lines, search->n, from->row, from->col);
    memcpy(to->candidates, from->candidates, sizeof to->candidates);
}

static void ascend(nq_solver *solver, struct nqi_cover_search *search) {
    if (search->depth == search->base) {
        search->exhausted = true;
        return;
    }
    search->depth--;
    NQI_STAT(solver, NQ_BACKTRACKS)++;
}

static nq_status enter(nq_solver *solver, struct nqi_cover_search *search) {
    nqi_cover_search_enter(search);
    nq_status status = nqi_count_node(solver);
    return status == NQ_OK ? nqi_spend(solver, 128) : status;
}

/* Enters the root, or leaves the cover that was delivered last. */
static nq_status resume(nq_solver *solver, struct nqi_cover_search *search) {
    bool fresh = search->fresh;
    search->fresh = false;
    if (search->exhausted) return NQ_OK;
    if (fresh && search->depth < search->size) return enter(solver, search);
    if (!fresh && search->depth == search->size) ascend(solver, search);
    return NQ_OK;
}

/* Tries the next branch; the current depth is the size only where a cover is found. */
static nq_status advance(nq_solver *solver, struct nqi_cover_search *search) {
    if (!nqi_cover_search_take(search)) {
        ascend(solver, search);
        return NQ_OK;
    }
    nqi_cover_search_descend(search);
    NQI_STAT(solver, NQ_TESTS)++;
    if (search->depth < search->size) return enter(solver, search);
    if (nqi_cover_search_is_cover(search)) return NQ_OK;
    ascend(solver, search);
    return nqi_spend(solver, 16);
}

nq_status nqi_cover_search_next(nq_solver *solver, struct nqi_cover_search *search) {
    nq_status status = resume(solver, search);
    while (status == NQ_OK && !search->exhausted) {
        if (search->depth == search->size) return NQ_OK;
        status = advance(solver, search);
    }
    return status == NQ_OK ? NQ_DONE : status;
}
