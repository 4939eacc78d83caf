#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "board/d4.h"
#include "board/parse.h"
#include "board/render.h"
#include "board/squares.h"
#include "nqueens/square.h"

static const char null_pointer[] = "a null pointer";

enum { CANONICAL_ON_STACK = 64 };

/* An array of more squares than memory has bytes does not exist. */
static bool is_array(const nq_square *squares, size_t count) {
    return count == 0 || (squares && count <= SIZE_MAX / sizeof *squares);
}

static bool is_placement(uint32_t n, const nq_square *squares, size_t count) {
    return n <= NQ_SIZE_MAX && is_array(squares, count) && nqi_squares_on_board(n, squares, count);
}

nq_status nq_transform(uint32_t n, nq_symmetry g, const nq_square *in, size_t count, nq_square *out) {
    if (g < 0 || g > 7 || !is_array(out, count) || !is_placement(n, in, count)) return NQ_E_ARG;
    nqi_d4_transform(n, g, in, count, out);
    return NQ_OK;
}

nq_status nq_canonical(uint32_t n, const nq_square *in, size_t count, nq_square *out, uint32_t *orbit) {
    if (!is_array(out, count) || !is_placement(n, in, count)) return NQ_E_ARG;
    nq_square few[CANONICAL_ON_STACK];
    nq_square *scratch = count <= CANONICAL_ON_STACK ? few : malloc(count * sizeof *scratch);
    if (!scratch) return NQ_E_NOMEM;
    uint32_t images = nqi_d4_canonical(n, in, count, out, scratch);
    if (scratch != few) free(scratch);
    if (orbit) *orbit = images;
    return NQ_OK;
}

nq_status nq_render(uint32_t n, const nq_square *squares, size_t count, int format, char *buf, size_t *len) {
    if (!len || !is_array(squares, count)) return NQ_E_ARG;
    return nqi_render(n, squares, count, format, buf, len);
}

nq_status nq_parse(const char *text, size_t len, size_t *used, uint32_t *n, nq_square *squares, size_t *count,
                   char *message) {
    if (!text || !n || !count) {
        if (message) memcpy(message, null_pointer, sizeof null_pointer);
        return NQ_E_ARG;
    }
    return nqi_parse(text, len, used, n, squares, count, message);
}
