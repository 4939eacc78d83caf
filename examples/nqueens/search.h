/* A search as the options ask for it: from the problem to the exit code. */
#ifndef SEARCH_H
#define SEARCH_H

#include "options.h"
#include "output.h"
#include "progress.h"

enum { SEARCH_LIMIT_MAX = 64 };

struct search {
    const struct options *options;
    struct output *output;
    uint32_t n;
    nq_problem *problem;
    nq_solver *solver;
    struct progress progress;
    /* Each may be NULL; false stops the search, and means that something was said or could not be written. */
    bool (*on_solution)(struct search *search, const nq_square *squares, size_t count);
    bool (*on_trace)(struct search *search, const nq_event *event); /* of the steps of the search */
    bool (*on_pulse)(struct search *search, const nq_event *event); /* of progress, and of units that are finished */
    void *user;
    uint64_t patience_ms; /* a limit of time that the command has set by itself, and shares out; 0: none */
    bool tells_stop;      /* the command says by itself why the search ended early */
};

/* The size of a board, from the command line. CODE_DONE, or CODE_BAD once it has said why. */
int size_read(const struct options *options, const char *text, uint32_t *n);

/* A problem of n rows with the options' properties and squares. CODE_DONE, or CODE_BAD once it has said why. The allocator
 * may be NULL. */
int problem_make(const struct options *options, uint32_t n, const nq_allocator *allocator, nq_problem **problem);

/* Gives a problem the options' properties and squares. CODE_DONE, or CODE_BAD once it has said why. */
int problem_fill(const struct options *options, nq_problem *problem);

/* Says what the problem refused, and answers CODE_BAD. `what` was to be changed. */
int complain_problem(const char *what, const nq_problem *problem, nq_status status);

/* A solver with the options' strategy and limits. CODE_DONE, or CODE_BAD once it has said why, and then NULL. */
int solver_make(const struct options *options, nq_problem *problem, nq_solver **solver);

/* Says what the solver refused, and answers CODE_BAD. The solver may be NULL. */
int complain_solver(const nq_solver *solver, nq_status status);

/* CODE_DONE, or CODE_BAD once it has said why; close it in either case. Set what it is to call before. */
int search_open(struct search *search, const struct options *options, struct output *output, const char *size);

/* The same for a problem that is there already, which it takes over. */
int search_open_problem(struct search *search, const struct options *options, struct output *output,
                        nq_problem *problem);

/* Puts another solver in the place of the present one, and takes it over. The limits are set as the options say. */
int search_adopt(struct search *search, nq_solver *solver);

/* To be called when the search has stopped: takes the progress line away, before anything is printed. */
void search_end(struct search *search);

/* Says on stderr why the search stopped, and answers the exit code. --stats is heeded too. */
int search_explain(struct search *search, nq_status status);

/* Which limit a search that is paused has met, in room for SEARCH_LIMIT_MAX letters: "10 s". */
void search_limit_met(const struct search *search, char *text);

/* Writes the statistics to stderr, those that are not 0. */
void search_print_stats(const struct search *search);

/* How many work units the board has. CODE_DONE, or CODE_BAD once it has said why. */
int search_units(const struct search *search, uint64_t *total);

/* A key of the solver, and one of the problem. */
uint64_t search_get(const struct search *search, nq_key key);
uint64_t search_property(const struct search *search, nq_key key);

/* {"command": ..., "n": ..., "solutions": ..., "complete": ..., ...}: what every search ends with. */
json_t *search_json(const struct search *search, nq_status status, bool complete);

/* For on_solution: a solution as a board, or as a line of JSON. */
bool search_print_solution(struct search *search, const nq_square *squares, size_t count);

void search_close(struct search *search);

#endif
