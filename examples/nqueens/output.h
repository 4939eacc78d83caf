/* Stdout: boards in the chosen format, lines, JSON, and whether all of it could be written. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <jansson.h>
#include <nqueens.h>
#include <stdbool.h>

struct output {
    int format;       /* one of the NQ_FORMAT_ values */
    bool may_choose;  /* the user named no format: squares where columns cannot show the board */
    bool is_terminal; /* progress and data would share the screen */
    uint64_t boards;  /* written so far */
    char *text;       /* rendered board, kept for the next */
    size_t room;
    int failure; /* errno of the first failed write, or 0 */
};

void output_open(struct output *output);

/* The functions below answer false once something failed; output_close() says what, where it was a write. */
bool output_line(struct output *output, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
/* The same without the end of the line. */
bool output_text(struct output *output, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
bool output_board(struct output *output, uint32_t n, const nq_square *squares, size_t count);

/* Writes an object as one line and releases it; NULL means that there was no memory for it. */
bool output_json(struct output *output, json_t *object);

/* Sends what is buffered. */
bool output_flush(struct output *output);

/* Flushes and closes stdout. The exit code: `code`, or CODE_BAD where something could not be written. */
int output_close(struct output *output, int code);

#endif
