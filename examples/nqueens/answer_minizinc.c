/* What minizinc writes, as the exported model asks for: the columns of the rows in a line, or for a cover the size and squares, and
 * "----------". When it minimises, better covers may follow. */
#include "answer.h"
#include "numbers.h"

#include <inttypes.h>
#include <string.h>

static const char second[] = "a second solution; one is expected";

/* Whether the line is "8: ..."; `at` is then behind the colon. */
static bool scan_size(const char **at, uint64_t *n) {
    return number_scan(at, n) && *(*at)++ == ':';
}

static bool scan_square(const char **at, uint64_t *row, uint64_t *col) {
    return *(*at)++ == '(' && number_scan(at, row) && *(*at)++ == ',' && number_scan(at, col) && *(*at)++ == ')';
}

static bool read_squares(struct answer *answer, uint64_t n, const char *at) {
    if (!answer_begin(answer, second)) return false;
    if (n != answer->n) return answer_fault(answer, "a board of %" PRIu64 " rows, not %" PRIu32, n, answer->n);
    while (*(at += strspn(at, " ")) != '\0') {
        uint64_t row, col;
        if (!scan_square(&at, &row, &col)) return answer_fault(answer, "it is not squares, such as 8: (0,1) (2,3)");
        if (!answer_queen(answer, row, col)) return false;
    }
    return true;
}

static bool read_columns(struct answer *answer, const char *line) {
    const char *at = line;
    uint64_t row = 0;
    if (!answer_begin(answer, second)) return false;
    for (; *(at += strspn(at, " ")) != '\0'; row++) {
        uint64_t col;
        if (!number_scan(&at, &col) || (*at != ' ' && *at != '\0')) {
            return answer_fault(answer, "it is not the columns of the rows, such as 1 3 0 2");
        }
        if (!answer_queen(answer, row, col)) return false;
    }
    if (row == answer->n) return true;
    return answer_fault(answer, "%" PRIu64 " columns for %" PRIu32 " rows", row, answer->n);
}

static bool read_board(struct answer *answer, const char *line) {
    const char *at = line;
    uint64_t n;
    if (line[0] == '\0' && answer->n > 0) return true;
    return scan_size(&at, &n) ? read_squares(answer, n, at) : read_columns(answer, line);
}

bool answer_minizinc(struct answer *answer, const char *line) {
    if (line[0] == '%' || strcmp(line, "==========") == 0) return true;
    if (strcmp(line, "=====UNSATISFIABLE=====") == 0) return answer_status(answer, ANSWER_NONE);
    if (strcmp(line, "=====UNKNOWN=====") == 0) return answer_status(answer, ANSWER_UNKNOWN);
    if (strcmp(line, "----------") != 0) return read_board(answer, line);
    answer->ended = answer->begun;
    return answer_status(answer, ANSWER_SOLUTION);
}
