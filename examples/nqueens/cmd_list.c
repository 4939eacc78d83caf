#include "commands.h"
#include "json.h"
#include "report.h"
#include "search.h"
#include "signals.h"

static json_t *line_json(uint32_t n, const nq_square *squares, size_t count) {
    json_t *object = json_object();
    bool whole = object != NULL && json_put(object, "n", json_integer(n));
    return json_whole(object, whole && json_put_board(object, n, squares, count));
}

static bool print_solution(struct search *search, const nq_square *squares, size_t count) {
    if (search->options->json) return output_json(search->output, line_json(search->n, squares, count));
    return output_board(search->output, search->n, squares, count);
}

int command_list(const struct options *options, struct output *output) {
    struct search search = {.on_solution = print_solution};
    signals_begin();
    int code = search_open(&search, options, output, options->arguments[0]);
    if (code == CODE_DONE) {
        nq_status status = nq_solver_run(search.solver);
        search_end(&search);
        bool summary = options->json && status >= 0 && status != NQ_STOPPED;
        bool printed = !summary || output_json(output, search_json(&search, status, status == NQ_DONE));
        code = search_explain(&search, status);
        if (code == CODE_DONE && !printed) code = CODE_BAD;
    }
    search_close(&search);
    return code;
}
