#include "methods/backtrack/safe.h"

#include "base/alloc.h"

#include <string.h>

/* Eight flags are read at once, past the end too; what lies there is 0, not free. */
enum { PAD = 16 };

static uint64_t padded(uint64_t bytes) {
    return (bytes + PAD + 15) / 16 * 16;
}

/* Takes the next piece of the memory; without memory it only adds up the size. */
static void *carve(const struct nqi_safe *safe, uint64_t *used, uint64_t bytes) {
    void *piece = safe->memory ? (uint8_t *)safe->memory + *used : NULL;
    *used += padded(bytes);
    return piece;
}

static uint64_t lay_out(struct nqi_safe *safe) {
    uint64_t n = safe->n, used = 0;
    safe->count = carve(safe, &used, n * sizeof *safe->count);
    safe->queen = carve(safe, &used, n * sizeof *safe->queen);
    safe->open = carve(safe, &used, n);
    safe->column = carve(safe, &used, n);
    safe->column_back = carve(safe, &used, n);
    safe->diagonal = carve(safe, &used, 2 * n);
    safe->diagonal_back = carve(safe, &used, 2 * n);
    safe->antidiagonal = carve(safe, &used, 2 * n);
    for (int i = 0; i < 2; i++) {
        safe->diagonal_half[i] = carve(safe, &used, n);
        safe->antidiagonal_half[i] = carve(safe, &used, n);
    }
    if (safe->forbidden->count) safe->forbidden_from = carve(safe, &used, (n + 1) * sizeof *safe->forbidden_from);
    return used;
}

static void free_all_lines(struct nqi_safe *safe) {
    size_t n = safe->n, lines = n ? 2 * n - 1 : 0;
    memset(safe->open, 1, n);
    memset(safe->column, 1, n);
    memset(safe->column_back, 1, n);
    memset(safe->diagonal, 1, lines);
    memset(safe->diagonal_back, 1, lines);
    memset(safe->antidiagonal, 1, lines);
    for (int i = 0; i < 2; i++) {
        memset(safe->diagonal_half[i], 1, n);
        memset(safe->antidiagonal_half[i], 1, n);
    }
}

/* Counts the columns of each row that are not forbidden. */
static void count_rows(struct nqi_safe *safe) {
    const struct nqi_squares *forbidden = safe->forbidden;
    uint32_t at = 0;
    for (uint32_t row = 0; row < safe->n; row++) {
        uint32_t first = at;
        while (at < forbidden->count && forbidden->squares[at].row == row) at++;
        if (safe->forbidden_from) safe->forbidden_from[row] = first;
        safe->count[row] = (int32_t)(safe->n - (at - first));
        safe->queen[row] = NQ_NO_COLUMN;
    }
    if (safe->forbidden_from) safe->forbidden_from[safe->n] = at;
}

bool nqi_safe_open(struct nqi_safe *safe, const nq_allocator *allocator, const nq_problem *problem) {
    *safe = (struct nqi_safe){.n = problem->rules.n, .forbidden = &problem->forbidden};
    safe->memory = nqi_alloc_zero(allocator, lay_out(safe), 1);
    if (!safe->memory) return false;
    lay_out(safe);
    free_all_lines(safe);
    count_rows(safe);
    return true;
}

void nqi_safe_close(struct nqi_safe *safe, const nq_allocator *allocator) {
    nqi_release(allocator, safe->memory);
}

static bool is_forbidden(const struct nqi_safe *safe, nq_square square) {
    if (!safe->forbidden_from) return false;
    uint32_t low = safe->forbidden_from[square.row], high = safe->forbidden_from[square.row + 1], end = high;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (safe->forbidden->squares[middle].col < square.col)
            low = middle + 1;
        else
            high = middle;
    }
    return low < end && safe->forbidden->squares[low].col == square.col;
}

bool nqi_safe_has(const struct nqi_safe *safe, nq_square square) {
    uint32_t row = square.row, col = square.col;
    bool is_free = safe->column[col] & safe->diagonal[row + (safe->n - 1 - col)] & safe->antidiagonal[row + col];
    return is_free && !is_forbidden(safe, square);
}

/* Eight columns of a row: a byte is 1 where the three lines are free. */
static uint64_t free_lines(const struct nqi_safe *safe, uint32_t row, uint32_t col) {
    uint64_t column, diagonal, antidiagonal;
    memcpy(&column, safe->column + col, 8);
    memcpy(&diagonal, safe->diagonal_back + (safe->n - 1 - row) + col, 8);
    memcpy(&antidiagonal, safe->antidiagonal + row + col, 8);
    return column & diagonal & antidiagonal;
}

static uint32_t first_of_eight(const struct nqi_safe *safe, uint32_t row, uint32_t col) {
    for (uint32_t end = col + 8; col < end && col < safe->n; col++)
        if (nqi_safe_has(safe, (nq_square){row, col})) return col;
    return NQ_NO_COLUMN;
}

uint32_t nqi_safe_next(const struct nqi_safe *safe, uint32_t row, uint32_t from) {
    for (uint32_t col = from; col < safe->n; col += 8) {
        uint32_t found = free_lines(safe, row, col) ? first_of_eight(safe, row, col) : NQ_NO_COLUMN;
        if (found != NQ_NO_COLUMN) return found;
    }
    return NQ_NO_COLUMN;
}

uint32_t nqi_safe_columns(const struct nqi_safe *safe, uint32_t row, uint32_t *columns) {
    uint32_t count = 0;
    for (uint32_t col = 0; col < safe->n; col += 8) {
        if (!free_lines(safe, row, col)) continue;
        for (uint32_t i = col; i < col + 8 && i < safe->n; i++)
            if (nqi_safe_has(safe, (nq_square){row, i})) columns[count++] = i;
    }
    return count;
}

uint32_t nqi_safe_at(const struct nqi_safe *safe, uint32_t row, uint32_t rank) {
    uint32_t col = 0;
    while (!safe->forbidden_from) { /* the bytes of eight flags add up in the highest byte of the product */
        uint32_t eight = (uint32_t)(free_lines(safe, row, col) * UINT64_C(0x0101010101010101) >> 56);
        if (eight > rank) break;
        rank -= eight;
        col += 8;
    }
    col = nqi_safe_next(safe, row, col);
    for (; rank > 0; rank--) col = nqi_safe_next(safe, row, col + 1);
    return col;
}

/* A line through a square: its rows, and the flags of the two other lines through each of its squares. */
struct line {
    const uint8_t *x, *y;
    uint32_t first, length;
};

static uint32_t smaller(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

static uint32_t distance(uint32_t a, uint32_t b) {
    return a > b ? a - b : b - a;
}

static void find_lines(const struct nqi_safe *safe, nq_square square, struct line lines[3]) {
    uint32_t n = safe->n, row = square.row, col = square.col, back = n - 1 - col;
    uint32_t diagonal = row + back, antidiagonal = row + col;
    uint32_t above = smaller(row, col), above_anti = smaller(row, back); /* rows above on the two diagonals */
    lines[0] = (struct line){safe->diagonal + back, safe->antidiagonal + col, 0, n};
    lines[1] = (struct line){safe->column + (col - above),
                             safe->antidiagonal_half[antidiagonal & 1] + (antidiagonal / 2 - above), row - above,
                             n - distance(row, col)};
    lines[2] = (struct line){safe->column_back + (back - above_anti),
                             safe->diagonal_half[diagonal & 1] + (diagonal / 2 - above_anti), row - above_anti,
                             n - distance(row, back)};
}

/* The three loops that all the time goes into; they vectorize. */
static void subtract(int32_t *restrict count, const uint8_t *restrict x, const uint8_t *restrict y, size_t length) {
    for (size_t i = 0; i < length; i++) count[i] -= x[i] & y[i];
}

static void add(int32_t *restrict count, const uint8_t *restrict x, const uint8_t *restrict y, size_t length) {
    for (size_t i = 0; i < length; i++) count[i] += x[i] & y[i];
}

static uint32_t sum(const uint8_t *restrict open, const uint8_t *restrict x, const uint8_t *restrict y, size_t length) {
    uint32_t total = 0;
    for (size_t i = 0; i < length; i++) total += open[i] & x[i] & y[i];
    return total;
}

static void set_lines(struct nqi_safe *safe, nq_square square, uint8_t is_free) {
    uint32_t n = safe->n, back = n - 1 - square.col, diagonal = square.row + back;
    uint32_t antidiagonal = square.row + square.col;
    safe->column[square.col] = safe->column_back[back] = is_free;
    safe->diagonal[diagonal] = safe->diagonal_back[2 * n - 2 - diagonal] = is_free;
    safe->diagonal_half[diagonal & 1][diagonal / 2] = is_free;
    safe->antidiagonal[antidiagonal] = safe->antidiagonal_half[antidiagonal & 1][antidiagonal / 2] = is_free;
}

/* The slow way, where some squares are forbidden: they were never counted. */
static void change_one_by_one(struct nqi_safe *safe, nq_square square, int32_t by) {
    uint32_t columns[3];
    for (uint32_t row = 0; row < safe->n; row++) {
        if (row == square.row) continue;
        uint32_t count = nqi_attacked_columns(safe->n, square, row, columns);
        for (uint32_t i = 0; i < count; i++)
            if (nqi_safe_has(safe, (nq_square){row, columns[i]})) safe->count[row] += by;
    }
}

/* What the row of the queen itself needs: the fast loops take its square away three times. */
static int32_t own_row(const struct nqi_safe *safe) {
    return NQI_TAKEN + (safe->forbidden_from ? 0 : 3);
}

void nqi_safe_place(struct nqi_safe *safe, nq_square square) {
    struct line lines[3];
    if (safe->forbidden_from) {
        change_one_by_one(safe, square, -1);
    } else {
        find_lines(safe, square, lines);
        for (int i = 0; i < 3; i++) subtract(safe->count + lines[i].first, lines[i].x, lines[i].y, lines[i].length);
    }
    set_lines(safe, square, 0);
    safe->count[square.row] += own_row(safe);
    safe->queen[square.row] = square.col;
    safe->open[square.row] = 0;
}

void nqi_safe_remove(struct nqi_safe *safe, uint32_t row) {
    struct line lines[3];
    nq_square square = {row, safe->queen[row]};
    set_lines(safe, square, 1);
    safe->count[row] -= own_row(safe);
    safe->queen[row] = NQ_NO_COLUMN;
    safe->open[row] = 1;
    if (safe->forbidden_from) {
        change_one_by_one(safe, square, 1);
        return;
    }
    find_lines(safe, square, lines);
    for (int i = 0; i < 3; i++) add(safe->count + lines[i].first, lines[i].x, lines[i].y, lines[i].length);
}

static uint32_t attacked_one_by_one(const struct nqi_safe *safe, nq_square square) {
    uint32_t columns[3], total = 0;
    for (uint32_t row = 0; row < safe->n; row++) {
        if (!safe->open[row] || row == square.row) continue;
        uint32_t count = nqi_attacked_columns(safe->n, square, row, columns);
        for (uint32_t i = 0; i < count; i++) total += nqi_safe_has(safe, (nq_square){row, columns[i]});
    }
    return total;
}

uint32_t nqi_safe_attacked(const struct nqi_safe *safe, nq_square square) {
    struct line lines[3];
    uint32_t total = 0;
    if (safe->forbidden_from) return attacked_one_by_one(safe, square);
    find_lines(safe, square, lines);
    for (int i = 0; i < 3; i++) total += sum(safe->open + lines[i].first, lines[i].x, lines[i].y, lines[i].length);
    return total - (safe->open[square.row] ? 3 : 0); /* the square itself, once on each line */
}
