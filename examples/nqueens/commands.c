#include "commands.h"

#include "own_options.h"

#include <string.h>

#define SIZE_OF_BOARD "N, the size of the board,"

static const struct command commands[] = {
    {"first", "nqueens first", "[OPTION...] N", SIZE_OF_BOARD, "Find one solution", 1, 1, first_options, command_first},
    {"list", "nqueens list", "[OPTION...] N", SIZE_OF_BOARD, "List all solutions, as they are found", 1, 1, NULL,
     command_list},
    {"count", "nqueens count", "[OPTION...] N...", SIZE_OF_BOARD, "Count the solutions of each board", 1, SIZE_MAX,
     count_options, command_count},
    {"units", "nqueens units", "[OPTION...] N", SIZE_OF_BOARD, "Tell how many work units a count can be divided into",
     1, 1, NULL, command_units},
    {"estimate", "nqueens estimate", "[OPTION...] N", SIZE_OF_BOARD,
     "Estimate a count, and what it costs, from a sample of its work units", 1, 1, estimate_options, command_estimate},
    {"compare", "nqueens compare", "[OPTION...] N...", SIZE_OF_BOARD,
     "Compare the methods: nodes and time to the first solution", 1, SIZE_MAX, NULL, command_compare},
    {"crossover", "nqueens crossover", "[OPTION...] [N]", "",
     "Find from which size on local search beats forward checking", 0, 1, NULL, command_crossover},
    {"check", "nqueens check", "[OPTION...] [FILE|-]", "FILE", "Say of each board in a file whether it is a solution",
     0, 1, NULL, command_check},
    {"show", "nqueens show", "[OPTION...] [FILE|-]", "FILE", "Show each board in a file in another format", 0, 1, NULL,
     command_show},
    {"puzzle", "nqueens puzzle", "[OPTION...] [FILE|-]", "FILE", "Solve a puzzle with regions or blocked squares", 0, 1,
     puzzle_options, command_puzzle},
    {"export", "nqueens export", "--to LANGUAGE [OPTION...] N", SIZE_OF_BOARD, "Write the problem for another engine",
     1, 1, export_options, command_export},
    {"import-solution", "nqueens import-solution", "--from LANGUAGE [OPTION...] N [FILE|-]", SIZE_OF_BOARD,
     "Read another engine's answer, show it and verify it", 1, 2, import_options, command_import},
    {"methods", "nqueens methods", "[OPTION...]", "", "List the search methods of the loaded library", 0, 0, NULL,
     command_methods},
};

const struct command *command_at(size_t index) {
    return index < sizeof commands / sizeof commands[0] ? &commands[index] : NULL;
}

const struct command *command_find(const char *name) {
    const struct command *command;
    for (size_t i = 0; (command = command_at(i)) != NULL; i++) {
        if (strcmp(command->name, name) == 0) return command;
    }
    return NULL;
}
