#include "help.h"

#include "commands.h"
#include "formats.h"
#include "popt_guard.h"
#include "values.h"

void help_tool(FILE *stream) {
    const struct command *command;
    fputs("Usage: nqueens COMMAND [OPTION...] [ARGUMENT...]\n\n", stream);
    for (size_t i = 0; (command = command_at(i)) != NULL; i++) {
        fprintf(stream, "  %-15s  %s\n", command->name, command->summary);
    }
    fputs("  help             Show the help of a command\n"
          "\n"
          "  nqueens first 8 --format ascii     a solution as a picture\n"
          "  nqueens count 8 9 10               how many there are\n"
          "  nqueens list 6 | nqueens check     solutions, verified\n"
          "  nqueens cover 8                    the fewest queens that cover the board\n"
          "  nqueens puzzle --generate 8        a puzzle with one solution\n"
          "  nqueens first 8 --method mrv --trace\n"
          "                                     what a method does, step by step\n"
          "\n"
          "'nqueens COMMAND --help' lists the options; 'nqueens --version' tells the version.\n",
          stream);
}

static void print_formats(FILE *stream) {
    fputs("\nValues of --format:\n", stream);
    for (size_t i = 0; format_name(i) != NULL; i++) {
        fprintf(stream, "  %-16s  %s\n", format_name(i), format_summary(i));
    }
}

static void print_values(const nq_key_info *info, FILE *stream) {
    uint64_t next = info->min;
    const char *name;
    fprintf(stream, "\nValues of --%s:\n", info->name);
    while (value_next_name(info, &next, &name)) {
        const char *summary = nq_value_summary(info->key, next - 1);
        fprintf(stream, "  %-16s  %s\n", name, summary != NULL ? summary : "");
    }
}

void help_command(const struct options *options, FILE *stream) {
    const uint32_t settable = NQ_KEY_PROBLEM | NQ_KEY_STRATEGY | NQ_KEY_LIMIT;
    const nq_key_info *info;
    popt_guard_begin();
    poptPrintHelp(options->context, stream, 0);
    popt_guard_end();
    fprintf(stream, "\n%s.\n", options->command->summary);
    print_formats(stream);
    for (size_t i = 0; (info = nq_key_at(i)) != NULL; i++) {
        if ((info->flags & NQ_KEY_NAMED) && (info->flags & settable)) print_values(info, stream);
    }
}
