/* From settings to a problem and its solver. */
#ifndef SETUP_H
#define SETUP_H

#include "settings.h"

/* A problem as the settings ask for. On an error `message`, of NQ_MESSAGE_SIZE bytes, says what is wrong. */
nq_status setup_problem(const struct settings *settings, nq_problem **out, char *message);

/* A solver of such a problem, on which nothing has been called yet. */
nq_status setup_solver(const struct settings *settings, nq_solver **out, char *message);

#endif
