/** @file
 *  The boxes of Spencer and Weakley. A cover of k <= n - 2 queens leaves at least two rows and two columns empty; its box is
 *  between the outermost of them. All rows and columns outside are occupied, those on its border are empty. Every cover has
 *  exactly one box, so that boxes divide the covers, and one box of each orbit under the problem's symmetries is enough. */
#ifndef NQI_METHODS_COVER_BOXES_H
#define NQI_METHODS_COVER_BOXES_H

#include "methods/cover/cover.h"

struct nqi_box {
    uint32_t left, right, top, bottom; /**< the outermost empty columns and rows; all 0 for no box: k > n - 2 */
    unsigned stabilizer;               /**< those symmetries of the problem that leave it where it is */
};

/** Whether covers of this size are searched box by box. Otherwise there is one part, which is no box. */
static inline bool nqi_has_boxes(uint32_t n, uint32_t size) {
    return size + 2 <= n;
}

/** How many parts there are for a size, and the one with this number. The order is fixed: left, right, top, bottom. */
uint64_t nqi_box_count(const nq_problem *problem, uint32_t size);
struct nqi_box nqi_box_at(const nq_problem *problem, uint32_t size, uint64_t number);

#endif
