/** @file
 *  The memory of the value order "last restored": each row keeps its columns in slots, as a hash set does that uses
 *  freed slots again last-in first-out (.NET's HashSet<int>). Column c starts in slot c; a column that is taken out
 *  frees its slot; one that comes back takes the slot freed last. Columns are tried by slot. */
#ifndef NQI_METHODS_BACKTRACK_SLOTS_H
#define NQI_METHODS_BACKTRACK_SLOTS_H

#include "base/bytes.h"
#include "methods/backtrack/safe.h"

/** The widest board: 6 n^2 bytes are 38 MB, which are made in less time than a cancelled call may take. */
enum { NQI_SLOTS_MAX = 2500 };

struct nqi_slots {
    uint32_t n;
    uint16_t *column; /**< by row and slot */
    uint16_t *slot;   /**< by row and column, the inverse; a column that is out keeps the slot that it left */
    uint16_t *freed;  /**< by row, a stack of freed slots */
    uint16_t *height; /**< of those stacks */
};

/** @return false when memory fails; close() is then due all the same. */
bool nqi_slots_open(struct nqi_slots *slots, const nq_allocator *allocator, uint32_t n);
void nqi_slots_close(struct nqi_slots *slots, const nq_allocator *allocator);

/** Takes from every open row the safe columns that a queen attacks, by slot. The queen is not on the board yet. */
void nqi_slots_place(struct nqi_slots *slots, const struct nqi_safe *safe, nq_square queen);

/** Gives them back in the order in which they were taken. The queen is off the board again. */
void nqi_slots_remove(struct nqi_slots *slots, const struct nqi_safe *safe, nq_square queen);

/** Writes the slots that are not as at the start, and reads them; false for what is no permutation of each row. */
void nqi_slots_save(const struct nqi_slots *slots, struct nqi_writer *writer);
bool nqi_slots_load(struct nqi_slots *slots, struct nqi_reader *reader);

/** The column in a slot of a row, and the slot of a column. */
static inline uint32_t nqi_slots_column(const struct nqi_slots *slots, uint32_t row, uint32_t slot) {
    return slots->column[(size_t)row * slots->n + slot];
}

static inline uint32_t nqi_slots_slot(const struct nqi_slots *slots, nq_square square) {
    return slots->slot[(size_t)square.row * slots->n + square.col];
}

#endif
