#include "cells.h"

#include "report.h"

#include <stdlib.h>
#include <string.h>

static int complain_at(const struct cells *cells, size_t column, const char *what) {
    return complain("%s: %s %zu, column %zu: %s", cells->file, cells->line_name, cells->line, column, what);
}

static bool grow(struct cells *cells) {
    if (cells->count < cells->room) return true;
    size_t room = cells->room == 0 ? 256 : 2 * cells->room;
    uint32_t *grown = realloc(cells->region_of, room * sizeof *grown);
    if (grown == NULL) return false;
    cells->region_of = grown;
    cells->room = room;
    return true;
}

static bool is_name(const struct region *region, const char *name, size_t len) {
    return strncmp(region->name, name, len) == 0 && region->name[len] == '\0';
}

static size_t find(const struct cells *cells, const char *name, size_t len) {
    size_t last = cells->count > 0 ? cells->region_of[cells->count - 1] : 0;
    if (last < cells->region_count && is_name(&cells->regions[last], name, len)) return last;
    for (size_t i = 0; i < cells->region_count; i++) {
        if (is_name(&cells->regions[i], name, len)) return i;
    }
    return cells->region_count;
}

static int add_region(struct cells *cells, const char *name, size_t len) {
    if (cells->region_count == PUZZLE_MAX) return complain_at(cells, cells->columns, "more than 1000 regions");
    struct region *grown = realloc(cells->regions, (cells->region_count + 1) * sizeof *grown);
    if (grown == NULL) return complain_memory();
    cells->regions = grown;
    char *copy = strndup(name, len);
    if (copy == NULL) return complain_memory();
    grown[cells->region_count++] = (struct region){copy, cells->line, cells->columns};
    return CODE_DONE;
}

static bool is_nothing(const char *name, size_t len) {
    return len == 0 || (len == 1 && (*name == '.' || *name == ' '));
}

static bool has_control(const char *name, size_t len) {
    for (size_t i = 0; i < len; i++) {
        if ((unsigned char)name[i] < ' ' || name[i] == '\x7F') return true;
    }
    return false;
}

static bool give(struct cells *cells) {
    nq_square square = {(uint32_t)(cells->rows - 1), (uint32_t)(cells->columns - 1)};
    return square_list_append(&cells->given, square);
}

int cells_add(struct cells *cells, const char *name, size_t len) {
    cells->columns++;
    if (cells->columns > PUZZLE_MAX) return complain_at(cells, cells->columns, "more than 1000 cells in a row");
    if (cells->has_marks && len > 1 && name[len - 1] == '*') {
        len--;
        if (!give(cells)) return complain_memory();
    }
    if (is_nothing(name, len)) return complain_at(cells, cells->columns, "this cell is in no region");
    if (has_control(name, len)) return complain_at(cells, cells->columns, "a control character is no region");
    size_t region = find(cells, name, len);
    int code = region < cells->region_count ? CODE_DONE : add_region(cells, name, len);
    if (code != CODE_DONE) return code;
    if (!grow(cells)) return complain_memory();
    cells->region_of[cells->count++] = (uint32_t)region;
    return CODE_DONE;
}

/* The present row is complete. */
static int end_row(struct cells *cells) {
    if (cells->rows == 1) cells->width = cells->columns;
    if (cells->columns == cells->width) return CODE_DONE;
    size_t column = (cells->columns < cells->width ? cells->columns : cells->width) + 1;
    return complain("%s: %s %zu, column %zu: %s; %s %zu has %zu cells, this one %zu", cells->file, cells->line_name,
                    cells->line, column, cells->columns < cells->width ? "a cell is missing" : "a cell too many",
                    cells->line_name, cells->first_line, cells->width, cells->columns);
}

int cells_row(struct cells *cells, size_t line) {
    if (cells->rows > 0 && end_row(cells) != CODE_DONE) return CODE_BAD;
    if (cells->rows == 0) cells->first_line = line;
    cells->rows++;
    cells->line = line;
    cells->columns = 0;
    return cells->rows <= PUZZLE_MAX ? CODE_DONE : complain_at(cells, 1, "more than 1000 rows");
}

static int check_square(const struct cells *cells) {
    if (cells->rows == cells->width) return CODE_DONE;
    if (cells->rows > cells->width) {
        return complain("%s: %s %zu, column 1: not square: %zu rows of %zu cells", cells->file, cells->line_name,
                        cells->first_line + cells->width, cells->rows, cells->width);
    }
    return complain("%s: %s %zu, column %zu: not square: %zu rows of %zu cells", cells->file, cells->line_name,
                    cells->first_line, cells->rows + 1, cells->rows, cells->width);
}

static int check_regions(const struct cells *cells) {
    if (cells->region_count == cells->rows) return CODE_DONE;
    bool few = cells->region_count < cells->rows;
    const struct region *region = &cells->regions[few ? cells->region_count - 1 : cells->rows];
    return complain("%s: %s %zu, column %zu: %zu regions, but %zu rows: '%s', which begins here, is the %s",
                    cells->file, cells->line_name, region->line, region->column, cells->region_count, cells->rows,
                    region->name, few ? "last" : "first too many");
}

int cells_end(struct cells *cells, struct puzzle *puzzle) {
    if (cells->count == 0) return complain("%s: empty, no puzzle in it", cells->file);
    int code = end_row(cells);
    if (code == CODE_DONE) code = check_square(cells);
    if (code == CODE_DONE) code = check_regions(cells);
    if (code != CODE_DONE) return code;
    puzzle->n = (uint32_t)cells->rows;
    puzzle->region_names = calloc(cells->region_count, sizeof *puzzle->region_names);
    if (puzzle->region_names == NULL) return complain_memory();
    for (size_t i = 0; i < cells->region_count; i++) {
        puzzle->region_names[i] = cells->regions[i].name;
        cells->regions[i].name = NULL;
    }
    puzzle->region_of = cells->region_of;
    puzzle->given = cells->given;
    cells->region_of = NULL;
    cells->given = (struct square_list){NULL, 0, 0};
    return CODE_DONE;
}

void cells_free(struct cells *cells) {
    for (size_t i = 0; i < cells->region_count; i++) free(cells->regions[i].name);
    free(cells->regions);
    free(cells->region_of);
    square_list_free(&cells->given);
}
