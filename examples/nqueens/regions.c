#include "regions.h"

#include "random_numbers.h"

enum { NO_REGION = REGIONS_MAX };

/* The squares above, below, left and right. */
static size_t neighbours(uint32_t n, uint32_t square, uint32_t found[4]) {
    uint32_t row = square / n, col = square % n;
    size_t count = 0;
    if (row > 0) found[count++] = square - n;
    if (row + 1 < n) found[count++] = square + n;
    if (col > 0) found[count++] = square - 1;
    if (col + 1 < n) found[count++] = square + 1;
    return count;
}

/* A free square joins a neighbour, if the neighbour has a region. */
static bool join(struct regions *regions, uint32_t square, uint64_t *random) {
    uint32_t around[4];
    size_t count = neighbours(regions->n, square, around);
    uint32_t chosen = regions->of[around[random_below(random, count)]];
    if (chosen == NO_REGION) return false;
    regions->of[square] = chosen;
    return true;
}

void regions_grow(struct regions *regions, uint64_t *random) {
    uint32_t n = regions->n, left = n * n - n;
    for (uint32_t i = 0; i < n * n; i++) regions->of[i] = NO_REGION;
    for (uint32_t row = 0; row < n; row++) regions->of[row * n + regions->columns[row]] = row;
    while (left > 0) {
        uint32_t square = (uint32_t)random_below(random, (uint64_t)n * n);
        if (regions->of[square] == NO_REGION && join(regions, square, random)) left--;
    }
}

/* The region without the square is still in one part: a walk from the square that the region keeps reaches all of it. */
static bool is_whole_without(const struct regions *regions, uint32_t square) {
    uint32_t n = regions->n, region = regions->of[square], size = 0;
    uint32_t walk[REGIONS_MAX * REGIONS_MAX] = {region * n + regions->columns[region]}, around[4];
    bool seen[REGIONS_MAX * REGIONS_MAX] = {false};
    size_t reached = 1;
    seen[square] = seen[walk[0]] = true;
    for (size_t i = 0; i < reached; i++) {
        for (size_t k = neighbours(n, walk[i], around); k-- > 0;) {
            if (seen[around[k]] || regions->of[around[k]] != region) continue;
            seen[around[k]] = true;
            walk[reached++] = around[k];
        }
    }
    for (uint32_t i = 0; i < n * n; i++) size += regions->of[i] == region;
    return reached + 1 == size;
}

static bool has_move(const struct move *moves, size_t count, uint32_t to) {
    for (size_t i = 0; i < count; i++) {
        if (moves[i].to == to) return true;
    }
    return false;
}

size_t regions_moves(const struct regions *regions, uint32_t square, struct move moves[4]) {
    uint32_t n = regions->n, around[4];
    size_t count = 0;
    if (regions->columns[square / n] == square % n || !is_whole_without(regions, square)) return 0;
    for (size_t k = neighbours(n, square, around); k-- > 0;) {
        uint32_t to = regions->of[around[k]];
        if (to != regions->of[square] && !has_move(moves, count, to)) moves[count++] = (struct move){square, to};
    }
    return count;
}
