#include "boards.h"
#include "commands.h"
#include "json.h"
#include "output.h"
#include "report.h"
#include "signals.h"

#include <inttypes.h>

static json_t *board_json(const struct boards *boards) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "board", json_count(boards->index));
    whole = whole && json_put(object, "n", json_integer(boards->n));
    whole = whole && json_put_board(object, boards->n, boards->squares.at, boards->squares.count);
    return json_whole(object, whole);
}

static bool show(struct boards *boards, const struct options *options, struct output *output) {
    struct square_list *squares = &boards->squares;
    if (options_value(options, NQ_SYMMETRY) == NQ_SYMMETRY_CANONICAL) {
        nq_status status = nq_canonical(boards->n, squares->at, squares->count, squares->at, NULL);
        if (status != NQ_OK) {
            complain("%s", nq_strerror(status));
            return false;
        }
    }
    if (options->json) return output_json(output, board_json(boards));
    return output_board(output, boards->n, squares->at, squares->count);
}

static int explain(const struct boards *boards, const struct options *options, nq_status status) {
    if (status < 0) return CODE_BAD;
    if (status == NQ_PAUSED && !options->quiet) complain("stopped at a limit, after board %" PRIu64, boards->index);
    return status == NQ_CANCELLED ? 128 + signals_caught() : CODE_DONE;
}

int command_show(const struct options *options, struct output *output) {
    struct boards boards;
    nq_status status = NQ_OK;
    if (options->format < 0) output->format = NQ_FORMAT_ASCII;
    int code = boards_open(&boards, options);
    signals_begin();
    while (code == CODE_DONE && (status = boards_next(&boards)) == NQ_OK) {
        if (!show(&boards, options, output)) code = CODE_BAD;
    }
    if (code == CODE_DONE) code = explain(&boards, options, status);
    boards_close(&boards);
    return code;
}
