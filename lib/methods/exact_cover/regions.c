#include "methods/exact_cover/regions.h"

#include "methods/exact_cover/matching.h"

#include <string.h>

/* Up to so many squares branching costs less than counting again. */
enum { FEW = 3 };

/* Rows are in the first slot, columns in the second if they attack, and regions in the last. */
enum { ROWS, COLUMNS };

struct share {
    const struct nqi_links *links;
    bool has_columns;
    uint32_t slot;                     /* of regions */
    uint32_t region[NQI_MATCHING_MAX]; /* items that are open, as they come */
    struct nqi_matching rows, columns;
    uint32_t squares[NQI_SLOTS][NQI_MATCHING_MAX]; /* by slot and line: those that count */
};

/* Whether a primary item has still to be used up: its neighbours in the ring know it. */
static bool is_open(const struct nqi_links *links, uint32_t item) {
    return links->item[links->item[item].before].after == item;
}

/* The line that a square, given by its link in a region, has in another slot. */
static uint32_t line_of(const struct share *share, uint32_t at, uint32_t slot) {
    const struct nqi_links *links = share->links;
    return links->link[at - share->slot + slot].item - links->from[slot];
}

static void find_lines_of(struct share *share, uint32_t region) {
    uint64_t rows = 0, columns = 0;
    for (uint32_t at = share->links->link[region].down; at != region; at = share->links->link[at].down) {
        rows |= UINT64_C(1) << line_of(share, at, ROWS);
        if (share->has_columns) columns |= UINT64_C(1) << line_of(share, at, COLUMNS);
    }
    share->region[share->rows.count] = region;
    share->rows.lines[share->rows.count++] = rows;
    share->columns.lines[share->columns.count++] = columns;
}

static void begin(struct share *share, const struct nqi_links *links) {
    share->links = links;
    share->has_columns = links->kind[COLUMNS] == NQI_COLUMN;
    share->slot = links->slots - 1;
    share->rows.count = share->columns.count = 0;
    for (uint32_t region = links->from[share->slot]; region < links->items; region++)
        if (is_open(links, region)) find_lines_of(share, region);
}

static bool counts(const struct share *share, uint32_t index, uint32_t row, uint32_t col) {
    if (!(share->rows.lines[index] >> row & 1)) return false;
    return !share->has_columns || (share->columns.lines[index] >> col & 1);
}

static void count_squares_of(struct share *share, uint32_t index) {
    uint32_t region = share->region[index], number = region - share->links->from[share->slot];
    for (uint32_t at = share->links->link[region].down; at != region; at = share->links->link[at].down) {
        uint32_t row = line_of(share, at, ROWS), col = share->has_columns ? line_of(share, at, COLUMNS) : 0;
        if (!counts(share, index, row, col)) continue;
        share->squares[ROWS][row]++;
        if (share->has_columns) share->squares[COLUMNS][col]++;
        share->squares[share->slot][number]++;
    }
}

static void count_squares(struct share *share) {
    nqi_matching_filter(&share->rows);
    if (share->has_columns) nqi_matching_filter(&share->columns);
    for (uint32_t slot = 0; slot < share->links->slots; slot++)
        memset(share->squares[slot], 0, share->links->n * sizeof *share->squares[slot]);
    for (uint32_t i = 0; i < share->rows.count; i++) count_squares_of(share, i);
}

/* Diagonals of a torus are not counted again. */
static uint32_t size_of(const struct share *share, uint32_t item) {
    const struct nqi_links *links = share->links;
    uint32_t slot = links->item[item].slot;
    bool counted = slot == ROWS || slot == share->slot || links->kind[slot] == NQI_COLUMN;
    return counted ? share->squares[slot][item - links->from[slot]] : links->item[item].size;
}

static uint32_t find_smallest(const struct share *share) {
    uint32_t best = 0, least = UINT32_MAX;
    const struct nqi_item *items = share->links->item;
    for (uint32_t item = items[0].after; item && least; item = items[item].after) {
        uint32_t size = size_of(share, item);
        if (size >= least) continue;
        least = size;
        best = item;
    }
    return least ? best : 0;
}

bool nqi_regions_apply(const struct nqi_links *links) {
    return links->part->region_of && links->n <= NQI_MATCHING_MAX;
}

uint32_t nqi_regions_choose(const struct nqi_links *links, uint32_t smallest) {
    struct share share;
    begin(&share, links);
    if (!nqi_matching_find(&share.rows)) return 0;
    if (share.has_columns && !nqi_matching_find(&share.columns)) return 0;
    if (links->item[smallest].size <= FEW) return smallest;
    count_squares(&share);
    return find_smallest(&share);
}
