/* A bounded queue of steps between one thread that puts and one that takes. Neither ever waits in it. */
#ifndef QUEUE_H
#define QUEUE_H

#include "step.h"

#include <stdatomic.h>

enum { QUEUE_ROOM = 256 };

struct queue {
    atomic_size_t put;   /* steps ever put */
    atomic_size_t taken; /* steps ever taken */
    struct step *steps;
};

bool queue_open(struct queue *queue);
void queue_close(struct queue *queue);

/* For the thread that puts. False, with nothing done, when there is no room. */
bool queue_has_room(const struct queue *queue);
bool queue_put(struct queue *queue, const struct step *step);

/* For the thread that takes. The next step, or NULL; it stays valid until queue_drop(). */
const struct step *queue_peek(const struct queue *queue);
void queue_drop(struct queue *queue);

#endif
