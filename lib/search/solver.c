#include "search/solver.h"

#include "base/alloc.h"
#include "base/cpu.h"
#include "search/control.h"
#include "search/method.h"
#include "search/symmetric.h"

#include <stdio.h>
#include <string.h>

nq_status nqi_solver_new(nq_solver **out, nq_problem *problem) {
    nq_status status = nqi_problem_freeze(problem);
    if (status != NQ_OK) return status;
    nq_solver *solver = nqi_alloc_zero(&problem->allocator, 1, sizeof *solver);
    if (!solver) return NQ_E_NOMEM;
    solver->allocator = problem->allocator;
    solver->problem = problem;
    nqi_problem_hold(problem);
    atomic_init(&solver->busy, 0);
    atomic_init(&solver->cancel, 0);
    for (size_t slot = 0; slot < NQI_KEY_COUNT; slot++)
        atomic_init(&solver->value[slot], nqi_key_info_at(slot)->initial);
    nqi_budget_renew(solver);
    *out = solver;
    return NQ_OK;
}

void nqi_solver_close(nq_solver *solver) {
    if (solver->state) solver->method->close(solver, solver->state);
    solver->state = NULL;
    nqi_problem_release(solver->part);
    solver->part = NULL;
}

static void release_squares(nq_solver *solver) {
    nqi_release(&solver->allocator, solver->squares);
    nqi_release(&solver->allocator, solver->scratch);
    solver->squares = solver->scratch = NULL;
}

void nqi_solver_free(nq_solver *solver) {
    nq_allocator allocator = solver->allocator;
    nqi_solver_close(solver);
    nqi_forget_walk(solver);
    release_squares(solver);
    nqi_problem_release(solver->problem);
    nqi_release(&allocator, solver);
}

uint64_t nqi_option(const nq_solver *solver, nq_key key) {
    return atomic_load_explicit(&solver->value[nqi_key_slot(key)], memory_order_relaxed);
}

void nqi_show(nq_solver *solver, nq_key key, uint64_t value) {
    atomic_store_explicit(&solver->value[nqi_key_slot(key)], value, memory_order_relaxed);
}

nq_status nqi_solver_set(nq_solver *solver, nq_key key, uint64_t value) {
    if (key == NQ_METHOD && value != NQ_METHOD_AUTO && !nqi_method_find(value)) {
        snprintf(solver->message, sizeof solver->message, "method %u is not in this build of the library",
                 (unsigned)value);
        return NQ_E_UNSUPPORTED;
    }
    if (key == NQ_ISA && !nqi_isa_usable(value)) {
        snprintf(solver->message, sizeof solver->message, "this processor or this build lacks that instruction set");
        return NQ_E_UNSUPPORTED;
    }
    if (nqi_key_info(key)->flags & NQ_KEY_STRATEGY) nqi_solver_close(solver);
    nqi_show(solver, key, value);
    nqi_budget_renew_key(solver, key);
    return NQ_OK;
}

/* What a method that counts units keeps from unit to unit does not depend on the units. */
static bool keeps_state(const nq_solver *solver) {
    return solver->state && solver->method->counts_units;
}

void nqi_solver_reset(nq_solver *solver) {
    if (!keeps_state(solver)) nqi_solver_close(solver);
    nqi_forget_walk(solver);
    release_squares(solver);
    memset(solver->stat, 0, sizeof solver->stat);
    if (solver->begun && solver->automatic) nqi_show(solver, NQ_METHOD, NQ_METHOD_AUTO);
    solver->begun = solver->finished = solver->has_solution = false;
    solver->unit = solver->unit_part = solver->round = 0;
    solver->divided = solver->assigned;
    if (!solver->assigned) solver->first_unit = solver->unit_count = 0;
    solver->depth = 0;
    solver->labelled = solver->reported = 0;
    solver->message[0] = '\0';
    nqi_publish(solver);
    nqi_budget_renew(solver);
}

static nq_status refuse(nq_solver *solver, const char *name, const char *why) {
    snprintf(solver->message, sizeof solver->message, "%s: %s", name, why);
    return NQ_E_UNSUPPORTED;
}

#define NO_COUNT "it finds solutions, but cannot count them"

/* Why a method that was asked for cannot do it; NULL when it can. */
static const char *why_not(const nq_solver *solver, const struct nqi_method *method, bool counting) {
    if (counting && !method->complete) return NO_COUNT;
    if (!counting && method->counts_units) return "it counts, but delivers no solutions";
    if (nqi_option(solver, NQ_VALUE_ORDER) != NQ_VALUE_ORDER_ASCENDING && !method->heeds_value_order)
        return "it does not know that value order";
    if (solver->divided && solver->division.by_method && !method->units) return "it does not know these work units";
    return method->refuse(solver);
}

/* Why AUTO found none: what the most general method says, that for any board and any pieces. */
static nq_status refuse_all(nq_solver *solver, bool counting) {
    bool covers = solver->problem->goal == NQ_GOAL_COVER;
    const struct nqi_method *general = nqi_method_find(covers ? NQ_METHOD_COVER_BACKTRACK : NQ_METHOD_EXACT_COVER);
    const char *why = general ? why_not(solver, general, counting) : NULL;
    return why ? refuse(solver, general->name, why) : refuse(solver, "auto", "no method in this build does this");
}

static nq_status choose_method(nq_solver *solver, bool counting) {
    uint64_t id = nqi_option(solver, NQ_METHOD);
    solver->automatic = id == NQ_METHOD_AUTO;
    const struct nqi_method *method = solver->automatic ? nqi_method_choose(solver, counting) : nqi_method_find(id);
    if (!method) return refuse_all(solver, counting);
    const char *why = solver->automatic ? NULL : why_not(solver, method, counting);
    if (why) return refuse(solver, method->name, why);
    if (method != solver->method) nqi_solver_close(solver);
    solver->method = method;
    return NQ_OK;
}

static nq_status allocate_squares(nq_solver *solver) {
    uint64_t room = solver->method->room ? solver->method->room(solver) : solver->problem->rules.n;
    bool all = nqi_option(solver, NQ_SYMMETRY) == NQ_SYMMETRY_ALL;
    solver->squares = nqi_alloc(&solver->allocator, room, sizeof *solver->squares);
    if (!all) solver->scratch = nqi_alloc(&solver->allocator, room, sizeof *solver->scratch);
    if (solver->squares && (solver->scratch || all)) return NQ_OK;
    release_squares(solver);
    return NQ_E_NOMEM;
}

/* Threads share units; a search in one thread that nobody divided goes over the whole problem at once. */
static void divide(nq_solver *solver, bool counting) {
    uint64_t threads = nqi_option(solver, NQ_THREADS);
    if (solver->divided) return;
    if (solver->method->counts_units) {
        (void)nqi_division_of(solver, &solver->division);
        solver->unit_count = solver->division.total;
    } else if (counting && threads > 1 && solver->method->units) {
        (void)nqi_solver_deepen(solver, 0);
    } else if (counting && threads > 1 && solver->method->complete && solver->problem->goal == NQ_GOAL_PLACE) {
        solver->division = nqi_division_by_rows(solver->problem->rules.n, 64 * threads);
        solver->unit_count = solver->division.total;
    }
}

bool nqi_solver_deepen(nq_solver *solver, uint32_t round) {
    const struct nqi_method *method = solver->method;
    uint32_t before = solver->round;
    if (!method->deepen || solver->assigned || (round > 0 && !solver->unit_count)) return false;
    solver->round = round;
    if (!method->deepen(solver)) {
        solver->round = before;
        return false;
    }
    solver->unit = solver->first_unit = 0;
    solver->unit_count = method->units(solver, round);
    solver->division = (struct nqi_division){.by_method = true, .total = solver->unit_count};
    NQI_STAT(solver, NQ_UNITS_TOTAL) = solver->unit_count;
    NQI_STAT(solver, NQ_UNITS_DONE) = 0;
    return true;
}

nq_status nqi_solver_begin(nq_solver *solver, bool counting) {
    if (solver->begun)
        return counting && !solver->method->complete ? refuse(solver, solver->method->name, NO_COUNT) : NQ_OK;
    nq_status status = choose_method(solver, counting);
    if (status == NQ_OK) status = allocate_squares(solver);
    if (status != NQ_OK) return status;
    divide(solver, counting);
    /* An undivided problem tells its progress by the columns of its first row. */
    NQI_STAT(solver, NQ_UNITS_TOTAL) = solver->unit_count ? solver->unit_count : solver->problem->rules.n;
    nqi_show(solver, NQ_METHOD, (uint64_t)solver->method->id);
    solver->begun = true;
    return NQ_OK;
}

nq_status nqi_solver_open(nq_solver *solver) {
    if (solver->state) return NQ_OK;
    nq_status status = NQ_OK;
    if (solver->unit_count && !solver->method->counts_units && !solver->division.by_method) {
        status = nqi_unit_part(solver, solver->first_unit + solver->unit, solver->unit_part, &solver->part);
    } else {
        solver->part = solver->problem;
        nqi_problem_hold(solver->part);
    }
    if (status == NQ_OK) status = solver->method->open(solver, &solver->state);
    if (status != NQ_OK) nqi_solver_close(solver);
    return status;
}

/* Nothing is left in the range, though the method may have to finish its count. */
static bool is_exhausted(const nq_solver *solver) {
    return solver->unit >= (solver->unit_count ? solver->unit_count : 1);
}

static nq_status finish(nq_solver *solver) {
    if (solver->is_worker) return NQ_DONE;
    nq_status status = solver->method->finish ? solver->method->finish(solver) : NQ_OK;
    if (status != NQ_OK) return status;
    /* Who counts a range of units may count another: the tables are kept for that. */
    if (!solver->assigned || !keeps_state(solver)) nqi_solver_close(solver);
    solver->finished = true;
    return NQ_DONE;
}

nq_status nqi_solver_close_unit(nq_solver *solver) {
    solver->unit++;
    solver->unit_part = 0;
    NQI_STAT(solver, NQ_UNITS_DONE) = is_exhausted(solver) ? NQI_STAT(solver, NQ_UNITS_TOTAL) : solver->unit;
    solver->between_units = true;
    nq_status status = nqi_emit(solver, NQ_EVENT_UNIT, (nq_square){0, 0}, (nq_square){0, 0});
    solver->between_units = false;
    if (status != NQ_OK) return status;
    /* Inside a unit that is counted as a whole a limit of time is let pass: here is where it is looked at. */
    return solver->method->counts_units ? nqi_poll(solver) : nqi_spend(solver, 1);
}

/* What it costs to make a part, in units of work: its squares are copied and compared. */
static uint64_t cost_of_part(const nq_problem *problem) {
    return 64 + 4 * (uint64_t)(problem->rules.n + problem->required.count + problem->forbidden.count);
}

/* The current part of a unit, or the whole problem, is finished. */
static nq_status close_part(nq_solver *solver) {
    solver->depth = 0;
    if (solver->method->counts_units) return nqi_solver_close_unit(solver);
    nqi_solver_close(solver);
    solver->unit_part++;
    bool more = solver->unit_count && solver->unit_part < nqi_unit_parts(solver, solver->first_unit + solver->unit);
    nq_status status = more ? NQ_OK : nqi_solver_close_unit(solver);
    return status == NQ_OK ? nqi_spend(solver, cost_of_part(solver->problem)) : status;
}

/* A part that contradicts the problem is empty. */
nq_status nqi_solver_advance(nq_solver *solver, nqi_advance_fn fn) {
    nq_status status = NQ_OK;
    while (status == NQ_OK) {
        if (solver->finished) return NQ_DONE;
        if (is_exhausted(solver)) {
            if (!solver->is_worker && nqi_solver_deepen(solver, solver->round + 1)) continue;
            return finish(solver);
        }
        status = nqi_solver_open(solver);
        if (status == NQ_OK) status = fn(solver, solver->state);
        if (status == NQ_E_CONFLICT || (status == NQ_DONE && solver->method->complete))
            status = close_part(solver);
        else
            return status;
    }
    return status;
}

nq_status nqi_solver_step(nq_solver *solver) {
    for (;;) {
        if (NQI_STAT(solver, NQ_SOLUTIONS) >= solver->budget.solutions) return nqi_pause(solver);
        nq_status status = nqi_spend(solver, 8);
        if (status == NQ_OK) status = nqi_solver_advance(solver, solver->method->next);
        if (status != NQ_OK) return status;
        if (nqi_orbit_admit(solver)) return nqi_tally(solver, 1);
    }
}

/* Where a count has begun that AUTO gave to a method that only counts, a method that can do what is asked now takes over the
 * units that are left. Orbits are not known before all units are counted: there it begins anew, since none was told. */
nq_status nqi_solver_take_over(nq_solver *solver) {
    const struct nqi_method *next = solver->automatic ? nqi_method_choose(solver, false) : NULL;
    if (!next) return refuse(solver, solver->method->name, "it can only count, and not with this trace or this limit");
    nqi_solver_close(solver);
    if (nqi_option(solver, NQ_SYMMETRY) != NQ_SYMMETRY_ALL) solver->unit = solver->labelled = 0;
    NQI_STAT(solver, NQ_UNITS_DONE) = solver->unit;
    solver->method = next;
    nqi_show(solver, NQ_METHOD, (uint64_t)next->id);
    return NQ_OK;
}

/* One solution, in a call that has begun. */
static nq_status find_next(nq_solver *solver) {
    nq_status status = nqi_solver_begin(solver, false);
    if (status == NQ_OK && solver->method->counts_units && !solver->finished) status = nqi_solver_take_over(solver);
    if (status == NQ_OK) status = solver->finished ? NQ_DONE : nqi_solver_step(solver);
    solver->has_solution = status == NQ_OK;
    return status;
}

nq_status nqi_solver_next(nq_solver *solver) {
    nq_status status = nqi_call_begin(solver);
    return nqi_call_end(solver, status == NQ_OK ? find_next(solver) : status);
}

nq_status nqi_solver_run(nq_solver *solver) {
    nq_status status = nqi_call_begin(solver);
    while (status == NQ_OK) {
        status = find_next(solver);
        if (status == NQ_OK) status = nqi_emit(solver, NQ_EVENT_SOLUTION, (nq_square){0, 0}, (nq_square){0, 0});
    }
    solver->has_solution = false;
    return nqi_call_end(solver, status);
}
