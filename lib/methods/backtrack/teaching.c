/* The three teaching methods: what they refuse, what they need, and their rows of the registry. */
#include "base/alloc.h"
#include "methods/backtrack/dynamic.h"
#include "search/method.h"

/* The library chooses an order where it has chosen the method. */
static int find_order(const nq_solver *solver) {
    int order = (int)nqi_option(solver, NQ_VALUE_ORDER);
    return solver->automatic && order == NQ_VALUE_ORDER_ASCENDING ? NQ_VALUE_ORDER_RESTARTS : order;
}

static const char *refuse(const nq_solver *solver) {
    const nq_problem *problem = solver->problem;
    if (problem->goal != NQ_GOAL_PLACE) return "this method places queens, it does not cover";
    if (problem->rules.n > NQI_SAFE_MAX) return "the board is wider than 65535 columns";
    if ((problem->rules.attacks | NQ_ATTACK_ROW) != NQ_ATTACKS_QUEEN) return "the pieces are not queens";
    if (problem->rules.torus) return "the board is a torus";
    if (problem->region_of) return "the board has regions";
    if (problem->rules.n > NQI_SLOTS_MAX && find_order(solver) == NQ_VALUE_ORDER_LAST_RESTORED)
        return "the order last-restored remembers every square: the board is wider than 2500 columns";
    return NULL;
}

static const char *refuse_arcs(const nq_solver *solver) {
    const char *why = refuse(solver);
    if (why || solver->problem->rules.n <= NQI_ARCS_MAX) return why;
    return "the domains hold every square: the board is wider than 5000 columns";
}

/* From the caller's generator, once: what follows must not depend on how often it was asked. */
static uint64_t find_seed(const nq_solver *solver) {
    if (!solver->random_fn) return nqi_option(solver, NQ_SEED);
    const uint64_t bound = UINT64_C(1) << 32;
    uint64_t high = solver->random_fn(solver->random_user, bound);
    return high << 32 ^ solver->random_fn(solver->random_user, bound);
}

static void choose_order(const nq_solver *solver, struct nqi_dynamic *search) {
    search->order = find_order(solver);
    search->restarting = search->central = search->order == NQ_VALUE_ORDER_RESTARTS;
    if (search->restarting) search->order = NQ_VALUE_ORDER_RANDOM;
}

static void place_required(const nq_solver *solver, struct nqi_dynamic *search) {
    const struct nqi_squares *required = &solver->part->required;
    for (size_t i = 0; i < required->count; i++) nqi_safe_place(&search->safe, required->squares[i]);
    search->goal = search->n - (uint32_t)required->count;
}

static bool allocate(const nq_solver *solver, struct nqi_dynamic *search) {
    const nq_allocator *allocator = &solver->allocator;
    uint64_t n = search->n;
    search->path = nqi_alloc(allocator, n + 1, sizeof *search->path);
    search->keys = nqi_alloc(allocator, n + 1, sizeof *search->keys);
    search->columns = nqi_alloc(allocator, n, sizeof *search->columns);
    search->depth_on = nqi_alloc_zero(allocator, 5 * n, sizeof *search->depth_on);
    if (!search->path || !search->depth_on || !search->keys || !search->columns) return false;
    if (!nqi_safe_open(&search->safe, allocator, solver->part)) return false;
    place_required(solver, search);
    if (search->order == NQ_VALUE_ORDER_LAST_RESTORED && !nqi_slots_open(&search->slots, allocator, search->n))
        return false;
    return search->method != NQ_METHOD_ARC_CONSISTENCY ||
           nqi_arcs_open(&search->arcs, allocator, &search->safe, solver->part);
}

static void dynamic_close(nq_solver *solver, void *state) {
    struct nqi_dynamic *search = state;
    const nq_allocator *allocator = &solver->allocator;
    nqi_arcs_close(&search->arcs, allocator);
    nqi_slots_close(&search->slots, allocator);
    nqi_safe_close(&search->safe, allocator);
    nqi_release(allocator, search->columns);
    nqi_release(allocator, search->keys);
    nqi_release(allocator, search->path);
    nqi_release(allocator, search->depth_on);
    nqi_release(allocator, search);
}

static nq_status dynamic_open(nq_solver *solver, void **state) {
    struct nqi_dynamic *search = nqi_alloc_zero(&solver->allocator, 1, sizeof *search);
    if (!search) return NQ_E_NOMEM;
    search->n = solver->part->rules.n;
    search->method = solver->method->id;
    choose_order(solver, search);
    if (!allocate(solver, search)) {
        dynamic_close(solver, search);
        return NQ_E_NOMEM;
    }
    if (search->order == NQ_VALUE_ORDER_RANDOM) search->seed = find_seed(solver);
    nqi_dynamic_begin(search, 0);
    solver->depth = solver->part->required.count;
    *state = search;
    return NQ_OK;
}

static uint32_t dynamic_domain(const nq_solver *solver, const void *state, uint32_t row) {
    const struct nqi_dynamic *search = state;
    (void)solver;
    if (!search->safe.open[row]) return 1;
    bool propagated = search->method == NQ_METHOD_ARC_CONSISTENCY;
    return (uint32_t)(propagated ? search->arcs.size[row] : search->safe.count[row]);
}

/* The three differ in number, name, text, and what they refuse. */
#define TEACHING_METHOD(number, title, text, why)                                                                      \
    {                                                                                                                  \
        .id = number, .name = title, .summary = text "; delivers depth first, not in lexicographic order",             \
        .complete = true, .heeds_value_order = true, .refuse = why, .open = dynamic_open, .close = dynamic_close,      \
        .next = nqi_dynamic_next, .domain = dynamic_domain, .save = nqi_dynamic_save, .load = nqi_dynamic_load         \
    }

const struct nqi_method nqi_method_mrv =
    TEACHING_METHOD(NQ_METHOD_MRV, "mrv", "backtracking on the row with the fewest safe columns", refuse);

const struct nqi_method nqi_method_forward_check =
    TEACHING_METHOD(NQ_METHOD_FORWARD_CHECK, "forward-check", "forward checking, smallest domain first", refuse);

const struct nqi_method nqi_method_arc_consistency = TEACHING_METHOD(
    NQ_METHOD_ARC_CONSISTENCY, "arc-consistency", "maintaining arc consistency, n at most 5000", refuse_arcs);
