#include "file_lock.h"

#include "file_path.h"
#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { ATTEMPTS = 10, PAUSE_MS = 50 };

static struct flock whole_file(void) {
    return (struct flock){.l_type = F_WRLCK, .l_whence = SEEK_SET};
}

static int complain_taken(const char *path, int file) {
    struct flock owner = whole_file();
    if (fcntl(file, F_GETLK, &owner) == 0 && owner.l_type != F_UNLCK) {
        return complain("%s: process %ld is counting with this file", path, (long)owner.l_pid);
    }
    return complain("%s: another process is counting with this file", path);
}

/* The owner before may have taken the lock file away between open() and now. */
static bool is_still_there(const struct file_lock *lock) {
    struct stat here, there;
    return fstat(lock->file, &here) == 0 && stat(lock->path, &there) == 0 && here.st_ino == there.st_ino &&
           here.st_dev == there.st_dev;
}

/* A process that was just killed may hold its lock for some milliseconds more. False with errno EAGAIN if it is taken. */
static bool try_lock(int file) {
    const struct timespec pause = {.tv_nsec = PAUSE_MS * 1000000};
    struct flock wanted = whole_file();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (fcntl(file, F_SETLK, &wanted) == 0) return true;
        if (errno == EACCES) errno = EAGAIN;
        if (errno != EAGAIN) return false;
        nanosleep(&pause, NULL);
    }
    errno = EAGAIN;
    return false;
}

static int take(struct file_lock *lock, const char *path) {
    lock->file = open(lock->path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (lock->file < 0) return complain("%s: %s", lock->path, strerror(errno));
    if (try_lock(lock->file)) return CODE_DONE;
    int code = errno == EAGAIN ? complain_taken(path, lock->file) : complain("%s: %s", lock->path, strerror(errno));
    close(lock->file);
    lock->file = -1;
    return code;
}

int file_lock_take(struct file_lock *lock, const char *path) {
    *lock = (struct file_lock){.path = path_with(path, ".lock"), .file = -1};
    if (lock->path == NULL) return complain_memory();
    int code = take(lock, path);
    while (code == CODE_DONE && !is_still_there(lock)) {
        close(lock->file);
        code = take(lock, path);
    }
    return code;
}

void file_lock_release(struct file_lock *lock) {
    if (lock->file >= 0) {
        unlink(lock->path);
        close(lock->file);
    }
    free(lock->path);
    *lock = (struct file_lock){.file = -1};
}
