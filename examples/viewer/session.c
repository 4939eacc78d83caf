#include "session.h"

#include "given.h"
#include "pacing.h"

#include <stdio.h>

/* The queens of a file, which are on the board from the beginning. */
static void show_given(struct session *session) {
    const struct given *given = &session->settings.given;
    struct step step = {.kind = STEP_END, .count = (uint16_t)given->count};
    if (!given_stands(&session->settings)) return;
    for (uint32_t i = 0; i < given->count; i++)
        step.queens[i] = (struct cell){(uint16_t)given->squares[i].row, (uint16_t)given->squares[i].col};
    history_add(&session->history, &step);
}

static void clear(struct session *session) {
    history_clear(&session->history);
    session->is_fresh = true;
    session->is_skipping = false;
    session->has_best = false;
    session->outcome = OUTCOME_NONE;
    session->elapsed = session->events = session->nodes = session->solutions = session->fewest = session->least = 0;
    show_given(session);
}

bool session_open(struct session *session, const struct settings *settings, uint64_t now) {
    session->settings = *settings;
    session->state = STATE_READY;
    session->is_alive = session->is_given_up = session->begins_anew = session->keeps_size = false;
    session->ticked = now;
    if (!history_open(&session->history, HISTORY_ROOM)) return false;
    if (!queue_open(&session->queue)) {
        history_close(&session->history);
        return false;
    }
    clear(session);
    return true;
}

static void count(struct session *session) {
    session->nodes = worker_get(&session->worker, NQ_NODES);
    session->solutions = worker_get(&session->worker, NQ_SOLUTIONS);
    if (session->settings.mode != MODE_COVER) return;
    session->fewest = worker_get(&session->worker, NQ_BEST);
    session->least = worker_get(&session->worker, NQ_LOWER_BOUND);
}

static void end_worker(struct session *session) {
    count(session);
    worker_join(&session->worker);
    session->events = session->worker.serial;
    session->is_alive = false;
    session->is_skipping = false;
}

void session_close(struct session *session) {
    if (session->is_alive) {
        worker_stop(&session->worker);
        end_worker(session);
    }
    queue_close(&session->queue);
    history_close(&session->history);
}

static void fail(struct session *session, enum outcome outcome, nq_status status, const char *message) {
    session->outcome = outcome;
    session->status = status;
    snprintf(session->message, sizeof session->message, "%s", message[0] != '\0' ? message : nq_strerror(status));
}

static void start(struct session *session, bool is_paused, bool is_skipping) {
    clear(session);
    if (!mode_is_built(session->settings.mode)) {
        fail(session, OUTCOME_NOT_BUILT, NQ_E_UNSUPPORTED, "");
        return;
    }
    nq_status status = worker_start(&session->worker, &session->settings, &session->queue, is_paused, is_skipping);
    if (status != NQ_OK) {
        fail(session, OUTCOME_ERROR, status, session->worker.message);
        return;
    }
    session->is_alive = true;
    session->is_fresh = false;
    session->is_skipping = is_skipping;
    session->state = is_paused ? STATE_PAUSED : STATE_RUNNING;
}

static void go_on(struct session *session) {
    history_to_newest(&session->history);
    gate_go_on(&session->worker.gate);
    session->is_skipping = false;
    session->state = STATE_RUNNING;
}

static void pause(struct session *session) {
    if (session->state != STATE_RUNNING) return;
    gate_pause(&session->worker.gate);
    session->is_skipping = false;
    session->state = STATE_PAUSED;
}

static void stop(struct session *session) {
    if (!session->is_alive || session->state == STATE_STOPPING) return;
    worker_stop(&session->worker);
    session->state = STATE_STOPPING;
}

static void press_start(struct session *session) {
    if (session->state == STATE_READY) start(session, false, false);
    if (session->state == STATE_PAUSED) go_on(session);
    if (session->is_given_up) session->begins_anew = true;
}

static void press_pause(struct session *session) {
    if (session->state == STATE_RUNNING) {
        pause(session);
    } else {
        press_start(session);
    }
}

static void press_back(struct session *session) {
    pause(session);
    history_back(&session->history);
}

static void press_step(struct session *session) {
    pause(session);
    if (history_on(&session->history)) return;
    if (session->state == STATE_PAUSED) gate_step(&session->worker.gate);
    if (session->state == STATE_READY && session->is_fresh) start(session, true, false);
}

/* A local search that is over has found its solution: the next one comes from the next seed. */
static void press_next(struct session *session) {
    if (session->state == STATE_READY) {
        if (session->settings.mode == MODE_REPAIR && session->outcome == OUTCOME_COMPLETE) session->settings.seed++;
        start(session, false, true);
    } else if (session->state != STATE_STOPPING) {
        go_on(session);
        session->is_skipping = true;
        gate_skip(&session->worker.gate);
    }
}

/* After a change of what is searched: what ran begins again. */
static void begin_anew(struct session *session, bool runs_on) {
    bool was_alive = session->is_alive;
    bool was_running = was_alive && (session->state == STATE_RUNNING || session->begins_anew);
    stop(session);
    clear(session);
    session->is_given_up = was_alive;
    session->begins_anew = runs_on && was_running;
}

static void change_mode(struct session *session, int direction) {
    struct settings *settings = &session->settings;
    settings->mode = (enum mode)(((int)settings->mode + MODES + direction) % MODES);
    if (!mode_has_method(settings->mode, settings->method)) settings->method = mode_next_method(settings->mode, 0, 0);
    if (settings->mode == MODE_PUZZLE) settings->n = settings->regions.n;
    begin_anew(session, false);
}

static void change_size(struct session *session, int direction) {
    uint32_t n = session->settings.n + (uint32_t)direction;
    if (session->settings.mode == MODE_PUZZLE) {
        session->keeps_size = true;
        return;
    }
    if (n < 1 || n > BOARD_MAX) return;
    session->settings.n = n;
    begin_anew(session, true);
}

static void change_seed(struct session *session, uint64_t difference) {
    session->settings.seed += difference;
    begin_anew(session, true);
}

static void change_method(struct session *session, int direction) {
    struct settings *settings = &session->settings;
    settings->method = mode_next_method(settings->mode, settings->method, direction);
    begin_anew(session, true);
}

static void change_delay(struct session *session, uint32_t delay_ms) {
    session->settings.delay_ms = delay_ms;
    if (session->is_alive) gate_set_delay(&session->worker.gate, delay_ms);
}

static bool drive(struct session *session, enum command command) {
    switch (command) {
    case COMMAND_START: press_start(session); return true;
    case COMMAND_PAUSE: press_pause(session); return true;
    case COMMAND_STOP: stop(session); return true;
    case COMMAND_BACK: press_back(session); return true;
    case COMMAND_STEP: press_step(session); return true;
    case COMMAND_NEXT: press_next(session); return true;
    case COMMAND_RESET: begin_anew(session, false); return true;
    default: return false;
    }
}

static bool change(struct session *session, enum command command) {
    switch (command) {
    case COMMAND_MODE_DOWN: change_mode(session, -1); return true;
    case COMMAND_MODE_UP: change_mode(session, 1); return true;
    case COMMAND_METHOD_DOWN: change_method(session, -1); return true;
    case COMMAND_METHOD_UP: change_method(session, 1); return true;
    case COMMAND_N_DOWN: change_size(session, -1); return true;
    case COMMAND_N_UP: change_size(session, 1); return true;
    case COMMAND_SEED_DOWN: change_seed(session, UINT64_MAX); return true;
    case COMMAND_SEED_UP: change_seed(session, 1); return true;
    case COMMAND_SLOWER: change_delay(session, pacing_slower(session->settings.delay_ms)); return true;
    case COMMAND_FASTER: change_delay(session, pacing_faster(session->settings.delay_ms)); return true;
    default: return false;
    }
}

bool session_command(struct session *session, enum command command) {
    session->keeps_size = false;
    return drive(session, command) || change(session, command);
}

static void keep_best(struct session *session, const struct step *step) {
    struct step *best = &session->best;
    if (!step->is_cover) return;
    *best = *step;
    if (step->kind == NQ_EVENT_REMOVE && best->count < BOARD_MAX) best->queens[best->count++] = step->square;
    session->has_best = true;
}

static void take(struct session *session, const struct step *step) {
    history_add(&session->history, step);
    keep_best(session, step);
    if (!session->is_skipping || step->kind != NQ_EVENT_SOLUTION) return;
    session->is_skipping = false;
    session->state = STATE_PAUSED;
}

/* What a search told that was given up for another one is dropped. */
static bool drain(struct session *session) {
    const struct step *step;
    bool is_new = false;
    for (int i = 0; i < QUEUE_ROOM && (step = queue_peek(&session->queue)) != NULL; i++) {
        if (!session->is_given_up) take(session, step);
        queue_drop(&session->queue);
        is_new = true;
    }
    return is_new;
}

static void count_time(struct session *session, uint64_t now) {
    uint64_t until = session->is_alive && worker_is_over(&session->worker) ? session->worker.ended : now;
    if (session->state == STATE_RUNNING && until > session->ticked) session->elapsed += until - session->ticked;
    session->ticked = now;
}

static void settle(struct session *session) {
    nq_status status = session->worker.status;
    session->state = STATE_READY;
    if (status < 0) {
        fail(session, OUTCOME_ERROR, status, session->worker.message);
    } else {
        session->outcome = status == NQ_DONE || status == NQ_EXHAUSTED ? OUTCOME_COMPLETE : OUTCOME_STOPPED;
    }
}

static void give_up(struct session *session) {
    bool begins_anew = session->begins_anew;
    session->is_given_up = session->begins_anew = false;
    session->state = STATE_READY;
    clear(session);
    if (begins_anew) start(session, false, false);
}

static void after_end(struct session *session) {
    end_worker(session);
    if (session->is_given_up) {
        give_up(session);
    } else {
        settle(session);
    }
}

bool session_tick(struct session *session, uint64_t now) {
    if (!session->is_alive) {
        session->ticked = now;
        return false;
    }
    bool is_over = worker_is_over(&session->worker);
    count_time(session, now);
    bool is_new = drain(session);
    if (is_over && queue_peek(&session->queue) == NULL) {
        after_end(session);
        return true;
    }
    if (!session->is_given_up) count(session);
    return is_new;
}

const struct step *session_look(const struct session *session) {
    return history_look(&session->history);
}

bool session_is_busy(const struct session *session) {
    return session->is_alive;
}
