/* Pictures as files. */
#ifndef SCREENSHOT_H
#define SCREENSHOT_H

#include "draw.h"

/* A picture in memory that can be drawn on. */
struct sheet {
    SDL_Surface *surface;
    SDL_Renderer *renderer;
    struct canvas *canvas;
};

bool sheet_open(struct sheet *sheet, int width, int height, const char *font_path);
void sheet_close(struct sheet *sheet);
bool sheet_save(const struct sheet *sheet, const char *path);

/* Saves the board of a scene in a new file of the folder, and stores its name; false when that fails. */
bool screenshot_png(const struct scene *scene, const char *font_path, const char *folder, char *path, size_t room);
bool screenshot_svg(const struct scene *scene, const char *folder, char *path, size_t room);

#endif
