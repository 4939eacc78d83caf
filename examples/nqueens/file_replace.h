/* Replaces a file as a whole: whoever reads it, whenever the power fails, finds the old bytes or the new ones. */
#ifndef FILE_REPLACE_H
#define FILE_REPLACE_H

#include <stddef.h>

struct piece {
    const void *bytes;
    size_t len;
};

/* Writes the two pieces to PATH.tmp and renames that. CODE_DONE, or CODE_BAD once it has said why. */
int file_replace(const char *path, const struct piece pieces[2]);

#endif
