#include "methods/cover/lattice.h"

#include "base/alloc.h"

#include <stdlib.h>
#include <string.h>

/* What a list is made with. */
struct planner {
    const struct nqi_lattice *lattice;
    const nq_allocator *allocator;
    struct nqi_lattice_plans *list;
    struct nqi_lattice_plan plan;
    nq_status status;
};

/* The queen in the centre of a folded lattice is there before all pairs. */
static bool has_centre(const struct nqi_lattice *lattice) {
    return lattice->folded && lattice->lines % 2 == 1;
}

bool nqi_lattice_needs_delta(const struct nqi_lattice *lattice, const struct nqi_lattice_plan *plan, int32_t delta) {
    int32_t size = abs(delta);
    if (size == 0 && has_centre(lattice)) return false;
    return size < plan->free_delta[size % 2];
}

/* It crosses diagonals of one parity, in odd squares of the board. */
bool nqi_lattice_needs_sigma(const struct nqi_lattice *lattice, const struct nqi_lattice_plan *plan, int32_t sigma) {
    int32_t size = abs(sigma), lines = (int32_t)lattice->lines;
    if (size == 0 && has_centre(lattice)) return false;
    return size + plan->free_delta[(lines + size) % 2] <= lines - 2;
}

static nq_status add_plan(struct planner *planner) {
    struct nqi_lattice_plans *list = planner->list;
    if (list->count == list->room) {
        size_t room = list->room ? 2 * list->room : 32;
        struct nqi_lattice_plan *grown = nqi_alloc(planner->allocator, room, sizeof *grown);
        if (!grown) return NQ_E_NOMEM;
        if (list->count) memcpy(grown, list->plans, list->count * sizeof *grown);
        nqi_release(planner->allocator, list->plans);
        list->plans = grown;
        list->room = room;
    }
    list->plans[list->count++] = planner->plan;
    return NQ_OK;
}

/* Whether a spare queen, or pair, of an independent cover may be on this line: nobody else is. */
static bool is_vacant(const struct planner *planner, uint32_t index, int32_t value) {
    const struct nqi_lattice *lattice = planner->lattice;
    const struct nqi_lattice_plan *plan = &planner->plan;
    bool is_delta = index < plan->spare_deltas;
    if (!lattice->independent) return true;
    if (lattice->folded && value == 0) return false;
    if (index > 0 && index != plan->spare_deltas && plan->spare[index - 1] == value) return false; /* they ascend */
    return is_delta ? !nqi_lattice_needs_delta(lattice, plan, value) : !nqi_lattice_needs_sigma(lattice, plan, value);
}

/* The two last values of a kind, of which the sum and the sum of squares are given, the smaller one first: they are their mean
 * less and plus half of their distance. False where there are no such two. */
static bool find_last_two(int32_t sum, int64_t squares, int32_t *smaller) {
    int64_t wanted = 2 * squares - (int64_t)sum * sum, distance = 0;
    for (int64_t bit = INT64_C(1) << 20; bit > 0; bit /= 2)
        if ((distance + bit) * (distance + bit) <= wanted) distance += bit;
    *smaller = (int32_t)((sum - distance) / 2);
    return wanted >= 0 && distance * distance == wanted && (sum - distance) % 2 == 0;
}

/* Chooses the lines of the spare queens from number @p index on, in ascending order. @p squares is the sum that their squares
 * must have, @p sum that of the deltas, or of the sigmas, chosen so far: the last one makes it 0. */
static void choose_spare(struct planner *planner, uint32_t index, int32_t sum, int64_t squares) {
    struct nqi_lattice_plan *plan = &planner->plan;
    uint32_t deltas = plan->spare_deltas, end = deltas + plan->spare_sigmas;
    bool is_free = planner->lattice->folded;
    int32_t largest = (int32_t)planner->lattice->lines - 1, least = is_free ? 0 : -largest;
    if (index == end) {
        if (squares == 0 && planner->status == NQ_OK) planner->status = add_plan(planner);
        return;
    }
    if (index == deltas) sum = 0;
    if (index > 0 && index != deltas) least = plan->spare[index - 1];
    if (!is_free && (index + 1 == deltas || index + 1 == end)) {
        if (-sum < least || -sum > largest) return;
        least = largest = -sum;
    }
    if (!is_free && index + 2 == end && index + 1 != deltas) {
        int32_t smaller;
        if (!find_last_two(-sum, squares, &smaller) || smaller < least) return;
        least = largest = smaller;
    }
    for (int32_t value = least; value <= largest; value++) {
        int64_t rest = squares - (int64_t)value * value;
        if (rest < 0 || !is_vacant(planner, index, value)) continue;
        plan->spare[index] = (int16_t)value;
        choose_spare(planner, index + 1, sum + value, rest);
    }
}

/* The sum of delta^2 + sigma^2 over all queens, or pairs: twice that of the squares of their distances from the centre. */
static int64_t sum_of_squares(const struct nqi_lattice *lattice) {
    int64_t sum = 0;
    for (int64_t i = 0; i < lattice->lines; i++) {
        int64_t twice = 2 * i - (lattice->lines - 1);
        sum += twice * twice;
    }
    return lattice->folded ? sum / 2 : sum;
}

/* Finds what the lines that are required leave. False where they are too many; or so few that there would be too many plans. */
static bool find_spare(struct planner *planner, int64_t *squares) {
    const struct nqi_lattice *lattice = planner->lattice;
    struct nqi_lattice_plan *plan = &planner->plan;
    int32_t queens = (int32_t)(lattice->folded ? lattice->lines / 2 : lattice->lines);
    int32_t deltas = queens, sigmas = queens, largest = (int32_t)lattice->lines - 1;
    *squares = sum_of_squares(lattice);
    for (int32_t value = lattice->folded ? 0 : -largest; value <= largest; value++) {
        bool delta = nqi_lattice_needs_delta(lattice, plan, value),
             sigma = nqi_lattice_needs_sigma(lattice, plan, value);
        deltas -= delta;
        sigmas -= sigma;
        *squares -= (int64_t)value * value * (delta + sigma);
        if (value == 0 && lattice->folded && lattice->independent && (delta || sigma)) return false; /* by two queens */
    }
    plan->spare_deltas = (uint16_t)deltas;
    plan->spare_sigmas = (uint16_t)sigmas;
    return deltas >= 0 && sigmas >= 0 && deltas + sigmas <= NQI_SPARE_MAX && *squares >= 0;
}

uint32_t nqi_lattice_parts(const struct nqi_lattice *lattice) {
    return (lattice->lines + 1) / 2 + 1;
}

nq_status nqi_lattice_list(struct nqi_lattice_plans *list, const nq_allocator *allocator,
                           const struct nqi_lattice *lattice, uint32_t part) {
    struct planner planner = {.lattice = lattice, .allocator = allocator, .list = list, .status = NQ_OK};
    uint32_t most = lattice->lines + 1;
    int64_t squares;
    for (uint32_t odd = 1; odd <= most; odd += 2) {
        planner.plan = (struct nqi_lattice_plan){.free_delta = {(uint16_t)(2 * part), (uint16_t)odd}};
        if (find_spare(&planner, &squares)) choose_spare(&planner, 0, 0, squares);
    }
    return planner.status;
}

void nqi_lattice_plans_close(struct nqi_lattice_plans *list, const nq_allocator *allocator) {
    nqi_release(allocator, list->plans);
    *list = (struct nqi_lattice_plans){NULL, 0, 0};
}
