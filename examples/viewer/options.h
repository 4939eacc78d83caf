/* The command line. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "settings.h"
#include "texts.h"

struct options {
    struct settings settings;
    enum lang lang;
    bool starts;        /* begin at once */
    bool is_help;       /* was asked for, and shown */
    uint32_t frames;    /* 0: in a window; else so many off screen */
    uint32_t seconds;   /* 0: until it is closed */
    uint32_t patience;  /* seconds that a picture off screen is waited for */
    int width, height;  /* of the window */
    const char *folder; /* for pictures */
    char *owned_folder; /* the same, if it is to be freed */
};

/* 0, or 1 (no memory) or 2 (a mistake of the caller's) once it has said what is wrong. */
int options_read(struct options *options, int argc, const char **argv);
void options_free(struct options *options);

#endif
