#include "gate.h"

#include "clock.h"
#include "pacing.h"

#include <time.h>

static int standing(const struct gate *gate) {
    if (gate->is_stopped) return GATE_STOPPED;
    if (gate->is_skipping) return GATE_SKIP;
    return gate->is_paused || gate->delay_ms > 0 ? GATE_HOLD : GATE_OPEN;
}

static bool open_moved(pthread_cond_t *moved) {
    pthread_condattr_t attributes;
    if (pthread_condattr_init(&attributes) != 0) return false;
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    int code = pthread_cond_init(moved, &attributes);
    pthread_condattr_destroy(&attributes);
    return code == 0;
}

bool gate_init(struct gate *gate, bool is_paused, bool is_skipping, uint32_t delay_ms) {
    gate->is_stopped = false;
    gate->is_paused = is_paused;
    gate->is_skipping = is_skipping;
    gate->steps = 0;
    gate->delay_ms = delay_ms;
    atomic_init(&gate->how, standing(gate));
    if (pthread_mutex_init(&gate->lock, NULL) != 0) return false;
    if (open_moved(&gate->moved)) return true;
    pthread_mutex_destroy(&gate->lock);
    return false;
}

void gate_destroy(struct gate *gate) {
    pthread_cond_destroy(&gate->moved);
    pthread_mutex_destroy(&gate->lock);
}

static void begin_move(struct gate *gate) {
    pthread_mutex_lock(&gate->lock);
}

static void end_move(struct gate *gate) {
    atomic_store_explicit(&gate->how, standing(gate), memory_order_relaxed);
    pthread_cond_signal(&gate->moved);
    pthread_mutex_unlock(&gate->lock);
}

void gate_pause(struct gate *gate) {
    begin_move(gate);
    gate->is_paused = true;
    gate->is_skipping = false;
    gate->steps = 0;
    end_move(gate);
}

void gate_go_on(struct gate *gate) {
    begin_move(gate);
    gate->is_paused = false;
    gate->is_skipping = false;
    end_move(gate);
}

void gate_step(struct gate *gate) {
    begin_move(gate);
    gate->is_paused = true;
    gate->is_skipping = false;
    gate->steps++;
    end_move(gate);
}

void gate_skip(struct gate *gate) {
    begin_move(gate);
    gate->is_paused = false;
    gate->is_skipping = true;
    end_move(gate);
}

void gate_stop(struct gate *gate) {
    begin_move(gate);
    gate->is_stopped = true;
    end_move(gate);
}

void gate_set_delay(struct gate *gate, uint32_t delay_ms) {
    begin_move(gate);
    gate->delay_ms = delay_ms;
    end_move(gate);
}

int gate_how(struct gate *gate) {
    return atomic_load_explicit(&gate->how, memory_order_relaxed);
}

static void arrive_at_solution(struct gate *gate) {
    if (!gate->is_skipping) return;
    gate->is_skipping = false;
    gate->is_paused = true;
    gate->steps = 0;
    atomic_store_explicit(&gate->how, standing(gate), memory_order_relaxed);
}

static void rest(struct gate *gate, uint64_t nanoseconds) {
    uint64_t until = clock_now() + nanoseconds;
    struct timespec time = {(time_t)(until / 1000000000), (long)(until % 1000000000)};
    pthread_cond_timedwait(&gate->moved, &gate->lock, &time);
}

/* Under the lock. Returns when the event may pass. */
static void hold(struct gate *gate) {
    uint64_t shown = clock_now();
    while (!gate->is_stopped && !gate->is_skipping) {
        if (gate->is_paused && gate->steps > 0) {
            gate->steps--;
            return;
        }
        uint64_t left = pacing_left(gate->delay_ms, shown, clock_now());
        if (!gate->is_paused && left == 0) return;
        if (gate->is_paused) {
            pthread_cond_wait(&gate->moved, &gate->lock);
        } else {
            rest(gate, left);
        }
    }
}

int gate_wait(struct gate *gate, bool is_solution) {
    pthread_mutex_lock(&gate->lock);
    if (is_solution) arrive_at_solution(gate);
    hold(gate);
    int is_stopped = gate->is_stopped;
    pthread_mutex_unlock(&gate->lock);
    return is_stopped;
}
