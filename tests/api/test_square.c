#include "support.h"

/* 04752613 and its image under each symmetry, worked out from the definition: a turn is (row, col) -> (col, n-1-row). */
static nq_square turned(nq_square s, uint32_t n) {
    return (nq_square){s.col, n - 1 - s.row};
}

static nq_square moved(nq_square s, uint32_t n, nq_symmetry g) {
    if (g >= 4) s.col = n - 1 - s.col;
    for (nq_symmetry turns = g % 4; turns > 0; turns--) s = turned(s, n);
    return s;
}

static const char *transformed(const char *columns, nq_symmetry g) {
    nq_square squares[64];
    size_t n = read_columns(columns, squares);
    want_status(NQ_OK, nq_transform((uint32_t)n, g, squares, n, squares)); /* in place */
    return columns_text(squares, n);
}

static void test_transform_when_each_symmetry_then_as_defined(void **state) {
    UNUSED(state);
    for (nq_symmetry g = 0; g < 8; g++) {
        for (uint32_t i = 0; i < 49; i++) {
            const nq_square square = {i / 7, i % 7};
            nq_square out, want = moved(square, 7, g);
            want_status(NQ_OK, nq_transform(7, g, &square, 1, &out));
            want_true(same_placement(&want, &out, 1), "the square where the definition puts it");
        }
    }
}

static void test_transform_when_n_is_4_then_the_mirrored_solution(void **state) {
    UNUSED(state);
    want_text("1 3 0 2", transformed("1 3 0 2", 0));
    want_text("1 3 0 2", transformed("1 3 0 2", 1)); /* unchanged by a quarter turn */
    want_text("1 3 0 2", transformed("1 3 0 2", 2));
    want_text("2 0 3 1", transformed("1 3 0 2", 4));
    want_text("3 1 6 2 5 7 4 0", transformed("0 4 7 5 2 6 1 3", 6)); /* upside down: mirrored, then turned half round */
}

static void test_transform_when_unsorted_then_sorted(void **state) {
    UNUSED(state);
    const nq_square in[4] = {{3, 2}, {0, 1}, {2, 0}, {1, 3}};
    nq_square out[4];
    want_status(NQ_OK, nq_transform(4, 0, in, 4, out));
    want_text("1 3 0 2", columns_text(out, 4));
    for (uint32_t row = 0; row < 4; row++) want_number(row, out[row].row);
}

static void test_transform_when_undone_then_back_at_the_start(void **state) {
    UNUSED(state);
    static const nq_symmetry inverse[8] = {0, 3, 2, 1, 4, 5, 6, 7};
    for (nq_symmetry g = 0; g < 8; g++) {
        nq_square squares[8], back[8];
        read_columns("0 4 7 5 2 6 1 3", squares);
        want_status(NQ_OK, nq_transform(8, g, squares, 8, back));
        want_status(NQ_OK, nq_transform(8, inverse[g], back, 8, back));
        want_true(same_placement(squares, back, 8), "the start");
    }
}

static void test_canonical_when_any_image_then_the_same_smallest_and_the_orbit(void **state) {
    UNUSED(state);
    static const struct {
        const char *smallest;
        uint32_t orbit;
    } cases[] = {{"0 4 7 5 2 6 1 3", 8}, {"2 4 1 7 0 6 3 5", 4}, {"1 3 0 2", 2}, {"0", 1}, {"1 3 5 0 2 4", 4}};
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        for (nq_symmetry g = 0; g < 8; g++) {
            nq_square squares[8];
            uint32_t orbit = 0, n = (uint32_t)read_columns(cases[i].smallest, squares);
            want_status(NQ_OK, nq_transform(n, g, squares, n, squares));
            want_status(NQ_OK, nq_canonical(n, squares, n, squares, &orbit));
            want_text(cases[i].smallest, columns_text(squares, n));
            want_number(cases[i].orbit, orbit);
        }
    }
}

static void test_canonical_when_past_column_10_then_numbers_compare_as_numbers(void **state) {
    UNUSED(state);
    const nq_square in = {0, 10}; /* of a board of 12: images (0,1), (0,10), (1,0), ... */
    nq_square out;
    uint32_t orbit;
    want_status(NQ_OK, nq_canonical(12, &in, 1, &out, &orbit));
    want_number(0, out.row);
    want_number(1, out.col);
    want_number(8, orbit);
    const nq_square two[2] = {{0, 2}, {0, 10}};
    nq_square pair[2];
    want_status(NQ_OK, nq_canonical(13, two, 2, pair, &orbit)); /* (0,2) (0,10) is smaller than (2,0) (10,0) */
    want_true(same_placement(two, pair, 2), "10 after 2");
    want_number(4, orbit);
}

static void test_canonical_when_more_than_64_squares_then_still_the_smallest(void **state) {
    UNUSED(state);
    enum { N = 100 };
    nq_square squares[N], image[N], a[N], b[N];
    uint32_t orbit;
    want_status(NQ_OK, nq_find(N, squares));
    want_status(NQ_OK, nq_canonical(N, squares, N, a, &orbit));
    for (nq_symmetry g = 0; g < 8; g++) {
        want_status(NQ_OK, nq_transform(N, g, squares, N, image));
        want_true(compare_placements(a, image, N) <= 0, "none smaller");
        want_status(NQ_OK, nq_canonical(N, image, N, b, NULL));
        want_true(same_placement(a, b, N), "one for the whole orbit");
    }
}

static void test_pure_functions_when_there_are_no_squares_then_fine(void **state) {
    UNUSED(state);
    uint32_t orbit = 0;
    want_status(NQ_OK, nq_transform(8, 1, NULL, 0, NULL));
    want_status(NQ_OK, nq_canonical(8, NULL, 0, NULL, &orbit));
    want_number(1, orbit);
}

static const char *rendered(uint32_t n, const nq_square *squares, size_t count, int format) {
    static char text[4096];
    size_t len = 0, room = sizeof text;
    want_status(NQ_OK, nq_render(n, squares, count, format, NULL, &len));
    want_status(NQ_OK, nq_render(n, squares, count, format, text, &room));
    want_number(len, room);
    want_number(len, strlen(text) + 1);
    return text;
}

static void test_render_when_n_is_4_then_each_format_as_documented(void **state) {
    UNUSED(state);
    nq_square squares[4];
    read_columns("1 3 0 2", squares);
    want_text("1 3 0 2\n", rendered(4, squares, 4, NQ_FORMAT_COLUMNS));
    want_text("4: (0,1) (1,3) (2,0) (3,2)\n", rendered(4, squares, 4, NQ_FORMAT_SQUARES));
    want_text("[[0, 1], [1, 3], [2, 0], [3, 2]]\n", rendered(4, squares, 4, NQ_FORMAT_LISTS));
    want_text(". Q . .\n. . . Q\nQ . . .\n. . Q .\n", rendered(4, squares, 4, NQ_FORMAT_ASCII));
    want_within(rendered(4, squares, 4, NQ_FORMAT_UTF8), "\xC2\xB7 \xE2\x99\x9B \xC2\xB7 \xC2\xB7\n");
    want_within(rendered(4, squares, 4, NQ_FORMAT_SVG), "<svg");
    want_text("- 3 - -\n", rendered(4, squares + 1, 1, NQ_FORMAT_COLUMNS));
}

static void test_render_when_the_buffer_is_too_small_then_space_and_untouched(void **state) {
    UNUSED(state);
    nq_square squares[4];
    read_columns("1 3 0 2", squares);
    for (int format = NQ_FORMAT_COLUMNS; format <= NQ_FORMAT_LISTS; format++) {
        char text[4096];
        size_t need = 0, len;
        want_status(NQ_OK, nq_render(4, squares, 4, format, NULL, &need));
        memset(text, '~', sizeof text);
        for (len = need - 1; len > 0 && need - len < 20; len--) {
            size_t room = len;
            want_status(NQ_E_SPACE, nq_render(4, squares, 4, format, text, &room));
            want_number(need, room);
            for (size_t i = 0; i < sizeof text; i++) want_number('~', text[i]);
        }
    }
}

static void test_render_when_two_queens_in_a_row_then_columns_cannot(void **state) {
    UNUSED(state);
    const nq_square squares[2] = {{1, 0}, {1, 2}};
    size_t len = 0;
    want_status(NQ_E_UNSUPPORTED, nq_render(4, squares, 2, NQ_FORMAT_COLUMNS, NULL, &len));
    want_status(NQ_OK, nq_render(4, squares, 2, NQ_FORMAT_ASCII, NULL, &len));
}

static void test_render_when_past_its_limits_then_unsupported_or_range(void **state) {
    UNUSED(state);
    size_t len = 0;
    want_status(NQ_OK, nq_render(1000, NULL, 0, NQ_FORMAT_SVG, NULL, &len));
    want_status(NQ_E_UNSUPPORTED, nq_render(1001, NULL, 0, NQ_FORMAT_SVG, NULL, &len));
    want_status(NQ_E_RANGE, nq_render(NQ_SIZE_MAX, NULL, 0, NQ_FORMAT_ASCII, NULL, &len));
}

static void want_parsed_back(uint32_t n, const nq_square *squares, size_t count, int format) {
    nq_square back[16];
    size_t room = COUNT_OF(back);
    uint32_t size = 99;
    const char *text = rendered(n, squares, count, format);
    during("n = %u, format %d", (unsigned)n, format);
    want_status(NQ_OK, nq_parse(text, strlen(text), NULL, &size, back, &room, NULL));
    want_number(n, size);
    want_number(count, room);
    want_true(same_placement(squares, back, count), "the same squares");
}

static void test_parse_when_rendered_then_the_same_placement(void **state) {
    UNUSED(state);
    for (uint32_t n = 1; n <= 8; n++) {
        list *all = pull_all(new_solver(n, NQ_METHOD_BACKTRACK));
        for (size_t i = 0; i < all->count; i++) {
            for (int format = NQ_FORMAT_COLUMNS; format <= NQ_FORMAT_LISTS; format++) {
                if (format != NQ_FORMAT_SVG) want_parsed_back(n, in_list(all, i), n, format);
            }
        }
        free_list(all);
    }
}

static void test_parse_when_the_placement_is_partial_then_read_as_it_is(void **state) {
    UNUSED(state);
    const nq_square squares[3] = {{1, 0}, {1, 2}, {3, 3}};
    want_parsed_back(4, squares, 3, NQ_FORMAT_SQUARES);
    want_parsed_back(4, squares, 3, NQ_FORMAT_ASCII);
    want_parsed_back(4, squares, 3, NQ_FORMAT_UTF8);
    want_parsed_back(4, squares + 1, 2, NQ_FORMAT_COLUMNS);
}

static nq_status parse(const char *text, size_t len, char *message) {
    nq_square squares[64];
    size_t room = COUNT_OF(squares);
    uint32_t n;
    return nq_parse(text, len, NULL, &n, squares, &room, message);
}

static void test_parse_when_the_text_is_bad_then_format_and_the_place_is_named(void **state) {
    UNUSED(state);
    static const struct {
        const char *text, *named;
    } cases[] = {{". Q .\n. .\n. . .\n", "2"},          /* ragged */
                 {"0 9 1\n", "9"},                      /* a column outside the board */
                 {"4: (0,1) (4,0)\n", "4"},             /* a row outside the board */
                 {"4: (0,1) (0,1)\n", "(0,1)"},         /* a square twice */
                 {"1 3 zebra 2\n", "z"},                /* no board at all */
                 {"[[0, 1], [1, 3]\n", ""},             /* a list that does not end */
                 {"99999999999999999999: (0,1)\n", ""}, /* past every size */
                 {"1 3 0 2\n2 0 3 1\n", ""}};           /* two boards where one was asked for */
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        char message[NQ_MESSAGE_SIZE] = "";
        during("text \"%s\"", cases[i].text);
        want_status(NQ_E_FORMAT, parse(cases[i].text, strlen(cases[i].text), message));
        want_true(*message != '\0', "a message");
        want_within(message, cases[i].named);
    }
}

static void test_parse_when_there_is_a_nul_or_no_text_then_format(void **state) {
    UNUSED(state);
    char message[NQ_MESSAGE_SIZE] = "";
    want_status(NQ_E_FORMAT, parse("1 3\0 0 2\n", 9, message));
    want_true(*message != '\0', "a message");
    want_status(NQ_E_FORMAT, parse("", 0, message));
}

static void test_parse_when_only_blank_lines_then_the_empty_board(void **state) {
    UNUSED(state);
    uint32_t n = 99;
    size_t count = 0;
    want_status(NQ_OK, nq_parse("\n\n", 2, NULL, &n, NULL, &count, NULL));
    want_number(0, n);
    want_number(0, count);
}

static void test_parse_when_cut_at_any_byte_then_never_past_the_end(void **state) {
    UNUSED(state);
    static const char *const texts[] = {"1 3 0 2\r\n", "4: (0,1) (1,3)\n", "[[0, 1], [1, 3]]\n",
                                        ". \xE2\x99\x9B\nQ .\n"};
    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        for (size_t len = 0; len <= strlen(texts[i]); len++) {
            char *copy = malloc(len + (len == 0)); /* of its own size, for the address sanitizer */
            memcpy(copy, texts[i], len);
            nq_status status = parse(copy, len, NULL);
            want_true(status == NQ_OK || status == NQ_E_FORMAT, "one of the two");
            free(copy);
        }
    }
}

static void test_parse_when_the_room_is_too_small_then_space_and_the_number(void **state) {
    UNUSED(state);
    nq_square squares[3];
    uint32_t n;
    for (size_t room = 0; room < 4; room++) {
        size_t count = room;
        want_status(NQ_E_SPACE, nq_parse("1 3 0 2", 7, NULL, &n, squares, &count, NULL));
        want_number(4, count);
    }
}

static void test_parse_when_there_are_many_boards_then_one_after_the_other(void **state) {
    UNUSED(state);
    static const char text[] = "1 3 0 2\n2 0 3 1\n\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n\n4: (0,2) (1,0)\n";
    static const char *const want[] = {"1 3 0 2", "2 0 3 1", "1 3 0 2", "2 0"};
    size_t at = 0, len = sizeof text - 1;
    for (size_t i = 0; i < COUNT_OF(want); i++) {
        nq_square squares[4];
        size_t used = 0, count = 4;
        uint32_t n;
        during("board %d", (int)i);
        want_status(NQ_OK, nq_parse(text + at, len - at, &used, &n, squares, &count, NULL));
        want_number(4, n);
        want_text(want[i], columns_text(squares, count));
        want_true(used > 0, "progress");
        at += used;
    }
    want_number(len, at);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_transform_when_each_symmetry_then_as_defined),
        TEST(test_transform_when_n_is_4_then_the_mirrored_solution),
        TEST(test_transform_when_unsorted_then_sorted),
        TEST(test_transform_when_undone_then_back_at_the_start),
        TEST(test_canonical_when_any_image_then_the_same_smallest_and_the_orbit),
        TEST(test_canonical_when_past_column_10_then_numbers_compare_as_numbers),
        TEST(test_canonical_when_more_than_64_squares_then_still_the_smallest),
        TEST(test_pure_functions_when_there_are_no_squares_then_fine),
        TEST(test_render_when_n_is_4_then_each_format_as_documented),
        TEST(test_render_when_the_buffer_is_too_small_then_space_and_untouched),
        TEST(test_render_when_two_queens_in_a_row_then_columns_cannot),
        TEST(test_render_when_past_its_limits_then_unsupported_or_range),
        TEST(test_parse_when_rendered_then_the_same_placement),
        TEST(test_parse_when_the_placement_is_partial_then_read_as_it_is),
        TEST(test_parse_when_the_text_is_bad_then_format_and_the_place_is_named),
        TEST(test_parse_when_there_is_a_nul_or_no_text_then_format),
        TEST(test_parse_when_only_blank_lines_then_the_empty_board),
        TEST(test_parse_when_cut_at_any_byte_then_never_past_the_end),
        TEST(test_parse_when_the_room_is_too_small_then_space_and_the_number),
        TEST(test_parse_when_there_are_many_boards_then_one_after_the_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
