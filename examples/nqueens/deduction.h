/* Solves a region puzzle step by step, by rules that a person would use. */
#ifndef DEDUCTION_H
#define DEDUCTION_H

#include <nqueens.h>
#include <stdbool.h>

enum { DEDUCTION_MAX = 64, DEDUCTION_GROUPS = 3 };

/* Each row, column and region is a group that needs one queen. */
enum group_kind { GROUP_ROW, GROUP_COLUMN, GROUP_REGION, GROUP_KINDS };

enum rule {
    RULE_GIVEN,    /* the puzzle says so */
    RULE_SINGLE,   /* a group has one square left */
    RULE_CONFINED, /* k groups have squares in k lines only: others cannot have these lines */
    RULE_STARVED,  /* a queen there would leave a group without a square */
    RULE_FAILED    /* a group has no square left */
};

struct step {
    enum rule rule;
    nq_square squares[DEDUCTION_MAX * DEDUCTION_MAX]; /* the one that gets a queen, or those that cannot have one */
    size_t count;
    enum group_kind kind; /* of the groups that the rule is about */
    uint32_t groups[DEDUCTION_GROUPS];
    size_t group_count;
    enum group_kind line_kind; /* RULE_CONFINED: what they are confined to */
    uint32_t lines[DEDUCTION_GROUPS];
};

struct deduction {
    uint32_t n;
    const uint32_t *region_of;
    unsigned char state[DEDUCTION_MAX * DEDUCTION_MAX];
    uint32_t placed;
    struct step step; /* the last one */
};

/* The size is DEDUCTION_MAX at most. */
void deduction_begin(struct deduction *deduction, uint32_t n, const uint32_t *region_of);

void deduction_place(struct deduction *deduction, nq_square square);
void deduction_remove(struct deduction *deduction, nq_square square);

/* Takes the next step. False where no rule leads on, or all queens are placed. */
bool deduction_next(struct deduction *deduction);

#endif
