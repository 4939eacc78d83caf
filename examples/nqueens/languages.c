#include "languages.h"

#include <nqueens.h>
#include <string.h>

static const char *const names[] = {
    [NQ_EXPORT_MINIZINC] = "minizinc",
    [NQ_EXPORT_DIMACS] = "dimacs",
    [NQ_EXPORT_LP] = "lp",
    [NQ_EXPORT_ASP] = "asp",
};

int language_by_name(const char *name) {
    for (int language = NQ_EXPORT_MINIZINC; language <= NQ_EXPORT_ASP; language++) {
        if (strcmp(names[language], name) == 0) return language;
    }
    return -1;
}

const char *language_name(int language) {
    return names[language];
}
