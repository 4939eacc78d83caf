/* The shortest program: one solution of the 8-queens problem, without any handle.
 *
 * A placement is an array of squares {row, col}, counted from zero, sorted by row. */
#include <nqueens.h>
#include <stdio.h>

int main(void) {
    enum { N = 8 };
    nq_square queens[N];

    /* NQ_OK is zero; a positive status is a normal stop (NQ_DONE: no solution, for n = 2 and 3); a negative one is an
     * error. nq_strerror() has a line of English for each. */
    nq_status status = nq_find(N, queens);
    if (status != NQ_OK) {
        fprintf(stderr, "%s\n", nq_strerror(status));
        return 1;
    }

    for (int i = 0; i < N; i++) {
        printf("row %u: column %u\n", (unsigned)queens[i].row, (unsigned)queens[i].col);
    }
    return 0;
}
