/* The tool's double check, with counters that lie: a bit that is flipped in one unit's count must not go unseen. */
#include "support.h"

#include "../../../examples/nqueens/double_check.c" /* the tool is no library */

enum { SIZE = 8, UNITS = 64 };

struct fault {
    uint64_t unit;
    uint64_t flip; /* bits to flip in the first way's count of that unit */
    uint64_t calls;
    nq_status status; /* what the other way answers for that unit, instead of NQ_DONE */
};

static uint64_t count_unit(int method, uint64_t unit) {
    nq_solver *solver = new_solver(SIZE, method);
    uint64_t count = 0;
    set(solver, NQ_UNIT_DEPTH, 2);
    want_status(NQ_OK, nq_solver_assign(solver, unit, 1));
    want_status(NQ_DONE, nq_solver_count(solver, &count));
    nq_solver_free(solver);
    return count;
}

static nq_status faulty_counter(void *user, int way, uint64_t unit, uint64_t *count) {
    struct fault *fault = user;
    fault->calls++;
    *count = count_unit(way == CHECK_FIRST ? NQ_METHOD_BITBOARD : NQ_METHOD_BACKTRACK, unit);
    if (unit != fault->unit) return NQ_DONE;
    if (way == CHECK_OTHER) return fault->status;
    *count ^= fault->flip;
    return NQ_DONE;
}

struct answer {
    nq_status status;
    struct double_check check;
    struct difference differences[UNITS];
};

static void run(struct answer *answer, struct fault *fault) {
    uint64_t units[UNITS];
    for (uint64_t unit = 0; unit < UNITS; unit++) units[unit] = unit;
    *answer = (struct answer){.status = NQ_OK};
    answer->check.differences = answer->differences;
    answer->status = double_check_run(&answer->check, units, UNITS, faulty_counter, fault);
}

static void test_double_check_when_both_count_right_then_nothing_is_found(void **state) {
    UNUSED(state);
    struct fault fault = {.unit = 5, .flip = 0, .status = NQ_DONE};
    struct answer answer;
    run(&answer, &fault);
    want_status(NQ_DONE, answer.status);
    want_number(UNITS, answer.check.checked);
    want_number(0, answer.check.found);
    want_number(2 * UNITS, fault.calls);
}

static void test_double_check_when_a_bit_is_flipped_then_the_unit_is_named(void **state) {
    UNUSED(state);
    for (int bit = 0; bit < 64; bit += 9) {
        uint64_t unit = (uint64_t)bit;
        struct fault fault = {.unit = unit, .flip = UINT64_C(1) << bit, .status = NQ_DONE};
        struct answer answer;
        during("bit %d", bit);
        run(&answer, &fault);
        want_status(NQ_DONE, answer.status);
        want_number(UNITS, answer.check.checked);
        want_number(1, answer.check.found);
        want_number(unit, answer.differences[0].unit);
        want_number(fault.flip, answer.differences[0].counts[CHECK_FIRST] ^ answer.differences[0].counts[CHECK_OTHER]);
    }
}

static void test_double_check_when_a_counter_stops_then_so_does_the_check(void **state) {
    UNUSED(state);
    struct fault fault = {.unit = 7, .flip = 1, .status = NQ_CANCELLED};
    struct answer answer;
    run(&answer, &fault);
    want_status(NQ_CANCELLED, answer.status);
    want_number(7, answer.check.checked);
    want_number(0, answer.check.found);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_double_check_when_both_count_right_then_nothing_is_found),
        TEST(test_double_check_when_a_bit_is_flipped_then_the_unit_is_named),
        TEST(test_double_check_when_a_counter_stops_then_so_does_the_check),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
