#include "methods/backtrack/slots.h"

#include "base/alloc.h"

bool nqi_slots_open(struct nqi_slots *slots, const nq_allocator *allocator, uint32_t n) {
    uint64_t squares = (uint64_t)n * n;
    slots->n = n;
    slots->column = nqi_alloc(allocator, squares, sizeof *slots->column);
    slots->slot = nqi_alloc(allocator, squares, sizeof *slots->slot);
    slots->freed = nqi_alloc(allocator, squares, sizeof *slots->freed);
    slots->height = nqi_alloc_zero(allocator, n, sizeof *slots->height);
    if (!slots->column || !slots->slot || !slots->freed || !slots->height) return false;
    for (uint32_t row = 0; row < n; row++)
        for (uint32_t col = 0; col < n; col++) {
            size_t at = (size_t)row * n + col;
            slots->column[at] = slots->slot[at] = (uint16_t)col;
        }
    return true;
}

void nqi_slots_close(struct nqi_slots *slots, const nq_allocator *allocator) {
    nqi_release(allocator, slots->column);
    nqi_release(allocator, slots->slot);
    nqi_release(allocator, slots->freed);
    nqi_release(allocator, slots->height);
}

static void take(struct nqi_slots *slots, uint32_t row, uint32_t col) {
    size_t first = (size_t)row * slots->n;
    slots->freed[first + slots->height[row]++] = slots->slot[first + col];
}

static void give(struct nqi_slots *slots, uint32_t row, uint32_t col) {
    size_t first = (size_t)row * slots->n;
    uint16_t slot = slots->freed[first + --slots->height[row]];
    slots->slot[first + col] = slot;
    slots->column[first + slot] = (uint16_t)col;
}

/* Sorts a few columns of a row by slot. */
static void sort(const struct nqi_slots *slots, uint32_t row, uint32_t *columns, uint32_t count) {
    const uint16_t *slot = slots->slot + (size_t)row * slots->n;
    for (uint32_t i = 1; i < count; i++)
        for (uint32_t k = i; k > 0 && slot[columns[k - 1]] > slot[columns[k]]; k--) {
            uint32_t col = columns[k];
            columns[k] = columns[k - 1];
            columns[k - 1] = col;
        }
}

static void move(struct nqi_slots *slots, const struct nqi_safe *safe, nq_square queen,
                 void (*one)(struct nqi_slots *slots, uint32_t row, uint32_t col)) {
    uint32_t columns[3];
    for (uint32_t row = 0; row < slots->n; row++) {
        if (!safe->open[row] || row == queen.row) continue;
        uint32_t count = nqi_attacked_columns(slots->n, queen, row, columns);
        sort(slots, row, columns, count);
        for (uint32_t i = 0; i < count; i++)
            if (nqi_safe_has(safe, (nq_square){row, columns[i]})) one(slots, row, columns[i]);
    }
}

void nqi_slots_place(struct nqi_slots *slots, const struct nqi_safe *safe, nq_square queen) {
    move(slots, safe, queen, take);
}

/* A column that is out kept its old slot: so the order in which they come back is the order in which they left. */
void nqi_slots_remove(struct nqi_slots *slots, const struct nqi_safe *safe, nq_square queen) {
    move(slots, safe, queen, give);
}

void nqi_slots_save(const struct nqi_slots *slots, struct nqi_writer *writer) {
    uint32_t squares = slots->n * slots->n, moved = 0;
    for (uint32_t i = 0; i < squares; i++) moved += slots->column[i] != i % slots->n;
    nqi_write_u32(writer, moved);
    for (uint32_t i = 0; i < squares; i++) {
        if (slots->column[i] == i % slots->n) continue;
        nqi_write_u32(writer, i);
        nqi_write_u32(writer, slots->column[i]);
    }
}

bool nqi_slots_load(struct nqi_slots *slots, struct nqi_reader *reader) {
    uint32_t n = slots->n, squares = n * n, moved = nqi_read_u32(reader);
    if (moved > squares) return false;
    for (uint32_t i = 0; i < moved; i++) {
        uint32_t at = nqi_read_u32(reader), col = nqi_read_u32(reader);
        if (reader->failed || at >= squares || col >= n) return false;
        slots->column[at] = (uint16_t)col;
        slots->slot[at / n * n + col] = (uint16_t)(at % n);
    }
    for (uint32_t i = 0; i < squares; i++)
        if (slots->slot[i / n * n + slots->column[i]] != i % n) return false;
    return true;
}
