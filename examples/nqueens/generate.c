#include "generate.h"

#include "commands.h"
#include "json.h"
#include "puzzle_maker.h"
#include "report.h"
#include "signals.h"

#include <inttypes.h>
#include <time.h>

enum { ATTEMPTS = 10000 };

struct job {
    const struct options *options;
    struct output *output;
    struct puzzle_maker maker;
    struct timespec began_at;
};

static bool has_rules(const struct options *options) {
    for (size_t i = 0; i < options->setting_count; i++) {
        if (options->settings[i].info->flags & NQ_KEY_PROBLEM) return true;
    }
    return options->required.count > 0 || options->forbidden.count > 0;
}

int generate_check(const struct options *options) {
    const char *title = options->command->title;
    if (options->argument_count > 0) return complain_usage(title, "--generate: reads no file");
    if (options->own.count || options->own.unique || options->own.explain)
        return complain_usage(title, "--generate: one solution, no question");
    if (has_rules(options)) return complain_usage(title, "--generate: other rules or squares cannot be given");
    return CODE_DONE;
}

static bool is_over(void *user) {
    const struct job *job = user;
    uint64_t limit = options_value(job->options, NQ_LIMIT_MS);
    struct timespec now;
    if (signals_caught()) return true;
    if (limit == 0) return false;
    clock_gettime(CLOCK_MONOTONIC, &now);
    int64_t passed =
        ((int64_t)now.tv_sec - (int64_t)job->began_at.tv_sec) * 1000 + (now.tv_nsec - job->began_at.tv_nsec) / 1000000;
    return passed >= 0 && (uint64_t)passed >= limit;
}

/* Regions are numbered by the rows of their queens, which would tell the solution: number them as the eye meets them. */
static void renumber(struct regions *regions) {
    uint32_t number[REGIONS_MAX], met = 0;
    for (uint32_t i = 0; i < regions->n; i++) number[i] = REGIONS_MAX;
    for (uint32_t i = 0; i < regions->n * regions->n; i++) {
        uint32_t *mine = &number[regions->of[i]];
        if (*mine == REGIONS_MAX) *mine = met++;
        regions->of[i] = *mine;
    }
}

static void solution_of(const struct regions *regions, nq_square *squares) {
    for (uint32_t row = 0; row < regions->n; row++) squares[row] = (nq_square){row, regions->columns[row]};
}

static bool print_text(const struct job *job) {
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const struct regions *regions = &job->maker.regions;
    nq_square squares[REGIONS_MAX];
    char line[REGIONS_MAX + 1] = "";
    for (uint32_t row = 0; row < regions->n; row++) {
        for (uint32_t col = 0; col < regions->n; col++) line[col] = letters[regions->of[row * regions->n + col]];
        if (!output_line(job->output, "%s", line)) return false;
    }
    if (job->options->format < 0) return true;
    solution_of(regions, squares);
    return output_line(job->output, "%s", "") && output_board(job->output, regions->n, squares, regions->n);
}

static json_t *row_json(const uint32_t *row, uint32_t n) {
    json_t *array = json_array();
    bool whole = array != NULL;
    for (uint32_t i = 0; whole && i < n; i++) whole = json_array_append_new(array, json_integer(row[i])) == 0;
    return json_whole(array, whole);
}

static json_t *regions_json(const struct regions *regions) {
    json_t *array = json_array();
    bool whole = array != NULL;
    for (uint32_t row = 0; whole && row < regions->n; row++) {
        whole = json_array_append_new(array, row_json(regions->of + row * regions->n, regions->n)) == 0;
    }
    return json_whole(array, whole);
}

static json_t *solution_json(const struct regions *regions) {
    nq_square squares[REGIONS_MAX];
    json_t *object = json_object();
    solution_of(regions, squares);
    return json_whole(object, object != NULL && json_put_board(object, regions->n, squares, regions->n));
}

static bool print_json(const struct job *job, bool is_made) {
    const struct regions *regions = &job->maker.regions;
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "command", json_string(job->options->command->name));
    whole = whole && json_put(object, "n", json_integer(regions->n));
    whole = whole && json_put(object, "seed", json_count(options_value(job->options, NQ_SEED)));
    whole = whole && json_put(object, "attempts", json_count(job->maker.attempts));
    whole = whole && json_put(object, "regions", is_made ? regions_json(regions) : json_null());
    whole = whole && json_put(object, "solution", is_made ? solution_json(regions) : json_null());
    return output_json(job->output, json_whole(object, whole));
}

static int give_up(const struct job *job) {
    bool printed = !job->options->json || print_json(job, false);
    complain("n = %" PRIu32 ": no puzzle with exactly one solution found in %" PRIu64 " attempt%s",
             job->maker.regions.n, job->maker.attempts, job->maker.attempts == 1 ? "" : "s");
    if (signals_caught()) return 128 + signals_caught();
    return printed ? CODE_NOT_A_SOLUTION : CODE_BAD;
}

int generate(const struct options *options, struct output *output) {
    struct job job = {.options = options, .output = output};
    uint64_t attempts = options->own.attempts != 0 ? options->own.attempts : ATTEMPTS;
    job.maker = (struct puzzle_maker){
        .random = options_value(options, NQ_SEED), .limit = attempts, .is_over = is_over, .user = &job};
    clock_gettime(CLOCK_MONOTONIC, &job.began_at);
    nq_status status = puzzle_make(&job.maker, (uint32_t)options->own.generate);
    if (status == NQ_E_NOMEM) return complain_memory();
    if (status < 0) return complain("%s", nq_strerror(status));
    if (status != NQ_OK) return give_up(&job);
    renumber(&job.maker.regions);
    bool printed = options->json ? print_json(&job, true) : print_text(&job);
    return printed ? CODE_DONE : CODE_BAD;
}
