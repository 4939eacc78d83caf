#include "model.h"

#include "given.h"

#include <string.h>

static uint16_t *falling(struct model *model, struct cell queen) {
    return &model->falling[model->n - 1 + queen.col - queen.row];
}

static bool is_on_board(const struct model *model, struct cell cell) {
    return cell.row < model->n && cell.col < model->n;
}

static void add_queen(struct model *model, struct cell queen) {
    if (!is_on_board(model, queen) || model_has_queen(model, queen.row, queen.col)) return;
    model->rows[queen.row]++;
    model->cols[queen.col]++;
    ++*falling(model, queen);
    model->rising[queen.row + queen.col]++;
    model->is_queen[queen.row * model->n + queen.col] = true;
    model->queens++;
}

/* Queens of a file stand whether the search has come to them or not. */
static void add_given(struct model *model, const struct settings *settings) {
    const struct given *given = &settings->given;
    if (!given_stands(settings)) return;
    for (uint32_t i = 0; i < given->count; i++)
        add_queen(model, (struct cell){(uint16_t)given->squares[i].row, (uint16_t)given->squares[i].col});
}

static void sum_up(struct model *model) {
    for (uint32_t row = 0; row < model->n; row++) {
        for (uint32_t col = 0; col < model->n; col++) {
            bool is_attacked = model_attackers(model, row, col) > 0, has_queen = model_has_queen(model, row, col);
            model->in_conflict += is_attacked && has_queen;
            model->uncovered += !is_attacked && !has_queen;
        }
    }
}

void model_build(struct model *model, const struct settings *settings, const struct step *step) {
    memset(model, 0, sizeof *model);
    model->mode = settings->mode;
    model->n = settings->n;
    model->step = step;
    for (size_t i = 0; step != NULL && i < step->count; i++) add_queen(model, step->queens[i]);
    if (step != NULL) add_given(model, settings);
    if (settings->mode == MODE_REPAIR || settings->mode == MODE_COVER) sum_up(model);
}

bool model_has_queen(const struct model *model, uint32_t row, uint32_t col) {
    return model->is_queen[row * model->n + col];
}

uint32_t model_attackers(const struct model *model, uint32_t row, uint32_t col) {
    uint32_t lines = (uint32_t)model->rows[row] + model->cols[col] + model->falling[model->n - 1 + col - row] +
                     model->rising[row + col];
    return model_has_queen(model, row, col) ? lines - 4 : lines;
}

bool model_domain(const struct model *model, uint32_t row, uint32_t *size) {
    if (model->step == NULL || !model->step->has_domains) return false;
    *size = model->step->domain[row];
    return true;
}

bool model_has_reject(const struct model *model) {
    return model->step != NULL && model->step->kind == NQ_EVENT_REJECT;
}

bool model_has_ring(const struct model *model, uint32_t row, uint32_t col) {
    const struct step *step = model->step;
    if (step == NULL || model_has_queen(model, row, col) || model_attackers(model, row, col) > 0) return false;
    return step->kind != NQ_EVENT_REMOVE || step->square.row != row || step->square.col != col;
}

bool model_is_given(const struct settings *settings, uint32_t row, uint32_t col) {
    const struct given *given = &settings->given;
    if (!given_stands(settings)) return false;
    for (uint32_t i = 0; i < given->count; i++)
        if (given->squares[i].row == row && given->squares[i].col == col) return true;
    return false;
}
