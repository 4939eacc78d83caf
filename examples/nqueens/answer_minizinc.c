/* What minizinc writes: the columns of the rows in a line, as the exported model asks for, and "----------". */
#include "answer.h"
#include "numbers.h"

#include <inttypes.h>
#include <string.h>

static bool read_columns(struct answer *answer, const char *line) {
    const char *at = line;
    uint64_t row = 0;
    if (answer->begun) return answer_fault(answer, "a second solution; one is expected");
    answer->begun = true;
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

bool answer_minizinc(struct answer *answer, const char *line) {
    if (line[0] == '%' || strcmp(line, "==========") == 0) return true;
    if (strcmp(line, "=====UNSATISFIABLE=====") == 0) return answer_status(answer, ANSWER_NONE);
    if (strcmp(line, "=====UNKNOWN=====") == 0) return answer_status(answer, ANSWER_UNKNOWN);
    if (strcmp(line, "----------") != 0) return line[0] == '\0' && answer->n > 0 ? true : read_columns(answer, line);
    answer->ended = answer->begun;
    return answer_status(answer, ANSWER_SOLUTION);
}
