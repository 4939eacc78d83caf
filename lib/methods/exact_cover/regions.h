/** @file
 *  Which item to branch on where there are regions. Each open region needs a row of its own, and a column of its own if
 *  columns attack. Where k regions are left with fewer than k rows between them (Hall 1935) there is no placement, though
 *  each may still have squares enough; and where they are left with just k, other regions have no business there. Region
 *  puzzles live on that. */
#ifndef NQI_METHODS_EXACT_COVER_REGIONS_H
#define NQI_METHODS_EXACT_COVER_REGIONS_H

#include "methods/exact_cover/links.h"

/** Whether a board has regions, and is small enough to look at them so: 64 rows. */
bool nqi_regions_apply(const struct nqi_links *links);

/** The item to branch on, or 0 where there is no placement. @p smallest is the one with the fewest squares: it stands when
 *  those are few; otherwise squares count only where some sharing out of rows and of columns has them. */
uint32_t nqi_regions_choose(const struct nqi_links *links, uint32_t smallest);

#endif
