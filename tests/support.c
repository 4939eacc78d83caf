#define _POSIX_C_SOURCE 200809L
#include "support.h"

#include <stdio.h>
#include <time.h>

static char context[256];

int start_test(void **state) {
    UNUSED(state);
    context[0] = '\0';
    return 0;
}

void during(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(context, sizeof context, format, arguments);
    va_end(arguments);
}

static void complain(const char *file, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));

static void complain(const char *file, int line, const char *format, ...) {
    char text[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    print_error("%s%s%s\n", context, *context ? ": " : "", text);
    _fail(file, line);
}

void want_status_at(nq_status want, nq_status got, const char *call, const char *file, int line) {
    if (want == got) return;
    complain(file, line, "%s: expected %d (%s), got %d (%s)", call, want, nq_strerror(want), got, nq_strerror(got));
}

void want_number_at(uint64_t want, uint64_t got, const char *call, const char *file, int line) {
    if (want == got) return;
    complain(file, line, "%s: expected %llu, got %llu", call, (unsigned long long)want, (unsigned long long)got);
}

void want_text_at(const char *want, const char *got, const char *call, const char *file, int line) {
    if (got != NULL && strcmp(want, got) == 0) return;
    complain(file, line, "%s: expected \"%s\", got \"%s\"", call, want, got == NULL ? "(null)" : got);
}

void want_within_at(const char *text, const char *part, const char *call, const char *file, int line) {
    if (text != NULL && strstr(text, part) != NULL) return;
    complain(file, line, "%s: expected \"%s\" within \"%s\"", call, part, text == NULL ? "(null)" : text);
}

void want_true_at(bool holds, const char *condition, const char *why, const char *file, int line) {
    if (holds) return;
    complain(file, line, "expected %s: %s", condition, why);
}

int complete_method(int index) {
    static const int methods[] = {NQ_METHOD_BACKTRACK, NQ_METHOD_BITBOARD};
    for (size_t i = 0; i < COUNT_OF(methods); i++) {
        const char *name = nq_value_name(NQ_METHOD, (uint64_t)methods[i]);
        if (name == NULL || index-- > 0) continue;
        during("method %s", name);
        return methods[i];
    }
    during("%s", "");
    return -1;
}

nq_problem *new_problem(uint32_t n) {
    nq_problem *problem;
    want_status(NQ_OK, nq_problem_new(&problem, n, NULL));
    return problem;
}

nq_solver *new_solver_for(nq_problem *problem, int method) {
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_new(&solver, problem));
    nq_problem_free(problem);
    set(solver, NQ_METHOD, (uint64_t)method);
    return solver;
}

nq_solver *new_solver(uint32_t n, int method) {
    return new_solver_for(new_problem(n), method);
}

nq_solver *new_canonical_solver(uint32_t n, int method) {
    nq_solver *solver = new_solver(n, method);
    set(solver, NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL);
    return solver;
}

uint64_t get(const nq_solver *solver, nq_key key) {
    uint64_t value = UINT64_MAX;
    want_status(NQ_OK, nq_solver_get(solver, key, &value));
    return value;
}

void set(nq_solver *solver, nq_key key, uint64_t value) {
    want_status(NQ_OK, nq_solver_set(solver, key, value));
}

uint64_t count_rest(nq_solver *solver) {
    uint64_t count = UINT64_MAX;
    want_status(NQ_DONE, nq_solver_count(solver, &count));
    return count;
}

const char *columns_text(const nq_square *squares, size_t count) {
    static char text[1024];
    size_t at = 0;
    text[0] = '\0';
    for (size_t i = 0; i < count && at < sizeof text - 12; i++) {
        at += (size_t)snprintf(text + at, sizeof text - at, "%s%u", i > 0 ? " " : "", (unsigned)squares[i].col);
    }
    return text;
}

const char *solution_text(const nq_solver *solver) {
    size_t count = 0;
    const nq_square *squares = nq_solver_solution(solver, &count);
    return squares == NULL ? "no solution" : columns_text(squares, count);
}

size_t read_columns(const char *text, nq_square *squares) {
    uint32_t row = 0;
    for (char *end; *text != '\0'; text = end, row++) {
        squares[row] = (nq_square){row, (uint32_t)strtoul(text, &end, 10)};
        if (end == text) break;
    }
    return row;
}

list *new_list(uint32_t n) {
    list *self = calloc(1, sizeof *self);
    want_true(self != NULL, "memory for a list");
    self->n = n;
    return self;
}

void free_list(list *self) {
    free(self->squares);
    free(self);
}

void add_to_list(list *self, const nq_square *squares) {
    size_t bytes = self->n * sizeof *squares;
    if ((self->count & (self->count - 1)) == 0) { /* full at every power of two */
        size_t room = self->count == 0 ? 1 : 2 * self->count;
        self->squares = realloc(self->squares, room * bytes + 1);
        want_true(self->squares != NULL, "memory for a list");
    }
    if (bytes > 0) memcpy(self->squares + self->count * self->n, squares, bytes);
    self->count++;
}

const nq_square *in_list(const list *self, size_t index) {
    return self->squares + index * self->n;
}

bool same_placement(const nq_square *a, const nq_square *b, size_t count) {
    return compare_placements(a, b, count) == 0;
}

int compare_placements(const nq_square *a, const nq_square *b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (a[i].row != b[i].row) return a[i].row < b[i].row ? -1 : 1;
        if (a[i].col != b[i].col) return a[i].col < b[i].col ? -1 : 1;
    }
    return 0;
}

void want_same_lists(const list *want, const list *got) {
    want_number(want->count, got->count);
    for (size_t i = 0; i < want->count; i++) {
        char text[1024];
        if (same_placement(in_list(want, i), in_list(got, i), want->n)) continue;
        snprintf(text, sizeof text, "%s", columns_text(in_list(want, i), want->n));
        want_text(text, columns_text(in_list(got, i), got->n));
        want_true(false, "equal rows too");
    }
}

void pull_into(list *self, nq_solver *solver, size_t at_most) {
    for (size_t i = 0; i < at_most; i++) {
        size_t count = SIZE_MAX;
        nq_status status = nq_solver_next(solver);
        if (status == NQ_DONE) return;
        want_status(NQ_OK, status);
        const nq_square *squares = nq_solver_solution(solver, &count);
        want_true(squares != NULL, "a solution after NQ_OK");
        want_number(self->n, count);
        add_to_list(self, squares);
    }
}

list *pull_all(nq_solver *solver) {
    size_t n = 0;
    nq_status status = nq_solver_next(solver);
    if (status == NQ_OK) nq_solver_solution(solver, &n);
    list *self = new_list((uint32_t)n);
    if (status == NQ_OK) {
        add_to_list(self, nq_solver_solution(solver, NULL));
        pull_into(self, solver, SIZE_MAX);
    } else {
        want_status(NQ_DONE, status);
    }
    nq_solver_free(solver);
    return self;
}

int push_into(void *list_of_solutions, const nq_event *event) {
    list *self = list_of_solutions;
    want_number(NQ_EVENT_SOLUTION, event->kind);
    want_number(self->n, event->count);
    add_to_list(self, event->squares);
    return 0;
}

known known_counts(uint32_t n) {
    FILE *file = fopen(NQ_COUNTS_TSV, "r");
    want_true(file != NULL, "to open " NQ_COUNTS_TSV);
    char line[256];
    while (fgets(line, sizeof line, file) != NULL) {
        unsigned row;
        unsigned long long value[4];
        if (line[0] == '#') continue;
        int fields = sscanf(line, "%u %llu %llu %llu %llu", &row, &value[0], &value[1], &value[2], &value[3]);
        if (fields != 5 || row != n) continue;
        fclose(file);
        return (known){value[0], value[1], value[2], value[3]};
    }
    fclose(file);
    want_true(false, "a row for this n in " NQ_COUNTS_TSV);
    return (known){0};
}

static void *purse_alloc(void *user, size_t size) {
    purse *self = user;
    if (++self->taken == self->fail_at) {
        self->returned++; /* nothing was given, so nothing is owed */
        return NULL;
    }
    return malloc(size);
}

static void purse_release(void *user, void *memory) {
    purse *self = user;
    want_true(memory != NULL, "release() is never called with NULL");
    self->returned++;
    free(memory);
}

nq_allocator purse_allocator(purse *self) {
    return (nq_allocator){purse_alloc, purse_release, self};
}

uint32_t next_random(uint32_t *state, uint32_t bound) {
    *state = *state * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)(*state >> 8) * bound) >> 24);
}

uint64_t now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000u + (uint64_t)time.tv_nsec / 1000000u;
}
