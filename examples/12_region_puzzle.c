/* A region puzzle: one queen in each row, column and region, none touching another. Has it exactly one solution? */
#include <nqueens.h>
#include <stdio.h>
#include <string.h>

enum { N = 7 };

/* Row by row; squares with the same symbol are a region. */
static const char puzzle[] = "1114555"
                             "6615555"
                             "1115555"
                             "2215535"
                             "1115333"
                             "5555537"
                             "5555333";

/* The library numbers regions from 0: a symbol's number is the place where it first stands among the different ones. */
static void number_regions(uint32_t *region_of) {
    char symbols[N * N + 1] = "";
    for (size_t i = 0; i < N * N; i++) {
        size_t known = strlen(symbols);
        if (strchr(symbols, puzzle[i]) == NULL) symbols[known] = puzzle[i];
        region_of[i] = (uint32_t)(strchr(symbols, puzzle[i]) - symbols);
    }
}

static void draw(const nq_square *queens) {
    for (uint32_t row = 0; row < N; row++) {
        for (uint32_t col = 0; col < N; col++) {
            printf("%s%c", col > 0 ? " " : "", queens[row].col == col ? 'Q' : puzzle[row * N + col]);
        }
        printf("\n");
    }
}

int main(void) {
    uint32_t region_of[N * N];
    nq_problem *problem;
    nq_solver *solver;
    number_regions(region_of);
    if (nq_problem_new(&problem, N, NULL) != NQ_OK) return 1;
    nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK | NQ_ATTACK_TOUCH);
    if (nq_problem_regions(problem, region_of, N * N) != NQ_OK) {
        printf("%s\n", nq_problem_message(problem));
    } else if (nq_solver_new(&solver, problem) == NQ_OK) {
        if (nq_solver_next(solver) == NQ_OK) {
            draw(nq_solver_solution(solver, NULL));
            /* NQ_DONE is a proof: there is no second one. */
            printf("%s\n", nq_solver_next(solver) == NQ_DONE ? "the only solution" : "one of several");
        }
        nq_solver_free(solver);
    }
    nq_problem_free(problem);
    return 0;
}
