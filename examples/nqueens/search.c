#include "search.h"

#include "commands.h"
#include "json.h"
#include "numbers.h"
#include "report.h"
#include "signals.h"
#include "values.h"

#include <inttypes.h>
#include <stdio.h>

/* Often enough to keep a pipe's reader fed and the progress line alive. */
enum { TICK_MS = 100 };

enum { TRACE_EVENTS = NQ_EVENT_PLACE | NQ_EVENT_REJECT | NQ_EVENT_REMOVE };

int size_read(const struct options *options, const char *text, uint32_t *n) {
    const nq_key_info *info = key_find(NQ_SIZE);
    uint64_t size;
    if (!number_parse(text, &size)) {
        return complain_usage(options->command->title, "'%s' is not the size of a board, a number from 0 to %" PRIu64,
                              text, info->max);
    }
    if (size > info->max) {
        return complain_usage(options->command->title, "n = %s is past the limit of %" PRIu64, text, info->max);
    }
    *n = (uint32_t)size;
    return CODE_DONE;
}

int complain_problem(const char *what, const nq_problem *problem, nq_status status) {
    const char *message = nq_problem_message(problem);
    if (status == NQ_E_NOMEM) return complain_memory();
    return complain("%s: %s", what, message != NULL && message[0] != '\0' ? message : nq_strerror(status));
}

typedef nq_status mark_squares(nq_problem *problem, const nq_square *squares, size_t count);

static int mark(nq_problem *problem, const struct square_list *list, mark_squares *how, const char *option) {
    nq_status status = list->count > 0 ? how(problem, list->at, list->count) : NQ_OK;
    return status == NQ_OK ? CODE_DONE : complain_problem(option, problem, status);
}

int problem_fill(const struct options *options, nq_problem *problem) {
    for (size_t i = 0; i < options->setting_count; i++) {
        const struct setting *setting = &options->settings[i];
        if (!(setting->info->flags & NQ_KEY_PROBLEM)) continue;
        nq_status status = nq_problem_set(problem, setting->info->key, setting->value);
        if (status != NQ_OK) return complain_problem(setting->info->name, problem, status);
    }
    int code = mark(problem, &options->required, nq_problem_require, "--require");
    if (code == CODE_DONE) code = mark(problem, &options->forbidden, nq_problem_forbid, "--forbid");
    return code == CODE_DONE ? mark(problem, &options->exempt, nq_problem_exempt, "--exempt") : code;
}

int problem_make(const struct options *options, uint32_t n, const nq_allocator *allocator, nq_problem **problem) {
    nq_status status = nq_problem_new(problem, n, allocator);
    if (status == NQ_E_NOMEM) return complain_memory();
    if (status != NQ_OK) return complain("n = %" PRIu32 ": %s", n, nq_strerror(status));
    nq_problem_set(*problem, NQ_GOAL, options->command->goal);
    int code = problem_fill(options, *problem);
    if (code == CODE_DONE) return code;
    nq_problem_free(*problem);
    *problem = NULL;
    return code;
}

int complain_solver(const nq_solver *solver, nq_status status) {
    const char *message = nq_solver_message(solver);
    if (status == NQ_E_NOMEM) return complain_memory();
    return complain("%s", message != NULL && message[0] != '\0' ? message : nq_strerror(status));
}

/* A checkpoint is due when an event comes by: they cannot be switched off then. */
static void tick(const struct options *options, nq_solver *solver) {
    if (options_given(options, NQ_PROGRESS_MS) && options->own.checkpoint == NULL) return;
    nq_solver_set(solver, NQ_PROGRESS_MS, TICK_MS);
}

static int solver_fill(const struct options *options, nq_solver *solver) {
    for (size_t i = 0; i < options->setting_count; i++) {
        const struct setting *setting = &options->settings[i];
        if (setting->info->flags & NQ_KEY_PROBLEM) continue;
        nq_status status = nq_solver_set(solver, setting->info->key, setting->value);
        if (status != NQ_OK) return complain_solver(solver, status);
    }
    tick(options, solver);
    return CODE_DONE;
}

int solver_make(const struct options *options, nq_problem *problem, nq_solver **solver) {
    nq_status status = nq_solver_new(solver, problem);
    if (status != NQ_OK) return complain_solver(NULL, status);
    int code = solver_fill(options, *solver);
    if (code == CODE_DONE) return code;
    nq_solver_free(*solver);
    *solver = NULL;
    return code;
}

static int on_event(void *user, const nq_event *event) {
    struct search *search = user;
    if (event->kind == NQ_EVENT_SOLUTION) {
        return !search->on_solution(search, event->squares, event->count);
    }
    if (event->kind & TRACE_EVENTS) return !search->on_trace(search, event);
    if (event->kind == NQ_EVENT_PROGRESS) progress_draw(&search->progress, search->solver, event);
    if (search->on_pulse != NULL && !search->on_pulse(search, event)) return 1;
    return !output_flush(search->output);
}

uint64_t search_property(const struct search *search, nq_key key) {
    uint64_t value = 0;
    nq_problem_get(search->problem, key, &value);
    return value;
}

static int listen(struct search *search) {
    uint32_t events = NQ_EVENT_PROGRESS;
    if (search->on_solution != NULL) events |= NQ_EVENT_SOLUTION;
    if (search->on_trace != NULL) events |= TRACE_EVENTS;
    if (search->on_pulse != NULL) events |= NQ_EVENT_UNIT;
    /* What streams over the screen is progress enough. */
    bool streams = (search->on_solution != NULL || search->on_trace != NULL) && search->output->is_terminal;
    progress_begin(&search->progress, !search->options->quiet && !streams);
    if (search_property(search, NQ_GOAL) == NQ_GOAL_COVER) {
        progress_of_covers(&search->progress, search_property(search, NQ_COVER_SIZE));
    }
    nq_status status = nq_solver_on(search->solver, events, on_event, search);
    return status == NQ_OK ? CODE_DONE : complain_solver(search->solver, status);
}

static int begin(struct search *search) {
    int code = solver_make(search->options, search->problem, &search->solver);
    if (code == CODE_DONE) code = listen(search);
    signals_watch(search->solver);
    return code;
}

int search_open(struct search *search, const struct options *options, struct output *output, const char *size) {
    search->options = options;
    search->output = output;
    int code = size_read(options, size, &search->n);
    if (code == CODE_DONE) code = problem_make(options, search->n, NULL, &search->problem);
    return code == CODE_DONE ? begin(search) : code;
}

int search_open_problem(struct search *search, const struct options *options, struct output *output,
                        nq_problem *problem) {
    uint64_t n = 0;
    nq_problem_get(problem, NQ_SIZE, &n);
    search->options = options;
    search->output = output;
    search->n = (uint32_t)n;
    search->problem = problem;
    return begin(search);
}

/* A limit that is not given is none, whatever the solver had before. */
static void renew_limits(const struct options *options, nq_solver *solver) {
    const nq_key_info *info;
    for (size_t i = 0; (info = nq_key_at(i)) != NULL; i++) {
        if (info->flags & NQ_KEY_LIMIT) nq_solver_set(solver, info->key, options_value(options, info->key));
    }
    tick(options, solver);
}

int search_adopt(struct search *search, nq_solver *solver) {
    signals_watch(NULL);
    nq_solver_free(search->solver);
    search->solver = solver;
    renew_limits(search->options, solver);
    int code = listen(search);
    signals_watch(solver);
    return code;
}

int search_units(const struct search *search, uint64_t *total) {
    nq_status status = nq_solver_units(search->solver, total);
    if (status == NQ_OK) return CODE_DONE;
    if (status == NQ_E_RANGE) return complain("n = %" PRIu32 ": more than 2^63 work units", search->n);
    return complain("n = %" PRIu32 ": this problem cannot be divided into work units", search->n);
}

uint64_t search_get(const struct search *search, nq_key key) {
    uint64_t value = 0;
    nq_solver_get(search->solver, key, &value);
    return value;
}

void search_print_stats(const struct search *search) {
    const nq_key_info *info;
    for (size_t i = 0; (info = nq_key_at(i)) != NULL; i++) {
        if (!(info->flags & NQ_KEY_STATISTIC)) continue;
        uint64_t value = search_get(search, info->key);
        if (value != 0) fprintf(stderr, "%-12s %" PRIu64 "\n", info->name, value);
    }
}

void search_end(struct search *search) {
    progress_clear(&search->progress);
}

void search_limit_met(const struct search *search, char *text) {
    uint64_t solutions = search_get(search, NQ_LIMIT_SOLUTIONS), nodes = search_get(search, NQ_LIMIT_NODES);
    uint64_t milliseconds = search_get(search, NQ_LIMIT_MS);
    if (solutions != 0 && search_get(search, NQ_SOLUTIONS) >= solutions) {
        snprintf(text, SEARCH_LIMIT_MAX, "%" PRIu64 " solution%s", solutions, solutions == 1 ? "" : "s");
    } else if (milliseconds != 0 && search_get(search, NQ_ELAPSED_NS) / 1000000 >= milliseconds) {
        if (options_given(search->options, NQ_LIMIT_MS)) milliseconds = options_value(search->options, NQ_LIMIT_MS);
        if (search->patience_ms != 0) milliseconds = search->patience_ms;
        snprintf(text, SEARCH_LIMIT_MAX, "%g s", (double)milliseconds / 1000);
    } else {
        snprintf(text, SEARCH_LIMIT_MAX, "%" PRIu64 " nodes", nodes);
    }
}

static void explain_pause(const struct search *search) {
    char limit[SEARCH_LIMIT_MAX];
    search_limit_met(search, limit);
    complain("n = %" PRIu32 ": stopped at the limit of %s", search->n, limit);
}

int search_explain(struct search *search, nq_status status) {
    bool is_silent = search->options->quiet || search->tells_stop;
    if (search->options->stats) search_print_stats(search);
    if (status < 0) return complain_solver(search->solver, status);
    /* By on_event(), because a board could not be written. */
    if (status == NQ_STOPPED) return CODE_BAD;
    if (status == NQ_PAUSED && !is_silent) explain_pause(search);
    if (status == NQ_EXHAUSTED && !is_silent)
        complain("n = %" PRIu32 ": this method finds no more, which does not prove that there is no more", search->n);
    if (status != NQ_CANCELLED) return CODE_DONE;
    if (!is_silent) complain("n = %" PRIu32 ": interrupted", search->n);
    return 128 + signals_caught();
}

static json_t *line_json(uint32_t n, const nq_square *squares, size_t count) {
    json_t *object = json_object();
    bool whole = object != NULL && json_put(object, "n", json_integer(n));
    return json_whole(object, whole && json_put_board(object, n, squares, count));
}

bool search_print_solution(struct search *search, const nq_square *squares, size_t count) {
    if (search->options->json) return output_json(search->output, line_json(search->n, squares, count));
    return output_board(search->output, search->n, squares, count);
}

static json_t *statistics(const struct search *search) {
    const nq_key_info *info;
    json_t *object = json_object();
    bool whole = object != NULL;
    for (size_t i = 0; whole && (info = nq_key_at(i)) != NULL; i++) {
        if (!(info->flags & NQ_KEY_STATISTIC)) continue;
        whole = json_put(object, info->name, json_count(search_get(search, info->key)));
    }
    return json_whole(object, whole);
}

static const char *status_name(nq_status status) {
    switch (status) {
    case NQ_OK: return "found";
    case NQ_DONE: return "done";
    case NQ_PAUSED: return "paused";
    case NQ_EXHAUSTED: return "exhausted";
    case NQ_CANCELLED: return "cancelled";
    case NQ_STOPPED: return "stopped";
    default: return "failed";
    }
}

json_t *search_json(const struct search *search, nq_status status, bool complete) {
    const char *method = nq_value_name(NQ_METHOD, search_get(search, NQ_METHOD));
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "command", json_string(search->options->command->name));
    whole = whole && json_put(object, "n", json_integer(search->n));
    whole = whole && json_put(object, "solutions", json_count(search_get(search, NQ_SOLUTIONS)));
    whole = whole && json_put(object, "complete", json_boolean(complete));
    whole = whole && json_put(object, "status", json_string(status_name(status)));
    whole = whole && json_put(object, "method", method != NULL ? json_string(method) : json_null());
    whole = whole && json_put(object, "statistics", statistics(search));
    return json_whole(object, whole);
}

void search_close(struct search *search) {
    signals_watch(NULL);
    nq_solver_free(search->solver);
    nq_problem_free(search->problem);
}
