#include "signals.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic(nq_solver *) watched;
static volatile sig_atomic_t caught;

static void on_signal(int number) {
    caught = number;
    nq_solver_cancel(atomic_load(&watched));
}

/* What the parent made us ignore, as a shell does for background jobs, stays ignored. */
static void handle(int number) {
    struct sigaction before, action = {.sa_handler = on_signal, .sa_flags = SA_RESTART | (int)SA_RESETHAND};
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
    if (caught) nq_solver_cancel(solver);
}

int signals_caught(void) {
    return (int)caught;
}
