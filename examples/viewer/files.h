/* Files, read whole, and new names for pictures. */
#ifndef FILES_H
#define FILES_H

#include <stdbool.h>
#include <stddef.h>

/* The bytes of a file, to be freed, or NULL with errno set. Files over a megabyte are no boards: EFBIG. */
char *file_read(const char *path, size_t *len);

/* A name that no file has yet: "folder/stem-1.png", "-2" and so on. False when there is none up to 9999. */
bool file_new_name(char *path, size_t room, const char *folder, const char *stem, const char *ending);

/* Makes a folder, but not the one that it is to be in; false with errno set. One that is there already will do. */
bool file_make_folder(const char *path);

/* False with errno set. */
bool file_write(const char *path, const char *bytes, size_t len);

#endif
