/** @file
 *  The closed form, for those who need one column of it. */
#ifndef NQI_METHODS_CONSTRUCT_H
#define NQI_METHODS_CONSTRUCT_H

#include <stdint.h>

/** The column of a row's queen in the closed-form solution; n is 1 or at least 4. */
uint32_t nqi_construct_column(uint32_t n, uint32_t row);

#endif
