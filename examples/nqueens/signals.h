/* Ctrl-C and SIGTERM: the search is asked to stop, what was found is printed, the exit code tells. */
#ifndef SIGNALS_H
#define SIGNALS_H

#include <nqueens.h>

/* From now on the first SIGINT or SIGTERM is noted; another one seconds later ends the process at once. SIGPIPE becomes
 * EPIPE. */
void signals_begin(void);

/* The solver to cancel when a signal comes, or NULL. */
void signals_watch(nq_solver *solver);

/* The signal that came, or 0. */
int signals_caught(void);

#endif
