#include "board/d4.h"

#include <string.h>

#include "board/squares.h"

enum { D4_SIZE = 8 };

/*
 * Every symmetry is: transpose or not, then turn the rows upside down or not, then mirror the columns or not. For a
 * placement with one queen in each row that gives the image's columns without making the image.
 */
typedef struct {
    bool transpose, flip_rows, flip_cols;
} symmetry;

static const symmetry symmetries[D4_SIZE] = {
    {false, false, false}, {true, false, true}, {false, true, true},  {true, true, false},
    {false, false, true},  {true, true, true},  {false, true, false}, {true, false, false},
};

nq_square nqi_d4_apply(uint32_t n, nq_symmetry g, nq_square s) {
    symmetry is = symmetries[g];
    uint32_t row = is.transpose ? s.col : s.row;
    uint32_t col = is.transpose ? s.row : s.col;
    return (nq_square){is.flip_rows ? n - 1 - row : row, is.flip_cols ? n - 1 - col : col};
}

void nqi_d4_transform(uint32_t n, nq_symmetry g, const nq_square *in, size_t count, nq_square *out) {
    for (size_t i = 0; i < count; i++) out[i] = nqi_d4_apply(n, g, in[i]);
    nqi_squares_sort(out, count);
}

static bool has_one_in_each_row(uint32_t n, const nq_square *in, size_t count) {
    if (count != n) return false;
    for (uint32_t row = 0; row < n; row++) {
        if (in[row].row != row) return false;
    }
    return true;
}

/* Stores in inverse[c].row the row of the queen in column c; false when a column has two, so that some column has none. */
static bool invert(uint32_t n, const nq_square *in, nq_square *inverse) {
    for (uint32_t row = 0; row < n; row++) inverse[in[row].col].row = row;
    for (uint32_t row = 0; row < n; row++) {
        if (inverse[in[row].col].row != row) return false;
    }
    return true;
}

/* Compares an image with the placement itself, row by row; only a transposing symmetry looks at the inverse. */
static int compare_columns(uint32_t n, symmetry is, const nq_square *in, const nq_square *inverse) {
    for (uint32_t row = 0; row < n; row++) {
        uint32_t from = is.flip_rows ? n - 1 - row : row;
        uint32_t col = is.transpose ? inverse[from].row : in[from].col;
        if (is.flip_cols) col = n - 1 - col;
        if (col != in[row].col) return col < in[row].col ? -1 : 1;
    }
    return 0;
}

static int compare_image(uint32_t n, nq_symmetry g, const nq_square *in, size_t count, nq_square *scratch) {
    nqi_d4_transform(n, g, in, count, scratch);
    return nqi_squares_compare(scratch, in, count);
}

bool nqi_d4_is_smallest(uint32_t n, unsigned group, const nq_square *in, size_t count, nq_square *scratch,
                        uint32_t *orbit) {
    /* The transposing ones come last: most placements are refused before the inverse is needed. */
    static const nq_symmetry order[] = {4, 2, 6, 1, 3, 5, 7};
    bool by_columns = has_one_in_each_row(n, in, count), inverted = false;
    uint32_t members = 1, stabilizer = 1;
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        nq_symmetry g = order[i];
        if (!(group >> g & 1)) continue;
        if (by_columns && symmetries[g].transpose && !inverted) by_columns = inverted = invert(n, in, scratch);
        int compared =
            by_columns ? compare_columns(n, symmetries[g], in, scratch) : compare_image(n, g, in, count, scratch);
        if (compared < 0) return false;
        members++;
        stabilizer += compared == 0;
    }
    *orbit = members / stabilizer;
    return true;
}

uint32_t nqi_d4_canonical(uint32_t n, const nq_square *in, size_t count, nq_square *out, nq_square *scratch) {
    /* A walk through all eight images that needs no more than the one before: three turns, a mirror, three turns. */
    static const nq_symmetry walk[] = {1, 1, 1, 4, 1, 1, 1};
    uint32_t stabilizer = 1;
    nqi_d4_transform(n, 0, in, count, scratch);
    if (count) memcpy(out, scratch, count * sizeof *out);
    for (size_t i = 0; i < sizeof walk / sizeof *walk; i++) {
        nqi_d4_transform(n, walk[i], scratch, count, scratch);
        int compared = nqi_squares_compare(scratch, out, count);
        if (compared > 0) continue;
        stabilizer = compared ? 1 : stabilizer + 1;
        if (compared) memcpy(out, scratch, count * sizeof *out);
    }
    return D4_SIZE / stabilizer;
}
