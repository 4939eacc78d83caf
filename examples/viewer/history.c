#include "history.h"

#include <stdlib.h>

bool history_open(struct history *history, size_t room) {
    *history = (struct history){.steps = calloc(room, sizeof *history->steps), .room = room};
    return history->steps != NULL;
}

void history_close(struct history *history) {
    free(history->steps);
    history->steps = NULL;
}

void history_clear(struct history *history) {
    history->added = 0;
    history->view = 0;
}

static uint64_t oldest(const struct history *history) {
    return history->added > history->room ? history->added - history->room : 0;
}

void history_add(struct history *history, const struct step *step) {
    bool follows = history_at_newest(history);
    history->steps[history->added % history->room] = *step;
    history->added++;
    if (follows) history_to_newest(history);
    if (history->view < oldest(history)) history->view = oldest(history);
}

bool history_back(struct history *history) {
    if (history->added == 0 || history->view == oldest(history)) return false;
    history->view--;
    return true;
}

bool history_on(struct history *history) {
    if (history_at_newest(history)) return false;
    history->view++;
    return true;
}

void history_to_newest(struct history *history) {
    history->view = history->added > 0 ? history->added - 1 : 0;
}

bool history_at_newest(const struct history *history) {
    return history->view + 1 >= history->added;
}

const struct step *history_look(const struct history *history) {
    if (history->added == 0) return NULL;
    return &history->steps[history->view % history->room];
}
