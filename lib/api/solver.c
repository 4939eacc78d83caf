#include "search/solver.h"

#include "base/alloc.h"
#include "methods/construct/construct.h"
#include "search/method.h"

#include <stdio.h>

enum { ALL_EVENTS = 63 };

nq_status nq_solver_new(nq_solver **out, nq_problem *problem) {
    if (!out) return NQ_E_ARG;
    *out = NULL;
    return problem ? nqi_solver_new(out, problem) : NQ_E_ARG;
}

/* Takes the solver for one call; a call from inside a callback, or from another thread, is turned away. */
static nq_status enter(nq_solver *solver) {
    if (!solver) return NQ_E_ARG;
    if (atomic_exchange(&solver->busy, 1)) return NQ_E_STATE;
    solver->message[0] = '\0';
    return NQ_OK;
}

/* Lets go of it. A call that failed has a message. */
static nq_status leave(nq_solver *solver, nq_status status) {
    if (solver->doomed) {
        nqi_solver_free(solver);
        return status;
    }
    if (status < 0 && !solver->message[0]) snprintf(solver->message, sizeof solver->message, "%s", nq_strerror(status));
    atomic_store(&solver->busy, 0);
    return status;
}

void nq_solver_free(nq_solver *solver) {
    if (!solver) return;
    solver->doomed = true;
    if (enter(solver) == NQ_OK)
        leave(solver, NQ_OK);
    else
        nq_solver_cancel(solver);
}

static nq_status complain(nq_solver *solver, nq_status status, const char *name, const char *what) {
    snprintf(solver->message, sizeof solver->message, "%s %s", name, what);
    return status;
}

static nq_status checked_set(nq_solver *solver, nq_key key, uint64_t value) {
    const nq_key_info *info = nqi_key_info(key);
    if (!info) {
        snprintf(solver->message, sizeof solver->message, "key %d does not exist", key);
        return NQ_E_ARG;
    }
    if (!(info->flags & (NQ_KEY_STRATEGY | NQ_KEY_LIMIT)))
        return complain(solver, NQ_E_ARG, info->name, "is not an option of a solver");
    if (value < info->min || value > info->max) {
        snprintf(solver->message, sizeof solver->message, "%s must be from %llu to %llu", info->name,
                 (unsigned long long)info->min, (unsigned long long)info->max);
        return NQ_E_ARG;
    }
    if (info->flags & NQ_KEY_STRATEGY && solver->begun)
        return complain(solver, NQ_E_STATE, info->name, "is fixed once the search has begun");
    if (key == NQ_UNIT_DEPTH && solver->assigned)
        return complain(solver, NQ_E_STATE, info->name, "is fixed once units are assigned");
    return nqi_solver_set(solver, key, value);
}

nq_status nq_solver_set(nq_solver *solver, nq_key key, uint64_t value) {
    nq_status status = enter(solver);
    return status == NQ_OK ? leave(solver, checked_set(solver, key, value)) : status;
}

nq_status nq_solver_get(const nq_solver *solver, nq_key key, uint64_t *value) {
    const nq_key_info *info = nqi_key_info(key);
    if (!solver || !value || !info || info->flags & NQ_KEY_PROBLEM) return NQ_E_ARG;
    *value = nqi_option(solver, key);
    return NQ_OK;
}

nq_status nq_solver_on(nq_solver *solver, uint32_t events, nq_event_fn fn, void *user) {
    nq_status status = enter(solver);
    if (status != NQ_OK) return status;
    if (events > ALL_EVENTS) return leave(solver, complain(solver, NQ_E_ARG, "the mask", "has an unknown event"));
    solver->events = fn ? events : 0;
    solver->event_fn = fn;
    solver->event_user = user;
    return leave(solver, NQ_OK);
}

nq_status nq_solver_random(nq_solver *solver, nq_random_fn fn, void *user) {
    nq_status status = enter(solver);
    if (status != NQ_OK) return status;
    if (solver->begun) return leave(solver, NQ_E_STATE);
    solver->random_fn = fn;
    solver->random_user = user;
    return leave(solver, NQ_OK);
}

nq_status nq_solver_units(nq_solver *solver, uint64_t *total) {
    struct nqi_division division;
    if (!total) return NQ_E_ARG;
    nq_status status = enter(solver);
    if (status != NQ_OK) return status;
    status = nqi_division_of(solver, &division);
    if (status == NQ_OK) *total = division.total;
    return leave(solver, status);
}

static nq_status checked_assign(nq_solver *solver, uint64_t first, uint64_t count) {
    struct nqi_division division;
    if (solver->begun) return complain(solver, NQ_E_STATE, "the units", "are fixed once the search has begun");
    nq_status status = nqi_division_of(solver, &division);
    if (status == NQ_E_RANGE) return complain(solver, status, "the units", "are more than 2^63");
    if (status != NQ_OK) return complain(solver, status, "this problem", "cannot be divided into work units");
    if (count == 0 || count > division.total || first > division.total - count) {
        snprintf(solver->message, sizeof solver->message, "there are units 0 to %llu",
                 (unsigned long long)division.total - 1);
        return NQ_E_ARG;
    }
    solver->assigned = solver->divided = true;
    solver->division = division;
    solver->first_unit = first;
    solver->unit_count = count;
    return NQ_OK;
}

nq_status nq_solver_assign(nq_solver *solver, uint64_t first, uint64_t count) {
    nq_status status = enter(solver);
    return status == NQ_OK ? leave(solver, checked_assign(solver, first, count)) : status;
}

nq_status nq_solver_next(nq_solver *solver) {
    nq_status status = enter(solver);
    return status == NQ_OK ? leave(solver, nqi_solver_next(solver)) : status;
}

nq_status nq_solver_run(nq_solver *solver) {
    nq_status status = enter(solver);
    return status == NQ_OK ? leave(solver, nqi_solver_run(solver)) : status;
}

nq_status nq_solver_count(nq_solver *solver, uint64_t *count) {
    if (!count) return NQ_E_ARG;
    *count = 0;
    nq_status status = enter(solver);
    return status == NQ_OK ? leave(solver, nqi_solver_count(solver, count)) : status;
}

const nq_square *nq_solver_solution(const nq_solver *solver, size_t *count) {
    bool there = solver && solver->has_solution;
    if (count) *count = there ? solver->depth : 0;
    return there ? solver->squares : NULL;
}

void nq_solver_cancel(nq_solver *solver) {
    if (solver) atomic_store(&solver->cancel, 1);
}

nq_status nq_solver_reset(nq_solver *solver) {
    nq_status status = enter(solver);
    if (status != NQ_OK) return status;
    nqi_solver_reset(solver);
    return leave(solver, NQ_OK);
}

nq_status nq_solver_save(nq_solver *solver, void *buf, size_t *len) {
    if (!solver || !len) return NQ_E_ARG;
    if (solver->between_units) return nqi_checkpoint_save(solver, buf, len);
    nq_status status = enter(solver);
    return status == NQ_OK ? leave(solver, nqi_checkpoint_save(solver, buf, len)) : status;
}

nq_status nq_solver_load(nq_solver **out, nq_problem *problem, const void *buf, size_t len, char *message) {
    char unwanted[NQ_MESSAGE_SIZE];
    if (!message) message = unwanted;
    message[0] = '\0';
    if (!out) return NQ_E_ARG;
    *out = NULL;
    if (problem && buf) return nqi_checkpoint_load(out, problem, buf, len, message);
    snprintf(message, NQ_MESSAGE_SIZE, "a null pointer");
    return NQ_E_ARG;
}

nq_status nq_solver_domain(const nq_solver *solver, uint32_t row, uint32_t *size) {
    if (!solver || !size || row >= solver->problem->rules.n) return NQ_E_ARG;
    if (!solver->state) return NQ_E_STATE;
    if (!solver->method->domain) return NQ_E_UNSUPPORTED;
    *size = solver->method->domain(solver, solver->state, row);
    return NQ_OK;
}

const char *nq_solver_message(const nq_solver *solver) {
    return solver ? solver->message : "";
}

nq_status nq_count(uint32_t n, uint64_t *solutions) {
    nq_problem *problem;
    nq_solver *solver = NULL;
    if (!solutions) return NQ_E_ARG;
    nq_status status = nq_problem_new(&problem, n, NULL);
    if (status != NQ_OK) return status;
    status = nqi_solver_new(&solver, problem);
    if (status == NQ_OK) status = nqi_solver_count(solver, solutions);
    if (solver) nqi_solver_free(solver);
    nq_problem_free(problem);
    return status == NQ_DONE ? NQ_OK : status;
}

nq_status nq_find(uint32_t n, nq_square *squares) {
    if ((!squares && n) || n > NQ_SIZE_MAX) return NQ_E_ARG;
    if (n == 2 || n == 3) return NQ_DONE;
    for (uint32_t row = 0; row < n; row++) squares[row] = (nq_square){row, nqi_construct_column(n, row)};
    return NQ_OK;
}
