#include "commands.h"
#include "json.h"
#include "languages.h"
#include "output.h"
#include "report.h"
#include "search.h"

#include <inttypes.h>
#include <stdlib.h>

static int complain_export(const struct options *options, uint32_t n, nq_status status) {
    bool cover = options_value(options, NQ_GOAL) == NQ_GOAL_COVER;
    const char *language = language_name(options->own.language);
    if (status == NQ_E_NOMEM) return complain_memory();
    if (status != NQ_E_UNSUPPORTED) return complain("n = %" PRIu32 ": %s", n, nq_strerror(status));
    if (cover && options->own.language == NQ_EXPORT_DIMACS && options_value(options, NQ_COVER_SIZE) == 0) {
        return complain("--cover-size is missing: %s knows no minimum, but covers by a number of queens", language);
    }
    return complain("n = %" PRIu32 ": too large%s for %s, which names every square", n, cover ? " a cover" : "",
                    language);
}

/* The problem as text, to be freed. */
static int make_text(const struct options *options, const nq_problem *problem, uint32_t n, char **text) {
    size_t len = 0;
    int to = options->own.language;
    nq_status status = nq_problem_export(problem, to, NULL, &len);
    *text = status == NQ_OK ? malloc(len) : NULL;
    if (status == NQ_OK) status = *text != NULL ? nq_problem_export(problem, to, *text, &len) : NQ_E_NOMEM;
    return status == NQ_OK ? CODE_DONE : complain_export(options, n, status);
}

static json_t *text_json(const struct options *options, uint32_t n, const char *text) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "command", json_string(options->command->name));
    whole = whole && json_put(object, "n", json_integer(n));
    whole = whole && json_put(object, "to", json_string(language_name(options->own.language)));
    whole = whole && json_put(object, "text", json_string(text));
    return json_whole(object, whole);
}

static int print(const struct options *options, uint32_t n, const char *text, struct output *output) {
    bool printed = options->json ? output_json(output, text_json(options, n, text)) : output_text(output, "%s", text);
    return printed ? CODE_DONE : CODE_BAD;
}

int command_export(const struct options *options, struct output *output) {
    uint32_t n;
    nq_problem *problem = NULL;
    char *text = NULL;
    if (options->own.language < 0) {
        return complain_usage(options->command->title, "--to is missing; it is one of: %s", LANGUAGE_NAMES);
    }
    int code = size_read(options, options->arguments[0], &n);
    if (code == CODE_DONE) code = problem_make(options, n, NULL, &problem);
    if (code == CODE_DONE) code = make_text(options, problem, n, &text);
    if (code == CODE_DONE) code = print(options, n, text, output);
    free(text);
    nq_problem_free(problem);
    return code;
}
