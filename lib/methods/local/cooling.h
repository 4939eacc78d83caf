/** @file
 *  The cooling schedule of simulated annealing, in whole numbers, so that it is the same on every machine: the last bit of
 *  exp() in floating point is not. */
#ifndef NQI_METHODS_LOCAL_COOLING_H
#define NQI_METHODS_LOCAL_COOLING_H

#include <stdint.h>

enum {
    NQI_COOLING_BITS = 30, /**< resolution of the chances: one is 2 to the power of this */
    NQI_COOLING_WORST = 16 /**< a move that makes so many pairs more is never accepted */
};

/** A temperature: it falls from 1 to 1/16 by a factor of 16/17 each time. */
struct nqi_cooling {
    uint64_t coldness;                  /**< one divided by the temperature, times 2 to the power of 32 */
    uint32_t chance[NQI_COOLING_WORST]; /**< of accepting so many pairs more */
};

/** exp(-x) times 2 to the power of #NQI_COOLING_BITS, for x times 2 to the power of 32; to about seven digits. */
uint32_t nqi_exp_minus(uint64_t x);

/** Goes to the highest temperature. */
void nqi_cooling_begin(struct nqi_cooling *cooling);

/** Goes to the next temperature, unless it is the last. */
void nqi_cooling_lower(struct nqi_cooling *cooling);

/** Whether the lowest temperature is reached. */
int nqi_cooling_is_cold(const struct nqi_cooling *cooling);

#endif
