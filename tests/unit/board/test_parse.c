/* Text as placements. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "board/render.h"
#include "board/squares.h"

enum { ROOM = 512 };

static uint64_t random_state = 11;

static uint32_t random_below(uint32_t limit) {
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((random_state >> 33) % limit);
}

/* What a text was read as: "n: squares", or "status: message". */
static const char *read_bytes(const char *text, size_t len, size_t *used) {
    static char answer[16 * ROOM];
    nq_square squares[ROOM];
    char message[NQ_MESSAGE_SIZE];
    uint32_t n = 0;
    size_t count = ROOM, size = sizeof answer;
    nq_status status = nq_parse(text, len, used, &n, squares, &count, message);
    if (status != NQ_OK) {
        snprintf(answer, sizeof answer, "%d: %s", status, message);
        return answer;
    }
    assert_string_equal(message, "");
    assert_int_equal(nq_render(n, squares, count, NQ_FORMAT_SQUARES, answer, &size), NQ_OK);
    answer[strlen(answer) - 1] = '\0';
    return answer;
}

static void assert_reads(const char *text, const char *wanted) {
    const char *got = read_bytes(text, strlen(text), NULL);
    if (strcmp(got, wanted)) fail_msg("\"%s\"\n  is read as %s\n  and not as %s", text, got, wanted);
}

static void assert_fails(const char *text, const char *message) {
    char wanted[NQ_MESSAGE_SIZE + 8];
    snprintf(wanted, sizeof wanted, "%d: %s", NQ_E_FORMAT, message);
    assert_reads(text, wanted);
}

/* Reads boards one after another; they are parted by commas in what is wanted. */
static void assert_reads_all(const char *text, const char *wanted) {
    char got[1024] = "";
    for (size_t at = 0, used = 0, len = strlen(text); at < len; at += used) {
        if (at) strcat(got, ", ");
        const char *board = read_bytes(text + at, len - at, &used);
        assert_true(strlen(got) + strlen(board) + 3 < sizeof got);
        strcat(got, board);
        if (board[0] == '-') break;
    }
    if (strcmp(got, wanted)) fail_msg("\"%s\"\n  is read as %s\n  and not as %s", text, got, wanted);
}

/* ---- What is read ---- */

static void test_columns_when_on_one_line_then_read(void **state) {
    (void)state;
    assert_reads("1 3 0 2", "4: (0,1) (1,3) (2,0) (3,2)");
    assert_reads(" 1\t3  0 2 \n", "4: (0,1) (1,3) (2,0) (3,2)");
    assert_reads("2 - 0 -\r\n", "4: (0,2) (2,0)");
    assert_reads("07 - 03 - - - - -", "8: (0,7) (2,3)");
}

static void test_columns_when_one_a_line_then_read(void **state) {
    (void)state;
    assert_reads("1\n3\n0\n2\n", "4: (0,1) (1,3) (2,0) (3,2)");
    assert_reads("1\r\n-\r\n 0", "3: (0,1) (2,0)");
    assert_reads("10\n0\n1\n2\n3\n4\n5\n6\n7\n8\n9", "11: (0,10) (1,0) (2,1) (3,2) (4,3) (5,4) (6,5) (7,6) (8,7) (9,8) "
                                                     "(10,9)");
}

static void test_columns_when_one_sign_then_the_board_of_one_square(void **state) {
    (void)state;
    assert_reads("0", "1: (0,0)");
    assert_reads("-", "1:");
    assert_fails("1", "line 1, column 1: column 1 is outside a board of 1");
}

static void test_squares_when_read_then_sorted(void **state) {
    (void)state;
    assert_reads("8: (0,1) (2,3)", "8: (0,1) (2,3)");
    assert_reads("8:(2,3)( 0 , 1 )\n", "8: (0,1) (2,3)");
    assert_reads("8: (7,7) (3,4) (3,3) (0,0)", "8: (0,0) (3,3) (3,4) (7,7)");
    assert_reads("1000000000: (999999999,0)", "1000000000: (999999999,0)");
    assert_reads("8:", "8:");
    assert_reads("0:", "0:");
}

static void test_lists_when_read_then_the_size_is_the_smallest(void **state) {
    (void)state;
    assert_reads("[[0, 1], [1, 3]]", "4: (0,1) (1,3)");
    assert_reads("[[0,0],[0,1],[1,0],[1,1],[2,0]]", "5: (0,0) (0,1) (1,0) (1,1) (2,0)");
    assert_reads(" [ [2,0]\n,\r\n[ 0\n, 1 ]\n\n]\n\n", "3: (0,1) (2,0)");
    assert_reads("[[999999999, 5]]", "1000000000: (999999999,5)");
    assert_reads("[]", "0:");
    assert_reads("[\n]", "0:");
}

static void test_picture_when_any_sign_then_read(void **state) {
    (void)state;
    const char *queens[] = {"Q", "q", "X", "x", "*", "#", "1", "\xE2\x99\x95", "\xE2\x99\x9B"};
    const char *blanks[] = {".", "-", "_", "+", "o", "0", "\xC2\xB7", "\xE2\x96\xA0", "\xE2\x96\xA1"};
    for (size_t i = 0; i < 81; i++) {
        const char *q = queens[i / 9], *b = blanks[i % 9];
        char text[80];
        snprintf(text, sizeof text, "%s%s%s\n%s%s%s\n%s%s%s\n", b, q, b, q, b, q, b, b, b);
        assert_reads(text, "3: (0,1) (1,0) (1,2)");
        snprintf(text, sizeof text, "%s %s %s\r\n%s %s %s\r\n %s %s %s ", b, q, b, q, b, q, b, b, b);
        assert_reads(text, "3: (0,1) (1,0) (1,2)");
    }
}

static void test_picture_when_one_row_then_the_board_of_one_square(void **state) {
    (void)state;
    assert_reads("Q", "1: (0,0)");
    assert_reads(".", "1:");
}

static void test_picture_when_digits_then_told_from_columns(void **state) {
    (void)state;
    assert_reads("0100\n0001\n1000\n0010\n", "4: (0,1) (1,3) (2,0) (3,2)");
    assert_reads("0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n", "4: (0,1) (1,3) (2,0) (3,2)");
    assert_reads("100\n010\n001", "3: (0,0) (1,1) (2,2)");
    assert_reads("10\n10", "2: (0,0) (1,0)");
    assert_reads("- - -\n- Q -\n- - -", "3: (1,1)");
    assert_reads("0 1 0 0", "4: (0,0) (1,1) (2,0) (3,0)");
    assert_reads("- - -", "3:");
}

static void test_text_when_only_blank_lines_then_the_empty_board(void **state) {
    (void)state;
    assert_reads("\n", "0:");
    assert_reads(" ", "0:");
    assert_reads("\r\n \t\n\n", "0:");
}

static void test_text_when_blank_lines_lead_or_trail_then_passed_over(void **state) {
    (void)state;
    assert_reads("\n \r\n1 3 0 2\n\n \n", "4: (0,1) (1,3) (2,0) (3,2)");
    assert_reads("\n\n. Q\n. .\n\n", "2: (0,1)");
}

/* ---- Files of boards ---- */

static void test_file_when_formats_are_mixed_then_each_board_is_read(void **state) {
    (void)state;
    assert_reads_all("1 3 0 2\n2 0 3 1\n", "4: (0,1) (1,3) (2,0) (3,2), 4: (0,2) (1,0) (2,3) (3,1)");
    assert_reads_all("\nQ .\n. .\n. Q\n. .\n\n\n3: (1,1)\n[[0,0]]\n", "2: (0,0), 2: (0,1), 3: (1,1), 1: (0,0)");
    assert_reads_all("1\n0\n\n1 -\n- 0\n\n", "2: (0,1) (1,0), 2: (0,1), 2: (1,0)");
}

static void test_file_when_the_first_board_has_one_square_then_the_next_is_another(void **state) {
    (void)state;
    assert_reads_all("0\n1 3 0 2\n", "1: (0,0), 4: (0,1) (1,3) (2,0) (3,2)");
    assert_reads_all("0\nQ\n.\n", "1: (0,0), 1: (0,0), 1:");
}

static void test_file_when_columns_are_0_and_1_then_two_rows_are_no_picture(void **state) {
    (void)state;
    assert_reads_all("0 1\n1 0\n", "2: (0,0) (1,1), 2: (0,1) (1,0)");
    assert_reads("0 1\n1 0\n", "2: (0,1) (1,0)");
    assert_reads_all("- - -\n0 - 1\n- - 0\n", "3:, 3: (0,0) (2,1), 3: (2,0)");
}

static void test_file_when_a_board_is_read_then_used_ends_after_its_blank_lines(void **state) {
    (void)state;
    size_t used = 0;
    read_bytes("1 3 0 2\n \n\n  2 0", 16, &used);
    assert_int_equal(used, 11);
    read_bytes("1 3 0 2 ", 8, &used);
    assert_int_equal(used, 8);
    read_bytes("\n\n", 2, &used);
    assert_int_equal(used, 2);
}

/* ---- What is refused ---- */

static void test_text_when_none_then_refused(void **state) {
    (void)state;
    assert_fails("", "line 1, column 1: no text");
}

static void test_text_when_there_is_more_than_a_board_then_refused(void **state) {
    (void)state;
    assert_fails("1 3 0 2\n\n2 0 3 1\n", "line 3, column 1: '2' where the end of the text should stand");
    assert_fails("[[0,1]] 7", "line 1, column 9: '7' where the end of the line should stand");
    assert_fails("Q .\n. .\n. .\n", "line 3, column 1: '.' where the end of the text should stand");
}

static void test_picture_when_ragged_then_the_line_is_named(void **state) {
    (void)state;
    assert_fails("Q . .\n. . Q\n. .\n", "line 3, column 1: 2 squares where line 1 has 3");
    assert_fails("\nQ.\n...\n", "line 3, column 1: 3 squares where line 2 has 2");
    assert_fails("Q . .\n. . Q\n", "line 3, column 1: the picture ends after 2 of 3 lines");
    assert_fails("Q . .\n\n. . Q\n", "line 2, column 1: the picture ends after 1 of 3 lines");
    assert_fails("0100", "line 1, column 5: the picture ends after 1 of 4 lines");
}

static void test_column_when_outside_the_board_then_it_is_named(void **state) {
    (void)state;
    assert_fails("0 1 2 3 12 4 5 6", "line 1, column 9: column 12 is outside a board of 8");
    assert_fails("3\n1\n2\n", "line 1, column 1: column 3 is outside a board of 3");
    assert_fails("1 4294967296 0", "line 1, column 3: column 4294967296 is outside a board of 3");
    assert_fails("1 18446744073709551616 0", "line 1, column 3: column 18446744073709551616 is outside a board of 3");
}

static void test_column_when_two_stand_where_one_should_then_refused(void **state) {
    (void)state;
    assert_fails("1\n3\n0 2\n", "line 3, column 3: a second column where line 2 has one");
}

static void test_square_when_outside_the_board_then_it_is_named(void **state) {
    (void)state;
    assert_fails("8: (0,1) (2,8)", "line 1, column 10: square (2,8) is outside a board of 8");
    assert_fails("8: (99999999999,0)", "line 1, column 4: square (99999999999,0) is outside a board of 8");
}

static void test_square_when_twice_then_the_second_is_named(void **state) {
    (void)state;
    assert_fails("8: (0,1) (0,1)", "line 1, column 10: square (0,1) stands twice");
    assert_fails("8: (2,3) (0,1) (2,3)", "line 1, column 16: square (2,3) stands twice");
    assert_fails("[[2,3],\n[0,1],\n [2,\n3]]", "line 3, column 2: square (2,3) stands twice");
}

static void test_byte_when_nul_then_it_is_named(void **state) {
    (void)state;
    const struct {
        const char *text;
        size_t len;
    } texts[] = {{"Q .\n.  \0", 8}, {"1\n2   \0", 7}, {"[[0\n,1]\0]", 9}, {"\n    \0", 6}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const char *got = read_bytes(texts[i].text, texts[i].len, NULL);
        if (!strstr(got, "line 2, column ") || !strstr(got, ": a NUL byte")) fail_msg("text %zu: %s", i, got);
    }
}

static void test_byte_when_unexpected_then_it_is_named(void **state) {
    (void)state;
    assert_fails("1 3 a", "line 1, column 5: 'a' where a column should stand");
    assert_fails("1,3", "line 1, column 2: ',' where a space should stand");
    assert_fails("-5", "line 1, column 2: '5' where a space should stand");
    assert_fails("1 2\r3", "line 1, column 4: byte 0x0D where a space should stand");
    assert_fails("\xC2\xB7 \xE2\x99\x9B \xE2\x82\xAC",
                 "line 1, column 5: byte 0xE2 where a square of the picture should "
                 "stand");
    assert_fails("\xE2\x99", "line 1, column 1: byte 0xE2 where a column should stand");
}

static void test_lists_when_broken_then_refused(void **state) {
    (void)state;
    assert_fails("[[0,1],]", "line 1, column 8: ']' where \"[\" should stand");
    assert_fails("[[0,1] [1,2]]", "line 1, column 8: '[' where a comma or \"]\" should stand");
    assert_fails("[0,1]", "line 1, column 2: '0' where \"[\" should stand");
    assert_fails("[[[[[[[[", "line 1, column 3: '[' where a row should stand");
    assert_fails("[[0,1]\n", "line 2, column 1: the text ends where a comma or \"]\" should stand");
    assert_fails("[[-1,1]]", "line 1, column 3: '-' where a row should stand");
}

static void test_board_when_past_the_largest_then_refused(void **state) {
    (void)state;
    assert_fails("1000000001:", "line 1, column 1: the board has more than 1000000000 rows");
    assert_fails("99999999999999999999999:", "line 1, column 1: the board has more than 1000000000 rows");
    assert_fails("[[0,0],[1000000000,0]]", "line 1, column 8: the board has more than 1000000000 rows");
}

/* ---- The call ---- */

static void test_parse_when_room_is_short_then_only_the_number_is_stored(void **state) {
    (void)state;
    nq_square squares[3] = {{7, 7}, {7, 7}, {7, 7}};
    char message[NQ_MESSAGE_SIZE];
    uint32_t n = 77;
    size_t count = 3, used = 77;
    assert_int_equal(nq_parse("1 3 0 2", 7, &used, &n, squares, &count, message), NQ_E_SPACE);
    assert_int_equal(count, 4);
    assert_int_equal(n, 77);
    assert_int_equal(used, 77);
    assert_int_equal(squares[0].row, 7);
    assert_string_equal(message, "4 squares, and room for 3");
}

static void test_parse_when_text_is_bad_then_nothing_changes(void **state) {
    (void)state;
    nq_square squares[4] = {{7, 7}};
    uint32_t n = 77;
    size_t count = 4, used = 77;
    assert_int_equal(nq_parse("1 3 0 9", 7, &used, &n, squares, &count, NULL), NQ_E_FORMAT);
    assert_int_equal(n, 77);
    assert_int_equal(count, 4);
    assert_int_equal(used, 77);
    assert_int_equal(squares[0].row, 7);
}

static void test_parse_when_no_squares_are_wanted_then_counts(void **state) {
    (void)state;
    uint32_t n = 0;
    size_t count = 0;
    assert_int_equal(nq_parse("4: (0,1) (3,3)", 14, NULL, &n, NULL, &count, NULL), NQ_OK);
    assert_int_equal(n, 4);
    assert_int_equal(count, 2);
}

static void test_parse_when_a_pointer_is_null_then_refused(void **state) {
    (void)state;
    uint32_t n = 0;
    size_t count = 0;
    char message[NQ_MESSAGE_SIZE] = "";
    assert_int_equal(nq_parse(NULL, 0, NULL, &n, NULL, &count, message), NQ_E_ARG);
    assert_string_equal(message, "a null pointer");
    assert_int_equal(nq_parse("0", 1, NULL, NULL, NULL, &count, NULL), NQ_E_ARG);
    assert_int_equal(nq_parse("0", 1, NULL, &n, NULL, NULL, NULL), NQ_E_ARG);
}

/* ---- At random ---- */

static uint32_t random_board(nq_square *squares, size_t *count, int format) {
    uint32_t n = random_below(21), share = 1 + random_below(5);
    *count = 0;
    for (uint32_t row = 0; row < n; row++) {
        bool one = format == NQ_FORMAT_COLUMNS;
        if (one && random_below(share + 1)) squares[(*count)++] = (nq_square){row, random_below(n)};
        for (uint32_t col = 0; !one && col < n; col++) {
            if (random_below(4 * share) == 0) squares[(*count)++] = (nq_square){row, col};
        }
    }
    return n;
}

static void test_parse_when_rendered_then_the_same_board(void **state) {
    (void)state;
    const int formats[] = {NQ_FORMAT_COLUMNS, NQ_FORMAT_SQUARES, NQ_FORMAT_ASCII, NQ_FORMAT_UTF8, NQ_FORMAT_LISTS};
    for (int round = 0; round < 5000; round++) {
        nq_square in[ROOM], out[ROOM];
        char text[8192], message[NQ_MESSAGE_SIZE];
        size_t count, len = sizeof text, found = ROOM, used;
        int format = formats[round % 5];
        uint32_t n = random_board(in, &count, format), size = 0;
        assert_int_equal(nq_render(n, in, count, format, text, &len), NQ_OK);
        nq_status status = nq_parse(text, len - 1, round % 2 ? &used : NULL, &size, out, &found, message);
        if (status != NQ_OK) fail_msg("format %d: %s in\n%s", format, message, text);
        if (found != count || (size != n && format != NQ_FORMAT_LISTS))
            fail_msg("format %d misread:\n%s", format, text);
        if (count) assert_memory_equal(in, out, count * sizeof *in);
        if (round % 2) assert_int_equal(used, len - 1);
    }
}

static void test_file_when_rendered_then_board_after_board(void **state) {
    (void)state;
    const int formats[] = {NQ_FORMAT_COLUMNS, NQ_FORMAT_SQUARES, NQ_FORMAT_ASCII, NQ_FORMAT_UTF8};
    for (int round = 0; round < 2000; round++) {
        enum { BOARDS = 6 };
        nq_square in[BOARDS][ROOM], out[ROOM];
        char text[BOARDS * 2048];
        size_t counts[BOARDS], length = 0, at = 0, used = 0;
        uint32_t sizes[BOARDS], n = 0;
        for (int i = 0; i < BOARDS; i++) {
            size_t len = sizeof text - length;
            do sizes[i] = random_board(in[i], &counts[i], formats[round % 4]);
            while (sizes[i] < 2);
            assert_int_equal(nq_render(sizes[i], in[i], counts[i], formats[round % 4], text + length, &len), NQ_OK);
            length += len - 1;
        }
        for (int i = 0; i < BOARDS; i++, at += used) {
            size_t count = ROOM;
            char message[NQ_MESSAGE_SIZE];
            nq_status status = nq_parse(text + at, length - at, &used, &n, out, &count, message);
            if (status != NQ_OK) fail_msg("board %d: %s in\n%s", i, message, text);
            if (n != sizes[i] || count != counts[i]) fail_msg("board %d of size %u misread:\n%s", i, sizes[i], text);
            if (count) assert_memory_equal(in[i], out, count * sizeof *out);
        }
        assert_int_equal(at, length);
    }
}

/* The copy has the exact size, so that a sanitizer sees a byte read too far. */
static void read_copy(const char *text, size_t len) {
    nq_square squares[64];
    char message[NQ_MESSAGE_SIZE], *copy = malloc(len ? len : 1);
    uint32_t n = 0;
    size_t count = 0, used = 0, room = 64;
    assert_non_null(copy);
    memcpy(copy, text, len);
    nq_status counted = nq_parse(copy, len, NULL, &n, NULL, &count, message);
    nq_status status = nq_parse(copy, len, NULL, &n, squares, &room, message);
    if (memchr(copy, '\0', len)) assert_int_equal(status, NQ_E_FORMAT);
    if (status == NQ_OK) {
        assert_int_equal(room, count);
        assert_true(nqi_squares_on_board(n, squares, count));
        assert_true(nqi_squares_ascend(squares, count));
    } else if (status == NQ_E_FORMAT) {
        /* Without memory, an unsorted square that stands twice is not seen when only counting. */
        assert_true(counted == NQ_E_FORMAT || strstr(message, "stands twice"));
        assert_true(strlen(message) > 20);
    } else {
        assert_int_equal(status, NQ_E_SPACE);
    }
    room = 64;
    if (nq_parse(copy, len, &used, &n, squares, &room, message) == NQ_OK) assert_true(used > 0 && used <= len);
    free(copy);
}

static void test_parse_when_bytes_are_changed_then_an_answer(void **state) {
    (void)state;
    const char *seeds[] = {"1 3 0 2\n",
                           "1\n3\n-\n2\n",
                           "4: (0,1) (3,2) (1,3)\n",
                           "[[0, 1], [3, 2],\n [1, 3]]\n",
                           ". Q . .\n. . . Q\nQ . . .\n. . Q .\n",
                           "\xC2\xB7 \xE2\x99\x9B\r\n\xC2\xB7 \xE2\x96\xA1\r\n",
                           "0100\n0001\n1000\n0010\n",
                           "1 0 1\n0 1 0\n- - 0\n",
                           "10\n11\n",
                           "\n\n-\n"};
    const char likely[] = "0123456789-Qx.o()[],: \t\n\r\xE2\x99\x9B\xC2\xB7";
    for (int round = 0; round < 200000; round++) {
        char text[64];
        const char *seed = seeds[random_below(sizeof seeds / sizeof *seeds)];
        size_t len = strlen(seed);
        memcpy(text, seed, len);
        for (uint32_t change = random_below(5); change-- > 0;) {
            char byte = random_below(4) ? likely[random_below(sizeof likely)] : (char)(random_below(256) - 128);
            text[random_below((uint32_t)len)] = byte;
        }
        read_copy(text, random_below(4) ? len : random_below((uint32_t)len + 1));
    }
}

static void test_parse_when_bytes_are_random_then_an_answer(void **state) {
    (void)state;
    const char likely[] = "0011--  \n\n2Q.[](),:";
    for (int round = 0; round < 200000; round++) {
        char text[32];
        size_t len = random_below(sizeof text);
        for (size_t i = 0; i < len; i++) text[i] = likely[random_below(sizeof likely)];
        read_copy(text, len);
    }
}

static void test_parse_when_text_is_long_and_bad_then_refused_in_time(void **state) {
    (void)state;
    enum { LONG = 1 << 22 };
    const char *units[] = {".", ".\n", "0", "0 ", "1", "1\n", "-", "- ", "9", "[", "(", "[[0,1],", "8: ", "\r", "Q.\n"};
    char *text = malloc(LONG);
    assert_non_null(text);
    for (size_t unit = 0; unit < sizeof units / sizeof *units; unit++) {
        uint32_t n;
        size_t count, used, width = strlen(units[unit]);
        for (size_t i = 0; i < LONG; i++) text[i] = units[unit][i % width];
        nq_parse(text, LONG, NULL, &n, NULL, &count, NULL);
        nq_parse(text, LONG, &used, &n, NULL, &count, NULL);
    }
    free(text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_columns_when_on_one_line_then_read),
        cmocka_unit_test(test_columns_when_one_a_line_then_read),
        cmocka_unit_test(test_columns_when_one_sign_then_the_board_of_one_square),
        cmocka_unit_test(test_squares_when_read_then_sorted),
        cmocka_unit_test(test_lists_when_read_then_the_size_is_the_smallest),
        cmocka_unit_test(test_picture_when_any_sign_then_read),
        cmocka_unit_test(test_picture_when_one_row_then_the_board_of_one_square),
        cmocka_unit_test(test_picture_when_digits_then_told_from_columns),
        cmocka_unit_test(test_text_when_only_blank_lines_then_the_empty_board),
        cmocka_unit_test(test_text_when_blank_lines_lead_or_trail_then_passed_over),
        cmocka_unit_test(test_file_when_formats_are_mixed_then_each_board_is_read),
        cmocka_unit_test(test_file_when_the_first_board_has_one_square_then_the_next_is_another),
        cmocka_unit_test(test_file_when_columns_are_0_and_1_then_two_rows_are_no_picture),
        cmocka_unit_test(test_file_when_a_board_is_read_then_used_ends_after_its_blank_lines),
        cmocka_unit_test(test_text_when_none_then_refused),
        cmocka_unit_test(test_text_when_there_is_more_than_a_board_then_refused),
        cmocka_unit_test(test_picture_when_ragged_then_the_line_is_named),
        cmocka_unit_test(test_column_when_outside_the_board_then_it_is_named),
        cmocka_unit_test(test_column_when_two_stand_where_one_should_then_refused),
        cmocka_unit_test(test_square_when_outside_the_board_then_it_is_named),
        cmocka_unit_test(test_square_when_twice_then_the_second_is_named),
        cmocka_unit_test(test_byte_when_nul_then_it_is_named),
        cmocka_unit_test(test_byte_when_unexpected_then_it_is_named),
        cmocka_unit_test(test_lists_when_broken_then_refused),
        cmocka_unit_test(test_board_when_past_the_largest_then_refused),
        cmocka_unit_test(test_parse_when_room_is_short_then_only_the_number_is_stored),
        cmocka_unit_test(test_parse_when_text_is_bad_then_nothing_changes),
        cmocka_unit_test(test_parse_when_no_squares_are_wanted_then_counts),
        cmocka_unit_test(test_parse_when_a_pointer_is_null_then_refused),
        cmocka_unit_test(test_parse_when_rendered_then_the_same_board),
        cmocka_unit_test(test_file_when_rendered_then_board_after_board),
        cmocka_unit_test(test_parse_when_bytes_are_changed_then_an_answer),
        cmocka_unit_test(test_parse_when_bytes_are_random_then_an_answer),
        cmocka_unit_test(test_parse_when_text_is_long_and_bad_then_refused_in_time),
    };
    return cmocka_run_group_tests_name("parse", tests, NULL, NULL);
}
