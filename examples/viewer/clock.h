/* A clock that never goes back. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>

uint64_t clock_now(void); /* nanoseconds */

#endif
