/* An answer set program for clingo (gringo and clasp): each answer set is a placement. */
#include "problem/export.h"

static void write_head(struct nqi_export *out) {
    nqi_export_title(out, "%");
    nqi_export_text(out, "%% queen(R,C): a queen stands in row R and column C, both from 0.\n");
    nqi_export_text(out, "#const n = %u.\n", (unsigned)out->n);
    nqi_export_text(out, "1 { queen(R,0..n-1) } 1 :- R = 0..n-1.\n");
}

static void write_lines(struct nqi_export *out) {
    bool torus = out->problem->rules.torus;
    const char *last = torus ? "n-1" : "2*n-2";
    if (nqi_export_has_lines(out, NQI_COLUMN))
        nqi_export_text(out, ":- C = 0..n-1, not 1 { queen(R,C) : R = 0..n-1 } 1.\n");
    if (nqi_export_has_lines(out, NQI_DIAGONAL))
        nqi_export_text(out, ":- D = 0..%s, 2 { queen(R,%s) : R = 0..n-1 }.\n", last,
                        torus ? "(R+2*n-1-D)\\n" : "R+n-1-D");
    if (nqi_export_has_lines(out, NQI_ANTIDIAGONAL))
        nqi_export_text(out, ":- D = 0..%s, 2 { queen(R,%s) : R = 0..n-1 }.\n", last, torus ? "(D+n-R)\\n" : "D-R");
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

void nqi_export_asp(struct nqi_export *out) {
    write_head(out);
    write_lines(out);
    for (size_t i = 0; i < NQI_STEPS; i++)
        if (nqi_export_has_step(out, &nqi_steps[i])) write_step(out, &nqi_steps[i]);
    write_regions(out);
    write_set(out, &out->problem->forbidden, "");
    write_set(out, &out->problem->required, "not ");
    nqi_export_text(out, "#show queen/2.\n");
}
