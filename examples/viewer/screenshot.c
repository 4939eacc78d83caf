#include "screenshot.h"

#include "files.h"

#include <SDL_image.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 1024, CELL_MIN = 6 };

bool sheet_open(struct sheet *sheet, int width, int height, const char *font_path) {
    *sheet = (struct sheet){NULL, NULL, NULL};
    sheet->surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    if (sheet->surface != NULL) sheet->renderer = SDL_CreateSoftwareRenderer(sheet->surface);
    if (sheet->renderer != NULL) sheet->canvas = canvas_new(sheet->renderer, font_path);
    if (sheet->canvas != NULL) return true;
    sheet_close(sheet);
    return false;
}

void sheet_close(struct sheet *sheet) {
    canvas_free(sheet->canvas);
    if (sheet->renderer != NULL) SDL_DestroyRenderer(sheet->renderer);
    SDL_FreeSurface(sheet->surface);
    *sheet = (struct sheet){NULL, NULL, NULL};
}

bool sheet_save(const struct sheet *sheet, const char *path) {
    SDL_RenderFlush(sheet->renderer);
    return IMG_SavePNG(sheet->surface, path) == 0;
}

static bool name_new(const struct scene *scene, const char *folder, const char *ending, char *path, size_t room) {
    char stem[32];
    snprintf(stem, sizeof stem, "nqueens-%" PRIu32, scene->session->settings.n);
    return file_new_name(path, room, folder, stem, ending);
}

bool screenshot_png(const struct scene *scene, const char *font_path, const char *folder, char *path, size_t room) {
    struct sheet sheet;
    struct scene *board = malloc(sizeof *board);
    int side = (int)scene->layout.n * CELL_MIN > SIDE ? (int)scene->layout.n * CELL_MIN : SIDE;
    int boards = scene->layout.best.w > 0 ? 2 : 1;
    bool is_saved = false;
    if (board == NULL) return false;
    *board = *scene;
    scene_prepare(board, boards * side, side, 1.5, false);
    if (name_new(scene, folder, "png", path, room) && sheet_open(&sheet, boards * side, side, font_path)) {
        scene_draw(sheet.canvas, board);
        is_saved = sheet_save(&sheet, path);
        sheet_close(&sheet);
    }
    free(board);
    return is_saved;
}

/* The squares of all queens, which the caller frees. */
static nq_square *squares_of(const struct model *model) {
    nq_square *squares = malloc((model->queens + 1) * sizeof *squares);
    size_t count = 0;
    for (uint32_t i = 0; squares != NULL && i < model->n * model->n; i++)
        if (model->is_queen[i]) squares[count++] = (nq_square){i / model->n, i % model->n};
    return squares;
}

static char *svg_of(const struct model *model, const nq_square *squares, size_t *len) {
    if (nq_render(model->n, squares, model->queens, NQ_FORMAT_SVG, NULL, len) != NQ_OK) return NULL;
    char *svg = malloc(*len);
    if (svg != NULL && nq_render(model->n, squares, model->queens, NQ_FORMAT_SVG, svg, len) == NQ_OK) return svg;
    free(svg);
    return NULL;
}

bool screenshot_svg(const struct scene *scene, const char *folder, char *path, size_t room) {
    size_t len;
    if (!name_new(scene, folder, "svg", path, room)) return false;
    nq_square *squares = squares_of(&scene->model);
    char *svg = squares != NULL ? svg_of(&scene->model, squares, &len) : NULL;
    bool is_saved = svg != NULL && file_write(path, svg, len - 1);
    free(svg);
    free(squares);
    return is_saved;
}
