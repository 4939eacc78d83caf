#include "draw.h"

#include "palette.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { NUMBER_MIN = 9 };

/* The middle of a square, in pixels. */
static double middle_x(const struct layout *layout, int col) {
    return layout->board.x + (col + 0.5) * layout->cell;
}

static double middle_y(const struct layout *layout, int row) {
    return layout->board.y + (row + 0.5) * layout->cell;
}

static int least(int a, int b) {
    return a < b ? a : b;
}

/* The line through a square in the direction (down, right), from edge to edge. */
static void draw_line(struct canvas *canvas, const struct layout *layout, struct cell from, int down, int right) {
    int row = from.row, col = from.col, last = (int)layout->n - 1;
    int back = down == 0 ? col : least(row, right > 0 ? col : right < 0 ? last - col : last);
    int on = down == 0 ? last - col : least(last - row, right > 0 ? last - col : right < 0 ? col : last);
    double width = layout->cell / 6.0, rest = layout->cell / 2.0 - width / 2;
    canvas_line(canvas, middle_x(layout, col - back * right) - right * rest,
                middle_y(layout, row - back * down) - down * rest, middle_x(layout, col + on * right) + right * rest,
                middle_y(layout, row + on * down) + down * rest, width > 2 ? width : 2, LINES);
}

/* A queen of a puzzle attacks its neighbours instead of its diagonals. */
static void draw_attack_lines(struct canvas *canvas, const struct scene *scene, struct cell queen) {
    const struct layout *layout = &scene->layout;
    draw_line(canvas, layout, queen, 0, 1);
    draw_line(canvas, layout, queen, 1, 0);
    if (scene->session->settings.mode == MODE_PUZZLE) return;
    draw_line(canvas, layout, queen, 1, 1);
    draw_line(canvas, layout, queen, 1, -1);
}

static void outline(struct canvas *canvas, const struct layout *layout, struct cell square, uint32_t colour) {
    int width = layout->cell / 14;
    canvas_frame(canvas, layout_square(layout, layout->board, square.row, square.col), width > 1 ? width : 1, colour);
}

static bool is_on_board(const struct scene *scene, struct cell cell) {
    return cell.row < scene->layout.n && cell.col < scene->layout.n;
}

static void draw_row(struct canvas *canvas, const struct layout *layout, uint32_t row) {
    struct box box = layout_square(layout, layout->board, row, 0);
    int width = layout->cell / 10;
    box.w = layout->board.w;
    canvas_frame(canvas, box, width > 2 ? width : 2, CONFLICT);
}

static void draw_reject(struct canvas *canvas, const struct scene *scene, const struct step *step) {
    const struct layout *layout = &scene->layout;
    double width = layout->cell / 12.0;
    if (is_on_board(scene, step->by)) {
        draw_attack_lines(canvas, scene, step->by);
        canvas_line(canvas, middle_x(layout, step->by.col), middle_y(layout, step->by.row),
                    middle_x(layout, step->square.col), middle_y(layout, step->square.row), width > 2 ? width : 2,
                    CONFLICT);
        outline(canvas, layout, step->by, CONFLICT);
        canvas_piece(canvas, layout_square(layout, layout->board, step->by.row, step->by.col),
                     piece_at(scene, &scene->model, step->by.row, step->by.col));
    } else if (step->by.row < layout->n) {
        draw_row(canvas, layout, step->by.row);
    }
    canvas_piece(canvas, layout_square(layout, layout->board, step->square.row, step->square.col), PIECE_CROSS);
}

static void draw_remove(struct canvas *canvas, const struct scene *scene, const struct step *step) {
    const struct layout *layout = &scene->layout;
    if (!model_has_queen(&scene->model, step->square.row, step->square.col))
        canvas_piece(canvas, layout_square(layout, layout->board, step->square.row, step->square.col), PIECE_GHOST);
    outline(canvas, layout, step->square, FAINT);
}

void draw_marks(struct canvas *canvas, const struct scene *scene) {
    const struct step *step = scene->model.step;
    if (step == NULL || !is_on_board(scene, step->square)) return;
    if (step->kind == NQ_EVENT_REJECT) draw_reject(canvas, scene, step);
    if (step->kind == NQ_EVENT_REMOVE) draw_remove(canvas, scene, step);
    if (step->kind == NQ_EVENT_PLACE) outline(canvas, &scene->layout, step->square, LAST);
}

/* A number, or a bar of this share of the columns where numbers would be too small to read. */
static void draw_domain(struct canvas *canvas, const struct scene *scene, uint32_t row, uint32_t size) {
    const struct layout *layout = &scene->layout;
    int gap = draw_type(scene, 6), most = draw_type(scene, 13), type = least(most, layout->cell * 3 / 4);
    struct box box = layout_square(layout, layout->board, row, 0);
    uint32_t colour = size == 0 ? CONFLICT : size == 1 ? INK : FAINT;
    char number[16];
    box.x = layout->margin.x + gap;
    box.w = layout->margin.w - gap;
    snprintf(number, sizeof number, "%" PRIu32, size);
    if (type >= draw_type(scene, NUMBER_MIN)) {
        canvas_text(canvas, box, ALIGN_LEFT, type, colour, number);
    } else {
        int width = size == 0 ? box.w : box.w * (int)size / (int)layout->n;
        canvas_fill(canvas, (struct box){box.x, box.y, width > 2 ? width : 2, box.h > 2 ? box.h - 1 : box.h}, colour);
    }
}

void draw_domains(struct canvas *canvas, const struct scene *scene) {
    uint32_t size;
    if (scene->layout.margin.w == 0) return;
    for (uint32_t row = 0; row < scene->layout.n; row++)
        if (model_domain(&scene->model, row, &size)) draw_domain(canvas, scene, row, size);
}
