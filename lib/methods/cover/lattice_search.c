#include "methods/cover/lattice_search.h"

#include "base/alloc.h"

#include <stdlib.h>
#include <string.h>

/* Lines are numbered: rows, columns, diagonals, antidiagonals. */
static uint32_t line_of_column(uint32_t lines, uint32_t column) {
    return lines + column;
}
static uint32_t line_of_delta(uint32_t lines, int32_t delta) {
    return 2 * lines + (uint32_t)(delta + (int32_t)lines - 1);
}
static uint32_t line_of_sigma(uint32_t lines, int32_t sigma) {
    return 4 * lines - 1 + (uint32_t)(sigma + (int32_t)lines - 1);
}
static uint32_t count_lines(uint32_t lines) {
    return 6 * lines - 2;
}

static size_t aligned(uint64_t count, size_t size) {
    return (size_t)(count * size + 7) / 8 * 8;
}

/* Hands out a piece of the memory. */
static void *piece(char **at, uint64_t count, size_t size) {
    void *start = *at;
    *at += aligned(count, size);
    return start;
}

nq_status nqi_lattice_search_open(struct nqi_lattice_search *search, const nq_allocator *allocator, uint32_t lines) {
    uint64_t squares = (uint64_t)lines * lines, all = count_lines(lines), branches = 2 * squares + 1;
    size_t bytes = aligned(squares, sizeof *search->squares) + aligned(all + 1, sizeof *search->first) +
                   aligned(4 * squares, sizeof *search->on_line) + aligned(all, sizeof *search->need) +
                   aligned(all, sizeof *search->left) + aligned(branches, sizeof *search->branches) +
                   2 * aligned((uint64_t)lines + 1, sizeof *search->next);
    char *at = nqi_alloc(allocator, bytes, 1);
    if (!at) return NQ_E_NOMEM;
    search->memory = at;
    search->squares = piece(&at, squares, sizeof *search->squares);
    search->first = piece(&at, all + 1, sizeof *search->first);
    search->on_line = piece(&at, 4 * squares, sizeof *search->on_line);
    search->need = piece(&at, all, sizeof *search->need);
    search->left = piece(&at, all, sizeof *search->left);
    search->branches = piece(&at, branches, sizeof *search->branches);
    search->next = piece(&at, (uint64_t)lines + 1, sizeof *search->next);
    search->end = piece(&at, (uint64_t)lines + 1, sizeof *search->end);
    return NQ_OK;
}

void nqi_lattice_search_close(struct nqi_lattice_search *search, const nq_allocator *allocator) {
    nqi_release(allocator, search->memory);
}

/* The numbers of a square by the sizes of its delta and sigma, and its column counted from the nearer side, if the lattice
 * is folded: then it stands for its image under a half turn too. */
static struct nqi_lattice_square lines_through(const struct nqi_lattice *lattice, uint32_t i, uint32_t j) {
    uint32_t lines = lattice->lines, column = j;
    int32_t delta = (int32_t)j - (int32_t)i, sigma = (int32_t)i + (int32_t)j - (int32_t)(lines - 1);
    if (lattice->folded) {
        if (lines - 1 - j < j) column = lines - 1 - j;
        delta = abs(delta);
        sigma = abs(sigma);
    }
    return (struct nqi_lattice_square){.line = {(uint16_t)i, (uint16_t)line_of_column(lines, column),
                                                (uint16_t)line_of_delta(lines, delta),
                                                (uint16_t)line_of_sigma(lines, sigma)},
                                       .row = (uint16_t)i,
                                       .column = (uint16_t)j};
}

static void list_squares(struct nqi_lattice_search *search) {
    uint32_t lines = search->lattice.lines, rows = search->lattice.folded ? lines / 2 : lines;
    search->square_count = 0;
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t j = 0; j < lines; j++) {
            bool central = search->lattice.folded && 2 * j + 1 == lines; /* that column is the central queen's */
            if (!central) search->squares[search->square_count++] = lines_through(&search->lattice, i, j);
        }
}

/* Sorts the squares by line. */
static void list_by_line(struct nqi_lattice_search *search) {
    memset(search->first, 0, (search->line_count + 1) * sizeof *search->first);
    for (uint32_t s = 0; s < search->square_count; s++)
        for (int way = 0; way < 4; way++) search->first[search->squares[s].line[way] + 1]++;
    for (uint32_t line = 0; line < search->line_count; line++) {
        search->left[line] = (uint16_t)search->first[line + 1];
        search->first[line + 1] += search->first[line];
    }
    for (uint32_t s = search->square_count; s-- > 0;)
        for (int way = 0; way < 4; way++) {
            uint32_t line = search->squares[s].line[way];
            search->on_line[search->first[line] + --search->left[line]] = s;
        }
    for (uint32_t line = 0; line < search->line_count; line++)
        search->left[line] = (uint16_t)(search->first[line + 1] - search->first[line]);
}

/* A line that needs no further queen takes its squares away. */
static void kill_line(struct nqi_lattice_search *search, uint32_t line) {
    for (uint32_t at = search->first[line]; at < search->first[line + 1]; at++) {
        struct nqi_lattice_square *square = &search->squares[search->on_line[at]];
        if (square->dead++ > 0) continue;
        for (int way = 0; way < 4; way++) search->left[square->line[way]]--;
    }
}

static void revive_line(struct nqi_lattice_search *search, uint32_t line) {
    for (uint32_t at = search->first[line + 1]; at-- > search->first[line];) {
        struct nqi_lattice_square *square = &search->squares[search->on_line[at]];
        if (--square->dead > 0) continue;
        for (int way = 0; way < 4; way++) search->left[square->line[way]]++;
    }
}

static void find_needs(struct nqi_lattice_search *search, const struct nqi_lattice_plan *plan) {
    const struct nqi_lattice *lattice = &search->lattice;
    uint32_t lines = lattice->lines, deltas = plan->spare_deltas, spare = deltas + plan->spare_sigmas;
    int32_t largest = (int32_t)lines - 1;
    memset(search->need, 0, search->line_count * sizeof *search->need);
    search->missing = lattice->folded ? lines / 2 : lines;
    for (uint32_t i = 0; i < search->missing; i++) search->need[i] = search->need[line_of_column(lines, i)] = 1;
    for (int32_t value = lattice->folded ? 0 : -largest; value <= largest; value++) {
        search->need[line_of_delta(lines, value)] = nqi_lattice_needs_delta(lattice, plan, value);
        search->need[line_of_sigma(lines, value)] = nqi_lattice_needs_sigma(lattice, plan, value);
    }
    for (uint32_t i = 0; i < spare; i++)
        search->need[i < deltas ? line_of_delta(lines, plan->spare[i]) : line_of_sigma(lines, plan->spare[i])]++;
}

void nqi_lattice_search_begin(struct nqi_lattice_search *search, const struct nqi_lattice *lattice,
                              const struct nqi_lattice_plan *plan) {
    search->lattice = *lattice;
    search->line_count = count_lines(lattice->lines);
    list_squares(search);
    list_by_line(search);
    find_needs(search, plan);
    for (uint32_t line = 0; line < search->line_count; line++)
        if (search->need[line] == 0) kill_line(search, line);
    search->depth = 0;
    search->next[0] = search->end[0] = 0;
}

/* The line with the fewest squares for its queens; line_count when one has too few. */
static uint32_t find_scarcest(const struct nqi_lattice_search *search) {
    uint32_t scarcest = search->line_count, fewest = UINT32_MAX;
    for (uint32_t line = 0; line < search->line_count && fewest > 0; line++) {
        if (search->need[line] == 0) continue;
        uint32_t left = search->left[line];
        if (left < search->need[line]) return search->line_count;
        if (left >= fewest) continue;
        fewest = left;
        scarcest = line;
    }
    return scarcest;
}

/* Lists the squares of a line that are left as branches of the current depth, in random order. */
static void branch_on(struct nqi_lattice_search *search, uint32_t line, const nq_solver *solver,
                      struct nqi_random *random) {
    uint32_t start = search->depth ? search->end[search->depth - 1] : 0, end = start;
    for (uint32_t at = search->first[line]; line < search->line_count && at < search->first[line + 1]; at++) {
        uint32_t square = search->on_line[at];
        if (search->squares[square].dead) continue;
        uint32_t other = start + (uint32_t)nqi_cover_draw(solver, random, end - start + 1);
        search->branches[end++] = search->branches[other];
        search->branches[other] = square;
    }
    search->next[search->depth] = start;
    search->end[search->depth] = end;
}

static void take(struct nqi_lattice_search *search, uint32_t square) {
    for (int way = 0; way < 4; way++) {
        uint32_t line = search->squares[square].line[way];
        if (--search->need[line] == 0) kill_line(search, line);
    }
}

static void put_back(struct nqi_lattice_search *search, uint32_t square) {
    for (int way = 4; way-- > 0;) {
        uint32_t line = search->squares[square].line[way];
        if (search->need[line]++ == 0) revive_line(search, line);
    }
}

/* Goes on to the next branch, or to that of a depth before; false when all are tried. */
static bool advance(struct nqi_lattice_search *search) {
    while (search->next[search->depth] == search->end[search->depth]) {
        if (search->depth == 0) return false;
        search->depth--;
        put_back(search, search->branches[search->next[search->depth]++]);
    }
    take(search, search->branches[search->next[search->depth]]);
    search->depth++;
    return true;
}

enum nqi_lattice_answer nqi_lattice_search_step(struct nqi_lattice_search *search, const nq_solver *solver,
                                                struct nqi_random *random) {
    if (search->depth == search->missing) return NQI_LATTICE_FOUND;
    branch_on(search, find_scarcest(search), solver, random);
    if (!advance(search)) return NQI_LATTICE_NONE;
    return search->depth == search->missing ? NQI_LATTICE_FOUND : NQI_LATTICE_GOES_ON;
}

uint32_t nqi_lattice_search_squares(const struct nqi_lattice_search *search, nq_square *squares) {
    uint32_t count = 0, last = search->lattice.lines - 1;
    for (uint32_t depth = 0; depth < search->depth; depth++) {
        const struct nqi_lattice_square *at = &search->squares[search->branches[search->next[depth]]];
        squares[count++] = (nq_square){2u * at->row, 2u * at->column};
        if (search->lattice.folded) squares[count++] = (nq_square){2 * (last - at->row), 2 * (last - at->column)};
    }
    if (search->lattice.folded && last % 2 == 0) squares[count++] = (nq_square){last, last};
    return count;
}
