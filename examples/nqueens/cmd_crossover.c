/* From which size on min-conflicts finds a solution sooner than forward checking. One win may be luck: the answer is the
 * first of three wins in a row. */
#include "commands.h"
#include "json.h"
#include "output.h"
#include "report.h"
#include "search.h"
#include "signals.h"
#include "trial.h"

#include <inttypes.h>
#include <stdlib.h>

enum { FIRST = 4, LAST = 200, SEEDS = 5, WINS = 3, LIMIT_MS = 1000 };

struct race {
    const struct options *options;
    struct output *output;
    uint32_t n;
    uint64_t ns[2];     /* medians: forward checking, min-conflicts */
    nq_status worst[2]; /* NQ_PAUSED where a limit was met */
};

static const uint64_t methods[2] = {NQ_METHOD_FORWARD_CHECK, NQ_METHOD_MIN_CONFLICTS};

static int compare_ns(const void *a, const void *b) {
    uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;
    return (one > other) - (one < other);
}

/* A run that met the limit counts as long as the limit, so that it loses against every one that did not. */
static int run_method(struct race *race, int which) {
    const struct options *options = race->options;
    struct trial_plan plan = {.options = options, .n = race->n, .method = methods[which], .runs = 1};
    uint64_t times[SEEDS];
    struct trial trial;
    plan.limit_ms = options_given(options, NQ_LIMIT_MS) ? options_value(options, NQ_LIMIT_MS) : LIMIT_MS;
    race->worst[which] = NQ_OK;
    for (uint64_t i = 0; i < SEEDS; i++) {
        plan.seed = options_value(options, NQ_SEED) + i;
        if (trial_run(&plan, &trial) != CODE_DONE) return CODE_BAD;
        if (signals_caught()) return 128 + signals_caught();
        if (trial.status == NQ_E_UNSUPPORTED) return complain("%s", trial.reason);
        if (trial.status == NQ_PAUSED) race->worst[which] = NQ_PAUSED;
        times[i] = trial.ns;
    }
    qsort(times, SEEDS, sizeof times[0], compare_ns);
    race->ns[which] = times[SEEDS / 2];
    return CODE_DONE;
}

static bool print_row(const struct race *race) {
    if (race->options->json) return true;
    bool first = race->n == FIRST;
    return (!first || output_line(race->output, "%6s %18s %18s   %s", "n", "forward-check (us)", "min-conflicts (us)",
                                  "faster")) &&
           output_line(race->output, "%6" PRIu32 " %18.1f %18.1f   %s", race->n, (double)race->ns[0] / 1e3,
                       (double)race->ns[1] / 1e3, race->ns[1] < race->ns[0] ? "min-conflicts" : "forward-check") &&
           output_flush(race->output);
}

static json_t *row_json(const struct race *race) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "n", json_integer(race->n));
    whole = whole && json_put(object, "forward-check", json_real((double)race->ns[0] / 1e9));
    whole = whole && json_put(object, "min-conflicts", json_real((double)race->ns[1] / 1e9));
    whole = whole && json_put(object, "limited", json_boolean(race->worst[0] != NQ_OK || race->worst[1] != NQ_OK));
    return json_whole(object, whole);
}

/* Takes over the rows. */
static json_t *result_json(uint32_t crossover, json_t *rows) {
    json_t *object = json_object();
    bool whole = object != NULL && json_put(object, "command", json_string("crossover"));
    whole = whole && json_put(object, "crossover", crossover != 0 ? json_integer(crossover) : json_null());
    if (object == NULL) json_decref(rows);
    return json_whole(object, object != NULL && json_put(object, "seconds", rows) && whole);
}

static int conclude(const struct race *race, uint32_t crossover, uint32_t last, json_t *rows) {
    bool written;
    if (race->options->json) return output_json(race->output, result_json(crossover, rows)) ? CODE_DONE : CODE_BAD;
    json_decref(rows);
    if (crossover != 0) {
        written = output_line(race->output, "min-conflicts is faster from n = %" PRIu32 " on", crossover);
    } else {
        written = output_line(race->output, "min-conflicts is not faster up to n = %" PRIu32, last);
    }
    return written ? CODE_DONE : CODE_BAD;
}

static int run_race(struct race *race, uint32_t last, uint32_t *crossover, json_t *rows) {
    unsigned wins = 0;
    for (race->n = FIRST; race->n <= last && wins < WINS; race->n++) {
        int code = run_method(race, 0);
        if (code == CODE_DONE) code = run_method(race, 1);
        if (code != CODE_DONE) return code;
        if (json_array_append_new(rows, row_json(race)) != 0) return complain_memory();
        if (!print_row(race)) return CODE_BAD;
        wins = race->ns[1] < race->ns[0] ? wins + 1 : 0;
        *crossover = wins == WINS ? race->n - (WINS - 1) : 0;
    }
    return CODE_DONE;
}

int command_crossover(const struct options *options, struct output *output) {
    struct race race = {.options = options, .output = output};
    uint32_t last = LAST, crossover = 0;
    if (nq_value_name(NQ_METHOD, NQ_METHOD_MIN_CONFLICTS) == NULL) {
        return complain("min-conflicts is not in this build of the library");
    }
    if (options->argument_count > 0 && size_read(options, options->arguments[0], &last) != CODE_DONE) return CODE_BAD;
    json_t *rows = json_array();
    if (rows == NULL) return complain_memory();
    signals_begin();
    int code = run_race(&race, last, &crossover, rows);
    if (code == CODE_DONE) return conclude(&race, crossover, last, rows);
    json_decref(rows);
    return code;
}
