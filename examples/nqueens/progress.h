/* The line on the terminal that shows how far a search is. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <nqueens.h>
#include <stdbool.h>

struct progress {
    bool is_on;
    bool is_drawn;
    uint64_t drawn_at; /* milliseconds of the search */
    uint64_t done;     /* work units finished, and when the last of them was */
    double done_at;
};

/* On only where stderr is a terminal; `wanted` is false for --quiet. */
void progress_begin(struct progress *progress, bool wanted);

/* Called as often as one likes, draws at most ten times a second. */
void progress_draw(struct progress *progress, const nq_solver *solver, const nq_event *event);

/* The same for work that no one solver does: of `total` pieces `done` are done. */
void progress_draw_units(struct progress *progress, uint64_t done, uint64_t total, uint64_t milliseconds);

void progress_clear(struct progress *progress);

#endif
