#include "cover_hunt.h"

#include "report.h"

#include <string.h>

/* Nodes of each heuristic before the proof: a tenth of a second, in which one of them mostly finds a minimum cover. */
enum { WARM_UP = 100000 };

/* A search that proves nothing would not end by itself. */
enum { PATIENCE_MS = 10000 };

/* How often the proof is asked whether it is complete. */
enum { LOOK_MS = 20 };

bool cover_method_proves(uint64_t method) {
    return method == NQ_METHOD_AUTO || method == NQ_METHOD_COVER_EXACT || method == NQ_METHOD_COVER_BACKTRACK;
}

static uint64_t larger(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

static uint64_t lower_bound(const struct cover_hunt *hunt) {
    return larger(hunt->lower, search_get(&hunt->search, NQ_LOWER_BOUND));
}

/* Nothing better can come. */
static bool is_settled(const struct cover_hunt *hunt) {
    return hunt->has_cover && (hunt->wanted != 0 || hunt->cover.count <= lower_bound(hunt));
}

/* The size that the proof is at. */
static uint64_t size_now(const struct cover_hunt *hunt) {
    return hunt->wanted != 0 ? hunt->wanted : search_get(&hunt->search, NQ_LOWER_BOUND);
}

/* The proof needs to go on only as long as it may find a cover with fewer queens, and has not. */
static bool on_pulse(struct search *search, const nq_event *event) {
    struct cover_hunt *hunt = search->user;
    if (!hunt->is_proving) return true;
    if (search_get(search, NQ_SOLUTIONS) > 0) return false;
    hunt->size = size_now(hunt);
    hunt->boxes = event->done;
    return !is_settled(hunt);
}

/* Keeps the cover that the solver has found, if it has fewer queens than the one before. Annealing does not know which cover
 * of an orbit is wanted; it takes the problems that have all symmetries of the board. */
static nq_status keep(struct cover_hunt *hunt) {
    const struct search *search = &hunt->search;
    bool is_any = search_get(search, NQ_SYMMETRY) == NQ_SYMMETRY_ALL;
    bool is_canonical = options_value(search->options, NQ_SYMMETRY) == NQ_SYMMETRY_CANONICAL;
    size_t count = 0;
    const nq_square *squares = nq_solver_solution(search->solver, &count);
    if (hunt->has_cover && count >= hunt->cover.count) return NQ_OK;
    if (!square_list_grow(&hunt->cover, count)) return NQ_E_NOMEM;
    if (count > 0) memcpy(hunt->cover.at, squares, count * sizeof *squares);
    hunt->cover.count = count;
    hunt->has_cover = true;
    if (!is_any || !is_canonical) return NQ_OK;
    return nq_canonical(search->n, hunt->cover.at, count, hunt->cover.at, NULL);
}

/* Takes cover after cover, each with fewer queens than the one before. */
static nq_status pull(struct cover_hunt *hunt) {
    nq_status status = NQ_OK;
    while (status == NQ_OK && !is_settled(hunt)) {
        status = nq_solver_next(hunt->search.solver);
        if (status == NQ_OK) status = keep(hunt);
    }
    return status;
}

static void set(const struct cover_hunt *hunt, nq_key key, uint64_t value) {
    nq_solver_set(hunt->search.solver, key, value);
}

/* What is left of the limits. The hunt is for one cover, whatever the number of those on the way. */
static void set_limits(const struct cover_hunt *hunt) {
    uint64_t limit = options_value(hunt->search.options, NQ_LIMIT_MS), spent = hunt->spent_ns / 1000000;
    if (limit != 0) set(hunt, NQ_LIMIT_MS, limit > spent ? limit - spent : 1);
    set(hunt, NQ_LIMIT_SOLUTIONS, 0);
    set(hunt, NQ_PROGRESS_MS, LOOK_MS);
}

/* For a method that would go on for ever, where no limit is given. */
static void set_patience(struct cover_hunt *hunt) {
    const struct options *options = hunt->search.options;
    uint64_t spent = hunt->spent_ns / 1000000;
    if (options_given(options, NQ_LIMIT_MS) || options_given(options, NQ_LIMIT_NODES)) return;
    hunt->search.patience_ms = PATIENCE_MS;
    set(hunt, NQ_LIMIT_MS, spent < PATIENCE_MS ? PATIENCE_MS - spent : 1);
}

static void remember(struct cover_hunt *hunt) {
    uint64_t best = search_get(&hunt->search, NQ_BEST);
    hunt->lower = lower_bound(hunt);
    hunt->spent_ns += search_get(&hunt->search, NQ_ELAPSED_NS);
    if (best != 0 && (hunt->best == 0 || best < hunt->best)) hunt->best = best;
}

/* Goes on with another method, and perhaps another problem. */
static nq_status change(struct cover_hunt *hunt, uint64_t method, nq_problem *problem) {
    nq_solver *solver = NULL;
    remember(hunt);
    if (solver_make(hunt->search.options, problem, &solver) != CODE_DONE) return NQ_E_NOMEM;
    if (search_adopt(&hunt->search, solver) != CODE_DONE) return NQ_E_NOMEM;
    hunt->search.progress.covers.best = hunt->cover.count;
    set(hunt, NQ_METHOD, method);
    set_limits(hunt);
    return NQ_OK;
}

/* A method that looks for small covers. It knows no orbits; one cover can be brought into canonical form. */
static bool use_heuristic(struct cover_hunt *hunt, uint64_t method) {
    nq_solver *solver = hunt->search.solver;
    if (options_value(hunt->search.options, NQ_SYMMETRY) > NQ_SYMMETRY_CANONICAL) return false;
    return nq_solver_set(solver, NQ_METHOD, method) == NQ_OK &&
           nq_solver_set(solver, NQ_SYMMETRY, NQ_SYMMETRY_ALL) == NQ_OK;
}

static nq_status warm_up(struct cover_hunt *hunt, uint64_t method) {
    uint64_t nodes = options_value(hunt->search.options, NQ_LIMIT_NODES);
    if (!use_heuristic(hunt, method)) return NQ_E_UNSUPPORTED;
    set_limits(hunt);
    set(hunt, NQ_LIMIT_NODES, nodes != 0 && nodes < WARM_UP ? nodes : WARM_UP);
    return pull(hunt);
}

/* Where the size is fixed boxes are units. */
static nq_status assign(struct cover_hunt *hunt, uint64_t first) {
    uint64_t total = 0;
    nq_status status = nq_solver_units(hunt->search.solver, &total);
    return status == NQ_OK ? nq_solver_assign(hunt->search.solver, first, total - first) : status;
}

/* Counts until a cover is found, or it is known that none has fewer queens than the one at hand. */
static nq_status prove(struct cover_hunt *hunt) {
    uint64_t count;
    nq_status status = change(hunt, NQ_METHOD_COVER_EXACT, hunt->search.problem);
    if (status != NQ_OK) return status;
    hunt->is_proving = true;
    status = nq_solver_count(hunt->search.solver, &count);
    hunt->is_proving = false;
    return status;
}

/* A cover of a size that is known to have one: the boxes come one by one, so that not all covers need to be found. There are no
 * boxes for the empty cover, which 0 asks for as well as the fewest queens. */
static nq_status fetch(struct cover_hunt *hunt, uint64_t size) {
    const struct search *search = &hunt->search;
    nq_problem *problem;
    if (problem_make(search->options, search->n, NULL, &problem) != CODE_DONE) return NQ_E_NOMEM;
    nq_problem_set(problem, NQ_COVER_SIZE, size);
    nq_status status = change(hunt, NQ_METHOD_COVER_EXACT, problem);
    nq_problem_free(problem);
    progress_of_covers(&hunt->search.progress, size);
    if (status == NQ_OK && size > 0) status = assign(hunt, hunt->size == size ? hunt->boxes : 0);
    return status == NQ_OK ? pull(hunt) : status;
}

static nq_status prove_and_fetch(struct cover_hunt *hunt) {
    nq_status status = prove(hunt);
    bool is_found = search_get(&hunt->search, NQ_SOLUTIONS) > 0;
    if (status < 0) return status;
    if (is_found && !is_settled(hunt)) {
        return fetch(hunt, size_now(hunt));
    }
    return is_settled(hunt) ? NQ_OK : status;
}

/* Goes on with a heuristic for a share of the time that is left. */
static nq_status go_on_with(struct cover_hunt *hunt, uint64_t method, uint64_t share) {
    uint64_t left;
    nq_status status = change(hunt, method, hunt->search.problem);
    if (status != NQ_OK) return status;
    if (!use_heuristic(hunt, method)) return NQ_E_UNSUPPORTED;
    set_patience(hunt);
    left = search_get(&hunt->search, NQ_LIMIT_MS);
    set(hunt, NQ_LIMIT_MS, left > share ? left / share : left);
    return pull(hunt);
}

/* The method gave up, or never began: others may still find something. */
static bool leaves_more(nq_status status) {
    return status == NQ_PAUSED || status == NQ_EXHAUSTED || status == NQ_E_UNSUPPORTED;
}

/* Boards that cover-exact refuses: what has structure comes first, and annealing after it. */
static nq_status go_on(struct cover_hunt *hunt) {
    nq_status status = go_on_with(hunt, NQ_METHOD_COVER_WEAKLEY, 2);
    return leaves_more(status) && !is_settled(hunt) ? go_on_with(hunt, NQ_METHOD_COVER_ANNEALING, 1) : status;
}

static nq_status combine(struct cover_hunt *hunt) {
    nq_status annealed = warm_up(hunt, NQ_METHOD_COVER_ANNEALING), status = annealed;
    if (!leaves_more(status)) return status;
    status = change(hunt, NQ_METHOD_AUTO, hunt->search.problem);
    if (status == NQ_OK) status = warm_up(hunt, NQ_METHOD_COVER_WEAKLEY);
    if (!leaves_more(status)) return status;
    status = prove_and_fetch(hunt);
    return status == NQ_E_UNSUPPORTED && annealed == NQ_PAUSED ? go_on(hunt) : status;
}

static nq_status use_one_method(struct cover_hunt *hunt, uint64_t method) {
    set(hunt, NQ_METHOD, method);
    if (!cover_method_proves(method)) set_patience(hunt);
    return pull(hunt);
}

int cover_hunt_open(struct cover_hunt *hunt, const struct options *options, struct output *output) {
    *hunt = (struct cover_hunt){.search = {.on_pulse = on_pulse}};
    hunt->search.user = hunt;
    int code = search_open(&hunt->search, options, output, options->arguments[0]);
    if (code == CODE_DONE) hunt->wanted = search_property(&hunt->search, NQ_COVER_SIZE);
    return code;
}

static nq_status search_for_it(struct cover_hunt *hunt) {
    uint64_t method = options_value(hunt->search.options, NQ_METHOD);
    struct cover_bounds bounds;
    cover_bounds_find(&bounds, &hunt->search);
    if (cover_bounds_rule_out(&bounds, hunt->wanted)) return NQ_DONE;
    if (method == NQ_METHOD_AUTO && !cover_is_plain(&hunt->search)) method = NQ_METHOD_COVER_BACKTRACK;
    return method == NQ_METHOD_AUTO ? combine(hunt) : use_one_method(hunt, method);
}

int cover_hunt_run(struct cover_hunt *hunt) {
    hunt->status = search_for_it(hunt);
    search_end(&hunt->search);
    return hunt->status >= 0 ? CODE_DONE : complain_solver(hunt->search.solver, hunt->status);
}

void cover_hunt_facts(const struct cover_hunt *hunt, struct cover_facts *facts) {
    cover_facts_read(facts, &hunt->search, hunt->status);
    facts->lower = larger(facts->lower, hunt->lower);
    facts->is_hunt = true;
    facts->is_found = hunt->has_cover;
    if (hunt->has_cover) {
        facts->best = hunt->cover.count;
    } else if (hunt->best != 0 && (facts->best == 0 || hunt->best < facts->best)) {
        facts->best = hunt->best;
    }
    facts->has_best = hunt->has_cover || facts->best != 0;
}

void cover_hunt_close(struct cover_hunt *hunt) {
    square_list_free(&hunt->cover);
    search_close(&hunt->search);
}
