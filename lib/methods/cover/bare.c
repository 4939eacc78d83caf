#include "methods/cover/bare.h"

#include "base/alloc.h"
#include "base/bits.h"

nq_status nqi_bare_open(struct nqi_bare *bare, const nq_allocator *allocator, uint32_t n) {
    uint32_t words = (n + 63) / 64;
    *bare = (struct nqi_bare){.n = n, .words = words};
    /* Diagonals are read a word past the last one. */
    uint64_t *at = nqi_alloc_zero(allocator, 6 * (uint64_t)words + 4, sizeof *at);
    if (!at) return NQ_E_NOMEM;
    bare->rows = at;
    bare->columns = at + words;
    bare->diagonals = at + 2 * (size_t)words;
    bare->antidiagonals = at + 4 * (size_t)words + 2;
    return NQ_OK;
}

void nqi_bare_close(struct nqi_bare *bare, const nq_allocator *allocator) {
    nqi_release(allocator, bare->rows);
}

static void turn_bit(uint64_t *words, uint32_t bit) {
    words[bit / 64] ^= UINT64_C(1) << bit % 64;
}

void nqi_bare_turn(struct nqi_bare *bare, nq_square square) {
    turn_bit(bare->rows, square.row);
    turn_bit(bare->columns, square.col);
    turn_bit(bare->diagonals, square.col + (bare->n - 1 - square.row));
    turn_bit(bare->antidiagonals, square.row + square.col);
}

/* 64 bits from this one on. */
static uint64_t bits_from(const uint64_t *words, uint32_t bit) {
    uint32_t shift = bit % 64;
    uint64_t low = words[bit / 64] >> shift;
    return shift ? low | words[bit / 64 + 1] << (64 - shift) : low;
}

/* The squares of a row that nobody covers, in 64 columns. */
static uint64_t bare_word(const struct nqi_bare *bare, uint32_t row, uint32_t word) {
    uint32_t left = bare->n - 64 * word;
    uint64_t covered = bare->columns[word] | bits_from(bare->diagonals, bare->n - 1 - row + 64 * word) |
                       bits_from(bare->antidiagonals, row + 64 * word);
    return ~covered & nqi_low_bits(left < 64 ? left : 64);
}

static uint32_t nth_bit(uint64_t word, uint64_t index) {
    while (index-- > 0) word &= word - 1;
    return nqi_lowest(word);
}

nq_square nqi_bare_at(const struct nqi_bare *bare, uint64_t index) {
    for (uint32_t row = 0; row < bare->n; row++) {
        if (bare->rows[row / 64] >> row % 64 & 1) continue;
        for (uint32_t word = 0; word < bare->words; word++) {
            uint64_t squares = bare_word(bare, row, word);
            uint32_t count = nqi_popcount(squares);
            if (index < count) return (nq_square){row, 64 * word + nth_bit(squares, index)};
            index -= count;
        }
    }
    return (nq_square){0, 0};
}
