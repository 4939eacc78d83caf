/* What is drawn on: a renderer with the textures that belong to it, and the simplest strokes. */
#ifndef CANVAS_H
#define CANVAS_H

#include "crown.h"
#include "layout.h"
#include "type.h"

enum align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT };

struct canvas {
    SDL_Renderer *renderer;
    struct type type;
    SDL_Texture *pieces[PIECES];
    int piece_size;
};

/* NULL when there is no memory. The renderer outlives the canvas. */
struct canvas *canvas_new(SDL_Renderer *renderer, const char *font_path);
void canvas_free(struct canvas *canvas);

void canvas_clear(struct canvas *canvas, uint32_t colour);
void canvas_fill(struct canvas *canvas, struct box box, uint32_t colour);

/* A frame of this width inside a box. */
void canvas_frame(struct canvas *canvas, struct box box, int width, uint32_t colour);

void canvas_line(struct canvas *canvas, double x1, double y1, double x2, double y2, double width, uint32_t colour);

/* A text in a box, centred in height; it becomes smaller where the box is too narrow. */
void canvas_text(struct canvas *canvas, struct box box, enum align align, int size, uint32_t colour, const char *text);

/* The size, this one or a smaller one, in which a text is no wider than that. */
int canvas_fit(struct canvas *canvas, int width, int size, const char *text);

void canvas_piece(struct canvas *canvas, struct box box, enum piece piece);

/* The colour between two: 0 is the first, 1 the second. */
uint32_t colour_mix(uint32_t first, uint32_t second, double share);

#endif
