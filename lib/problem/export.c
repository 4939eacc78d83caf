#include "problem/export.h"

#include "base/alloc.h"

#include <stdarg.h>
#include <stdio.h>

static const uint64_t size_max = (uint64_t)1 << 40;

const struct nqi_step nqi_steps[NQI_STEPS] = {
    {NQ_ATTACK_TOUCH, 1, -1}, {NQ_ATTACK_TOUCH, 1, 0},   {NQ_ATTACK_TOUCH, 1, 1},  {NQ_ATTACK_KNIGHT, 1, -2},
    {NQ_ATTACK_KNIGHT, 1, 2}, {NQ_ATTACK_KNIGHT, 2, -1}, {NQ_ATTACK_KNIGHT, 2, 1},
};

bool nqi_export_has_step(const struct nqi_export *out, const struct nqi_step *step) {
    const struct nqi_rules *rules = &out->problem->rules;
    uint32_t rows = (uint32_t)step->rows;
    return (rules->attacks & step->attack) && (rules->torus ? rows % rules->n != 0 : rows < rules->n);
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

void nqi_export_title(struct nqi_export *out, const char *mark) {
    static const char *const names[] = {"row", "column", "diagonal", "antidiagonal", "touch", "knight"};
    nqi_export_text(out, "%s %u queens, one in each row, on a %s of %u x %u squares; attacks:", mark, (unsigned)out->n,
                    out->problem->rules.torus ? "torus" : "board", (unsigned)out->n, (unsigned)out->n);
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

static nq_status check(const nq_problem *problem, int to) {
    if (to < NQI_EXPORT_MINIZINC || to > NQI_EXPORT_ASP) return NQ_E_ARG;
    if (problem->goal != NQ_GOAL_PLACE) return NQ_E_UNSUPPORTED;
    bool names_squares = to == NQI_EXPORT_DIMACS || to == NQI_EXPORT_LP;
    return names_squares && problem->rules.n > NQI_EXPORT_SQUARES_MAX ? NQ_E_UNSUPPORTED : NQ_OK;
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
    bool sorts = problem->region_of && (to == NQI_EXPORT_DIMACS || to == NQI_EXPORT_LP);
    if (sorts) status = sort_by_region(&out);
    if (status == NQ_OK) status = measure_and_write(&out, to, buf, len);
    nqi_release(&problem->allocator, out.by_region);
    nqi_release(&problem->allocator, out.from);
    return status;
}
