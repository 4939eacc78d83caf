#include "deduction.h"

#include <string.h>

enum { OPEN, OUT, QUEEN };

void deduction_begin(struct deduction *deduction, uint32_t n, const uint32_t *region_of) {
    memset(deduction, 0, sizeof *deduction);
    deduction->n = n;
    deduction->region_of = region_of;
}

static uint32_t group_of(const struct deduction *deduction, enum group_kind kind, uint32_t square) {
    if (kind == GROUP_ROW) return square / deduction->n;
    return kind == GROUP_COLUMN ? square % deduction->n : deduction->region_of[square];
}

static bool is_near(uint32_t a, uint32_t b) {
    return a <= b + 1 && b <= a + 1;
}

/* Two queens cannot stand on both. */
static bool exclude(const struct deduction *deduction, uint32_t a, uint32_t b) {
    uint32_t n = deduction->n;
    for (int kind = 0; kind < GROUP_KINDS; kind++) {
        if (group_of(deduction, (enum group_kind)kind, a) == group_of(deduction, (enum group_kind)kind, b)) return true;
    }
    return is_near(a / n, b / n) && is_near(a % n, b % n);
}

void deduction_place(struct deduction *deduction, nq_square square) {
    uint32_t n = deduction->n, at = square.row * n + square.col;
    for (uint32_t other = 0; other < n * n; other++) {
        if (deduction->state[other] == OPEN && exclude(deduction, at, other)) deduction->state[other] = OUT;
    }
    deduction->placed += deduction->state[at] != QUEEN;
    deduction->state[at] = QUEEN;
}

void deduction_remove(struct deduction *deduction, nq_square square) {
    unsigned char *state = &deduction->state[square.row * deduction->n + square.col];
    if (*state == OPEN) *state = OUT;
}

/* The groups of one kind that need a queen: how many squares they have left. */
struct survey {
    bool has_queen[DEDUCTION_MAX];
    uint32_t open[DEDUCTION_MAX];
    uint32_t last[DEDUCTION_MAX]; /* one of these squares */
};

static void survey_make(struct survey *survey, const struct deduction *deduction, enum group_kind kind) {
    memset(survey, 0, sizeof *survey);
    for (uint32_t square = 0; square < deduction->n * deduction->n; square++) {
        uint32_t group = group_of(deduction, kind, square);
        if (deduction->state[square] == QUEEN) survey->has_queen[group] = true;
        if (deduction->state[square] != OPEN) continue;
        survey->open[group]++;
        survey->last[group] = square;
    }
}

static void begin_step(struct step *step, enum rule rule, enum group_kind kind) {
    *step = (struct step){.rule = rule, .kind = kind};
}

static void add_square(struct step *step, const struct deduction *deduction, uint32_t square) {
    step->squares[step->count++] = (nq_square){square / deduction->n, square % deduction->n};
}

/* RULE_FAILED for 0 squares left, RULE_SINGLE for 1. */
static bool find_few(struct deduction *deduction, enum rule rule, uint32_t wanted) {
    struct survey survey;
    for (int kind = GROUP_KINDS; kind-- > 0;) {
        survey_make(&survey, deduction, (enum group_kind)kind);
        for (uint32_t group = 0; group < deduction->n; group++) {
            if (survey.has_queen[group] || survey.open[group] != wanted) continue;
            begin_step(&deduction->step, rule, (enum group_kind)kind);
            deduction->step.groups[deduction->step.group_count++] = group;
            if (wanted == 1) add_square(&deduction->step, deduction, survey.last[group]);
            return true;
        }
    }
    return false;
}

static bool starves(const struct deduction *deduction, uint32_t square, enum group_kind kind, uint32_t *starved) {
    bool needs[DEDUCTION_MAX], has[DEDUCTION_MAX] = {false};
    memset(needs, true, sizeof needs);
    for (uint32_t other = 0; other < deduction->n * deduction->n; other++) {
        uint32_t group = group_of(deduction, kind, other);
        if (deduction->state[other] == QUEEN || other == square) needs[group] = false;
        if (deduction->state[other] == OPEN && !exclude(deduction, square, other)) has[group] = true;
    }
    for (*starved = 0; *starved < deduction->n; ++*starved) {
        if (needs[*starved] && !has[*starved]) return true;
    }
    return false;
}

static bool find_starving(struct deduction *deduction) {
    uint32_t group;
    for (uint32_t square = 0; square < deduction->n * deduction->n; square++) {
        for (int kind = GROUP_KINDS; deduction->state[square] == OPEN && kind-- > 0;) {
            if (!starves(deduction, square, (enum group_kind)kind, &group)) continue;
            begin_step(&deduction->step, RULE_STARVED, (enum group_kind)kind);
            deduction->step.groups[deduction->step.group_count++] = group;
            add_square(&deduction->step, deduction, square);
            return true;
        }
    }
    return false;
}

/* For each group of one kind that needs a queen, the set of lines of another kind that its squares are in. */
struct crossing {
    enum group_kind kind;
    enum group_kind line_kind;
    uint64_t lines[DEDUCTION_MAX]; /* 0: needs no queen */
};

static void crossing_make(struct crossing *crossing, const struct deduction *deduction) {
    memset(crossing->lines, 0, sizeof crossing->lines);
    for (uint32_t square = 0; square < deduction->n * deduction->n; square++) {
        if (deduction->state[square] != OPEN) continue;
        uint32_t line = group_of(deduction, crossing->line_kind, square);
        crossing->lines[group_of(deduction, crossing->kind, square)] |= UINT64_C(1) << line;
    }
}

static size_t list_lines(uint64_t set, uint32_t lines[DEDUCTION_GROUPS]) {
    size_t count = 0;
    for (uint32_t line = 0; line < DEDUCTION_MAX; line++) {
        if (!(set >> line & 1)) continue;
        if (count == DEDUCTION_GROUPS) return count + 1;
        lines[count++] = line;
    }
    return count;
}

static bool is_chosen(const struct step *step, uint32_t group) {
    for (size_t i = 0; i < step->group_count; i++) {
        if (step->groups[i] == group) return true;
    }
    return false;
}

/* What the groups of the step are confined to, nothing else can have. False where nothing else has it. */
static bool confine(struct deduction *deduction, const struct crossing *crossing, uint64_t set) {
    struct step *step = &deduction->step;
    if (list_lines(set, step->lines) != step->group_count) return false;
    step->count = 0;
    for (uint32_t square = 0; square < deduction->n * deduction->n; square++) {
        if (deduction->state[square] != OPEN || is_chosen(step, group_of(deduction, crossing->kind, square))) continue;
        if (set >> group_of(deduction, crossing->line_kind, square) & 1) add_square(step, deduction, square);
    }
    return step->count > 0;
}

/* Tries all sets of so many groups more, from a group on; as deep as DEDUCTION_GROUPS. */
static bool choose(struct deduction *deduction, const struct crossing *crossing, uint32_t from, size_t more,
                   uint64_t set) {
    struct step *step = &deduction->step;
    if (more == 0) return confine(deduction, crossing, set);
    for (uint32_t group = from; group < deduction->n; group++) {
        if (crossing->lines[group] == 0) continue;
        step->groups[step->group_count++] = group;
        if (choose(deduction, crossing, group + 1, more - 1, set | crossing->lines[group])) return true;
        step->group_count--;
    }
    return false;
}

static bool find_confined(struct deduction *deduction, size_t groups) {
    static const enum group_kind pairs[][2] = {{GROUP_REGION, GROUP_ROW},
                                               {GROUP_REGION, GROUP_COLUMN},
                                               {GROUP_ROW, GROUP_REGION},
                                               {GROUP_COLUMN, GROUP_REGION}};
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        struct crossing crossing = {.kind = pairs[i][0], .line_kind = pairs[i][1]};
        crossing_make(&crossing, deduction);
        begin_step(&deduction->step, RULE_CONFINED, crossing.kind);
        deduction->step.line_kind = crossing.line_kind;
        if (choose(deduction, &crossing, 0, groups, 0)) return true;
    }
    return false;
}

static bool find(struct deduction *deduction) {
    if (find_few(deduction, RULE_FAILED, 0) || find_few(deduction, RULE_SINGLE, 1)) return true;
    if (find_confined(deduction, 1) || find_starving(deduction)) return true;
    for (size_t groups = 2; groups <= DEDUCTION_GROUPS; groups++) {
        if (find_confined(deduction, groups)) return true;
    }
    return false;
}

bool deduction_next(struct deduction *deduction) {
    const struct step *step = &deduction->step;
    if (deduction->placed == deduction->n || step->rule == RULE_FAILED || !find(deduction)) return false;
    for (size_t i = 0; i < step->count; i++) {
        if (step->rule == RULE_SINGLE) {
            deduction_place(deduction, step->squares[i]);
        } else {
            deduction_remove(deduction, step->squares[i]);
        }
    }
    return true;
}
