#include "layout.h"

enum { PANEL_WIDE = 236, PANEL_HIGH = 132, STATUS_HIGH = 28, GAP = 12, LABEL_MAX = 18, LABEL_MIN = 8, CAPTION = 26 };

static int points(const struct layout *layout, int count) {
    return (int)(count * layout->scale);
}

static int least(int a, int b) {
    return a < b ? a : b;
}

/* Beside the board in a wide window, under it in a high one. */
static struct box take_panel(struct layout *layout, struct box *room) {
    int wide = points(layout, PANEL_WIDE), high = points(layout, PANEL_HIGH);
    struct box panel = *room;
    layout->has_side = room->w >= room->h;
    if (layout->has_side) {
        panel.w = least(wide, room->w / 2);
        panel.x = room->x + room->w - panel.w;
        room->w -= panel.w;
    } else {
        panel.h = least(high, room->h / 2);
        panel.y = room->y + room->h - panel.h;
        room->h -= panel.h;
    }
    return panel;
}

static struct box take_status(struct layout *layout, struct box *room) {
    struct box status = *room;
    status.h = least(points(layout, STATUS_HIGH), room->h / 4);
    status.y = room->y + room->h - status.h;
    room->h -= status.h;
    return status;
}

/* The side of a square, when `boards` boards stand side by side with this much for labels around each. */
static int side_of(const struct box *room, uint32_t n, int boards, int wide, int high) {
    int across = (room->w / boards - wide) / (int)n, down = (room->h - high) / (int)n;
    int side = least(across, down);
    return side > 0 ? side : 1;
}

/* A board in the middle of what its labels leave. */
static struct box centred(const struct layout *layout, const struct box *room, int size) {
    int left = layout->row_label, top = layout->label, right = layout->margin.w;
    struct box board = {0, 0, size, size};
    board.x = room->x + left + (room->w - left - size - right) / 2;
    board.y = room->y + top + (room->h - top - size) / 2;
    return board;
}

static void place_boards(struct layout *layout, const struct layout_wish *wish, struct box room) {
    int size = layout->cell * (int)layout->n;
    struct box left = room, right = room;
    left.w = wish->has_best ? room.w / 2 : room.w;
    right.w = left.w;
    right.x = room.x + left.w;
    layout->board = centred(layout, &left, size);
    if (wish->has_best) layout->best = centred(layout, &right, size);
    layout->margin.x = layout->board.x + size;
    layout->margin.y = layout->board.y;
    layout->margin.h = size;
}

/* Labels go first where there is no room for both. */
static void size_boards(struct layout *layout, const struct layout_wish *wish, const struct box *room) {
    int boards = wish->has_best ? 2 : 1, biggest = points(layout, LABEL_MAX);
    int margin = wish->has_margin ? 2 * biggest : 0;
    layout->row_label = biggest * 3 / 2;
    layout->cell = side_of(room, wish->n, boards, layout->row_label + margin, biggest);
    layout->label = biggest;
    layout->margin.w = margin;
    if (layout->cell >= points(layout, LABEL_MIN)) return;
    layout->label = 0;
    layout->row_label = 0;
    layout->margin.w = 0;
    layout->cell = side_of(room, wish->n, boards, 0, 0);
}

static struct box inner(const struct layout *layout, struct box room) {
    int gap = points(layout, GAP);
    return (struct box){room.x + gap, room.y + gap, room.w - 2 * gap, room.h - 2 * gap};
}

void layout_make(struct layout *layout, const struct layout_wish *wish) {
    struct box room = {0, 0, wish->w, wish->h};
    *layout = (struct layout){.scale = wish->scale, .n = wish->n};
    if (wish->has_panel) {
        layout->status = take_status(layout, &room);
        layout->panel = take_panel(layout, &room);
    }
    room = inner(layout, room);
    layout->caption = wish->has_caption ? points(layout, CAPTION) : 0;
    room.h -= layout->caption;
    size_boards(layout, wish, &room);
    place_boards(layout, wish, room);
}

struct box layout_square(const struct layout *layout, struct box board, uint32_t row, uint32_t col) {
    int cell = layout->cell;
    return (struct box){board.x + (int)col * cell, board.y + (int)row * cell, cell, cell};
}

bool box_has(struct box box, int x, int y) {
    return x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;
}
