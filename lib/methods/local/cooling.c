/* Temperatures and chances, in fixed point. */
#include "methods/local/cooling.h"

/* One, with 32 bits behind the point. */
#define ONE (UINT64_C(1) << 32)

/* The series of exp(-x) for x below 1, so many terms that the next is below the last bit. */
static uint64_t exp_minus_fraction(uint64_t x) {
    uint64_t term = ONE, sum = ONE;
    for (uint64_t i = 1; i <= 14; i++) {
        term = (term * x >> 32) / i;
        sum = i % 2 ? sum - term : sum + term;
    }
    return sum;
}

/* exp(-x) is exp(-x/32) squared five times. Factors are below 2^32 or exactly that, so products fit. */
uint32_t nqi_exp_minus(uint64_t x) {
    if (x == 0) return UINT32_C(1) << NQI_COOLING_BITS;
    if (x >= 22 * ONE) return 0;
    uint64_t result = exp_minus_fraction(x / 32);
    if (result == ONE) result--;
    for (int i = 0; i < 5; i++) result = result * result >> 32;
    return (uint32_t)(result >> (32 - NQI_COOLING_BITS));
}

static void find_chances(struct nqi_cooling *cooling) {
    for (uint32_t more = 0; more < NQI_COOLING_WORST; more++)
        cooling->chance[more] = nqi_exp_minus(cooling->coldness * more);
}

void nqi_cooling_begin(struct nqi_cooling *cooling) {
    cooling->coldness = ONE;
    find_chances(cooling);
}

void nqi_cooling_lower(struct nqi_cooling *cooling) {
    if (nqi_cooling_is_cold(cooling)) return;
    cooling->coldness += cooling->coldness / 16;
    find_chances(cooling);
}

int nqi_cooling_is_cold(const struct nqi_cooling *cooling) {
    return cooling->coldness >= 16 * ONE;
}
