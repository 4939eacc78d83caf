/* A search in a thread of its own. Its steps go into a queue: all of them while somebody paces it, those for which there is
 * room when it runs freely. */
#ifndef WORKER_H
#define WORKER_H

#include "gate.h"
#include "queue.h"
#include "settings.h"

struct worker {
    pthread_t thread;
    nq_solver *solver;
    struct gate gate;
    struct queue *queue;
    enum mode mode;
    uint32_t n;
    uint64_t method;
    uint64_t serial;   /* events so far */
    uint64_t best;     /* queens of the smallest cover that was shown */
    struct step step;  /* the one being made */
    struct step found; /* the last solution */
    atomic_bool is_over;
    uint64_t ended; /* clock_now() at the end */
    nq_status status;
    char message[NQ_MESSAGE_SIZE];
};

/* Begins a search, paused at its first event, or on its way to the first solution, if asked. The queue outlives it. */
nq_status worker_start(struct worker *worker, const struct settings *settings, struct queue *queue, bool is_paused,
                       bool is_skipping);

/* Asks it to end; within 50 ms worker_is_over(). */
void worker_stop(struct worker *worker);
bool worker_is_over(struct worker *worker);

/* A statistic of the search, from any thread between start and join. */
uint64_t worker_get(const struct worker *worker, nq_key key);

/* Waits for the end, and lets go of everything but what is said of the end: status, message, ended, serial. */
void worker_join(struct worker *worker);

#endif
