/* Watch a search think: the board after every event, and how many columns each row has left.
 *
 *     09_trace             forward checking on a 4 by 4 board
 *     09_trace 8 200       on an 8 by 8 board, redrawn in place every 200 ms
 */
#include <nqueens.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct screen {
    const nq_solver *solver;
    uint32_t n;
    long delay_ms; /* 0: one board under the other */
};

static void print_what(const nq_event *event) {
    unsigned row = (unsigned)event->square.row, col = (unsigned)event->square.col;
    if (event->kind == NQ_EVENT_PLACE) printf("place (%u,%u)\n", row, col);
    if (event->kind == NQ_EVENT_REMOVE) printf("remove (%u,%u)\n", row, col);
    if (event->kind == NQ_EVENT_REJECT)
        printf("reject (%u,%u): row %u has no column left\n", row, col, (unsigned)event->by.row);
}

/* The event brings the queens that stand, sorted by row; a row without a queen is passed over. */
static void print_board(const struct screen *screen, const nq_event *event) {
    size_t next = 0;
    for (uint32_t row = 0; row < screen->n; row++) {
        uint32_t left = 0, queen = NQ_NO_COLUMN;
        if (next < event->count && event->squares[next].row == row) queen = event->squares[next++].col;
        for (uint32_t col = 0; col < screen->n; col++) printf("%s%c", col ? " " : "", col == queen ? 'Q' : '.');
        /* One of the few calls that a callback may make on its own solver. */
        nq_solver_domain(screen->solver, row, &left);
        if (queen == NQ_NO_COLUMN) printf("  %u left", (unsigned)left);
        printf("\n");
    }
    printf("\n");
}

static int on_event(void *user, const nq_event *event) {
    const struct screen *screen = user;
    struct timespec delay = {screen->delay_ms / 1000, screen->delay_ms % 1000 * 1000000};
    if (screen->delay_ms > 0) printf("\033[H\033[J"); /* home, and clear what is below */
    print_what(event);
    print_board(screen, event);
    fflush(stdout);
    if (screen->delay_ms > 0) nanosleep(&delay, NULL);
    return 0; /* anything else would stop here, and the next call would go on with the next event */
}

int main(int argc, char **argv) {
    struct screen screen = {NULL, 4, 0};
    nq_problem *problem;
    nq_solver *solver;
    if (argc > 1) screen.n = (uint32_t)strtoul(argv[1], NULL, 10);
    if (argc > 2) screen.delay_ms = strtol(argv[2], NULL, 10);
    if (nq_problem_new(&problem, screen.n, NULL) != NQ_OK || nq_solver_new(&solver, problem) != NQ_OK) return 1;
    nq_problem_free(problem);

    screen.solver = solver;
    nq_solver_set(solver, NQ_METHOD, NQ_METHOD_FORWARD_CHECK);
    nq_solver_on(solver, NQ_EVENT_PLACE | NQ_EVENT_REJECT | NQ_EVENT_REMOVE, on_event, &screen);
    nq_status status = nq_solver_next(solver);

    uint64_t nodes = 0;
    nq_solver_get(solver, NQ_NODES, &nodes);
    printf("%s after %u nodes\n", status == NQ_OK ? "a solution" : nq_strerror(status), (unsigned)nodes);
    nq_solver_free(solver);
    return status == NQ_OK || status == NQ_DONE ? 0 : 1;
}
