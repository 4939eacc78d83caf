#include "queue.h"

#include <stdlib.h>

bool queue_open(struct queue *queue) {
    atomic_init(&queue->put, 0);
    atomic_init(&queue->taken, 0);
    queue->steps = calloc(QUEUE_ROOM, sizeof *queue->steps);
    return queue->steps != NULL;
}

void queue_close(struct queue *queue) {
    free(queue->steps);
    queue->steps = NULL;
}

bool queue_has_room(const struct queue *queue) {
    size_t put = atomic_load_explicit(&queue->put, memory_order_relaxed);
    return put - atomic_load_explicit(&queue->taken, memory_order_acquire) < QUEUE_ROOM;
}

bool queue_put(struct queue *queue, const struct step *step) {
    size_t put = atomic_load_explicit(&queue->put, memory_order_relaxed);
    if (!queue_has_room(queue)) return false;
    queue->steps[put % QUEUE_ROOM] = *step;
    atomic_store_explicit(&queue->put, put + 1, memory_order_release);
    return true;
}

const struct step *queue_peek(const struct queue *queue) {
    size_t taken = atomic_load_explicit(&queue->taken, memory_order_relaxed);
    if (taken == atomic_load_explicit(&queue->put, memory_order_acquire)) return NULL;
    return &queue->steps[taken % QUEUE_ROOM];
}

void queue_drop(struct queue *queue) {
    size_t taken = atomic_load_explicit(&queue->taken, memory_order_relaxed);
    atomic_store_explicit(&queue->taken, taken + 1, memory_order_release);
}
