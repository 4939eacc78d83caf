/** @file
 *  The work units of the plain board: a unit holds the solutions whose lower half uses one of an orbit of column sets.
 *
 *  For even n the set of n / 2 columns that the lower rows use decides which columns the upper rows use. Sets that a mirror
 *  image (left to right, or upside down, which takes the complement) turns into each other are one orbit, and one unit.
 *
 *  For odd n the middle row and column are set apart. Let d be the distance of the middle row's queen from the centre and e
 *  that of the middle column's. Up to a transposition e <= d, and the half board without the middle column's queen uses n / 2
 *  of the other columns: that set and its mirror image are one orbit.
 *
 *  The numbering is part of the ABI. */
#ifndef NQI_SEARCH_COLUMN_SETS_H
#define NQI_SEARCH_COLUMN_SETS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    NQI_COLUMN_SETS_MIN = 4, /**< smaller boards have no halves worth the name */
    NQI_COLUMN_SETS_MAX = 32 /**< a set of columns is one 32-bit word */
};

/** The canonical set of a unit. */
struct nqi_column_set {
    uint32_t columns;
    bool palindrome;      /**< it is its own mirror image */
    bool self_complement; /**< n even: its mirror image is its complement */
};

/** How many units a board of n rows has; 0 where sets do not apply. */
uint64_t nqi_column_sets_total(uint32_t n);

/** The canonical set of a unit below the total. */
struct nqi_column_set nqi_column_set_of_unit(uint32_t n, uint64_t unit);

/** How many sets the orbit has. */
uint32_t nqi_column_set_orbit(uint32_t n, struct nqi_column_set set);

/** The unit whose orbit contains a set of n / 2 columns (n odd: without the middle one). */
uint64_t nqi_unit_of_column_set(uint32_t n, uint32_t columns);

/** A unit is the union of disjoint parts: the same board, with a mask of allowed columns for each row. How many there are. */
uint32_t nqi_column_set_parts(uint32_t n, uint64_t unit);

/** The mask for each of the n rows of a part. */
void nqi_column_set_part(uint32_t n, uint64_t unit, uint32_t part, uint32_t *allowed);

#endif
