#include "keys.h"

#include <stdbool.h>
#include <stddef.h>

static const struct key {
    enum command command;
    SDL_Keycode code;
    bool with_shift;
    const char *name; /* NULL: a second key for the same, which help passes over */
} keys[] = {
    {COMMAND_START, SDLK_RETURN, false, "Enter"},
    {COMMAND_START, SDLK_KP_ENTER, false, NULL},
    {COMMAND_PAUSE, SDLK_SPACE, false, "Space"},
    {COMMAND_STOP, SDLK_ESCAPE, false, "Esc"},
    {COMMAND_BACK, SDLK_LEFT, false, "←"},
    {COMMAND_STEP, SDLK_RIGHT, false, "→"},
    {COMMAND_NEXT, SDLK_n, false, "N"},
    {COMMAND_MODE_UP, SDLK_TAB, false, "Tab"},
    {COMMAND_MODE_DOWN, SDLK_TAB, true, "Shift+Tab"},
    {COMMAND_METHOD_UP, SDLK_m, false, "M"},
    {COMMAND_METHOD_DOWN, SDLK_m, true, "Shift+M"},
    {COMMAND_N_UP, SDLK_UP, false, "↑"},
    {COMMAND_N_DOWN, SDLK_DOWN, false, "↓"},
    {COMMAND_N_UP, SDLK_PLUS, false, NULL},
    {COMMAND_N_UP, SDLK_KP_PLUS, false, NULL},
    {COMMAND_N_DOWN, SDLK_MINUS, false, NULL},
    {COMMAND_N_DOWN, SDLK_KP_MINUS, false, NULL},
    {COMMAND_SEED_UP, SDLK_s, false, "S"},
    {COMMAND_SEED_DOWN, SDLK_s, true, "Shift+S"},
    {COMMAND_SLOWER, SDLK_PAGEDOWN, false, "Page ↓"},
    {COMMAND_FASTER, SDLK_PAGEUP, false, "Page ↑"},
    {COMMAND_PNG, SDLK_p, false, "P"},
    {COMMAND_SVG, SDLK_v, false, "V"},
    {COMMAND_FULL, SDLK_F11, false, "F11"},
    {COMMAND_RESET, SDLK_r, false, "R"},
    {COMMAND_HELP, SDLK_F1, false, "F1"},
    {COMMAND_QUIT, SDLK_q, false, "Q"},
};

enum { KEYS = sizeof keys / sizeof *keys };

/* On a keyboard without Latin letters a letter is where it is on an English one. */
static SDL_Keycode code_of(const SDL_Keysym *key) {
    bool is_letter = key->scancode >= SDL_SCANCODE_A && key->scancode <= SDL_SCANCODE_Z;
    if (key->sym < 128 || !is_letter) return key->sym;
    return SDLK_a + (SDL_Keycode)(key->scancode - SDL_SCANCODE_A);
}

enum command key_command(const SDL_Keysym *key) {
    SDL_Keycode code = code_of(key);
    bool has_shift = (key->mod & KMOD_SHIFT) != 0;
    enum command found = COMMAND_NONE;
    if (key->mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) return COMMAND_NONE;
    for (size_t i = 0; i < KEYS; i++) {
        if (keys[i].code != code) continue;
        if (keys[i].with_shift == has_shift) return keys[i].command;
        if (!keys[i].with_shift) found = keys[i].command;
    }
    return found;
}

const char *key_name(enum command command) {
    for (size_t i = 0; i < KEYS; i++)
        if (keys[i].command == command && keys[i].name != NULL) return keys[i].name;
    return "";
}
