/* The line on the terminal that shows how far a search is. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <nqueens.h>
#include <stdbool.h>

/* What is shown of a search for covers, besides. */
struct progress_covers {
    bool is_on;
    uint64_t wanted; /* queens of the covers that are asked for; 0: as few as possible */
    uint64_t best;   /* queens of a cover that is known already, or 0 */
    uint64_t size;   /* queens of the covers that are searched for now, and since when, in seconds */
    double began_at;
};

struct progress {
    bool is_on;
    bool is_drawn;
    uint64_t drawn_at; /* milliseconds of the search */
    uint64_t done;     /* work units finished, and when the last of them was */
    double done_at;
    struct progress_covers covers;
};

/* On only where stderr is a terminal; `wanted` is false for --quiet. */
void progress_begin(struct progress *progress, bool wanted);

/* The search is one for covers of so many queens; 0: as few as possible. */
void progress_of_covers(struct progress *progress, uint64_t wanted);

/* Called as often as one likes, draws at most ten times a second. */
void progress_draw(struct progress *progress, const nq_solver *solver, const nq_event *event);

/* The same for work that no one solver does: of `total` pieces `done` are done. */
void progress_draw_units(struct progress *progress, uint64_t done, uint64_t total, uint64_t milliseconds);

void progress_clear(struct progress *progress);

#endif
