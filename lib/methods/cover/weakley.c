/* Small covers of boards as large as one likes to look at, by the structure of Weakley's: lattice.h. A board of n = 2r - 1 rows
 * is covered by r queens where a lattice has a plan that can be filled, and (n - 1) / 2 is the bound; a board a few rows
 * larger by a queen more for each, in the corner that is added. Plans are tried in turn, those of the largest board first,
 * and each is given up after so many nodes; when all were tried it is so many more. Where a size is asked for, queens that are
 * too few are joined by others, on any squares. */
#include "base/alloc.h"
#include "board/squares.h"
#include "methods/cover/lattice_search.h"
#include "search/control.h"
#include "search/method.h"

/* Half-turn covers are rarer, but a plan for them is searched in a fraction of the time. */
enum { WIDEST = 255, PATIENCE = 3000, FOLDED_PATIENCE = 8, MORE_PATIENCE = 4 };

struct weakley {
    struct nqi_random random;
    uint32_t n, best; /* the fewest queens of a cover; n + 1 at first */
    uint32_t gap;     /* rows that the lattice's board lacks */
    struct nqi_lattice lattice;
    struct nqi_lattice_plans plans;
    size_t plan;       /* being searched, or to be */
    uint32_t parts;    /* of the lattice's plans that are listed */
    bool searching;    /* in a plan */
    bool undecided;    /* a plan of this round was given up */
    uint64_t patience; /* nodes for a plan */
    uint64_t nodes;    /* of this plan */
    struct nqi_lattice_search search;
};

static uint32_t size_with(const struct weakley *state, uint32_t gap) {
    return (state->n - gap + 1) / 2 + gap;
}

/* Whether a lattice with this gap would be better than what there is, or good enough for the size that is asked for. The queens
 * in the corner attack others. */
static bool is_worthwhile(const nq_solver *solver, const struct weakley *state) {
    uint64_t most = nqi_cover_size(solver) ? nqi_cover_size(solver) : (uint64_t)state->best - 1;
    return state->gap < state->n && size_with(state, state->gap) <= most &&
           (state->gap == 0 || !state->lattice.independent);
}

/* Goes to the first lattice of a round. Those of half-turn covers are half as wide, and come before the others. */
static void begin_round(struct weakley *state) {
    state->gap = 1 - state->n % 2;
    state->lattice.lines = (state->n - state->gap + 1) / 2;
    state->lattice.folded = true;
    state->searching = state->undecided = false;
    state->parts = 0;
}

static void next_lattice(struct weakley *state) {
    if (!state->lattice.folded) {
        state->gap += 2;
        state->lattice.lines--;
    }
    state->lattice.folded = !state->lattice.folded;
    state->searching = false;
    state->parts = 0;
}

/* @return NQ_EXHAUSTED when all plans of a round were searched to their end. */
static nq_status next_round(struct weakley *state) {
    if (!state->undecided) return NQ_EXHAUSTED;
    begin_round(state);
    state->patience *= MORE_PATIENCE;
    return NQ_OK;
}

/* Lists the next part of a lattice's plans. */
static nq_status list_plans(nq_solver *solver, struct weakley *state) {
    if (state->parts == 0) state->plans.count = state->plan = 0;
    nq_status status = nqi_lattice_list(&state->plans, &solver->allocator, &state->lattice, state->parts);
    if (status != NQ_OK) return status;
    state->parts++;
    return nqi_spend(solver, 16 * (uint64_t)state->n * state->n);
}

static void end_plan(struct weakley *state) {
    state->searching = false;
    state->plan++;
}

/* Adds queens on the first squares that are free, up to a size; those there are sorted. */
static uint32_t fill_up(nq_solver *solver, uint32_t count, uint32_t n) {
    uint32_t at = 0, sorted = count;
    for (uint64_t square = 0; count < nqi_cover_size(solver); square++) {
        nq_square next = {(uint32_t)(square / n), (uint32_t)(square % n)};
        if (at < sorted && nqi_square_compare(solver->squares[at], next) == 0)
            at++;
        else
            solver->squares[count++] = next;
    }
    return count;
}

/* Queens on the diagonal of the corner that the lattice's board leaves. */
static void deliver(nq_solver *solver, struct weakley *state) {
    uint32_t count = nqi_lattice_search_squares(&state->search, solver->squares);
    for (uint32_t line = state->n - state->gap; line < state->n; line++)
        solver->squares[count++] = (nq_square){line, line};
    nqi_squares_sort(solver->squares, count);
    state->best = count;
    nqi_cover_show_best(solver, count);
    count = fill_up(solver, count, state->n);
    nqi_squares_sort(solver->squares, count);
    solver->depth = count;
}

/* Goes on in a plan: @return #NQ_OK, with the cover on the board or without one; or why to stop. */
static nq_status search_plan(nq_solver *solver, struct weakley *state, bool *found) {
    if (!state->searching) {
        nqi_lattice_search_begin(&state->search, &state->lattice, &state->plans.plans[state->plan]);
        state->searching = true;
        state->nodes = 0;
    }
    enum nqi_lattice_answer answer = nqi_lattice_search_step(&state->search, solver, &state->random);
    uint64_t patience = state->patience * (state->lattice.folded ? FOLDED_PATIENCE : 1);
    bool given_up = answer == NQI_LATTICE_GOES_ON && ++state->nodes >= patience;
    state->undecided = state->undecided || given_up;
    *found = answer == NQI_LATTICE_FOUND;
    if (*found) deliver(solver, state);
    if (answer != NQI_LATTICE_GOES_ON || given_up) end_plan(state);
    nq_status status = nqi_count_node(solver);
    return *found ? NQ_OK : status == NQ_OK ? nqi_spend(solver, 32 * (uint64_t)state->n) : status;
}

static nq_status weakley_next(nq_solver *solver, void *opaque) {
    struct weakley *state = opaque;
    nq_status status = NQ_OK;
    bool found = false;
    while (status == NQ_OK && !found) {
        if (!nqi_cover_size(solver) && state->best <= NQI_STAT(solver, NQ_LOWER_BOUND)) return NQ_EXHAUSTED;
        if (!is_worthwhile(solver, state))
            status = next_round(state);
        else if (state->parts < nqi_lattice_parts(&state->lattice))
            status = list_plans(solver, state);
        else if (state->plan < state->plans.count)
            status = search_plan(solver, state, &found);
        else
            next_lattice(state);
    }
    return status;
}

static void weakley_close(nq_solver *solver, void *opaque) {
    struct weakley *state = opaque;
    nqi_lattice_plans_close(&state->plans, &solver->allocator);
    nqi_lattice_search_close(&state->search, &solver->allocator);
    nqi_release(&solver->allocator, state);
}

static nq_status weakley_open(nq_solver *solver, void **out) {
    struct weakley *state = nqi_alloc_zero(&solver->allocator, 1, sizeof *state);
    if (!state) return NQ_E_NOMEM;
    state->n = solver->problem->rules.n;
    state->best = state->n + 1;
    state->patience = PATIENCE;
    state->lattice.independent = solver->problem->independent;
    begin_round(state);
    if (nqi_lattice_search_open(&state->search, &solver->allocator, (state->n + 1) / 2) != NQ_OK) {
        weakley_close(solver, state);
        return NQ_E_NOMEM;
    }
    nqi_random_seed(&state->random, nqi_option(solver, NQ_SEED));
    NQI_STAT(solver, NQ_LOWER_BOUND) = nqi_cover_bound(solver->problem);
    *out = state;
    return NQ_OK;
}

static const char *weakley_refuse(const nq_solver *solver) {
    const nq_problem *problem = solver->problem;
    const char *why = nqi_cover_refuse(solver);
    if (why || (why = nqi_cover_refuse_marks(problem))) return why;
    if (problem->rules.n > WIDEST) return "the board is wider than 255 columns";
    if (problem->rules.n == 0) return "the board is empty";
    if (problem->independent && problem->rules.n % 2 == 0) return "independent covers of its kind need an odd size";
    if (nqi_cover_size(solver) > nqi_cover_room(solver)) return "the board has fewer squares than queens are asked for";
    if (nqi_cover_size(solver) && problem->independent) return "it looks for small independent covers, not for a size";
    if (nqi_option(solver, NQ_SYMMETRY) != NQ_SYMMETRY_ALL) return "its covers need not be canonical";
    return solver->unit_count ? "it cannot be restricted to work units" : NULL;
}

const struct nqi_method nqi_method_cover_weakley = {
    .id = NQ_METHOD_COVER_WEAKLEY,
    .name = "cover-weakley",
    .summary =
        "Weakley's structured covers, (n + 1) / 2 queens for many odd n; each call finds a smaller one; n at most 255",
    .complete = false,
    .refuse = weakley_refuse,
    .room = nqi_cover_room,
    .open = weakley_open,
    .close = weakley_close,
    .next = weakley_next,
};
