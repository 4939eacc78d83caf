#ifndef NQI_BOARD_RENDER_H
#define NQI_BOARD_RENDER_H

#include "nqueens/square.h"

/** Where text goes. Without a buffer it is only measured, so that one code path does both. */
typedef struct nqi_sink {
    char *text;      /**< Room for what a measuring run found, or NULL. */
    uint64_t length; /**< The bytes written so far. */
} nqi_sink;

/** Writes a C string. */
void nqi_sink_text(nqi_sink *sink, const char *text);

/** Writes a C string many times; O(1) when only measured. */
void nqi_sink_repeat(nqi_sink *sink, const char *text, uint64_t times);

/** Writes a number in decimal. */
void nqi_sink_number(nqi_sink *sink, uint64_t value);

/** Writes "8: (0,1) (2,3)", without a line end. */
void nqi_sink_squares(nqi_sink *sink, uint32_t n, const nq_square *squares, size_t count);

/**
 * Does what nq_render() says, once the pointers are known to be good: checks the squares and the format, measures, and
 * writes if there is room.
 */
nq_status nqi_render(uint32_t n, const nq_square *squares, size_t count, int format, char *buf, size_t *len);

#endif
