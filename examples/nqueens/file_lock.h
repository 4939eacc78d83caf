/* A lock that says that a file is in use. It stands beside the file, since the file itself is replaced again and again. */
#ifndef FILE_LOCK_H
#define FILE_LOCK_H

struct file_lock {
    char *path; /* of the lock */
    int file;   /* or -1 */
};

/* Takes the lock PATH.lock. CODE_DONE, or CODE_BAD once it has said who has it; release it in either case. */
int file_lock_take(struct file_lock *lock, const char *path);

void file_lock_release(struct file_lock *lock);

#endif
