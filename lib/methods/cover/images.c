#include "methods/cover/images.h"

#include "board/d4.h"
#include "board/squares.h"
#include "search/control.h"

uint32_t nqi_cover_orbit(const nq_problem *problem, const struct nqi_box *box, const nq_square *squares,
                         uint32_t size) {
    nq_square scratch[NQI_COVER_MAX];
    uint32_t in_box;
    if (!nqi_d4_is_smallest(problem->rules.n, box->stabilizer, squares, size, scratch, &in_box)) return 0;
    return in_box * nqi_group_order(problem->group) / nqi_group_order(box->stabilizer);
}

static bool is_unchanged(const nq_solver *solver, nq_symmetry turn, uint32_t size) {
    nq_square image[NQI_COVER_MAX];
    nqi_d4_transform(solver->problem->rules.n, turn, solver->squares, size, image);
    return nqi_squares_compare(image, solver->squares, size) == 0;
}

static nq_status tally_orbit(nq_solver *solver, uint32_t orbit) {
    nq_key key = orbit == 8 ? NQ_ORBITS_8 : orbit == 4 ? NQ_ORBITS_4 : orbit == 2 ? NQ_ORBITS_2 : NQ_ORBITS_1;
    nq_status status = nqi_tally(solver, 1);
    if (status != NQ_OK) return status;
    NQI_STAT(solver, key)++;
    NQI_STAT(solver, NQ_ORBITS)++;
    return NQ_OK;
}

/* A turn that leaves a cover unchanged does the same to its images. */
nq_status nqi_cover_tally(nq_solver *solver, const struct nqi_box *box, uint32_t size) {
    uint32_t boxes = nqi_group_order(solver->problem->group) / nqi_group_order(box->stabilizer), orbit;
    switch (nqi_option(solver, NQ_SYMMETRY)) {
    case NQ_SYMMETRY_CANONICAL:
        orbit = nqi_cover_orbit(solver->problem, box, solver->squares, size);
        return orbit ? tally_orbit(solver, orbit) : NQ_OK;
    case NQ_SYMMETRY_HALF_TURN: return is_unchanged(solver, 2, size) ? nqi_tally(solver, boxes) : NQ_OK;
    case NQ_SYMMETRY_QUARTER_TURN: return is_unchanged(solver, 1, size) ? nqi_tally(solver, boxes) : NQ_OK;
    default: return nqi_tally(solver, boxes);
    }
}

/* Whether another symmetry, with a smaller number, has the same image. */
static bool is_repeated(const nq_solver *solver, nq_symmetry g, const nq_square *image, uint32_t size) {
    nq_square other[NQI_COVER_MAX];
    for (nq_symmetry h = 0; h < g; h++) {
        if (!(solver->problem->group >> h & 1)) continue;
        nqi_d4_transform(solver->problem->rules.n, h, solver->squares, size, other);
        if (nqi_squares_compare(other, image, size) == 0) return true;
    }
    return false;
}

void nqi_cover_list_images(const nq_solver *solver, const struct nqi_box *box, struct nqi_cover_list *list,
                           uint32_t size) {
    nq_square image[NQI_COVER_MAX], scratch[NQI_COVER_MAX];
    uint32_t n = solver->problem->rules.n, orbit;
    unsigned group = solver->problem->group;
    bool canonical = nqi_option(solver, NQ_SYMMETRY) == NQ_SYMMETRY_CANONICAL;
    if (!nqi_cover_orbit(solver->problem, box, solver->squares, size)) return;
    for (nq_symmetry g = 0; g < 8; g++) {
        if (!(group >> g & 1)) continue;
        nqi_d4_transform(n, g, solver->squares, size, image);
        if (canonical && !nqi_d4_is_smallest(n, group, image, size, scratch, &orbit)) continue;
        if (!is_repeated(solver, g, image, size)) nqi_cover_list_add(list, n, image, size);
    }
}
