/* What SAT solvers write: comments "c ...", a status "s ...", and values "v 1 -2 3 ... 0" over any number of lines. */
#include "answer.h"
#include "numbers.h"

#include <string.h>

static bool is_end(char byte) {
    return byte == ' ' || byte == '\t' || byte == '\0';
}

/* Variables past the squares are those of the encoding. */
static bool read_literal(struct answer *answer, uint64_t variable, bool holds) {
    uint64_t n = answer->n;
    if (answer->ended) return answer_fault(answer, "a value after the 0 that ends the values");
    answer->ended = variable == 0;
    if (variable == 0 || variable > n * n || !holds) return true;
    return answer_queen(answer, (variable - 1) / n, (variable - 1) % n);
}

static bool read_values(struct answer *answer, const char *line) {
    const char *at = line + 1;
    while (*(at += strspn(at, " \t")) != '\0') {
        const char *word = at;
        uint64_t variable;
        bool holds = *at != '-';
        if (!holds) at++;
        if (!number_scan(&at, &variable) || !is_end(*at)) {
            return answer_fault(answer, "'%.*s' is not a literal such as 7 or -7", (int)strcspn(word, " \t"), word);
        }
        if (!read_literal(answer, variable, holds)) return false;
    }
    return true;
}

static bool read_status(struct answer *answer, const char *line) {
    const char *word = line + 1 + strspn(line + 1, " \t");
    size_t len = strcspn(word, " \t");
    if (len == 11 && memcmp(word, "SATISFIABLE", len) == 0) return answer_status(answer, ANSWER_SOLUTION);
    if (len == 13 && memcmp(word, "UNSATISFIABLE", len) == 0) return answer_status(answer, ANSWER_NONE);
    if (len == 7 && memcmp(word, "UNKNOWN", len) == 0) return answer_status(answer, ANSWER_UNKNOWN);
    return answer_fault(answer, "'%s' is neither SATISFIABLE nor UNSATISFIABLE nor UNKNOWN", word);
}

bool answer_dimacs(struct answer *answer, const char *line) {
    if (line[0] == '\0' || line[0] == 'c') return true;
    if (line[0] == 'v' && is_end(line[1])) return read_values(answer, line);
    if (line[0] == 's' && is_end(line[1])) return read_status(answer, line);
    return answer_fault(answer, "a line begins with c, s or v");
}
