#include "draw.h"

#include "palette.h"
#include "panel.h"
#include "status.h"

#include <inttypes.h>
#include <stdio.h>

enum { VALUE_MAX = 64, LABELLED_MIN = 25 };

static int edge_of(const struct scene *scene) {
    return scene->layout.scale > 1 ? (int)scene->layout.scale : 1;
}

static struct box face_of(const struct scene *scene, struct box box) {
    int inset = 3 * edge_of(scene);
    return (struct box){box.x + inset, box.y, box.w - 2 * inset, box.h};
}

/* One size for all buttons: that of the word which needs the smallest. */
static int button_type(struct canvas *canvas, const struct scene *scene) {
    int size = draw_type(scene, 13);
    for (enum command command = COMMAND_NONE + 1; command < COMMANDS; command++) {
        struct box face = face_of(scene, panel_find(&scene->layout, command));
        size = canvas_fit(canvas, face.w, size, text(scene->lang, TEXT_COMMAND + (enum text)command));
    }
    return size;
}

static void draw_button(struct canvas *canvas, const struct scene *scene, struct box box, int size,
                        enum command command) {
    canvas_fill(canvas, box, command == scene->pressed ? BUTTON_DOWN : BUTTON_FACE);
    canvas_frame(canvas, box, edge_of(scene), BUTTON_EDGE);
    canvas_text(canvas, face_of(scene, box), ALIGN_CENTRE, size, INK,
                text(scene->lang, TEXT_COMMAND + (enum text)command));
}

static void value_of(const struct scene *scene, enum command command, char value[VALUE_MAX]) {
    const struct settings *settings = &scene->session->settings;
    switch (command) {
    case COMMAND_MODE_DOWN:
        snprintf(value, VALUE_MAX, "%s", text(scene->lang, TEXT_MODE + (enum text)settings->mode));
        break;
    case COMMAND_METHOD_DOWN: snprintf(value, VALUE_MAX, "%s", status_method(settings)); break;
    case COMMAND_N_DOWN: snprintf(value, VALUE_MAX, "n = %" PRIu32, settings->n); break;
    case COMMAND_SEED_DOWN: snprintf(value, VALUE_MAX, "%" PRIu64, settings->seed); break;
    default:
        snprintf(value, VALUE_MAX, "%" PRIu32 " %s", settings->delay_ms, scene->lang == LANG_RU ? "мс" : "ms");
        break;
    }
}

/* The value, and over it, smaller, what it is, if the row is high enough. */
static void draw_value(struct canvas *canvas, const struct scene *scene, struct box box, const struct panel_row *row) {
    char value[VALUE_MAX];
    struct box upper = {box.x, box.y, box.w, box.h * 2 / 5}, lower = {box.x, box.y + upper.h, box.w, box.h - upper.h};
    int most = draw_type(scene, 14), size = box.h * 3 / 4 < most ? box.h * 3 / 4 : most;
    value_of(scene, row->left, value);
    if (row->label == TEXT_COMMAND || box.h < draw_type(scene, LABELLED_MIN)) {
        lower = box;
    } else {
        canvas_text(canvas, upper, ALIGN_CENTRE, draw_type(scene, 10), FAINT, text(scene->lang, row->label));
    }
    canvas_text(canvas, lower, ALIGN_CENTRE, size, INK, value);
}

void draw_panel(struct canvas *canvas, const struct scene *scene) {
    int size = button_type(canvas, scene);
    canvas_fill(canvas, scene->layout.panel, PANEL);
    for (int i = 0; i < PANEL_ROWS; i++) {
        const struct panel_row *row = panel_row(i);
        struct box middle = panel_box(&scene->layout, i, 1);
        draw_button(canvas, scene, panel_box(&scene->layout, i, 0), size, row->left);
        draw_button(canvas, scene, panel_box(&scene->layout, i, 2), size, row->right);
        if (row->middle == COMMAND_NONE) {
            draw_value(canvas, scene, middle, row);
        } else {
            draw_button(canvas, scene, middle, size, row->middle);
        }
    }
}

void draw_status(struct canvas *canvas, const struct scene *scene) {
    struct box box = scene->layout.status;
    int inset = (int)(10 * scene->layout.scale);
    canvas_fill(canvas, box, BAR);
    canvas_text(canvas, (struct box){box.x + inset, box.y, box.w - 2 * inset, box.h}, ALIGN_LEFT, draw_type(scene, 13),
                BAR_TEXT, scene->line);
}
