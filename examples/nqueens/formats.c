#include "formats.h"

#include <nqueens.h>
#include <string.h>

static const struct {
    const char *name;
    const char *summary;
    int value;
} formats[] = {
    {"columns", "the column of each row: 1 3 0 2", NQ_FORMAT_COLUMNS},
    {"squares", "the size and the squares: 4: (0,1) (1,3) (2,0) (3,2)", NQ_FORMAT_SQUARES},
    {"ascii", "a picture of Q and .", NQ_FORMAT_ASCII},
    {"utf8", "a picture with a chess queen", NQ_FORMAT_UTF8},
    {"svg", "a stand-alone SVG image", NQ_FORMAT_SVG},
    {"lists", "nested lists: [[0, 1], [1, 3], [2, 0], [3, 2]]", NQ_FORMAT_LISTS},
};

enum { FORMATS = sizeof formats / sizeof formats[0] };

int format_by_name(const char *name) {
    for (size_t i = 0; i < FORMATS; i++) {
        if (strcmp(formats[i].name, name) == 0) return formats[i].value;
    }
    return -1;
}

const char *format_names(void) {
    return "columns, squares, ascii, utf8, svg, lists";
}

const char *format_name(size_t index) {
    return index < FORMATS ? formats[index].name : NULL;
}

const char *format_summary(size_t index) {
    return index < FORMATS ? formats[index].summary : NULL;
}
