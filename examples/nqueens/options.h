/* What the command line asks for. The options for keys are made from the library's table at run time. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "own_options.h"
#include "square_list.h"

#include <popt.h>

struct command;

struct setting {
    const nq_key_info *info;
    uint64_t value;
};

struct options {
    const struct command *command;
    struct setting *settings; /* in the order given: a later one wins */
    size_t setting_count;
    struct square_list required;
    struct square_list forbidden;
    struct square_list exempt;
    int format; /* one of the NQ_FORMAT_ values, or -1 where none was given */
    bool json;
    bool quiet;
    bool stats;
    bool help;
    struct own own;         /* of one command alone */
    const char **arguments; /* what is left, ended by NULL */
    size_t argument_count;
    struct option_table *table; /* owns the popt tables */
    poptContext context;        /* owns the arguments */
};

/* Reads argv, whose first word is the command's title. CODE_DONE, or CODE_BAD once it has said why. */
int options_read(struct options *options, const struct command *command, int argc, const char **argv);

/* The value a key was given, or the table's default. */
uint64_t options_value(const struct options *options, nq_key key);
/* An NQ_GOAL_ value: what --goal says, or else the command's own. */
uint64_t options_goal(const struct options *options);
bool options_given(const struct options *options, nq_key key);

void options_free(struct options *options);

#endif
