#include "support.h"

#include "base/bytes.h"

static void test_write_when_read_back_then_the_same_numbers(void **state) {
    UNUSED(state);
    uint8_t bytes[12];
    struct nqi_writer writer = {bytes, sizeof bytes, 0};
    nqi_write_u32(&writer, 0x12345678);
    nqi_write_u64(&writer, UINT64_C(0x1122334455667788));
    want_number(12, writer.used);
    want_number(0x78, bytes[0]); /* little-endian on every machine */
    want_number(0x88, bytes[4]);
    struct nqi_reader reader = {bytes, sizeof bytes, false, false};
    want_number(0x12345678, nqi_read_u32(&reader));
    want_number(UINT64_C(0x1122334455667788), nqi_read_u64(&reader));
    want_number(0, reader.left);
    want_true(!reader.failed, "all was there");
}

static void test_write_when_there_is_no_buffer_then_only_measured(void **state) {
    UNUSED(state);
    struct nqi_writer writer = {NULL, 0, 0};
    nqi_write_u32(&writer, 1);
    nqi_write_u64(&writer, 2);
    want_number(12, writer.used);
}

static void test_read_when_past_the_end_then_zero_and_failed(void **state) {
    UNUSED(state);
    const uint8_t bytes[7] = {1, 2, 3, 4, 5, 6, 7};
    struct nqi_reader reader = {bytes, sizeof bytes, false, false};
    want_number(0, nqi_read_u64(&reader));
    want_true(reader.failed, "eight bytes out of seven");
    want_number(0, nqi_read_u32(&reader));
}

static void test_crc32_when_the_check_string_then_as_published(void **state) {
    UNUSED(state);
    want_number(0xCBF43926, nqi_crc32((const uint8_t *)"123456789", 9));
    want_number(0, nqi_crc32((const uint8_t *)"", 0));
    want_number(0xE8B7BE43, nqi_crc32((const uint8_t *)"a", 1));
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_write_when_read_back_then_the_same_numbers),
        TEST(test_write_when_there_is_no_buffer_then_only_measured),
        TEST(test_read_when_past_the_end_then_zero_and_failed),
        TEST(test_crc32_when_the_check_string_then_as_published),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
