#include "panel.h"

enum { GAP = 8, GROUPS_UNDER = 3, ROW_MAX = 42 };

static const struct panel_row rows[PANEL_ROWS] = {
    {COMMAND_START, COMMAND_PAUSE, COMMAND_STOP, TEXT_COMMAND},
    {COMMAND_BACK, COMMAND_STEP, COMMAND_NEXT, TEXT_COMMAND},
    {COMMAND_RESET, COMMAND_PNG, COMMAND_SVG, TEXT_COMMAND},
    {COMMAND_FULL, COMMAND_HELP, COMMAND_QUIT, TEXT_COMMAND},
    {COMMAND_MODE_DOWN, COMMAND_NONE, COMMAND_MODE_UP, TEXT_LABEL_MODE},
    {COMMAND_METHOD_DOWN, COMMAND_NONE, COMMAND_METHOD_UP, TEXT_LABEL_METHOD},
    {COMMAND_N_DOWN, COMMAND_NONE, COMMAND_N_UP, TEXT_COMMAND},
    {COMMAND_SEED_DOWN, COMMAND_NONE, COMMAND_SEED_UP, TEXT_LABEL_SEED},
    {COMMAND_FASTER, COMMAND_NONE, COMMAND_SLOWER, TEXT_LABEL_DELAY},
};

const struct panel_row *panel_row(int row) {
    return &rows[row];
}

/* One column of rows beside the board; three, of three rows each, under it. */
static struct box row_box(const struct layout *layout, int row) {
    int groups = layout->has_side ? 1 : GROUPS_UNDER, per_group = PANEL_ROWS / groups;
    int gap = (int)(GAP * layout->scale), most = (int)(ROW_MAX * layout->scale);
    int wide = (layout->panel.w - gap) / groups, high = (layout->panel.h - 2 * gap) / per_group;
    if (high > most) high = most;
    struct box box = {layout->panel.x + row / per_group * wide, layout->panel.y + gap + row % per_group * high, 0, 0};
    box.w = wide - gap;
    box.h = high - gap / 2;
    box.x += gap;
    return box;
}

static struct box third_of(struct box row, int place, int gap) {
    int wide = (row.w - 2 * gap) / 3;
    return (struct box){row.x + place * (wide + gap), row.y, wide, row.h};
}

static struct box beside_value(struct box row, int place, int gap) {
    int button = row.h < row.w / 5 ? row.h : row.w / 5;
    if (place == 0) return (struct box){row.x, row.y, button, row.h};
    if (place == 2) return (struct box){row.x + row.w - button, row.y, button, row.h};
    return (struct box){row.x + button + gap, row.y, row.w - 2 * (button + gap), row.h};
}

struct box panel_box(const struct layout *layout, int row, int place) {
    struct box box = row_box(layout, row);
    int gap = (int)(GAP / 2 * layout->scale);
    return rows[row].middle == COMMAND_NONE ? beside_value(box, place, gap) : third_of(box, place, gap);
}

static enum command command_at(int row, int place) {
    const enum command commands[] = {rows[row].left, rows[row].middle, rows[row].right};
    return commands[place];
}

enum command panel_hit(const struct layout *layout, int x, int y) {
    for (int row = 0; row < PANEL_ROWS; row++)
        for (int place = 0; place < 3; place++)
            if (box_has(panel_box(layout, row, place), x, y)) return command_at(row, place);
    return COMMAND_NONE;
}

struct box panel_find(const struct layout *layout, enum command command) {
    for (int row = 0; row < PANEL_ROWS; row++)
        for (int place = 0; place < 3; place++)
            if (command_at(row, place) == command) return panel_box(layout, row, place);
    return (struct box){0, 0, 0, 0};
}
