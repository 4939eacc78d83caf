/** @file
 *  Problems as text for other engines. A problem of any kind is a set of groups of squares, of which at least one, at most
 *  one or exactly one holds a queen, and of pairs that exclude each other: what a clause, an inequality or a rule is made of.
 *  Covers have a number of queens too, or a minimum. */
#ifndef NQI_PROBLEM_EXPORT_H
#define NQI_PROBLEM_EXPORT_H

#include "board/render.h"
#include "problem/problem.h"

/** Languages. The numbers are those of the public enumeration. */
enum nqi_export_to {
    NQI_EXPORT_MINIZINC, /**< MiniZinc: a constraint model */
    NQI_EXPORT_DIMACS,   /**< DIMACS CNF: clauses for a SAT solver */
    NQI_EXPORT_LP,       /**< CPLEX LP: a 0-1 program */
    NQI_EXPORT_ASP       /**< an answer set program for clingo */
};

/** The widest board in languages that name every square, and the widest whose covers they can ask for, for which they name
 *  about four lines for every square; in clauses it is the largest number of queens too. */
enum { NQI_EXPORT_SQUARES_MAX = 1000, NQI_EXPORT_COVER_MAX = 128 };

/** What is being written, and where to. */
struct nqi_export {
    const nq_problem *problem;
    uint32_t n;
    nqi_sink sink;
    uint32_t *by_region; /**< squares (row * n + col) sorted by region; NULL without regions */
    uint32_t *from;      /**< by region: where its squares begin; n + 1 of them */
    nq_square *reach;    /**< room for the squares that cover one square; NULL where they are not needed */
};

/**
 * Writes the problem, with a final NUL.
 * @param to   an nqi_export_to value.
 * @param buf  receives the text, or NULL to ask for the size only.
 * @param len  in: the size of @p buf; out: the bytes needed.
 * @return #NQ_OK; #NQ_E_SPACE; #NQ_E_ARG for an unknown language; #NQ_E_UNSUPPORTED for a cover with regions, for a minimum
 *         cover in DIMACS, or for a board wider than DIMACS and LP take; #NQ_E_RANGE for a text of more than 2^40 bytes;
 *         #NQ_E_NOMEM.
 */
nq_status nqi_problem_export(const nq_problem *problem, int to, char *buf, size_t *len);

/* export_minizinc.c, export_dimacs.c, export_lp.c, export_asp.c */
void nqi_export_minizinc(struct nqi_export *out);
void nqi_export_dimacs(struct nqi_export *out);
void nqi_export_lp(struct nqi_export *out);
void nqi_export_asp(struct nqi_export *out);

/** Writes what printf() would: a line or a part of one, at most 255 bytes. */
void nqi_export_text(struct nqi_export *out, const char *format, ...)
#ifdef __GNUC__
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* ---- Groups and pairs: export_groups.c ---- */

/** The kinds of group: those of lines, regions, and for each square of a cover those from which it is covered. */
enum { NQI_GROUP_REGION = NQI_LINE_KINDS, NQI_GROUP_COVER, NQI_GROUP_KINDS };

/** Squares of which one holds a queen, at most one, or at least one. */
struct nqi_group {
    int kind;        /**< an nqi_line_kind, or NQI_GROUP_REGION */
    uint32_t number; /**< among those of its kind, from 0 */
    uint32_t size;
    bool at_least, at_most; /**< one; both: exactly one */
};

/** The name of a kind: "row", "column", "diagonal", "antidiagonal", "region", "cover". */
const char *nqi_group_name(int kind);

/** Moves on to the next group; start with kind -1. @return false at the end. Groups that ask for nothing are left out. */
bool nqi_group_next(const struct nqi_export *out, struct nqi_group *group);

/** A square of the group that nqi_group_next() found last, ascending. */
nq_square nqi_group_square(const struct nqi_export *out, const struct nqi_group *group, uint32_t index);

/** The squares after this one that touch or knight moves reach from it, none twice; answers how many. Where one queen stands
 *  in each row, those of other rows only. */
uint32_t nqi_export_near(const struct nqi_export *out, nq_square square, nq_square near[NQI_NEAR_MAX]);

/* ---- Steps between rows, for languages that speak of all rows at once: export.c ---- */

/** The half of the near steps that goes down, or right: every pair once. */
struct nqi_step {
    uint32_t attack; /**< the NQ_ATTACK_ bit it belongs to */
    int rows, cols;
};
enum { NQI_STEPS = 8 };
extern const struct nqi_step nqi_steps[NQI_STEPS];

/** Whether the problem has this step, and it leads to another square; in a placement, to another row. */
bool nqi_export_has_step(const struct nqi_export *out, const struct nqi_step *step);

/** Whether the problem asks for a cover. */
static inline bool nqi_export_is_cover(const struct nqi_export *out) {
    return out->problem->goal == NQ_GOAL_COVER;
}

/** Whether the problem lets queens attack along a kind of line. */
bool nqi_export_has_lines(const struct nqi_export *out, enum nqi_line_kind kind);

/** Whether touch or knight moves exclude pairs of squares. */
static inline bool nqi_export_has_near(const struct nqi_export *out) {
    bool excludes = !nqi_export_is_cover(out) || out->problem->independent;
    return excludes && out->problem->rules.attacks > NQ_ATTACKS_QUEEN;
}

/** The first line of every text: what the problem is. @p mark begins a comment. */
void nqi_export_title(struct nqi_export *out, const char *mark);

#endif
