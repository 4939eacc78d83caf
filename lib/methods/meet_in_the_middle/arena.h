/* Memory taken once: a short list of aligned blocks from the caller's allocator. */
#ifndef NQI_MIDDLE_ARENA_H
#define NQI_MIDDLE_ARENA_H

#include <nqueens/problem.h>

#define ARENA_ALIGNMENT 64
#define ARENA_BLOCKS 64

struct arena {
    const nq_allocator *allocator;
    void *block[ARENA_BLOCKS];
    unsigned blocks;
};

/* count * size bytes, zeroed and aligned for any vector, or null. */
void *nqi_arena_take(struct arena *arena, size_t count, size_t size);
void nqi_arena_release(struct arena *arena);

#endif
