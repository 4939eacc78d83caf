#include "commands.h"
#include "count_run.h"
#include "cover_hunt.h"
#include "json.h"
#include "report.h"
#include "signals.h"

#include <inttypes.h>
#include <stdio.h>

/* Independent of the search, and of the library's solvers. */
static bool verify(const struct search *search, const nq_square *squares, size_t count) {
    uint64_t wanted = search_property(search, NQ_COVER_SIZE);
    nq_status status = nq_problem_check(search->problem, squares, count, NULL);
    if (status == NQ_OK && (wanted == 0 || wanted == count)) return true;
    if (status == NQ_E_NOMEM) {
        complain_memory();
    } else {
        complain("n = %" PRIu32 ": what was found is no cover; please report this", search->n);
    }
    return false;
}

static json_t *cover_json(const struct cover_hunt *hunt) {
    if (!hunt->has_cover) return json_null();
    json_t *object = json_object();
    bool whole = object != NULL && json_put_board(object, hunt->search.n, hunt->cover.at, hunt->cover.count);
    return json_whole(object, whole);
}

static json_t *hunt_json(const struct cover_hunt *hunt, const struct cover_facts *facts) {
    bool is_complete = hunt->status == NQ_OK || hunt->status == NQ_DONE;
    json_t *object = search_json(&hunt->search, hunt->status, is_complete);
    bool whole = object != NULL;
    whole = whole && json_put(object, "solutions", json_integer(hunt->has_cover));
    whole = whole && cover_facts_put(object, facts);
    whole = whole && json_put(object, "cover", cover_json(hunt));
    return json_whole(object, whole);
}

static bool print_cover(const struct cover_hunt *hunt, const struct cover_facts *facts) {
    const struct search *search = &hunt->search;
    if (hunt->has_cover && !verify(search, hunt->cover.at, hunt->cover.count)) return false;
    if (search->options->json) return output_json(search->output, hunt_json(hunt, facts));
    return !hunt->has_cover || output_board(search->output, search->n, hunt->cover.at, hunt->cover.count);
}

enum { STOP_MAX = 2 * SEARCH_LIMIT_MAX };

/* Why the search ended before all was known, for the remark; nothing where it did not. */
static void tell_stop(const struct search *search, nq_status status, const char *before, char *text) {
    char limit[SEARCH_LIMIT_MAX];
    const char *method = nq_value_name(NQ_METHOD, search_get(search, NQ_METHOD));
    text[0] = '\0';
    if (status == NQ_CANCELLED) snprintf(text, STOP_MAX, "%sinterrupted", before);
    if (status == NQ_EXHAUSTED) snprintf(text, STOP_MAX, "%s%s finds no more", before, method);
    if (status != NQ_PAUSED) return;
    search_limit_met(search, limit);
    snprintf(text, STOP_MAX, "%s%s stopped at the limit of %s", before, method, limit);
}

static int conclude(struct cover_hunt *hunt) {
    struct cover_facts facts;
    char stop[STOP_MAX];
    cover_hunt_facts(hunt, &facts);
    tell_stop(&hunt->search, hunt->status, ", ", stop);
    facts.stop = stop;
    bool printed = print_cover(hunt, &facts);
    if (hunt->search.options->stats) search_print_stats(&hunt->search);
    if (!printed) return CODE_BAD;
    cover_facts_remark(&facts);
    return hunt->status == NQ_CANCELLED ? 128 + signals_caught() : CODE_DONE;
}

static int find_cover(const struct options *options, struct output *output) {
    struct cover_hunt hunt;
    int code = cover_hunt_open(&hunt, options, output);
    if (code == CODE_DONE) code = cover_hunt_run(&hunt);
    if (code == CODE_DONE) code = conclude(&hunt);
    cover_hunt_close(&hunt);
    return code;
}

/* Other pieces and boards than cover-exact knows are left to the plain way. */
static void choose_method(const struct search *search) {
    if (options_given(search->options, NQ_METHOD)) return;
    nq_solver_set(search->solver, NQ_METHOD,
                  cover_is_plain(search) ? NQ_METHOD_COVER_EXACT : NQ_METHOD_COVER_BACKTRACK);
}

static void remark(const struct search *search, nq_status status) {
    struct cover_facts facts;
    char stop[STOP_MAX];
    if (status < 0 || status == NQ_STOPPED) return;
    cover_facts_read(&facts, search, status);
    const char *what = search->options->own.count ? "; the count is not complete: " : "; the list is not complete: ";
    tell_stop(search, status, what, stop);
    facts.stop = stop;
    cover_facts_remark(&facts);
}

static bool put_facts(json_t *object, const struct search *search, nq_status status) {
    struct cover_facts facts;
    cover_facts_read(&facts, search, status);
    return cover_facts_put(object, &facts) && cover_facts_put_count(object, &facts);
}

/* The bounds tell it, without a search. */
static bool is_ruled_out(const struct search *search) {
    struct cover_bounds bounds;
    cover_bounds_find(&bounds, search);
    return cover_bounds_rule_out(&bounds, search_property(search, NQ_COVER_SIZE));
}

static bool put_more(const struct count_run *run, json_t *object) {
    return put_facts(object, &run->search, run->status);
}

static int count_covers(const struct options *options, struct output *output) {
    struct count_run run;
    int code = count_run_open(&run, options, output, options->arguments[0]);
    if (code == CODE_DONE) {
        run.put_more = put_more;
        run.search.tells_stop = true;
        run.is_none = is_ruled_out(&run.search);
        choose_method(&run.search);
        code = count_run(&run);
        remark(&run.search, run.status);
    }
    count_run_close(&run);
    return code;
}

static bool print_verified(struct search *search, const nq_square *squares, size_t count) {
    return verify(search, squares, count) && search_print_solution(search, squares, count);
}

static bool print_summary(const struct search *search, nq_status status) {
    if (!search->options->json || status < 0 || status == NQ_STOPPED) return true;
    json_t *object = search_json(search, status, status == NQ_DONE);
    return output_json(search->output, json_whole(object, object != NULL && put_facts(object, search, status)));
}

static int list_covers(const struct options *options, struct output *output) {
    struct search search = {.on_solution = print_verified, .tells_stop = true};
    int code = search_open(&search, options, output, options->arguments[0]);
    if (code == CODE_DONE) {
        choose_method(&search);
        nq_status status = is_ruled_out(&search) ? NQ_DONE : nq_solver_run(search.solver);
        search_end(&search);
        bool printed = print_summary(&search, status);
        code = search_explain(&search, status);
        if (code == CODE_DONE && !printed) code = CODE_BAD;
        remark(&search, status);
    }
    search_close(&search);
    return code;
}

/* What only methods that prove can answer. */
static int check_method(const struct options *options) {
    const struct own *own = &options->own;
    uint64_t method = options_value(options, NQ_METHOD);
    if ((!own->count && !own->all) || cover_method_proves(method)) return CODE_DONE;
    return complain_usage(options->command->title,
                          "--%s: %s cannot tell when it has all covers; cover-exact and cover-backtrack can",
                          own->count ? "count" : "all", nq_value_name(NQ_METHOD, method));
}

static int check_options(const struct options *options) {
    const char *title = options->command->title;
    const struct own *own = &options->own;
    if (options_goal(options) != NQ_GOAL_COVER) {
        return complain_usage(title, "--goal: this command is about covers");
    }
    if (own->count && own->all) return complain_usage(title, "--count and --all: one of the two");
    if (own->checkpoint != NULL && !own->count) return complain_usage(title, "--checkpoint: needs --count");
    int code = count_run_check(options);
    return code == CODE_DONE ? check_method(options) : code;
}

int command_cover(const struct options *options, struct output *output) {
    int code = check_options(options);
    if (code != CODE_DONE) return code;
    signals_begin();
    if (options->own.count) return count_covers(options, output);
    return options->own.all ? list_covers(options, output) : find_cover(options, output);
}
