/* The buttons: what each asks for, and where it is. */
#ifndef PANEL_H
#define PANEL_H

#include "commands.h"
#include "layout.h"
#include "texts.h"

/* Rows of the panel. Some are three buttons; the others have a button to either side of a value. */
enum { PANEL_ROWS = 9 };

struct panel_row {
    enum command left;
    enum command middle; /* COMMAND_NONE: the value stands there */
    enum command right;
    enum text label; /* of the value, or TEXT_COMMAND */
};

const struct panel_row *panel_row(int row);

/* Place 0, 1 or 2 of a row; the value's box where the middle is no button. */
struct box panel_box(const struct layout *layout, int row, int place);

/* The button at a point of the window; COMMAND_NONE where there is none. */
enum command panel_hit(const struct layout *layout, int x, int y);

/* Where the button of a command is; an empty box where it has none. */
struct box panel_find(const struct layout *layout, enum command command);

#endif
