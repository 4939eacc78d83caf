/* What the test programs share: cmocka, checks that say what was wanted, and makers of problems and solvers. */
#ifndef NQ_TEST_SUPPORT_H
#define NQ_TEST_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <nqueens.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define UNUSED(name) ((void)(name))

/* Says where a loop stands; printed by the next check that fails. */
void during(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A test in a group, begun with a clean slate. */
#define TEST(function) cmocka_unit_test_setup((function), start_test)
int start_test(void **state);

/* Checks. Each evaluates its arguments once and, when it fails, prints the call, what was wanted and what came. */
#define want_status(want, call) want_status_at((want), (call), #call, __FILE__, __LINE__)
#define want_number(want, got) want_number_at((uint64_t)(want), (uint64_t)(got), #got, __FILE__, __LINE__)
#define want_text(want, got) want_text_at((want), (got), #got, __FILE__, __LINE__)
#define want_within(text, part) want_within_at((text), (part), #text, __FILE__, __LINE__)
#define want_true(condition, why) want_true_at((condition), #condition, (why), __FILE__, __LINE__)

void want_status_at(nq_status want, nq_status got, const char *call, const char *file, int line);
void want_number_at(uint64_t want, uint64_t got, const char *call, const char *file, int line);
void want_text_at(const char *want, const char *got, const char *call, const char *file, int line);
void want_within_at(const char *text, const char *part, const char *call, const char *file, int line);
void want_true_at(bool holds, const char *condition, const char *why, const char *file, int line);

/* Walks the complete methods that search row by row, and so deliver in lexicographic order. A method that orders rows
 * otherwise does not belong here. */
#define FOR_EACH_METHOD(method)                                                                                        \
    for (int i_##method = 0, method; (method = complete_method(i_##method)) >= 0; i_##method++)
int complete_method(int index);

/* Makers; each fails the test where it cannot. A solver owns the problem it was made for. */
nq_problem *new_problem(uint32_t n);
nq_solver *new_solver_for(nq_problem *problem, int method); /* frees the caller's handle of the problem */
nq_solver *new_solver(uint32_t n, int method);
nq_solver *new_canonical_solver(uint32_t n, int method);
uint64_t get(const nq_solver *solver, nq_key key);
void set(nq_solver *solver, nq_key key, uint64_t value);
uint64_t count_rest(nq_solver *solver); /* nq_solver_count() until it answers NQ_DONE */

/* "0 4 7 5 2 6 1 3": the columns of a placement with one queen a row. A static buffer. */
const char *columns_text(const nq_square *squares, size_t count);
const char *solution_text(const nq_solver *solver);
/* Reads such columns; returns how many. */
size_t read_columns(const char *text, nq_square *squares);

/* A list of placements of n queens each. */
typedef struct list {
    uint32_t n;
    size_t count;
    nq_square *squares; /* n * count of them */
} list;

list *new_list(uint32_t n);
void free_list(list *self);
void add_to_list(list *self, const nq_square *squares);
const nq_square *in_list(const list *self, size_t index);
bool same_placement(const nq_square *a, const nq_square *b, size_t count);
int compare_placements(const nq_square *a, const nq_square *b, size_t count); /* lexicographic: < 0, 0, > 0 */
void want_same_lists(const list *want, const list *got);
void pull_into(list *self, nq_solver *solver, size_t at_most); /* by nq_solver_next(), until NQ_DONE or at_most */
list *pull_all(nq_solver *solver);                             /* frees the solver */
int push_into(void *list_of_solutions, const nq_event *event); /* an nq_event_fn for nq_solver_run() */

/* A published table: the columns of tests/oracle/counts.tsv. */
typedef struct known {
    uint64_t all, orbits, half_turn, quarter_turn;
} known;
known known_counts(uint32_t n);

/* An allocator that counts, and fails the k-th allocation (0: none). */
typedef struct purse {
    size_t taken, returned, fail_at;
} purse;
nq_allocator purse_allocator(purse *self);

/* A small generator for test data: the same numbers everywhere. */
uint32_t next_random(uint32_t *state, uint32_t bound);

/* A monotonic clock. */
uint64_t now_ms(void);

#endif
