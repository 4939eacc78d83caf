#include "methods/meet_in_the_middle/arena.h"

#include "base/alloc.h"

void *nqi_arena_take(struct arena *arena, size_t count, size_t size) {
    if (arena->blocks == ARENA_BLOCKS || count > (SIZE_MAX - ARENA_ALIGNMENT) / size) return NULL;
    void *block = nqi_alloc_zero(arena->allocator, count * size + ARENA_ALIGNMENT, 1);
    if (!block) return NULL;
    arena->block[arena->blocks++] = block;
    size_t past = (uintptr_t)block % ARENA_ALIGNMENT;
    return (char *)block + (past ? ARENA_ALIGNMENT - past : 0);
}

void nqi_arena_release(struct arena *arena) {
    while (arena->blocks > 0) nqi_release(arena->allocator, arena->block[--arena->blocks]);
}
