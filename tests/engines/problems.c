/* What tests/engines/run.sh asks of the library.
 *
 *     problems export plain|random K minizinc|dimacs|lp|asp    writes the problem for an engine
 *     problems size plain|random K                             n
 *     problems count plain|random K                            how many solutions there are
 *     problems check plain|random K                            reads "row col" pairs: exit 0 if they are a solution
 *
 * plain K is n queens on n = K rows; random K is the problem with seed K. */
#include "problem/export.h"
#include "unit/problem/random.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 7, MOST_SQUARES = 1000 };

static int complain(const char *what) {
    fprintf(stderr, "problems: %s\n", what);
    return 2;
}

static nq_problem *find_problem(const char *kind, const char *text) {
    uint32_t number = (uint32_t)strtoul(text, NULL, 10);
    nq_problem *problem = NULL;
    if (strcmp(kind, "random") == 0) return draw_problem(number, LARGEST);
    return nq_problem_new(&problem, number, NULL) == NQ_OK ? problem : NULL;
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
    if (strcmp(argv[1], "check") == 0) return check_solution(problem);
    return complain("export, size, count or check");
}

int main(int argc, char **argv) {
    if (argc < 4) return complain("too few arguments");
    nq_problem *problem = find_problem(argv[2], argv[3]);
    if (!problem) return complain("no such problem");
    int code = answer(problem, argc, argv);
    nq_problem_free(problem);
    return code;
}
