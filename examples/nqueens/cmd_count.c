#include "commands.h"
#include "count_run.h"
#include "json.h"
#include "report.h"
#include "signals.h"

static int count_board(const struct options *options, struct output *output, const char *size) {
    struct count_run run;
    int code = count_run_open(&run, options, output, size);
    if (code == CODE_DONE) code = count_run(&run);
    count_run_close(&run);
    return code;
}

int command_count(const struct options *options, struct output *output) {
    int code = count_run_check(options);
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
