/* CPLEX LP, for glpsol --lp, cbc and others: a 0-1 program, without anything to optimise unless the fewest queens that cover are
 * asked for. */
#include "problem/export.h"

/* Some readers take lines of 255 characters only. */
enum { TERMS_A_LINE = 10 };

static void write_square(struct nqi_export *out, nq_square square) {
    nqi_export_text(out, "x_%u_%u", (unsigned)square.row, (unsigned)square.col);
}

/* A term of a sum; @p index is its place in it. */
static void write_term(struct nqi_export *out, nq_square square, uint32_t index) {
    if (index) nqi_sink_text(&out->sink, index % TERMS_A_LINE ? " + " : "\n  + ");
    write_square(out, square);
}

static void write_group(struct nqi_export *out, const struct nqi_group *group) {
    nqi_export_text(out, " %s_%u: ", nqi_group_name(group->kind), (unsigned)group->number);
    for (uint32_t i = 0; i < group->size; i++) write_term(out, nqi_group_square(out, group, i), i);
    nqi_sink_text(&out->sink, !group->at_most ? " >= 1\n" : group->at_least ? " = 1\n" : " <= 1\n");
}

static void write_near(struct nqi_export *out, nq_square square) {
    nq_square near[NQI_NEAR_MAX];
    uint32_t count = nqi_export_near(out, square, near);
    for (uint32_t i = 0; i < count; i++) {
        nqi_sink_text(&out->sink, " ");
        write_term(out, square, 0);
        write_term(out, near[i], 1);
        nqi_sink_text(&out->sink, " <= 1\n");
    }
}

static void write_set(struct nqi_export *out, const struct nqi_squares *set, int value) {
    for (size_t i = 0; i < set->count; i++) {
        nqi_sink_text(&out->sink, " ");
        write_square(out, set->squares[i]);
        nqi_export_text(out, " = %d\n", value);
    }
}

/* The number of queens. */
static void write_sum(struct nqi_export *out) {
    uint32_t squares = out->n * out->n;
    if (out->n == 0) nqi_sink_text(&out->sink, "none");
    for (uint32_t i = 0; i < squares; i++) write_term(out, (nq_square){i / out->n, i % out->n}, i);
}

/* Without a wanted number it says nothing, but readers want a constraint, and all squares may be exempt. */
static void write_size(struct nqi_export *out) {
    uint32_t queens = out->problem->cover_size;
    nqi_sink_text(&out->sink, " size: ");
    write_sum(out);
    nqi_export_text(out, queens ? " = %u\n" : " >= %u\n", (unsigned)queens);
}

static void write_objective(struct nqi_export *out) {
    nqi_sink_text(&out->sink, "Minimize\n");
    if (nqi_export_is_cover(out) && out->problem->cover_size == 0) {
        nqi_sink_text(&out->sink, " queens: ");
        write_sum(out);
        nqi_sink_text(&out->sink, "\n");
    } else {
        nqi_export_text(out, " nothing: 0 %s\n", out->n ? "x_0_0" : "none");
    }
}

static void write_constraints(struct nqi_export *out) {
    struct nqi_group group = {.kind = -1};
    nqi_sink_text(&out->sink, "Subject To\n");
    if (out->n == 0) nqi_sink_text(&out->sink, " none = 0\n");
    if (nqi_export_is_cover(out)) write_size(out);
    while (nqi_group_next(out, &group)) write_group(out, &group);
    for (uint32_t row = 0; row < out->n && nqi_export_has_near(out); row++)
        for (uint32_t col = 0; col < out->n; col++) write_near(out, (nq_square){row, col});
    write_set(out, &out->problem->forbidden, 0);
    write_set(out, &out->problem->required, 1);
}

void nqi_export_lp(struct nqi_export *out) {
    nqi_export_title(out, "\\");
    nqi_export_text(out, "\\ x_r_c is 1 when a queen stands in row r and column c, both from 0.\n");
    write_objective(out);
    write_constraints(out);
    nqi_sink_text(&out->sink, "Binary\n");
    for (uint32_t row = 0; row < out->n; row++)
        for (uint32_t col = 0; col < out->n; col++) {
            nqi_sink_text(&out->sink, " ");
            write_square(out, (nq_square){row, col});
            nqi_sink_text(&out->sink, "\n");
        }
    if (out->n == 0) nqi_sink_text(&out->sink, " none\n");
    nqi_sink_text(&out->sink, "End\n");
}
