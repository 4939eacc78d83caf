/**
 * @file nqueens/status.h
 * @brief What a call answers.
 */
#ifndef NQUEENS_STATUS_H
#define NQUEENS_STATUS_H

#include "version.h"

/** @defgroup status Status
 *  Zero says go on, a positive value is a normal stop after which the solver can be resumed, a negative value is an error
 *  that changed nothing. A stop and an error are never the same value.
 *  @{ */

/** The answer of a call. An `int`, never an enumeration: one width for every compiler and binding. */
typedef int nq_status;

enum {
    NQ_OK = 0,             /**< Go on; from nq_solver_next(): a solution is there. */
    NQ_DONE = 1,           /**< Every solution has been delivered or counted. Complete methods only: it is a proof. */
    NQ_PAUSED = 2,         /**< A limit (#NQ_LIMIT_SOLUTIONS, #NQ_LIMIT_NODES, #NQ_LIMIT_MS) was met. */
    NQ_STOPPED = 3,        /**< A callback asked to stop. */
    NQ_CANCELLED = 4,      /**< nq_solver_cancel() was called. */
    NQ_EXHAUSTED = 5,      /**< An incomplete method has nothing more to give; that proves nothing. */
    NQ_E_ARG = -1,         /**< A null pointer, a value out of range, an unknown key. */
    NQ_E_STATE = -2,       /**< Not now: the problem is frozen, the search has begun, or a call is running. */
    NQ_E_NOMEM = -3,       /**< An allocation failed. The handle is still usable. */
    NQ_E_RANGE = -4,       /**< Too large: a count past 64 bits, whose sum so far is kept, a number of units, a text. */
    NQ_E_UNSUPPORTED = -5, /**< This method cannot do that, or is not in this build. */
    NQ_E_CONFLICT = -6,    /**< The squares contradict each other or the rules; the culprit is named. */
    NQ_E_FORMAT = -7,      /**< The text or the saved bytes are not what they should be. */
    NQ_E_SPACE = -8        /**< The buffer is too small; the size needed was stored. */
};

/** The size in bytes of every message the library writes, its final NUL included. */
#define NQ_MESSAGE_SIZE 192

#ifdef __cplusplus
extern "C" {
#endif

/**
 * One line of English for a status.
 * @param status any value; an unknown one answers "unknown status".
 * @return a static string, never NULL. Independent of the locale; thread-safe.
 */
NQ_API const char *nq_strerror(nq_status status);

#ifdef __cplusplus
}
#endif
/** @} */
#endif
