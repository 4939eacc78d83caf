/* Makes region puzzles with exactly one solution. A random placement of queens that do not touch is to be the solution;
 * regions grow around its queens at random; and while there is another solution, a square of that one goes over to a
 * neighbouring region, which then has two of its queens. */
#ifndef PUZZLE_MAKER_H
#define PUZZLE_MAKER_H

#include "regions.h"

#include <nqueens.h>

struct puzzle_maker {
    uint64_t random;             /* the seed at first */
    uint64_t attempts;           /* made so far, each with another placement */
    uint64_t limit;              /* of attempts */
    bool (*is_over)(void *user); /* asked again and again: true to give up */
    void *user;
    struct regions regions;
};

/* NQ_OK: the regions have the one solution columns[]. NQ_EXHAUSTED: the limit was met. NQ_PAUSED: it was told to
 * give up. Or an error of the library. The size is 1 .. REGIONS_MAX. */
nq_status puzzle_make(struct puzzle_maker *maker, uint32_t n);

#endif
