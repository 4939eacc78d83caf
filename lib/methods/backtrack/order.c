#include "methods/backtrack/order.h"

#include "base/random.h"

/* Centre out: the middle column, or the left one of two, then alternately on both sides, the nearer first, left
 * first. */
static uint32_t central_column(uint32_t n, uint32_t place) {
    uint32_t middle = (n - 1) / 2, step = (place + 1) / 2;
    bool left = place == 0 || (place & 1) == (n & 1);
    return left ? middle - step : middle + step;
}

static uint32_t central_place(uint32_t n, uint32_t col) {
    uint32_t middle = (n - 1) / 2;
    if (col > middle) return 2 * (col - middle) - !(n & 1);
    return col == middle ? 0 : 2 * (middle - col) - (n & 1);
}

static uint32_t column_at(const struct nqi_dynamic *search, uint32_t row, uint32_t place) {
    switch (search->order) {
    case NQ_VALUE_ORDER_DESCENDING: return search->n - 1 - place;
    case NQ_VALUE_ORDER_CENTRE_OUT: return central_column(search->n, place);
    case NQ_VALUE_ORDER_LAST_RESTORED: return nqi_slots_column(&search->slots, row, place);
    default: return place;
    }
}

static uint32_t place_of(const struct nqi_dynamic *search, nq_square square) {
    switch (search->order) {
    case NQ_VALUE_ORDER_DESCENDING: return search->n - 1 - square.col;
    case NQ_VALUE_ORDER_CENTRE_OUT: return central_place(search->n, square.col);
    case NQ_VALUE_ORDER_LAST_RESTORED: return nqi_slots_slot(&search->slots, square);
    default: return square.col;
    }
}

/* The place after the column tried last. */
static uint32_t next_place(const struct nqi_dynamic *search) {
    nq_square last = search->path[search->depth];
    return last.col == NQ_NO_COLUMN ? 0 : place_of(search, last) + 1;
}

bool nqi_order_is_sequence(const struct nqi_dynamic *search) {
    return search->order != NQ_VALUE_ORDER_LEAST_CONSTRAINING && search->order != NQ_VALUE_ORDER_RANDOM;
}

uint32_t nqi_order_next_column(const struct nqi_dynamic *search) {
    uint32_t place = next_place(search);
    return place < search->n ? column_at(search, search->path[search->depth].row, place) : NQ_NO_COLUMN;
}

uint32_t nqi_order_steps(const struct nqi_dynamic *search, uint32_t col) {
    nq_square square = {search->path[search->depth].row, col};
    uint32_t end = col == NQ_NO_COLUMN ? search->n : place_of(search, square) + 1;
    return end - next_place(search);
}

static uint32_t next_in_sequence(const struct nqi_dynamic *search) {
    uint32_t row = search->path[search->depth].row;
    for (uint32_t place = next_place(search); place < search->n; place++) {
        uint32_t col = column_at(search, row, place);
        if (nqi_dynamic_allows(search, (nq_square){row, col})) return col;
    }
    return NQ_NO_COLUMN;
}

/* Least constraining and random look at the safe columns only. Arc consistency scores and draws over all of them, as
 * forward checking does, and then skips those that it has removed: what is left comes in the same order, and so its
 * search stays inside forward checking's. */

static void start_scan(struct nqi_dynamic *search, nq_square last) {
    uint32_t floor = last.col == NQ_NO_COLUMN ? 0 : nqi_safe_attacked(&search->safe, last);
    search->scan = (struct nqi_scan){true, 0, 0, floor, NQ_NO_COLUMN, UINT32_MAX};
    search->scan.count = nqi_safe_columns(&search->safe, last.row, search->columns);
}

/* Keeps a column if it comes after the last one by (score, column), and before the best so far. */
static void score(struct nqi_dynamic *search, nq_square last, uint32_t col) {
    struct nqi_scan *scan = &search->scan;
    nq_square square = {last.row, col};
    uint32_t score = nqi_safe_attacked(&search->safe, square);
    bool later = last.col == NQ_NO_COLUMN || score > scan->floor || (score == scan->floor && col > last.col);
    if (!later || score >= scan->score || !nqi_dynamic_allows(search, square)) return;
    scan->best = col;
    scan->score = score;
}

static bool next_least_constraining(struct nqi_dynamic *search, uint32_t *col) {
    enum { AT_ONCE = 8 };
    struct nqi_scan *scan = &search->scan;
    nq_square last = search->path[search->depth];
    if (!scan->running) start_scan(search, last);
    for (int i = 0; i < AT_ONCE && scan->at < scan->count; i++) score(search, last, search->columns[scan->at++]);
    scan->running = scan->at < scan->count;
    *col = scan->best;
    return !scan->running;
}

static uint32_t draw(struct nqi_random *random, uint32_t bound) {
    return (uint32_t)nqi_random_below(random, bound);
}

/* Fisher and Yates over the safe columns, drawn again from the node's key until past the column tried last. */
static uint32_t next_shuffled(struct nqi_dynamic *search, struct nqi_random *random) {
    nq_square last = search->path[search->depth];
    uint32_t *columns = search->columns, count = nqi_safe_columns(&search->safe, last.row, columns);
    bool passed = last.col == NQ_NO_COLUMN;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t k = i + draw(random, count - i), col = columns[k];
        columns[k] = columns[i];
        if (passed && nqi_dynamic_allows(search, (nq_square){last.row, col})) return col;
        passed |= col == last.col;
    }
    return NQ_NO_COLUMN;
}

static uint32_t next_random(struct nqi_dynamic *search) {
    nq_square last = search->path[search->depth];
    uint32_t safe = (uint32_t)search->safe.count[last.row];
    struct nqi_random random;
    nqi_random_seed(&random, search->keys[search->depth]);
    if (last.col != NQ_NO_COLUMN || safe == 0 || search->method == NQ_METHOD_ARC_CONSISTENCY)
        return next_shuffled(search, &random);
    /* The first draw needs no list: it is what a search that seldom turns back spends its time on. */
    return nqi_safe_at(&search->safe, last.row, draw(&random, safe));
}

bool nqi_order_next(struct nqi_dynamic *search, uint32_t *col) {
    bool ascending = search->order == NQ_VALUE_ORDER_ASCENDING && search->method != NQ_METHOD_ARC_CONSISTENCY;
    if (search->order == NQ_VALUE_ORDER_LEAST_CONSTRAINING) return next_least_constraining(search, col);
    if (search->order == NQ_VALUE_ORDER_RANDOM)
        *col = next_random(search);
    else if (ascending) /* eight columns at a time */
        *col = nqi_safe_next(&search->safe, search->path[search->depth].row, next_place(search));
    else
        *col = next_in_sequence(search);
    return true;
}

/* A new key from a key and what happened under it. */
static uint64_t mix(uint64_t key, uint64_t word) {
    struct nqi_random random;
    nqi_random_seed(&random, key ^ word);
    return random.state[0] ^ random.state[1];
}

void nqi_order_root(struct nqi_dynamic *search) {
    if (search->order == NQ_VALUE_ORDER_RANDOM) search->keys[0] = mix(search->seed, search->restarts);
}

void nqi_order_child(struct nqi_dynamic *search, nq_square square) {
    if (search->order != NQ_VALUE_ORDER_RANDOM) return;
    uint64_t key = search->keys[search->depth];
    search->keys[search->depth + 1] = mix(key, (uint64_t)square.row << 32 | square.col);
}
