/**
 * @file nqueens/version.h
 * @brief What was compiled against, and what is loaded.
 */
#ifndef NQUEENS_VERSION_H
#define NQUEENS_VERSION_H

#include <stddef.h>
#include <stdint.h>

/** Marks an exported function. Define `NQ_STATIC` before the include when linking the static library on Windows. */
#if defined(_WIN32) && !defined(NQ_STATIC)
#ifdef NQ_BUILD
#define NQ_API __declspec(dllexport)
#else
#define NQ_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define NQ_API __attribute__((visibility("default")))
#else
#define NQ_API
#endif

/** @defgroup version Version
 *  The version of the header is a set of macros, the version of the loaded library a function: a program that was
 *  compiled against one release may meet another at run time, and can compare the two.
 *  @{ */

#define NQ_VERSION_MAJOR 0 /**< Changes with the SONAME. */
#define NQ_VERSION_MINOR 1 /**< Changes when something is added. */
#define NQ_VERSION_PATCH 0 /**< Changes when something is mended. */

/** The header's version as one number that grows: `0xMMmmpp`. */
#define NQ_VERSION ((NQ_VERSION_MAJOR << 16) | (NQ_VERSION_MINOR << 8) | NQ_VERSION_PATCH)

#ifdef __cplusplus
extern "C" {
#endif

/** The version of the loaded library, in the form of #NQ_VERSION. Thread-safe. */
NQ_API uint32_t nq_version(void);

/** The version of the loaded library as text, for example "0.1.0". A static string; thread-safe. */
NQ_API const char *nq_version_string(void);

#ifdef __cplusplus
}
#endif
/** @} */
#endif
