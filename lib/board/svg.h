#ifndef NQI_BOARD_SVG_H
#define NQI_BOARD_SVG_H

#include "nqueens/square.h"

struct nqi_sink;

/** The largest board that is drawn. */
#define NQI_SVG_SIZE_MAX 1000u

/** Writes a stand-alone SVG image of the board, n at most #NQI_SVG_SIZE_MAX. */
void nqi_svg_write(struct nqi_sink *sink, uint32_t n, const nq_square *squares, size_t count);

#endif
