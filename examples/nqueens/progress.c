#include "progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

enum { BAR = 24, LINE = 78, INTERVAL_MS = 100, TEXT = 160, TIME = 32 };

void progress_begin(struct progress *progress, bool wanted) {
    *progress = (struct progress){.is_on = wanted && isatty(STDERR_FILENO)};
}

void progress_of_covers(struct progress *progress, uint64_t wanted) {
    progress->covers = (struct progress_covers){.is_on = true, .wanted = wanted};
}

static uint64_t get(const nq_solver *solver, nq_key key) {
    uint64_t value = 0;
    nq_solver_get(solver, key, &value);
    return value;
}

static void print_bar(char *buf, double share) {
    int full = (int)(share * BAR);
    buf[0] = '[';
    for (int i = 0; i < BAR; i++) buf[i + 1] = i < full ? '#' : '.';
    snprintf(buf + BAR + 1, TEXT - BAR - 1, "] %3d%%", (int)(share * 100));
}

static const char *scaled(double *value) {
    static const char *const units[] = {"", "k", "M", "G", "T"};
    size_t unit = 0;
    for (; *value >= 1000 && unit < 4; unit++) *value /= 1000;
    return units[unit];
}

static void print_time(char *buf, size_t room, double seconds) {
    uint64_t whole = seconds < 1e9 ? (uint64_t)seconds : 999999999;
    if (whole >= 3600) {
        snprintf(buf, room, "%" PRIu64 ":%02" PRIu64 ":%02" PRIu64, whole / 3600, whole / 60 % 60, whole % 60);
    } else {
        snprintf(buf, room, "%" PRIu64 ":%02" PRIu64, whole / 60, whole % 60);
    }
}

/* Units come in jumps, so the speed is that of the units that are finished, and the time left runs down between them. */
static double seconds_left(struct progress *progress, uint64_t done, uint64_t total, double elapsed) {
    if (done != progress->done) {
        progress->done = done;
        progress->done_at = elapsed;
    }
    double whole = progress->done_at * (double)total / (double)done;
    return whole > elapsed ? whole - elapsed : 0;
}

static void print_share(struct progress *progress, uint64_t done, uint64_t total, double elapsed, char *bar,
                        char *time) {
    char left[TIME] = "?:??";
    print_bar(bar, (double)done / (double)total);
    if (done > 0) print_time(left, sizeof left, seconds_left(progress, done, total, elapsed));
    snprintf(time, TEXT, "%s left", left);
}

static void show(const char *line) {
    fprintf(stderr, "\r%-*.*s", LINE, LINE, line);
    fflush(stderr);
}

/* A method that counts whole units has no nodes. */
static const char *find_rate(const nq_solver *solver, double elapsed, double *rate) {
    uint64_t nodes = get(solver, NQ_NODES) + get(solver, NQ_ITERATIONS), units = get(solver, NQ_UNITS_DONE);
    *rate = (double)(nodes != 0 ? nodes : units) / elapsed;
    return nodes != 0 ? "nodes" : "units";
}

static void print_line(struct progress *progress, const nq_solver *solver, const nq_event *event, double elapsed) {
    char bar[TEXT] = "", time[TEXT], line[3 * TEXT];
    double rate;
    const char *what = find_rate(solver, elapsed, &rate), *unit = scaled(&rate);
    print_time(time, sizeof time, elapsed);
    if (event->total > 0) print_share(progress, event->done, event->total, elapsed, bar, time);
    snprintf(line, sizeof line, "%s %" PRIu64 " found, %.1f%s %s/s, %s", bar, get(solver, NQ_SOLUTIONS), rate, unit,
             what, time);
    show(line);
}

/* Sizes are searched one after the other, each in boxes of its own. */
static double seconds_of_size(struct progress *progress, uint64_t size, double elapsed) {
    struct progress_covers *covers = &progress->covers;
    if (covers->size != size) {
        covers->size = size;
        covers->began_at = elapsed;
        progress->done = 0;
    }
    return elapsed - covers->began_at;
}

static void print_boxes(struct progress *progress, const nq_solver *solver, const nq_event *event, double elapsed,
                        char *text) {
    char bar[TEXT], time[TEXT];
    uint64_t wanted = progress->covers.wanted, size = wanted != 0 ? wanted : get(solver, NQ_LOWER_BOUND);
    print_share(progress, event->done, event->total, seconds_of_size(progress, size, elapsed), bar, time);
    snprintf(text, 3 * TEXT, "k = %" PRIu64 ": %s %" PRIu64 "/%" PRIu64 " boxes, %s", size, bar, event->done,
             event->total, time);
}

static void print_steps(const nq_solver *solver, double elapsed, char *text) {
    char time[TIME];
    double rate;
    const char *what = find_rate(solver, elapsed, &rate), *unit = scaled(&rate);
    print_time(time, sizeof time, elapsed);
    snprintf(text, 3 * TEXT, "at least %" PRIu64 ", %.1f%s %s/s, %s", get(solver, NQ_LOWER_BOUND), rate, unit, what,
             time);
}

static void print_cover_line(struct progress *progress, const nq_solver *solver, const nq_event *event,
                             double elapsed) {
    char text[3 * TEXT], line[4 * TEXT];
    uint64_t found = get(solver, NQ_SOLUTIONS), best = get(solver, NQ_BEST), known = progress->covers.best;
    bool has_boxes = get(solver, NQ_METHOD) == NQ_METHOD_COVER_EXACT;
    if (has_boxes) {
        print_boxes(progress, solver, event, elapsed, text);
    } else {
        print_steps(solver, elapsed, text);
    }
    if (best == 0 || (known != 0 && known < best)) best = known;
    if (has_boxes && found > 0) {
        snprintf(line, sizeof line, "%s, %" PRIu64 " found", text, found);
    } else if (best > 0) {
        snprintf(line, sizeof line, "%s, best %" PRIu64, text, best);
    } else {
        snprintf(line, sizeof line, "%s", text);
    }
    show(line);
}

/* A search that is over at once leaves the screen alone. */
static bool is_time(struct progress *progress, uint64_t milliseconds) {
    if (!progress->is_on || milliseconds - progress->drawn_at < INTERVAL_MS) return false;
    progress->is_drawn = true;
    progress->drawn_at = milliseconds;
    return true;
}

void progress_draw(struct progress *progress, const nq_solver *solver, const nq_event *event) {
    uint64_t now = get(solver, NQ_ELAPSED_NS) / 1000000;
    if (!is_time(progress, now)) return;
    if (progress->covers.is_on) {
        print_cover_line(progress, solver, event, (double)now / 1000);
    } else {
        print_line(progress, solver, event, (double)now / 1000);
    }
}

void progress_draw_units(struct progress *progress, uint64_t done, uint64_t total, uint64_t milliseconds) {
    char bar[TEXT], time[TEXT], line[3 * TEXT];
    if (!is_time(progress, milliseconds)) return;
    print_share(progress, done, total, (double)milliseconds / 1000, bar, time);
    snprintf(line, sizeof line, "%s %" PRIu64 " of %" PRIu64 " units, %s", bar, done, total, time);
    show(line);
}

void progress_clear(struct progress *progress) {
    if (progress->is_drawn) fprintf(stderr, "\r%*s\r", LINE, "");
    progress->is_drawn = false;
}
