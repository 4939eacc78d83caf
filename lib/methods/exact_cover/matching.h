/** @file
 *  Regions that share out lines, one each: a bipartite matching, in bit masks. */
#ifndef NQI_METHODS_EXACT_COVER_MATCHING_H
#define NQI_METHODS_EXACT_COVER_MATCHING_H

#include <stdbool.h>
#include <stdint.h>

/** The most regions, and lines. */
enum { NQI_MATCHING_MAX = 64 };

/** As many regions as lines, numbered as they come. */
struct nqi_matching {
    uint32_t count;                   /**< regions */
    uint64_t lines[NQI_MATCHING_MAX]; /**< by region: those that it may take */
    uint64_t taken;                   /**< lines that have a region */
    uint8_t line[NQI_MATCHING_MAX];   /**< by region: the one that it has */
    uint8_t region[NQI_MATCHING_MAX]; /**< by line */
};

/** Gives each region a line of its own, if that can be: along augmenting paths (Berge 1957). */
bool nqi_matching_find(struct nqi_matching *matching);

/** Takes from each region the lines that it has in no matching (Regin 1994). One must have been found. */
void nqi_matching_filter(struct nqi_matching *matching);

#endif
