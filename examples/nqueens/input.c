#include "input.h"

#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* No board that is worth a file is larger, and a runaway pipe must not take the machine down. */
#define INPUT_MAX ((size_t)1 << 30)

static int complain_size(const char *name) {
    return complain("%s: larger than 1 GiB, the limit for input", name);
}

static int complain_read(const char *name) {
    return complain("%s: %s", name, strerror(errno));
}

/* Room for at least one more byte. */
static int make_room(struct text *text, size_t *room) {
    if (text->len < *room) return CODE_DONE;
    size_t wanted = *room == 0 ? (size_t)1 << 16 : 2 * *room;
    char *grown = realloc(text->bytes, wanted);
    if (grown == NULL) return complain_memory();
    text->bytes = grown;
    *room = wanted;
    return CODE_DONE;
}

static int read_all(int file, const char *name, struct text *text) {
    size_t room = 0;
    for (;;) {
        if (make_room(text, &room) != CODE_DONE) return CODE_BAD;
        ssize_t got = read(file, text->bytes + text->len, room - text->len);
        if (got == 0) break;
        if (got < 0 && errno != EINTR) return complain_read(name);
        if (got > 0) text->len += (size_t)got;
        if (text->len > INPUT_MAX) return complain_size(name);
    }
    return CODE_DONE;
}

/* A file that is known to be too large need not be read to find out. */
static int read_file(int file, const char *name, struct text *text) {
    struct stat about;
    if (fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size > (off_t)INPUT_MAX) {
        return complain_size(name);
    }
    return read_all(file, name, text);
}

int input_read(const char *path, struct text *text) {
    *text = (struct text){NULL, 0};
    if (strcmp(path, "-") == 0) return read_file(STDIN_FILENO, "stdin", text);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return complain_read(path);
    int code = read_file(file, path, text);
    close(file);
    return code;
}
