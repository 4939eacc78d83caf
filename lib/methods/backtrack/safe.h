/** @file
 *  Safe counts: for each row, how many of its columns no queen attacks, in O(n) time and memory a placement.
 *
 *  A square is safe if its column, diagonal and antidiagonal are free and it is not forbidden. A queen makes at most
 *  three squares of each other row unsafe, one on each of its lines, and such a square was safe before if the two
 *  other lines through it were free: so a placement subtracts, line by line, an AND of two flags from the counts,
 *  and taking the queen back adds it again. The flags are kept in several directions, so that all three loops run
 *  forwards with stride one. */
#ifndef NQI_METHODS_BACKTRACK_SAFE_H
#define NQI_METHODS_BACKTRACK_SAFE_H

#include "problem/problem.h"

/** Added to the count of a row that holds a queen, so that it is never the smallest. */
enum { NQI_TAKEN = 1 << 30 };

/** The widest board: what the arithmetic in 32 bits has room for. */
enum { NQI_SAFE_MAX = 65535 };

struct nqi_safe {
    uint32_t n;
    int32_t *count;  /**< by row; more by NQI_TAKEN while the row holds a queen */
    uint32_t *queen; /**< by row: the column, or #NQ_NO_COLUMN */
    uint8_t *open;   /**< by row: 1 while it holds no queen */
    /* Flags of lines, 1 is free. Diagonals are counted by row - col + n - 1, antidiagonals by row + col. */
    uint8_t *column, *column_back;                        /**< the second from the last to the first */
    uint8_t *diagonal, *diagonal_back, *diagonal_half[2]; /**< halves: those with even and with odd numbers */
    uint8_t *antidiagonal, *antidiagonal_half[2];         /**< the same */
    const struct nqi_squares *forbidden;
    uint32_t
        *forbidden_from; /**< by row, n + 1 of them: its first forbidden square; NULL where there are none at all */
    void *memory;        /**< what all of this is in */
};

/** Makes the empty board of a problem of at most NQI_SAFE_MAX rows. @return false when memory fails; close() is then
 *  due all the same. */
bool nqi_safe_open(struct nqi_safe *safe, const nq_allocator *allocator, const nq_problem *problem);
void nqi_safe_close(struct nqi_safe *safe, const nq_allocator *allocator);

/** Puts a queen on a safe square of an open row. */
void nqi_safe_place(struct nqi_safe *safe, nq_square square);
/** Takes the queen of a row back. The order does not matter. */
void nqi_safe_remove(struct nqi_safe *safe, uint32_t row);

/** Whether a square is safe. Asked of an open row. */
bool nqi_safe_has(const struct nqi_safe *safe, nq_square square);
/** The first safe column of a row that is not before @p from, or #NQ_NO_COLUMN. */
uint32_t nqi_safe_next(const struct nqi_safe *safe, uint32_t row, uint32_t from);
/** Lists the safe columns of a row, ascending; answers how many. */
uint32_t nqi_safe_columns(const struct nqi_safe *safe, uint32_t row, uint32_t *columns);
/** The entry of that list at @p rank, which must be below the row's count. */
uint32_t nqi_safe_at(const struct nqi_safe *safe, uint32_t row, uint32_t rank);
/** How many safe squares of other open rows a queen on this square would attack. */
uint32_t nqi_safe_attacked(const struct nqi_safe *safe, nq_square square);

/** The columns that a queen attacks in another row of a board of n rows, ascending; answers how many: 1 to 3. */
static inline uint32_t nqi_attacked_columns(uint32_t n, nq_square queen, uint32_t row, uint32_t columns[3]) {
    uint32_t distance = row > queen.row ? row - queen.row : queen.row - row, count = 0;
    if (queen.col >= distance) columns[count++] = queen.col - distance;
    columns[count++] = queen.col;
    if (distance < n - queen.col) columns[count++] = queen.col + distance;
    return count;
}

#endif
