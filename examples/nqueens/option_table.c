#include "option_table.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { KINDS = 3, SUMMARY_MAX = 256 };

static const struct {
    uint32_t flag;
    const char *title;
} kinds[KINDS] = {
    {NQ_KEY_PROBLEM, "The problem:"},
    {NQ_KEY_STRATEGY, "How it is answered:"},
    {NQ_KEY_LIMIT, "Limits (0 means none):"},
};

struct group {
    struct poptOption *rows;
    char (*summaries)[SUMMARY_MAX];
};

struct option_table {
    struct group groups[KINDS];
    struct poptOption rows[KINDS + 4];
};

static struct poptOption tool_rows[] = {
    {"limit", '\0', POPT_ARG_STRING, NULL, OPTION_LIMIT, "The same as --limit-solutions", "N"},
    {"time-limit", '\0', POPT_ARG_STRING, NULL, OPTION_TIME_LIMIT, "--limit-ms in seconds, with decimals", "SECONDS"},
    {"canonical", '\0', POPT_ARG_NONE, NULL, OPTION_CANONICAL, "The same as --symmetry=canonical", NULL},
    {"require", '\0', POPT_ARG_STRING, NULL, OPTION_REQUIRE, "Squares that must have a queen: \"0,0 1,2\"", "SQUARES"},
    {"forbid", '\0', POPT_ARG_STRING, NULL, OPTION_FORBID, "Squares that may not have one", "SQUARES"},
    {"exempt", '\0', POPT_ARG_STRING, NULL, OPTION_EXEMPT, "Squares that need no cover", "SQUARES"},
    POPT_TABLEEND,
};

static struct poptOption output_rows[] = {
    {"format", '\0', POPT_ARG_STRING, NULL, OPTION_FORMAT, "How boards are written", "FORMAT"},
    {"json", '\0', POPT_ARG_NONE, NULL, OPTION_JSON, "Write JSON, an object a line", NULL},
    {"stats", '\0', POPT_ARG_NONE, NULL, OPTION_STATS, "Write the statistics of the search to stderr", NULL},
    {"quiet", 'q', POPT_ARG_NONE, NULL, OPTION_QUIET, "No progress and no remarks on stderr, only errors", NULL},
    {"help", 'h', POPT_ARG_NONE, NULL, OPTION_HELP, "Show this", NULL},
    POPT_TABLEEND,
};

int option_is_switch(const nq_key_info *info) {
    return !(info->flags & NQ_KEY_NAMED) && info->min == 0 && info->max == 1;
}

static void summarize(const nq_key_info *info, char *summary) {
    const char *name = nq_value_name(info->key, info->initial);
    if (option_is_switch(info)) {
        snprintf(summary, SUMMARY_MAX, "%s", info->summary);
    } else if (name != NULL) {
        snprintf(summary, SUMMARY_MAX, "%s (default %s)", info->summary, name);
    } else {
        snprintf(summary, SUMMARY_MAX, "%s (default %" PRIu64 ")", info->summary, info->initial);
    }
}

static void fill_row(struct poptOption *row, size_t index, const nq_key_info *info, char *summary) {
    int has_value = !option_is_switch(info);
    summarize(info, summary);
    row->longName = info->name;
    row->argInfo = has_value ? POPT_ARG_STRING : POPT_ARG_NONE;
    row->val = OPTION_KEY + (int)index;
    row->descrip = summary;
    if (!has_value) return;
    row->argDescrip = info->flags & NQ_KEY_MASK ? "NAME+NAME..." : info->flags & NQ_KEY_NAMED ? "NAME" : "N";
}

/* The board's size is the commands' argument, not an option. */
static int belongs(const nq_key_info *info, uint32_t flag) {
    return (info->flags & flag) && info->key != NQ_SIZE;
}

static int fill_group(struct group *group, uint32_t flag) {
    const nq_key_info *info;
    size_t keys = 0, row = 0;
    while (nq_key_at(keys) != NULL) keys++;
    group->rows = calloc(keys + 1, sizeof *group->rows);
    group->summaries = calloc(keys + 1, sizeof *group->summaries);
    if (group->rows == NULL || group->summaries == NULL) return 0;
    for (size_t i = 0; (info = nq_key_at(i)) != NULL; i++) {
        if (!belongs(info, flag)) continue;
        fill_row(&group->rows[row], i, info, group->summaries[row]);
        row++;
    }
    return 1;
}

static struct poptOption include(struct poptOption *rows, const char *title) {
    return (struct poptOption){NULL, '\0', POPT_ARG_INCLUDE_TABLE, rows, 0, title, NULL};
}

struct option_table *option_table_new(struct poptOption *own) {
    struct option_table *table = calloc(1, sizeof *table);
    if (table == NULL) return NULL;
    for (int i = 0; i < KINDS; i++) {
        if (!fill_group(&table->groups[i], kinds[i].flag)) {
            option_table_free(table);
            return NULL;
        }
        table->rows[i] = include(table->groups[i].rows, kinds[i].title);
    }
    table->rows[KINDS] = include(tool_rows, "Shorter names, and squares:");
    table->rows[KINDS + 1] = include(output_rows, "Output:");
    if (own != NULL) table->rows[KINDS + 2] = include(own, "Of this command alone:");
    return table;
}

const struct poptOption *option_table_rows(const struct option_table *table) {
    return table->rows;
}

void option_table_free(struct option_table *table) {
    if (table == NULL) return;
    for (int i = 0; i < KINDS; i++) {
        free(table->groups[i].rows);
        free(table->groups[i].summaries);
    }
    free(table);
}
