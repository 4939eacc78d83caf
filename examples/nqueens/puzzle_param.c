#include "cells.h"
#include "numbers.h"
#include "puzzle_formats.h"
#include "report.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

/* Where the reading stands. */
struct place {
    const struct source *source;
    size_t at;
    bool has_size;
};

static int complain_here(const struct place *place, const char *what) {
    size_t line = 1, column = 1;
    for (size_t i = 0; i < place->at; i++) {
        bool ends = place->source->text[i] == '\n';
        line += ends;
        column = ends ? 1 : column + 1;
    }
    return complain("%s: line %zu, column %zu: %s", place->source->name, line, column, what);
}

/* The next byte that is neither blank nor in a comment, which $ begins; 0 at the end. */
static char look(struct place *place) {
    const struct source *source = place->source;
    bool comment = false;
    for (; place->at < source->len; place->at++) {
        char byte = source->text[place->at];
        if (byte == '$') comment = true;
        if (byte == '\n') comment = false;
        if (!comment && !isspace((unsigned char)byte)) return byte;
    }
    return '\0';
}

static bool accept(struct place *place, char byte) {
    if (look(place) != byte || byte == '\0') return false;
    place->at++;
    return true;
}

static bool is_letter(char byte) {
    return isalnum((unsigned char)byte) || byte == '_';
}

static bool accept_word(struct place *place, const char *word) {
    const struct source *source = place->source;
    size_t len = strlen(word);
    look(place);
    if (source->len - place->at < len || memcmp(source->text + place->at, word, len) != 0) return false;
    if (place->at + len < source->len && is_letter(source->text[place->at + len])) return false;
    place->at += len;
    return true;
}

static bool accept_number(struct place *place, uint32_t least, uint32_t *number) {
    const struct source *source = place->source;
    uint64_t value = 0;
    if (!isdigit((unsigned char)look(place))) return false;
    size_t at = place->at;
    while (at < source->len && isdigit((unsigned char)source->text[at]) && value <= PUZZLE_MAX) {
        value = 10 * value + (uint64_t)(source->text[at++] - '0');
    }
    if (value < least || value > PUZZLE_MAX) return false;
    place->at = at;
    *number = (uint32_t)value;
    return true;
}

static int read_size(struct puzzle *puzzle, struct place *place) {
    if (place->has_size) return complain_here(place, "n is there twice");
    if (!accept_number(place, 0, &puzzle->n)) return complain_here(place, "n is not a number from 0 to 1000");
    place->has_size = true;
    return CODE_DONE;
}

static int read_block(struct puzzle *puzzle, struct place *place) {
    uint32_t row, col;
    if (!accept(place, '[')) return complain_here(place, "a square is not [row, column]");
    if (!accept_number(place, 1, &row)) return complain_here(place, "not a row, counted from 1");
    if (!accept(place, ',')) return complain_here(place, "a square is not [row, column]");
    if (!accept_number(place, 1, &col)) return complain_here(place, "not a column, counted from 1");
    if (!accept(place, ']')) return complain_here(place, "a square is not [row, column]");
    bool added = square_list_append(&puzzle->blocked, (nq_square){row - 1, col - 1});
    return added ? CODE_DONE : complain_memory();
}

static int read_blocks(struct puzzle *puzzle, struct place *place) {
    if (!accept(place, '[')) return complain_here(place, "blocks are not [[row, column], ...]");
    if (accept(place, ']')) return CODE_DONE;
    do {
        if (read_block(puzzle, place) != CODE_DONE) return CODE_BAD;
    } while (accept(place, ','));
    return accept(place, ']') ? CODE_DONE : complain_here(place, "] is missing after the blocks");
}

static bool accept_equals(struct place *place) {
    return accept(place, '=') || accept_word(place, "be");
}

static int read_letting(struct puzzle *puzzle, struct place *place) {
    if (!accept_word(place, "letting")) return complain_here(place, "not 'letting ... = ...'");
    bool is_size = accept_word(place, "n");
    if (!is_size && !accept_word(place, "blocks")) return complain_here(place, "neither n nor blocks");
    if (!accept_equals(place)) return complain_here(place, "= is missing");
    return is_size ? read_size(puzzle, place) : read_blocks(puzzle, place);
}

static int check(const struct puzzle *puzzle, const struct place *place) {
    if (!place->has_size) return complain("%s: n is missing: letting n = ...", place->source->name);
    for (size_t i = 0; i < puzzle->blocked.count; i++) {
        nq_square square = puzzle->blocked.at[i];
        if (square.row < puzzle->n && square.col < puzzle->n) continue;
        return complain("%s: block %zu, [%" PRIu32 ", %" PRIu32 "], is off the board of n = %" PRIu32,
                        place->source->name, i + 1, square.row + 1, square.col + 1, puzzle->n);
    }
    return CODE_DONE;
}

static void skip_line(struct place *place) {
    while (place->at < place->source->len && place->source->text[place->at] != '\n') place->at++;
}

/* The line "language ESSENCE' 1.0" may come first. */
static void skip_language(struct place *place) {
    if (accept_word(place, "language")) skip_line(place);
}

bool param_fits(const struct source *source) {
    struct place place = {source, 0, false};
    bool is_word = accept_word(&place, "language") || accept_word(&place, "letting");
    /* Else it is a row of regions that happens to spell the word. */
    return is_word && place.at < source->len && isblank((unsigned char)source->text[place.at]);
}

int param_read(struct puzzle *puzzle, const struct source *source) {
    struct place place = {source, 0, false};
    skip_language(&place);
    while (look(&place) != '\0') {
        if (read_letting(puzzle, &place) != CODE_DONE) return CODE_BAD;
    }
    return check(puzzle, &place);
}
