/* A search as somebody at the window drives it: start, pause, step, stop, settings that change. It never waits. */
#ifndef SESSION_H
#define SESSION_H

#include "commands.h"
#include "history.h"
#include "worker.h"

enum state { STATE_READY, STATE_RUNNING, STATE_PAUSED, STATE_STOPPING };

enum outcome {
    OUTCOME_NONE,     /* nothing has ended yet */
    OUTCOME_COMPLETE, /* ended by itself */
    OUTCOME_STOPPED,
    OUTCOME_ERROR,    /* see message */
    OUTCOME_NOT_BUILT /* the mode has no method in this library */
};

struct session {
    struct settings settings;
    struct queue queue;
    struct history history;
    struct worker worker;
    enum state state;
    enum outcome outcome;
    bool is_alive;    /* the worker's thread is to be joined */
    bool is_fresh;    /* nothing has been searched since the last reset */
    bool is_given_up; /* what the worker still says is of no interest */
    bool begins_anew; /* once the worker has ended */
    bool keeps_size;  /* the last command asked for another size of a puzzle, which has its own */
    bool is_skipping; /* on the way to the next solution */
    uint64_t ticked;  /* nanoseconds, of the last tick */
    uint64_t elapsed; /* nanoseconds, without pauses */
    uint64_t events;
    uint64_t nodes;
    uint64_t solutions;
    uint64_t fewest, least; /* queens: of the smallest cover so far, and proven to be needed; 0: not known */
    struct step best;       /* the smallest cover so far */
    bool has_best;
    nq_status status; /* with OUTCOME_ERROR: which */
    char message[NQ_MESSAGE_SIZE];
};

bool session_open(struct session *session, const struct settings *settings, uint64_t now);

/* Ends a running search, which takes 50 ms at most. */
void session_close(struct session *session);

/* Does what a command asks for; false for a command that is the window's, not the search's. */
bool session_command(struct session *session, enum command command);

/* Takes over what has happened by `now`. True when there is something new to show. */
bool session_tick(struct session *session, uint64_t now);

/* The step to be shown, or NULL. */
const struct step *session_look(const struct session *session);

/* Whether steps are on the way that the window has not seen. */
bool session_is_busy(const struct session *session);

#endif
