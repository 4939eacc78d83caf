/* The commands of the tool. Each reads its options and answers the exit code. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "options.h"

struct output;

struct command {
    const char *name;
    const char *title;     /* "nqueens first": how help and errors call it */
    const char *synopsis;  /* what follows the title in the usage line */
    const char *arguments; /* what is missing when too few are given */
    const char *summary;   /* one line */
    size_t least;
    size_t most;
    struct poptOption *own; /* the options that only this command has, or NULL */
    int (*run)(const struct options *options, struct output *output);
    uint64_t goal; /* of its problems, an NQ_GOAL_ value; --goal may change it */
};

/* NULL for a name that is no command. */
const struct command *command_find(const char *name);

/* In the order of the help; NULL past the end. */
const struct command *command_at(size_t index);

int command_first(const struct options *options, struct output *output);
int command_list(const struct options *options, struct output *output);
int command_count(const struct options *options, struct output *output);
int command_cover(const struct options *options, struct output *output);
int command_check(const struct options *options, struct output *output);
int command_show(const struct options *options, struct output *output);
int command_export(const struct options *options, struct output *output);
int command_import(const struct options *options, struct output *output);
int command_methods(const struct options *options, struct output *output);
int command_units(const struct options *options, struct output *output);
int command_estimate(const struct options *options, struct output *output);
int command_compare(const struct options *options, struct output *output);
int command_puzzle(const struct options *options, struct output *output);
int command_crossover(const struct options *options, struct output *output);

#endif
