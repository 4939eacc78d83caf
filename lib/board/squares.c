#include "board/squares.h"

/* One number that orders as the square does. */
static uint64_t rank_of(nq_square s) {
    return (uint64_t)s.row << 32 | s.col;
}

static void swap(nq_square *a, nq_square *b) {
    nq_square kept = *a;
    *a = *b;
    *b = kept;
}

int nqi_square_compare(nq_square a, nq_square b) {
    uint64_t x = rank_of(a), y = rank_of(b);
    return (x > y) - (x < y);
}

static bool is_sorted(const nq_square *squares, size_t count) {
    for (size_t i = 1; i < count; i++) {
        if (rank_of(squares[i - 1]) > rank_of(squares[i])) return false;
    }
    return true;
}

/*
 * Sends each square to the place of its row, by swaps, each of which brings one square home. Succeeds when there is one
 * square in each of the rows 0 .. count - 1; otherwise the squares are left in some order, none lost.
 */
static bool settle(nq_square *squares, size_t count) {
    for (size_t i = 0; i < count; i++) {
        while (squares[i].row != i) {
            uint32_t home = squares[i].row;
            if (home >= count || squares[home].row == home) return false;
            swap(&squares[i], &squares[home]);
        }
    }
    return true;
}

static void sift_down(nq_square *heap, size_t root, size_t count) {
    nq_square moving = heap[root];
    for (size_t child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && rank_of(heap[child]) < rank_of(heap[child + 1])) child++;
        if (rank_of(heap[child]) <= rank_of(moving)) break;
        heap[root] = heap[child];
    }
    heap[root] = moving;
}

/* The one O(k log k) sort that needs neither memory nor recursion. */
static void heap_sort(nq_square *squares, size_t count) {
    for (size_t root = count / 2; root-- > 0;) sift_down(squares, root, count);
    for (size_t last = count; last-- > 1;) {
        swap(&squares[0], &squares[last]);
        sift_down(squares, 0, last);
    }
}

void nqi_squares_sort(nq_square *squares, size_t count) {
    if (is_sorted(squares, count) || settle(squares, count)) return;
    heap_sort(squares, count);
}

int nqi_squares_compare(const nq_square *a, const nq_square *b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int order = nqi_square_compare(a[i], b[i]);
        if (order) return order;
    }
    return 0;
}

bool nqi_squares_on_board(uint32_t n, const nq_square *squares, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (squares[i].row >= n || squares[i].col >= n) return false;
    }
    return true;
}

bool nqi_squares_ascend(const nq_square *squares, size_t count) {
    for (size_t i = 1; i < count; i++) {
        if (rank_of(squares[i - 1]) >= rank_of(squares[i])) return false;
    }
    return true;
}
