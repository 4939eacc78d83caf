/* The window, and what happens in it. */
#ifndef WINDOW_H
#define WINDOW_H

#include "options.h"

/* Until it is closed. Answers the exit code. */
int window_run(const struct options *options, const char *font_path);

#endif
