/* How long a search rests at each of its events. */
#ifndef PACING_H
#define PACING_H

#include <stdint.h>

/* The next rest on the ladder from 0 to 1000 ms; at an end it stays. */
uint32_t pacing_slower(uint32_t delay_ms);
uint32_t pacing_faster(uint32_t delay_ms);

/* Nanoseconds of the rest that are left at `now`, for an event shown at `shown`. */
uint64_t pacing_left(uint32_t delay_ms, uint64_t shown, uint64_t now);

#endif
