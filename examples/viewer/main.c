/* nqueens-viewer: watch, step and stop a search for queens. It uses the public face of libnqueens alone. */
#define SDL_MAIN_HANDLED
#include "fonts.h"
#include "offscreen.h"
#include "window.h"

#include <SDL.h>
#include <SDL_ttf.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

static int show(const struct options *options, const char *font_path) {
    return options->frames > 0 ? offscreen_run(options, font_path) : window_run(options, font_path);
}

static int with_font(const struct options *options) {
    char *font_path = font_find();
    if (font_path == NULL) {
        fprintf(stderr, "nqueens-viewer: fontconfig knows no font; Debian has some in fonts-dejavu-core\n");
        return 1;
    }
    int code = show(options, font_path);
    free(font_path);
    return code;
}

static int with_options(const struct options *options) {
    if (TTF_Init() != 0) {
        fprintf(stderr, "nqueens-viewer: %s\n", TTF_GetError());
        return 1;
    }
    int code = with_font(options);
    TTF_Quit();
    return code;
}

int main(int argc, char **argv) {
    struct options options;
    setlocale(LC_CTYPE, ""); /* for titles beyond ASCII */
    SDL_SetMainReady();
    int code = options_read(&options, argc, (const char **)argv);
    if (code == 0 && !options.is_help) code = with_options(&options);
    options_free(&options);
    return code;
}
