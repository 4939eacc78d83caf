#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "support.h"

#include "files.h"
#include "given.h"
#include "number.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

static void test_number_when_it_is_no_number_in_the_range_then_it_is_refused(void **state) {
    static const char *const bad[] = {"", " 1", "1 ", "-1", "+1", "0x1", "1e1", "18446744073709551616", "9"};
    uint64_t number = 7;
    UNUSED(state);
    for (size_t i = 0; i < COUNT_OF(bad); i++) want_true(!number_parse(bad[i], 0, 8, &number), bad[i]);
    want_number(7, number);
    want_true(number_parse("18446744073709551615", 0, UINT64_MAX, &number), "the largest");
    want_number(UINT64_MAX, number);
}

static void test_names_when_one_is_taken_then_the_next_is_given(void **state) {
    char first[64], second[64], folder[] = "/tmp/viewer-XXXXXX";
    UNUSED(state);
    assert_non_null(mkdtemp(folder));
    want_true(file_new_name(first, sizeof first, folder, "board", "svg"), "a name");
    want_within(first, "/board-1.svg");
    want_true(file_write(first, "x", 1), "is written");
    want_true(file_new_name(second, sizeof second, folder, "board", "svg"), "a name");
    want_within(second, "/board-2.svg");
    want_true(!file_new_name(second, 10, folder, "board", "svg"), "no room");
    unlink(first);
    rmdir(folder);
}

static void test_folder_when_it_is_missing_then_it_is_made_but_not_two(void **state) {
    char inner[64], deeper[64], file[64], folder[] = "/tmp/viewer-XXXXXX";
    UNUSED(state);
    assert_non_null(mkdtemp(folder));
    snprintf(inner, sizeof inner, "%s/inner", folder);
    snprintf(deeper, sizeof deeper, "%s/outer/inner", folder);
    snprintf(file, sizeof file, "%s/file", folder);
    want_true(file_make_folder(folder), "there already");
    want_true(file_make_folder(inner) && access(inner, W_OK) == 0, "made");
    want_true(!file_make_folder(deeper), "two");
    want_number(ENOENT, errno);
    want_true(file_write(file, "x", 1), "is written");
    want_true(!file_make_folder(file), "a file");
    want_number(ENOTDIR, errno);
    unlink(file);
    rmdir(inner);
    rmdir(folder);
}

static void test_given_when_a_file_is_missing_or_no_board_then_it_says_so(void **state) {
    static struct settings settings = {.mode = MODE_SEARCH, .n = 8};
    char message[NQ_MESSAGE_SIZE];
    UNUSED(state);
    want_true(!given_read("/nonexistent/file", 0, &settings, message), "no file");
    want_within(message, "cannot be read");
    want_true(!given_read("/", 0, &settings, message), "a folder");
    want_true(!given_read("/dev/null", 0, &settings, message), "an empty file");
    want_within(message, "no board");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_number_when_it_is_no_number_in_the_range_then_it_is_refused),
        TEST(test_names_when_one_is_taken_then_the_next_is_given),
        TEST(test_folder_when_it_is_missing_then_it_is_made_but_not_two),
        TEST(test_given_when_a_file_is_missing_or_no_board_then_it_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
