#include "options.h"

#include "commands.h"
#include "formats.h"
#include "numbers.h"
#include "option_table.h"
#include "popt_guard.h"
#include "report.h"
#include "values.h"

#include <stdlib.h>

static int add_setting(struct options *options, const nq_key_info *info, uint64_t value) {
    size_t size = (options->setting_count + 1) * sizeof *options->settings;
    struct setting *grown = realloc(options->settings, size);
    if (grown == NULL) return complain_memory();
    grown[options->setting_count++] = (struct setting){info, value};
    options->settings = grown;
    return CODE_DONE;
}

static int read_key(struct options *options, const nq_key_info *info, const char *text) {
    uint64_t value = 1;
    if (text != NULL && !value_parse(info, text, &value)) return value_complain(options->command->title, info, text);
    return add_setting(options, info, value);
}

static int read_seconds(struct options *options, const char *text) {
    const nq_key_info *info = key_find(NQ_LIMIT_MS);
    uint64_t milliseconds;
    if (!seconds_parse(text, &milliseconds) || milliseconds > info->max) {
        return complain_usage(options->command->title, "--time-limit: '%s' is not a number of seconds", text);
    }
    return add_setting(options, info, milliseconds);
}

static int read_cover_size(struct options *options, const char *text) {
    const nq_key_info *info = key_find(NQ_COVER_SIZE);
    uint64_t size;
    if (number_parse(text, &size) && size >= 1 && size <= info->max) return add_setting(options, info, size);
    return complain_usage(options->command->title, "--size: '%s' is not a number of queens, at least 1", text);
}

static int read_squares(struct options *options, struct square_list *list, const char *name, const char *text) {
    nq_status status = square_list_parse(list, text);
    if (status == NQ_E_NOMEM) return complain_memory();
    if (status == NQ_OK) return CODE_DONE;
    return complain_usage(options->command->title, "--%s: '%s' is not a list of squares such as \"0,0 1,2\"", name,
                          text);
}

static int read_format(struct options *options, const char *text) {
    options->format = format_by_name(text);
    if (options->format >= 0) return CODE_DONE;
    return complain_usage(options->command->title, "--format: '%s' is none of: %s", text, format_names());
}

static int read_switch(struct options *options, int option) {
    switch (option) {
    case OPTION_JSON: options->json = true; break;
    case OPTION_STATS: options->stats = true; break;
    case OPTION_QUIET: options->quiet = true; break;
    case OPTION_HELP: options->help = true; break;
    default: break;
    }
    return CODE_DONE;
}

static int read_option(struct options *options, int option, const char *text) {
    if (option >= OPTION_KEY) return read_key(options, nq_key_at((size_t)(option - OPTION_KEY)), text);
    if (own_option_is(option)) return own_option_read(&options->own, options->command->title, option, text);
    switch (option) {
    case OPTION_LIMIT: return read_key(options, key_find(NQ_LIMIT_SOLUTIONS), text);
    case OPTION_TIME_LIMIT: return read_seconds(options, text);
    case OPTION_CANONICAL: return add_setting(options, key_find(NQ_SYMMETRY), NQ_SYMMETRY_CANONICAL);
    case OPTION_SIZE: return read_cover_size(options, text);
    case OPTION_REQUIRE: return read_squares(options, &options->required, "require", text);
    case OPTION_FORBID: return read_squares(options, &options->forbidden, "forbid", text);
    case OPTION_EXEMPT: return read_squares(options, &options->exempt, "exempt", text);
    case OPTION_FORMAT: return read_format(options, text);
    default: return read_switch(options, option);
    }
}

static bool takes_value(int option) {
    if (option >= OPTION_KEY) return !option_is_switch(nq_key_at((size_t)(option - OPTION_KEY)));
    return option == OPTION_LIMIT || option == OPTION_TIME_LIMIT || option == OPTION_REQUIRE || option == OPTION_SIZE ||
           option == OPTION_FORBID || option == OPTION_EXEMPT || option == OPTION_FORMAT ||
           own_option_takes_value(option);
}

/* An argument that begins with a minus is an option to popt: a size below 0. */
static int complain_option(const struct options *options, int reason) {
    const char *word = poptBadOption(options->context, POPT_BADOPTION_NOALIAS), *title = options->command->title;
    if (reason == POPT_ERROR_BADOPT && word != NULL && word[0] == '-' && word[1] >= '0' && word[1] <= '9') {
        return complain_usage(title, "%s: a size is a number from 0 on, and no option begins with a digit", word);
    }
    return complain_usage(title, "%s: %s", word, poptStrerror(reason));
}

static int read_all(struct options *options) {
    int option, code = CODE_DONE;
    while (code == CODE_DONE && (option = poptGetNextOpt(options->context)) > 0) {
        char *text = poptGetOptArg(options->context);
        code = text == NULL && takes_value(option) ? complain_memory() : read_option(options, option, text);
        free(text);
    }
    if (code != CODE_DONE || option == -1) return code;
    return complain_option(options, option);
}

static int read_arguments(struct options *options) {
    const struct command *command = options->command;
    size_t count = 0;
    bool has_any = poptPeekArg(options->context) != NULL;
    options->arguments = poptGetArgs(options->context);
    if (has_any && options->arguments == NULL) return complain_memory();
    while (options->arguments != NULL && options->arguments[count] != NULL) count++;
    options->argument_count = count;
    if (options->help) return CODE_DONE;
    if (count < command->least) return complain_usage(command->title, "%s is missing", command->arguments);
    if (count <= command->most) return CODE_DONE;
    return complain_usage(command->title, "'%s' is one argument too many", options->arguments[command->most]);
}

/* The option given that means something for covers alone, or NULL. */
static const char *cover_option(const struct options *options) {
    if (options->exempt.count > 0) return "exempt";
    if (options_given(options, NQ_INDEPENDENT)) return key_find(NQ_INDEPENDENT)->name;
    return options_given(options, NQ_COVER_SIZE) ? key_find(NQ_COVER_SIZE)->name : NULL;
}

static int check_goal(const struct options *options) {
    const char *name = cover_option(options);
    if (options->help || name == NULL || options_goal(options) == NQ_GOAL_COVER) return CODE_DONE;
    return complain_usage(options->command->title, "--%s: is about covers; --goal cover is missing", name);
}

static int read_guarded(struct options *options, const struct command *command, int argc, const char **argv) {
    options->table = option_table_new(command->own);
    if (options->table == NULL) return complain_memory();
    options->context = poptGetContext("nqueens", argc, argv, option_table_rows(options->table), 0);
    if (options->context == NULL) return complain_memory();
    poptSetOtherOptionHelp(options->context, command->synopsis);
    int code = read_all(options);
    if (code == CODE_DONE) code = check_goal(options);
    return code != CODE_DONE ? code : read_arguments(options);
}

int options_read(struct options *options, const struct command *command, int argc, const char **argv) {
    *options = (struct options){.command = command, .format = -1, .own = OWN_DEFAULTS};
    popt_guard_begin();
    int code = read_guarded(options, command, argc, argv);
    popt_guard_end();
    return code;
}

bool options_given(const struct options *options, nq_key key) {
    for (size_t i = 0; i < options->setting_count; i++) {
        if (options->settings[i].info->key == key) return true;
    }
    return false;
}

uint64_t options_value(const struct options *options, nq_key key) {
    uint64_t value = key_find(key)->initial;
    for (size_t i = 0; i < options->setting_count; i++) {
        if (options->settings[i].info->key == key) value = options->settings[i].value;
    }
    return value;
}

uint64_t options_goal(const struct options *options) {
    return options_given(options, NQ_GOAL) ? options_value(options, NQ_GOAL) : options->command->goal;
}

void options_free(struct options *options) {
    if (options->context != NULL) poptFreeContext(options->context);
    option_table_free(options->table);
    own_free(&options->own);
    square_list_free(&options->required);
    square_list_free(&options->forbidden);
    square_list_free(&options->exempt);
    free(options->settings);
}
