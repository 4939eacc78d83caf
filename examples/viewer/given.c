#include "given.h"

#include "files.h"
#include "regions.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool refuse(char *message, const char *why) {
    snprintf(message, NQ_MESSAGE_SIZE, "%s", why);
    return false;
}

static bool parse_board(const char *bytes, size_t len, struct settings *settings, char *message) {
    struct given *given = &settings->given;
    char why[NQ_MESSAGE_SIZE];
    size_t count = BOARD_MAX;
    nq_status status = nq_parse(bytes, len, NULL, &given->n, given->squares, &count, why);
    if (status == NQ_OK && given->n > BOARD_MAX) return refuse(message, "is larger than 256");
    if (status == NQ_OK && given->n == 0) return refuse(message, "holds no square");
    given->count = (uint32_t)count;
    if (status == NQ_OK) return true;
    snprintf(message, NQ_MESSAGE_SIZE, "is no board: %.150s", why[0] != '\0' ? why : nq_strerror(status));
    return false;
}

static bool parse_puzzle(const char *bytes, size_t len, struct settings *settings, char *message) {
    char why[NQ_MESSAGE_SIZE];
    if (regions_parse(bytes, len, &settings->regions, why)) return true;
    snprintf(message, NQ_MESSAGE_SIZE, "is no puzzle: %.150s", why);
    return false;
}

static bool parse(const char *bytes, size_t len, uint32_t wanted, struct settings *settings, char *message) {
    bool is_puzzle = settings->mode == MODE_PUZZLE;
    if (settings->mode == MODE_REPAIR)
        return refuse(message, "cannot be repaired: this mode starts from random boards");
    if (is_puzzle && !parse_puzzle(bytes, len, settings, message)) return false;
    if (!is_puzzle && !parse_board(bytes, len, settings, message)) return false;
    uint32_t n = is_puzzle ? settings->regions.n : settings->given.n;
    if (wanted != 0 && wanted != n) return refuse(message, "is of another size than --n");
    settings->n = n;
    return true;
}

bool given_read(const char *path, uint32_t wanted, struct settings *settings, char *message) {
    size_t len = 0;
    char *bytes = file_read(path, &len);
    if (bytes == NULL) {
        snprintf(message, NQ_MESSAGE_SIZE, "cannot be read: %s", strerror(errno));
        return false;
    }
    bool is_read = parse(bytes, len, wanted, settings, message);
    free(bytes);
    return is_read;
}

bool given_stands(const struct settings *settings) {
    return settings->given.n == settings->n && settings->mode != MODE_REPAIR && settings->mode != MODE_PUZZLE;
}
