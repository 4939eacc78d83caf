#include "commands.h"

#include "own_options.h"

#include <string.h>

#define SIZE_OF_BOARD "N, the size of the board,"

static const struct command commands[] = {
    {"first", "nqueens first", "[OPTION...] N", SIZE_OF_BOARD, "Find one solution", 1, 1, first_options, command_first,
     NQ_GOAL_PLACE},
    {"list", "nqueens list", "[OPTION...] N", SIZE_OF_BOARD, "List all solutions, as they are found", 1, 1, NULL,
     command_list, NQ_GOAL_PLACE},
    {"count", "nqueens count", "[OPTION...] N...", SIZE_OF_BOARD, "Count the solutions of each board", 1, SIZE_MAX,
     count_options, command_count, NQ_GOAL_PLACE},
    {"cover", "nqueens cover", "[OPTION...] N", SIZE_OF_BOARD, "Cover the board with as few queens as possible", 1, 1,
     cover_options, command_cover, NQ_GOAL_COVER},
    {"units", "nqueens units", "[OPTION...] N", SIZE_OF_BOARD, "Tell how many work units a count can be divided into",
     1, 1, NULL, command_units, NQ_GOAL_PLACE},
    {"estimate", "nqueens estimate", "[OPTION...] N", SIZE_OF_BOARD,
     "Estimate a count, and what it costs, from a sample of its work units", 1, 1, estimate_options, command_estimate,
     NQ_GOAL_PLACE},
    {"compare", "nqueens compare", "[OPTION...] N...", SIZE_OF_BOARD,
     "Compare the methods: nodes and time to the first solution", 1, SIZE_MAX, NULL, command_compare, NQ_GOAL_PLACE},
    {"crossover", "nqueens crossover", "[OPTION...] [N]", "",
     "Find from which size on local search beats forward checking", 0, 1, NULL, command_crossover, NQ_GOAL_PLACE},
    {"check", "nqueens check", "[OPTION...] [FILE|-]", "FILE", "Say of each board in a file whether it is a solution",
     0, 1, NULL, command_check, NQ_GOAL_PLACE},
    {"show", "nqueens show", "[OPTION...] [FILE|-]", "FILE", "Show each board in a file in another format", 0, 1, NULL,
     command_show, NQ_GOAL_PLACE},
    {"puzzle", "nqueens puzzle", "[OPTION...] [FILE|-]", "FILE", "Solve a puzzle with regions or blocked squares", 0, 1,
     puzzle_options, command_puzzle, NQ_GOAL_PLACE},
    {"export", "nqueens export", "--to LANGUAGE [OPTION...] N", SIZE_OF_BOARD, "Write the problem for another engine",
     1, 1, export_options, command_export, NQ_GOAL_PLACE},
    {"import-solution", "nqueens import-solution", "--from LANGUAGE [OPTION...] N [FILE|-]", SIZE_OF_BOARD,
     "Read another engine's answer, show it and verify it", 1, 2, import_options, command_import, NQ_GOAL_PLACE},
    {"methods", "nqueens methods", "[OPTION...]", "", "List the search methods of the loaded library", 0, 0, NULL,
     command_methods, NQ_GOAL_PLACE},
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
