/* nqueens: the n-queens problem on the command line. It uses the public face of libnqueens alone. */
#include "commands.h"
#include "help.h"
#include "output.h"
#include "report.h"
#include "signals.h"

#include <string.h>

static int run_command(const struct options *options, struct output *output) {
    if (options->help) {
        help_command(options, stdout);
        return CODE_DONE;
    }
    /* Few covers have a queen in each row: they are all written alike. */
    if (options_goal(options) == NQ_GOAL_COVER) output->format = NQ_FORMAT_SQUARES;
    if (options->format >= 0) {
        output->format = options->format;
        output->may_choose = false;
    }
    return options->command->run(options, output);
}

static int with_options(const struct command *command, int argc, const char **argv, struct output *output) {
    struct options options;
    argv[0] = command->title;
    int code = options_read(&options, command, argc, argv);
    if (code == CODE_DONE) code = run_command(&options, output);
    options_free(&options);
    return code;
}

static int print_version(struct output *output) {
    output_line(output, "nqueens %s", nq_version_string());
    return CODE_DONE;
}

/* `nqueens help first` is `nqueens first --help`. */
static int print_help(int argc, const char **argv, struct output *output) {
    const char *arguments[] = {NULL, "--help", NULL};
    if (argc < 3) {
        help_tool(stdout);
        return CODE_DONE;
    }
    const struct command *command = command_find(argv[2]);
    if (command == NULL) return complain_usage("nqueens", "'%s' is not a command", argv[2]);
    return with_options(command, 2, arguments, output);
}

static bool is(const char *word, const char *one, const char *other) {
    return strcmp(word, one) == 0 || strcmp(word, other) == 0;
}

static int dispatch(int argc, const char **argv, struct output *output) {
    if (argc < 2) {
        help_tool(stderr);
        return CODE_BAD;
    }
    if (is(argv[1], "--help", "-h") || is(argv[1], "help", "help")) return print_help(argc, argv, output);
    if (is(argv[1], "--version", "-V")) return print_version(output);
    const struct command *command = command_find(argv[1]);
    if (command != NULL) return with_options(command, argc - 1, argv + 1, output);
    if (argv[1][0] == '-') return complain_usage("nqueens", "%s: a command comes before the options", argv[1]);
    return complain_usage("nqueens", "'%s' is not a command", argv[1]);
}

int main(int argc, char **argv) {
    struct output output;
    output_open(&output);
    return output_close(&output, dispatch(argc, (const char **)argv, &output));
}
