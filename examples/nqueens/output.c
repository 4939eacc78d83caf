#include "output.h"

#include "report.h"
#include "stream.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void output_open(struct output *output) {
    *output = (struct output){.format = NQ_FORMAT_COLUMNS, .may_choose = true, .is_terminal = isatty(STDOUT_FILENO)};
}

/* Keeps the reason of the first failure. */
static bool check(struct output *output, bool written) {
    if (!written && output->failure == 0) output->failure = errno != 0 ? errno : EIO;
    return written;
}

bool output_line(struct output *output, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    errno = 0;
    bool written = vprintf(format, arguments) >= 0 && putchar('\n') != EOF;
    va_end(arguments);
    return check(output, written);
}

bool output_text(struct output *output, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    errno = 0;
    bool written = vprintf(format, arguments) >= 0;
    va_end(arguments);
    return check(output, written);
}

static bool write_text(struct output *output, const char *text) {
    size_t len = strlen(text);
    errno = 0;
    bool written = fwrite(text, 1, len, stdout) == len;
    if (written && (len == 0 || text[len - 1] != '\n')) written = putchar('\n') != EOF;
    return check(output, written);
}

/* The rendered board in output->text, which grows when it must. */
static nq_status render(struct output *output, uint32_t n, const nq_square *squares, size_t count, int format) {
    size_t len = output->room;
    nq_status status = nq_render(n, squares, count, format, output->text, &len);
    if (status != NQ_E_SPACE && (status != NQ_OK || output->text != NULL)) return status;
    char *grown = realloc(output->text, len);
    if (grown == NULL) return NQ_E_NOMEM;
    output->text = grown;
    output->room = len;
    return nq_render(n, squares, count, format, output->text, &len);
}

static void complain_render(nq_status status, uint32_t n) {
    if (status == NQ_E_NOMEM) {
        complain_memory();
    } else if (status == NQ_E_RANGE) {
        complain("a picture of a board of %u rows is too large; try --format columns", (unsigned)n);
    } else {
        complain("this board cannot be written in this format (%s); try --format squares", nq_strerror(status));
    }
}

static bool is_picture(int format) {
    return format == NQ_FORMAT_ASCII || format == NQ_FORMAT_UTF8;
}

bool output_board(struct output *output, uint32_t n, const nq_square *squares, size_t count) {
    int format = output->format;
    if (format == NQ_FORMAT_COLUMNS && stream_fits(n, squares, count)) {
        errno = 0;
        output->boards++;
        return check(output, stream_columns(squares, count));
    }
    nq_status status = render(output, n, squares, count, format);
    if (status == NQ_E_UNSUPPORTED && output->may_choose) {
        format = NQ_FORMAT_SQUARES;
        status = render(output, n, squares, count, format);
    }
    if (status != NQ_OK) {
        complain_render(status, n);
        return false;
    }
    /* A blank line between two pictures. */
    if (is_picture(format) && output->boards > 0 && !write_text(output, "")) return false;
    output->boards++;
    return write_text(output, output->text);
}

bool output_json(struct output *output, json_t *object) {
    if (object == NULL) {
        complain_memory();
        return false;
    }
    errno = 0;
    bool written = json_dumpf(object, stdout, JSON_COMPACT) == 0 && putchar('\n') != EOF;
    json_decref(object);
    return check(output, written);
}

bool output_flush(struct output *output) {
    /* What others wrote, as the help, failed unseen: errno is still that of the write. */
    if (ferror(stdout)) return check(output, false);
    errno = 0;
    return check(output, fflush(stdout) == 0);
}

int output_close(struct output *output, int code) {
    output_flush(output);
    free(output->text);
    errno = 0;
    check(output, fclose(stdout) == 0);
    /* A reader that went away, as `head` does, has what it wanted. */
    if (output->failure == EPIPE) return code == CODE_BAD ? CODE_DONE : code;
    if (output->failure == 0) return code;
    return complain("cannot write the output: %s", strerror(output->failure));
}
