/* The popt tables: one group of options for each kind of key in the library's table, and the tool's own. */
#ifndef OPTION_TABLE_H
#define OPTION_TABLE_H

#include <nqueens.h>
#include <popt.h>

/* What poptGetNextOpt() answers: one of these, or OPTION_KEY plus an index for nq_key_at(). */
enum {
    OPTION_LIMIT = 1,
    OPTION_TIME_LIMIT,
    OPTION_CANONICAL,
    OPTION_REQUIRE,
    OPTION_FORBID,
    OPTION_EXEMPT,
    OPTION_FORMAT,
    OPTION_JSON,
    OPTION_STATS,
    OPTION_QUIET,
    OPTION_HELP,
    OPTION_SIZE,
    OPTION_TRACE, /* from here on: options of one command, own_options.h */
    OPTION_DOMAINS,
    OPTION_UNITS,
    OPTION_CHECKPOINT,
    OPTION_EVERY,
    OPTION_RESUME,
    OPTION_KEEP,
    OPTION_DOUBLE_CHECK,
    OPTION_SAMPLE,
    OPTION_COUNT,
    OPTION_ALL,
    OPTION_UNIQUE,
    OPTION_GENERATE,
    OPTION_ATTEMPTS,
    OPTION_EXPLAIN,
    OPTION_TO,
    OPTION_FROM,
    OPTION_KEY = 1000
};

/* A key that is off or on, without names for that, is an option without a value. */
int option_is_switch(const nq_key_info *info);

/* `own` is the table of the options that only one command has, or NULL. */
struct option_table *option_table_new(struct poptOption *own);
const struct poptOption *option_table_rows(const struct option_table *table);
void option_table_free(struct option_table *table);

#endif
