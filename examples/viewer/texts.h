/* What the window says, in English, French and Russian. */
#ifndef TEXTS_H
#define TEXTS_H

#include "commands.h"
#include "modes.h"

enum lang { LANG_EN, LANG_FR, LANG_RU, LANGS };

enum text {
    TEXT_COMMAND,                        /* and one for each command: its button */
    TEXT_LONG = TEXT_COMMAND + COMMANDS, /* and one for each command: what help says of it */
    TEXT_MODE = TEXT_LONG + COMMANDS,    /* and one for each mode */
    TEXT_LABEL_MODE = TEXT_MODE + MODES,
    TEXT_LABEL_METHOD,
    TEXT_LABEL_SEED,
    TEXT_LABEL_DELAY,
    TEXT_READY,
    TEXT_RUNNING,
    TEXT_PAUSED,
    TEXT_STOPPING,
    TEXT_NODES,                      /* plural: one, few, many */
    TEXT_SOLUTIONS = TEXT_NODES + 3, /* plural */
    TEXT_DEPTH = TEXT_SOLUTIONS + 3,
    TEXT_COLON, /* with the spaces around it */
    TEXT_IN,    /* "92 solutions IN 0.61 s" */
    TEXT_NONE,
    TEXT_COVERS,                   /* plural */
    TEXT_QUEENS = TEXT_COVERS + 3, /* plural, after TEXT_OF */
    TEXT_OF = TEXT_QUEENS + 3,     /* "4860 covers WITH 5 queens" */
    TEXT_AT_LEAST,
    TEXT_AT_MOST,
    TEXT_STOPPED_AFTER,
    TEXT_NOT_BUILT,
    TEXT_NO_PUZZLE,
    TEXT_SAVED,
    TEXT_NOT_SAVED,
    TEXT_CURRENT,
    TEXT_BEST,
    TEXT_UNCOVERED,
    TEXT_CONFLICTS,
    TEXT_HELP_TITLE,
    TEXT_HELP_END,
    TEXTS
};

const char *text(enum lang lang, enum text id);

/* The form of a text with three forms that goes with a number. */
const char *text_plural(enum lang lang, enum text id, unsigned long long count);

/* The point in "0.61". */
char text_decimal_point(enum lang lang);

/* "en", "fr" or "ru": false for anything else. */
bool lang_find(const char *name, enum lang *lang);

/* The language of a locale, such as "fr_CA.UTF-8"; English where it is none of the three, or NULL. */
enum lang lang_of_locale(const char *locale);

#endif
