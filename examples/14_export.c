/* Hand a problem to another engine: as text in its language. */
#include <nqueens.h>
#include <stdio.h>
#include <stdlib.h>

static void print_for(const nq_problem *problem, int language) {
    size_t len = 0;
    /* Without a buffer, only the size is stored. */
    if (nq_problem_export(problem, language, NULL, &len) != NQ_OK) return;
    char *text = malloc(len);
    if (text != NULL && nq_problem_export(problem, language, text, &len) == NQ_OK) fputs(text, stdout);
    free(text);
}

int main(void) {
    nq_square corner = {0, 0};
    nq_problem *problem;
    if (nq_problem_new(&problem, 5, NULL) != NQ_OK) return 1;
    nq_problem_require(problem, &corner, 1);

    /* Save it as queens.mzn, and ask: minizinc --solver gecode queens.mzn */
    print_for(problem, NQ_EXPORT_MINIZINC);
    printf("\n");
    /* gringo queens.lp | clasp 0 */
    print_for(problem, NQ_EXPORT_ASP);
    /* NQ_EXPORT_DIMACS is for SAT solvers, NQ_EXPORT_LP for 0-1 programs. */
    nq_problem_free(problem);
    return 0;
}
