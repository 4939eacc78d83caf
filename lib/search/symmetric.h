/** @file
 *  Counts of the plain board's symmetric solutions, found directly: a half or a quarter of the queens decide the rest. With
 *  them Burnside's lemma turns the number of solutions Q into that of orbits, (Q + P + 2 R) / 8. */
#ifndef NQI_SEARCH_SYMMETRIC_H
#define NQI_SEARCH_SYMMETRIC_H

#include "search/solver.h"

/** The largest board: its diagonals are bits of one word. */
enum { NQI_SYMMETRIC_MAX = 32 };

/** P: counts the solutions that a half turn leaves unchanged (OEIS A032522).
 *  @return #NQ_OK, or why the solver asked to stop; then the count is not there. */
nq_status nqi_count_half_turn(nq_solver *solver, uint64_t *count);

/** Lets go of a count that was stopped. */
void nqi_forget_walk(nq_solver *solver);

/** R: counts the solutions that a quarter turn leaves unchanged (OEIS A033148). */
nq_status nqi_count_quarter_turn(nq_solver *solver, uint64_t *count);

#endif
