#include "methods/backtrack/arcs.h"

#include "base/alloc.h"
#include "base/bits.h"

/* Columns of one row that a square of another row attacks, at most. */
enum { FEW = 3 };

static uint64_t bit(uint32_t col) {
    return UINT64_C(1) << (col % 64);
}

static uint64_t *word(const struct nqi_arcs *arcs, uint32_t row, uint32_t col) {
    return &arcs->domain[(size_t)row * arcs->words + col / 64];
}

static void enqueue(struct nqi_arcs *arcs, uint32_t row) {
    if (arcs->in_queue[row]) return;
    uint32_t tail = arcs->head + arcs->queued++;
    arcs->queue[tail < arcs->n ? tail : tail - arcs->n] = row;
    arcs->in_queue[row] = 1;
}

static uint32_t dequeue(struct nqi_arcs *arcs) {
    uint32_t row = arcs->queue[arcs->head];
    arcs->head = arcs->head + 1 < arcs->n ? arcs->head + 1 : 0;
    arcs->queued--;
    arcs->in_queue[row] = 0;
    return row;
}

/* A domain that became small has something to tell; an empty one ends the propagation. */
static void look_at_size(struct nqi_arcs *arcs, uint32_t row) {
    if (arcs->size[row] <= FEW) enqueue(arcs, row);
    if (arcs->size[row] == 0 && arcs->emptied == NQI_NO_ROW) arcs->emptied = row;
}

static void take(struct nqi_arcs *arcs, uint32_t row, uint32_t col) {
    uint64_t *at = word(arcs, row, col);
    if (!(*at & bit(col))) return;
    *at ^= bit(col);
    arcs->trail[arcs->top++] = row * arcs->n + col;
    arcs->size[row]--;
    look_at_size(arcs, row);
}

static void fill_row(struct nqi_arcs *arcs, uint32_t row) {
    for (uint32_t i = 0; i < arcs->words; i++) {
        uint32_t left = arcs->n - 64 * i;
        arcs->domain[(size_t)row * arcs->words + i] = nqi_low_bits(left < 64 ? left : 64);
    }
}

/* Before the search squares are gone for good: the trail does not know them. */
static void strike(struct nqi_arcs *arcs, const struct nqi_safe *safe, const nq_problem *problem) {
    uint32_t columns[3];
    for (size_t i = 0; i < problem->forbidden.count; i++) {
        nq_square square = problem->forbidden.squares[i];
        *word(arcs, square.row, square.col) &= ~bit(square.col);
    }
    for (size_t i = 0; i < problem->required.count; i++)
        for (uint32_t row = 0; row < arcs->n; row++) {
            if (!safe->open[row]) continue;
            uint32_t count = nqi_attacked_columns(arcs->n, problem->required.squares[i], row, columns);
            for (uint32_t k = 0; k < count; k++) *word(arcs, row, columns[k]) &= ~bit(columns[k]);
        }
}

static void fill(struct nqi_arcs *arcs, const struct nqi_safe *safe, const nq_problem *problem) {
    for (uint32_t row = 0; row < arcs->n; row++) fill_row(arcs, row);
    strike(arcs, safe, problem);
    for (uint32_t row = 0; row < arcs->n; row++) {
        arcs->size[row] = safe->count[row]; /* of a row with a queen: no number of interest, but large */
        look_at_size(arcs, row);
    }
}

bool nqi_arcs_open(struct nqi_arcs *arcs, const nq_allocator *allocator, const struct nqi_safe *safe,
                   const nq_problem *problem) {
    uint64_t n = safe->n, words = nqi_bit_words(n);
    *arcs = (struct nqi_arcs){.n = safe->n, .words = (uint32_t)words, .emptied = NQI_NO_ROW};
    arcs->size = nqi_alloc(allocator, n, sizeof *arcs->size);
    arcs->domain = nqi_alloc(allocator, n * words, sizeof *arcs->domain);
    arcs->trail = nqi_alloc(allocator, n * n, sizeof *arcs->trail);
    arcs->mark = nqi_alloc(allocator, n, sizeof *arcs->mark);
    arcs->queue = nqi_alloc(allocator, n, sizeof *arcs->queue);
    arcs->in_queue = nqi_alloc_zero(allocator, n, 1);
    if (!arcs->size || !arcs->domain || !arcs->trail || !arcs->mark || !arcs->queue || !arcs->in_queue) return false;
    fill(arcs, safe, problem);
    return true;
}

void nqi_arcs_close(struct nqi_arcs *arcs, const nq_allocator *allocator) {
    nqi_release(allocator, arcs->size);
    nqi_release(allocator, arcs->domain);
    nqi_release(allocator, arcs->trail);
    nqi_release(allocator, arcs->mark);
    nqi_release(allocator, arcs->queue);
    nqi_release(allocator, arcs->in_queue);
}

static bool attacks(uint32_t distance, uint32_t a, uint32_t b) {
    return a == b || a == b + distance || a + distance == b;
}

/* Lists a small domain. */
static uint32_t list(const struct nqi_arcs *arcs, uint32_t row, uint32_t columns[FEW]) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < arcs->words; i++)
        for (uint64_t bits = arcs->domain[(size_t)row * arcs->words + i]; bits && count < FEW; bits &= bits - 1)
            columns[count++] = 64 * i + nqi_lowest(bits);
    return count;
}

/* Takes from a row what no column of another row's small domain supports: only what its first column attacks can be
 * that. */
static void revise(struct nqi_arcs *arcs, uint32_t row, uint32_t from, const uint32_t *domain, uint32_t size) {
    uint32_t candidates[3], distance = row > from ? row - from : from - row;
    uint32_t count = nqi_attacked_columns(arcs->n, (nq_square){from, domain[0]}, row, candidates);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t k = 1;
        while (k < size && attacks(distance, domain[k], candidates[i])) k++;
        if (k == size) take(arcs, row, candidates[i]);
    }
}

bool nqi_arcs_propagate(struct nqi_arcs *arcs, const struct nqi_safe *safe) {
    uint32_t domain[FEW] = {0};
    if (arcs->emptied != NQI_NO_ROW)
        while (arcs->queued) dequeue(arcs);
    if (!arcs->queued) return false;
    uint32_t from = dequeue(arcs), size = list(arcs, from, domain);
    for (uint32_t row = 0; row < arcs->n && arcs->emptied == NQI_NO_ROW; row++)
        if (safe->open[row] && row != from) revise(arcs, row, from, domain, size);
    return true;
}

void nqi_arcs_place(struct nqi_arcs *arcs, const struct nqi_safe *safe, uint32_t depth, nq_square queen) {
    uint32_t columns[3];
    arcs->mark[depth] = arcs->top;
    arcs->size[queen.row] += NQI_TAKEN;
    for (uint32_t row = 0; row < arcs->n && arcs->emptied == NQI_NO_ROW; row++) {
        if (!safe->open[row]) continue;
        uint32_t count = nqi_attacked_columns(arcs->n, queen, row, columns);
        for (uint32_t i = 0; i < count; i++) take(arcs, row, columns[i]);
    }
}

void nqi_arcs_remove(struct nqi_arcs *arcs, uint32_t depth, uint32_t row) {
    while (arcs->top > arcs->mark[depth]) {
        uint32_t square = arcs->trail[--arcs->top], owner = square / arcs->n, col = square % arcs->n;
        *word(arcs, owner, col) |= bit(col);
        arcs->size[owner]++;
    }
    arcs->size[row] -= NQI_TAKEN;
    arcs->emptied = NQI_NO_ROW;
}
