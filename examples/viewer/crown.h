/* Pieces as pixels: a crown on a disc, and the smaller marks. */
#ifndef CROWN_H
#define CROWN_H

#include <stdint.h>

enum piece {
    PIECE_QUEEN,
    PIECE_CONFLICT, /* attacked: red, and with a second ring, so that it is seen without colours too */
    PIECE_GIVEN,    /* required by a file */
    PIECE_GHOST,    /* just taken back */
    PIECE_DOT,      /* the same on boards that are too fine for crowns; in conflict with a white middle */
    PIECE_DOT_CONFLICT,
    PIECE_CROSS, /* a square refused */
    PIECE_RING,  /* a square uncovered */
    PIECES
};

/* Writes size * size pixels, 0xAARRGGBB, not premultiplied. */
void crown_draw(enum piece piece, int size, uint32_t *pixels);

#endif
