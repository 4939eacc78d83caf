/*
 * Placements as text. Every line ends in a line feed, the only line of the one-line formats too: a file of boards is made
 * by writing one after the other. The empty board is an empty line where there is nothing else to write, because no text
 * at all is not a board.
 */
#include "board/render.h"

#include <string.h>

#include "board/squares.h"
#include "board/svg.h"

static const uint64_t size_max = (uint64_t)1 << 40;

/* ---- The sink ---- */

static void put(nqi_sink *sink, const char *bytes, size_t length) {
    if (sink->text) memcpy(sink->text + sink->length, bytes, length);
    sink->length += length;
}

void nqi_sink_text(nqi_sink *sink, const char *text) {
    put(sink, text, strlen(text));
}

void nqi_sink_repeat(nqi_sink *sink, const char *text, uint64_t times) {
    uint64_t length = strlen(text), total = length * times;
    if (sink->text && total) {
        char *start = sink->text + sink->length;
        memcpy(start, text, (size_t)length);
        /* Each copy doubles what is there. */
        for (uint64_t done = length; done < total;) {
            uint64_t step = done < total - done ? done : total - done;
            memcpy(start + done, start, (size_t)step);
            done += step;
        }
    }
    sink->length += total;
}

void nqi_sink_number(nqi_sink *sink, uint64_t value) {
    char digits[20];
    size_t first = sizeof digits;
    do {
        digits[--first] = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    put(sink, digits + first, sizeof digits - first);
}

/* Ends a line whose every item was followed by a space: the last space becomes the line end. */
static void end_line(nqi_sink *sink) {
    sink->length--;
    put(sink, "\n", 1);
}

/* ---- The formats ---- */

static void write_columns(nqi_sink *sink, uint32_t n, const nq_square *squares, size_t count) {
    uint32_t row = 0;
    for (size_t i = 0; i < count; i++) {
        nqi_sink_repeat(sink, "- ", squares[i].row - row);
        nqi_sink_number(sink, squares[i].col);
        put(sink, " ", 1);
        row = squares[i].row + 1;
    }
    nqi_sink_repeat(sink, "- ", n - row);
    end_line(sink);
}

void nqi_sink_squares(nqi_sink *sink, uint32_t n, const nq_square *squares, size_t count) {
    nqi_sink_number(sink, n);
    put(sink, ":", 1);
    for (size_t i = 0; i < count; i++) {
        put(sink, " (", 2);
        nqi_sink_number(sink, squares[i].row);
        put(sink, ",", 1);
        nqi_sink_number(sink, squares[i].col);
        put(sink, ")", 1);
    }
}

static void write_lists(nqi_sink *sink, const nq_square *squares, size_t count) {
    put(sink, "[", 1);
    for (size_t i = 0; i < count; i++) {
        nqi_sink_text(sink, i ? ", [" : "[");
        nqi_sink_number(sink, squares[i].row);
        put(sink, ", ", 2);
        nqi_sink_number(sink, squares[i].col);
        put(sink, "]", 1);
    }
    nqi_sink_text(sink, "]\n");
}

static void write_picture(nqi_sink *sink, uint32_t n, const nq_square *squares, size_t count, const char *queen,
                          const char *blank) {
    size_t next = 0;
    for (uint32_t row = 0; row < n; row++) {
        uint32_t col = 0;
        for (; next < count && squares[next].row == row; next++) {
            nqi_sink_repeat(sink, blank, squares[next].col - col);
            nqi_sink_text(sink, queen);
            col = squares[next].col + 1;
        }
        nqi_sink_repeat(sink, blank, n - col);
        end_line(sink);
    }
}

static void write_board(nqi_sink *sink, uint32_t n, const nq_square *squares, size_t count, int format) {
    switch (format) {
    case NQ_FORMAT_COLUMNS: write_columns(sink, n, squares, count); break;
    case NQ_FORMAT_SQUARES:
        nqi_sink_squares(sink, n, squares, count);
        put(sink, "\n", 1);
        break;
    case NQ_FORMAT_ASCII: write_picture(sink, n, squares, count, "Q ", ". "); break;
    case NQ_FORMAT_UTF8: write_picture(sink, n, squares, count, "\xE2\x99\x9B ", "\xC2\xB7 "); break;
    case NQ_FORMAT_SVG: nqi_svg_write(sink, n, squares, count); break;
    default: write_lists(sink, squares, count); break;
    }
}

static void write_text(nqi_sink *sink, uint32_t n, const nq_square *squares, size_t count, int format) {
    int bare = format == NQ_FORMAT_COLUMNS || format == NQ_FORMAT_ASCII || format == NQ_FORMAT_UTF8;
    if (n == 0 && bare)
        put(sink, "\n", 1);
    else
        write_board(sink, n, squares, count, format);
    put(sink, "", 1);
}

/* ---- The checks ---- */

static int has_row_of_two(const nq_square *squares, size_t count) {
    for (size_t i = 1; i < count; i++) {
        if (squares[i - 1].row == squares[i].row) return 1;
    }
    return 0;
}

static nq_status check(uint32_t n, const nq_square *squares, size_t count, int format) {
    if (n > NQ_SIZE_MAX || format < NQ_FORMAT_COLUMNS || format > NQ_FORMAT_LISTS) return NQ_E_ARG;
    if (!nqi_squares_on_board(n, squares, count) || !nqi_squares_ascend(squares, count)) return NQ_E_ARG;
    if (format == NQ_FORMAT_COLUMNS && has_row_of_two(squares, count)) return NQ_E_UNSUPPORTED;
    if (format == NQ_FORMAT_SVG && n > NQI_SVG_SIZE_MAX) return NQ_E_UNSUPPORTED;
    /* A row of a picture is at least 2 n bytes. Known before the rows are gone through, there may be a billion. */
    int picture = format == NQ_FORMAT_ASCII || format == NQ_FORMAT_UTF8;
    if (picture && (uint64_t)n * n * 2 >= size_max) return NQ_E_RANGE;
    return NQ_OK;
}

nq_status nqi_render(uint32_t n, const nq_square *squares, size_t count, int format, char *buf, size_t *len) {
    nq_status status = check(n, squares, count, format);
    if (status != NQ_OK) return status;
    nqi_sink sink = {NULL, 0};
    write_text(&sink, n, squares, count, format);
    if (sink.length > size_max || sink.length > SIZE_MAX) return NQ_E_RANGE;
    size_t room = *len;
    *len = (size_t)sink.length;
    if (!buf) return NQ_OK;
    if (room < sink.length) return NQ_E_SPACE;
    sink = (nqi_sink){buf, 0};
    write_text(&sink, n, squares, count, format);
    return NQ_OK;
}
