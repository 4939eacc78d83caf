#include "answer.h"
#include "commands.h"
#include "languages.h"
#include "output.h"
#include "report.h"
#include "search.h"
#include "verdict.h"

#include <inttypes.h>

struct import {
    const struct options *options;
    struct output *output;
    nq_problem *problem;
    struct answer answer;
    struct verdict verdict;
};

static json_t *answer_json(const struct import *import) {
    const struct answer *answer = &import->answer;
    bool found = answer->kind == ANSWER_SOLUTION, good = found && import->verdict.status == NQ_OK;
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "command", json_string(import->options->command->name));
    whole = whole && json_put(object, "n", json_integer(answer->n));
    whole = whole && json_put(object, "status", json_string(found ? "found" : "none"));
    whole = whole && json_put(object, "solution", found ? json_boolean(good) : json_null());
    if (!found) return json_whole(object, whole);
    whole = whole && json_put_board(object, answer->n, answer->squares.at, answer->squares.count);
    return json_whole(object, whole && (good || verdict_put(object, &import->verdict)));
}

static bool print(const struct import *import) {
    const struct answer *answer = &import->answer;
    if (import->options->json) return output_json(import->output, answer_json(import));
    if (answer->kind == ANSWER_NONE) return true;
    return output_board(import->output, answer->n, answer->squares.at, answer->squares.count);
}

static int conclude(const struct import *import) {
    uint32_t n = import->answer.n;
    if (import->answer.kind == ANSWER_NONE) {
        if (!import->options->quiet) complain("n = %" PRIu32 ": no solution, says the engine", n);
        return CODE_DONE;
    }
    if (import->verdict.status == NQ_OK) return CODE_DONE;
    complain("n = %" PRIu32 ": not a solution: %s", n, import->verdict.reason);
    return CODE_NOT_A_SOLUTION;
}

static int verify(struct import *import) {
    const struct answer *answer = &import->answer;
    int code = problem_make(import->options, answer->n, NULL, &import->problem);
    if (code != CODE_DONE || answer->kind == ANSWER_NONE) return code;
    return verdict_reach(&import->verdict, import->problem, import->options, &answer->squares);
}

int command_import(const struct options *options, struct output *output) {
    struct import import = {.options = options, .output = output};
    const char *path = options->argument_count > 1 ? options->arguments[1] : "-";
    if (options->own.language < 0) {
        return complain_usage(options->command->title, "--from is missing; it is one of: %s", LANGUAGE_NAMES);
    }
    int code = size_read(options, options->arguments[0], &import.answer.n);
    if (code != CODE_DONE) return code;
    import.answer.improves = options_goal(options) == NQ_GOAL_COVER && !options_value(options, NQ_COVER_SIZE);
    code = answer_read(&import.answer, options->own.language, path);
    if (code == CODE_DONE) code = verify(&import);
    if (code == CODE_DONE) code = print(&import) ? conclude(&import) : CODE_BAD;
    nq_problem_free(import.problem);
    answer_free(&import.answer);
    return code;
}
