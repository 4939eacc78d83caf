#include "support.h"

#include "panel.h"

static struct layout made(int w, int h) {
    struct layout layout;
    const struct layout_wish wish = {.w = w, .h = h, .scale = 1, .n = 8, .has_panel = true};
    layout_make(&layout, &wish);
    return layout;
}

static void check_button(const struct layout *layout, enum command command) {
    during("command %d in a panel of %d by %d", (int)command, layout->panel.w, layout->panel.h);
    struct box box = panel_find(layout, command);
    want_true(box.w > 8 && box.h > 8, "large enough to be hit");
    want_number(command, panel_hit(layout, box.x + box.w / 2, box.y + box.h / 2));
    want_true(box_has(layout->panel, box.x, box.y), "in the panel");
    want_true(box_has(layout->panel, box.x + box.w - 1, box.y + box.h - 1), "in the panel");
}

static void test_panel_when_any_command_is_looked_for_then_it_has_a_button(void **state) {
    static const int sizes[][2] = {{960, 720}, {480, 360}, {500, 800}, {1920, 1080}};
    UNUSED(state);
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        struct layout layout = made(sizes[i][0], sizes[i][1]);
        for (int command = COMMAND_NONE + 1; command < COMMANDS; command++)
            check_button(&layout, (enum command)command);
    }
}

static void test_panel_when_no_button_is_hit_then_nothing_is_asked_for(void **state) {
    UNUSED(state);
    struct layout layout = made(960, 720);
    want_number(COMMAND_NONE, panel_hit(&layout, layout.board.x + 5, layout.board.y + 5));
    want_number(COMMAND_NONE, panel_hit(&layout, layout.panel.x + 100, layout.panel.y + layout.panel.h - 2));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_panel_when_any_command_is_looked_for_then_it_has_a_button),
        TEST(test_panel_when_no_button_is_hit_then_nothing_is_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
