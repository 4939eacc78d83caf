#include "support.h"

#include "crown.h"
#include "palette.h"

enum { SIZE = 64 };

static uint32_t drawn(enum piece piece, int x, int y) {
    static uint32_t pixels[SIZE * SIZE];
    crown_draw(piece, SIZE, pixels);
    return pixels[y * SIZE + x];
}

static void test_crown_when_drawn_then_the_corners_are_clear(void **state) {
    UNUSED(state);
    for (int i = 0; i < PIECES; i++) {
        during("piece %d", i);
        want_number(0, drawn((enum piece)i, 0, 0) >> 24);
        want_number(0, drawn((enum piece)i, SIZE - 1, SIZE - 1) >> 24);
    }
}

static void test_crown_when_it_is_a_queen_then_a_light_crown_stands_on_a_dark_disc(void **state) {
    UNUSED(state);
    want_number(IVORY, drawn(PIECE_QUEEN, SIZE / 2, SIZE / 2));
    want_number(NAVY, drawn(PIECE_QUEEN, SIZE / 2, SIZE * 4 / 5));
}

static uint32_t grey(uint32_t colour) {
    return ((colour >> 16 & 255) * 30 + (colour >> 8 & 255) * 59 + (colour & 255) * 11) / 100;
}

static void test_palette_when_printed_in_grey_then_squares_and_queens_stay_apart(void **state) {
    UNUSED(state);
    want_true(grey(SQUARE_LIGHT) > grey(SQUARE_BLUE) + 60, "light and blue squares");
    want_true(grey(SQUARE_BLUE) > grey(NAVY) + 60, "a disc on a blue square");
    want_true(grey(IVORY) > grey(NAVY) + 100, "a crown on its disc");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_crown_when_drawn_then_the_corners_are_clear),
        TEST(test_crown_when_it_is_a_queen_then_a_light_crown_stands_on_a_dark_disc),
        TEST(test_palette_when_printed_in_grey_then_squares_and_queens_stay_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
