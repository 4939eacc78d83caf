#include "trace.h"

#include "json.h"
#include "report.h"
#include "values.h"

#include <inttypes.h>
#include <stdio.h>

/* Lines that are deeper begin no further to the right. */
enum { DEPTH_MAX = 40, REASON_MAX = 64 };

static const char *name_of(uint32_t kind) {
    switch (kind) {
    case NQ_EVENT_PLACE: return "place";
    case NQ_EVENT_REJECT: return "reject";
    default: return "remove";
    }
}

/* The queens on the board before a queen was placed, or without the one that was taken back: a row's steps line up. */
static size_t depth_of(const nq_event *event) {
    return event->kind == NQ_EVENT_PLACE ? event->count - 1 : event->count;
}

static bool is_same(nq_square a, nq_square b) {
    return a.row == b.row && a.col == b.col;
}

static void explain(const nq_event *event, char *reason) {
    nq_square by = event->by;
    reason[0] = '\0';
    if (event->kind != NQ_EVENT_REJECT) return;
    if (by.col == NQ_NO_COLUMN) {
        snprintf(reason, REASON_MAX, ": row %" PRIu32 " has no column left", by.row);
    } else if (is_same(by, event->square)) {
        snprintf(reason, REASON_MAX, ": forbidden");
    } else {
        snprintf(reason, REASON_MAX, " by (%" PRIu32 ",%" PRIu32 ")", by.row, by.col);
    }
}

static bool print_step(struct output *output, const nq_event *event) {
    char reason[REASON_MAX];
    size_t depth = depth_of(event);
    int indent = 2 * (int)(depth < DEPTH_MAX ? depth : DEPTH_MAX);
    explain(event, reason);
    return output_line(output, "%*s%s (%" PRIu32 ",%" PRIu32 ")%s", indent, "", name_of(event->kind), event->square.row,
                       event->square.col, reason);
}

/* A step that leaves the domains as they were needs no line about them. */
static bool wants_domains(const struct search *search, const nq_event *event) {
    return search->options->own.domains && event->kind != NQ_EVENT_REJECT;
}

static bool domain_of(const struct search *search, uint32_t row, uint32_t *size) {
    nq_status status = nq_solver_domain(search->solver, row, size);
    if (status == NQ_OK) return true;
    const char *method = nq_value_name(NQ_METHOD, search_get(search, NQ_METHOD));
    complain("--domains: %s keeps no domains: %s", method != NULL ? method : "this method", nq_strerror(status));
    return false;
}

static bool print_domains(const struct search *search, const nq_event *event) {
    size_t depth = depth_of(event);
    uint32_t size;
    bool good = output_text(search->output, "%*sdomains", 2 * (int)(depth < DEPTH_MAX ? depth : DEPTH_MAX) + 2, "");
    for (uint32_t row = 0; good && row < search->n; row++) {
        good = domain_of(search, row, &size) && output_text(search->output, " %" PRIu32, size);
    }
    return good && output_line(search->output, "%s", "");
}

static json_t *domains_json(const struct search *search) {
    json_t *array = json_array();
    bool whole = array != NULL;
    uint32_t size;
    for (uint32_t row = 0; whole && row < search->n; row++) {
        whole = nq_solver_domain(search->solver, row, &size) == NQ_OK &&
                json_array_append_new(array, json_integer((json_int_t)size)) == 0;
    }
    return json_whole(array, whole);
}

static json_t *by_json(nq_square by) {
    return by.col == NQ_NO_COLUMN ? json_pack("[I,n]", (json_int_t)by.row) : json_square(by);
}

static json_t *step_json(const struct search *search, const nq_event *event) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "event", json_string(name_of(event->kind)));
    whole = whole && json_put(object, "depth", json_count(event->count));
    whole = whole && json_put(object, "square", json_square(event->square));
    if (event->kind == NQ_EVENT_REJECT) whole = whole && json_put(object, "by", by_json(event->by));
    if (wants_domains(search, event)) whole = whole && json_put(object, "domains", domains_json(search));
    return json_whole(object, whole);
}

bool trace_print(struct search *search, const nq_event *event) {
    uint32_t size;
    if (wants_domains(search, event) && search->n > 0 && !domain_of(search, 0, &size)) return false;
    if (search->options->json) return output_json(search->output, step_json(search, event));
    if (!print_step(search->output, event)) return false;
    return !wants_domains(search, event) || print_domains(search, event);
}
