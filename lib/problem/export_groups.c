/* The squares as groups, for languages that name every square. */
#include "problem/export.h"

const char *nqi_group_name(int kind) {
    static const char *const names[NQI_GROUP_KINDS] = {"row", "column", "diagonal", "antidiagonal", "region"};
    return names[kind];
}

/* One queen in each row is a rule whatever attacks. */
static bool has_groups(const struct nqi_export *out, int kind) {
    if (kind == NQI_GROUP_REGION) return out->by_region != NULL;
    return kind == NQI_ROW || nqi_export_has_lines(out, (enum nqi_line_kind)kind);
}

static uint32_t group_count(const struct nqi_export *out, int kind) {
    if (!has_groups(out, kind)) return 0;
    return kind == NQI_GROUP_REGION ? out->n : nqi_line_count(&out->problem->rules, (enum nqi_line_kind)kind);
}

/* The diagonals of the plane; everything else holds one queen, since there are as many as queens. */
static bool may_be_empty(const struct nqi_export *out, int kind) {
    return !out->problem->rules.torus && (kind == NQI_DIAGONAL || kind == NQI_ANTIDIAGONAL);
}

static uint32_t group_size(const struct nqi_export *out, int kind, uint32_t number) {
    uint32_t last = out->n - 1;
    if (kind == NQI_GROUP_REGION) return out->from[number + 1] - out->from[number];
    if (!may_be_empty(out, kind)) return out->n;
    return number < last ? number + 1 : 2 * last - number + 1;
}

bool nqi_group_next(const struct nqi_export *out, struct nqi_group *group) {
    do {
        group->number++;
        while (group->kind < 0 || group->number >= group_count(out, group->kind)) {
            group->number = 0;
            if (++group->kind == NQI_GROUP_KINDS) return false;
        }
        group->size = group_size(out, group->kind, group->number);
        group->exactly = !may_be_empty(out, group->kind);
    } while (group->size == 1 && !group->exactly);
    return true;
}

nq_square nqi_group_square(const struct nqi_export *out, const struct nqi_group *group, uint32_t index) {
    uint32_t n = out->n, number = group->number, row = index;
    if (may_be_empty(out, group->kind) && number >= n) row += number - (n - 1);
    switch (group->kind) {
    case NQI_ROW: return (nq_square){number, index};
    case NQI_COLUMN: return (nq_square){index, number};
    case NQI_DIAGONAL: return (nq_square){row, (row + 2 * n - 1 - number) % n};
    case NQI_ANTIDIAGONAL: return (nq_square){row, (number + n - row) % n};
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
    for (uint32_t i = 0; i < all; i++)
        if (near[i].row > square.row && !is_among(near[i], near, count)) near[count++] = near[i];
    return count;
}
