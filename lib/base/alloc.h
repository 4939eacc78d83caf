/** @file
 *  Memory through the caller's allocator, with sizes that cannot wrap. */
#ifndef NQI_BASE_ALLOC_H
#define NQI_BASE_ALLOC_H

#include <nqueens/problem.h>

/** malloc() and free(). */
extern const nq_allocator nqi_default_allocator;

/** Room for @p count objects of @p size bytes; NULL when there is none or the size would wrap. At least one byte is asked
 *  for, so that NULL always means failure. */
void *nqi_alloc(const nq_allocator *allocator, uint64_t count, size_t size);

/** The same, zeroed. */
void *nqi_alloc_zero(const nq_allocator *allocator, uint64_t count, size_t size);

/** Releases; NULL is fine. */
void nqi_release(const nq_allocator *allocator, void *memory);

#endif
