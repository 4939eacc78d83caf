#include "boards.h"
#include "commands.h"
#include "json.h"
#include "output.h"
#include "report.h"
#include "search.h"
#include "signals.h"

#include <inttypes.h>
#include <stdio.h>

enum { REASON_MAX = 128 };

struct verdict {
    nq_status status; /* NQ_OK, NQ_E_CONFLICT */
    nq_square culprits[2];
    uint64_t pairs;
    const char *kind; /* for JSON: "attack", "row", ... */
    char reason[REASON_MAX];
};

struct check {
    const struct options *options;
    struct output *output;
    struct boards boards;
    nq_problem *problem; /* of the present size, kept from board to board */
    bool found_bad;
};

static int use_problem(struct check *check) {
    uint64_t n = 0;
    if (check->problem != NULL) nq_problem_get(check->problem, NQ_SIZE, &n);
    if (check->problem != NULL && n == check->boards.n) return CODE_DONE;
    nq_problem_free(check->problem);
    check->problem = NULL;
    return problem_make(check->options, check->boards.n, NULL, &check->problem);
}

static void explain_pair(struct verdict *verdict) {
    nq_square a = verdict->culprits[0], b = verdict->culprits[1];
    verdict->kind = "attack";
    snprintf(verdict->reason, REASON_MAX, "the queens on (%" PRIu32 ",%" PRIu32 ") and (%" PRIu32 ",%" PRIu32 ") %s",
             a.row, a.col, b.row, b.col, a.row == b.row ? "stand in one row" : "attack each other");
}

/* The library names a square; which of three faults it has, the board and the options tell. */
static void explain_square(struct verdict *verdict, const struct check *check) {
    nq_square square = verdict->culprits[0];
    const char *fault = "is not covered";
    verdict->kind = "uncovered";
    if (square_list_has(&check->boards.squares, square)) {
        verdict->kind = "forbidden";
        fault = "is forbidden, but has a queen";
    } else if (square_list_has(&check->options->required, square)) {
        verdict->kind = "required";
        fault = "is required, but has no queen";
    }
    snprintf(verdict->reason, REASON_MAX, "(%" PRIu32 ",%" PRIu32 ") %s", square.row, square.col, fault);
}

static void explain(struct verdict *verdict, const struct check *check) {
    nq_square a = verdict->culprits[0], b = verdict->culprits[1];
    if (a.col == NQ_NO_COLUMN) {
        verdict->kind = "row";
        snprintf(verdict->reason, REASON_MAX, "row %" PRIu32 " has no queen", a.row);
    } else if (a.row == b.row && a.col == b.col) {
        explain_square(verdict, check);
    } else {
        explain_pair(verdict);
    }
}

static int judge(const struct check *check, struct verdict *verdict) {
    const struct square_list *squares = &check->boards.squares;
    verdict->status = nq_problem_check(check->problem, squares->at, squares->count, verdict->culprits);
    nq_status counted = nq_problem_conflicts(check->problem, squares->at, squares->count, &verdict->pairs);
    if (verdict->status == NQ_E_NOMEM || counted == NQ_E_NOMEM) return complain_memory();
    if (verdict->status != NQ_OK && verdict->status != NQ_E_CONFLICT)
        return complain("%s", nq_strerror(verdict->status));
    if (verdict->status == NQ_E_CONFLICT) explain(verdict, check);
    return CODE_DONE;
}

static json_t *culprits_json(const struct verdict *verdict) {
    nq_square a = verdict->culprits[0], b = verdict->culprits[1];
    if (a.col == NQ_NO_COLUMN) return json_pack("[[I,n]]", (json_int_t)a.row);
    if (a.row == b.row && a.col == b.col) return json_pack("[o]", json_square(a));
    return json_pack("[o,o]", json_square(a), json_square(b));
}

static json_t *verdict_json(const struct check *check, const struct verdict *verdict) {
    bool good = verdict->status == NQ_OK;
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "board", json_count(check->boards.index));
    whole = whole && json_put(object, "n", json_integer(check->boards.n));
    whole = whole && json_put(object, "solution", json_boolean(good));
    whole = whole && json_put(object, "conflicts", json_count(verdict->pairs));
    if (good) return json_whole(object, whole);
    whole = whole && json_put(object, "fault", json_string(verdict->kind));
    whole = whole && json_put(object, "reason", json_string(verdict->reason));
    whole = whole && json_put(object, "culprits", culprits_json(verdict));
    return json_whole(object, whole);
}

static bool print(const struct check *check, const struct verdict *verdict) {
    const struct boards *boards = &check->boards;
    if (check->options->json) return output_json(check->output, verdict_json(check, verdict));
    if (verdict->status == NQ_OK) {
        return output_line(check->output, "board %" PRIu64 ", n = %" PRIu32 ": solution", boards->index, boards->n);
    }
    return output_line(check->output,
                       "board %" PRIu64 ", n = %" PRIu32 ": not a solution: %s; attacking pairs: %" PRIu64,
                       boards->index, boards->n, verdict->reason, verdict->pairs);
}

static int check_board(struct check *check) {
    struct verdict verdict = {.status = NQ_OK};
    const struct square_list *squares = &check->boards.squares;
    int code = use_problem(check);
    if (code == CODE_DONE) code = judge(check, &verdict);
    if (code != CODE_DONE) return code;
    if (verdict.status != NQ_OK) check->found_bad = true;
    bool printed = print(check, &verdict);
    if (printed && check->options->format >= 0 && !check->options->json) {
        printed = output_board(check->output, check->boards.n, squares->at, squares->count);
    }
    return printed ? CODE_DONE : CODE_BAD;
}

static int conclude(const struct check *check, nq_status status) {
    if (status < 0) return CODE_BAD;
    if (status == NQ_CANCELLED) return 128 + signals_caught();
    if (status == NQ_PAUSED && !check->options->quiet) {
        complain("stopped at a limit, after board %" PRIu64, check->boards.index);
    }
    return check->found_bad ? CODE_NOT_A_SOLUTION : CODE_DONE;
}

int command_check(const struct options *options, struct output *output) {
    struct check check = {.options = options, .output = output};
    nq_status status = NQ_OK;
    int code = boards_open(&check.boards, options);
    signals_begin();
    while (code == CODE_DONE && (status = boards_next(&check.boards)) == NQ_OK) code = check_board(&check);
    if (code == CODE_DONE) code = conclude(&check, status);
    nq_problem_free(check.problem);
    boards_close(&check.boards);
    return code;
}
