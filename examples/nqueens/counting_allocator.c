#include "counting_allocator.h"

#include <stdlib.h>

/* Before each block stands its size, in room that keeps the block aligned for any type. */
union header {
    size_t size;
    max_align_t align;
};

static void raise_most(struct byte_count *bytes, size_t now) {
    size_t most = atomic_load(&bytes->most);
    while (now > most && !atomic_compare_exchange_weak(&bytes->most, &most, now)) {
    }
}

static void *count_alloc(void *user, size_t size) {
    struct byte_count *bytes = user;
    if (size > SIZE_MAX - sizeof(union header)) return NULL;
    union header *header = malloc(sizeof *header + size);
    if (header == NULL) return NULL;
    header->size = size;
    raise_most(bytes, atomic_fetch_add(&bytes->now, size) + size);
    return header + 1;
}

static void count_release(void *user, void *memory) {
    struct byte_count *bytes = user;
    union header *header = (union header *)memory - 1;
    atomic_fetch_sub(&bytes->now, header->size);
    free(header);
}

nq_allocator counting_allocator(struct byte_count *bytes) {
    atomic_init(&bytes->now, 0);
    atomic_init(&bytes->most, 0);
    return (nq_allocator){count_alloc, count_release, bytes};
}
