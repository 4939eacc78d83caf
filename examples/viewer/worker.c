#include "worker.h"

#include "clock.h"
#include "setup.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { TRACE = NQ_EVENT_PLACE | NQ_EVENT_REJECT | NQ_EVENT_REMOVE };

uint64_t worker_get(const struct worker *worker, nq_key key) {
    uint64_t value = 0;
    nq_solver_get(worker->solver, key, &value);
    return value;
}

static struct cell cell_of(nq_square square) {
    return (struct cell){(uint16_t)square.row, square.col == NQ_NO_COLUMN ? NO_COLUMN : (uint16_t)square.col};
}

static void copy_queens(struct step *step, const nq_square *squares, size_t count) {
    if (count > BOARD_MAX) count = BOARD_MAX;
    step->count = (uint16_t)count;
    for (size_t i = 0; i < count; i++) step->queens[i] = cell_of(squares[i]);
}

static void copy_domains(struct worker *worker) {
    uint32_t size;
    struct step *step = &worker->step;
    step->has_domains = nq_solver_domain(worker->solver, 0, &size) == NQ_OK;
    for (uint32_t row = 0; step->has_domains && row < worker->n; row++) {
        size = 0;
        nq_solver_domain(worker->solver, row, &size);
        step->domain[row] = (uint16_t)size;
    }
}

static void make_step(struct worker *worker, const nq_event *event) {
    struct step *step = &worker->step;
    step->serial = worker->serial;
    step->kind = event->kind;
    step->is_cover = false;
    step->nodes = worker_get(worker, NQ_NODES);
    step->solutions = worker_get(worker, NQ_SOLUTIONS);
    step->square = cell_of(event->square);
    step->by = cell_of(event->by);
    copy_queens(step, event->squares, event->count);
    copy_domains(worker);
}

/* Waits for room in the queue: the window empties it sixty times a second. */
static void deliver(struct worker *worker, const struct step *step) {
    struct timespec moment = {0, 1000000};
    while (!queue_put(worker->queue, step) && gate_how(&worker->gate) != GATE_STOPPED) nanosleep(&moment, NULL);
}

static bool passes(struct worker *worker, bool is_solution) {
    int how = gate_how(&worker->gate);
    return how == GATE_OPEN || (how == GATE_SKIP && !is_solution);
}

/* A search may find a smaller cover without delivering it; then it shows in NQ_BEST when the last queen is taken back. */
static bool is_smaller_cover(struct worker *worker, const nq_event *event) {
    uint64_t best = worker->mode == MODE_COVER ? worker_get(worker, NQ_BEST) : 0;
    size_t count = event->count + (event->kind == NQ_EVENT_REMOVE);
    if (best == worker->best || best != count) return false;
    worker->best = best;
    return true;
}

/* Called for millions of events a second, of which hundreds are shown, and each smaller cover. */
static int on_event(void *user, const nq_event *event) {
    struct worker *worker = user;
    bool is_solution = event->kind == NQ_EVENT_SOLUTION;
    bool is_held = !passes(worker, is_solution), is_cover = is_smaller_cover(worker, event);
    worker->serial++;
    if (!is_held && !is_cover && !queue_has_room(worker->queue)) return 0;
    make_step(worker, event);
    worker->step.is_cover = is_cover;
    deliver(worker, &worker->step);
    return is_held ? gate_wait(&worker->gate, is_solution) : 0;
}

static int on_solution(struct worker *worker) {
    size_t count = 0;
    const nq_square *squares = nq_solver_solution(worker->solver, &count);
    nq_event event = {.size = sizeof event, .kind = NQ_EVENT_SOLUTION, .squares = squares, .count = count};
    copy_queens(&worker->found, squares, count);
    return on_event(worker, &event);
}

/* A local search would look for ever for what does not exist. */
static bool has_none(const struct worker *worker) {
    nq_square room[4];
    return worker->mode == MODE_REPAIR && worker->n < 4 && nq_find(worker->n, room) == NQ_DONE;
}

static nq_status search(struct worker *worker) {
    nq_status status = NQ_DONE;
    if (has_none(worker)) return NQ_DONE;
    while ((status = nq_solver_next(worker->solver)) == NQ_OK) {
        if (on_solution(worker) != 0) return NQ_STOPPED;
        if (worker->mode == MODE_REPAIR) return NQ_DONE;
    }
    return status;
}

/* After the last event the window shows the last solution. */
static void show_end(struct worker *worker) {
    struct step *step = &worker->found;
    step->serial = worker->serial;
    step->kind = STEP_END;
    step->nodes = worker_get(worker, NQ_NODES);
    step->solutions = worker_get(worker, NQ_SOLUTIONS);
    deliver(worker, step);
}

static void *run(void *user) {
    struct worker *worker = user;
    worker->status = search(worker);
    worker->ended = clock_now();
    snprintf(worker->message, sizeof worker->message, "%s", nq_solver_message(worker->solver));
    if (worker->status == NQ_DONE || worker->status == NQ_EXHAUSTED) show_end(worker);
    atomic_store(&worker->is_over, true);
    return NULL;
}

static void clear(struct worker *worker, const struct settings *settings, struct queue *queue) {
    memset(worker, 0, sizeof *worker);
    worker->queue = queue;
    worker->mode = settings->mode;
    worker->n = settings->n;
    worker->method = settings->method;
    atomic_init(&worker->is_over, false);
}

static nq_status start_thread(struct worker *worker) {
    uint32_t events = worker->mode == MODE_SOLUTIONS ? 0 : TRACE;
    nq_status status = nq_solver_on(worker->solver, events, on_event, worker);
    if (status == NQ_OK && pthread_create(&worker->thread, NULL, run, worker) != 0) status = NQ_E_NOMEM;
    return status;
}

nq_status worker_start(struct worker *worker, const struct settings *settings, struct queue *queue, bool is_paused,
                       bool is_skipping) {
    clear(worker, settings, queue);
    nq_status status = setup_solver(settings, &worker->solver, worker->message);
    if (status != NQ_OK) return status;
    if (gate_init(&worker->gate, is_paused, is_skipping, settings->delay_ms)) {
        status = start_thread(worker);
        if (status == NQ_OK) return status;
        gate_destroy(&worker->gate);
    }
    nq_solver_free(worker->solver);
    return NQ_E_NOMEM;
}

void worker_stop(struct worker *worker) {
    gate_stop(&worker->gate);
    nq_solver_cancel(worker->solver);
}

bool worker_is_over(struct worker *worker) {
    return atomic_load(&worker->is_over);
}

void worker_join(struct worker *worker) {
    pthread_join(worker->thread, NULL);
    gate_destroy(&worker->gate);
    nq_solver_free(worker->solver);
    worker->solver = NULL;
}
