/* Connected regions on a board, each with one square that it keeps. */
#ifndef REGIONS_H
#define REGIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Larger boards would need more symbols than there are letters. */
enum { REGIONS_MAX = 26 };

struct regions {
    uint32_t n;
    uint32_t of[REGIONS_MAX * REGIONS_MAX]; /* row by row, as nq_problem_regions() takes them */
    uint32_t columns[REGIONS_MAX];          /* of the square in each row that region `row` keeps */
};

/* Grows region r from the square (r, columns[r]), for each row r, until no square is free. */
void regions_grow(struct regions *regions, uint64_t *random);

/* A square that can go over to a neighbouring region. */
struct move {
    uint32_t square; /* row * n + column */
    uint32_t to;
};

/* The moves of a square: at most 4, none where it is one that its region keeps, or holds its region together. */
size_t regions_moves(const struct regions *regions, uint32_t square, struct move moves[4]);

#endif
