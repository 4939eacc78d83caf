/* Where everything is in a window of a size. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

struct box {
    int x, y, w, h;
};

struct layout {
    double scale; /* pixels for a point: 2 on a high-density screen */
    uint32_t n;
    int cell;          /* the side of a square, at least 1 */
    int label;         /* the height of column labels; 0: no room for them */
    int row_label;     /* the width of row labels */
    bool has_side;     /* the panel stands beside the board, not under it */
    bool is_stacked;   /* the second board stands under the first, not beside it */
    struct box board;  /* the squares, without labels */
    struct box best;   /* a second board, or empty */
    int caption;       /* the height of a line of text under each board; may be 0 */
    int around;        /* the width that a board and its caption have */
    struct box margin; /* right of the board: a number or a bar for each row */
    struct box panel;
    struct box status; /* the line at the bottom */
};

struct layout_wish {
    int w, h; /* of the window, in pixels */
    double scale;
    uint32_t n;
    bool has_panel;   /* and a status line */
    bool has_best;    /* a second board */
    bool has_margin;  /* numbers beside the rows */
    bool has_caption; /* a line of text under each board */
};

void layout_make(struct layout *layout, const struct layout_wish *wish);

/* A square of the board that begins at `board`. */
struct box layout_square(const struct layout *layout, struct box board, uint32_t row, uint32_t col);

bool box_has(struct box box, int x, int y);

#endif
