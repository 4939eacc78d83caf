#include "methods/cover/boxes.h"

#include "board/d4.h"

/* Each row outside takes a queen, and so does each column. Counting what k queens cover of the longer side's two lines
 * (slack.h) leaves 4k - 2n, or 2 more if the box is a square; unless some of it is exempt. */
static bool is_possible(const struct nqi_box *box, const nq_problem *problem, uint32_t size) {
    uint32_t n = problem->rules.n, width = box->right - box->left, height = box->bottom - box->top;
    bool leaves_slack = problem->exempt.count || 2 * size + (width == height) >= n;
    return width + size + 1 >= n && height + size + 1 >= n && leaves_slack;
}

static uint64_t order_of(const struct nqi_box *box) {
    return (uint64_t)box->left << 48 | (uint64_t)box->right << 32 | (uint64_t)box->top << 16 | box->bottom;
}

static struct nqi_box image_of(const struct nqi_box *box, uint32_t n, nq_symmetry g) {
    nq_square a = nqi_d4_apply(n, g, (nq_square){box->top, box->left});
    nq_square b = nqi_d4_apply(n, g, (nq_square){box->bottom, box->right});
    return (struct nqi_box){.left = a.col < b.col ? a.col : b.col,
                            .right = a.col < b.col ? b.col : a.col,
                            .top = a.row < b.row ? a.row : b.row,
                            .bottom = a.row < b.row ? b.row : a.row};
}

/* Whether no image comes earlier; then the stabilizer is stored. */
static bool is_first_of_orbit(struct nqi_box *box, uint32_t n, unsigned group) {
    box->stabilizer = 0;
    for (nq_symmetry g = 0; g < 8; g++) {
        if (!(group >> g & 1)) continue;
        struct nqi_box image = image_of(box, n, g);
        if (order_of(&image) < order_of(box)) return false;
        if (order_of(&image) == order_of(box)) box->stabilizer |= 1u << g;
    }
    return true;
}

/* Goes on to the next pair low < high on the board; false at the end. */
static bool next_pair(uint32_t n, uint32_t *low, uint32_t *high) {
    if (++*high < n) return true;
    *high = ++*low + 1;
    return *high < n;
}

/* Goes on to the next box of all that fit the board; false at the end. */
static bool next_box(uint32_t n, struct nqi_box *box) {
    if (next_pair(n, &box->top, &box->bottom)) return true;
    box->top = 0;
    box->bottom = 1;
    return next_pair(n, &box->left, &box->right);
}

/* Walks until so many are passed over; answers how many were found, and leaves the last in the box. */
static uint64_t walk(const nq_problem *problem, uint32_t size, uint64_t wanted, struct nqi_box *box) {
    uint32_t n = problem->rules.n;
    uint64_t found = 0;
    *box = (struct nqi_box){.left = 0, .right = 1, .top = 0, .bottom = 1};
    do {
        if (is_possible(box, problem, size) && is_first_of_orbit(box, n, problem->group) && ++found == wanted) break;
    } while (next_box(n, box));
    return found;
}

uint64_t nqi_box_count(const nq_problem *problem, uint32_t size) {
    struct nqi_box box;
    return nqi_has_boxes(problem->rules.n, size) ? walk(problem, size, UINT64_MAX, &box) : 1;
}

struct nqi_box nqi_box_at(const nq_problem *problem, uint32_t size, uint64_t number) {
    struct nqi_box box = {.stabilizer = problem->group};
    if (nqi_has_boxes(problem->rules.n, size)) walk(problem, size, number + 1, &box);
    return box;
}
