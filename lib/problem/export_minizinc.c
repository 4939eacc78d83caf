/* MiniZinc: an array of columns, by row. The plain board is three all-different constraints. */
#include "problem/export.h"

static void write_head(struct nqi_export *out) {
    nqi_export_title(out, "%");
    nqi_export_text(out, "%% q[r] is the column of the queen in row r, both from 0.\n");
    nqi_export_text(out, "include \"alldifferent.mzn\";\nint: n = %u;\n", (unsigned)out->n);
    nqi_export_text(out, "array[0..n-1] of var 0..n-1: q;\n");
}

static void write_lines(struct nqi_export *out) {
    bool torus = out->problem->rules.torus;
    if (nqi_export_has_lines(out, NQI_COLUMN)) nqi_export_text(out, "constraint all_different(q);\n");
    if (nqi_export_has_lines(out, NQI_DIAGONAL))
        nqi_export_text(out, "constraint all_different([%s | r in 0..n-1]);\n",
                        torus ? "(q[r] + n - r) mod n" : "q[r] - r");
    if (nqi_export_has_lines(out, NQI_ANTIDIAGONAL))
        nqi_export_text(out, "constraint all_different([%s | r in 0..n-1]);\n",
                        torus ? "(q[r] + r) mod n" : "q[r] + r");
}

static void write_step(struct nqi_export *out, const struct nqi_step *step) {
    if (out->problem->rules.torus)
        nqi_export_text(out, "constraint forall(r in 0..n-1)(q[(r + %d) mod n] != (q[r] + n%+d) mod n);\n", step->rows,
                        step->cols);
    else
        nqi_export_text(out, "constraint forall(r in 0..n-%d)(q[r + %d] != q[r]%+d);\n", step->rows + 1, step->rows,
                        step->cols);
}

static void write_regions(struct nqi_export *out) {
    if (!out->problem->region_of) return;
    nqi_export_text(out, "array[0..n-1, 0..n-1] of int: region = array2d(0..n-1, 0..n-1, [\n");
    for (uint32_t row = 0; row < out->n; row++) {
        for (uint32_t col = 0; col < out->n; col++) {
            nqi_sink_text(&out->sink, col ? ", " : "  ");
            nqi_sink_number(&out->sink, nqi_region(out->problem, (nq_square){row, col}));
        }
        nqi_sink_text(&out->sink, row + 1 < out->n ? ",\n" : "]);\n");
    }
    if (out->n == 0) nqi_sink_text(&out->sink, "]);\n");
    nqi_export_text(out, "constraint all_different([region[r, q[r]] | r in 0..n-1]);\n");
}

/* The forbidden squares of a row, which are sorted, become one set. */
static void write_forbidden(struct nqi_export *out) {
    const struct nqi_squares *set = &out->problem->forbidden;
    for (size_t i = 0; i < set->count; i++) {
        bool first = i == 0 || set->squares[i - 1].row != set->squares[i].row;
        bool last = i + 1 == set->count || set->squares[i + 1].row != set->squares[i].row;
        if (first) nqi_export_text(out, "constraint not (q[%u] in {", (unsigned)set->squares[i].row);
        nqi_export_text(out, "%s%u%s", first ? "" : ", ", (unsigned)set->squares[i].col, last ? "});\n" : "");
    }
}

static void write_required(struct nqi_export *out) {
    const struct nqi_squares *set = &out->problem->required;
    for (size_t i = 0; i < set->count; i++)
        nqi_export_text(out, "constraint q[%u] = %u;\n", (unsigned)set->squares[i].row, (unsigned)set->squares[i].col);
}

void nqi_export_minizinc(struct nqi_export *out) {
    write_head(out);
    write_lines(out);
    for (size_t i = 0; i < NQI_STEPS; i++)
        if (nqi_export_has_step(out, &nqi_steps[i])) write_step(out, &nqi_steps[i]);
    write_regions(out);
    write_forbidden(out);
    write_required(out);
    nqi_export_text(out, "solve :: int_search(q, first_fail, indomain_min) satisfy;\n");
    nqi_export_text(out, "output [join(\" \", [show(q[r]) | r in 0..n-1]) ++ \"\\n\"];\n");
}
