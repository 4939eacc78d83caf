/* What tests/engines/run.sh asks of the library.
 *
 *     problems export KIND K minizinc|dimacs|lp|asp    writes the problem for an engine
 *     problems size KIND K                             n
 *     problems count KIND K                            how many solutions there are
 *     problems minimum KIND K                          the queens of the smallest covers, and how many such covers there are
 *     problems check KIND K                            reads "row col" pairs: exit 0 if they are a solution
 *
 * Of the kinds, plain K is n queens on n = K rows; random K is the problem with seed K. cover K and independent K are the
 * smallest covers of K rows; random-cover K is such a problem with seed K. A cover of k queens, not of the fewest, is kind/k, such
 * as cover/5. What is said of minimum covers two methods agree on. */
#include "problem/export.h"
#include "unit/problem/random.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 7, LARGEST_COVER = 6, MOST_SQUARES = 1000 };

static int complain(const char *what) {
    fprintf(stderr, "problems: %s\n", what);
    return 2;
}

static bool begins(const char *kind, const char *word) {
    return strncmp(kind, word, strlen(word)) == 0;
}

static nq_problem *make_cover(uint32_t n, bool independent) {
    nq_problem *problem = NULL;
    if (nq_problem_new(&problem, n, NULL) != NQ_OK) return NULL;
    (void)nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER);
    (void)nq_problem_set(problem, NQ_INDEPENDENT, independent);
    return problem;
}

static nq_problem *find_problem(const char *kind, uint32_t number) {
    nq_problem *problem = NULL;
    if (begins(kind, "random-cover")) return draw_cover(number, LARGEST_COVER);
    if (begins(kind, "random")) return draw_problem(number, LARGEST);
    if (begins(kind, "cover") || begins(kind, "independent")) return make_cover(number, begins(kind, "independent"));
    return nq_problem_new(&problem, number, NULL) == NQ_OK ? problem : NULL;
}

/* Sets the number of queens of kind/k. */
static bool set_queens(nq_problem *problem, const char *kind) {
    const char *slash = strchr(kind, '/');
    return !slash || nq_problem_set(problem, NQ_COVER_SIZE, strtoul(slash + 1, NULL, 10)) == NQ_OK;
}

static int find_language(const char *name) {
    static const char *const names[] = {"minizinc", "dimacs", "lp", "asp"};
    for (int i = 0; i < 4; i++)
        if (strcmp(name, names[i]) == 0) return i;
    return -1;
}

static int export_problem(const nq_problem *problem, const char *language) {
    size_t len = 0;
    int to = find_language(language);
    if (nqi_problem_export(problem, to, NULL, &len) != NQ_OK) return complain("export");
    char *text = malloc(len);
    if (!text || nqi_problem_export(problem, to, text, &len) != NQ_OK) return complain("export");
    fwrite(text, 1, len - 1, stdout);
    free(text);
    return 0;
}

static int count_solutions(nq_problem *problem) {
    nq_solver *solver;
    uint64_t count = 0;
    if (nq_solver_new(&solver, problem) != NQ_OK || nq_solver_count(solver, &count) != NQ_DONE)
        return complain("count");
    printf("%" PRIu64 "\n", count);
    nq_solver_free(solver);
    return 0;
}

/* Counts the minimum covers by one method; false when it does not take the problem. */
static bool count_covers(nq_problem *problem, uint64_t method, uint64_t *queens, uint64_t *covers) {
    nq_solver *solver;
    if (nq_solver_new(&solver, problem) != NQ_OK) return false;
    bool done = nq_solver_set(solver, NQ_METHOD, method) == NQ_OK && nq_solver_count(solver, covers) == NQ_DONE &&
                nq_solver_get(solver, NQ_BEST, queens) == NQ_OK;
    nq_solver_free(solver);
    return done;
}

static int find_minimum(nq_problem *problem) {
    uint64_t queens, covers, other_queens, other_covers;
    if (!count_covers(problem, NQ_METHOD_COVER_BACKTRACK, &queens, &covers)) return complain("cover-backtrack");
    if (count_covers(problem, NQ_METHOD_COVER_EXACT, &other_queens, &other_covers) &&
        (queens != other_queens || covers != other_covers))
        return complain("two methods differ");
    if (covers)
        printf("%" PRIu64 " %" PRIu64 "\n", queens, covers);
    else
        printf("none 0\n");
    return 0;
}

static int check_solution(const nq_problem *problem) {
    nq_square squares[MOST_SQUARES];
    size_t count = 0;
    for (nq_square *at = squares; count < MOST_SQUARES && scanf("%" SCNu32 " %" SCNu32, &at->row, &at->col) == 2; at++)
        count++;
    nq_status status = nq_problem_check(problem, squares, count, NULL);
    return status == NQ_OK ? 0 : complain(nq_strerror(status));
}

static int size_of(const nq_problem *problem) {
    uint64_t n = 0;
    (void)nq_problem_get(problem, NQ_SIZE, &n);
    printf("%" PRIu64 "\n", n);
    return 0;
}

static int answer(nq_problem *problem, int argc, char **argv) {
    if (strcmp(argv[1], "export") == 0 && argc > 4) return export_problem(problem, argv[4]);
    if (strcmp(argv[1], "size") == 0) return size_of(problem);
    if (strcmp(argv[1], "count") == 0) return count_solutions(problem);
    if (strcmp(argv[1], "minimum") == 0) return find_minimum(problem);
    if (strcmp(argv[1], "check") == 0) return check_solution(problem);
    return complain("export, size, count, minimum or check");
}

int main(int argc, char **argv) {
    if (argc < 4) return complain("too few arguments");
    nq_problem *problem = find_problem(argv[2], (uint32_t)strtoul(argv[3], NULL, 10));
    if (!problem) return complain("no such problem");
    int code = set_queens(problem, argv[2]) ? answer(problem, argc, argv) : complain("no such number of queens");
    nq_problem_free(problem);
    return code;
}
