#include "files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BYTES_MAX = 1 << 20, NAMES_MAX = 9999 };

static char *read_all(FILE *file, size_t *len) {
    char *bytes = malloc(BYTES_MAX + 1);
    if (bytes == NULL) return NULL;
    *len = fread(bytes, 1, BYTES_MAX + 1, file);
    if (!ferror(file) && *len <= BYTES_MAX) return bytes;
    if (!ferror(file)) errno = EFBIG;
    free(bytes);
    return NULL;
}

char *file_read(const char *path, size_t *len) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    char *bytes = read_all(file, len);
    int error = errno;
    fclose(file);
    errno = error;
    return bytes;
}

bool file_new_name(char *path, size_t room, const char *folder, const char *stem, const char *ending) {
    for (int i = 1; i <= NAMES_MAX; i++) {
        int length = snprintf(path, room, "%s/%s-%d.%s", folder, stem, i, ending);
        if (length < 0 || (size_t)length >= room) return false;
        if (access(path, F_OK) != 0) return true;
    }
    return false;
}

bool file_make_folder(const char *path) {
    struct stat found;
    if (stat(path, &found) != 0) return errno == ENOENT && mkdir(path, 0777) == 0;
    if (S_ISDIR(found.st_mode)) return true;
    errno = ENOTDIR;
    return false;
}

bool file_write(const char *path, const char *bytes, size_t len) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) return false;
    bool is_written = fwrite(bytes, 1, len, file) == len;
    return fclose(file) == 0 && is_written;
}
