/* Saved bytes that lie: changed, and given a checksum that fits again. Loading them may fail, or give a solver; it may not
 * crash, and what it gives must come to an end. */
#include "support.h"

#include "base/bytes.h"

enum { ROOM = 4096, FORMAT_AT = 4 };

static size_t save_half_way(int method, uint8_t *bytes) {
    size_t len = ROOM;
    nq_solver *solver = new_solver(6, method);
    set(solver, NQ_UNIT_DEPTH, 1);
    want_status(NQ_OK, nq_solver_assign(solver, 1, 4));
    want_status(NQ_OK, nq_solver_next(solver));
    want_status(NQ_OK, nq_solver_save(solver, bytes, &len));
    nq_solver_free(solver);
    return len;
}

static void sign(uint8_t *bytes, size_t len) {
    struct nqi_writer writer = {bytes + len - 4, 4, 0};
    nqi_write_u32(&writer, nqi_crc32(bytes, len - 4));
}

static nq_status load(nq_solver **out, const uint8_t *bytes, size_t len, char *message) {
    nq_problem *problem = new_problem(6);
    nq_status status = nq_solver_load(out, problem, bytes, len, message);
    nq_problem_free(problem);
    return status;
}

static void want_an_end(nq_solver *solver) {
    nq_status status = NQ_OK;
    nq_solver_set(solver, NQ_LIMIT_SOLUTIONS, 0);
    nq_solver_set(solver, NQ_LIMIT_NODES, 0);
    nq_solver_set(solver, NQ_LIMIT_MS, 0);
    for (int calls = 0; calls < 200 && status >= NQ_OK && status != NQ_DONE; calls++) status = nq_solver_next(solver);
    want_true(status == NQ_DONE || status < 0, "the end, or an error");
    want_status(NQ_OK, nq_solver_reset(solver));
}

static void try_these(const uint8_t *bytes, size_t len) {
    char message[NQ_MESSAGE_SIZE];
    nq_solver *solver;
    nq_status status = load(&solver, bytes, len, message);
    if (status == NQ_OK) {
        want_an_end(solver);
        nq_solver_free(solver);
    } else {
        want_true(status == NQ_E_FORMAT || status == NQ_E_UNSUPPORTED, "one of the two errors");
        want_true(solver == NULL && *message != '\0', "no solver, and a message");
    }
}

static void test_load_when_any_byte_lies_under_a_good_checksum_then_no_crash(void **state) {
    UNUSED(state);
    static const uint8_t lies[] = {0x01, 0x02, 0x04, 0x08, 0x10, 0x40, 0x80, 0xff};
    FOR_EACH_METHOD(method) {
        uint8_t bytes[ROOM];
        size_t len = save_half_way(method, bytes);
        for (size_t at = 0; at < len - 4; at++) {
            for (size_t i = 0; i < sizeof lies; i++) {
                bytes[at] ^= lies[i];
                sign(bytes, len);
                try_these(bytes, len);
                bytes[at] ^= lies[i];
            }
        }
    }
}

static void test_load_when_cut_short_under_a_good_checksum_then_format(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint8_t bytes[ROOM], cut[ROOM];
        nq_solver *solver;
        size_t len = save_half_way(method, bytes);
        for (size_t shorter = 16; shorter < len; shorter++) {
            memcpy(cut, bytes, shorter);
            sign(cut, shorter);
            want_status(NQ_E_FORMAT, load(&solver, cut, shorter, NULL));
        }
    }
}

static void test_load_when_bytes_follow_under_a_good_checksum_then_format(void **state) {
    UNUSED(state);
    FOR_EACH_METHOD(method) {
        uint8_t bytes[ROOM] = {0};
        nq_solver *solver;
        size_t len = save_half_way(method, bytes);
        for (size_t longer = len + 1; longer < len + 9; longer++) {
            memset(bytes + len - 4, 0, 12);
            sign(bytes, longer);
            want_status(NQ_E_FORMAT, load(&solver, bytes, longer, NULL));
        }
    }
}

static void test_load_when_a_newer_format_then_format_and_told(void **state) {
    UNUSED(state);
    uint8_t bytes[ROOM];
    char message[NQ_MESSAGE_SIZE];
    nq_solver *solver;
    size_t len = save_half_way(NQ_METHOD_BITBOARD, bytes);
    bytes[FORMAT_AT]++;
    sign(bytes, len);
    want_status(NQ_E_FORMAT, load(&solver, bytes, len, message));
    want_within(message, "newer");
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_load_when_any_byte_lies_under_a_good_checksum_then_no_crash),
        TEST(test_load_when_cut_short_under_a_good_checksum_then_format),
        TEST(test_load_when_bytes_follow_under_a_good_checksum_then_format),
        TEST(test_load_when_a_newer_format_then_format_and_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
