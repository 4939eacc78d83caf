#include "offscreen.h"

#include "clock.h"
#include "files.h"
#include "screenshot.h"
#include "status.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PATH_MAX_LENGTH = 1024 };

enum progress { ON, ENDED, TOO_LONG };

/* The clock goes by frames, so that the pictures are the same on every machine. */
static const uint64_t frame_ns = 1000000000 / 60;

struct film {
    struct session session;
    struct scene scene;
    struct sheet sheet;
    char line[STATUS_MAX];
};

/* One event on, unless there is no more, or the next one is too long in coming. */
static enum progress advance(struct session *session, uint32_t patience) {
    uint64_t seen = session->history.added, began = clock_now();
    struct timespec moment = {0, 200000};
    session_command(session, COMMAND_STEP);
    while (session->history.added == seen && session_is_busy(session)) {
        session_tick(session, 0);
        if (clock_now() - began > (uint64_t)patience * 1000000000) return TOO_LONG;
        if (session->history.added == seen) nanosleep(&moment, NULL);
    }
    return session->history.added != seen ? ON : ENDED;
}

/* What comes after the last event: how the search has ended. */
static void settle(struct session *session) {
    const struct step *step = session_look(session);
    struct timespec moment = {0, 200000};
    while (step != NULL && step->kind == STEP_END && session_is_busy(session)) {
        session_tick(session, 0);
        nanosleep(&moment, NULL);
    }
}

static int draw_frame(struct film *film, const struct options *options, uint32_t frame) {
    char path[PATH_MAX_LENGTH];
    status_line(&film->session, options->lang, film->line);
    scene_prepare(&film->scene, options->width, options->height, 1, true);
    scene_draw(film->sheet.canvas, &film->scene);
    snprintf(path, sizeof path, "%s/frame-%04" PRIu32 ".png", options->folder, frame);
    errno = 0;
    if (sheet_save(&film->sheet, path)) return 0;
    fprintf(stderr, "nqueens-viewer: %s: cannot be written: %s\n", path, errno != 0 ? strerror(errno) : SDL_GetError());
    return 1;
}

static bool is_refused(const struct session *session) {
    return session->outcome == OUTCOME_ERROR || session->outcome == OUTCOME_NOT_BUILT;
}

/* Without a window nobody reads the status line. */
static int complain_refusal(const struct session *session) {
    bool is_built = session->outcome != OUTCOME_NOT_BUILT;
    fprintf(stderr, "nqueens-viewer: %s\n", is_built ? session->message : text(LANG_EN, TEXT_NOT_BUILT));
    return session->status == NQ_E_NOMEM ? 1 : 2;
}

/* A search that proves nothing goes on for ever, and others for as long as nobody wants to wait. */
static void tell_last(uint32_t frame, uint32_t patience) {
    fprintf(stderr, "nqueens-viewer: nothing new for %" PRIu32 " s (--patience): frame-%04" PRIu32 ".png is the last\n",
            patience, frame);
}

static int shoot(struct film *film, const struct options *options) {
    enum progress progress = ON;
    if (!file_make_folder(options->folder)) {
        fprintf(stderr, "nqueens-viewer: %s: no folder for pictures: %s\n", options->folder, strerror(errno));
        return 1;
    }
    for (uint32_t frame = 1; frame <= options->frames && progress == ON; frame++) {
        progress = advance(&film->session, options->patience);
        film->session.elapsed += frame_ns;
        settle(&film->session);
        if (is_refused(&film->session)) return complain_refusal(&film->session);
        if (progress == ENDED && frame > 1) return 0;
        if (progress == TOO_LONG) tell_last(frame, options->patience);
        if (draw_frame(film, options, frame) != 0) return 1;
    }
    return 0;
}

static int complain(void) {
    fprintf(stderr, "nqueens-viewer: there is not enough memory\n");
    return 1;
}

int offscreen_run(const struct options *options, const char *font_path) {
    int code = 1;
    struct film *film = calloc(1, sizeof *film);
    if (film == NULL || !session_open(&film->session, &options->settings, 0)) {
        free(film);
        return complain();
    }
    film->scene = (struct scene){.session = &film->session, .lang = options->lang, .line = film->line};
    if (sheet_open(&film->sheet, options->width, options->height, font_path)) {
        code = shoot(film, options);
        sheet_close(&film->sheet);
    } else {
        complain();
    }
    session_close(&film->session);
    free(film);
    return code;
}
