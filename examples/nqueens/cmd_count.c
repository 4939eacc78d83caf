#include "commands.h"
#include "json.h"
#include "report.h"
#include "search.h"
#include "signals.h"

#include <inttypes.h>

/* One board: its count alone; several: each with its size before it. */
static bool print(const struct search *search, nq_status status, uint64_t count) {
    if (status < 0 && status != NQ_E_RANGE) return true;
    if (search->options->json) {
        return output_json(search->output, search_json(search, status, status == NQ_DONE));
    }
    if (search->options->argument_count == 1) return output_line(search->output, "%" PRIu64, count);
    return output_line(search->output, "%" PRIu32 " %" PRIu64, search->n, count);
}

static int count_board(const struct options *options, struct output *output, const char *size) {
    struct search search = {0};
    int code = search_open(&search, options, output, size);
    if (code == CODE_DONE) {
        uint64_t count = 0;
        nq_status status = nq_solver_count(search.solver, &count);
        search_end(&search);
        /* Each line at once: the next board may take an hour. */
        bool printed = print(&search, status, count) && output_flush(output);
        code = search_explain(&search, status);
        if (code == CODE_DONE && !printed) code = CODE_BAD;
    }
    search_close(&search);
    return code;
}

int command_count(const struct options *options, struct output *output) {
    int code = CODE_DONE;
    for (size_t i = 0; code == CODE_DONE && i < options->argument_count; i++) {
        uint32_t n;
        code = size_read(options, options->arguments[i], &n);
    }
    signals_begin();
    for (size_t i = 0; code == CODE_DONE && i < options->argument_count; i++) {
        code = count_board(options, output, options->arguments[i]);
    }
    return code;
}
