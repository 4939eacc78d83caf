#include "setup.h"

#include "given.h"

#include <stdio.h>

static nq_status complete_puzzle(const struct regions *regions, nq_problem *problem) {
    nq_status status = nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACKS_ROOK | NQ_ATTACK_TOUCH);
    if (status != NQ_OK) return status;
    return nq_problem_regions(problem, regions->of, (size_t)regions->n * regions->n);
}

static nq_status complete_problem(const struct settings *settings, nq_problem *problem) {
    const struct given *given = &settings->given;
    nq_status status = NQ_OK;
    if (settings->mode == MODE_PUZZLE) return complete_puzzle(&settings->regions, problem);
    if (settings->mode == MODE_COVER) status = nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER);
    if (status != NQ_OK || !given_stands(settings)) return status;
    return nq_problem_require(problem, given->squares, given->count);
}

static void explain(char *message, const char *why, nq_status status) {
    snprintf(message, NQ_MESSAGE_SIZE, "%s", why != NULL && why[0] != '\0' ? why : nq_strerror(status));
}

nq_status setup_problem(const struct settings *settings, nq_problem **out, char *message) {
    nq_status status = nq_problem_new(out, settings->n, NULL);
    message[0] = '\0';
    if (status == NQ_OK) status = complete_problem(settings, *out);
    if (status == NQ_OK) return status;
    explain(message, *out != NULL ? nq_problem_message(*out) : NULL, status);
    nq_problem_free(*out);
    *out = NULL;
    return status;
}

nq_status setup_solver(const struct settings *settings, nq_solver **out, char *message) {
    nq_problem *problem;
    *out = NULL;
    nq_status status = setup_problem(settings, &problem, message);
    if (status != NQ_OK) return status;
    status = nq_solver_new(out, problem);
    nq_problem_free(problem);
    if (status == NQ_OK) status = nq_solver_set(*out, NQ_METHOD, settings->method);
    if (status == NQ_OK) status = nq_solver_set(*out, NQ_SEED, settings->seed);
    if (status == NQ_OK) return status;
    explain(message, *out != NULL ? nq_solver_message(*out) : NULL, status);
    nq_solver_free(*out);
    *out = NULL;
    return status;
}
