#include "puzzle.h"

#include "puzzle_formats.h"
#include "report.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char byte_order_mark[] = "\xEF\xBB\xBF";

static int parse(struct puzzle *puzzle, struct source *source) {
    size_t mark = sizeof byte_order_mark - 1;
    if (source->len >= mark && memcmp(source->text, byte_order_mark, mark) == 0) {
        source->text += mark;
        source->len -= mark;
    }
    if (param_fits(source)) return param_read(puzzle, source);
    if (json_fits(source)) return json_read(puzzle, source);
    return lines_read(puzzle, source);
}

int puzzle_read(struct puzzle *puzzle, const char *path) {
    struct text text;
    *puzzle = (struct puzzle){.n = 0};
    int code = input_read(path, &text);
    if (code == CODE_DONE) {
        struct source source = {strcmp(path, "-") == 0 ? "stdin" : path, text.bytes, text.len};
        code = parse(puzzle, &source);
    }
    free(text.bytes);
    return code;
}

static nq_status require(nq_problem *problem, const struct square_list *squares) {
    return squares->count == 0 ? NQ_OK : nq_problem_require(problem, squares->at, squares->count);
}

static nq_status forbid(nq_problem *problem, const struct square_list *squares) {
    return squares->count == 0 ? NQ_OK : nq_problem_forbid(problem, squares->at, squares->count);
}

/* The rules come first: what squares may be required depends on them. */
static uint64_t attacks_of(const struct puzzle *puzzle, const struct options *options) {
    if (options_given(options, NQ_ATTACKS)) return options_value(options, NQ_ATTACKS);
    return puzzle->region_of != NULL ? NQ_ATTACKS_ROOK | NQ_ATTACK_TOUCH : NQ_ATTACKS_QUEEN;
}

static int fill(const struct puzzle *puzzle, const struct options *options, nq_problem *problem) {
    nq_status status = nq_problem_set(problem, NQ_ATTACKS, attacks_of(puzzle, options));
    if (status == NQ_OK && puzzle->region_of != NULL) {
        status = nq_problem_regions(problem, puzzle->region_of, (size_t)puzzle->n * puzzle->n);
    }
    if (status == NQ_OK) status = forbid(problem, &puzzle->blocked);
    if (status == NQ_OK) status = require(problem, &puzzle->given);
    if (status != NQ_OK) return complain_problem("the puzzle", problem, status);
    return problem_fill(options, problem);
}

int puzzle_problem(const struct puzzle *puzzle, const struct options *options, nq_problem **problem) {
    nq_status status = nq_problem_new(problem, puzzle->n, NULL);
    if (status == NQ_E_NOMEM) return complain_memory();
    if (status != NQ_OK) return complain("n = %" PRIu32 ": %s", puzzle->n, nq_strerror(status));
    int code = fill(puzzle, options, *problem);
    if (code == CODE_DONE) return code;
    nq_problem_free(*problem);
    *problem = NULL;
    return code;
}

void puzzle_free(struct puzzle *puzzle) {
    for (uint32_t i = 0; puzzle->region_names != NULL && i < puzzle->n; i++) free(puzzle->region_names[i]);
    free(puzzle->region_names);
    free(puzzle->region_of);
    square_list_free(&puzzle->given);
    square_list_free(&puzzle->blocked);
}
