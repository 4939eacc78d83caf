/* The last steps of a search, and which of them is looked at. The oldest go when there are too many. */
#ifndef HISTORY_H
#define HISTORY_H

#include "step.h"

enum { HISTORY_ROOM = 4096 };

struct history {
    struct step *steps; /* a ring */
    size_t room;
    uint64_t added; /* steps ever added: the newest is number added - 1 */
    uint64_t view;  /* the number of the one that is looked at */
};

bool history_open(struct history *history, size_t room);
void history_close(struct history *history);
void history_clear(struct history *history);

/* A look at the newest one goes on to the new one. A look at an older one stays, as long as it is kept. */
void history_add(struct history *history, const struct step *step);

/* One step back or on. False, with nothing done, at the oldest and the newest. */
bool history_back(struct history *history);
bool history_on(struct history *history);

void history_to_newest(struct history *history);
bool history_at_newest(const struct history *history);

/* The step that is looked at; NULL while there is none. */
const struct step *history_look(const struct history *history);

#endif
