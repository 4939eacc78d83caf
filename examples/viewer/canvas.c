#include "canvas.h"

#include <math.h>
#include <stdlib.h>

struct canvas *canvas_new(SDL_Renderer *renderer, const char *font_path) {
    struct canvas *canvas = calloc(1, sizeof *canvas);
    if (canvas == NULL) return NULL;
    canvas->renderer = renderer;
    type_init(&canvas->type, renderer, font_path);
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    return canvas;
}

static void drop_pieces(struct canvas *canvas) {
    for (int i = 0; i < PIECES; i++) {
        if (canvas->pieces[i] != NULL) SDL_DestroyTexture(canvas->pieces[i]);
        canvas->pieces[i] = NULL;
    }
}

void canvas_free(struct canvas *canvas) {
    if (canvas == NULL) return;
    drop_pieces(canvas);
    type_free(&canvas->type);
    free(canvas);
}

static void use(struct canvas *canvas, uint32_t colour) {
    SDL_SetRenderDrawColor(canvas->renderer, (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour,
                           (Uint8)(colour >> 24));
}

void canvas_clear(struct canvas *canvas, uint32_t colour) {
    use(canvas, colour);
    SDL_RenderClear(canvas->renderer);
}

void canvas_fill(struct canvas *canvas, struct box box, uint32_t colour) {
    const SDL_Rect rect = {box.x, box.y, box.w, box.h};
    use(canvas, colour);
    SDL_RenderFillRect(canvas->renderer, &rect);
}

void canvas_frame(struct canvas *canvas, struct box box, int width, uint32_t colour) {
    canvas_fill(canvas, (struct box){box.x, box.y, box.w, width}, colour);
    canvas_fill(canvas, (struct box){box.x, box.y + box.h - width, box.w, width}, colour);
    canvas_fill(canvas, (struct box){box.x, box.y + width, width, box.h - 2 * width}, colour);
    canvas_fill(canvas, (struct box){box.x + box.w - width, box.y + width, width, box.h - 2 * width}, colour);
}

static SDL_Vertex corner(double x, double y, uint32_t colour) {
    const SDL_Vertex vertex = {
        {(float)x, (float)y},
        {(Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour, (Uint8)(colour >> 24)},
        {0, 0},
    };
    return vertex;
}

void canvas_line(struct canvas *canvas, double x1, double y1, double x2, double y2, double width, uint32_t colour) {
    static const int corners[] = {0, 1, 2, 0, 2, 3};
    double length = hypot(x2 - x1, y2 - y1);
    if (length == 0) return;
    double dx = (y2 - y1) / length * width / 2, dy = -(x2 - x1) / length * width / 2;
    const SDL_Vertex vertices[] = {corner(x1 + dx, y1 + dy, colour), corner(x2 + dx, y2 + dy, colour),
                                   corner(x2 - dx, y2 - dy, colour), corner(x1 - dx, y1 - dy, colour)};
    SDL_RenderGeometry(canvas->renderer, NULL, vertices, 4, corners, 6);
}

static int text_left(struct box box, enum align align, int width) {
    if (align == ALIGN_LEFT) return box.x;
    return align == ALIGN_CENTRE ? box.x + (box.w - width) / 2 : box.x + box.w - width;
}

int canvas_fit(struct canvas *canvas, int width, int size, const char *text) {
    const struct type_text *made = type_make(&canvas->type, size, text);
    return made == NULL || made->w <= width ? size : size * width / made->w;
}

void canvas_text(struct canvas *canvas, struct box box, enum align align, int size, uint32_t colour, const char *text) {
    const struct type_text *made = type_make(&canvas->type, canvas_fit(canvas, box.w, size, text), text);
    if (made == NULL || box.w <= 0) return;
    int w = made->w, h = made->h;
    if (w > box.w) {
        h = h * box.w / w;
        w = box.w;
    }
    const SDL_Rect rect = {text_left(box, align, w), box.y + (box.h - h) / 2, w, h};
    SDL_SetTextureColorMod(made->texture, (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour);
    SDL_RenderCopy(canvas->renderer, made->texture, NULL, &rect);
}

static SDL_Texture *make_piece(struct canvas *canvas, enum piece piece, int size) {
    uint32_t *pixels = malloc((size_t)size * (size_t)size * sizeof *pixels);
    SDL_Texture *texture =
        SDL_CreateTexture(canvas->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, size, size);
    if (pixels != NULL && texture != NULL) {
        crown_draw(piece, size, pixels);
        SDL_UpdateTexture(texture, NULL, pixels, size * (int)sizeof *pixels);
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    }
    free(pixels);
    return texture;
}

void canvas_piece(struct canvas *canvas, struct box box, enum piece piece) {
    const SDL_Rect rect = {box.x, box.y, box.w, box.h};
    if (box.w != canvas->piece_size) drop_pieces(canvas);
    canvas->piece_size = box.w;
    if (canvas->pieces[piece] == NULL) canvas->pieces[piece] = make_piece(canvas, piece, box.w);
    if (canvas->pieces[piece] != NULL) SDL_RenderCopy(canvas->renderer, canvas->pieces[piece], NULL, &rect);
}

static uint32_t mix_part(uint32_t first, uint32_t second, double share, int shift) {
    double a = first >> shift & 255, b = second >> shift & 255;
    return (uint32_t)(a + (b - a) * share + 0.5) << shift;
}

uint32_t colour_mix(uint32_t first, uint32_t second, double share) {
    return 0xff000000u | mix_part(first, second, share, 16) | mix_part(first, second, share, 8) |
           mix_part(first, second, share, 0);
}
