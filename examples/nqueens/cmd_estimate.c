#include "commands.h"
#include "counting_allocator.h"
#include "json.h"
#include "output.h"
#include "report.h"
#include "sample.h"
#include "search.h"
#include "signals.h"
#include "unit_crew.h"

#include <inttypes.h>
#include <stdlib.h>

#define DAY_SECONDS 86400.0

struct estimation {
    const struct options *options;
    struct output *output;
    uint32_t n;
    uint64_t total;
    struct byte_count bytes;
    nq_problem *problem;
    struct sample sample;
    struct unit_crew crew;
};

static int count_total(struct estimation *estimation) {
    struct search search = {.n = estimation->n};
    int code = solver_make(estimation->options, estimation->problem, &search.solver);
    if (code == CODE_DONE) code = search_units(&search, &estimation->total);
    nq_solver_free(search.solver);
    return code;
}

static int draw(struct estimation *estimation) {
    uint64_t seed = options_value(estimation->options, NQ_SEED);
    if (!sample_draw(&estimation->sample, estimation->total, estimation->options->own.sample, seed)) {
        return complain_memory();
    }
    sample_shuffle(&estimation->sample, seed + 1);
    return CODE_DONE;
}

static int prepare_crew(struct estimation *estimation) {
    struct unit_crew *crew = &estimation->crew;
    crew->options = estimation->options;
    crew->problem = estimation->problem;
    crew->units = estimation->sample.at;
    crew->count = estimation->sample.count;
    crew->threads = (size_t)options_value(estimation->options, NQ_THREADS);
    crew->limit_ms = options_value(estimation->options, NQ_LIMIT_MS);
    crew->costs = calloc(crew->count, sizeof *crew->costs);
    return crew->costs != NULL ? CODE_DONE : complain_memory();
}

static int open_estimation(struct estimation *estimation) {
    nq_allocator allocator = counting_allocator(&estimation->bytes);
    int code = size_read(estimation->options, estimation->options->arguments[0], &estimation->n);
    if (code == CODE_DONE) {
        code = problem_make(estimation->options, estimation->n, &allocator, &estimation->problem);
    }
    if (code == CODE_DONE) code = count_total(estimation);
    if (code == CODE_DONE) code = draw(estimation);
    return code == CODE_DONE ? prepare_crew(estimation) : code;
}

static void close_estimation(struct estimation *estimation) {
    free(estimation->crew.costs);
    sample_free(&estimation->sample);
    nq_problem_free(estimation->problem);
}

static bool print_solutions(const struct estimation *estimation, const struct estimate *estimate) {
    const struct sum *sum = &estimate->solutions;
    if (estimate->is_exact) {
        return output_line(estimation->output, "solutions      %" PRIu64 ", exactly", estimate->exact);
    }
    if (!estimate_has_error(estimate)) {
        return output_line(estimation->output, "solutions      %.6g, error unknown: one unit only", sum->value);
    }
    return output_line(estimation->output, "solutions      %.6g +- %.2g (%.1f %%)", sum->value, sum->error,
                       sum->value > 0 ? 100 * sum->error / sum->value : 0);
}

static double memory_of(const struct estimation *estimation) {
    return (double)atomic_load(&estimation->bytes.most) / (double)estimation->crew.threads;
}

static bool print_text(const struct estimation *estimation, const struct estimate *estimate) {
    struct output *output = estimation->output;
    double kibibytes = memory_of(estimation) / 1024;
    return output_line(output, "units          %" PRIu64 ", of which %zu were counted", estimate->total,
                       estimate->counted) &&
           print_solutions(estimation, estimate) &&
           output_line(output, "one unit       %.3g s (median), %.3g s (longest)", estimate->median_seconds,
                       estimate->most_seconds) &&
           output_line(output, "core-days      %.3g +- %.2g on this machine", estimate->seconds.value / DAY_SECONDS,
                       estimate->seconds.error / DAY_SECONDS) &&
           output_line(output, "memory         %.4g %s a thread", kibibytes < 1024 ? kibibytes : kibibytes / 1024,
                       kibibytes < 1024 ? "KiB" : "MiB");
}

static json_t *estimate_json(const struct estimation *estimation, const struct estimate *estimate) {
    bool exact = estimate->is_exact, known = estimate_has_error(estimate);
    return json_pack("{s:s, s:i, s:{s:o, s:o}, s:b, s:o, s:o, s:f, s:f, s:{s:f, s:f}, s:i, s:o}", "command", "estimate",
                     "n", (int)estimation->n, "units", "counted", json_count(estimate->counted), "total",
                     json_count(estimate->total), "exact", exact, "solutions",
                     exact ? json_count(estimate->exact) : json_real(estimate->solutions.value), "standard_error",
                     known ? json_real(estimate->solutions.error) : json_null(), "core_days",
                     estimate->seconds.value / DAY_SECONDS, "core_days_error", estimate->seconds.error / DAY_SECONDS,
                     "unit_seconds", "median", estimate->median_seconds, "longest", estimate->most_seconds, "threads",
                     (int)estimation->crew.threads, "memory_bytes", json_count(atomic_load(&estimation->bytes.most)));
}

static int print(const struct estimation *estimation, size_t counted) {
    struct estimate estimate;
    if (counted == 0) return CODE_DONE;
    estimate_make(&estimate, estimation->crew.costs, counted, estimation->total);
    bool written = estimation->options->json ? output_json(estimation->output, estimate_json(estimation, &estimate))
                                             : print_text(estimation, &estimate);
    return written ? CODE_DONE : CODE_BAD;
}

static int conclude(const struct estimation *estimation) {
    const struct unit_crew *crew = &estimation->crew;
    size_t counted = atomic_load(&crew->counted);
    int code = print(estimation, counted);
    if (!estimation->options->quiet && counted < crew->count) {
        complain("n = %" PRIu32 ": %s after %zu of %zu units", estimation->n,
                 signals_caught() ? "interrupted" : "stopped at the time limit", counted, crew->count);
    }
    return code == CODE_DONE && signals_caught() ? 128 + signals_caught() : code;
}

int command_estimate(const struct options *options, struct output *output) {
    struct estimation estimation = {.options = options, .output = output};
    struct progress progress;
    signals_begin();
    int code = open_estimation(&estimation);
    if (code == CODE_DONE) {
        progress_begin(&progress, !options->quiet);
        code = unit_crew_run(&estimation.crew, &progress);
    }
    if (code == CODE_DONE) code = conclude(&estimation);
    close_estimation(&estimation);
    return code;
}
