#include "support.h"

#include "history.h"

enum { ROOM = 4 };

static struct history history;

static void add(uint64_t serial) {
    static struct step step;
    step.serial = serial;
    history_add(&history, &step);
}

static void begin(uint64_t steps) {
    want_true(history_open(&history, ROOM), "memory");
    for (uint64_t serial = 1; serial <= steps; serial++) add(serial);
}

static uint64_t looked_at(void) {
    return history_look(&history)->serial;
}

static void test_history_when_empty_then_there_is_nothing_to_see(void **state) {
    UNUSED(state);
    begin(0);
    want_true(history_look(&history) == NULL, "nothing");
    want_true(!history_back(&history) && !history_on(&history), "no way to go");
    want_true(history_at_newest(&history), "at the newest");
    history_close(&history);
}

static void test_history_when_looked_at_then_it_follows_the_newest(void **state) {
    UNUSED(state);
    begin(3);
    want_number(3, looked_at());
    add(4);
    want_number(4, looked_at());
    history_close(&history);
}

static void test_history_when_full_then_it_goes_back_as_far_as_its_room(void **state) {
    UNUSED(state);
    begin(10);
    for (int i = 1; i < ROOM; i++) want_true(history_back(&history), "a step back");
    want_number(7, looked_at());
    want_true(!history_back(&history), "the oldest");
    want_number(7, looked_at());
    history_close(&history);
}

static void test_history_when_gone_back_then_a_new_step_does_not_move_the_look(void **state) {
    UNUSED(state);
    begin(4);
    history_back(&history);
    add(5);
    want_number(3, looked_at());
    add(6);
    add(7);
    want_number(4, looked_at()); /* number 3 is forgotten */
    history_close(&history);
}

static void test_history_when_gone_back_and_on_then_it_ends_at_the_newest(void **state) {
    UNUSED(state);
    begin(4);
    history_back(&history);
    history_back(&history);
    want_number(2, looked_at());
    want_true(history_on(&history) && history_on(&history), "two steps on");
    want_number(4, looked_at());
    want_true(!history_on(&history), "the newest");
    history_back(&history);
    history_to_newest(&history);
    want_number(4, looked_at());
    history_close(&history);
}

static void test_history_when_cleared_then_it_begins_again(void **state) {
    UNUSED(state);
    begin(9);
    history_clear(&history);
    want_true(history_look(&history) == NULL, "nothing");
    add(1);
    want_number(1, looked_at());
    history_close(&history);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_history_when_empty_then_there_is_nothing_to_see),
        TEST(test_history_when_looked_at_then_it_follows_the_newest),
        TEST(test_history_when_full_then_it_goes_back_as_far_as_its_room),
        TEST(test_history_when_gone_back_then_a_new_step_does_not_move_the_look),
        TEST(test_history_when_gone_back_and_on_then_it_ends_at_the_newest),
        TEST(test_history_when_cleared_then_it_begins_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
