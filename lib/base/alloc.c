#include "base/alloc.h"

#include <stdlib.h>
#include <string.h>

static void *default_alloc(void *user, size_t size) {
    (void)user;
    return malloc(size);
}

static void default_release(void *user, void *memory) {
    (void)user;
    free(memory);
}

const nq_allocator nqi_default_allocator = {default_alloc, default_release, NULL};

void *nqi_alloc(const nq_allocator *allocator, uint64_t count, size_t size) {
    if (count > SIZE_MAX / size) return NULL;
    size_t bytes = (size_t)count * size;
    return allocator->alloc(allocator->user, bytes ? bytes : 1);
}

void *nqi_alloc_zero(const nq_allocator *allocator, uint64_t count, size_t size) {
    void *memory = nqi_alloc(allocator, count, size);
    if (memory) memset(memory, 0, (size_t)count * size);
    return memory;
}

void nqi_release(const nq_allocator *allocator, void *memory) {
    if (memory) allocator->release(allocator->user, memory);
}
