#include "status.h"

#include <inttypes.h>
#include <stdio.h>

enum { TIME_MAX = 32 };

static void print_time(enum lang lang, uint64_t nanoseconds, char time[TIME_MAX]) {
    uint64_t hundredths = nanoseconds / 10000000;
    const char *unit = lang == LANG_RU ? "с" : "s";
    snprintf(time, TIME_MAX, "%" PRIu64 "%c%02" PRIu64 " %s", hundredths / 100, text_decimal_point(lang),
             hundredths % 100, unit);
}

const char *status_method(const struct settings *settings) {
    const char *name = nq_value_name(NQ_METHOD, settings->method);
    return name != NULL && mode_is_built(settings->mode) ? name : "-";
}

static void print_covers(const struct session *session, enum lang lang, const char *time, char line[STATUS_MAX]) {
    snprintf(line, STATUS_MAX, "%" PRIu64 " %s %s %" PRIu64 " %s %s %s", session->solutions,
             text_plural(lang, TEXT_COVERS, session->solutions), text(lang, TEXT_OF), session->fewest,
             text_plural(lang, TEXT_QUEENS, session->fewest), text(lang, TEXT_IN), time);
}

static void print_complete(const struct session *session, enum lang lang, char line[STATUS_MAX]) {
    char time[TIME_MAX];
    print_time(lang, session->elapsed, time);
    if (session->solutions == 0) {
        snprintf(line, STATUS_MAX, "%s", text(lang, TEXT_NONE));
    } else if (session->fewest > 0) {
        print_covers(session, lang, time, line);
    } else {
        snprintf(line, STATUS_MAX, "%" PRIu64 " %s %s %s", session->solutions,
                 text_plural(lang, TEXT_SOLUTIONS, session->solutions), text(lang, TEXT_IN), time);
    }
}

/* What a search for covers knows before its end. */
static void print_bounds(const struct session *session, enum lang lang, char line[STATUS_MAX]) {
    char most[64] = "";
    line[0] = '\0';
    if (session->least == 0 || !session_is_busy(session)) return;
    if (session->fewest > 0) snprintf(most, sizeof most, ", %s %" PRIu64, text(lang, TEXT_AT_MOST), session->fewest);
    snprintf(line, STATUS_MAX, "%s %" PRIu64 "%s", text(lang, TEXT_AT_LEAST), session->least, most);
}

static void print_outcome(const struct session *session, enum lang lang, char line[STATUS_MAX]) {
    switch (session->outcome) {
    case OUTCOME_COMPLETE: print_complete(session, lang, line); break;
    case OUTCOME_STOPPED:
        snprintf(line, STATUS_MAX, "%s %" PRIu64, text(lang, TEXT_STOPPED_AFTER), session->solutions);
        break;
    case OUTCOME_ERROR: snprintf(line, STATUS_MAX, "%s", session->message); break;
    case OUTCOME_NOT_BUILT: snprintf(line, STATUS_MAX, "%s", text(lang, TEXT_NOT_BUILT)); break;
    default: print_bounds(session, lang, line); break;
    }
}

void status_state(const struct session *session, enum lang lang, char line[STATUS_MAX]) {
    char outcome[STATUS_MAX];
    const char *state = text(lang, TEXT_READY + (enum text)session->state);
    print_outcome(session, lang, outcome);
    if (session->keeps_size) snprintf(outcome, sizeof outcome, "%s", text(lang, TEXT_NO_PUZZLE));
    snprintf(line, STATUS_MAX, "%s%s%.260s", state, outcome[0] != '\0' ? text(lang, TEXT_COLON) : "", outcome);
}

/* What is shown is an older step when somebody has gone back; its numbers go with it. */
static void numbers(const struct session *session, uint64_t *solutions, uint64_t *nodes, unsigned *depth) {
    const struct step *step = session_look(session);
    bool is_past = !history_at_newest(&session->history) || session->state == STATE_PAUSED;
    *solutions = session->solutions;
    *nodes = session->nodes;
    *depth = step != NULL ? step->count : 0;
    if (step == NULL || !is_past) return;
    *solutions = step->solutions;
    *nodes = step->nodes;
}

void status_line(const struct session *session, enum lang lang, char line[STATUS_MAX]) {
    uint64_t solutions, nodes;
    unsigned depth;
    char time[TIME_MAX], state[STATUS_MAX];
    numbers(session, &solutions, &nodes, &depth);
    print_time(lang, session->elapsed, time);
    status_state(session, lang, state);
    snprintf(line, STATUS_MAX, "%s · n = %" PRIu32 " · %" PRIu64 " %s · %" PRIu64 " %s · %s %u · %s · %.180s",
             status_method(&session->settings), session->settings.n, solutions,
             text_plural(lang, TEXT_SOLUTIONS, solutions), nodes, text_plural(lang, TEXT_NODES, nodes),
             text(lang, TEXT_DEPTH), depth, time, state);
}
