#include "draw.h"

#include "palette.h"
#include "wish.h"

void scene_prepare(struct scene *scene, int width, int height, double scale, bool has_panel) {
    const struct settings *settings = &scene->session->settings;
    const struct layout_wish wish = wish_for(settings, width, height, scale, has_panel);
    layout_make(&scene->layout, &wish);
    model_build(&scene->model, settings, session_look(scene->session));
}

int draw_type(const struct scene *scene, int points) {
    return (int)(points * scene->layout.scale);
}

static void draw_best(struct canvas *canvas, const struct scene *scene) {
    static struct model best; /* too large for the stack of a small thread */
    const struct session *session = scene->session;
    if (scene->layout.best.w == 0) return;
    model_build(&best, &session->settings, session->has_best ? &session->best : NULL);
    draw_board(canvas, scene, &best, scene->layout.best);
}

void scene_draw(struct canvas *canvas, struct scene *scene) {
    canvas_clear(canvas, GROUND);
    draw_board(canvas, scene, &scene->model, scene->layout.board);
    draw_best(canvas, scene);
    draw_marks(canvas, scene);
    draw_domains(canvas, scene);
    if (scene->layout.panel.w == 0) return;
    draw_panel(canvas, scene);
    draw_status(canvas, scene);
    if (scene->shows_help) draw_help(canvas, scene);
}
