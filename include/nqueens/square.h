/**
 * @file nqueens/square.h
 * @brief The one value type, and the pure functions over placements.
 */
#ifndef NQUEENS_SQUARE_H
#define NQUEENS_SQUARE_H

#include "status.h"

/** @defgroup square Squares
 *  A placement is an array of squares, sorted by row and then by column: this holds everywhere in the library. The
 *  functions here need no handle and keep no state; all are thread-safe.
 *  @{ */

/** The largest board, in rows. Room for two billion diagonals in 32 bits. */
#define NQ_SIZE_MAX 1000000000u

/** A square, counted from the top left corner, from zero. */
typedef struct nq_square {
    uint32_t row; /**< 0 .. n - 1, downwards. */
    uint32_t col; /**< 0 .. n - 1, to the right. */
} nq_square;

/**
 * An element of D4, the symmetries of the square. 0 is the identity; 1, 2 and 3 turn the board clockwise by 90, 180 and
 * 270 degrees; 4 .. 7 mirror it left to right first and then turn it by 0, 90, 180, 270 degrees.
 */
typedef int nq_symmetry;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Moves a placement by a symmetry of the board.
 * @param n      the board's size.
 * @param g      the symmetry, 0 .. 7.
 * @param in     @p count squares on the board, in any order.
 * @param count  how many; 0 is fine, and then @p in and @p out may be NULL.
 * @param out    room for @p count squares; receives them sorted. May be @p in itself.
 * @return #NQ_OK; #NQ_E_ARG for a null array, a symmetry outside 0 .. 7, n > #NQ_SIZE_MAX or a square off the board.
 */
NQ_API nq_status nq_transform(uint32_t n, nq_symmetry g, const nq_square *in, size_t count, nq_square *out);

/**
 * The canonical form of a placement: the lexicographically smallest of its eight images, numbers compared as numbers.
 * @param n      the board's size.
 * @param in     @p count squares on the board, in any order.
 * @param count  how many; 0 is fine, and then @p in and @p out may be NULL.
 * @param out    room for @p count squares; receives the canonical form, sorted. May be @p in itself.
 * @param orbit  receives the number of different images: 1, 2, 4 or 8. May be NULL.
 * @return #NQ_OK; #NQ_E_ARG as for nq_transform(); #NQ_E_NOMEM (more than 64 squares need a working copy).
 */
NQ_API nq_status nq_canonical(uint32_t n, const nq_square *in, size_t count, nq_square *out, uint32_t *orbit);

/** Text and picture formats. All but SVG are read back by nq_parse(). */
enum {
    NQ_FORMAT_COLUMNS, /**< One line with the column of each row: "1 3 0 2"; "-" for a row without a queen. */
    NQ_FORMAT_SQUARES, /**< One line with the size and the squares: "4: (0,1) (1,3) (2,0) (3,2)". */
    NQ_FORMAT_ASCII,   /**< A picture of n lines, "Q" and ".", a space between. */
    NQ_FORMAT_UTF8,    /**< The same with U+265B (black chess queen) and U+00B7 (middle dot). */
    NQ_FORMAT_SVG,     /**< A stand-alone SVG image, 45 user units a square, n at most 1000. */
    NQ_FORMAT_LISTS    /**< One line of nested lists: "[[0, 1], [1, 3], [2, 0], [3, 2]]". */
};

/**
 * Writes a placement as text. Every line ends in a line feed, the only one too; the empty board is an empty line, "0:" or
 * "[]".
 *
 * Asked with @p buf NULL, it only stores the size: `malloc(len)` is then always enough.
 * @param n        the board's size.
 * @param squares  @p count squares on the board, sorted by row, then column, none twice.
 * @param count    how many squares.
 * @param format   one of the NQ_FORMAT_ values.
 * @param buf      receives the text and a final NUL, or NULL.
 * @param len      in: the size of @p buf in bytes; out: the bytes needed, the final NUL included.
 * @return #NQ_OK; #NQ_E_SPACE when @p buf is too small (@p len says what is needed, @p buf is untouched); #NQ_E_ARG for a
 *         null pointer, an unknown format, a square off the board or out of order; #NQ_E_UNSUPPORTED for columns with two
 *         queens in one row, or an SVG image past n = 1000; #NQ_E_RANGE if the picture would pass 2^40 bytes.
 */
NQ_API nq_status nq_render(uint32_t n, const nq_square *squares, size_t count, int format, char *buf, size_t *len);

/**
 * Reads a placement from text, in any of the text formats, without being told which.
 *
 * Columns may also stand one a line. Pictures may use `Q`, `q`, `X`, `x`, `*`, `#`, `1`, U+2655 or U+265B for a queen,
 * `.`, `-`, `_`, `+`, `o`, `0`, U+00B7 or U+25A0 .. U+25A1 for a free square, with or without spaces between. In lists the size
 * is the larger of the number of squares and the largest coordinate plus one. Line ends may be LF or CRLF, and leading
 * blank lines are passed over. In a file of boards a picture ends after n lines, and columns one a line end at a blank line. A
 * square twice in unsorted squares or lists is found only when the squares are asked for, not when they are only counted;
 * @p squares may then have been written to. Several queens in one row are read as they are: whether the placement is a solution is for
 * nq_problem_check() to say. A text with nothing but blank lines is the empty board, n = 0; no text at all is an error.
 * @param text     @p len bytes; no final NUL needed.
 * @param len      the number of bytes.
 * @param used     NULL: the text must hold one board and nothing else. Otherwise the first board is read, and the number of
 *                 bytes it took is stored, blank lines after it included, so that a file of boards is read in a loop.
 * @param n        receives the board's size.
 * @param squares  receives the squares, sorted, or NULL to ask for their number only.
 * @param count    in: the room in @p squares; out: the number of squares.
 * @param message  NULL, or room for #NQ_MESSAGE_SIZE bytes; receives what is wrong and where ("" when nothing is).
 * @return #NQ_OK; #NQ_E_FORMAT for text that is no board: a ragged line, a column outside the board, a square twice, a NUL
 *         byte, a board past #NQ_SIZE_MAX; #NQ_E_SPACE when @p squares is too small (@p count says what is needed);
 *         #NQ_E_ARG for a null pointer.
 */
NQ_API nq_status nq_parse(const char *text, size_t len, size_t *used, uint32_t *n, nq_square *squares, size_t *count,
                          char *message);

#ifdef __cplusplus
}
#endif
/** @} */
#endif
