/* An allocator that counts: how many bytes there are, and how many there were at most. Any thread may use it. */
#ifndef COUNTING_ALLOCATOR_H
#define COUNTING_ALLOCATOR_H

#include <nqueens.h>
#include <stdatomic.h>

struct byte_count {
    atomic_size_t now;
    atomic_size_t most;
};

/* The count has to outlive all that is allocated. */
nq_allocator counting_allocator(struct byte_count *bytes);

#endif
