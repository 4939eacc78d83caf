#include "boards.h"
#include "commands.h"
#include "json.h"
#include "output.h"
#include "report.h"
#include "search.h"
#include "signals.h"
#include "verdict.h"

#include <inttypes.h>

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

static json_t *board_json(const struct check *check, const struct verdict *verdict) {
    bool good = verdict->status == NQ_OK;
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "board", json_count(check->boards.index));
    whole = whole && json_put(object, "n", json_integer(check->boards.n));
    whole = whole && json_put(object, "solution", json_boolean(good));
    whole = whole && json_put(object, "conflicts", json_count(verdict->pairs));
    return json_whole(object, whole && (good || verdict_put(object, verdict)));
}

static bool print(const struct check *check, const struct verdict *verdict) {
    const struct boards *boards = &check->boards;
    if (check->options->json) return output_json(check->output, board_json(check, verdict));
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
    if (code == CODE_DONE) code = verdict_reach(&verdict, check->problem, check->options, squares);
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
