#include "support.h"

#include "queue.h"

#include <pthread.h>
#include <sched.h>

enum { STEPS = 20000 };

static struct queue queue;

static void test_queue_when_full_then_it_takes_no_more_and_loses_nothing(void **state) {
    static struct step step;
    UNUSED(state);
    want_true(queue_open(&queue), "memory");
    for (step.serial = 1; step.serial <= QUEUE_ROOM; step.serial++) want_true(queue_put(&queue, &step), "room");
    want_true(!queue_has_room(&queue) && !queue_put(&queue, &step), "full");
    want_number(1, queue_peek(&queue)->serial);
    queue_drop(&queue);
    want_true(queue_put(&queue, &step), "room again");
    for (uint64_t serial = 2; queue_peek(&queue) != NULL; serial++) {
        want_number(serial, queue_peek(&queue)->serial);
        queue_drop(&queue);
    }
    queue_close(&queue);
}

static void *put_all(void *user) {
    static struct step step;
    UNUSED(user);
    for (step.serial = 1; step.serial <= STEPS; step.serial++)
        while (!queue_put(&queue, &step)) sched_yield();
    return NULL;
}

static void test_queue_when_two_threads_use_it_then_the_order_is_kept(void **state) {
    pthread_t thread;
    const struct step *step;
    UNUSED(state);
    want_true(queue_open(&queue), "memory");
    want_number(0, pthread_create(&thread, NULL, put_all, NULL));
    for (uint64_t serial = 1; serial <= STEPS; serial++) {
        while ((step = queue_peek(&queue)) == NULL) sched_yield();
        want_number(serial, step->serial);
        queue_drop(&queue);
    }
    pthread_join(thread, NULL);
    queue_close(&queue);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_queue_when_full_then_it_takes_no_more_and_loses_nothing),
        TEST(test_queue_when_two_threads_use_it_then_the_order_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
