/* A search as the options ask for it: from the problem to the exit code. Shared by first, list and count. */
#ifndef SEARCH_H
#define SEARCH_H

#include "options.h"
#include "output.h"
#include "progress.h"

struct search {
    const struct options *options;
    struct output *output;
    uint32_t n;
    nq_problem *problem;
    nq_solver *solver;
    struct progress progress;
    bool (*on_solution)(struct search *search, const nq_square *squares, size_t count); /* or NULL */
};

/* The size of a board, from the command line. CODE_DONE, or CODE_BAD once it has said why. */
int size_read(const struct options *options, const char *text, uint32_t *n);

/* A problem of n rows with the options' properties and squares. CODE_DONE, or CODE_BAD once it has said why. */
int problem_make(const struct options *options, uint32_t n, nq_problem **problem);

/* CODE_DONE, or CODE_BAD once it has said why; close it in either case. Set on_solution afterwards. */
int search_open(struct search *search, const struct options *options, struct output *output, const char *size);

/* To be called when the search has stopped: takes the progress line away, before anything is printed. */
void search_end(struct search *search);

/* Says on stderr why the search stopped, and answers the exit code. */
int search_explain(struct search *search, nq_status status);

uint64_t search_get(const struct search *search, nq_key key);

/* {"command": ..., "n": ..., "solutions": ..., "complete": ..., ...}: what every search ends with. */
json_t *search_json(const struct search *search, nq_status status, bool complete);

void search_close(struct search *search);

#endif
