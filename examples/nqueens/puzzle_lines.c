#include "cells.h"
#include "puzzle_formats.h"
#include "report.h"

#include <string.h>

struct line {
    const char *at;
    size_t len; /* without the blanks at the end */
    size_t number;
    const char *next;
};

static bool is_blank(char byte) {
    return byte == ' ' || byte == '\t' || byte == '\r';
}

/* Begin with a line of zeros. */
static bool next_line(const struct source *source, struct line *line) {
    const char *end = source->text + source->len;
    const char *at = line->next != NULL ? line->next : source->text;
    if (at == end) return false;
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    *line = (struct line){at, (size_t)((stop != NULL ? stop : end) - at), line->number + 1, stop ? stop + 1 : end};
    while (line->len > 0 && is_blank(line->at[line->len - 1])) line->len--;
    return true;
}

/* What a line is divided by: nothing, blanks or commas. */
enum divider { SYMBOLS, BLANKS, COMMAS };

static size_t count_words(const struct line *line) {
    size_t words = 0;
    for (size_t i = 0; i < line->len; i++) words += !is_blank(line->at[i]) && (i == 0 || is_blank(line->at[i - 1]));
    return words;
}

/* The text without blank lines at its end, and how many lines are left. */
static size_t trim(struct source *source) {
    struct line line = {NULL, 0, 0, NULL};
    size_t lines = 0, len = 0;
    while (next_line(source, &line)) {
        if (line.len == 0) continue;
        lines++;
        len = (size_t)(line.at + line.len - source->text);
    }
    source->len = len;
    return lines;
}

/* A blank may divide cells, or be a cell in no region: it divides where some line has a word for each line. */
static enum divider find_divider(const struct source *source, size_t lines) {
    struct line line = {NULL, 0, 0, NULL};
    if (source->len > 0 && memchr(source->text, ',', source->len) != NULL) return COMMAS;
    while (next_line(source, &line)) {
        if (count_words(&line) == lines) return BLANKS;
    }
    return SYMBOLS;
}

static size_t symbol_length(const char *at, size_t left) {
    size_t len = 1;
    while (len < left && ((unsigned char)at[len] & 0xC0) == 0x80) len++;
    /* U+FE0F only says that the symbol before it is coloured. */
    if (left - len >= 3 && memcmp(at + len, "\xEF\xB8\x8F", 3) == 0) len += 3;
    return len;
}

static int read_symbols(struct cells *cells, const struct line *line) {
    for (size_t i = 0, len; i < line->len; i += len) {
        len = symbol_length(line->at + i, line->len - i);
        if (cells_add(cells, line->at + i, len) != CODE_DONE) return CODE_BAD;
    }
    return CODE_DONE;
}

static int read_words(struct cells *cells, const struct line *line) {
    size_t i = 0, begin;
    while (i < line->len) {
        while (is_blank(line->at[i])) i++;
        for (begin = i; i < line->len && !is_blank(line->at[i]);) i++;
        if (cells_add(cells, line->at + begin, i - begin) != CODE_DONE) return CODE_BAD;
    }
    return CODE_DONE;
}

static int read_fields(struct cells *cells, const struct line *line) {
    size_t i = 0, begin, end;
    do {
        for (begin = i; i < line->len && line->at[i] != ',';) i++;
        for (end = i; end > begin && is_blank(line->at[end - 1]);) end--;
        while (begin < end && is_blank(line->at[begin])) begin++;
        if (cells_add(cells, line->at + begin, end - begin) != CODE_DONE) return CODE_BAD;
        i++;
    } while (i < line->len); /* a comma at the end of the line begins no cell */
    return CODE_DONE;
}

static int read_line(struct cells *cells, const struct line *line, enum divider divider) {
    int code = cells_row(cells, line->number);
    if (code != CODE_DONE) return code;
    if (line->len == 0) return cells_add(cells, "", 0);
    switch (divider) {
    case COMMAS: return read_fields(cells, line);
    case BLANKS: return read_words(cells, line);
    default: return read_symbols(cells, line);
    }
}

int lines_read(struct puzzle *puzzle, const struct source *given) {
    struct source source = *given;
    enum divider divider = find_divider(&source, trim(&source));
    struct cells cells = {.file = source.name, .line_name = "line", .has_marks = divider != SYMBOLS};
    struct line line = {NULL, 0, 0, NULL};
    int code = CODE_DONE;
    while (code == CODE_DONE && next_line(&source, &line)) {
        /* Blank lines before the puzzle are passed over. */
        if (line.len > 0 || cells.rows > 0) code = read_line(&cells, &line, divider);
    }
    if (code == CODE_DONE) code = cells_end(&cells, puzzle);
    cells_free(&cells);
    return code;
}
