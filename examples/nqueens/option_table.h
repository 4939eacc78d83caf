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
    OPTION_FORMAT,
    OPTION_JSON,
    OPTION_STATS,
    OPTION_QUIET,
    OPTION_HELP,
    OPTION_KEY = 1000
};

/* A key that is off or on, without names for that, is an option without a value. */
int option_is_switch(const nq_key_info *info);

struct option_table *option_table_new(void);
const struct poptOption *option_table_rows(const struct option_table *table);
void option_table_free(struct option_table *table);

#endif
