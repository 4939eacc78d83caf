#include "commands.h"
#include "explain.h"
#include "generate.h"
#include "json.h"
#include "puzzle.h"
#include "report.h"
#include "search.h"
#include "signals.h"

#include <inttypes.h>

/* From here on the library has a better way to one solution where there are no regions. */
enum { LARGE = 32 };

/* What was found, at most two solutions, since a second one decides. */
struct findings {
    nq_status status;
    struct square_list solutions[2];
    size_t count;
};

static bool keep(struct findings *findings, const struct search *search) {
    size_t count = 0;
    const nq_square *squares = nq_solver_solution(search->solver, &count);
    struct square_list *list = &findings->solutions[findings->count];
    for (size_t i = 0; i < count; i++) {
        if (!square_list_append(list, squares[i])) return false;
    }
    findings->count++;
    return true;
}

/* Looks for so many solutions, one or two. */
static int find(struct findings *findings, struct search *search, size_t wanted) {
    *findings = (struct findings){.status = NQ_OK};
    while (findings->status == NQ_OK && findings->count < wanted) {
        findings->status = nq_solver_next(search->solver);
        if (findings->status == NQ_OK && !keep(findings, search)) return complain_memory();
    }
    search_end(search);
    return CODE_DONE;
}

static void findings_free(struct findings *findings) {
    square_list_free(&findings->solutions[0]);
    square_list_free(&findings->solutions[1]);
}

static json_t *solution_json(const struct search *search, const struct findings *findings, size_t index) {
    const struct square_list *list = &findings->solutions[index];
    if (index >= findings->count) return json_null();
    json_t *object = json_object();
    return json_whole(object, object != NULL && json_put_board(object, search->n, list->at, list->count));
}

static bool print_boards(const struct search *search, const struct findings *findings) {
    for (size_t i = 0; i < findings->count; i++) {
        const struct square_list *list = &findings->solutions[i];
        if (!output_board(search->output, search->n, list->at, list->count)) return false;
    }
    return true;
}

static bool print_solution(const struct search *search, const struct findings *findings) {
    if (findings->status < 0) return true;
    if (!search->options->json) return print_boards(search, findings);
    bool complete = findings->status == NQ_OK || findings->status == NQ_DONE;
    json_t *object = search_json(search, findings->status, complete);
    bool whole = object != NULL && json_put(object, "solution", solution_json(search, findings, 0));
    return output_json(search->output, json_whole(object, whole));
}

static int solve(struct search *search) {
    struct findings findings;
    int code = find(&findings, search, 1);
    if (code == CODE_DONE) {
        bool printed = print_solution(search, &findings);
        if (findings.status == NQ_DONE && !search->options->quiet) complain("n = %" PRIu32 ": no solution", search->n);
        code = search_explain(search, findings.status);
        if (code == CODE_DONE && !printed) code = CODE_BAD;
    }
    findings_free(&findings);
    return code;
}

static const char *verdict(const struct findings *findings) {
    if (findings->count == 2) return "not unique: at least 2 solutions";
    if (findings->status != NQ_DONE) return "undecided";
    return findings->count == 1 ? "unique" : "no solution";
}

static json_t *uniqueness(const struct findings *findings) {
    bool is_decided = findings->count == 2 || findings->status == NQ_DONE;
    return is_decided ? json_boolean(findings->count == 1) : json_null();
}

static bool print_verdict(const struct search *search, const struct findings *findings) {
    if (findings->status < 0) return true;
    if (!search->options->json) {
        if (!output_line(search->output, "%s", verdict(findings))) return false;
        return search->options->format < 0 || print_boards(search, findings);
    }
    json_t *object = search_json(search, findings->status, findings->status == NQ_DONE);
    bool whole = object != NULL;
    whole = whole && json_put(object, "unique", uniqueness(findings));
    whole = whole && json_put(object, "solution", solution_json(search, findings, 0));
    if (findings->count == 2) whole = whole && json_put(object, "other", solution_json(search, findings, 1));
    return output_json(search->output, json_whole(object, whole));
}

static int decide(struct search *search) {
    struct findings findings;
    int code = find(&findings, search, 2);
    if (code == CODE_DONE) {
        bool printed = print_verdict(search, &findings);
        code = search_explain(search, findings.status);
        if (code == CODE_DONE && !printed) code = CODE_BAD;
        bool is_unique = findings.count == 1 && findings.status == NQ_DONE;
        if (code == CODE_DONE && !is_unique) code = CODE_NOT_A_SOLUTION;
    }
    findings_free(&findings);
    return code;
}

static bool print_count(const struct search *search, nq_status status) {
    const char *least = status == NQ_DONE ? "" : ">= "; /* nobody shall take a part for the whole */
    if (status < 0) return true;
    if (search->options->json) return output_json(search->output, search_json(search, status, status == NQ_DONE));
    return output_line(search->output, "%s%" PRIu64, least, search_get(search, NQ_SOLUTIONS));
}

static int count(struct search *search) {
    uint64_t counted = 0;
    nq_status status = nq_solver_count(search->solver, &counted);
    search_end(search);
    bool printed = print_count(search, status);
    int code = search_explain(search, status);
    return code == CODE_DONE && !printed ? CODE_BAD : code;
}

/* Lines and regions with few squares are taken first: that bounds the time where rows in their order do not. */
static void choose_method(struct search *search, const struct puzzle *puzzle) {
    if (options_given(search->options, NQ_METHOD)) return;
    if (puzzle->region_of == NULL && puzzle->n >= LARGE) return;
    nq_solver_set(search->solver, NQ_METHOD, NQ_METHOD_EXACT_COVER);
}

static int answer(const struct puzzle *puzzle, const struct options *options, struct output *output) {
    struct search search = {.user = NULL};
    nq_problem *problem = NULL;
    int code = puzzle_problem(puzzle, options, &problem);
    if (code != CODE_DONE) return code;
    code = search_open_problem(&search, options, output, problem);
    if (code == CODE_DONE && options->own.explain) code = explain(puzzle, options, output);
    if (code == CODE_DONE) {
        choose_method(&search, puzzle);
        code = options->own.unique ? decide(&search) : options->own.count ? count(&search) : solve(&search);
    }
    search_close(&search);
    return code;
}

static int read_and_answer(const struct options *options, struct output *output) {
    struct puzzle puzzle;
    int code = puzzle_read(&puzzle, options->argument_count > 0 ? options->arguments[0] : "-");
    if (code == CODE_DONE) code = answer(&puzzle, options, output);
    puzzle_free(&puzzle);
    return code;
}

static int check_options(const struct options *options) {
    const char *title = options->command->title;
    const struct own *own = &options->own;
    if (own->count && own->unique) return complain_usage(title, "--count and --unique: one of the two");
    if (own->generate == 0 && own->attempts != 0) return complain_usage(title, "--attempts: needs --generate");
    if (own->generate != 0) return generate_check(options);
    return own->explain ? explain_check(options) : CODE_DONE;
}

int command_puzzle(const struct options *options, struct output *output) {
    int code = check_options(options);
    signals_begin();
    if (code != CODE_DONE) return code;
    return options->own.generate != 0 ? generate(options, output) : read_and_answer(options, output);
}
