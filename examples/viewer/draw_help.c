#include "draw.h"

#include "keys.h"
#include "palette.h"

enum { LINE_HIGH = 24, WIDE = 520, KEY_WIDE = 130 };

static int line_high(const struct scene *scene, int lines) {
    int most = (int)(LINE_HIGH * scene->layout.scale), room = scene->layout.status.y / (lines + 2);
    return room < most ? room : most;
}

static void draw_key(struct canvas *canvas, const struct scene *scene, struct box line, enum command command) {
    int key = (int)(KEY_WIDE * scene->layout.scale), gap = (int)(16 * scene->layout.scale), size = line.h * 3 / 5;
    canvas_text(canvas, (struct box){line.x, line.y, key, line.h}, ALIGN_RIGHT, size, GOLD, key_name(command));
    canvas_text(canvas, (struct box){line.x + key + gap, line.y, line.w - key - gap, line.h}, ALIGN_LEFT, size, WHITE,
                text(scene->lang, TEXT_LONG + (enum text)command));
}

void draw_help(struct canvas *canvas, const struct scene *scene) {
    struct box all = {0, 0, scene->layout.panel.x + scene->layout.panel.w, scene->layout.status.y};
    int high = line_high(scene, COMMANDS + 1), wide = (int)(WIDE * scene->layout.scale);
    if (wide > all.w) wide = all.w;
    struct box line = {(all.w - wide) / 2, high / 2, wide, high};
    canvas_fill(canvas, all, VEIL);
    canvas_text(canvas, line, ALIGN_CENTRE, high * 3 / 4, GOLD, text(scene->lang, TEXT_HELP_TITLE));
    for (int i = COMMAND_NONE + 1; i < COMMANDS; i++) {
        line.y += high;
        draw_key(canvas, scene, line, (enum command)i);
    }
    line.y += high * 3 / 2;
    canvas_text(canvas, line, ALIGN_CENTRE, high * 3 / 5, SQUARE_BLUE, text(scene->lang, TEXT_HELP_END));
}
