/* An answer set program for clingo (gringo and clasp): each answer set is a placement, or a cover, which is minimised unless it
 * has a given size. */
#include "problem/export.h"

static void write_head(struct nqi_export *out) {
    nqi_export_title(out, "%");
    nqi_export_text(out, "%% queen(R,C): a queen stands in row R and column C, both from 0.\n");
    nqi_export_text(out, "#const n = %u.\n", (unsigned)out->n);
}

/* As many rows as queens, and if columns attack, as many columns. */
static void write_ranks(struct nqi_export *out) {
    nqi_export_text(out, "1 { queen(R,0..n-1) } 1 :- R = 0..n-1.\n");
    if (nqi_export_has_lines(out, NQI_COLUMN))
        nqi_export_text(out, ":- C = 0..n-1, not 1 { queen(R,C) : R = 0..n-1 } 1.\n");
}

static void write_diagonals(struct nqi_export *out) {
    bool torus = out->problem->rules.torus;
    const char *last = torus ? "n-1" : "2*n-2";
    if (nqi_export_has_lines(out, NQI_DIAGONAL))
        nqi_export_text(out, ":- D = 0..%s, 2 { queen(R,%s) : R = 0..n-1 }.\n", last,
                        torus ? "(R+2*n-1-D)\\n" : "R+n-1-D");
    if (nqi_export_has_lines(out, NQI_ANTIDIAGONAL))
        nqi_export_text(out, ":- D = 0..%s, 2 { queen(R,%s) : R = 0..n-1 }.\n", last, torus ? "(D+n-R)\\n" : "D-R");
}

static void write_queens(struct nqi_export *out) {
    unsigned queens = (unsigned)out->problem->cover_size;
    nqi_export_text(out, "square(0..n-1,0..n-1).\n");
    if (queens)
        nqi_export_text(out, "%u { queen(R,C) : square(R,C) } %u.\n", queens, queens);
    else
        nqi_export_text(out, "{ queen(R,C) : square(R,C) }.\n#minimize { 1,R,C : queen(R,C) }.\n");
}

/* attack(R,C,S,D) along a kind of line: what leads from row R and column C to column D in another row S. */
static void write_attacks_along(struct nqi_export *out, enum nqi_line_kind kind, const char *col) {
    const char *format = out->problem->rules.torus ? "attack(R,C,S,(%s)\\n) :- square(R,C), S = 0..n-1, R != S.\n"
                                                   : "attack(R,C,S,%s) :- square(R,C), square(S,%s), R != S.\n";
    if (nqi_export_has_lines(out, kind)) nqi_export_text(out, format, col, col);
}

static void write_attack_by(struct nqi_export *out, const struct nqi_step *step) {
    const char *format = out->problem->rules.torus ? "attack(R,C,(R+%d)\\n,(C+n%+d)\\n) :- square(R,C).\n"
                                                   : "attack(R,C,R+%d,C%+d) :- square(R,C), square(R+%d,C%+d).\n";
    nqi_export_text(out, format, step->rows, step->cols, step->rows, step->cols);
}

static void write_attacks(struct nqi_export *out) {
    bool torus = out->problem->rules.torus;
    nqi_export_text(out, "#defined attack/4.\n");
    if (nqi_export_has_lines(out, NQI_ROW))
        nqi_export_text(out, "attack(R,C,R,D) :- square(R,C), square(R,D), C != D.\n");
    write_attacks_along(out, NQI_COLUMN, "C");
    write_attacks_along(out, NQI_DIAGONAL, torus ? "C+S-R+n" : "C+S-R");
    write_attacks_along(out, NQI_ANTIDIAGONAL, torus ? "C+R-S+n" : "C+R-S");
    for (size_t i = 0; i < NQI_STEPS; i++)
        if (nqi_export_has_step(out, &nqi_steps[i])) write_attack_by(out, &nqi_steps[i]);
    if (out->problem->rules.attacks > NQ_ATTACKS_QUEEN) nqi_export_text(out, "attack(S,D,R,C) :- attack(R,C,S,D).\n");
}

static void write_cover(struct nqi_export *out) {
    const struct nqi_squares *exempt = &out->problem->exempt;
    for (size_t i = 0; i < exempt->count; i++)
        nqi_export_text(out, "exempt(%u,%u).\n", (unsigned)exempt->squares[i].row, (unsigned)exempt->squares[i].col);
    nqi_export_text(out, ":- square(R,C),%s not queen(R,C), not queen(S,D) : attack(R,C,S,D).\n",
                    exempt->count ? " not exempt(R,C)," : "");
}

/* Rows and columns of which each may hold a queen, but not two. */
static void write_free_ranks(struct nqi_export *out) {
    if (nqi_export_has_lines(out, NQI_ROW)) nqi_export_text(out, ":- R = 0..n-1, 2 { queen(R,C) : C = 0..n-1 }.\n");
    if (nqi_export_has_lines(out, NQI_COLUMN)) nqi_export_text(out, ":- C = 0..n-1, 2 { queen(R,C) : R = 0..n-1 }.\n");
}

static void write_step(struct nqi_export *out, const struct nqi_step *step) {
    const char *format = out->problem->rules.torus ? ":- queen(R,C), queen((R+%d)\\n,(C+n%+d)\\n).\n"
                                                   : ":- queen(R,C), queen(R+%d,C%+d).\n";
    nqi_export_text(out, format, step->rows, step->cols);
}

static void write_regions(struct nqi_export *out) {
    if (!out->problem->region_of) return;
    for (uint32_t row = 0; row < out->n; row++) {
        for (uint32_t col = 0; col < out->n; col++)
            nqi_export_text(out, "region(%u,%u,%u).%s", (unsigned)row, (unsigned)col,
                            (unsigned)nqi_region(out->problem, (nq_square){row, col}), col + 1 < out->n ? " " : "\n");
    }
    nqi_export_text(out, ":- G = 0..n-1, not 1 { queen(R,C) : region(R,C,G) } 1.\n");
}

static void write_set(struct nqi_export *out, const struct nqi_squares *set, const char *denied) {
    for (size_t i = 0; i < set->count; i++)
        nqi_export_text(out, ":- %squeen(%u,%u).\n", denied, (unsigned)set->squares[i].row,
                        (unsigned)set->squares[i].col);
}

static void write_exclusions(struct nqi_export *out) {
    write_diagonals(out);
    for (size_t i = 0; i < NQI_STEPS; i++)
        if (nqi_export_has_step(out, &nqi_steps[i])) write_step(out, &nqi_steps[i]);
}

static void write_placement(struct nqi_export *out) {
    write_ranks(out);
    write_exclusions(out);
    write_regions(out);
}

static void write_covering(struct nqi_export *out) {
    write_queens(out);
    write_attacks(out);
    write_cover(out);
    if (!out->problem->independent) return;
    write_free_ranks(out);
    write_exclusions(out);
}

void nqi_export_asp(struct nqi_export *out) {
    write_head(out);
    if (nqi_export_is_cover(out))
        write_covering(out);
    else
        write_placement(out);
    write_set(out, &out->problem->forbidden, "");
    write_set(out, &out->problem->required, "not ");
    nqi_export_text(out, "#show queen/2.\n");
}
