/* --checkpoint: the file that a count is saved to, and goes on from. Its first line says in words what is counted, and has
 * to be the same when the count goes on; the saved solver follows. */
#ifndef CHECKPOINT_H
#define CHECKPOINT_H

#include "file_lock.h"
#include "search.h"

enum { CHECKPOINT_TITLE_MAX = 256 };

struct checkpoint {
    struct search *search;
    const char *path;
    struct file_lock lock;
    char title[CHECKPOINT_TITLE_MAX];       /* the first line for the whole board or for the units assigned */
    char alternative[CHECKPOINT_TITLE_MAX]; /* another first line that means the same, or "" */
    uint64_t saved_at;                      /* nanoseconds of a clock */
    bool is_resumed;                        /* the search goes on from the file */
    bool is_due;                            /* the search was stopped to be saved */
};

/* Locks the file, and reads it where the options say so. `range` is what was assigned, or NULL; `total` all units there are.
 * CODE_DONE, or CODE_BAD once it has said why; close it in either case. */
int checkpoint_open(struct checkpoint *checkpoint, struct search *search, const struct unit_range *range,
                    uint64_t total);

/* To be called for each event of the search: saves if it is time. False to stop the search, which is then to be saved. */
bool checkpoint_event(struct checkpoint *checkpoint, const nq_event *event);

/* CODE_DONE, or CODE_BAD once it has said why. */
int checkpoint_save(struct checkpoint *checkpoint);

/* The count is complete, and printed. */
void checkpoint_remove(const struct checkpoint *checkpoint);

void checkpoint_close(struct checkpoint *checkpoint);

#endif
