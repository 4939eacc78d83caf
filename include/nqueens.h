/**
 * @file nqueens.h
 * @brief The umbrella header of libnqueens, and the only supported include.
 *
 * The library has three nouns. A @ref nq_square is a value. An @ref nq_problem says *what* is asked: the board, what
 * attacks what, which squares are required or forbidden. An @ref nq_solver says *how* it is answered: it is a resumable
 * cursor over the solutions of one problem, by one method.
 *
 * @code{.c}
 * #include <nqueens.h>
 * #include <stdio.h>
 *
 * int main(void) {
 *     nq_square queens[8];
 *     if (nq_find(8, queens) != NQ_OK) return 1;
 *     for (int i = 0; i < 8; i++) printf("%u ", (unsigned)queens[i].col);
 *     return 0;
 * }
 * @endcode
 *
 * Every function that can fail returns an @ref nq_status. Every function may be called with any argument, a null handle
 * included: it answers #NQ_E_ARG. The library never prints, exits, reads the environment or installs a signal handler.
 */
#ifndef NQUEENS_H
#define NQUEENS_H

#include "nqueens/key.h"
#include "nqueens/problem.h"
#include "nqueens/solver.h"
#include "nqueens/square.h"
#include "nqueens/status.h"
#include "nqueens/version.h"

#endif
