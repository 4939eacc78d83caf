/** @file
 *  What attacks what: lines that are occupied as a whole, and near squares that are attacked one by one. */
#ifndef NQI_BOARD_RULES_H
#define NQI_BOARD_RULES_H

#include <nqueens/problem.h>
#include <stdbool.h>

/** The rules of a board. */
struct nqi_rules {
    uint32_t n;
    uint32_t attacks; /**< NQ_ATTACK_ bits */
    bool torus;
};

/** The kinds of line. Kind k belongs to attack bit 1 << k. */
enum nqi_line_kind { NQI_ROW, NQI_COLUMN, NQI_DIAGONAL, NQI_ANTIDIAGONAL, NQI_LINE_KINDS };

/** Whether the rules let queens attack along this kind of line. */
static inline bool nqi_has_lines(const struct nqi_rules *rules, enum nqi_line_kind kind) {
    return (rules->attacks >> kind & 1) != 0;
}

/** How many lines of a kind the board has. */
static inline uint32_t nqi_line_count(const struct nqi_rules *rules, enum nqi_line_kind kind) {
    if (kind < NQI_DIAGONAL || rules->torus || rules->n == 0) return rules->n;
    return 2 * rules->n - 1;
}

/** Which line of a kind a square is on, from 0. */
static inline uint32_t nqi_line(const struct nqi_rules *rules, enum nqi_line_kind kind, nq_square square) {
    uint32_t n = rules->n, line;
    switch (kind) {
    case NQI_ROW: return square.row;
    case NQI_COLUMN: return square.col;
    case NQI_DIAGONAL: line = square.row + (n - 1 - square.col); break;
    default: line = square.row + square.col; break;
    }
    return rules->torus && line >= n ? line - n : line;
}

/** Whether a queen on one square attacks the other. No queen attacks its own square. */
bool nqi_attacks(const struct nqi_rules *rules, nq_square a, nq_square b);

/** The most squares that touch and knight moves reach together. */
enum { NQI_NEAR_MAX = 16 };

/** The squares that touch and knight moves reach from a square under the rules; answers how many. On a small torus one may
 *  come twice, but never the square itself. */
uint32_t nqi_near_squares(const struct nqi_rules *rules, nq_square square, nq_square near[NQI_NEAR_MAX]);

#endif
