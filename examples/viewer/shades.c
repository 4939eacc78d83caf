#include "shades.h"

#include "palette.h"

enum { MOST_HEAT = 6, MOST_COVER = 5, HUES = 12 };

static uint32_t plain(uint32_t row, uint32_t col) {
    return (row + col) % 2 == 0 ? SQUARE_LIGHT : SQUARE_BLUE;
}

/* Where the shade counts, the two colours of the board must not drown it. */
static uint32_t pale(uint32_t row, uint32_t col) {
    return colour_mix(plain(row, col), SQUARE_LIGHT, 0.6);
}

static double share(uint32_t count, uint32_t most) {
    return count < most ? (double)count / most : 1;
}

/* Pale tones; neighbours in the list differ in brightness as well. */
static const uint32_t hues[HUES] = {0xfff6d28bu, 0xff8fb8deu, 0xffd7eccau, 0xffd89aa8u, 0xfffbeedcu, 0xffa48fc8u,
                                    0xffbfe3e6u, 0xffc9a27au, 0xfff4c6deu, 0xff7fb79au, 0xffe6e2f6u, 0xffb9b86cu};

uint32_t shade_region(uint32_t region) {
    uint32_t round = region / HUES;
    return colour_mix(hues[region % HUES], round % 2 == 1 ? WHITE : NAVY, 0.15 * round);
}

uint32_t shade_square(const struct scene *scene, const struct model *model, uint32_t row, uint32_t col) {
    const struct settings *settings = &scene->session->settings;
    switch (settings->mode) {
    case MODE_PUZZLE: return shade_region(settings->regions.of[row * settings->n + col]);
    case MODE_REPAIR: return colour_mix(pale(row, col), HEAT, 0.8 * share(model_attackers(model, row, col), MOST_HEAT));
    case MODE_COVER:
        return colour_mix(pale(row, col), COVERED, 0.75 * share(model_attackers(model, row, col), MOST_COVER));
    default: return plain(row, col);
    }
}
