/*
 * Text as placements. The first line that is not blank decides on the format:
 *
 *   - it begins with "[": lists;
 *   - it begins with a number and ":": squares;
 *   - it holds one of the signs that only pictures have, and before it none but picture signs: a picture;
 *   - it holds anything but 0, 1, - and spaces: columns.
 *
 * What is left are lines of 0, 1 and -, which may be a row of a picture or a list of columns:
 *
 *   - One sign alone is a column: "0" is a queen on the board of one square, "0", "1" on two lines two queens in the main
 *     diagonal, "1" alone a column outside the board.
 *   - Several signs without a space, with a - or a leading 0, are a row of a picture ("0100", "--1-"). "10", "100", ... may
 *     be the first of many columns, one a line: it begins a picture when a block of as many lines as wide follows, which
 *     such columns never are.
 *   - Several signs with spaces ("0 1 0 0") are columns, unless as many lines of as many signs follow and one of these has
 *     a sign or form that only pictures have, or there are more than two and all are 0 and 1 (as columns: all the
 *     queens of each board in two columns). When the text must hold one board, a second line is enough, as columns have none.
 *   - Signs both with and without spaces ("10 1 0") are columns.
 *
 * So what nq_render() has written is read back as it was, and a file of boards in one format board after board, with these
 * exceptions: lists do not hold the size, an empty board in a file is a blank line between the others, boards of one
 * square in columns look like columns one a line, and n boards of n >= 3 with all columns 0 or 1 look like one picture.
 *
 * Columns one a line end at a blank line; a board of one line also at a line that is not a column, if more boards are
 * allowed. A picture ends after n lines. Spaces and tabs may stand around every item, in lists line ends too.
 *
 * The text is read twice: to check and to count, then to store, so that bad text changes nothing. One thing cannot be
 * found without memory: a square that stands twice, not next to each other, in squares or lists that are not sorted. It is
 * found after the sorting: not when only the number of squares is asked for, and the array has then been written to.
 */
#include "board/parse.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "board/squares.h"

/* ---- The reader ---- */

typedef struct {
    const char *at;   /* A byte of the text, */
    const char *line; /* where its line begins, */
    size_t lines;     /* and the line's number, from 1. */
} place;

typedef struct {
    const char *at, *end; /* What is left of the text. */
    const char *line;     /* As in a place. */
    size_t lines;
    bool whole;              /* The text must hold one board and nothing else. */
    const nq_square *wanted; /* The square whose second appearance is to be found, if any, */
    size_t seen;             /* and how often it has appeared. */
    uint32_t n;              /* What was found: the size, */
    nq_square *squares;      /* the squares, or NULL when they are only counted, */
    size_t count;            /* how many, */
    nq_square last;          /* the last of them, */
    bool mixed;              /* and whether they came unsorted. */
    char *message;
} reader;

static place here(const reader *r) {
    return (place){r->at, r->line, r->lines};
}

/* Always false. The column counts characters, not bytes, as an editor does. */
__attribute__((format(printf, 3, 4))) static bool fail(const reader *r, place p, const char *format, ...) {
    if (!r->message) return false;
    size_t column = 1;
    for (const char *c = p.line; c < p.at; c++) column += ((unsigned char)*c & 0xC0) != 0x80;
    int length = snprintf(r->message, NQ_MESSAGE_SIZE, "line %zu, column %zu: ", p.lines, column);
    va_list args;
    va_start(args, format);
    vsnprintf(r->message + length, NQ_MESSAGE_SIZE - (size_t)length, format, args);
    va_end(args);
    return false;
}

static bool fail_too_large(const reader *r, place p) {
    return fail(r, p, "the board has more than %u rows", NQ_SIZE_MAX);
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool at_line_end(const reader *r) {
    return r->at == r->end || *r->at == '\n' || (*r->at == '\r' && r->end - r->at > 1 && r->at[1] == '\n');
}

static bool next_is(const reader *r, char c) {
    return r->at < r->end && *r->at == c;
}

static void skip_spaces(reader *r) {
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\t')) r->at++;
}

/* From the end of a line to the beginning of the next, if there is one. */
static void next_line(reader *r) {
    if (r->at == r->end) return;
    r->at += *r->at == '\r' ? 2 : 1;
    r->line = r->at;
    r->lines++;
}

static bool rest_is_blank(reader r) {
    skip_spaces(&r);
    return at_line_end(&r);
}

/* Stops at the beginning of a line, or at the end of the text. */
static void skip_blank_lines(reader *r) {
    while (r->at < r->end && rest_is_blank(*r)) {
        skip_spaces(r);
        next_line(r);
    }
}

static void skip_all_space(reader *r) {
    for (skip_spaces(r); r->at < r->end && at_line_end(r); skip_spaces(r)) next_line(r);
}

/* Names what stands where something else should. */
static bool unexpected(const reader *r, const char *wanted) {
    if (r->at == r->end) return fail(r, here(r), "the text ends where %s should stand", wanted);
    if (at_line_end(r)) return fail(r, here(r), "the line ends where %s should stand", wanted);
    unsigned char byte = (unsigned char)*r->at;
    if (byte == 0) return fail(r, here(r), "a NUL byte");
    if (byte < ' ' || byte > '~') return fail(r, here(r), "byte 0x%02X where %s should stand", byte, wanted);
    return fail(r, here(r), "'%c' where %s should stand", byte, wanted);
}

static bool expect(reader *r, char c, const char *name) {
    if (!next_is(r, c)) return unexpected(r, name);
    r->at++;
    return true;
}

/* A number past every board stops growing, and stays past every board. */
static bool read_number(reader *r, uint32_t *value, const char *name) {
    if (r->at == r->end || !is_digit(*r->at)) return unexpected(r, name);
    uint64_t sum = 0;
    for (; r->at < r->end && is_digit(*r->at); r->at++) {
        if (sum <= NQ_SIZE_MAX) sum = sum * 10 + (uint64_t)(*r->at - '0');
    }
    *value = sum <= NQ_SIZE_MAX ? (uint32_t)sum : NQ_SIZE_MAX + 1;
    return true;
}

/* How many bytes of a token to quote. */
static int quoted(const char *from, const char *to) {
    return to - from < 40 ? (int)(to - from) : 40;
}

static void store(reader *r, uint32_t row, uint32_t col) {
    if (r->squares) r->squares[r->count] = (nq_square){row, col};
    r->count++;
}

/* Stores a square that may stand anywhere in the text; it was read from p. */
static bool store_any(reader *r, place p, nq_square s) {
    int order = r->count ? nqi_square_compare(r->last, s) : -1;
    bool again = r->wanted && nqi_square_compare(*r->wanted, s) == 0 && r->seen++;
    if (order == 0 || again) return fail(r, p, "square (%u,%u) stands twice", s.row, s.col);
    if (order > 0) r->mixed = true;
    r->last = s;
    store(r, s.row, s.col);
    return true;
}

/* ---- Columns ---- */

typedef struct {
    uint32_t rows;
    uint32_t largest; /* The largest column, */
    place where;      /* and where it stands, for the message. */
} columns;

static bool read_column(reader *r, columns *c) {
    place start = here(r);
    if (c->rows == NQ_SIZE_MAX) return fail_too_large(r, start);
    if (next_is(r, '-')) {
        r->at++;
    } else {
        uint32_t col = 0;
        if (!read_number(r, &col, "a column")) return false;
        if (col > c->largest || !c->where.at) {
            c->largest = col;
            c->where = start;
        }
        store(r, c->rows, col);
    }
    c->rows++;
    if (!at_line_end(r) && *r->at != ' ' && *r->at != '\t') return unexpected(r, "a space");
    skip_spaces(r);
    return true;
}

/* Whether the next line, if it is not blank, cannot be one column. */
static bool other_text_follows(reader r) {
    columns c = {0};
    r.message = NULL;
    r.squares = NULL;
    next_line(&r);
    skip_spaces(&r);
    return !at_line_end(&r) && (!read_column(&r, &c) || !at_line_end(&r));
}

static bool read_lone_columns(reader *r, columns *c) {
    if (!r->whole && other_text_follows(*r)) return true;
    for (;;) {
        next_line(r);
        skip_spaces(r);
        if (at_line_end(r)) return true;
        if (!read_column(r, c)) return false;
        if (at_line_end(r)) continue;
        bool second = is_digit(*r->at) || *r->at == '-';
        if (!second) return unexpected(r, "the end of the line");
        return fail(r, here(r), "a second column where line %zu has one", r->lines - 1);
    }
}

static bool read_columns(reader *r) {
    columns c = {0};
    do {
        if (!read_column(r, &c)) return false;
    } while (!at_line_end(r));
    if (c.rows == 1 && !read_lone_columns(r, &c)) return false;
    r->n = c.rows;
    if (!c.where.at || c.largest < c.rows) return true;
    const char *start = c.where.at, *end = start;
    while (end < r->end && is_digit(*end)) end++;
    return fail(r, c.where, "column %.*s is outside a board of %u", quoted(start, end), start, c.rows);
}

/* ---- Squares and lists ---- */

/* Reads "(row, col)" or "[row, col]", as the brackets say. */
static bool read_pair(reader *r, const char *brackets, void (*skip)(reader *), nq_square *s) {
    const char *closing = brackets[0] == '(' ? "\")\"" : "\"]\"";
    if (!expect(r, brackets[0], brackets[0] == '(' ? "\"(\"" : "\"[\"")) return false;
    skip(r);
    if (!read_number(r, &s->row, "a row")) return false;
    skip(r);
    if (!expect(r, ',', "a comma")) return false;
    skip(r);
    if (!read_number(r, &s->col, "a column")) return false;
    skip(r);
    return expect(r, brackets[1], closing);
}

static bool read_squares(reader *r) {
    place start = here(r);
    if (!read_number(r, &r->n, "the size")) return false;
    if (r->n > NQ_SIZE_MAX) return fail_too_large(r, start);
    skip_spaces(r);
    if (!expect(r, ':', "a colon")) return false;
    for (skip_spaces(r); !at_line_end(r); skip_spaces(r)) {
        nq_square s;
        start = here(r);
        if (!read_pair(r, "()", skip_spaces, &s)) return false;
        if (s.row >= r->n || s.col >= r->n) {
            int length = quoted(start.at, r->at);
            return fail(r, start, "square %.*s is outside a board of %u", length, start.at, r->n);
        }
        if (!store_any(r, start, s)) return false;
    }
    return true;
}

static bool read_list(reader *r) {
    place start = here(r);
    nq_square s;
    if (!read_pair(r, "[]", skip_all_space, &s)) return false;
    uint32_t largest = s.row > s.col ? s.row : s.col;
    if (largest >= NQ_SIZE_MAX || r->count >= NQ_SIZE_MAX) return fail_too_large(r, start);
    if (!store_any(r, start, s)) return false;
    if (largest >= r->n) r->n = largest + 1;
    if (r->count > r->n) r->n = (uint32_t)r->count;
    return true;
}

static bool read_lists(reader *r) {
    r->at++;
    skip_all_space(r);
    bool more = !next_is(r, ']');
    while (more) {
        if (!read_list(r)) return false;
        skip_all_space(r);
        more = next_is(r, ',');
        if (more) r->at++;
        skip_all_space(r);
    }
    return expect(r, ']', "a comma or \"]\"");
}

/* ---- Pictures ---- */

enum { FREE = 1, QUEEN = 2, BARE = 4 }; /* BARE: the sign may also stand in a list of columns. */

static const unsigned char signs[256] = {
    ['Q'] = QUEEN, ['q'] = QUEEN,        ['X'] = QUEEN,       ['x'] = QUEEN, ['*'] = QUEEN,
    ['#'] = QUEEN, ['1'] = QUEEN | BARE, ['.'] = FREE,        ['_'] = FREE,  ['+'] = FREE,
    ['o'] = FREE,  ['-'] = FREE | BARE,  ['0'] = FREE | BARE,
};

/* What the next sign is, 0 if it is none; its length in bytes is stored. */
static int sign_at(const reader *r, int *length) {
    static const struct {
        const char *text;
        int length, sign;
    } wide[] = {
        {"\xE2\x99\x95", 3, QUEEN}, {"\xE2\x99\x9B", 3, QUEEN}, {"\xC2\xB7", 2, FREE},
        {"\xE2\x96\xA0", 3, FREE},  {"\xE2\x96\xA1", 3, FREE},
    };
    if (r->at == r->end) return 0;
    unsigned char byte = (unsigned char)*r->at;
    *length = 1;
    if (byte < 0x80) return signs[byte];
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++) {
        *length = wide[i].length;
        if (r->end - r->at >= *length && memcmp(r->at, wide[i].text, (size_t)*length) == 0) return wide[i].sign;
    }
    return 0;
}

/* Reads signs up to the end of the line, or to what is no sign. */
static bool read_row(reader *r, uint32_t row, uint32_t room, size_t *width) {
    int length = 0, sign;
    *width = 0;
    for (skip_spaces(r); (sign = sign_at(r, &length)) != 0; skip_spaces(r)) {
        if (sign & QUEEN && *width < room) store(r, row, (uint32_t)*width);
        r->at += length;
        ++*width;
    }
    return at_line_end(r) || unexpected(r, "a square of the picture");
}

static bool read_picture(reader *r) {
    place first = here(r);
    size_t n = 0, width;
    if (!read_row(r, 0, NQ_SIZE_MAX, &n)) return false;
    if (n > NQ_SIZE_MAX) return fail_too_large(r, first);
    for (uint32_t row = 1; row < n; row++) {
        next_line(r);
        place start = here(r);
        if (rest_is_blank(*r)) return fail(r, start, "the picture ends after %u of %zu lines", row, n);
        if (!read_row(r, row, (uint32_t)n, &width)) return false;
        if (width != n) return fail(r, start, "%zu squares where line %zu has %zu", width, first.lines, n);
    }
    r->n = (uint32_t)n;
    return true;
}

/* ---- One format from another ---- */

/* What a line of picture signs looks like. */
typedef struct {
    size_t signs, words; /* Words are what spaces part. */
    bool complete;       /* Nothing else stands on the line. */
    bool bare;           /* All are 0, 1 and -. */
    bool dash;
    char first;
} shape;

static shape look_at_line(reader *r) {
    shape s = {.bare = true};
    int length = 0, sign;
    skip_spaces(r);
    s.first = r->at < r->end ? *r->at : '\0';
    for (const char *word = NULL; (sign = sign_at(r, &length)) != 0; skip_spaces(r)) {
        s.words += r->at != word;
        s.bare = s.bare && sign & BARE;
        s.dash = s.dash || *r->at == '-';
        s.signs++;
        word = r->at += length;
    }
    s.complete = at_line_end(r);
    return s;
}

/* Whether a line cannot be of columns. */
static bool is_only_picture(const shape *s) {
    bool solid = s->complete && s->words == 1 && s->signs > 1;
    return !s->bare || (solid && (s->dash || s->first == '0'));
}

/* Decides on a line of 0, 1 and - by the lines that follow. */
static bool begins_picture(reader r, const shape *first) {
    bool certain = false, dash = first->dash;
    for (size_t row = 1; row < first->signs; row++) {
        next_line(&r);
        shape s = look_at_line(&r);
        if (!s.complete || s.signs != first->signs) return false;
        certain = certain || is_only_picture(&s);
        dash = dash || s.dash;
    }
    if (certain) return true;
    if (first->words > 1) return first->signs > 2 && !dash;
    next_line(&r);
    return rest_is_blank(r);
}

static bool is_picture(reader r) {
    shape first = look_at_line(&r);
    if (is_only_picture(&first)) return true;
    if (!first.complete || first.signs == 1) return false;
    if (first.words > 1 && first.words != first.signs) return false;
    if (r.whole && first.words > 1) {
        next_line(&r);
        return !rest_is_blank(r);
    }
    return begins_picture(r, &first);
}

static bool begins_squares(reader r) {
    while (r.at < r.end && is_digit(*r.at)) r.at++;
    skip_spaces(&r);
    return next_is(&r, ':');
}

static bool read_board(reader *r) {
    skip_blank_lines(r);
    if (r->at == r->end) return true;
    skip_spaces(r);
    bool good = next_is(r, '[')      ? read_lists(r)
                : begins_squares(*r) ? read_squares(r)
                : is_picture(*r)     ? read_picture(r)
                                     : read_columns(r);
    if (!good) return false;
    skip_spaces(r);
    if (!at_line_end(r)) return unexpected(r, "the end of the line");
    next_line(r);
    skip_blank_lines(r);
    if (!r->whole || r->at == r->end) return true;
    skip_spaces(r);
    return unexpected(r, "the end of the text");
}

/* Sorts what was read out of order. A square that stands twice is then next to itself; the text says where. */
static bool sort_squares(const reader *start, const reader *r) {
    nqi_squares_sort(r->squares, r->count);
    if (nqi_squares_ascend(r->squares, r->count)) return true;
    size_t i = 1;
    while (nqi_square_compare(r->squares[i - 1], r->squares[i])) i++;
    nq_square twice = r->squares[i];
    reader again = *start;
    again.wanted = &twice;
    return read_board(&again);
}

nq_status nqi_parse(const char *text, size_t len, size_t *used, uint32_t *n, nq_square *squares, size_t *count,
                    char *message) {
    const reader start = {.at = text, .end = text + len, .line = text, .lines = 1, .whole = !used, .message = message};
    reader found = start;
    if (message) message[0] = '\0';
    bool good = len ? read_board(&found) : fail(&start, here(&start), "no text");
    if (!good) return NQ_E_FORMAT;
    if (squares && found.count > *count) {
        if (message) snprintf(message, NQ_MESSAGE_SIZE, "%zu squares, and room for %zu", found.count, *count);
        *count = found.count;
        return NQ_E_SPACE;
    }
    if (squares) {
        found = start;
        found.squares = squares;
        read_board(&found);
        if (found.mixed && !sort_squares(&start, &found)) return NQ_E_FORMAT;
    }
    *n = found.n;
    *count = found.count;
    if (used) *used = (size_t)(found.at - text);
    return NQ_OK;
}
