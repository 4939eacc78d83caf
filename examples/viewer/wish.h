/* What a picture needs room for. */
#ifndef WISH_H
#define WISH_H

#include "layout.h"
#include "settings.h"

/* The wish for a picture of this size, in pixels; with or without a panel and a status line. */
struct layout_wish wish_for(const struct settings *settings, int width, int height, double scale, bool has_panel);

#endif
