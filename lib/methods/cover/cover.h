/** @file
 *  What the methods that cover boards share: what they are asked for, and what is known beforehand. */
#ifndef NQI_METHODS_COVER_COVER_H
#define NQI_METHODS_COVER_COVER_H

#include "base/random.h"
#include "search/solver.h"

/** The widest board whose rows fit a word of 32 bits, and its diagonals one of 64. */
enum { NQI_COVER_MAX = 32 };

/** The number of queens asked for; 0: as few as possible. */
uint32_t nqi_cover_size(const nq_solver *solver);

/** Why none of these methods can solve the problem, or NULL. They know queens on the plane. */
const char *nqi_cover_refuse(const nq_solver *solver);

/** Why a method cannot solve the problem that takes the whole board alike, or NULL. */
const char *nqi_cover_refuse_marks(const nq_problem *problem);

/** Room for a queen on every square. */
uint64_t nqi_cover_room(const nq_solver *solver);

/** A proven lower bound of the size of a cover: for queens on the plane the largest of three, of which one, past
 *  NQI_COVER_MAX rows, is taken from the literature. Elsewhere every queen is taken to cover the whole board. */
uint32_t nqi_cover_bound(const nq_problem *problem);

/** How many symmetries a set of them has: @p group as in nq_problem. */
uint32_t nqi_group_order(unsigned group);

/** A number below @p bound: the caller's, if nq_solver_random() was given a source, else the seed's. */
uint64_t nqi_cover_draw(const nq_solver *solver, struct nqi_random *random, uint64_t bound);

/** Shows the size of the best cover, unless a smaller one is known. */
void nqi_cover_show_best(nq_solver *solver, uint32_t size);

#endif
