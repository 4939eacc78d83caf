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

static size_t squares_of(const struct step *step, nq_square squares[BOARD_MAX]) {
    size_t count = step != NULL ? step->count : 0;
    for (size_t i = 0; i < count; i++) squares[i] = (nq_square){step->queens[i].row, step->queens[i].col};
    return count;
}

static char *svg_of(const struct scene *scene, size_t *len) {
    nq_square squares[BOARD_MAX];
    uint32_t n = scene->session->settings.n;
    size_t count = squares_of(session_look(scene->session), squares);
    if (nq_render(n, squares, count, NQ_FORMAT_SVG, NULL, len) != NQ_OK) return NULL;
    char *svg = malloc(*len);
    if (svg != NULL && nq_render(n, squares, count, NQ_FORMAT_SVG, svg, len) == NQ_OK) return svg;
    free(svg);
    return NULL;
}

bool screenshot_svg(const struct scene *scene, const char *folder, char *path, size_t room) {
    size_t len;
    if (!name_new(scene, folder, "svg", path, room)) return false;
    char *svg = svg_of(scene, &len);
    bool is_saved = svg != NULL && file_write(path, svg, len - 1);
    free(svg);
    return is_saved;
}
