#include "fonts.h"

#include <fontconfig/fontconfig.h>
#include <string.h>

static FcPattern *wish(void) {
    FcPattern *pattern = FcNameParse((const FcChar8 *)"sans:lang=ru:scalable=true");
    if (pattern == NULL) return NULL;
    FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    return pattern;
}

static char *file_of(FcPattern *match) {
    FcChar8 *file = NULL;
    if (match == NULL || FcPatternGetString(match, FC_FILE, 0, &file) != FcResultMatch) return NULL;
    return strdup((const char *)file);
}

char *font_find(void) {
    FcResult result;
    char *path = NULL;
    if (!FcInit()) return NULL;
    FcPattern *pattern = wish();
    FcPattern *match = pattern != NULL ? FcFontMatch(NULL, pattern, &result) : NULL;
    path = file_of(match);
    if (match != NULL) FcPatternDestroy(match);
    if (pattern != NULL) FcPatternDestroy(pattern);
    FcFini();
    return path;
}
