#include "pacing.h"

#include <stddef.h>

static const uint32_t ladder[] = {0, 5, 10, 20, 50, 100, 200, 500, 1000};

enum { RUNGS = sizeof ladder / sizeof *ladder };

uint32_t pacing_slower(uint32_t delay_ms) {
    for (size_t i = 0; i < RUNGS; i++)
        if (ladder[i] > delay_ms) return ladder[i];
    return ladder[RUNGS - 1];
}

uint32_t pacing_faster(uint32_t delay_ms) {
    for (size_t i = RUNGS; i-- > 0;)
        if (ladder[i] < delay_ms) return ladder[i];
    return ladder[0];
}

uint64_t pacing_left(uint32_t delay_ms, uint64_t shown, uint64_t now) {
    uint64_t rest = (uint64_t)delay_ms * 1000000;
    uint64_t passed = now > shown ? now - shown : 0;
    return passed < rest ? rest - passed : 0;
}
