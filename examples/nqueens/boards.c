#include "boards.h"

#include "report.h"
#include "signals.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

int boards_open(struct boards *boards, const struct options *options) {
    const char *path = options->argument_count > 0 ? options->arguments[0] : "-";
    *boards = (struct boards){.name = strcmp(path, "-") == 0 ? "stdin" : path};
    boards->limit = options_value(options, NQ_LIMIT_SOLUTIONS);
    boards->limit_ms = options_value(options, NQ_LIMIT_MS);
    int code = input_read(path, &boards->text);
    if (code == CODE_DONE && boards->text.len == 0) code = complain("%s: empty, no board in it", boards->name);
    clock_gettime(CLOCK_MONOTONIC, &boards->began_at);
    return code;
}

static uint64_t line_of(const struct boards *boards) {
    uint64_t line = 1;
    for (size_t i = 0; i < boards->offset; i++) line += boards->text.bytes[i] == '\n';
    return line;
}

static nq_status parse(struct boards *boards, size_t *used, char *message) {
    size_t left = boards->text.len - boards->offset;
    boards->squares.count = boards->squares.room;
    return nq_parse(boards->text.bytes + boards->offset, left, used, &boards->n, boards->squares.at,
                    &boards->squares.count, message);
}

/* The room for squares is kept from board to board, and grows when one asks for more. */
static nq_status parse_growing(struct boards *boards, size_t *used, char *message) {
    if (!square_list_grow(&boards->squares, 64)) return NQ_E_NOMEM;
    nq_status status = parse(boards, used, message);
    if (status != NQ_E_SPACE) return status;
    if (!square_list_grow(&boards->squares, boards->squares.count)) return NQ_E_NOMEM;
    return parse(boards, used, message);
}

static bool out_of_time(const struct boards *boards) {
    struct timespec now;
    if (boards->limit_ms == 0) return false;
    clock_gettime(CLOCK_MONOTONIC, &now);
    int64_t passed = ((int64_t)now.tv_sec - (int64_t)boards->began_at.tv_sec) * 1000 +
                     (now.tv_nsec - boards->began_at.tv_nsec) / 1000000;
    return passed >= 0 && (uint64_t)passed >= boards->limit_ms;
}

static void complain_board(const struct boards *boards, nq_status status, const char *message) {
    if (status == NQ_E_NOMEM) {
        complain_memory();
    } else {
        complain("%s: board %" PRIu64 ", from line %" PRIu64 ": %s", boards->name, boards->index, line_of(boards),
                 message[0] != '\0' ? message : nq_strerror(status));
    }
}

nq_status boards_next(struct boards *boards) {
    char message[NQ_MESSAGE_SIZE] = "";
    size_t used = 0;
    if (signals_caught()) return NQ_CANCELLED;
    if (boards->offset >= boards->text.len) return NQ_DONE;
    if ((boards->limit != 0 && boards->index == boards->limit) || out_of_time(boards)) return NQ_PAUSED;
    boards->index++;
    nq_status status = parse_growing(boards, &used, message);
    if (status == NQ_OK && used == 0) status = NQ_E_FORMAT;
    if (status != NQ_OK) complain_board(boards, status, message);
    boards->offset += used;
    return status;
}

void boards_close(struct boards *boards) {
    square_list_free(&boards->squares);
    free(boards->text.bytes);
}
