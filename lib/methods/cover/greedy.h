/** @file
 *  A first cover, at once: always the queen that covers the most. */
#ifndef NQI_METHODS_COVER_GREEDY_H
#define NQI_METHODS_COVER_GREEDY_H

#include "methods/cover/cover.h"

/** The size of a cover of a board of n <= NQI_COVER_MAX rows that has the required and none of the forbidden squares;
 *  0 when it finds none. If the queens may attack each other and n > 0, then there is none. */
uint32_t nqi_cover_greedy(const nq_problem *problem);

#endif
