#include "signals.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

/* A second signal ends the process, unless it came with the first: `timeout` sends each one twice. */
enum { TWICE_SECONDS = 1 };

static _Atomic(nq_solver *) watched;
static atomic_int caught; /* threads look at it */
static atomic_llong caught_at;

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (long long)time.tv_sec;
}

static void end_by(int number) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
    raise(number); /* takes effect when the handler returns */
}

static void on_signal(int number) {
    int none = 0;
    if (atomic_load(&caught) == 0) atomic_store(&caught_at, now());
    bool is_first = atomic_compare_exchange_strong(&caught, &none, number);
    if (!is_first && now() - atomic_load(&caught_at) > TWICE_SECONDS) end_by(number);
    nq_solver_cancel(atomic_load(&watched));
}

/* What the parent made us ignore, as a shell does for background jobs, stays ignored. */
static void handle(int number) {
    struct sigaction before, action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
    if (sigaction(number, NULL, &before) == 0 && before.sa_handler == SIG_IGN) return;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

void signals_begin(void) {
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigemptyset(&ignore.sa_mask);
    sigaction(SIGPIPE, &ignore, NULL);
    handle(SIGINT);
    handle(SIGTERM);
}

void signals_watch(nq_solver *solver) {
    atomic_store(&watched, solver);
    /* A signal that came just before had nothing to cancel. */
    if (atomic_load(&caught)) nq_solver_cancel(solver);
}

int signals_caught(void) {
    return atomic_load(&caught);
}
