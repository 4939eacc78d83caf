/* Other rules: pieces that attack along other lines, and a board without edges. */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

static uint64_t count(uint32_t n, uint64_t attacks, uint64_t topology) {
    nq_problem *problem;
    nq_solver *solver;
    uint64_t solutions = 0;
    if (nq_problem_new(&problem, n, NULL) != NQ_OK) return 0;
    nq_problem_set(problem, NQ_ATTACKS, attacks);
    nq_problem_set(problem, NQ_TOPOLOGY, topology);
    if (nq_solver_new(&solver, problem) == NQ_OK) {
        nq_solver_count(solver, &solutions);
        nq_solver_free(solver);
    }
    nq_problem_free(problem);
    return solutions;
}

int main(void) {
    /* Rooks attack along rows and columns: every permutation is a solution, and there are 8! of them. */
    printf("8 rooks: %" PRIu64 "\n", count(8, NQ_ATTACKS_ROOK, NQ_TOPOLOGY_PLANE));

    /* Attacks are a sum of bits. Queens that are knights, too, need 10 rows (OEIS A051223). */
    for (uint32_t n = 8; n <= 10; n++) {
        uint64_t solutions = count(n, NQ_ATTACKS_QUEEN | NQ_ATTACK_KNIGHT, NQ_TOPOLOGY_PLANE);
        printf("%u queens that are knights, too: %" PRIu64 "\n", (unsigned)n, solutions);
    }

    /* On the torus a diagonal goes on at the opposite edge. There are solutions exactly where neither 2 nor 3 divides n
     * (Pólya 1918; OEIS A007705). */
    for (uint32_t n = 1; n <= 11; n++) {
        printf("%u queens on a torus: %" PRIu64 "\n", (unsigned)n, count(n, NQ_ATTACKS_QUEEN, NQ_TOPOLOGY_TORUS));
    }
    return 0;
}
