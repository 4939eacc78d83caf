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

/* The side of a square, when so many boards share the width and the height, each with this much around it. */
static int side_of(const struct box *room, uint32_t n, int beside, int stacked, int wide, int high) {
    int across = (room->w / beside - wide) / (int)n, down = (room->h / stacked - high) / (int)n;
    int side = least(across, down);
    return side > 0 ? side : 1;
}

/* Two boards stand as they become larger. */
static void size_squares(struct layout *layout, const struct layout_wish *wish, const struct box *room) {
    int wide = layout->row_label + layout->margin.w, high = layout->label + layout->caption;
    int boards = wish->has_best ? 2 : 1;
    int beside = side_of(room, wish->n, boards, 1, wide, high), stacked = side_of(room, wish->n, 1, boards, wide, high);
    layout->is_stacked = stacked > beside;
    layout->cell = layout->is_stacked ? stacked : beside;
}

/* Labels go where there is no room for both. */
static void size_boards(struct layout *layout, const struct layout_wish *wish, const struct box *room) {
    int biggest = points(layout, LABEL_MAX);
    layout->label = biggest;
    layout->row_label = biggest * 3 / 2;
    layout->margin.w = wish->has_margin ? 2 * biggest : 0;
    size_squares(layout, wish, room);
    if (layout->cell >= points(layout, LABEL_MIN)) return;
    layout->label = 0;
    layout->row_label = 0;
    size_squares(layout, wish, room);
}

/* A board in the middle of what its labels and its caption leave. */
static struct box centred(const struct layout *layout, const struct box *room) {
    int size = layout->cell * (int)layout->n;
    struct box board = {0, 0, size, size};
    board.x = room->x + layout->row_label + (room->w - layout->row_label - size - layout->margin.w) / 2;
    board.y = room->y + layout->label + (room->h - layout->label - size - layout->caption) / 2;
    return board;
}

static void place_boards(struct layout *layout, const struct layout_wish *wish, struct box room) {
    struct box other = room;
    if (wish->has_best && layout->is_stacked) {
        room.h = other.h = room.h / 2;
        other.y += room.h;
    } else if (wish->has_best) {
        room.w = other.w = room.w / 2;
        other.x += room.w;
    }
    layout->board = centred(layout, &room);
    if (wish->has_best) layout->best = centred(layout, &other);
    layout->around = room.w;
    layout->margin.x = layout->board.x + layout->board.w;
    layout->margin.y = layout->board.y;
    layout->margin.h = layout->board.h;
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
