/* What the tests of the window ask about pictures and buttons.
 *
 *     probe button WIDTH HEIGHT NUMBER    x and y of the middle of a command's button in such a window
 *     probe square PICTURE N ROW COL      the colour near the lower edge of a square on a saved board: of the disc, where
 *                                         a queen stands, and else of the square
 *     probe differ PICTURE PICTURE        the share of pixels, in 1/1000, that differ for an eye; 1000 for other sizes
 */
#define SDL_MAIN_HANDLED
#include "panel.h"

#include <SDL.h>
#include <SDL_image.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 1024, NOTICED = 90 };

static int number(const char *text) {
    return (int)strtol(text, NULL, 10);
}

static int print_button(char **argv) {
    struct layout layout;
    const struct layout_wish wish = {.w = number(argv[0]), .h = number(argv[1]), .scale = 1, .n = 8, .has_panel = true};
    layout_make(&layout, &wish);
    struct box box = panel_find(&layout, (enum command)number(argv[2]));
    if (box.w == 0) return 1;
    printf("%d %d\n", box.x + box.w / 2, box.y + box.h / 2);
    return 0;
}

static SDL_Surface *load(const char *path) {
    SDL_Surface *picture = IMG_Load(path), *plain = NULL;
    if (picture != NULL) plain = SDL_ConvertSurfaceFormat(picture, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(picture);
    if (plain == NULL) fprintf(stderr, "probe: %s: %s\n", path, SDL_GetError());
    return plain;
}

static uint32_t pixel(const SDL_Surface *picture, int x, int y) {
    uint32_t colour;
    memcpy(&colour, (const char *)picture->pixels + y * picture->pitch + x * 4, sizeof colour);
    return colour & 0xffffff;
}

static int print_square(char **argv) {
    struct layout layout;
    const struct layout_wish wish = {.w = SIDE, .h = SIDE, .scale = 1.5, .n = (uint32_t)number(argv[1])};
    SDL_Surface *picture = load(argv[0]);
    if (picture == NULL || picture->w != SIDE || picture->h != SIDE) return 1;
    layout_make(&layout, &wish);
    struct box box = layout_square(&layout, layout.board, (uint32_t)number(argv[2]), (uint32_t)number(argv[3]));
    printf("%06" PRIx32 "\n", pixel(picture, box.x + box.w / 2, box.y + box.h * 4 / 5));
    SDL_FreeSurface(picture);
    return 0;
}

static int part(uint32_t a, uint32_t b, int shift) {
    return abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
}

static int differ(const SDL_Surface *a, const SDL_Surface *b) {
    long differing = 0;
    if (a->w != b->w || a->h != b->h) return 1000;
    for (int i = 0; i < a->w * a->h; i++) {
        uint32_t p = pixel(a, i % a->w, i / a->w), q = pixel(b, i % b->w, i / b->w);
        differing += part(p, q, 16) + part(p, q, 8) + part(p, q, 0) > NOTICED;
    }
    return (int)(differing * 1000 / (a->w * a->h));
}

static int print_difference(char **argv) {
    SDL_Surface *a = load(argv[0]), *b = load(argv[1]);
    bool are_there = a != NULL && b != NULL;
    if (are_there) printf("%d\n", differ(a, b));
    SDL_FreeSurface(a);
    SDL_FreeSurface(b);
    return are_there ? 0 : 1;
}

int main(int argc, char **argv) {
    if (argc == 5 && strcmp(argv[1], "button") == 0) return print_button(argv + 2);
    if (argc == 6 && strcmp(argv[1], "square") == 0) return print_square(argv + 2);
    if (argc == 4 && strcmp(argv[1], "differ") == 0) return print_difference(argv + 2);
    return 2;
}
