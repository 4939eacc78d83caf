/** @file
 *  The lines that queens occupy, as bits, and with them the squares that are not yet covered. A board is looked at column by
 *  column: bit r of a column's word stands for row r. */
#ifndef NQI_METHODS_COVER_LINES_H
#define NQI_METHODS_COVER_LINES_H

#include "methods/cover/cover.h"

/** Occupied lines. Bit row - col + n - 1 of the diagonals, bit row + col of the antidiagonals. */
struct nqi_lines {
    uint32_t rows, columns;
    uint64_t diagonals, antidiagonals;
};

/** The lines of a queen added. */
static inline struct nqi_lines nqi_lines_with(const struct nqi_lines *lines, uint32_t n, uint32_t row, uint32_t col) {
    return (struct nqi_lines){lines->rows | UINT32_C(1) << row, lines->columns | UINT32_C(1) << col,
                              lines->diagonals | UINT64_C(1) << (row + (n - 1 - col)),
                              lines->antidiagonals | UINT64_C(1) << (row + col)};
}

/** The rows of a column that no queen covers; @p full has the bits of all rows. */
static inline uint32_t nqi_uncovered_in_column(const struct nqi_lines *lines, uint32_t n, uint32_t full, uint32_t col) {
    if (lines->columns >> col & 1) return 0;
    return full &
           ~(lines->rows | (uint32_t)(lines->diagonals >> (n - 1 - col)) | (uint32_t)(lines->antidiagonals >> col));
}

/** The lowest n bits in reverse. */
static inline uint32_t nqi_mirror(uint32_t word, uint32_t n) {
    word = word >> 16 | word << 16;
    word = (word >> 8 & 0x00FF00FF) | (word & 0x00FF00FF) << 8;
    word = (word >> 4 & 0x0F0F0F0F) | (word & 0x0F0F0F0F) << 4;
    word = (word >> 2 & 0x33333333) | (word & 0x33333333) << 2;
    word = (word >> 1 & 0x55555555) | (word & 0x55555555) << 1;
    return word >> (32 - n);
}

/** The columns of a row that no queen covers. */
static inline uint32_t nqi_uncovered_in_row(const struct nqi_lines *lines, uint32_t n, uint32_t full, uint32_t row) {
    if (lines->rows >> row & 1) return 0;
    uint32_t diagonals = nqi_mirror((uint32_t)(lines->diagonals >> row) & full, n);
    return full & ~(lines->columns | diagonals | (uint32_t)(lines->antidiagonals >> row));
}

/** The squares of column @p col that a queen on (@p at_row, @p at_col) covers. */
static inline uint32_t nqi_covered_in_column(uint32_t full, uint32_t at_row, uint32_t at_col, uint32_t col) {
    if (col == at_col) return full;
    uint32_t bit = UINT32_C(1) << at_row, distance = col > at_col ? col - at_col : at_col - col;
    return (bit | bit >> distance | (uint32_t)((uint64_t)bit << distance)) & full;
}

#endif
