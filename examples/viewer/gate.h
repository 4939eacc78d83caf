/* The gate through which a search passes at each event: open, or held by a pause, a rest between events, or a stop. The
 * window moves it from its own thread. */
#ifndef GATE_H
#define GATE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum {
    GATE_OPEN, /* nothing is waited for */
    GATE_SKIP, /* open up to the next solution */
    GATE_HOLD, /* ask gate_wait() */
    GATE_STOPPED
};

struct gate {
    atomic_int how; /* follows from what is below */
    pthread_mutex_t lock;
    pthread_cond_t moved;
    bool is_stopped;
    bool is_paused;
    bool is_skipping;
    uint32_t steps; /* events that may pass in spite of the pause */
    uint32_t delay_ms;
};

bool gate_init(struct gate *gate, bool is_paused, bool is_skipping, uint32_t delay_ms);
void gate_destroy(struct gate *gate);

/* For the window. */
void gate_pause(struct gate *gate);
void gate_go_on(struct gate *gate);
void gate_step(struct gate *gate); /* one event on, and paused */
void gate_skip(struct gate *gate); /* on to the next solution, and paused there */
void gate_stop(struct gate *gate); /* for good */
void gate_set_delay(struct gate *gate, uint32_t delay_ms);

/* For the search: how the gate stands, at the price of reading a word. */
int gate_how(struct gate *gate);

/* For the search, at an event that has been shown: waits as long as the gate says. Answers 1 when it was stopped. */
int gate_wait(struct gate *gate, bool is_solution);

#endif
