/* The file of the command line: a board with queens that stand from the beginning, or a puzzle. */
#ifndef GIVEN_H
#define GIVEN_H

#include "settings.h"

/* Reads what the mode needs, and takes over its size. `wanted` is the size asked for beside the file, or 0. False with a
 * message of NQ_MESSAGE_SIZE bytes. */
bool given_read(const char *path, uint32_t wanted, struct settings *settings, char *message);

/* Whether there are queens of a file that stand on the board of this size, in this mode. */
bool given_stands(const struct settings *settings);

#endif
