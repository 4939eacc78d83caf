#include "problem/export.h"

#include "base/alloc.h"

#include <stdarg.h>
#include <stdio.h>

static const uint64_t size_max = (uint64_t)1 << 40;

const struct nqi_step nqi_steps[NQI_STEPS] = {
    {NQ_ATTACK_TOUCH, 1, -1}, {NQ_ATTACK_TOUCH, 1, 0},   {NQ_ATTACK_TOUCH, 1, 1},  {NQ_ATTACK_KNIGHT, 1, -2},
    {NQ_ATTACK_KNIGHT, 1, 2}, {NQ_ATTACK_KNIGHT, 2, -1}, {NQ_ATTACK_KNIGHT, 2, 1}, {NQ_ATTACK_TOUCH, 0, 1},
};

bool nqi_export_has_step(const struct nqi_export *out, const struct nqi_step *step) {
    const struct nqi_rules *rules = &out->problem->rules;
    int64_t n = rules->n, rows = step->rows, cols = step->cols;
    if (!(rules->attacks & step->attack) || n == 0) return false;
    if (!rules->torus && rows >= n) return false;
    bool other_row = rows % n != 0;
    return other_row || (nqi_export_is_cover(out) && cols % n != 0);
}

bool nqi_export_has_lines(const struct nqi_export *out, enum nqi_line_kind kind) {
    return nqi_has_lines(&out->problem->rules, kind);
}

void nqi_export_text(struct nqi_export *out, const char *format, ...) {
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    nqi_sink_text(&out->sink, text);
}

static void write_goal(struct nqi_export *out) {
    unsigned n = (unsigned)out->n, queens = (unsigned)out->problem->cover_size;
    const char *board = out->problem->rules.torus ? "torus" : "board";
    if (!nqi_export_is_cover(out)) {
        nqi_export_text(out, "%u queens, one in each row, on a %s of %u x %u squares", n, board, n, n);
        return;
    }
    if (queens)
        nqi_export_text(out, "A cover of a %s of %u x %u squares, queens: %u", board, n, n, queens);
    else
        nqi_export_text(out, "A cover of a %s of %u x %u squares by as few queens as possible", board, n, n);
    if (out->problem->independent) nqi_export_text(out, ", none of which attack each other");
}

void nqi_export_title(struct nqi_export *out, const char *mark) {
    static const char *const names[] = {"row", "column", "diagonal", "antidiagonal", "touch", "knight"};
    nqi_export_text(out, "%s ", mark);
    write_goal(out);
    nqi_export_text(out, "; attacks:");
    for (uint32_t bit = 0; bit < sizeof names / sizeof *names; bit++)
        if (out->problem->rules.attacks >> bit & 1) nqi_export_text(out, " %s", names[bit]);
    nqi_export_text(out, "%s\n", out->problem->region_of ? "; one in each region" : "");
}

static void write_text(struct nqi_export *out, int to) {
    switch (to) {
    case NQI_EXPORT_MINIZINC: nqi_export_minizinc(out); break;
    case NQI_EXPORT_DIMACS: nqi_export_dimacs(out); break;
    case NQI_EXPORT_LP: nqi_export_lp(out); break;
    default: nqi_export_asp(out); break;
    }
    if (out->sink.text) out->sink.text[out->sink.length] = '\0';
    out->sink.length++;
}

/* Sorts the squares by region, counting. */
static nq_status sort_by_region(struct nqi_export *out) {
    uint32_t n = out->n, squares = n * n;
    const nq_allocator *allocator = &out->problem->allocator;
    const uint32_t *region_of = out->problem->region_of;
    out->by_region = nqi_alloc(allocator, squares, sizeof *out->by_region);
    out->from = nqi_alloc_zero(allocator, (uint64_t)n + 1, sizeof *out->from);
    if (!out->by_region || !out->from) return NQ_E_NOMEM;
    for (uint32_t i = 0; i < squares; i++) out->from[region_of[i] + 1]++;
    for (uint32_t i = 0; i < n; i++) out->from[i + 1] += out->from[i];
    for (uint32_t i = 0; i < squares; i++) out->by_region[out->from[region_of[i]]++] = i;
    for (uint32_t i = n; i > 0; i--) out->from[i] = out->from[i - 1]; /* each went on to the next region's start */
    if (n) out->from[0] = 0;
    return NQ_OK;
}

/* What the squares from which one is covered need at most: its lines, near squares and itself. */
static nq_status make_reach(struct nqi_export *out) {
    uint64_t most = (uint64_t)NQI_LINE_KINDS * out->n + NQI_NEAR_MAX + 1;
    out->reach = nqi_alloc(&out->problem->allocator, most, sizeof *out->reach);
    return out->reach ? NQ_OK : NQ_E_NOMEM;
}

static bool names_squares(int to) {
    return to == NQI_EXPORT_DIMACS || to == NQI_EXPORT_LP;
}

/* Clauses have no minimum. */
static bool can_cover(const nq_problem *problem, int to) {
    if (problem->region_of) return false;
    if (names_squares(to) && problem->rules.n > NQI_EXPORT_COVER_MAX) return false;
    return to != NQI_EXPORT_DIMACS || (problem->cover_size > 0 && problem->cover_size <= NQI_EXPORT_COVER_MAX);
}

static nq_status check(const nq_problem *problem, int to) {
    if (to < NQI_EXPORT_MINIZINC || to > NQI_EXPORT_ASP) return NQ_E_ARG;
    if (problem->goal == NQ_GOAL_COVER) return can_cover(problem, to) ? NQ_OK : NQ_E_UNSUPPORTED;
    return names_squares(to) && problem->rules.n > NQI_EXPORT_SQUARES_MAX ? NQ_E_UNSUPPORTED : NQ_OK;
}

/* Makes what languages that name every square look up. */
static nq_status prepare(struct nqi_export *out, int to) {
    if (!names_squares(to)) return NQ_OK;
    if (nqi_export_is_cover(out)) return make_reach(out);
    return out->problem->region_of ? sort_by_region(out) : NQ_OK;
}

static nq_status measure_and_write(struct nqi_export *out, int to, char *buf, size_t *len) {
    write_text(out, to);
    if (out->sink.length > size_max || out->sink.length > SIZE_MAX) return NQ_E_RANGE;
    size_t room = *len;
    *len = (size_t)out->sink.length;
    if (!buf) return NQ_OK;
    if (room < *len) return NQ_E_SPACE;
    out->sink = (nqi_sink){buf, 0};
    write_text(out, to);
    return NQ_OK;
}

nq_status nqi_problem_export(const nq_problem *problem, int to, char *buf, size_t *len) {
    nq_status status = check(problem, to);
    if (status != NQ_OK) return status;
    struct nqi_export out = {.problem = problem, .n = problem->rules.n};
    status = prepare(&out, to);
    if (status == NQ_OK) status = measure_and_write(&out, to, buf, len);
    nqi_release(&problem->allocator, out.by_region);
    nqi_release(&problem->allocator, out.from);
    nqi_release(&problem->allocator, out.reach);
    return status;
}
