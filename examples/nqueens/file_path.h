/* Paths beside a path. */
#ifndef FILE_PATH_H
#define FILE_PATH_H

/* The path with something behind it, to be freed; NULL when there is no memory. */
char *path_with(const char *path, const char *suffix);

/* The folder that the path is in, to be freed; NULL when there is no memory. */
char *path_folder(const char *path);

#endif
