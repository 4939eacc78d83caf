/* The keys. */
#ifndef KEYS_H
#define KEYS_H

#include "commands.h"

#include <SDL.h>

/* What a key asks for; COMMAND_NONE where it asks for nothing. */
enum command key_command(const SDL_Keysym *key);

/* How help calls the keys of a command: "Shift+M". */
const char *key_name(enum command command);

#endif
