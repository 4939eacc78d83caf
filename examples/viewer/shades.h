/* The colour of each square. */
#ifndef SHADES_H
#define SHADES_H

#include "draw.h"

uint32_t shade_square(const struct scene *scene, const struct model *model, uint32_t row, uint32_t col);

/* The colour of a region of a puzzle. */
uint32_t shade_region(uint32_t region);

#endif
