#include "type.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

void type_init(struct type *type, SDL_Renderer *renderer, const char *path) {
    memset(type, 0, sizeof *type);
    type->renderer = renderer;
    type->path = path;
}

void type_free(struct type *type) {
    for (int i = 0; i < TYPE_TEXTS; i++)
        if (type->texts[i].texture != NULL) SDL_DestroyTexture(type->texts[i].texture);
    for (int i = 0; i < TYPE_FONTS; i++)
        if (type->fonts[i].font != NULL) TTF_CloseFont(type->fonts[i].font);
}

static TTF_Font *font_of(struct type *type, int size) {
    for (int i = 0; i < TYPE_FONTS; i++)
        if (type->fonts[i].size == size) return type->fonts[i].font;
    struct type_font *slot = &type->fonts[type->next];
    type->next = (type->next + 1) % TYPE_FONTS;
    if (slot->font != NULL) TTF_CloseFont(slot->font);
    slot->font = TTF_OpenFont(type->path, size);
    slot->size = slot->font != NULL ? size : 0;
    return slot->font;
}

static uint32_t hash_of(int size, const char *text) {
    uint32_t hash = 2166136261u ^ (uint32_t)size;
    for (const char *c = text; *c != '\0'; c++) hash = (hash ^ (unsigned char)*c) * 16777619u;
    return hash ^ hash >> 15;
}

static void render(struct type *type, struct type_text *slot) {
    const SDL_Color white = {255, 255, 255, 255};
    TTF_Font *font = font_of(type, slot->size);
    SDL_Surface *surface = font != NULL ? TTF_RenderUTF8_Blended(font, slot->text, white) : NULL;
    if (surface == NULL) return;
    slot->texture = SDL_CreateTextureFromSurface(type->renderer, surface);
    slot->w = surface->w;
    slot->h = surface->h;
    SDL_FreeSurface(surface);
}

/* Status lines are the only long texts, and new in each frame: they have one place, and so drive no other text out. */
static struct type_text *place_of(struct type *type, int size, const char *text) {
    bool is_short = strlen(text) < TYPE_SHORT;
    return &type->texts[is_short ? hash_of(size, text) % (TYPE_TEXTS - 1) : TYPE_TEXTS - 1];
}

/* A text whose place is taken by another takes its place. */
const struct type_text *type_make(struct type *type, int size, const char *text) {
    struct type_text *slot = place_of(type, size, text);
    if (text[0] == '\0' || size < 1) return NULL;
    if (slot->texture != NULL && slot->size == size && strcmp(slot->text, text) == 0) return slot;
    if (slot->texture != NULL) SDL_DestroyTexture(slot->texture);
    slot->texture = NULL;
    slot->size = size;
    snprintf(slot->text, sizeof slot->text, "%s", text);
    render(type, slot);
    return slot->texture != NULL ? slot : NULL;
}
