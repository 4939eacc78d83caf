/* What the window is asked to show. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "modes.h"
#include "step.h"

enum { REGIONS_MAX = 52, DELAY_MAX = 1000 };

/* Queens that a file brought. They stand on a board of their own size only. */
struct given {
    uint32_t n; /* 0: none */
    uint32_t count;
    nq_square squares[BOARD_MAX];
};

/* A puzzle: the region of each square, row by row. */
struct regions {
    uint32_t n; /* 0: none */
    uint32_t of[REGIONS_MAX * REGIONS_MAX];
};

struct settings {
    enum mode mode;
    uint32_t n;
    uint64_t method;
    uint64_t seed;
    uint32_t delay_ms;
    struct given given;
    struct regions regions;
};

#endif
