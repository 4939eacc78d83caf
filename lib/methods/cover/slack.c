#include "methods/cover/slack.h"

#include "base/bits.h"

/* The bits of @p length lines that begin at the first empty one, or earlier where the board ends. If the lines are more than
 * the box is long, all empty ones are among them. */
static uint32_t interval(uint32_t first, uint32_t length, uint32_t n) {
    uint32_t start = first + length > n ? n - length : first;
    return (uint32_t)(nqi_low_bits(length) << start);
}

struct nqi_slack nqi_slack_of_columns(const struct nqi_box *box, uint32_t n, const uint32_t *wanted) {
    uint32_t inside = interval(box->top, box->right - box->left, n);
    return (struct nqi_slack){box->left, box->right, inside, inside & wanted[box->left], inside & wanted[box->right]};
}

/* The columns of a row where a square is to be covered. */
static uint32_t wanted_in_row(const uint32_t *wanted, uint32_t n, uint32_t row) {
    uint32_t columns = 0;
    for (uint32_t col = 0; col < n; col++) columns |= (wanted[col] >> row & 1) << col;
    return columns;
}

struct nqi_slack nqi_slack_of_rows(const struct nqi_box *box, uint32_t n, const uint32_t *wanted) {
    uint32_t inside = interval(box->left, box->bottom - box->top, n);
    return (struct nqi_slack){box->top, box->bottom, inside, inside & wanted_in_row(wanted, n, box->top),
                              inside & wanted_in_row(wanted, n, box->bottom)};
}

/* Slack: what the queens to come can cover, those that must stand outside two squares each, less what is uncovered. */
static int slack_of(uint32_t left, uint32_t low, uint32_t high, uint32_t outside) {
    return (int)(4 * left) - (int)(nqi_popcount(low) + nqi_popcount(high) + 2 * nqi_popcount(outside));
}

/* Where at least so many of four things are: a pair of which the second never comes without the first, and two more. */
static inline uint32_t at_least(int wanted, uint32_t first, uint32_t second, uint32_t a, uint32_t b) {
    uint32_t any = a | b, both = a & b;
    switch (wanted) {
    case 1: return first | any;
    case 2: return second | (first & any) | both;
    case 3: return (second & any) | (first & both);
    case 4: return second & both;
    default: return wanted <= 0 ? UINT32_MAX : 0;
    }
}

bool nqi_slack_filter_columns(const struct nqi_slack *slack, const struct nqi_slack_view *view, uint32_t *candidates) {
    uint32_t n = view->n, outside = view->rows & ~slack->inside;
    uint32_t low = nqi_uncovered_in_column(view->lines, n, view->full, slack->low) & slack->low_squares;
    uint32_t high = nqi_uncovered_in_column(view->lines, n, view->full, slack->high) & slack->high_squares;
    int wanted = 4 - slack_of(view->left, low, high, outside);
    if (wanted > 4) return false;
    if (wanted <= 0) return true;
    uint64_t diagonals = (uint64_t)low << (n - 1 - slack->low) | (uint64_t)high << (n - 1 - slack->high);
    uint64_t antidiagonals = (uint64_t)low << slack->low | (uint64_t)high << slack->high;
    for (uint32_t col = 0; col < n; col++) {
        uint32_t a = (uint32_t)(diagonals >> (n - 1 - col)), b = (uint32_t)(antidiagonals >> col);
        uint32_t inner = at_least(wanted, low | high, low & high, a, b);
        uint32_t outer = at_least(wanted - 2, low | high, low & high, a, b);
        candidates[col] &= (inner & ~outside) | (outer & outside);
    }
    return true;
}

/* All bits, if this bit is set. */
static inline uint32_t spread(uint32_t word, uint32_t bit) {
    return 0 - (word >> bit & 1);
}

bool nqi_slack_filter_rows(const struct nqi_slack *slack, const struct nqi_slack_view *view, uint32_t *candidates) {
    uint32_t n = view->n, outside = view->columns & ~slack->inside;
    uint32_t low = nqi_uncovered_in_row(view->lines, n, view->full, slack->low) & slack->low_squares;
    uint32_t high = nqi_uncovered_in_row(view->lines, n, view->full, slack->high) & slack->high_squares;
    int wanted = 4 - slack_of(view->left, low, high, outside);
    if (wanted > 4) return false;
    if (wanted <= 0) return true;
    uint64_t diagonals = (uint64_t)nqi_mirror(low, n) << slack->low | (uint64_t)nqi_mirror(high, n) << slack->high;
    uint64_t antidiagonals = (uint64_t)low << slack->low | (uint64_t)high << slack->high;
    /* By how many of the squares a queen covers along her column: what her diagonals must do is the rest, none, one or two. */
    uint32_t two = (low & high) | outside, one = (low ^ high) & ~outside, none = ~(one | two);
    uint32_t enough = wanted == 1 ? one | two : wanted == 2 ? two : 0;
    uint32_t lacks_one = wanted == 1 ? none : wanted == 2 ? one : wanted == 3 ? two : 0;
    uint32_t lacks_two = wanted == 2 ? none : wanted == 3 ? one : wanted == 4 ? two : 0;
    for (uint32_t col = 0; col < n; col++) {
        uint32_t a = (uint32_t)(diagonals >> (n - 1 - col)), b = (uint32_t)(antidiagonals >> col);
        candidates[col] &= spread(enough, col) | ((a | b) & spread(lacks_one, col)) | (a & b & spread(lacks_two, col));
    }
    return true;
}
