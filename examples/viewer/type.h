/* Texts as textures. Those drawn lately are kept: a window says the same things sixty times a second. */
#ifndef TYPE_H
#define TYPE_H

#include <SDL.h>
#include <SDL_ttf.h>

enum { TYPE_FONTS = 8, TYPE_TEXTS = 512, TYPE_SHORT = 60, TYPE_LONGEST = 320 };

struct type_font {
    int size; /* 0: none */
    TTF_Font *font;
};

struct type_text {
    int size;
    char text[TYPE_LONGEST];
    SDL_Texture *texture; /* white, to be coloured */
    int w, h;
};

struct type {
    SDL_Renderer *renderer;
    const char *path; /* of the font file */
    struct type_font fonts[TYPE_FONTS];
    int next; /* the font that gives way to another */
    struct type_text texts[TYPE_TEXTS];
};

void type_init(struct type *type, SDL_Renderer *renderer, const char *path);
void type_free(struct type *type);

/* The texture of a text of this height in pixels, owned by `type`; NULL when it cannot be made. */
const struct type_text *type_make(struct type *type, int size, const char *text);

#endif
