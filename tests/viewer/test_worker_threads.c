#include "support.h"

#include "clock.h"
#include "worker.h"

#include <sched.h>

static struct queue queue;
static struct worker worker;
static struct settings settings;

static void begin(enum mode mode, uint32_t n, uint64_t method, bool is_paused, bool is_skipping) {
    memset(&settings, 0, sizeof settings);
    settings.mode = mode;
    settings.n = n;
    settings.method = method;
    settings.seed = 1;
    want_true(queue_open(&queue), "memory");
    want_status(NQ_OK, worker_start(&worker, &settings, &queue, is_paused, is_skipping));
}

/* The next step, copied. */
static struct step take(void) {
    const struct step *step;
    while ((step = queue_peek(&queue)) == NULL) sched_yield();
    struct step copy = *step;
    queue_drop(&queue);
    return copy;
}

static void finish(void) {
    while (!worker_is_over(&worker))
        if (queue_peek(&queue) != NULL) queue_drop(&queue);
    worker_join(&worker);
    queue_close(&queue);
}

static void test_worker_when_paused_then_each_step_is_the_next_event(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 4, NQ_METHOD_BACKTRACK, true, false);
    for (uint64_t serial = 1; serial <= 30; serial++) {
        struct step step = take();
        want_number(serial, step.serial);
        want_true(queue_peek(&queue) == NULL, "it waits");
        gate_step(&worker.gate);
    }
    worker_stop(&worker);
    finish();
}

static void test_worker_when_it_runs_freely_then_it_ends_with_the_last_solution(void **state) {
    struct step step;
    UNUSED(state);
    begin(MODE_SEARCH, 8, NQ_METHOD_FORWARD_CHECK, false, false);
    do step = take();
    while (step.kind != STEP_END);
    want_number(92, step.solutions);
    want_number(8, step.count);
    finish();
    want_status(NQ_DONE, worker.status);
}

static void test_worker_when_skipping_then_it_pauses_at_the_next_solution(void **state) {
    struct step step;
    UNUSED(state);
    begin(MODE_SEARCH, 6, NQ_METHOD_MRV, false, true);
    for (uint64_t solutions = 1; solutions <= 4; solutions++) {
        do step = take();
        while (step.kind != NQ_EVENT_SOLUTION);
        want_number(solutions, step.solutions);
        gate_skip(&worker.gate);
    }
    do step = take();
    while (step.kind != STEP_END);
    finish();
}

static void test_worker_when_stopped_in_a_pause_then_it_ends_at_once(void **state) {
    UNUSED(state);
    begin(MODE_REPAIR, 20, NQ_METHOD_MIN_CONFLICTS, true, false);
    take();
    uint64_t began = clock_now();
    worker_stop(&worker);
    finish();
    want_true(clock_now() - began < 1000000000, "within a second");
    want_status(NQ_STOPPED, worker.status);
}

static void test_worker_when_stopped_with_a_full_queue_then_it_ends(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 20, NQ_METHOD_BACKTRACK, false, false);
    while (queue_has_room(&queue)) sched_yield();
    gate_pause(&worker.gate);
    worker_stop(&worker);
    while (!worker_is_over(&worker)) sched_yield();
    finish();
    want_true(worker.status > 0, "stopped");
}

static void test_worker_when_a_local_search_has_nothing_to_find_then_it_says_so(void **state) {
    UNUSED(state);
    for (uint32_t n = 2; n <= 3; n++) {
        begin(MODE_REPAIR, n, NQ_METHOD_MIN_CONFLICTS, false, false);
        finish();
        want_status(NQ_DONE, worker.status);
    }
}

static void test_worker_when_the_method_cannot_then_the_library_says_why(void **state) {
    UNUSED(state);
    begin(MODE_SEARCH, 100, NQ_METHOD_BITBOARD, false, false);
    finish();
    want_status(NQ_E_UNSUPPORTED, worker.status);
    want_true(worker.message[0] != '\0', "a message");
}

static void test_worker_when_paced_then_the_result_is_the_same(void **state) {
    uint64_t nodes[2];
    UNUSED(state);
    for (uint32_t i = 0; i < 2; i++) {
        struct step step;
        begin(MODE_SEARCH, 5, NQ_METHOD_MRV, false, false);
        if (i == 1) gate_set_delay(&worker.gate, 1);
        do step = take();
        while (step.kind != STEP_END);
        nodes[i] = step.nodes;
        finish();
    }
    want_number(nodes[0], nodes[1]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_worker_when_paused_then_each_step_is_the_next_event),
        TEST(test_worker_when_it_runs_freely_then_it_ends_with_the_last_solution),
        TEST(test_worker_when_skipping_then_it_pauses_at_the_next_solution),
        TEST(test_worker_when_stopped_in_a_pause_then_it_ends_at_once),
        TEST(test_worker_when_stopped_with_a_full_queue_then_it_ends),
        TEST(test_worker_when_a_local_search_has_nothing_to_find_then_it_says_so),
        TEST(test_worker_when_the_method_cannot_then_the_library_says_why),
        TEST(test_worker_when_paced_then_the_result_is_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
