/* What another engine answered to an exported problem. */
#ifndef ANSWER_H
#define ANSWER_H

#include "square_list.h"

enum answer_kind {
    ANSWER_MISSING,
    ANSWER_SOLUTION,
    ANSWER_NONE,   /* the engine says that there is no solution */
    ANSWER_UNKNOWN /* it gave up */
};

enum { FAULT_MAX = 128 };

struct answer {
    uint32_t n;
    enum answer_kind kind;
    struct square_list squares; /* sorted */
    bool improves;              /* a later solution is a better one, and takes the place of the one before */
    bool begun;                 /* a solution was begun */
    bool ended;                 /* and its end was read: nothing was cut off */
    char fault[FAULT_MAX];      /* what is wrong with a line */
};

/* Reads the answer in the file ("-" is stdin) of an engine that was given the board in this language, an NQ_EXPORT_ value. The
 * answer holds n and `improves`, and nothing else yet. CODE_DONE with a solution or none; CODE_BAD once it has said why. To be
 * freed in either case. */
int answer_read(struct answer *answer, int language, const char *path);
void answer_free(struct answer *answer);

/* ---- For the readers of the languages ---- */

/* Reads one line, without its end. False with a fault, or with none when there is no memory. */
bool answer_dimacs(struct answer *answer, const char *line); /* the output of SAT solvers */
bool answer_asp(struct answer *answer, const char *line);    /* that of clasp and clingo */
bool answer_minizinc(struct answer *answer, const char *line);
bool answer_lp(struct answer *answer, const char *line); /* the file that glpsol -o writes, or cbc's "solution" */

/* Keeps what is wrong; answers false. */
bool answer_fault(struct answer *answer, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* A solution begins. False with this fault when there is one already, unless a later one is better. */
bool answer_begin(struct answer *answer, const char *fault);

/* A queen, if it is on the board. */
bool answer_queen(struct answer *answer, uint64_t row, uint64_t col);

/* What the engine says of the whole; it may say so only once. */
bool answer_status(struct answer *answer, enum answer_kind kind);

#endif
