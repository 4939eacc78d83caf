#include "commands.h"
#include "json.h"
#include "output.h"
#include "report.h"
#include "search.h"
#include "signals.h"
#include "trial.h"
#include "values.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIMIT_MS = 10000, RUNS = 5, CELL = 32 };

struct table {
    const struct options *options;
    struct output *output;
    uint32_t *sizes;
    size_t columns;
    uint64_t *methods;
    size_t rows;
    struct trial *cells; /* row by row; what was not tried yet is cancelled */
};

/* The library names its methods for covers so: all others would refuse them, and these everything else. */
static bool is_for_goal(const struct options *options, uint64_t method) {
    bool covers = strncmp(nq_value_name(NQ_METHOD, method), "cover-", 6) == 0;
    return covers == (options_goal(options) == NQ_GOAL_COVER);
}

/* All methods for the goal, or those that --method names. */
static bool wants(const struct options *options, uint64_t method) {
    if (method == NQ_METHOD_AUTO) return false;
    if (!options_given(options, NQ_METHOD)) return is_for_goal(options, method);
    for (size_t i = 0; i < options->setting_count; i++) {
        const struct setting *setting = &options->settings[i];
        if (setting->info->key == NQ_METHOD && setting->value == method) return true;
    }
    return false;
}

static void list_methods(struct table *table) {
    const nq_key_info *info = key_find(NQ_METHOD);
    uint64_t next = info->min;
    const char *name;
    while (value_next_name(info, &next, &name)) {
        if (!wants(table->options, next - 1)) continue;
        if (table->methods != NULL) table->methods[table->rows] = next - 1;
        table->rows++;
    }
}

static int list_sizes(struct table *table) {
    const struct options *options = table->options;
    int code = CODE_DONE;
    for (size_t i = 0; code == CODE_DONE && i < options->argument_count; i++) {
        code = size_read(options, options->arguments[i], &table->sizes[i]);
    }
    return code;
}

static int open_table(struct table *table) {
    list_methods(table);
    if (table->rows == 0) return complain("there is no method to compare");
    table->columns = table->options->argument_count;
    table->sizes = calloc(table->columns, sizeof *table->sizes);
    table->methods = calloc(table->rows, sizeof *table->methods);
    table->cells = calloc(table->columns * table->rows, sizeof *table->cells);
    if (table->sizes == NULL || table->methods == NULL || table->cells == NULL) return complain_memory();
    table->rows = 0;
    list_methods(table);
    for (size_t i = 0; i < table->columns * table->rows; i++) table->cells[i].status = NQ_CANCELLED;
    return list_sizes(table);
}

static void close_table(struct table *table) {
    free(table->sizes);
    free(table->methods);
    free(table->cells);
}

static json_t *cell_json(const struct table *table, size_t row, size_t column) {
    const struct trial *trial = &table->cells[row * table->columns + column];
    bool refused = trial->status == NQ_E_UNSUPPORTED;
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "command", json_string("compare"));
    whole = whole && json_put(object, "n", json_integer(table->sizes[column]));
    whole = whole && json_put(object, "method", json_string(nq_value_name(NQ_METHOD, table->methods[row])));
    whole = whole && json_put(object, "status", json_string(trial_word(trial)));
    whole = whole && json_put(object, "nodes", refused ? json_null() : json_count(trial->steps));
    whole = whole && json_put(object, "seconds", refused ? json_null() : json_real((double)trial->ns / 1e9));
    if (refused) whole = whole && json_put(object, "reason", json_string(trial->reason));
    return json_whole(object, whole);
}

static int fill_cell(struct table *table, size_t row, size_t column) {
    const struct options *options = table->options;
    struct trial_plan plan = {.options = options, .n = table->sizes[column], .method = table->methods[row]};
    plan.seed = options_value(options, NQ_SEED);
    plan.limit_ms = options_given(options, NQ_LIMIT_MS) ? options_value(options, NQ_LIMIT_MS) : LIMIT_MS;
    plan.runs = RUNS;
    int code = trial_run(&plan, &table->cells[row * table->columns + column]);
    if (code == CODE_DONE && signals_caught()) code = 128 + signals_caught();
    if (code != CODE_DONE || !options->json) return code;
    bool written = output_json(table->output, cell_json(table, row, column)) && output_flush(table->output);
    return written ? CODE_DONE : CODE_BAD;
}

static int fill(struct table *table) {
    int code = CODE_DONE;
    for (size_t column = 0; column < table->columns; column++) {
        for (size_t row = 0; code == CODE_DONE && row < table->rows; row++) code = fill_cell(table, row, column);
    }
    return code;
}

static void print_nodes(const struct trial *trial, char *cell) {
    snprintf(cell, CELL, "%" PRIu64, trial->steps);
}

static void print_time(const struct trial *trial, char *cell) {
    snprintf(cell, CELL, "%.1f", (double)trial->ns / 1e3);
}

static bool print_cell(const struct table *table, const struct trial *trial,
                       void (*print)(const struct trial *, char *)) {
    char cell[CELL] = "-";
    if (trial->status == NQ_E_UNSUPPORTED) {
        snprintf(cell, CELL, "n/a");
    } else if (trial->status == NQ_OK || trial->status == NQ_DONE) {
        print(trial, cell);
    }
    return output_text(table->output, " %12s", cell);
}

static bool print_block(const struct table *table, const char *title, void (*print)(const struct trial *, char *)) {
    bool good = output_text(table->output, "%-20s", title);
    for (size_t i = 0; good && i < table->columns; i++)
        good = output_text(table->output, " %12" PRIu32, table->sizes[i]);
    good = good && output_line(table->output, "%s", "");
    for (size_t row = 0; good && row < table->rows; row++) {
        good = output_text(table->output, "%-20s", nq_value_name(NQ_METHOD, table->methods[row]));
        for (size_t i = 0; good && i < table->columns; i++) {
            good = print_cell(table, &table->cells[row * table->columns + i], print);
        }
        good = good && output_line(table->output, "%s", "");
    }
    return good;
}

static bool print_table(const struct table *table) {
    return print_block(table, "nodes at n =", print_nodes) && output_line(table->output, "%s", "") &&
           print_block(table, "microseconds at n =", print_time);
}

int command_compare(const struct options *options, struct output *output) {
    struct table table = {.options = options, .output = output};
    int code = open_table(&table);
    if (code == CODE_DONE) {
        signals_begin();
        code = fill(&table);
        if (code != CODE_BAD && !options->json && !print_table(&table)) code = CODE_BAD;
    }
    close_table(&table);
    return code;
}
