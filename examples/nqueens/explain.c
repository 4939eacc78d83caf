#include "explain.h"

#include "commands.h"
#include "deduction.h"
#include "json.h"
#include "report.h"

#include <inttypes.h>
#include <stdlib.h>

static const char *const kinds[GROUP_KINDS] = {"row", "column", "region"};
static const char *const rules[] = {"given", "single", "confined", "starved", "failed"};

struct explanation {
    const struct puzzle *puzzle;
    const struct options *options;
    struct output *output;
    struct deduction deduction;
};

int explain_check(const struct options *options) {
    for (size_t i = 0; i < options->setting_count; i++) {
        if (!(options->settings[i].info->flags & NQ_KEY_PROBLEM)) continue;
        return complain_usage(options->command->title, "--explain: knows the usual rules only, not --%s",
                              options->settings[i].info->name);
    }
    if (!options->own.count && !options->own.unique) return CODE_DONE;
    return complain_usage(options->command->title, "--explain: not with --count or --unique");
}

static bool say_squares(const struct explanation *it, const struct step *step) {
    bool good = true;
    for (size_t i = 0; good && i < step->count; i++) {
        nq_square square = step->squares[i];
        good = output_text(it->output, " (%" PRIu32 ",%" PRIu32 ")", square.row, square.col);
    }
    return good;
}

/* "rows 1 2", "region 'a'" */
static bool say_groups(const struct explanation *it, enum group_kind kind, const uint32_t *groups, size_t count) {
    bool good = output_text(it->output, "%s%s", kinds[kind], count == 1 ? "" : "s");
    for (size_t i = 0; good && i < count; i++) {
        good = kind == GROUP_REGION ? output_text(it->output, " '%s'", it->puzzle->region_names[groups[i]])
                                    : output_text(it->output, " %" PRIu32, groups[i]);
    }
    return good;
}

static bool say(const struct explanation *it, const struct step *step) {
    bool places = step->rule == RULE_GIVEN || step->rule == RULE_SINGLE;
    bool good = step->count == 0 || (output_text(it->output, places ? "place" : "remove") && say_squares(it, step) &&
                                     output_text(it->output, ": "));
    if (step->rule == RULE_GIVEN) return good && output_line(it->output, "given");
    if (step->rule == RULE_SINGLE) good = good && output_text(it->output, "the only square left in ");
    if (step->rule == RULE_STARVED) good = good && output_text(it->output, "a queen there leaves no square in ");
    good = good && say_groups(it, step->kind, step->groups, step->group_count);
    if (step->rule == RULE_FAILED) return good && output_line(it->output, ": no square left");
    if (step->rule != RULE_CONFINED) return good && output_line(it->output, "%s", "");
    good = good && output_text(it->output, step->group_count == 1 ? " fits only into " : " fit only into ");
    return good && say_groups(it, step->line_kind, step->lines, step->group_count) && output_line(it->output, "%s", "");
}

static json_t *groups_json(const struct explanation *it, enum group_kind kind, const uint32_t *groups, size_t count) {
    json_t *array = json_array();
    bool whole = array != NULL;
    for (size_t i = 0; whole && i < count; i++) {
        json_t *name = kind == GROUP_REGION ? json_string(it->puzzle->region_names[groups[i]])
                                            : json_integer((json_int_t)groups[i]);
        whole = json_array_append_new(array, json_pack("{s:s,s:o}", "kind", kinds[kind], "name", name)) == 0;
    }
    return json_whole(array, whole);
}

static json_t *squares_json(const struct step *step) {
    json_t *array = json_array();
    bool whole = array != NULL;
    for (size_t i = 0; whole && i < step->count; i++) {
        whole = json_array_append_new(array, json_square(step->squares[i])) == 0;
    }
    return json_whole(array, whole);
}

static json_t *step_json(const struct explanation *it, const struct step *step) {
    bool places = step->rule == RULE_GIVEN || step->rule == RULE_SINGLE;
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "rule", json_string(rules[step->rule]));
    whole = whole && json_put(object, places ? "place" : "remove", squares_json(step));
    whole = whole && json_put(object, "groups", groups_json(it, step->kind, step->groups, step->group_count));
    if (step->rule != RULE_CONFINED) return json_whole(object, whole);
    whole = whole && json_put(object, "lines", groups_json(it, step->line_kind, step->lines, step->group_count));
    return json_whole(object, whole);
}

static bool print(const struct explanation *it, const struct step *step) {
    return it->options->json ? output_json(it->output, step_json(it, step)) : say(it, step);
}

static bool give(struct explanation *it, const struct square_list *given) {
    for (size_t i = 0; i < given->count; i++) {
        it->deduction.step = (struct step){.rule = RULE_GIVEN, .squares = {given->at[i]}, .count = 1};
        if (!print(it, &it->deduction.step)) return false;
        deduction_place(&it->deduction, given->at[i]);
    }
    return true;
}

static bool run(struct explanation *it) {
    const struct square_list *forbidden = &it->options->forbidden;
    deduction_begin(&it->deduction, it->puzzle->n, it->puzzle->region_of);
    for (size_t i = 0; i < forbidden->count; i++) deduction_remove(&it->deduction, forbidden->at[i]);
    if (!give(it, &it->puzzle->given) || !give(it, &it->options->required)) return false;
    while (deduction_next(&it->deduction)) {
        if (!print(it, &it->deduction.step)) return false;
    }
    return true;
}

static bool conclude(const struct explanation *it) {
    const struct deduction *deduction = &it->deduction;
    if (deduction->placed == deduction->n || deduction->step.rule == RULE_FAILED) return true;
    if (it->options->json) {
        return output_json(it->output,
                           json_pack("{s:s,s:I}", "rule", "search", "placed", (json_int_t)deduction->placed));
    }
    return output_line(it->output, "search: no rule leads on, with %" PRIu32 " of %" PRIu32 " queens placed",
                       deduction->placed, deduction->n);
}

int explain(const struct puzzle *puzzle, const struct options *options, struct output *output) {
    if (puzzle->region_of == NULL) return complain("--explain: a puzzle without regions");
    if (puzzle->n > DEDUCTION_MAX) return complain("--explain: more than %d rows", DEDUCTION_MAX);
    struct explanation *it = malloc(sizeof *it);
    if (it == NULL) return complain_memory();
    it->puzzle = puzzle;
    it->options = options;
    it->output = output;
    bool printed = run(it) && conclude(it);
    free(it);
    return printed ? CODE_DONE : CODE_BAD;
}
