#include "file_replace.h"

#include "file_path.h"
#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool write_all(int file, const struct piece *piece) {
    const char *at = piece->bytes;
    size_t left = piece->len;
    while (left > 0) {
        ssize_t written = write(file, at, left);
        if (written < 0 && errno != EINTR) return false;
        if (written <= 0) continue;
        at += written;
        left -= (size_t)written;
    }
    return true;
}

/* The first failure is the one to be told: close() must not hide it. */
static bool close_whole(int file, bool good) {
    int reason = errno;
    if (close(file) == 0 && good) return true;
    if (!good) errno = reason;
    return false;
}

static bool write_file(const char *path, const struct piece pieces[2]) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) return false;
    return close_whole(file, write_all(file, &pieces[0]) && write_all(file, &pieces[1]) && fsync(file) == 0);
}

/* The new name is on the disk only when the folder is. File systems that cannot do that say EINVAL. */
static bool sync_folder(const char *path) {
    char *folder = path_folder(path);
    if (folder == NULL) return false;
    int file = open(folder, O_RDONLY | O_CLOEXEC);
    free(folder);
    if (file < 0) return false;
    return close_whole(file, fsync(file) == 0 || errno == EINVAL);
}

int file_replace(const char *path, const struct piece pieces[2]) {
    char *draft = path_with(path, ".tmp");
    if (draft == NULL) return complain_memory();
    bool good = write_file(draft, pieces) && rename(draft, path) == 0;
    if (!good) {
        complain("%s: cannot save: %s", path, strerror(errno));
        unlink(draft);
    }
    free(draft);
    if (!good) return CODE_BAD;
    return sync_folder(path) ? CODE_DONE : complain("%s: cannot save: %s", path, strerror(errno));
}
