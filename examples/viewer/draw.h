/* The parts of the picture. */
#ifndef DRAW_H
#define DRAW_H

#include "canvas.h"
#include "model.h"
#include "session.h"
#include "texts.h"

/* What is drawn. */
struct scene {
    const struct session *session;
    struct layout layout;
    struct model model; /* of the step that is looked at */
    enum lang lang;
    enum command pressed; /* the button under a pressed mouse button */
    bool shows_help;
    const char *line; /* the status line */
};

/* Lays the scene out for a picture of this size, and builds its model. */
void scene_prepare(struct scene *scene, int width, int height, double scale, bool has_panel);

/* Everything, with the panel if the layout has one. */
void scene_draw(struct canvas *canvas, struct scene *scene);

/* Squares, labels, queens and captions of a board that begins at `at`. */
void draw_board(struct canvas *canvas, const struct scene *scene, const struct model *model, struct box at);

/* How a queen on this square looks. */
enum piece piece_at(const struct scene *scene, const struct model *model, uint32_t row, uint32_t col);

/* What the last event did: the square refused and the lines of the queen that refuses it; domain sizes. */
void draw_marks(struct canvas *canvas, const struct scene *scene);
void draw_domains(struct canvas *canvas, const struct scene *scene);

void draw_panel(struct canvas *canvas, const struct scene *scene);
void draw_status(struct canvas *canvas, const struct scene *scene);
void draw_help(struct canvas *canvas, const struct scene *scene);

/* A size of type: points at this scale. */
int draw_type(const struct scene *scene, int points);

#endif
