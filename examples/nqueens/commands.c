#include "commands.h"

#include <string.h>

static const struct command commands[] = {
    {"first", "nqueens first", "[OPTION...] N", "N, the size of the board,", "Find one solution", 1, 1, command_first},
    {"list", "nqueens list", "[OPTION...] N", "N, the size of the board,", "List all solutions, as they are found", 1,
     1, command_list},
    {"count", "nqueens count", "[OPTION...] N...", "N, the size of the board,", "Count the solutions of each board", 1,
     SIZE_MAX, command_count},
    {"check", "nqueens check", "[OPTION...] [FILE|-]", "FILE", "Say of each board in a file whether it is a solution",
     0, 1, command_check},
    {"show", "nqueens show", "[OPTION...] [FILE|-]", "FILE", "Show each board in a file in another format", 0, 1,
     command_show},
    {"methods", "nqueens methods", "[OPTION...]", "", "List the search methods of the loaded library", 0, 0,
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
