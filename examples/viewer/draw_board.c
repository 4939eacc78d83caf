#include "draw.h"

#include "palette.h"
#include "shades.h"

#include <inttypes.h>
#include <stdio.h>

enum { PIECES_MOST = 32, CROWN_MIN = 8, DOT_MIN = 6, TEXT_MAX = 96 };

static void draw_squares(struct canvas *canvas, const struct scene *scene, const struct model *model, struct box at) {
    for (uint32_t row = 0; row < model->n; row++)
        for (uint32_t col = 0; col < model->n; col++)
            canvas_fill(canvas, layout_square(&scene->layout, at, row, col), shade_square(scene, model, row, col));
}

static int edge_of(const struct scene *scene) {
    int width = (int)(2 * scene->layout.scale);
    return width > 0 ? width : 1;
}

/* Where one region ends and another begins. */
static void draw_borders(struct canvas *canvas, const struct scene *scene, struct box at) {
    const struct regions *regions = &scene->session->settings.regions;
    uint32_t n = regions->n;
    int edge = edge_of(scene) + 1, half = edge / 2;
    if (scene->session->settings.mode != MODE_PUZZLE) return;
    for (uint32_t i = 0; i < n * n; i++) canvas_frame(canvas, layout_square(&scene->layout, at, i / n, i % n), 1, GRID);
    for (uint32_t i = 0; i < n * n; i++) {
        struct box box = layout_square(&scene->layout, at, i / n, i % n);
        if (i % n + 1 < n && regions->of[i] != regions->of[i + 1])
            canvas_fill(canvas, (struct box){box.x + box.w - half, box.y - half, edge, box.h + edge}, FRAME);
        if (i / n + 1 < n && regions->of[i] != regions->of[i + n])
            canvas_fill(canvas, (struct box){box.x - half, box.y + box.h - half, box.w + edge, edge}, FRAME);
    }
}

static void draw_frame(struct canvas *canvas, const struct scene *scene, struct box at) {
    int edge = edge_of(scene);
    canvas_frame(canvas, (struct box){at.x - edge, at.y - edge, at.w + 2 * edge, at.h + 2 * edge}, edge, FRAME);
}

/* Every square has its label; every so many, where they would run into each other. */
static uint32_t label_stride(const struct layout *layout) {
    int digits = layout->n > 100 ? 3 : layout->n > 10 ? 2 : 1, wide = layout->label * (4 * digits + 3) / 10;
    uint32_t stride = 1;
    while (layout->cell * (int)stride < wide) stride *= stride == 2 ? 5 : 2;
    return stride;
}

static void draw_labels(struct canvas *canvas, const struct scene *scene, struct box at) {
    const struct layout *layout = &scene->layout;
    uint32_t stride = label_stride(layout);
    int high = layout->label, size = high * 2 / 3;
    char label[TEXT_MAX];
    for (uint32_t i = 0; high > 0 && i < layout->n; i += stride) {
        struct box col = layout_square(layout, at, 0, i), row = layout_square(layout, at, i, 0);
        int spare = col.w * ((int)stride - 1);
        snprintf(label, sizeof label, "%" PRIu32, i);
        canvas_text(canvas, (struct box){col.x - spare / 2, at.y - high - 2, col.w + spare, high}, ALIGN_CENTRE, size,
                    FAINT, label);
        canvas_text(canvas, (struct box){at.x - layout->row_label, row.y, layout->row_label - 8, row.h}, ALIGN_RIGHT,
                    size, FAINT, label);
    }
}

enum piece piece_at(const struct scene *scene, const struct model *model, uint32_t row, uint32_t col) {
    bool is_conflict = scene->session->settings.mode == MODE_REPAIR && model_attackers(model, row, col) > 0;
    bool is_fine = model->n > PIECES_MOST || scene->layout.cell < draw_type(scene, CROWN_MIN);
    if (is_fine) return is_conflict ? PIECE_DOT_CONFLICT : PIECE_DOT;
    if (is_conflict) return PIECE_CONFLICT;
    return model_is_given(&scene->session->settings, row, col) ? PIECE_GIVEN : PIECE_QUEEN;
}

/* In squares of a few pixels a dot would be a blur: then all of the square has its colour. */
static void draw_queen(struct canvas *canvas, const struct scene *scene, struct box square, enum piece piece) {
    if (square.w < draw_type(scene, DOT_MIN)) {
        canvas_fill(canvas, square, piece == PIECE_DOT_CONFLICT ? CONFLICT : NAVY);
    } else {
        canvas_piece(canvas, square, piece);
    }
}

static void draw_queens(struct canvas *canvas, const struct scene *scene, const struct model *model, struct box at) {
    for (uint32_t row = 0; row < model->n; row++)
        for (uint32_t col = 0; col < model->n; col++)
            if (model_has_queen(model, row, col))
                draw_queen(canvas, scene, layout_square(&scene->layout, at, row, col),
                           piece_at(scene, model, row, col));
}

static void draw_uncovered(struct canvas *canvas, const struct scene *scene, const struct model *model, struct box at) {
    if (scene->session->settings.mode != MODE_COVER) return;
    for (uint32_t row = 0; row < model->n; row++)
        for (uint32_t col = 0; col < model->n; col++)
            if (model_has_ring(model, row, col))
                canvas_piece(canvas, layout_square(&scene->layout, at, row, col), PIECE_RING);
}

static void caption_of(const struct scene *scene, const struct model *model, bool is_best, char text_out[TEXT_MAX]) {
    unsigned count = model->queens;
    const char *name = text(scene->lang, is_best ? TEXT_BEST : TEXT_CURRENT), *colon = text(scene->lang, TEXT_COLON);
    if (scene->session->settings.mode == MODE_REPAIR) {
        snprintf(text_out, TEXT_MAX, "%" PRIu32 " %s", model->in_conflict, text(scene->lang, TEXT_CONFLICTS));
    } else if (is_best && model->step == NULL) {
        snprintf(text_out, TEXT_MAX, "%s%s-", name, colon);
    } else if (is_best) {
        snprintf(text_out, TEXT_MAX, "%s%s%u", name, colon, count);
    } else {
        snprintf(text_out, TEXT_MAX, "%s%s%u, %" PRIu32 " %s", name, colon, count, model->uncovered,
                 text(scene->lang, TEXT_UNCOVERED));
    }
}

static void draw_caption(struct canvas *canvas, const struct scene *scene, const struct model *model, struct box at) {
    char caption[TEXT_MAX];
    int around = scene->layout.around;
    struct box box = {at.x + (at.w - around) / 2, at.y + at.h + edge_of(scene), around, scene->layout.caption};
    if (scene->layout.caption == 0) return;
    caption_of(scene, model, model != &scene->model, caption);
    canvas_text(canvas, box, ALIGN_CENTRE, draw_type(scene, 14), INK, caption);
}

void draw_board(struct canvas *canvas, const struct scene *scene, const struct model *model, struct box at) {
    draw_squares(canvas, scene, model, at);
    draw_borders(canvas, scene, at);
    draw_frame(canvas, scene, at);
    draw_labels(canvas, scene, at);
    draw_queens(canvas, scene, model, at);
    draw_uncovered(canvas, scene, model, at);
    draw_caption(canvas, scene, model, at);
}
