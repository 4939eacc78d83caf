#include "file_path.h"

#include <stdlib.h>
#include <string.h>

char *path_with(const char *path, const char *suffix) {
    size_t len = strlen(path), more = strlen(suffix) + 1;
    char *joined = malloc(len + more);
    if (joined == NULL) return NULL;
    memcpy(joined, path, len);
    memcpy(joined + len, suffix, more);
    return joined;
}

char *path_folder(const char *path) {
    const char *slash = strrchr(path, '/');
    if (slash == NULL) return strdup(".");
    return strndup(path, slash == path ? 1 : (size_t)(slash - path));
}
