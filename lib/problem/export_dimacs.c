/* DIMACS CNF. Variable r * n + c + 1 is the square (r,c).
 *
 * At most one of x1 .. xm: pair by pair for m up to 5; otherwise by a chain of m - 1 further variables, after all squares
 * and in the order of the groups, where s_i says that one of x1 .. xi is true (the sequential counter of Sinz 2005). Its
 * clauses say that in both directions, so that a placement is exactly one model, and model counters count placements.
 *
 * Exactly k queens, for covers: the same counter with more columns. Of all squares x1 .. xm, s_ij says that j of x1 .. xi are
 * true or more; s_mk holds, and no queen comes when there are k. This is in both directions too. */
#include "problem/export.h"

enum { PAIRWISE_MAX = 5 };

/* Clauses are first only counted, since the head tells how many there are. */
struct cnf {
    struct nqi_export *out;
    bool counts;
    uint64_t clauses, variables;
};

static void write_literal(const struct cnf *cnf, uint64_t variable, bool holds) {
    if (cnf->counts) return;
    if (!holds) nqi_sink_text(&cnf->out->sink, "-");
    nqi_sink_number(&cnf->out->sink, variable);
    nqi_sink_text(&cnf->out->sink, " ");
}

static void end_clause(struct cnf *cnf) {
    cnf->clauses++;
    if (!cnf->counts) nqi_sink_text(&cnf->out->sink, "0\n");
}

/* Writes that a implies b, or that it implies the opposite. */
static void write_implication(struct cnf *cnf, uint64_t a, uint64_t b, bool holds) {
    write_literal(cnf, a, false);
    write_literal(cnf, b, holds);
    end_clause(cnf);
}

static uint64_t variable_of(const struct cnf *cnf, nq_square square) {
    return (uint64_t)square.row * cnf->out->n + square.col + 1;
}

static uint64_t member(const struct cnf *cnf, const struct nqi_group *group, uint32_t index) {
    return variable_of(cnf, nqi_group_square(cnf->out, group, index));
}

static void write_at_least_one(struct cnf *cnf, const struct nqi_group *group) {
    for (uint32_t i = 0; i < group->size; i++) write_literal(cnf, member(cnf, group, i), true);
    end_clause(cnf);
}

static void write_pairwise(struct cnf *cnf, const struct nqi_group *group) {
    for (uint32_t i = 0; i < group->size; i++)
        for (uint32_t j = i + 1; j < group->size; j++)
            write_implication(cnf, member(cnf, group, i), member(cnf, group, j), false);
}

/* s says that x or one before it is true; before, if not 0, says it of those before. */
static void write_link(struct cnf *cnf, uint64_t x, uint64_t before, uint64_t s) {
    write_implication(cnf, x, s, true);
    if (before) write_implication(cnf, before, s, true);
    write_literal(cnf, s, false);
    write_literal(cnf, x, true);
    if (before) write_literal(cnf, before, true);
    end_clause(cnf);
}

static void write_chain(struct cnf *cnf, const struct nqi_group *group) {
    uint64_t before = 0;
    for (uint32_t i = 0; i < group->size; i++) {
        uint64_t x = member(cnf, group, i);
        if (before) write_implication(cnf, before, x, false);
        if (i + 1 == group->size) break;
        write_link(cnf, x, before, ++cnf->variables);
        before = cnf->variables;
    }
}

static void write_groups(struct cnf *cnf) {
    struct nqi_group group = {.kind = -1};
    while (nqi_group_next(cnf->out, &group)) {
        if (group.at_least) write_at_least_one(cnf, &group);
        if (!group.at_most) continue;
        if (group.size <= PAIRWISE_MAX)
            write_pairwise(cnf, &group);
        else
            write_chain(cnf, &group);
    }
}

/* Defines s, that j of the squares up to x are true or more: so many were before it, or one less were and x is. What the
 * others say of the squares before x is 0 where it can not be; one_less is 0 also where it always is, for j = 1. */
static void write_sum(struct cnf *cnf, uint64_t x, uint64_t s, uint64_t as_many, uint64_t one_less) {
    if (as_many) write_implication(cnf, as_many, s, true);
    write_literal(cnf, x, false);
    if (one_less) write_literal(cnf, one_less, false);
    write_literal(cnf, s, true);
    end_clause(cnf);
    write_literal(cnf, s, false);
    if (as_many) write_literal(cnf, as_many, true);
    write_literal(cnf, x, true);
    end_clause(cnf);
    if (!one_less) return;
    write_literal(cnf, s, false);
    if (as_many) write_literal(cnf, as_many, true);
    write_literal(cnf, one_less, true);
    end_clause(cnf);
}

/* A variable that is true and false. */
static void write_contradiction(struct cnf *cnf) {
    cnf->variables++;
    for (int holds = 0; holds <= 1; holds++) {
        write_literal(cnf, cnf->variables, holds);
        end_clause(cnf);
    }
}

/* Says that exactly k squares hold a queen. After the first i squares only sums up to i are possible. */
static void write_counter(struct cnf *cnf) {
    uint64_t squares = (uint64_t)cnf->out->n * cnf->out->n, k = cnf->out->problem->cover_size, before = 0, sums = 0;
    if (k > squares) {
        write_contradiction(cnf);
        return;
    }
    for (uint64_t x = 1; x <= squares; x++) {
        uint64_t now = cnf->variables;
        if (sums == k) write_implication(cnf, before + k, x, false);
        for (uint64_t j = 1; j <= k && j <= x; j++)
            write_sum(cnf, x, now + j, j <= sums ? before + j : 0, j > 1 ? before + j - 1 : 0);
        before = now;
        sums = x < k ? x : k;
        cnf->variables += sums;
    }
    write_literal(cnf, before + k, true);
    end_clause(cnf);
}

static void write_near(struct cnf *cnf) {
    nq_square near[NQI_NEAR_MAX];
    if (!nqi_export_has_near(cnf->out)) return;
    for (uint32_t row = 0; row < cnf->out->n; row++)
        for (uint32_t col = 0; col < cnf->out->n; col++) {
            uint32_t count = nqi_export_near(cnf->out, (nq_square){row, col}, near);
            for (uint32_t i = 0; i < count; i++)
                write_implication(cnf, variable_of(cnf, (nq_square){row, col}), variable_of(cnf, near[i]), false);
        }
}

static void write_set(struct cnf *cnf, const struct nqi_squares *set, bool holds) {
    for (size_t i = 0; i < set->count; i++) {
        write_literal(cnf, variable_of(cnf, set->squares[i]), holds);
        end_clause(cnf);
    }
}

static void write_clauses(struct cnf *cnf) {
    cnf->clauses = 0;
    cnf->variables = (uint64_t)cnf->out->n * cnf->out->n;
    write_groups(cnf);
    write_near(cnf);
    if (nqi_export_is_cover(cnf->out)) write_counter(cnf);
    write_set(cnf, &cnf->out->problem->forbidden, false);
    write_set(cnf, &cnf->out->problem->required, true);
}

static void write_map(struct nqi_export *out) {
    nqi_export_title(out, "c");
    nqi_export_text(out,
                    "c Variables and their squares (row,column), both from 0; further variables count along groups of "
                    "more than %d squares%s.\n",
                    PAIRWISE_MAX, nqi_export_is_cover(out) ? ", and all queens" : "");
    for (uint32_t row = 0; row < out->n; row++)
        for (uint32_t col = 0; col < out->n; col++)
            nqi_export_text(out, "c %u = (%u,%u)\n", (unsigned)(row * out->n + col + 1), (unsigned)row, (unsigned)col);
}

void nqi_export_dimacs(struct nqi_export *out) {
    struct cnf cnf = {.out = out, .counts = true};
    write_map(out);
    write_clauses(&cnf);
    nqi_export_text(out, "p cnf %llu %llu\n", (unsigned long long)cnf.variables, (unsigned long long)cnf.clauses);
    cnf.counts = false;
    write_clauses(&cnf);
}
