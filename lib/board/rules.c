#include "board/rules.h"

static const int8_t touch_steps[8][2] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
static const int8_t knight_steps[8][2] = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};

/* Moves a coordinate by a step; false when that leaves a board without a far side. */
static bool move(const struct nqi_rules *rules, uint32_t from, int step, uint32_t *to) {
    int64_t n = rules->n, target = (int64_t)from + step;
    if (rules->torus) target = ((target % n) + n) % n;
    *to = (uint32_t)target;
    return target >= 0 && target < n;
}

static uint32_t add_steps(const struct nqi_rules *rules, nq_square from, const int8_t steps[8][2], nq_square *near) {
    uint32_t count = 0;
    for (int i = 0; i < 8; i++) {
        nq_square to;
        if (!move(rules, from.row, steps[i][0], &to.row) || !move(rules, from.col, steps[i][1], &to.col)) continue;
        if (to.row != from.row || to.col != from.col) near[count++] = to;
    }
    return count;
}

uint32_t nqi_near_squares(const struct nqi_rules *rules, nq_square square, nq_square near[NQI_NEAR_MAX]) {
    uint32_t count = 0;
    if (rules->attacks & NQ_ATTACK_TOUCH) count += add_steps(rules, square, touch_steps, near);
    if (rules->attacks & NQ_ATTACK_KNIGHT) count += add_steps(rules, square, knight_steps, near + count);
    return count;
}

bool nqi_attacks(const struct nqi_rules *rules, nq_square a, nq_square b) {
    if (a.row == b.row && a.col == b.col) return false;
    for (enum nqi_line_kind kind = 0; kind < NQI_LINE_KINDS; kind++)
        if (nqi_has_lines(rules, kind) && nqi_line(rules, kind, a) == nqi_line(rules, kind, b)) return true;
    nq_square near[NQI_NEAR_MAX];
    uint32_t count = nqi_near_squares(rules, a, near);
    for (uint32_t i = 0; i < count; i++)
        if (near[i].row == b.row && near[i].col == b.col) return true;
    return false;
}
