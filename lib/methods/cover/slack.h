/** @file
 *  The bound that wins: Spencer's inequality, used inside the search.
 *
 *  Take the outermost empty columns a < b of a box, and the squares of both in b - a rows that follow each other and hold the
 *  outermost empty rows; of a square box one of these. No queen stands in the two columns, and no diagonal meets two of the
 *  squares. So a queen in these rows covers at most four of the squares: two by its row, two by its diagonals. A queen in
 *  another row covers at most two; and other rows, but the last one of a square box, all need a queen. What the queens to come
 *  can cover at most, less what is still uncovered, is the slack: a queen that covers fewer squares than it could
 *  uses it up. With k queens near (n - 1) / 2 there is next to none. The same holds for the empty rows. */
#ifndef NQI_METHODS_COVER_SLACK_H
#define NQI_METHODS_COVER_SLACK_H

#include "methods/cover/boxes.h"
#include "methods/cover/lines.h"

/** Two parallel lines that stay empty, the bits of the crossing lines that the squares are on, and of these squares those
 *  that are not exempt. */
struct nqi_slack {
    uint32_t low, high, inside;
    uint32_t low_squares, high_squares;
};

/** Makes the slack of the box's columns, or of its rows. @p wanted: the squares to be covered, rows by column. */
struct nqi_slack nqi_slack_of_columns(const struct nqi_box *box, uint32_t n, const uint32_t *wanted);
struct nqi_slack nqi_slack_of_rows(const struct nqi_box *box, uint32_t n, const uint32_t *wanted);

/** What a search knows where it looks for slack. */
struct nqi_slack_view {
    uint32_t n, full;
    uint32_t left; /**< queens to come */
    const struct nqi_lines *lines;
    uint32_t rows, columns; /**< that still need a queen */
};

/** Takes from the candidates, rows by column, those that would use up more slack than there is.
 *  @return false when there is less than none. */
bool nqi_slack_filter_columns(const struct nqi_slack *slack, const struct nqi_slack_view *view, uint32_t *candidates);
bool nqi_slack_filter_rows(const struct nqi_slack *slack, const struct nqi_slack_view *view, uint32_t *candidates);

#endif
