#include "cover_facts.h"

#include "json.h"
#include "report.h"

#include <inttypes.h>
#include <stdio.h>

enum { PHRASE = 128 };

/* At n = 0, and where nothing needs a cover, the best has no queen: 0 then does not mean that none is known. */
void cover_facts_read(struct cover_facts *facts, const struct search *search, nq_status status) {
    *facts = (struct cover_facts){.search = search, .stop = ""};
    cover_bounds_find(&facts->bounds, search);
    facts->wanted = search_property(search, NQ_COVER_SIZE);
    facts->is_found = search_get(search, NQ_SOLUTIONS) > 0;
    facts->is_over = status == NQ_DONE;
    facts->best = search_get(search, NQ_BEST);
    facts->has_best = facts->is_found || facts->best > 0;
    facts->lower = search_get(search, NQ_LOWER_BOUND);
    if (facts->lower < facts->bounds.least) facts->lower = facts->bounds.least;
}

bool cover_facts_prove(const struct cover_facts *facts) {
    return facts->has_best && facts->best <= facts->lower;
}

/* "half-turn ", where only symmetric covers are looked at. */
static const char *symmetry(const struct cover_facts *facts, char *text) {
    uint64_t value = options_value(facts->search->options, NQ_SYMMETRY);
    text[0] = '\0';
    if (value > NQ_SYMMETRY_CANONICAL) snprintf(text, PHRASE, "%s ", nq_value_name(NQ_SYMMETRY, value));
    return text;
}

static const char *kind(const struct cover_facts *facts) {
    return search_property(facts->search, NQ_INDEPENDENT) ? "independent " : "";
}

/* "5 independent queens" */
static const char *queens(const struct cover_facts *facts, uint64_t count, char *text) {
    const char *piece = search_property(facts->search, NQ_ATTACKS) == NQ_ATTACKS_QUEEN ? "queen" : "piece";
    snprintf(text, PHRASE, "%" PRIu64 " %s%s%s", count, kind(facts), piece, count == 1 ? "" : "s");
    return text;
}

/* "5 queens cover the board" */
static void print_covers(const struct cover_facts *facts, char *text) {
    char pieces[PHRASE];
    snprintf(text, 2 * PHRASE, "%s cover%s the board", queens(facts, facts->best, pieces), facts->best == 1 ? "s" : "");
}

/* " (lower bound 4: Spencer)" */
static void print_bound(const struct cover_facts *facts, char *text) {
    char name[COVER_BOUNDS_NAME_MAX];
    cover_bounds_name(&facts->bounds, name);
    text[0] = '\0';
    if (name[0] != '\0') snprintf(text, PHRASE, " (lower bound %" PRIu64 ": %s)", facts->bounds.least, name);
}

/* Of counts and lists nobody expects one at once. */
static const char *print_wait(const struct cover_facts *facts) {
    return facts->is_hunt && !facts->is_found ? ", and no cover found so far" : "";
}

static void remark_minimum(const struct cover_facts *facts) {
    char covers[2 * PHRASE], bound[PHRASE], fewer[PHRASE] = "";
    print_covers(facts, covers);
    print_bound(facts, bound);
    if (facts->best > 1)
        snprintf(fewer, sizeof fewer, "; %" PRIu64 " %s not", facts->best - 1, facts->best == 2 ? "does" : "do");
    complain("n = %" PRIu32 ": %s%s%s%s%s", facts->search->n, covers, fewer, bound, print_wait(facts), facts->stop);
}

static void remark_size(const struct cover_facts *facts) {
    char covers[2 * PHRASE], bound[PHRASE];
    print_covers(facts, covers);
    print_bound(facts, bound);
    complain("n = %" PRIu32 ": %s%s%s", facts->search->n, covers, bound, facts->stop);
}

/* The size is the one asked for, or the least, of which no cover is symmetric. */
static void remark_none(const struct cover_facts *facts) {
    uint64_t size = facts->wanted != 0 ? facts->wanted : facts->best;
    char form[PHRASE], pieces[PHRASE], with[2 * PHRASE] = "", bound[PHRASE] = "";
    if (cover_bounds_rule_out(&facts->bounds, size)) print_bound(facts, bound);
    if (size != 0) snprintf(with, sizeof with, " with %s", queens(facts, size, pieces));
    complain("n = %" PRIu32 ": no %scover%s%s%s%s", facts->search->n, symmetry(facts, form), with, bound,
             facts->is_over ? "" : " found, which does not prove that there is none", facts->stop);
}

/* "at least 8 (Spencer)", or once a search has shown more: "at least 9, by search from 8 (Spencer) on". */
static void print_least(const struct cover_facts *facts, char *text) {
    char name[COVER_BOUNDS_NAME_MAX];
    cover_bounds_name(&facts->bounds, name);
    int used = snprintf(text, PHRASE, "at least %" PRIu64, facts->lower);
    text += used;
    size_t room = (size_t)(PHRASE - used);
    if (name[0] == '\0') return;
    if (facts->lower == facts->bounds.least) {
        snprintf(text, room, " (%s)", name);
    } else {
        snprintf(text, room, ", by search from %" PRIu64 " (%s) on", facts->bounds.least, name);
    }
}

static void remark_range(const struct cover_facts *facts) {
    char least[PHRASE], pieces[PHRASE], most[2 * PHRASE] = "";
    print_least(facts, least);
    if (facts->has_best) snprintf(most, sizeof most, "at most %s, ", queens(facts, facts->best, pieces));
    complain("n = %" PRIu32 ": %s%s; not proven%s%s", facts->search->n, most, least, print_wait(facts), facts->stop);
}

void cover_facts_remark(const struct cover_facts *facts) {
    if (facts->search->options->quiet) return;
    if (!facts->is_found && (facts->is_over || facts->wanted != 0)) {
        remark_none(facts);
    } else if (cover_facts_prove(facts) && facts->wanted == 0) {
        remark_minimum(facts);
    } else if (facts->wanted != 0) {
        remark_size(facts);
    } else {
        remark_range(facts);
    }
}

static json_t *number_or_null(bool is_known, uint64_t number) {
    return is_known ? json_count(number) : json_null();
}

bool cover_facts_put(json_t *object, const struct cover_facts *facts) {
    bool is_proven = cover_facts_prove(facts);
    return json_put(object, "independent", json_boolean(search_property(facts->search, NQ_INDEPENDENT))) &&
           json_put(object, "size", number_or_null(facts->wanted != 0, facts->wanted)) &&
           json_put(object, "minimum", number_or_null(is_proven, facts->best)) &&
           json_put(object, "best", number_or_null(facts->has_best, facts->best)) &&
           json_put(object, "lower-bound", json_count(facts->lower)) &&
           json_put(object, "bounds", cover_bounds_json(&facts->bounds)) &&
           json_put(object, "proven", json_boolean(is_proven));
}

/* All covers of the orbits that were counted. */
static uint64_t count_of_orbits(const struct search *search) {
    return 8 * search_get(search, NQ_ORBITS_8) + 4 * search_get(search, NQ_ORBITS_4) +
           2 * search_get(search, NQ_ORBITS_2) + search_get(search, NQ_ORBITS_1);
}

bool cover_facts_put_count(json_t *object, const struct cover_facts *facts) {
    const struct search *search = facts->search;
    if (options_value(search->options, NQ_SYMMETRY) != NQ_SYMMETRY_CANONICAL) {
        return json_put(object, "count", json_count(search_get(search, NQ_SOLUTIONS)));
    }
    return json_put(object, "count", json_count(count_of_orbits(search))) &&
           json_put(object, "orbits", json_count(search_get(search, NQ_ORBITS)));
}
