#include "own_options.h"

#include "languages.h"
#include "numbers.h"
#include "option_table.h"
#include "regions.h"
#include "report.h"

#include <stdlib.h>
#include <string.h>

struct poptOption first_options[] = {
    {"trace", '\0', POPT_ARG_NONE, NULL, OPTION_TRACE, "Write what the search does, a step a line", NULL},
    {"domains", '\0', POPT_ARG_NONE, NULL, OPTION_DOMAINS, "With --trace: the columns each row has left", NULL},
    POPT_TABLEEND,
};

static struct poptOption checkpoint_options[] = {
    {"checkpoint", '\0', POPT_ARG_STRING, NULL, OPTION_CHECKPOINT, "Save the search to FILE, to go on later", "FILE"},
    {"every", '\0', POPT_ARG_STRING, NULL, OPTION_EVERY, "How often to save (default 60)", "SECONDS"},
    {"resume", '\0', POPT_ARG_NONE, NULL, OPTION_RESUME, "Go on from the checkpoint's FILE if it is there", NULL},
    {"keep", '\0', POPT_ARG_NONE, NULL, OPTION_KEEP, "Do not remove FILE when the count is complete", NULL},
    POPT_TABLEEND,
};

/* What all counts have. */
#define CHECKPOINT_OPTIONS                                                                                             \
    { NULL, '\0', POPT_ARG_INCLUDE_TABLE, checkpoint_options, 0, NULL, NULL }

struct poptOption count_options[] = {
    {"units", '\0', POPT_ARG_STRING, NULL, OPTION_UNITS, "Count these work units only: \"3-7\", \"3\" or \"3-\"",
     "A-B"},
    {"double-check", '\0', POPT_ARG_STRING, NULL, OPTION_DOUBLE_CHECK,
     "Recount a share of the work units by another method: \"0.01\" or \"1%\"", "SHARE"},
    CHECKPOINT_OPTIONS,
    POPT_TABLEEND,
};

struct poptOption cover_options[] = {
    {"size", '\0', POPT_ARG_STRING, NULL, OPTION_SIZE, "The number of queens (default: as few as possible)", "K"},
    {"count", '\0', POPT_ARG_NONE, NULL, OPTION_COUNT, "Count the covers with so few queens", NULL},
    {"all", '\0', POPT_ARG_NONE, NULL, OPTION_ALL, "List them", NULL},
    CHECKPOINT_OPTIONS,
    POPT_TABLEEND,
};

struct poptOption estimate_options[] = {
    {"sample", '\0', POPT_ARG_STRING, NULL, OPTION_SAMPLE, "How many work units to count (default 200)", "N"},
    POPT_TABLEEND,
};

struct poptOption puzzle_options[] = {
    {"count", '\0', POPT_ARG_NONE, NULL, OPTION_COUNT, "Count the solutions", NULL},
    {"unique", '\0', POPT_ARG_NONE, NULL, OPTION_UNIQUE, "Say whether there is exactly one solution", NULL},
    {"explain", '\0', POPT_ARG_NONE, NULL, OPTION_EXPLAIN, "Before the solution, how to find it by rules", NULL},
    {"generate", '\0', POPT_ARG_STRING, NULL, OPTION_GENERATE, "Make a puzzle of N rows with exactly one solution",
     "N"},
    {"attempts", '\0', POPT_ARG_STRING, NULL, OPTION_ATTEMPTS, "With --generate: give up after N (default 10000)", "N"},
    POPT_TABLEEND,
};

struct poptOption export_options[] = {
    {"to", '\0', POPT_ARG_STRING, NULL, OPTION_TO, "The language to write: minizinc, dimacs, lp or asp", "LANGUAGE"},
    POPT_TABLEEND,
};

struct poptOption import_options[] = {
    {"from", '\0', POPT_ARG_STRING, NULL, OPTION_FROM, "The language the engine read: minizinc, dimacs, lp or asp",
     "LANGUAGE"},
    POPT_TABLEEND,
};

bool own_option_is(int option) {
    return option >= OPTION_TRACE && option <= OPTION_FROM;
}

bool own_option_takes_value(int option) {
    return option == OPTION_UNITS || option == OPTION_CHECKPOINT || option == OPTION_EVERY ||
           option == OPTION_DOUBLE_CHECK || option == OPTION_SAMPLE || option == OPTION_GENERATE ||
           option == OPTION_ATTEMPTS || option == OPTION_TO || option == OPTION_FROM;
}

static int read_units(struct own *own, const char *title, const char *text) {
    own->has_units = unit_range_parse(text, &own->units);
    if (own->has_units) return CODE_DONE;
    return complain_usage(title, "--units: '%s' is not a range of units such as 3-7, 3 or 3-", text);
}

static int read_checkpoint(struct own *own, const char *title, const char *text) {
    if (*text == '\0') return complain_usage(title, "--checkpoint: a file's name is missing");
    free(own->checkpoint);
    own->checkpoint = strdup(text);
    return own->checkpoint != NULL ? CODE_DONE : complain_memory();
}

static int read_every(struct own *own, const char *title, const char *text) {
    if (seconds_parse(text, &own->every_ms) && own->every_ms > 0) return CODE_DONE;
    return complain_usage(title, "--every: '%s' is not a number of seconds above 0", text);
}

static int read_double_check(struct own *own, const char *title, const char *text) {
    if (share_parse(text, &own->double_check)) return CODE_DONE;
    return complain_usage(title, "--double-check: '%s' is not a share such as 0.01 or 1%%", text);
}

static int read_sample(struct own *own, const char *title, const char *text) {
    if (number_parse(text, &own->sample) && own->sample >= 2) return CODE_DONE;
    return complain_usage(title, "--sample: '%s' is not a number of units, at least 2", text);
}

static int read_generate(struct own *own, const char *title, const char *text) {
    if (number_parse(text, &own->generate) && own->generate >= 1 && own->generate <= REGIONS_MAX) return CODE_DONE;
    return complain_usage(title, "--generate: '%s' is not a number of rows from 1 to %d", text, REGIONS_MAX);
}

static int read_attempts(struct own *own, const char *title, const char *text) {
    if (number_parse(text, &own->attempts) && own->attempts >= 1) return CODE_DONE;
    return complain_usage(title, "--attempts: '%s' is not a number, at least 1", text);
}

static int read_language(struct own *own, const char *title, const char *name, const char *text) {
    own->language = language_by_name(text);
    if (own->language >= 0) return CODE_DONE;
    return complain_usage(title, "--%s: '%s' is none of: %s", name, text, LANGUAGE_NAMES);
}

int own_option_read(struct own *own, const char *title, int option, const char *text) {
    switch (option) {
    case OPTION_TRACE: own->trace = true; return CODE_DONE;
    case OPTION_DOMAINS: own->domains = true; return CODE_DONE;
    case OPTION_RESUME: own->resume = true; return CODE_DONE;
    case OPTION_KEEP: own->keep = true; return CODE_DONE;
    case OPTION_COUNT: own->count = true; return CODE_DONE;
    case OPTION_ALL: own->all = true; return CODE_DONE;
    case OPTION_UNIQUE: own->unique = true; return CODE_DONE;
    case OPTION_EXPLAIN: own->explain = true; return CODE_DONE;
    case OPTION_UNITS: return read_units(own, title, text);
    case OPTION_CHECKPOINT: return read_checkpoint(own, title, text);
    case OPTION_EVERY: return read_every(own, title, text);
    case OPTION_TO: return read_language(own, title, "to", text);
    case OPTION_FROM: return read_language(own, title, "from", text);
    case OPTION_DOUBLE_CHECK: return read_double_check(own, title, text);
    case OPTION_GENERATE: return read_generate(own, title, text);
    case OPTION_ATTEMPTS: return read_attempts(own, title, text);
    default: return read_sample(own, title, text);
    }
}

void own_free(struct own *own) {
    free(own->checkpoint);
    own->checkpoint = NULL;
}
