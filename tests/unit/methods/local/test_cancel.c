/* A million queens, and a cancel at every millisecond. */
#include "runs.h"

#include <time.h>

/* Cancels at every progress event, and notes the processor time. */
struct canceller {
    nq_solver *solver;
    clock_t asked;
    uint64_t cancels;
};

static int cancel_now(void *user, const nq_event *event) {
    struct canceller *self = user;
    (void)event;
    nq_solver_cancel(self->solver);
    self->asked = clock();
    self->cancels++;
    return 0;
}

/* Answers as nq_solver_next() that is called again after each cancel, but not for more processor time than it takes to see
 * every stage of a search. */
static nq_status next_in_spite_of(struct canceller *self) {
    const clock_t enough = 2 * CLOCKS_PER_SEC, begin = clock();
    nq_status status;
    while ((status = nq_solver_next(self->solver)) == NQ_CANCELLED) {
        assert_true(clock() - self->asked < CLOCKS_PER_SEC / 20);
        if (clock() - begin > enough) break;
    }
    return status;
}

static void test_cancel_when_a_million_then_within_50_ms_and_nothing_is_lost(void **state) {
    (void)state;
    enum { N = 1000000 };
    for (int i = 0; i < LOCAL_METHODS; i++) {
        struct canceller self = {open_run(N, local_methods[i], 5, NULL), 0, 0};
        assert_int_equal(nq_solver_set(self.solver, NQ_PROGRESS_MS, 1), NQ_OK);
        assert_int_equal(nq_solver_on(self.solver, NQ_EVENT_PROGRESS, cancel_now, &self), NQ_OK);
        nq_status status = next_in_spite_of(&self);
        assert_true(self.cancels > 10);
        if (local_methods[i] == NQ_METHOD_LARGE_BOARD) {
            assert_int_equal(status, NQ_OK);
            assert_true(hash_of(verified(self.solver, N), N) == hash_of_run(N, local_methods[i], 5));
        }
        if (local_methods[i] == NQ_METHOD_MIN_CONFLICTS) assert_true(read_key(self.solver, NQ_ITERATIONS) > 3);
        nq_solver_free(self.solver);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cancel_when_a_million_then_within_50_ms_and_nothing_is_lost),
    };
    return cmocka_run_group_tests_name("cancel", tests, NULL, NULL);
}
