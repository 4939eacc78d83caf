/* The file that glpsol -o writes: "Status: ...", then a line for each variable with its number, its name, a star and its
 * value, and "End of output". Or the file that cbc writes: "Optimal - objective value ...", then the same lines without stars. */
#include "answer.h"
#include "numbers.h"

#include <stdlib.h>
#include <string.h>

static bool read_status(struct answer *answer, const char *word) {
    word += strspn(word, " ");
    if (strcmp(word, "INTEGER OPTIMAL") == 0) return answer_status(answer, ANSWER_SOLUTION);
    if (strcmp(word, "INTEGER NON-OPTIMAL") == 0) return answer_status(answer, ANSWER_SOLUTION);
    if (strcmp(word, "INTEGER EMPTY") == 0) return answer_status(answer, ANSWER_NONE);
    return answer_status(answer, ANSWER_UNKNOWN);
}

/* cbc's first line; what it says of variables when there is no solution is of no use. */
static bool read_first(struct answer *answer, const char *line) {
    answer->ended = true;
    if (strncmp(line, "Optimal", 7) == 0) return answer_status(answer, ANSWER_SOLUTION);
    if (strncmp(line, "Infeasible", 10) == 0) return answer_status(answer, ANSWER_NONE);
    if (strncmp(line, "Integer infeasible", 18) == 0) return answer_status(answer, ANSWER_NONE);
    return answer_status(answer, ANSWER_UNKNOWN);
}

/* Whether the line is that of a variable x_r_c; `at` is then behind the name. */
static bool scan_name(const char **at, uint64_t *row, uint64_t *col) {
    uint64_t number;
    *at += strspn(*at, " ");
    if (!number_scan(at, &number)) return false;
    *at += strspn(*at, " ");
    if (strncmp(*at, "x_", 2) != 0) return false;
    *at += 2;
    if (!number_scan(at, row) || **at != '_') return false;
    ++*at;
    return number_scan(at, col);
}

bool answer_lp(struct answer *answer, const char *line) {
    const char *at = line;
    uint64_t row, col;
    if (strncmp(line, "Status:", 7) == 0) return read_status(answer, line + 7);
    if (strstr(line, " - objective value ") != NULL) return read_first(answer, line);
    if (strcmp(line, "End of output") == 0) answer->ended = true;
    if (!scan_name(&at, &row, &col)) return true;
    at += strspn(at, " *");
    char *end;
    double value = strtod(at, &end);
    if (end == at || (*end != ' ' && *end != '\0')) return answer_fault(answer, "a variable without a value");
    return value > 0.5 ? answer_queen(answer, row, col) : true;
}
