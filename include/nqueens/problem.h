/**
 * @file nqueens/problem.h
 * @brief A problem says what is asked.
 */
#ifndef NQUEENS_PROBLEM_H
#define NQUEENS_PROBLEM_H

#include "key.h"
#include "square.h"

/** @defgroup problem Problem
 *  A problem is the board's size, what attacks what, required, forbidden and exempt squares, and regions. It starts as the plain
 *  n-queens problem and can be changed until the first solver takes it; from then on it is frozen, and can be shared by
 *  any number of solvers in any number of threads.
 *
 *  @code{.c}
 *  nq_problem *problem;
 *  nq_square corner = {0, 0};
 *  nq_problem_new(&problem, 8, NULL);
 *  nq_problem_require(problem, &corner, 1);   // completions of a board with a queen in the corner
 *  @endcode
 *
 *  Every change is checked at once, so that a problem never contradicts itself: squares that are required together, but
 *  attack each other or are forbidden, are refused with #NQ_E_CONFLICT, the culprits named by nq_problem_message(), and
 *  nothing is changed.
 *  @{ */

/** Where a handle's memory comes from. Copied into the handle. Called from every thread that uses the handle, and with
 *  #NQ_THREADS from several at once. This struct is final: it will not grow. */
typedef struct nq_allocator {
    void *(*alloc)(void *user, size_t size);   /**< As malloc(): NULL when there is none, aligned for any type. */
    void (*release)(void *user, void *memory); /**< As free(); never called with NULL. */
    void *user;                                /**< Passed to both. */
} nq_allocator;

/** Opaque. Before it is frozen: one thread at a time. Afterwards: any. */
typedef struct nq_problem nq_problem;

/** Languages of other engines: nq_problem_export(). */
enum {
    NQ_EXPORT_MINIZINC, /**< MiniZinc: q[r] is the column of row r; three all-different constraints for the plain board. A cover:
                             queen[r,c] is true where a queen stands. */
    NQ_EXPORT_DIMACS, /**< DIMACS CNF: variable r * n + c + 1 is the square (r,c), as its comments say; at most one of more
                             than five, and the number of queens of a cover, by a sequential counter (Sinz 2005) in both
                             directions, so that a placement or a cover is exactly one model. */
    NQ_EXPORT_LP,     /**< CPLEX LP: binary x_r_c. */
    NQ_EXPORT_ASP     /**< Answer set program for clingo: queen(R,C). */
};

/** Stands for the column in nq_problem_check()'s answer when a whole row is at fault. */
#define NQ_NO_COLUMN UINT32_MAX

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Makes the plain problem: place n queens on an n by n board.
 * @param out        receives the handle; NULL is stored on failure.
 * @param n          0 .. #NQ_SIZE_MAX. n = 0 has one solution, the empty placement.
 * @param allocator  where memory comes from, for the problem and its solvers; NULL means malloc() and free().
 * @return #NQ_OK; #NQ_E_ARG for a null @p out, n out of range or an allocator without both functions; #NQ_E_NOMEM.
 */
NQ_API nq_status nq_problem_new(nq_problem **out, uint32_t n, const nq_allocator *allocator);

/** Lets go of the handle; solvers that took the problem keep it alive for themselves. NULL is fine. */
NQ_API void nq_problem_free(nq_problem *problem);

/**
 * Sets a property: #NQ_SIZE, #NQ_GOAL, #NQ_ATTACKS, #NQ_TOPOLOGY, #NQ_INDEPENDENT or #NQ_COVER_SIZE.
 * @return #NQ_OK; #NQ_E_ARG for an unknown key, a value out of range, or a size that leaves a square or a region off the
 *         board; #NQ_E_CONFLICT when required squares attack each other under the new rules; #NQ_E_STATE once frozen; #NQ_E_NOMEM.
 */
NQ_API nq_status nq_problem_set(nq_problem *problem, nq_key key, uint64_t value);

/** Reads a property. @return #NQ_OK; #NQ_E_ARG for a null pointer or a key that is not a problem's. */
NQ_API nq_status nq_problem_get(const nq_problem *problem, nq_key key, uint64_t *value);

/**
 * Requires a queen on each of these squares, beside those required before.
 * @param squares  in any order; a square that is required already is fine.
 * @return #NQ_OK; #NQ_E_ARG for a null pointer or a square off the board; #NQ_E_CONFLICT when two required squares attack
 *         each other, or one is forbidden; #NQ_E_STATE once frozen; #NQ_E_NOMEM.
 */
NQ_API nq_status nq_problem_require(nq_problem *problem, const nq_square *squares, size_t count);

/** Forbids these squares, beside those forbidden before. Answers as nq_problem_require(). */
NQ_API nq_status nq_problem_forbid(nq_problem *problem, const nq_square *squares, size_t count);

/**
 * Marks squares that need no cover under #NQ_GOAL_COVER, beside those marked before; queens may stand on them. Placements
 * do not look at them.
 * @param squares  in any order; a square that is exempt already is fine.
 * @return #NQ_OK; #NQ_E_ARG for a null pointer or a square off the board; #NQ_E_STATE once frozen; #NQ_E_NOMEM.
 */
NQ_API nq_status nq_problem_exempt(nq_problem *problem, const nq_square *squares, size_t count);

/**
 * Divides the board into n regions of which each must hold exactly one queen. A region is what has the same number: it
 * need not be connected.
 * @param region_of  the region of each square, 0 .. n - 1, row by row; NULL (with @p count 0) takes the regions away.
 * @param count      n * n.
 * @return #NQ_OK; #NQ_E_ARG for a count that is not n * n, or a number that is not below n; #NQ_E_CONFLICT when a region is
 *         empty, has no free square, or holds two required squares; #NQ_E_STATE once frozen; #NQ_E_NOMEM.
 */
NQ_API nq_status nq_problem_regions(nq_problem *problem, const uint32_t *region_of, size_t count);

/**
 * Verifies a placement, independently of every solver: in O(n) time and a few bits a row, with touch and knight's moves in
 * O(n log n), a cover in O(n * n).
 *
 * What is looked for, in this order: two queens that attack each other, or stand in one row or one region; a queen on a
 * forbidden square; a required square without a queen; a row without one. For a cover: two attacking queens (if
 * #NQ_INDEPENDENT), then forbidden and required squares, then an uncovered square that is not exempt. How many
 * queens there are (#NQ_COVER_SIZE) is for the caller to look at.
 * @param squares   in any order; one that stands twice attacks itself.
 * @param conflict  receives the culprits, or may be NULL: the two attacking squares; or twice the one square at fault; or
 *                  twice {row, #NQ_NO_COLUMN} for a row without a queen.
 * @return #NQ_OK: it is a solution; #NQ_E_CONFLICT: it is not; #NQ_E_ARG for a null pointer or a square off the board;
 *         #NQ_E_NOMEM. Thread-safe.
 */
NQ_API nq_status nq_problem_check(const nq_problem *problem, const nq_square *squares, size_t count,
                                  nq_square conflict[2]);

/**
 * Counts the pairs of queens that attack each other; queens on all squares of a diagonal are 28 pairs at n = 8. With two
 * squares it tells whether one attacks the other. Other queens between the two do not matter. On the plane, along lines, it
 * takes O(n) time; with touch, knight's moves or a torus it compares all pairs.
 * @param squares  in any order, none twice.
 * @param pairs    receives the number of pairs.
 * @return #NQ_OK; #NQ_E_ARG for a null pointer or a square off the board; #NQ_E_NOMEM. Thread-safe.
 */
NQ_API nq_status nq_problem_conflicts(const nq_problem *problem, const nq_square *squares, size_t count,
                                      uint64_t *pairs);

/**
 * Writes a problem, whatever its rules, for another engine: a placement, or a cover, of #NQ_COVER_SIZE queens or of the fewest.
 * A cover with regions has no text; nor has one of the fewest queens in DIMACS, since clauses know no minimum: there a size must
 * be set. DIMACS and LP name every square, and for a cover all squares from which it is covered.
 *
 * Asked with @p buf NULL, it only stores the size: `malloc(len)` is then always enough.
 * @param to   one of the NQ_EXPORT_ values.
 * @param buf  receives the text and a final NUL, or NULL.
 * @param len  in: the size of @p buf in bytes; out: the bytes needed, the final NUL included.
 * @return #NQ_OK; #NQ_E_SPACE when @p buf is too small (it is untouched); #NQ_E_ARG for a null pointer or an unknown language;
 *         #NQ_E_UNSUPPORTED for a cover with regions, for one without #NQ_COVER_SIZE or of more than 128 queens in DIMACS, or for
 *         n > 1000 (a cover: n > 128) in DIMACS and LP; #NQ_E_RANGE past 2^40 bytes; #NQ_E_NOMEM. Thread-safe once the problem is frozen.
 */
NQ_API nq_status nq_problem_export(const nq_problem *problem, int to, char *buf, size_t *len);

/** What the last change of this problem was about, if it failed; "" if not, and once it is frozen. Valid until the next
 *  change. */
NQ_API const char *nq_problem_message(const nq_problem *problem);

#ifdef __cplusplus
}
#endif
/** @} */
#endif
