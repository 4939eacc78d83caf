/* What is on the board: the queens of a step, who attacks whom, and how often each square is attacked. */
#ifndef MODEL_H
#define MODEL_H

#include "settings.h"

struct model {
    enum mode mode;
    uint32_t n;
    const struct step *step; /* NULL: an empty board */
    uint16_t rows[BOARD_MAX];
    uint16_t cols[BOARD_MAX];
    uint16_t falling[2 * BOARD_MAX]; /* by n - 1 + col - row */
    uint16_t rising[2 * BOARD_MAX];  /* by row + col */
    bool is_queen[BOARD_MAX * BOARD_MAX];
    uint32_t queens;
    uint32_t in_conflict; /* queens that are attacked */
    uint32_t uncovered;   /* squares that are neither occupied nor attacked */
};

/* The step must outlive the model. */
void model_build(struct model *model, const struct settings *settings, const struct step *step);

bool model_has_queen(const struct model *model, uint32_t row, uint32_t col);

/* Queens that attack a square along row, column and diagonals; one that stands on it is not counted. */
uint32_t model_attackers(const struct model *model, uint32_t row, uint32_t col);

/* How many columns a row has left, or false where the method keeps no domains. */
bool model_domain(const struct model *model, uint32_t row, uint32_t *size);

/* Whether the step is a square that was tested and refused by another. */
bool model_has_reject(const struct model *model);

/* Whether a square is to be marked as uncovered; that of a queen just taken back has her fading crown instead. */
bool model_has_ring(const struct model *model, uint32_t row, uint32_t col);

/* Whether a file requires a queen on the square. */
bool model_is_given(const struct settings *settings, uint32_t row, uint32_t col);

#endif
