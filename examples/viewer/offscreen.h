/* The events of a search as a row of pictures, without a display. */
#ifndef OFFSCREEN_H
#define OFFSCREEN_H

#include "options.h"

/* Writes frame-0001.png and so on, a picture for each event, until the frames or the events are used up. Exit code. */
int offscreen_run(const struct options *options, const char *font_path);

#endif
