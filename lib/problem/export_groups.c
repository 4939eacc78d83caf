/* The squares as groups, for languages that name every square. */
#include "problem/export.h"

#include "board/squares.h"

const char *nqi_group_name(int kind) {
    static const char *const names[NQI_GROUP_KINDS] = {"row", "column", "diagonal", "antidiagonal", "region", "cover"};
    return names[kind];
}

/* In a placement one queen in each row is a rule whatever attacks; in a cover lines matter where queens may not attack. */
static bool has_groups(const struct nqi_export *out, int kind) {
    bool cover = nqi_export_is_cover(out);
    if (kind == NQI_GROUP_COVER) return cover;
    if (kind == NQI_GROUP_REGION) return out->by_region != NULL;
    if (cover) return out->problem->independent && nqi_export_has_lines(out, (enum nqi_line_kind)kind);
    return kind == NQI_ROW || nqi_export_has_lines(out, (enum nqi_line_kind)kind);
}

static uint32_t group_count(const struct nqi_export *out, int kind) {
    if (!has_groups(out, kind)) return 0;
    if (kind == NQI_GROUP_COVER) return out->n * out->n;
    return kind == NQI_GROUP_REGION ? out->n : nqi_line_count(&out->problem->rules, (enum nqi_line_kind)kind);
}

/* The diagonals of the plane are of all sizes. */
static bool is_slanted(const struct nqi_export *out, int kind) {
    return !out->problem->rules.torus && (kind == NQI_DIAGONAL || kind == NQI_ANTIDIAGONAL);
}

static uint32_t group_size(const struct nqi_export *out, int kind, uint32_t number) {
    uint32_t last = out->n - 1;
    if (kind == NQI_GROUP_REGION) return out->from[number + 1] - out->from[number];
    if (!is_slanted(out, kind)) return out->n;
    return number < last ? number + 1 : 2 * last - number + 1;
}

/* Appends the squares of the lines of a square along which queens attack. */
static uint32_t reach_along_lines(const struct nqi_export *out, nq_square square) {
    uint32_t count = 0;
    for (int kind = 0; kind < NQI_LINE_KINDS; kind++) {
        if (!nqi_export_has_lines(out, (enum nqi_line_kind)kind)) continue;
        uint32_t number = nqi_line(&out->problem->rules, (enum nqi_line_kind)kind, square);
        struct nqi_group line = {.kind = kind, .number = number, .size = group_size(out, kind, number)};
        for (uint32_t i = 0; i < line.size; i++) out->reach[count++] = nqi_group_square(out, &line, i);
    }
    return count;
}

/* Finds the squares from which a square is covered, itself among them; answers how many. */
static uint32_t find_reach(const struct nqi_export *out, nq_square square) {
    uint32_t count = reach_along_lines(out, square), kept = 0;
    count += nqi_near_squares(&out->problem->rules, square, out->reach + count);
    out->reach[count++] = square;
    nqi_squares_sort(out->reach, count);
    for (uint32_t i = 0; i < count; i++)
        if (kept == 0 || nqi_square_compare(out->reach[kept - 1], out->reach[i]) != 0)
            out->reach[kept++] = out->reach[i];
    return kept;
}

/* Describes the group of this kind and number; false when it asks for nothing. */
static bool describe(const struct nqi_export *out, struct nqi_group *group) {
    bool covers = group->kind == NQI_GROUP_COVER;
    group->at_most = !covers;
    group->at_least =
        covers || (!nqi_export_is_cover(out) && !is_slanted(out, group->kind)); /* as many lines as queens */
    if (!covers) {
        group->size = group_size(out, group->kind, group->number);
        return group->size > 1 || group->at_least;
    }
    nq_square square = {group->number / out->n, group->number % out->n};
    if (nqi_squares_has(&out->problem->exempt, square)) return false;
    group->size = find_reach(out, square);
    return true;
}

bool nqi_group_next(const struct nqi_export *out, struct nqi_group *group) {
    do {
        group->number++;
        while (group->kind < 0 || group->number >= group_count(out, group->kind)) {
            group->number = 0;
            if (++group->kind == NQI_GROUP_KINDS) return false;
        }
    } while (!describe(out, group));
    return true;
}

nq_square nqi_group_square(const struct nqi_export *out, const struct nqi_group *group, uint32_t index) {
    uint32_t n = out->n, number = group->number, row = index;
    if (is_slanted(out, group->kind) && number >= n) row += number - (n - 1);
    switch (group->kind) {
    case NQI_ROW: return (nq_square){number, index};
    case NQI_COLUMN: return (nq_square){index, number};
    case NQI_DIAGONAL: return (nq_square){row, (row + 2 * n - 1 - number) % n};
    case NQI_ANTIDIAGONAL: return (nq_square){row, (number + n - row) % n};
    case NQI_GROUP_COVER: return out->reach[index];
    default: break;
    }
    uint32_t square = out->by_region[out->from[number] + index];
    return (nq_square){square / n, square % n};
}

static bool is_among(nq_square square, const nq_square *squares, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (squares[i].row == square.row && squares[i].col == square.col) return true;
    return false;
}

uint32_t nqi_export_near(const struct nqi_export *out, nq_square square, nq_square near[NQI_NEAR_MAX]) {
    uint32_t all = nqi_near_squares(&out->problem->rules, square, near), count = 0;
    bool same_row = nqi_export_is_cover(out);
    for (uint32_t i = 0; i < all; i++) {
        bool after = near[i].row > square.row || (same_row && near[i].row == square.row && near[i].col > square.col);
        if (after && !is_among(near[i], near, count)) near[count++] = near[i];
    }
    return count;
}
