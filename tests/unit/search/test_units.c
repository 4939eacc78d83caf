/* What a unit of the plain board holds, by its definition, and that the units share all solutions among them. */
#include "support.h"

#include "search/column_sets.h"

/* The columns of the queens of some rows. */
static uint32_t columns_of(const nq_square *queens, uint32_t from, uint32_t to) {
    uint32_t columns = 0;
    for (uint32_t row = from; row < to; row++) columns |= 1u << queens[row].col;
    return columns;
}

static uint32_t distance_of(uint32_t n, uint32_t at) {
    return at < n / 2 ? n / 2 - at : at - n / 2;
}

static uint32_t row_of(uint32_t n, const nq_square *queens, uint32_t col) {
    uint32_t row = 0;
    while (row < n && queens[row].col != col) row++;
    return row;
}

/* The half that does not use the middle column, once the middle column's queen is no farther out than the middle row's. */
static uint32_t odd_columns(uint32_t n, const nq_square *queens) {
    uint32_t middle_row = row_of(n, queens, n / 2);
    if (middle_row <= n / 2) return columns_of(queens, n / 2 + 1, n);
    return columns_of(queens, 0, n / 2);
}

static uint64_t unit_by_definition(uint32_t n, const nq_square *queens) {
    nq_square turned[32];
    if (n % 2 == 0) return nqi_unit_of_column_set(n, columns_of(queens, n / 2, n));
    if (distance_of(n, row_of(n, queens, n / 2)) <= distance_of(n, queens[n / 2].col))
        return nqi_unit_of_column_set(n, odd_columns(n, queens));
    for (uint32_t col = 0; col < n; col++) turned[col] = (nq_square){col, row_of(n, queens, col)};
    return nqi_unit_of_column_set(n, odd_columns(n, turned));
}

/* Those of all solutions that are in a unit, in lexicographic order. */
static void add_of_unit(list *out, const list *all, uint64_t unit) {
    for (size_t i = 0; i < all->count; i++)
        if (unit_by_definition(all->n, in_list(all, i)) == unit) add_to_list(out, in_list(all, i));
}

static uint32_t width;

static int by_columns(const void *a, const void *b) {
    return compare_placements(a, b, width);
}

static void want_units(uint32_t n) {
    list *all = pull_all(new_solver(n, NQ_METHOD_BITBOARD));
    size_t sum = 0;
    width = n;
    for (uint64_t unit = 0; unit < nqi_column_sets_total(n); unit++) {
        nq_solver *solver = new_solver(n, NQ_METHOD_BITBOARD);
        list *want = new_list(n), *got = new_list(n);
        during("n = %u, unit %u", (unsigned)n, (unsigned)unit);
        want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
        pull_into(got, solver, SIZE_MAX);
        if (got->count > 0) qsort(got->squares, got->count, n * sizeof *got->squares, by_columns);
        add_of_unit(want, all, unit);
        want_same_lists(want, got); /* none twice, none missing, none of another unit's */
        sum += got->count;
        nq_solver_free(solver);
        free_list(want);
        free_list(got);
    }
    want_number(all->count, sum); /* the union is everything */
    free_list(all);
}

static void test_unit_when_n_is_even_then_exactly_its_solutions(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 10; n += 2) want_units(n);
}

static void test_unit_when_n_is_odd_then_exactly_its_solutions(void **state) {
    UNUSED(state);
    for (uint32_t n = 5; n <= 9; n += 2) want_units(n);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_unit_when_n_is_even_then_exactly_its_solutions),
        TEST(test_unit_when_n_is_odd_then_exactly_its_solutions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
