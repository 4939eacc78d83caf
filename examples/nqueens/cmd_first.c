#include "commands.h"
#include "json.h"
#include "report.h"
#include "search.h"
#include "signals.h"
#include "trace.h"

#include <inttypes.h>

static json_t *solution_json(const struct search *search, const nq_square *squares, size_t count) {
    if (squares == NULL) return json_null();
    json_t *object = json_object();
    return json_whole(object, object != NULL && json_put_board(object, search->n, squares, count));
}

static bool print_json(const struct search *search, nq_status status, const nq_square *squares, size_t count) {
    bool complete = status == NQ_OK || status == NQ_DONE;
    json_t *object = search_json(search, status, complete);
    bool whole = object != NULL && json_put(object, "solution", solution_json(search, squares, count));
    return output_json(search->output, json_whole(object, whole));
}

static bool print(const struct search *search, nq_status status) {
    size_t count = 0;
    const nq_square *squares = status == NQ_OK ? nq_solver_solution(search->solver, &count) : NULL;
    if (status < 0) return true;
    if (search->options->json) return print_json(search, status, squares, count);
    return squares == NULL || output_board(search->output, search->n, squares, count);
}

int command_first(const struct options *options, struct output *output) {
    struct search search = {.on_trace = options->own.trace ? trace_print : NULL};
    if (options->own.domains && !options->own.trace) {
        return complain_usage(options->command->title, "--domains: needs --trace");
    }
    signals_begin();
    int code = search_open(&search, options, output, options->arguments[0]);
    if (code == CODE_DONE) {
        nq_status status = nq_solver_next(search.solver);
        search_end(&search);
        bool printed = print(&search, status);
        if (status == NQ_DONE && !options->quiet) complain("n = %" PRIu32 ": no solution", search.n);
        code = search_explain(&search, status);
        if (code == CODE_DONE && !printed) code = CODE_BAD;
    }
    search_close(&search);
    return code;
}
