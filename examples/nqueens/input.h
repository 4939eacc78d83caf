/* A whole file, or stdin, in memory. */
#ifndef INPUT_H
#define INPUT_H

#include <stddef.h>

struct text {
    char *bytes;
    size_t len;
};

/* "-" is stdin. CODE_DONE, or CODE_BAD once it has said why; the text is to be freed in either case. */
int input_read(const char *path, struct text *text);

#endif
