#include "support.h"

#include "layout.h"

static struct layout made(int w, int h, double scale, uint32_t n, bool has_best) {
    struct layout layout;
    const struct layout_wish wish = {w, h, scale, n, true, has_best, true, true};
    layout_make(&layout, &wish);
    return layout;
}

static bool is_inside(struct box box, int w, int h) {
    return box.x >= 0 && box.y >= 0 && box.x + box.w <= w && box.y + box.h <= h;
}

static bool overlap(struct box a, struct box b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void check(int w, int h, uint32_t n, bool has_best) {
    struct layout layout = made(w, h, 1, n, has_best);
    during("%d by %d, n = %u", w, h, (unsigned)n);
    want_number(layout.cell * (int)n, layout.board.w);
    want_true(is_inside(layout.board, w, h), "the board is in the window");
    want_true(is_inside(layout.panel, w, h) && is_inside(layout.status, w, h), "so are the others");
    want_true(!overlap(layout.board, layout.panel) && !overlap(layout.board, layout.status), "they are apart");
    want_true(!overlap(layout.panel, layout.status), "they are apart");
    if (has_best) want_true(!overlap(layout.board, layout.best) && is_inside(layout.best, w, h), "two boards");
}

static void test_layout_when_the_window_has_any_size_then_everything_has_its_place(void **state) {
    static const int sizes[][2] = {{960, 720}, {400, 300}, {1920, 1080}, {500, 900}, {3840, 2160}, {640, 640}};
    UNUSED(state);
    for (size_t i = 0; i < COUNT_OF(sizes); i++)
        for (uint32_t n = 1; n <= 56; n += n < 12 ? 1 : 8)
            for (int best = 0; best < 2; best++) check(sizes[i][0], sizes[i][1], n, best == 1);
}

static void test_layout_when_the_window_is_high_then_the_panel_is_under_the_board(void **state) {
    UNUSED(state);
    want_true(made(900, 600, 1, 8, false).has_side, "beside");
    struct layout layout = made(600, 900, 1, 8, false);
    want_true(!layout.has_side && layout.panel.y >= layout.board.y + layout.board.h, "under");
}

static void test_layout_when_there_are_two_boards_then_they_stand_as_they_become_larger(void **state) {
    UNUSED(state);
    struct layout wide = made(1200, 500, 1, 8, true), high = made(500, 1200, 1, 8, true);
    want_true(!wide.is_stacked && wide.best.x > wide.board.x && wide.best.y == wide.board.y, "beside");
    want_true(high.is_stacked && high.best.y > high.board.y && high.best.x == high.board.x, "under");
}

static void test_layout_when_the_screen_is_dense_then_everything_doubles(void **state) {
    UNUSED(state);
    struct layout one = made(960, 720, 1, 8, false), two = made(1920, 1440, 2, 8, false);
    want_number(2 * one.panel.w, two.panel.w);
    want_number(2 * one.label, two.label);
    want_true(two.cell >= 2 * one.cell, "squares");
}

static void test_layout_when_squares_are_tiny_then_labels_give_way(void **state) {
    UNUSED(state);
    want_true(made(960, 720, 1, 32, false).label > 0, "labels at n = 32");
    want_number(0, made(300, 300, 1, 100, false).label);
    want_number(1, made(200, 200, 1, 256, false).cell);
}

static void test_layout_when_a_square_is_asked_for_then_it_has_the_point_in_it(void **state) {
    UNUSED(state);
    struct layout layout = made(960, 720, 1, 8, false);
    struct box square = layout_square(&layout, layout.board, 2, 5);
    want_true(box_has(square, layout.board.x + 5 * layout.cell, layout.board.y + 2 * layout.cell), "its corner");
    want_true(!box_has(square, layout.board.x + 6 * layout.cell, layout.board.y + 2 * layout.cell),
              "not the next one's");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_layout_when_the_window_has_any_size_then_everything_has_its_place),
        TEST(test_layout_when_the_window_is_high_then_the_panel_is_under_the_board),
        TEST(test_layout_when_there_are_two_boards_then_they_stand_as_they_become_larger),
        TEST(test_layout_when_the_screen_is_dense_then_everything_doubles),
        TEST(test_layout_when_squares_are_tiny_then_labels_give_way),
        TEST(test_layout_when_a_square_is_asked_for_then_it_has_the_point_in_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
