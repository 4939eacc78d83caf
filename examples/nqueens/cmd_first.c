#include "commands.h"
#include "json.h"
#include "report.h"
#include "search.h"
#include "signals.h"

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

/* From this size on, the solution whose columns come first can take years to find, and a closed form no time. */
enum { LARGE = 28 };

static nq_status find_by(const struct search *search, uint64_t method) {
    nq_solver_reset(search->solver);
    nq_status status = nq_solver_set(search->solver, NQ_METHOD, method);
    return status == NQ_OK ? nq_solver_next(search->solver) : status;
}

static nq_status find(const struct search *search) {
    bool may_choose = !options_given(search->options, NQ_METHOD) && search->n >= LARGE;
    if (!may_choose) return nq_solver_next(search->solver);
    nq_status status = find_by(search, NQ_METHOD_CONSTRUCT);
    return status == NQ_E_UNSUPPORTED ? find_by(search, NQ_METHOD_AUTO) : status;
}

int command_first(const struct options *options, struct output *output) {
    struct search search = {0};
    signals_begin();
    int code = search_open(&search, options, output, options->arguments[0]);
    if (code == CODE_DONE) {
        nq_status status = find(&search);
        search_end(&search);
        bool printed = print(&search, status);
        if (status == NQ_DONE && !options->quiet) complain("n = %" PRIu32 ": no solution", search.n);
        code = search_explain(&search, status);
        if (code == CODE_DONE && !printed) code = CODE_BAD;
    }
    search_close(&search);
    return code;
}
