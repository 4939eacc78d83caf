#include "answer.h"

#include "input.h"
#include "report.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool answer_fault(struct answer *answer, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(answer->fault, FAULT_MAX, format, arguments);
    va_end(arguments);
    return false;
}

bool answer_begin(struct answer *answer, const char *fault) {
    if (answer->begun && !answer->improves) return answer_fault(answer, "%s", fault);
    answer->squares.count = 0;
    answer->begun = true;
    answer->ended = false;
    return true;
}

bool answer_queen(struct answer *answer, uint64_t row, uint64_t col) {
    if (row < answer->n && col < answer->n) {
        return square_list_append(&answer->squares, (nq_square){(uint32_t)row, (uint32_t)col});
    }
    return answer_fault(answer, "(%" PRIu64 ",%" PRIu64 ") is off the board of %" PRIu32 " rows", row, col, answer->n);
}

bool answer_status(struct answer *answer, enum answer_kind kind) {
    if (answer->kind != ANSWER_MISSING && answer->kind != kind) return answer_fault(answer, "it contradicts itself");
    answer->kind = kind;
    return true;
}

static bool read_line(struct answer *answer, int language, const char *line) {
    switch (language) {
    case NQ_EXPORT_MINIZINC: return answer_minizinc(answer, line);
    case NQ_EXPORT_DIMACS: return answer_dimacs(answer, line);
    case NQ_EXPORT_LP: return answer_lp(answer, line);
    default: return answer_asp(answer, line);
    }
}

/* Cuts the text into lines. Behind its end there is room for a byte. */
static int read_lines(struct answer *answer, int language, struct text *text, const char *name) {
    uint64_t number = 0;
    char *end = text->bytes + text->len;
    *end = '\0';
    for (char *line = text->bytes, *next; line < end; line = next + 1) {
        next = memchr(line, '\n', (size_t)(end - line));
        if (next == NULL) next = end;
        *next = '\0';
        number++;
        if (line + strlen(line) != next) return complain("%s: line %" PRIu64 ": a NUL byte", name, number);
        if (next > line && next[-1] == '\r') next[-1] = '\0';
        if (read_line(answer, language, line)) continue;
        if (answer->fault[0] == '\0') return complain_memory();
        return complain("%s: line %" PRIu64 ": %s", name, number, answer->fault);
    }
    return CODE_DONE;
}

static int judge_whole(const struct answer *answer, const char *name) {
    if (answer->kind == ANSWER_MISSING) return complain("%s: no engine's answer in it", name);
    if (answer->kind == ANSWER_UNKNOWN) return complain("%s: the engine did not find out", name);
    if (answer->kind == ANSWER_NONE) return CODE_DONE;
    return answer->ended ? CODE_DONE : complain("%s: the solution is missing or cut off", name);
}

/* Sorted, and without repetition: an engine may name a square twice. */
static int sort(struct answer *answer) {
    struct square_list *list = &answer->squares;
    size_t kept = 0;
    nq_status status = nq_transform(answer->n, 0, list->at, list->count, list->at);
    if (status != NQ_OK) return complain("%s", nq_strerror(status));
    for (size_t i = 0; i < list->count; i++) {
        bool again = i > 0 && list->at[i].row == list->at[i - 1].row && list->at[i].col == list->at[i - 1].col;
        if (!again) list->at[kept++] = list->at[i];
    }
    list->count = kept;
    return CODE_DONE;
}

int answer_read(struct answer *answer, int language, const char *path) {
    const char *name = strcmp(path, "-") == 0 ? "stdin" : path;
    struct text text;
    int code = input_read(path, &text);
    if (code == CODE_DONE) code = read_lines(answer, language, &text, name);
    if (code == CODE_DONE) code = judge_whole(answer, name);
    if (code == CODE_DONE) code = sort(answer);
    free(text.bytes);
    return code;
}

void answer_free(struct answer *answer) {
    square_list_free(&answer->squares);
}
