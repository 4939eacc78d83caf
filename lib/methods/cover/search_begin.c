/* How a search for covers begins, what it leaves on the board, and how it is saved. */
#include "base/bits.h"
#include "board/squares.h"
#include "methods/cover/search.h"

#include <string.h>

static nq_square turned(const struct nqi_cover_search *search, nq_square square) {
    return search->transposed ? (nq_square){square.col, square.row} : square;
}

static void find_wanted(struct nqi_cover_search *search, const nq_problem *problem) {
    for (uint32_t col = 0; col < search->n; col++) search->wanted[col] = search->full;
    for (size_t i = 0; i < problem->exempt.count; i++) {
        nq_square square = turned(search, problem->exempt.squares[i]);
        search->wanted[square.col] &= ~(UINT32_C(1) << square.row);
    }
}

static void lay_out(struct nqi_cover_search *search, const nq_problem *problem, const struct nqi_box *box) {
    uint32_t n = search->n;
    struct nqi_box flat = *box;
    search->boxed = nqi_has_boxes(n, search->size);
    search->transposed = box->bottom - box->top > box->right - box->left;
    if (search->transposed) flat = (struct nqi_box){box->top, box->bottom, box->left, box->right, 0};
    find_wanted(search, problem);
    if (!search->boxed) return;
    search->rows = search->full & ~(uint32_t)(nqi_low_bits(flat.bottom - flat.top + 1) << flat.top);
    search->columns = search->full & ~(uint32_t)(nqi_low_bits(flat.right - flat.left + 1) << flat.left);
    search->by_columns = nqi_slack_of_columns(&flat, n, search->wanted);
    search->by_rows = nqi_slack_of_rows(&flat, n, search->wanted);
}

static void find_candidates(const struct nqi_cover_search *search, const nq_problem *problem, uint32_t *candidates) {
    uint32_t empty = search->boxed ? UINT32_C(1) << search->by_rows.low | UINT32_C(1) << search->by_rows.high : 0;
    for (uint32_t col = 0; col < search->n; col++) candidates[col] = search->full & ~empty;
    if (search->boxed) candidates[search->by_columns.low] = candidates[search->by_columns.high] = 0;
    for (size_t i = 0; i < problem->forbidden.count; i++) {
        nq_square square = turned(search, problem->forbidden.squares[i]);
        candidates[square.col] &= ~(UINT32_C(1) << square.row);
    }
}

/* Puts the required queens on the board; false when one stands where none may. */
static bool place_required(struct nqi_cover_search *search, const nq_problem *problem) {
    struct nqi_cover_level root = {.lines = {0, 0, 0, 0}};
    find_candidates(search, problem, root.candidates);
    if (problem->required.count > search->size) return false;
    for (size_t i = 0; i < problem->required.count; i++) {
        nq_square square = turned(search, problem->required.squares[i]);
        if (!(root.candidates[square.col] >> square.row & 1)) return false;
        root.candidates[square.col] ^= UINT32_C(1) << square.row;
        root.lines = nqi_lines_with(&root.lines, search->n, square.row, square.col);
        search->level[i].row = square.row;
        search->level[i].col = square.col;
    }
    search->base = search->depth = (uint32_t)problem->required.count;
    search->level[search->base] = root;
    return true;
}

void nqi_cover_search_begin(struct nqi_cover_search *search, const nq_problem *problem, uint32_t size,
                            const struct nqi_box *box) {
    memset(search, 0, sizeof *search);
    search->n = problem->rules.n;
    search->full = (uint32_t)nqi_low_bits(search->n);
    search->size = size;
    search->independent = problem->independent;
    search->fresh = true;
    lay_out(search, problem, box);
    search->exhausted = !place_required(search, problem);
    /* Nothing to search for: the required queens are a cover, or they are not. */
    if (!search->exhausted && search->base == size) search->exhausted = !nqi_cover_search_is_cover(search);
}

void nqi_cover_search_squares(const struct nqi_cover_search *search, nq_square *squares) {
    for (uint32_t i = 0; i < search->size; i++)
        squares[i] = turned(search, (nq_square){search->level[i].row, search->level[i].col});
    nqi_squares_sort(squares, search->size);
}

enum { FRESH = 1, EXHAUSTED = 2 };

/* The queens on the board, and the one tried last at the current depth. */
static uint32_t saved_levels(const struct nqi_cover_search *search) {
    if (search->fresh || search->exhausted) return 0;
    uint32_t end = search->depth < search->size ? search->depth + 1 : search->depth;
    return end - search->base;
}

void nqi_cover_search_save(const struct nqi_cover_search *search, struct nqi_writer *writer) {
    uint32_t levels = saved_levels(search);
    nqi_write_u32(writer, (search->fresh ? FRESH : 0u) | (search->exhausted ? EXHAUSTED : 0u));
    nqi_write_u32(writer, search->depth);
    for (uint32_t i = search->base; i < search->base + levels; i++) {
        nqi_write_u32(writer, search->level[i].row);
        nqi_write_u32(writer, search->level[i].col);
    }
}

/* Tries branches until this is the queen. */
static bool take_until(struct nqi_cover_search *search, uint32_t row, uint32_t col) {
    const struct nqi_cover_level *level = &search->level[search->depth];
    if (row == NQ_NO_COLUMN && col == NQ_NO_COLUMN) return true;
    while (nqi_cover_search_take(search))
        if (level->row == row && level->col == col) return true;
    return false;
}

bool nqi_cover_search_load(struct nqi_cover_search *search, struct nqi_reader *reader) {
    uint32_t flags = nqi_read_u32(reader), depth = nqi_read_u32(reader);
    bool exhausted = (flags & EXHAUSTED) != 0;
    if (search->exhausted || exhausted || flags & FRESH) {
        search->fresh = (flags & FRESH) != 0;
        if (search->exhausted && !exhausted && !search->fresh) return false;
        search->exhausted |= exhausted;
        return true;
    }
    search->fresh = false;
    if (depth < search->base || depth > search->size) return false;
    while (search->depth < depth || (search->depth == depth && depth < search->size)) {
        nqi_cover_search_enter(search);
        uint32_t row = nqi_read_u32(reader), col = nqi_read_u32(reader);
        if (!take_until(search, row, col)) return false;
        if (search->depth == depth) return true;
        if (search->level[search->depth].row == NQ_NO_COLUMN) return false;
        nqi_cover_search_descend(search);
    }
    return depth < search->size || nqi_cover_search_is_cover(search);
}
