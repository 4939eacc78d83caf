/* What clasp and clingo write: "Answer: 1", in the next line its atoms, then SATISFIABLE or another word. The rest is talk. When
 * they optimise, better answers follow, and OPTIMUM FOUND. */
#include "answer.h"
#include "numbers.h"

#include <string.h>

static bool skip(const char **at, const char *text) {
    size_t len = strlen(text);
    if (strncmp(*at, text, len) != 0) return false;
    *at += len;
    return true;
}

static bool scan_atom(const char **at, uint64_t *row, uint64_t *col) {
    return skip(at, "queen(") && number_scan(at, row) && skip(at, ",") && number_scan(at, col) && skip(at, ")") &&
           (**at == ' ' || **at == '\0');
}

static bool read_atoms(struct answer *answer, const char *at) {
    answer->ended = true;
    while (*(at += strspn(at, " ")) != '\0') {
        const char *word = at;
        uint64_t row, col;
        if (!scan_atom(&at, &row, &col)) {
            return answer_fault(answer, "'%.*s' is not an atom such as queen(0,1)", (int)strcspn(word, " "), word);
        }
        if (!answer_queen(answer, row, col)) return false;
    }
    return true;
}

bool answer_asp(struct answer *answer, const char *line) {
    if (answer->begun && !answer->ended) return read_atoms(answer, line);
    if (strncmp(line, "Answer:", 7) == 0) {
        return answer_begin(answer, "a second answer; one is expected");
    }
    if (strcmp(line, "SATISFIABLE") == 0 || strcmp(line, "OPTIMUM FOUND") == 0)
        return answer_status(answer, ANSWER_SOLUTION);
    if (strcmp(line, "UNSATISFIABLE") == 0) return answer_status(answer, ANSWER_NONE);
    if (strcmp(line, "UNKNOWN") == 0) return answer_status(answer, ANSWER_UNKNOWN);
    return true;
}
