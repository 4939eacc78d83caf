#include "methods/cover/list.h"

#include "base/alloc.h"

#include <string.h>

void nqi_cover_list_close(struct nqi_cover_list *list, const nq_allocator *allocator) {
    nqi_release(allocator, list->numbers);
    *list = (struct nqi_cover_list){NULL, 0, 0};
}

/* Room grows by halves: what is in the list is at most copied three times in all. */
nq_status nqi_cover_list_reserve(struct nqi_cover_list *list, const nq_allocator *allocator, uint32_t size) {
    uint64_t used = list->count * size, needed = used + 8 * NQI_COVER_MAX;
    if (needed <= list->room) return NQ_OK;
    uint64_t room = needed + needed / 2;
    uint16_t *numbers = nqi_alloc(allocator, room, sizeof *numbers);
    if (!numbers) return NQ_E_NOMEM;
    if (used) memcpy(numbers, list->numbers, (size_t)used * sizeof *numbers);
    nqi_release(allocator, list->numbers);
    list->numbers = numbers;
    list->room = room;
    return NQ_OK;
}

static uint16_t *cover_at(const struct nqi_cover_list *list, uint64_t index, uint32_t size) {
    return list->numbers + index * size;
}

/* The square a list begins with leads. */
static bool is_before(const uint16_t *a, const uint16_t *b, uint32_t size) {
    for (uint32_t i = 0; i < size; i++)
        if (a[i] != b[i]) return a[i] < b[i];
    return false;
}

static void copy_cover(uint16_t *to, const uint16_t *from, uint32_t size) {
    if (size) memmove(to, from, size * sizeof *to);
}

/* Moves covers down from the last place until this one fits. */
static void sift_up(struct nqi_cover_list *list, const uint16_t *cover, uint32_t size) {
    uint64_t at = list->count++;
    while (at > 0 && is_before(cover, cover_at(list, (at - 1) / 2, size), size)) {
        copy_cover(cover_at(list, at, size), cover_at(list, (at - 1) / 2, size), size);
        at = (at - 1) / 2;
    }
    copy_cover(cover_at(list, at, size), cover, size);
}

void nqi_cover_list_add(struct nqi_cover_list *list, uint32_t n, const nq_square *squares, uint32_t size) {
    uint16_t cover[NQI_COVER_MAX];
    for (uint32_t i = 0; i < size; i++) cover[i] = (uint16_t)(squares[i].row * n + squares[i].col);
    sift_up(list, cover, size);
}

/* The smaller child of a place in the heap. */
static uint64_t smaller_child(const struct nqi_cover_list *list, uint64_t at, uint32_t size) {
    uint64_t child = 2 * at + 1;
    if (child + 1 < list->count && is_before(cover_at(list, child + 1, size), cover_at(list, child, size), size))
        child++;
    return child;
}

void nqi_cover_list_take(struct nqi_cover_list *list, uint32_t n, nq_square *squares, uint32_t size) {
    uint64_t at = 0;
    for (uint32_t i = 0; i < size; i++) squares[i] = (nq_square){list->numbers[i] / n, list->numbers[i] % n};
    const uint16_t *last = cover_at(list, --list->count, size);
    while (2 * at + 1 < list->count) {
        uint64_t child = smaller_child(list, at, size);
        if (!is_before(cover_at(list, child, size), last, size)) break;
        copy_cover(cover_at(list, at, size), cover_at(list, child, size), size);
        at = child;
    }
    copy_cover(cover_at(list, at, size), last, size);
}

void nqi_cover_list_save(const struct nqi_cover_list *list, uint32_t size, struct nqi_writer *writer) {
    nqi_write_u64(writer, list->count);
    for (uint64_t i = 0; i < list->count * size; i++) nqi_write_u32(writer, list->numbers[i]);
}

/* Reads one cover; false when its squares do not ascend on the board. */
static bool read_cover(uint32_t n, uint32_t size, nq_square *squares, struct nqi_reader *reader) {
    uint32_t least = 0;
    for (uint32_t i = 0; i < size; i++) {
        uint32_t number = nqi_read_u32(reader);
        if (number < least || number >= n * n) return false;
        squares[i] = (nq_square){number / n, number % n};
        least = number + 1;
    }
    return !reader->failed;
}

bool nqi_cover_list_load(struct nqi_cover_list *list, const nq_allocator *allocator, uint32_t n, uint32_t size,
                         struct nqi_reader *reader) {
    nq_square squares[NQI_COVER_MAX];
    uint64_t count = nqi_read_u64(reader);
    if (count > (size ? reader->left / size : 1)) return false;
    for (uint64_t i = 0; i < count; i++) {
        if (!read_cover(n, size, squares, reader)) return false;
        reader->starved = nqi_cover_list_reserve(list, allocator, size) != NQ_OK;
        if (reader->starved) return false;
        nqi_cover_list_add(list, n, squares, size);
    }
    return true;
}
