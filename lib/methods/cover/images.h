/** @file
 *  What a cover that was found in a box stands for: its images under the problem's symmetries. */
#ifndef NQI_METHODS_COVER_IMAGES_H
#define NQI_METHODS_COVER_IMAGES_H

#include "methods/cover/boxes.h"
#include "methods/cover/list.h"

/** The size of a cover's orbit, if it is the smallest of its images in the same box; else 0. One cover of each orbit is. */
uint32_t nqi_cover_orbit(const nq_problem *problem, const struct nqi_box *box, const nq_square *squares, uint32_t size);

/** Adds the cover in solver->squares, and those that it stands for, to the sum that #NQ_SYMMETRY asks for.
 *  @return #NQ_OK; #NQ_E_RANGE. */
nq_status nqi_cover_tally(nq_solver *solver, const struct nqi_box *box, uint32_t size);

/** Adds all images of that cover to a list that has room for them, once for each orbit; or just the smallest, where
 *  #NQ_SYMMETRY asks for canonical covers. */
void nqi_cover_list_images(const nq_solver *solver, const struct nqi_box *box, struct nqi_cover_list *list,
                           uint32_t size);

#endif
