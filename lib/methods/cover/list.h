/** @file
 *  Covers that wait to be delivered, the smallest first: a heap, so that no single step takes long, however many there are. */
#ifndef NQI_METHODS_COVER_LIST_H
#define NQI_METHODS_COVER_LIST_H

#include "base/bytes.h"
#include "methods/cover/cover.h"

/** Covers of one size, which every call is told, on a board of n <= NQI_COVER_MAX rows; zero is the empty list of any size. */
struct nqi_cover_list {
    uint16_t *numbers; /**< of squares, row by row: ascending in each cover */
    uint64_t count;    /**< covers */
    uint64_t room;     /**< numbers that fit */
};

void nqi_cover_list_close(struct nqi_cover_list *list, const nq_allocator *allocator);

/** Makes room for eight more covers, of up to NQI_COVER_MAX queens if there is none yet. @return #NQ_OK; #NQ_E_NOMEM, and then nothing is changed. */
nq_status nqi_cover_list_reserve(struct nqi_cover_list *list, const nq_allocator *allocator, uint32_t size);

/** Adds a cover, whose squares are sorted, to a list with room. */
void nqi_cover_list_add(struct nqi_cover_list *list, uint32_t n, const nq_square *squares, uint32_t size);

/** Takes the smallest cover out of a list that is not empty. */
void nqi_cover_list_take(struct nqi_cover_list *list, uint32_t n, nq_square *squares, uint32_t size);

/** Writes the list, and reads it; false for what is none, or, with reader->starved, when memory fails. */
void nqi_cover_list_save(const struct nqi_cover_list *list, uint32_t size, struct nqi_writer *writer);
bool nqi_cover_list_load(struct nqi_cover_list *list, const nq_allocator *allocator, uint32_t n, uint32_t size,
                         struct nqi_reader *reader);

#endif
