#include "wish.h"

static bool keeps_domains(const struct settings *settings) {
    return settings->mode == MODE_SEARCH &&
           (settings->method == NQ_METHOD_MRV || settings->method == NQ_METHOD_FORWARD_CHECK ||
            settings->method == NQ_METHOD_ARC_CONSISTENCY);
}

struct layout_wish wish_for(const struct settings *settings, int width, int height, double scale, bool has_panel) {
    return (struct layout_wish){
        .w = width,
        .h = height,
        .scale = scale,
        .n = settings->n,
        .has_panel = has_panel,
        .has_best = settings->mode == MODE_COVER,
        .has_margin = keeps_domains(settings),
        .has_caption = settings->mode == MODE_COVER || settings->mode == MODE_REPAIR,
    };
}
