#include "checkpoint.h"

#include "file_replace.h"
#include "input.h"
#include "report.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define MAGIC "nqueens checkpoint "
#define FORMAT MAGIC "1: "

static uint64_t clock_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

/* "independent covers 13, 7 queens, ": what is counted, up to the symmetry. */
static int write_subject(const struct search *search, char *title) {
    uint64_t size = search_property(search, NQ_COVER_SIZE);
    if (search_property(search, NQ_GOAL) != NQ_GOAL_COVER) {
        return snprintf(title, CHECKPOINT_TITLE_MAX, FORMAT "count %" PRIu32 ", ", search->n);
    }
    int used = snprintf(title, CHECKPOINT_TITLE_MAX, FORMAT "%scovers %" PRIu32 ", ",
                        search_property(search, NQ_INDEPENDENT) ? "independent " : "", search->n);
    char *rest = title + used;
    size_t room = CHECKPOINT_TITLE_MAX - (size_t)used;
    return used +
           (size == 0 ? snprintf(rest, room, "fewest queens, ") : snprintf(rest, room, "%" PRIu64 " queens, ", size));
}

static void write_title(const struct search *search, const struct unit_range *range, char *title) {
    int used = write_subject(search, title);
    char *rest = title + used;
    size_t room = CHECKPOINT_TITLE_MAX - (size_t)used;
    used = snprintf(rest, room, "%s, unit depth %" PRIu64 ", ",
                    nq_value_name(NQ_SYMMETRY, options_value(search->options, NQ_SYMMETRY)),
                    options_value(search->options, NQ_UNIT_DEPTH));
    rest += used;
    room -= (size_t)used;
    if (range == NULL) {
        snprintf(rest, room, "whole board\n");
    } else {
        snprintf(rest, room, "units %" PRIu64 "-%" PRIu64 "\n", range->first, range->last);
    }
}

/* All units are the whole board: a count of the one may go on as the other. */
static void write_titles(struct checkpoint *checkpoint, const struct unit_range *range, uint64_t total) {
    struct unit_range all = {0, total - 1};
    write_title(checkpoint->search, range, checkpoint->title);
    if (range == NULL && total > 0) {
        write_title(checkpoint->search, &all, checkpoint->alternative);
    } else if (range != NULL && range->first == 0 && range->last == all.last) {
        write_title(checkpoint->search, NULL, checkpoint->alternative);
    }
}

static bool begins_with(const struct text *text, const char *words) {
    size_t len = strlen(words);
    return len > 0 && text->len >= len && memcmp(text->bytes, words, len) == 0;
}

/* The length of a line of plain letters, without its end. */
static int line_length(const struct text *text) {
    int len = 0;
    while ((size_t)len < text->len && len < CHECKPOINT_TITLE_MAX && text->bytes[len] >= ' ' &&
           text->bytes[len] <= '~') {
        len++;
    }
    return len;
}

static int complain_title(const struct checkpoint *checkpoint, const struct text *text) {
    int prefix = (int)strlen(FORMAT), wanted = (int)strcspn(checkpoint->title, "\n") - prefix;
    if (!begins_with(text, MAGIC)) return complain("%s: this is not a checkpoint of nqueens", checkpoint->path);
    if (!begins_with(text, FORMAT)) return complain("%s: saved by another version of nqueens", checkpoint->path);
    return complain("%s: this is a checkpoint of '%.*s', not of '%.*s'", checkpoint->path, line_length(text) - prefix,
                    text->bytes + prefix, wanted, checkpoint->title + prefix);
}

/* The title that the file has becomes the checkpoint's. */
static int read_title(struct checkpoint *checkpoint, const struct text *text) {
    if (begins_with(text, checkpoint->title)) return CODE_DONE;
    if (!begins_with(text, checkpoint->alternative)) return complain_title(checkpoint, text);
    memcpy(checkpoint->title, checkpoint->alternative, sizeof checkpoint->title);
    return CODE_DONE;
}

/* A strategy is fixed once a search has begun: an option that asks for another would go unheard. */
static int check_strategy(const struct checkpoint *checkpoint, const nq_solver *solver) {
    const struct options *options = checkpoint->search->options;
    for (size_t i = 0; i < options->setting_count; i++) {
        const nq_key_info *info = options->settings[i].info;
        uint64_t wanted = options_value(options, info->key), saved;
        if (!(info->flags & NQ_KEY_STRATEGY) || nq_solver_get(solver, info->key, &saved) != NQ_OK) continue;
        if (saved == wanted || (info->key == NQ_METHOD && wanted == NQ_METHOD_AUTO)) continue;
        return complain("%s: the count was begun with another --%s, and can only go on as it began", checkpoint->path,
                        info->name);
    }
    return CODE_DONE;
}

static int load(struct checkpoint *checkpoint, const struct text *text) {
    char message[NQ_MESSAGE_SIZE] = "";
    nq_solver *solver = NULL;
    if (read_title(checkpoint, text) != CODE_DONE) return CODE_BAD;
    size_t title = strlen(checkpoint->title);
    nq_status status =
        nq_solver_load(&solver, checkpoint->search->problem, text->bytes + title, text->len - title, message);
    if (status == NQ_E_NOMEM) return complain_memory();
    if (status != NQ_OK) {
        return complain("%s: %s", checkpoint->path, message[0] != '\0' ? message : nq_strerror(status));
    }
    if (check_strategy(checkpoint, solver) != CODE_DONE) {
        nq_solver_free(solver);
        return CODE_BAD;
    }
    checkpoint->is_resumed = true;
    return search_adopt(checkpoint->search, solver);
}

static int read_checkpoint(struct checkpoint *checkpoint) {
    struct text text;
    int code = input_read(checkpoint->path, &text);
    if (code == CODE_DONE) code = load(checkpoint, &text);
    free(text.bytes);
    return code;
}

static int start_or_go_on(struct checkpoint *checkpoint) {
    const struct options *options = checkpoint->search->options;
    bool exists = access(checkpoint->path, F_OK) == 0 || errno != ENOENT;
    if (exists && options->own.resume) return read_checkpoint(checkpoint);
    if (exists) return complain("%s: the file exists: --resume goes on from it", checkpoint->path);
    if (options->own.resume && !options->quiet) {
        complain("%s: the file does not exist: counting from the start", checkpoint->path);
    }
    return CODE_DONE;
}

int checkpoint_open(struct checkpoint *checkpoint, struct search *search, const struct unit_range *range,
                    uint64_t total) {
    *checkpoint = (struct checkpoint){.search = search, .path = search->options->own.checkpoint, .lock = {NULL, -1}};
    write_titles(checkpoint, range, total);
    checkpoint->saved_at = clock_ns();
    int code = file_lock_take(&checkpoint->lock, checkpoint->path);
    return code == CODE_DONE ? start_or_go_on(checkpoint) : code;
}

/* A search in threads, and one that joins half boards, begin the unit that they are at again after a stop. */
static bool stops_cheaply(const struct search *search) {
    return search_get(search, NQ_THREADS) == 1 && search_get(search, NQ_METHOD) != NQ_METHOD_MEET_IN_THE_MIDDLE;
}

bool checkpoint_event(struct checkpoint *checkpoint, const nq_event *event) {
    uint64_t passed_ms = (clock_ns() - checkpoint->saved_at) / 1000000;
    if (passed_ms < checkpoint->search->options->own.every_ms) return true;
    /* Between two units the search can be saved as it goes; a failure is said, and tried again when the next is due. */
    if (event->kind == NQ_EVENT_UNIT)
        checkpoint_save(checkpoint);
    else
        checkpoint->is_due = stops_cheaply(checkpoint->search);
    return !checkpoint->is_due;
}

static int write_solver(const struct checkpoint *checkpoint, void *bytes, size_t len) {
    struct piece pieces[2] = {{checkpoint->title, strlen(checkpoint->title)}, {bytes, len}};
    nq_status status = nq_solver_save(checkpoint->search->solver, bytes, &pieces[1].len);
    if (status != NQ_OK) return complain("%s: cannot save: %s", checkpoint->path, nq_strerror(status));
    return file_replace(checkpoint->path, pieces);
}

int checkpoint_save(struct checkpoint *checkpoint) {
    size_t len = 0;
    checkpoint->is_due = false;
    checkpoint->saved_at = clock_ns();
    nq_status status = nq_solver_save(checkpoint->search->solver, NULL, &len);
    if (status != NQ_OK) return complain("%s: cannot save: %s", checkpoint->path, nq_strerror(status));
    void *bytes = malloc(len);
    if (bytes == NULL) return complain_memory();
    int code = write_solver(checkpoint, bytes, len);
    free(bytes);
    return code;
}

void checkpoint_remove(const struct checkpoint *checkpoint) {
    unlink(checkpoint->path);
}

void checkpoint_close(struct checkpoint *checkpoint) {
    file_lock_release(&checkpoint->lock);
}
