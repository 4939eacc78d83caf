#include "cells.h"
#include "puzzle_formats.h"
#include "report.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

static bool is_space(char byte) {
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

/* [ and { may be symbols of regions as well: in JSON an array or a name follows. */
bool json_fits(const struct source *source) {
    size_t i = 0;
    while (i < source->len && is_space(source->text[i])) i++;
    if (i == source->len || (source->text[i] != '[' && source->text[i] != '{')) return false;
    char wanted = source->text[i++] == '[' ? '[' : '"';
    while (i < source->len && is_space(source->text[i])) i++;
    return i < source->len && (source->text[i] == wanted || source->text[i] == ']' || source->text[i] == '}');
}

static int add_cell(struct cells *cells, const json_t *cell) {
    char digits[24];
    if (json_is_null(cell)) return cells_add(cells, "", 0);
    if (json_is_string(cell)) return cells_add(cells, json_string_value(cell), json_string_length(cell));
    if (json_is_integer(cell)) {
        snprintf(digits, sizeof digits, "%" JSON_INTEGER_FORMAT, json_integer_value(cell));
        return cells_add(cells, digits, strlen(digits));
    }
    return complain("%s: row %zu, column %zu: neither a string nor a whole number", cells->file, cells->line,
                    cells->columns + 1);
}

static int add_rows(struct cells *cells, const json_t *rows) {
    size_t r, c;
    json_t *row, *cell;
    json_array_foreach(rows, r, row) {
        if (!json_is_array(row)) return complain("%s: row %zu, column 1: not an array", cells->file, r + 1);
        if (cells_row(cells, r + 1) != CODE_DONE) return CODE_BAD;
        json_array_foreach(row, c, cell) {
            if (add_cell(cells, cell) != CODE_DONE) return CODE_BAD;
        }
    }
    return CODE_DONE;
}

int json_read(struct puzzle *puzzle, const struct source *source) {
    json_error_t error;
    struct cells cells = {.file = source->name, .line_name = "row", .has_marks = true};
    json_t *root = json_loadb(source->text, source->len, 0, &error);
    if (root == NULL) {
        return complain("%s: line %d, column %d: %s", source->name, error.line, error.column, error.text);
    }
    const json_t *rows = json_is_object(root) ? json_object_get(root, "regions") : root;
    int code = json_is_array(rows) ? add_rows(&cells, rows)
                                   : complain("%s: no array of arrays, also not as \"regions\"", source->name);
    if (code == CODE_DONE) code = cells_end(&cells, puzzle);
    cells_free(&cells);
    json_decref(root);
    return code;
}
