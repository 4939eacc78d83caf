#include "options.h"

#include "given.h"
#include "number.h"
#include "regions.h"
#include "setup.h"

#include <popt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    N,
    MODE,
    METHOD,
    DELAY,
    SEED,
    FILE_NAME,
    LANG,
    START,
    SIZE,
    FRAMES,
    PATIENCE,
    FOLDER,
    SECONDS,
    VERSION,
    HELP,
    OPTIONS
};
enum { FRAMES_MAX = 100000, SECONDS_MAX = 86400, PATIENCE_S = 10, SIDE_MIN = 200, SIDE_MAX = 4000 };

struct reading {
    char *values[OPTIONS]; /* as popt gave them */
    bool is_set[OPTIONS];
    struct options *options;
};

static const struct poptOption rows[] = {
    [N] = {"n", 'n', POPT_ARG_STRING, NULL, N + 1, "The size of the board, 1 to 256 (default 8)", "N"},
    [MODE] = {"mode", 'm', POPT_ARG_STRING, NULL, MODE + 1, "solutions, search (default), repair, cover or puzzle",
              "MODE"},
    [METHOD] = {"method", '\0', POPT_ARG_STRING, NULL, METHOD + 1, "How to search (default: the mode's first)", "NAME"},
    [DELAY] = {"delay", 'd', POPT_ARG_STRING, NULL, DELAY + 1, "Rest between two events, 0 to 1000 ms (default 50)",
               "MS"},
    [SEED] = {"seed", 's', POPT_ARG_STRING, NULL, SEED + 1, "Seed of random searches (default 1)", "N"},
    [FILE_NAME] = {"file", 'f', POPT_ARG_STRING, NULL, FILE_NAME + 1, "A board with queens that stand, or a puzzle",
                   "FILE"},
    [LANG] = {"lang", '\0', POPT_ARG_STRING, NULL, LANG + 1, "en, fr or ru (default: the locale's)", "LANG"},
    [START] = {"start", '\0', POPT_ARG_NONE, NULL, START + 1, "Begin at once", NULL},
    [SIZE] = {"size", '\0', POPT_ARG_STRING, NULL, SIZE + 1, "Size of the window (default 960x720)", "WxH"},
    [FRAMES] = {"frames", '\0', POPT_ARG_STRING, NULL, FRAMES + 1, "Draw N events off screen, without a display", "N"},
    [PATIENCE] = {"patience", '\0', POPT_ARG_STRING, NULL, PATIENCE + 1,
                  "Wait N seconds for the next of them (default 10)", "N"},
    [FOLDER] = {"screenshot-dir", '\0', POPT_ARG_STRING, NULL, FOLDER + 1, "Where pictures go (default: here)", "DIR"},
    [SECONDS] = {"seconds", '\0', POPT_ARG_STRING, NULL, SECONDS + 1, "Close after N seconds and tell how fast it was",
                 "N"},
    [VERSION] = {"version", 'V', POPT_ARG_NONE, NULL, VERSION + 1, "Show the library's version", NULL},
    [HELP] = {"help", 'h', POPT_ARG_NONE, NULL, HELP + 1, "Show this", NULL},
    [OPTIONS] = POPT_TABLEEND,
};

static int complain(const char *option, const char *value, const char *why) {
    fprintf(stderr, "nqueens-viewer: %s: '%s' %s; see nqueens-viewer --help\n", option, value, why);
    return 2;
}

static int read_number(const struct reading *reading, int which, uint64_t least, uint64_t most, uint64_t *number) {
    char why[80], option[40];
    const char *value = reading->values[which];
    if (value == NULL || number_parse(value, least, most, number)) return 0;
    snprintf(option, sizeof option, "--%s", rows[which].longName);
    snprintf(why, sizeof why, "is no number from %llu to %llu", (unsigned long long)least, (unsigned long long)most);
    return complain(option, value, why);
}

static int read_numbers(struct reading *reading) {
    struct options *options = reading->options;
    uint64_t n = options->settings.n, delay = options->settings.delay_ms, frames = 0, seconds = 0,
             patience = PATIENCE_S;
    int code = read_number(reading, N, 1, BOARD_MAX, &n);
    if (code == 0) code = read_number(reading, DELAY, 0, DELAY_MAX, &delay);
    if (code == 0) code = read_number(reading, SEED, 0, UINT64_MAX, &options->settings.seed);
    if (code == 0) code = read_number(reading, FRAMES, 1, FRAMES_MAX, &frames);
    if (code == 0) code = read_number(reading, SECONDS, 1, SECONDS_MAX, &seconds);
    if (code == 0) code = read_number(reading, PATIENCE, 1, SECONDS_MAX, &patience);
    options->settings.n = (uint32_t)n;
    options->settings.delay_ms = (uint32_t)delay;
    options->frames = (uint32_t)frames;
    options->seconds = (uint32_t)seconds;
    options->patience = (uint32_t)patience;
    return code;
}

static int read_mode(struct reading *reading) {
    const char *value = reading->values[MODE];
    if (value == NULL || mode_find(value, &reading->options->settings.mode)) return 0;
    return complain("--mode", value, "is none of solutions, search, repair, cover, puzzle");
}

static int complain_method(enum mode mode, const char *value) {
    char why[256] = "is no method of this mode in this library; it has";
    uint64_t method;
    for (size_t i = 0; mode_method(mode, i, &method); i++) {
        size_t length = strlen(why);
        snprintf(why + length, sizeof why - length, "%s %s", i > 0 ? "," : "", nq_value_name(NQ_METHOD, method));
    }
    return complain("--method", value, mode_is_built(mode) ? why : "can't be had: this library has none for this mode");
}

static int read_method(struct reading *reading) {
    struct settings *settings = &reading->options->settings;
    const char *value = reading->values[METHOD];
    mode_method(settings->mode, 0, &settings->method);
    if (value == NULL) return 0;
    for (size_t i = 0; mode_method(settings->mode, i, &settings->method); i++)
        if (strcmp(nq_value_name(NQ_METHOD, settings->method), value) == 0) return 0;
    return complain_method(settings->mode, value);
}

static const char *locale_of_environment(void) {
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0') return value;
    }
    return NULL;
}

static int read_lang(struct reading *reading) {
    const char *value = reading->values[LANG];
    reading->options->lang = lang_of_locale(locale_of_environment());
    if (value == NULL || lang_find(value, &reading->options->lang)) return 0;
    return complain("--lang", value, "is none of en, fr, ru");
}

static int read_size(struct reading *reading) {
    const char *value = reading->values[SIZE];
    uint64_t width = 0, height = 0;
    if (value == NULL) return 0;
    const char *cross = strchr(value, 'x');
    char first[16];
    snprintf(first, sizeof first, "%.*s", cross != NULL ? (int)(cross - value) : 0, value);
    if (!number_parse(first, SIDE_MIN, SIDE_MAX, &width) || !number_parse(cross + 1, SIDE_MIN, SIDE_MAX, &height))
        return complain("--size", value, "is no WIDTHxHEIGHT from 200x200 to 4000x4000");
    reading->options->width = (int)width;
    reading->options->height = (int)height;
    return 0;
}

static int read_file(struct reading *reading) {
    char message[NQ_MESSAGE_SIZE];
    struct settings *settings = &reading->options->settings;
    const char *path = reading->values[FILE_NAME];
    const uint32_t wanted = reading->is_set[N] ? settings->n : 0;
    if (path == NULL && settings->mode == MODE_PUZZLE && wanted != 0 && wanted != settings->regions.n)
        return complain("--n", reading->values[N], "is not the size of the puzzle");
    if (path == NULL && settings->mode == MODE_PUZZLE) settings->n = settings->regions.n;
    if (path == NULL) return 0;
    if (!given_read(path, wanted, settings, message)) return complain("--file", path, message);
    return 0;
}

/* What the library says against it is said before a window opens. */
static int check_problem(const struct reading *reading) {
    char message[NQ_MESSAGE_SIZE];
    nq_problem *problem = NULL;
    const char *path = reading->values[FILE_NAME];
    nq_status status = setup_problem(&reading->options->settings, &problem, message);
    nq_problem_free(problem);
    if (status == NQ_OK) return 0;
    char why[NQ_MESSAGE_SIZE + 16];
    snprintf(why, sizeof why, "cannot be: %s", message);
    return complain("--file", path != NULL ? path : "", why);
}

static int interpret(struct reading *reading) {
    struct options *options = reading->options;
    options->starts = reading->is_set[START];
    if (reading->values[FOLDER] != NULL) options->folder = reading->values[FOLDER];
    int code = read_numbers(reading);
    if (code == 0) code = read_mode(reading);
    if (code == 0) code = read_method(reading);
    if (code == 0) code = read_lang(reading);
    if (code == 0) code = read_size(reading);
    if (code == 0) code = read_file(reading);
    return code == 0 ? check_problem(reading) : code;
}

static int show_help(poptContext context, const struct reading *reading) {
    if (reading->is_set[HELP]) {
        poptPrintHelp(context, stdout, 0);
    } else {
        printf("nqueens-viewer %s\n", nq_version_string());
    }
    return 0;
}

static void keep(struct reading *reading, int which, char *value) {
    free(reading->values[which]);
    reading->values[which] = value;
    reading->is_set[which] = true;
}

static int read_words(poptContext context, struct reading *reading) {
    int next;
    while ((next = poptGetNextOpt(context)) > 0) keep(reading, next - 1, poptGetOptArg(context));
    if (next < -1) return complain("options", poptBadOption(context, 0), poptStrerror(next));
    if (reading->is_set[HELP] || reading->is_set[VERSION]) {
        reading->options->is_help = true;
        return show_help(context, reading);
    }
    if (poptPeekArg(context) != NULL) return complain("arguments", poptPeekArg(context), "is not an option");
    return interpret(reading);
}

static void defaults(struct options *options) {
    *options = (struct options){.width = 960, .height = 720, .folder = "."};
    options->settings = (struct settings){.mode = MODE_SEARCH, .n = 8, .seed = 1, .delay_ms = 50};
    regions_sample(&options->settings.regions);
}

int options_read(struct options *options, int argc, const char **argv) {
    struct reading reading = {.options = options};
    defaults(options);
    poptContext context = poptGetContext("nqueens-viewer", argc, argv, rows, 0);
    if (context == NULL) return 1;
    int code = read_words(context, &reading);
    poptFreeContext(context);
    if (options->folder == reading.values[FOLDER]) {
        options->owned_folder = reading.values[FOLDER];
        reading.values[FOLDER] = NULL;
    }
    for (int i = 0; i < OPTIONS; i++) free(reading.values[i]);
    return code;
}

void options_free(struct options *options) {
    free(options->owned_folder);
}
