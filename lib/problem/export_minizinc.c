/* MiniZinc. A placement is an array of columns, by row, and the plain board is three all-different constraints; a cover is a
 * matrix of truth values. */
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

static void write_placement(struct nqi_export *out) {
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

static void write_matrix(struct nqi_export *out) {
    nqi_export_title(out, "%");
    nqi_export_text(out, "%% queen[r,c]: a queen stands in row r and column c, both from 0.\n");
    nqi_export_text(out, "int: n = %u;\nset of int: S = 0..n-1;\narray[S, S] of var bool: queen;\n", (unsigned)out->n);
}

/* What is zero, on the torus but for multiples of n, when the squares (r,c) and (s,d) are on one line. */
static void write_line_test(struct nqi_export *out, enum nqi_line_kind kind, const char *zero) {
    if (!nqi_export_has_lines(out, kind)) return;
    nqi_export_text(out, " \\/ (%s)%s = 0", zero, out->problem->rules.torus ? " mod n" : "");
}

/* Whether a step leads from (r,c) to (s,d), or back. */
static void write_step_test(struct nqi_export *out, const struct nqi_step *step) {
    const char *modulo = out->problem->rules.torus ? " mod n" : "";
    int rows = -step->rows, cols = -step->cols;
    nqi_export_text(out, "\n  \\/ (s-r%+d)%s = 0 /\\ (d-c%+d)%s = 0", rows, modulo, cols, modulo);
    nqi_export_text(out, " \\/ (r-s%+d)%s = 0 /\\ (c-d%+d)%s = 0", rows, modulo, cols, modulo);
}

static void write_attacks(struct nqi_export *out) {
    nqi_export_text(out, "test attacks(int: r, int: c, int: s, int: d) = (r != s \\/ c != d) /\\ (false");
    write_line_test(out, NQI_ROW, "r-s");
    write_line_test(out, NQI_COLUMN, "c-d");
    write_line_test(out, NQI_DIAGONAL, "r-c-s+d");
    write_line_test(out, NQI_ANTIDIAGONAL, "r+c-s-d");
    for (size_t i = 0; i < NQI_STEPS; i++)
        if (nqi_export_has_step(out, &nqi_steps[i])) write_step_test(out, &nqi_steps[i]);
    nqi_export_text(out, ");\n");
}

/* Squares are r*n+c there. */
static void write_exempt(struct nqi_export *out) {
    const struct nqi_squares *set = &out->problem->exempt;
    if (!set->count) return;
    nqi_export_text(out, "set of int: exempt = {");
    for (size_t i = 0; i < set->count; i++)
        nqi_export_text(out, "%s%llu", i ? ", " : "",
                        (unsigned long long)set->squares[i].row * out->n + set->squares[i].col);
    nqi_export_text(out, "};\n");
}

static void write_cover(struct nqi_export *out) {
    write_exempt(out);
    nqi_export_text(out, "constraint forall(r, c in S%s)(\n",
                    out->problem->exempt.count ? " where not (r*n+c in exempt)" : "");
    nqi_export_text(out, "  queen[r,c] \\/ exists(s, d in S where attacks(r, c, s, d))(queen[s,d]));\n");
    if (!out->problem->independent) return;
    nqi_export_text(out, "constraint forall(r, c, s, d in S where r*n+c < s*n+d /\\ attacks(r, c, s, d))(\n");
    nqi_export_text(out, "  not queen[r,c] \\/ not queen[s,d]);\n");
}

static void write_set(struct nqi_export *out, const struct nqi_squares *set, const char *denied) {
    for (size_t i = 0; i < set->count; i++)
        nqi_export_text(out, "constraint %squeen[%u,%u];\n", denied, (unsigned)set->squares[i].row,
                        (unsigned)set->squares[i].col);
}

/* The answer is a line as the library writes and reads it: the size, then the squares. */
static void write_covering(struct nqi_export *out) {
    unsigned queens = (unsigned)out->problem->cover_size;
    write_matrix(out);
    write_attacks(out);
    write_cover(out);
    write_set(out, &out->problem->forbidden, "not ");
    write_set(out, &out->problem->required, "");
    if (queens)
        nqi_export_text(out, "constraint sum(r, c in S)(queen[r,c]) = %u;\nsolve satisfy;\n", queens);
    else
        nqi_export_text(out, "solve minimize sum(r, c in S)(queen[r,c]);\n");
    nqi_export_text(out,
                    "output [\"\\(n):\"] ++ [\" (\\(r),\\(c))\" | r, c in S where fix(queen[r,c])] ++ [\"\\n\"];\n");
}

void nqi_export_minizinc(struct nqi_export *out) {
    if (nqi_export_is_cover(out))
        write_covering(out);
    else
        write_placement(out);
}
