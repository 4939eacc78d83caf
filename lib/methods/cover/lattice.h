/** @file
 *  Covers with a queen in every second row and column, as Weakley's are. On a board of m = 2r - 1 rows the r queens stand on
 *  (2i, 2j), in all even rows and columns; so what is left to be covered is the squares with an odd row and an odd column, and
 *  only diagonals can do that. With i and j for the queens, delta = j - i and sigma = i + j - (r - 1), and the same for the
 *  squares between them, a square lies on delta and sigma of which |delta| + |sigma| <= r - 2 and delta + sigma = r (mod 2).
 *
 *  Say that of the diagonals with even delta all below |delta| = e are occupied, and of those with odd delta all below e'. The
 *  antidiagonals that cross the first free ones are then required, and the others are not. Few queens are left over, and where
 *  they stand follows almost from sums: those of delta and sigma are 0, and that of delta^2 + sigma^2 is known. So a plan says
 *  how many queens are on each diagonal and antidiagonal; and to find the cover is an exact cover problem. */
#ifndef NQI_METHODS_COVER_LATTICE_H
#define NQI_METHODS_COVER_LATTICE_H

#include "methods/cover/cover.h"

/** So many queens are left over at most; a plan leaves the others no choice of diagonal. */
enum { NQI_SPARE_MAX = 4 };

/** Which of all covers are looked at. */
struct nqi_lattice {
    uint32_t lines; /**< r */
    bool folded; /**< only those that a half turn leaves unchanged: queens come in pairs, but for one in the centre */
    bool independent; /**< no two queens on a diagonal */
};

/** The diagonals of one plan: of even and of odd delta those below these are occupied, and the antidiagonals that follow. */
struct nqi_lattice_plan {
    uint16_t free_delta[2];              /**< the first even and the first odd delta that need not be */
    uint16_t spare_deltas, spare_sigmas; /**< queens, or pairs, that are left over for further lines */
    int16_t spare[NQI_SPARE_MAX];        /**< their delta, and then their sigma */
};

/** A list that grows. */
struct nqi_lattice_plans {
    struct nqi_lattice_plan *plans;
    size_t count, room;
};

/** How many parts the plans of a lattice come in: one for each free even delta. */
uint32_t nqi_lattice_parts(const struct nqi_lattice *lattice);

/** Adds the plans of one part to a list, which takes some milliseconds at most. @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_lattice_list(struct nqi_lattice_plans *list, const nq_allocator *allocator,
                           const struct nqi_lattice *lattice, uint32_t part);

void nqi_lattice_plans_close(struct nqi_lattice_plans *list, const nq_allocator *allocator);

/** Whether a plan requires a queen on this diagonal, or on this antidiagonal, whatever its spare ones do. */
bool nqi_lattice_needs_delta(const struct nqi_lattice *lattice, const struct nqi_lattice_plan *plan, int32_t delta);
bool nqi_lattice_needs_sigma(const struct nqi_lattice *lattice, const struct nqi_lattice_plan *plan, int32_t sigma);

#endif
