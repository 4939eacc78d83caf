/* A solver that was saved before its first call, and saved bytes that lie about the division into units. */
#include "support.h"

#include "base/bytes.h"
#include "search/solver.h"

enum { ROOM = 4096 };

static uint64_t count_loaded(uint32_t n, const unsigned char *bytes, size_t len) {
    nq_problem *problem = new_problem(n);
    nq_solver *solver;
    want_status(NQ_OK, nq_solver_load(&solver, problem, bytes, len, NULL));
    nq_problem_free(problem);
    uint64_t count = count_rest(solver);
    nq_solver_free(solver);
    return count;
}

static void want_whole_after_loading(uint32_t n, int method, uint64_t threads) {
    unsigned char bytes[ROOM];
    size_t len = sizeof bytes;
    nq_solver *solver = new_solver(n, method);
    set(solver, NQ_THREADS, threads);
    want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
    nq_solver_free(solver);
    want_number(known_counts(n).all, count_loaded(n, bytes, len));
}

static void test_load_when_saved_before_the_first_call_then_the_count_is_whole(void **state) {
    UNUSED(state);
    static const int methods[] = {NQ_METHOD_AUTO, NQ_METHOD_BITBOARD, NQ_METHOD_MEET_IN_THE_MIDDLE};
    for (size_t i = 0; i < COUNT_OF(methods); i++) {
        for (uint32_t n = 8; n <= 11; n++) {
            during("method %d, n = %u", methods[i], (unsigned)n);
            want_whole_after_loading(n, methods[i], 1);
            want_whole_after_loading(n, methods[i], 2);
        }
    }
}

/* Meeting in the middle knows its own units only: another division, or none, is refused. The lie is told by the solver itself,
 * so that the checksum fits. */
static void want_lie_refused(struct nqi_division division, uint64_t first, uint64_t count) {
    unsigned char bytes[ROOM];
    char message[NQ_MESSAGE_SIZE];
    size_t len = sizeof bytes;
    nq_problem *problem = new_problem(10);
    nq_solver *loaded, *liar;
    want_status(NQ_OK, nq_solver_new(&liar, problem));
    set(liar, NQ_METHOD, NQ_METHOD_MEET_IN_THE_MIDDLE);
    want_status(NQ_OK, nqi_solver_begin(liar, true));
    liar->division = division;
    liar->first_unit = first;
    liar->unit_count = count;
    want_status(NQ_OK, nq_solver_save(liar, bytes, &len));
    nq_solver_free(liar);
    want_status(NQ_E_FORMAT, nq_solver_load(&loaded, problem, bytes, len, message));
    want_true(loaded == NULL && *message != '\0', "no solver, and a message");
    nq_problem_free(problem);
}

static void test_load_when_whole_units_are_counted_but_not_by_column_sets_then_format(void **state) {
    UNUSED(state);
    want_lie_refused((struct nqi_division){.by_column_sets = false}, 0, 0);
    want_lie_refused((struct nqi_division){.by_column_sets = false, .depth = 3, .total = 1000}, 900, 50);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_load_when_saved_before_the_first_call_then_the_count_is_whole),
        TEST(test_load_when_whole_units_are_counted_but_not_by_column_sets_then_format),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
