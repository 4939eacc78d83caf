/* Minimum covers with proof. For each size, from the proven lower bound up, all boxes are searched (search.h); the first size
 * that has covers is the minimum, and then all of them have been seen. One box of each orbit is searched: a cover in it
 * stands for its images. */
#include "base/alloc.h"
#include "methods/cover/greedy.h"
#include "methods/cover/images.h"
#include "methods/cover/search.h"
#include "search/control.h"
#include "search/method.h"

#include <stdio.h>

struct exact {
    uint32_t size;          /* being searched */
    bool searching;         /* in a box */
    bool delivering;        /* next was called: covers go to the list */
    bool found;             /* there is a cover of this size */
    uint64_t box, boxes;    /* the box being searched, or else the next; the end of those to search */
    struct nqi_box current; /* if searching */
    struct nqi_cover_search search;
    struct nqi_cover_list list;
};

/* The size that a round searches: units are boxes of one size. */
static uint32_t size_of_round(const nq_solver *solver, uint32_t round) {
    uint32_t size = nqi_cover_size(solver), bound = nqi_cover_bound(solver->problem);
    uint32_t required = (uint32_t)solver->problem->required.count;
    return size ? size : (bound > required ? bound : required) + round;
}

/* Past this no cover is worth looking for: the board takes no more, or there is one. */
static uint32_t largest_size(const nq_solver *solver) {
    uint64_t best = NQI_STAT(solver, NQ_BEST);
    uint32_t n = solver->problem->rules.n;
    if (nqi_cover_size(solver)) return nqi_cover_size(solver);
    /* Nothing is to be covered; and the empty cover leaves the best at 0, as if none were known. */
    if (nqi_cover_bound(solver->problem) == 0) return (uint32_t)solver->problem->required.count;
    if (best == 0 && solver->problem->independent) return n;
    return best < NQI_COVER_MAX ? (uint32_t)best : NQI_COVER_MAX;
}

/* What is known without a search. */
static void show_bounds(nq_solver *solver) {
    uint32_t greedy = nqi_cover_size(solver) ? 0 : nqi_cover_greedy(solver->problem);
    if (greedy) nqi_cover_show_best(solver, greedy);
    NQI_STAT(solver, NQ_LOWER_BOUND) =
        nqi_cover_size(solver) ? nqi_cover_bound(solver->problem) : size_of_round(solver, 0);
}

static uint64_t exact_units(const nq_solver *solver, uint32_t round) {
    uint32_t size = size_of_round(solver, round);
    return size <= NQI_COVER_MAX ? nqi_box_count(solver->problem, size) : 0;
}

/* Answers whether round solver->round is to be searched, all before it being finished. */
static bool exact_deepen(nq_solver *solver) {
    uint32_t size = size_of_round(solver, solver->round);
    uint64_t best = NQI_STAT(solver, NQ_BEST);
    if (solver->round == 0) {
        show_bounds(solver);
        return true;
    }
    if (nqi_cover_size(solver) || (best && best < size) || size > largest_size(solver)) return false;
    NQI_STAT(solver, NQ_LOWER_BOUND) = size;
    return true;
}

static void show_boxes(nq_solver *solver, const struct exact *state) {
    if (solver->unit_count) return;
    NQI_STAT(solver, NQ_UNITS_DONE) = state->box;
    NQI_STAT(solver, NQ_UNITS_TOTAL) = state->boxes;
}

/* Goes to the first box of a size, or to the one that is the unit. */
static void begin_size(nq_solver *solver, struct exact *state, uint32_t size) {
    state->size = size;
    state->box = solver->unit_count ? solver->first_unit + solver->unit : 0;
    state->boxes = solver->unit_count ? state->box + 1 : nqi_box_count(solver->problem, size);
    show_boxes(solver, state);
}

static nq_status exact_open(nq_solver *solver, void **out) {
    struct exact *state = nqi_alloc_zero(&solver->allocator, 1, sizeof *state);
    if (!state) return NQ_E_NOMEM;
    if (solver->round == 0 && !solver->is_worker) show_bounds(solver);
    begin_size(solver, state, size_of_round(solver, solver->round));
    *out = state;
    return NQ_OK;
}

static void exact_close(nq_solver *solver, void *opaque) {
    struct exact *state = opaque;
    nqi_cover_list_close(&state->list, &solver->allocator);
    nqi_release(&solver->allocator, state);
}

/* A cover is known, but none that is small enough to be searched for. */
static nq_status give_up(nq_solver *solver) {
    snprintf(solver->message, sizeof solver->message, "a cover takes more than %d queens", NQI_COVER_MAX);
    return NQ_E_UNSUPPORTED;
}

/* What threads find when no round is left. */
static nq_status exact_finish(nq_solver *solver) {
    bool rounds = solver->unit_count && !nqi_cover_size(solver);
    return rounds && NQI_STAT(solver, NQ_BEST) > size_of_round(solver, solver->round) ? give_up(solver) : NQ_OK;
}

/* Moves on to the next size. @return NQ_DONE when there is none to be searched. */
static nq_status next_size(nq_solver *solver, struct exact *state) {
    if (state->found || solver->unit_count || nqi_cover_size(solver)) return NQ_DONE;
    if (state->size >= largest_size(solver)) return NQI_STAT(solver, NQ_BEST) > state->size ? give_up(solver) : NQ_DONE;
    NQI_STAT(solver, NQ_LOWER_BOUND) = state->size + 1;
    begin_size(solver, state, state->size + 1);
    return nqi_spend(solver, 1024);
}

static void begin_box(nq_solver *solver, struct exact *state) {
    state->current = nqi_box_at(solver->problem, state->size, state->box);
    nqi_cover_search_begin(&state->search, solver->problem, state->size, &state->current);
    state->searching = true;
}

static void end_box(nq_solver *solver, struct exact *state) {
    state->searching = false;
    state->box++;
    show_boxes(solver, state);
}

/* Finds the next cover in one of the boxes, and leaves it in solver->squares. @return #NQ_OK; NQ_DONE when all boxes of all
 * sizes are searched; or why to stop. */
static nq_status find_cover(nq_solver *solver, struct exact *state) {
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        if (!state->searching && state->box >= state->boxes) {
            status = next_size(solver, state);
            continue;
        }
        if (!state->searching) begin_box(solver, state);
        status = nqi_cover_search_next(solver, &state->search);
        if (status == NQ_OK) break;
        if (status != NQ_DONE) return status;
        end_box(solver, state);
        status = nqi_spend(solver, 1024);
    }
    if (status != NQ_OK) return status;
    state->found = true;
    nqi_cover_show_best(solver, state->size);
    nqi_cover_search_squares(&state->search, solver->squares);
    return NQ_OK;
}

/* Counts the covers that are left in the boxes. */
static nq_status count_boxes(nq_solver *solver, struct exact *state) {
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        status = find_cover(solver, state);
        if (status == NQ_OK) status = nqi_cover_tally(solver, &state->current, state->size);
    }
    return status;
}

/* Puts the covers that are left in the boxes into the list. Room is made first, so that none that was found is lost. */
static nq_status list_boxes(nq_solver *solver, struct exact *state) {
    nq_status status = NQ_OK;
    state->delivering = true;
    while (status == NQ_OK) {
        if (nqi_cover_list_reserve(&state->list, &solver->allocator, state->size) != NQ_OK) return NQ_E_NOMEM;
        status = find_cover(solver, state);
        if (status == NQ_OK) nqi_cover_list_images(solver, &state->current, &state->list, state->size);
    }
    return status;
}

static void take_cover(nq_solver *solver, struct exact *state) {
    nqi_cover_list_take(&state->list, solver->problem->rules.n, solver->squares, state->size);
    solver->depth = state->size;
}

static nq_status exact_next(nq_solver *solver, void *opaque) {
    struct exact *state = opaque;
    nq_status status = list_boxes(solver, state);
    if (status != NQ_DONE || state->list.count == 0) return status;
    take_cover(solver, state);
    return NQ_OK;
}

/* Counts what next has found, and not yet delivered. */
static nq_status count_list(nq_solver *solver, struct exact *state) {
    nq_status status = list_boxes(solver, state);
    if (status != NQ_DONE) return status;
    status = NQ_OK;
    while (status == NQ_OK && state->list.count > 0) {
        take_cover(solver, state);
        if (nqi_orbit_admit(solver)) status = nqi_tally(solver, 1);
        if (status == NQ_OK) status = nqi_spend(solver, 256);
    }
    return status == NQ_OK ? NQ_DONE : status;
}

static nq_status exact_count(nq_solver *solver, void *opaque) {
    struct exact *state = opaque;
    nq_status status = state->delivering ? count_list(solver, state) : count_boxes(solver, state);
    solver->depth = 0;
    return status;
}

static const char *exact_refuse(const nq_solver *solver) {
    const char *why = nqi_cover_refuse(solver);
    if (why) return why;
    if (solver->problem->rules.n > NQI_COVER_MAX) return "the board is wider than 32 columns";
    bool many = nqi_cover_size(solver) > NQI_COVER_MAX || solver->problem->required.count > NQI_COVER_MAX;
    return many ? "it places 32 queens at most" : NULL;
}

enum { SEARCHING = 1, DELIVERING = 2, FOUND = 4 };

static void exact_save(const nq_solver *solver, const void *opaque, struct nqi_writer *writer) {
    const struct exact *state = opaque;
    (void)solver;
    nqi_write_u32(writer, (state->searching ? SEARCHING : 0u) | (state->delivering ? DELIVERING : 0u) |
                              (state->found ? FOUND : 0u));
    nqi_write_u32(writer, state->size);
    nqi_write_u64(writer, state->box);
    if (state->searching) nqi_cover_search_save(&state->search, writer);
    nqi_cover_list_save(&state->list, state->size, writer);
}

static bool exact_load(nq_solver *solver, void *opaque, struct nqi_reader *reader) {
    struct exact *state = opaque;
    uint32_t flags = nqi_read_u32(reader), size = nqi_read_u32(reader);
    uint64_t box = nqi_read_u64(reader);
    uint32_t least = state->size, most = solver->unit_count || nqi_cover_size(solver) ? least : NQI_COVER_MAX;
    if (size < least || size > most) return false;
    begin_size(solver, state, size);
    if (!nqi_cover_size(solver)) NQI_STAT(solver, NQ_LOWER_BOUND) = size;
    if (box < state->box || box > state->boxes) return false;
    state->box = box;
    state->delivering = (flags & DELIVERING) != 0;
    state->found = (flags & FOUND) != 0;
    if (flags & SEARCHING) {
        if (box == state->boxes) return false;
        begin_box(solver, state);
        if (!nqi_cover_search_load(&state->search, reader)) return false;
    }
    show_boxes(solver, state);
    return nqi_cover_list_load(&state->list, &solver->allocator, solver->problem->rules.n, size, reader);
}

const struct nqi_method nqi_method_cover_exact = {
    .id = NQ_METHOD_COVER_EXACT,
    .name = "cover-exact",
    .summary = "minimum covers with proof, by Spencer's bound in boxes; n at most 32, queens on the plane",
    .complete = true,
    .counts_orbits = true,
    .refuse = exact_refuse,
    .room = nqi_cover_room,
    .open = exact_open,
    .close = exact_close,
    .next = exact_next,
    .count = exact_count,
    .finish = exact_finish,
    .units = exact_units,
    .deepen = exact_deepen,
    .save = exact_save,
    .load = exact_load,
};
