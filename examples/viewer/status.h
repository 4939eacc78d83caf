/* The status line, and other short texts with numbers in them. */
#ifndef STATUS_H
#define STATUS_H

#include "session.h"
#include "texts.h"

enum { STATUS_MAX = 320 };

/* "mrv · n = 8 · 3 solutions · 41 nodes · depth 5 · 0.61 s · running" */
void status_line(const struct session *session, enum lang lang, char line[STATUS_MAX]);

/* The end of it: "running", with the bounds of a cover: "running: at least 4, at most 8", or how the search has ended:
 * "ready: 92 solutions in 0.61 s". */
void status_state(const struct session *session, enum lang lang, char line[STATUS_MAX]);

/* The method's name in the library. */
const char *status_method(const struct settings *settings);

#endif
