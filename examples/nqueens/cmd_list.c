#include "commands.h"
#include "json.h"
#include "report.h"
#include "search.h"
#include "signals.h"

int command_list(const struct options *options, struct output *output) {
    struct search search = {.on_solution = search_print_solution};
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
