#include "json.h"

#include <inttypes.h>
#include <stdio.h>

#define EXACT_MAX (UINT64_C(1) << 53)

json_t *json_count(uint64_t count) {
    char digits[24];
    if (count <= EXACT_MAX) return json_integer((json_int_t)count);
    snprintf(digits, sizeof digits, "%" PRIu64, count);
    return json_string(digits);
}

json_t *json_square(nq_square square) {
    return json_pack("[I,I]", (json_int_t)square.row, (json_int_t)square.col);
}

bool json_put(json_t *object, const char *name, json_t *value) {
    return json_object_set_new(object, name, value) == 0;
}

static json_t *squares_array(const nq_square *squares, size_t count) {
    json_t *array = json_array();
    bool whole = array != NULL;
    for (size_t i = 0; whole && i < count; i++) whole = json_array_append_new(array, json_square(squares[i])) == 0;
    return json_whole(array, whole);
}

static json_t *columns_array(const nq_square *squares, size_t count) {
    json_t *array = json_array();
    bool whole = array != NULL;
    for (size_t i = 0; whole && i < count; i++) {
        whole = json_array_append_new(array, json_integer((json_int_t)squares[i].col)) == 0;
    }
    return json_whole(array, whole);
}

static bool has_columns(uint32_t n, const nq_square *squares, size_t count) {
    if (count != n) return false;
    for (size_t i = 0; i < count; i++) {
        if (squares[i].row != i) return false;
    }
    return true;
}

bool json_put_board(json_t *object, uint32_t n, const nq_square *squares, size_t count) {
    bool whole = json_put(object, "squares", squares_array(squares, count));
    if (!has_columns(n, squares, count)) return whole;
    return json_put(object, "columns", columns_array(squares, count)) && whole;
}

json_t *json_whole(json_t *object, bool is_whole) {
    if (object != NULL && is_whole) return object;
    json_decref(object);
    return NULL;
}
