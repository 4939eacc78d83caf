#include "crown.h"

#include "palette.h"

#include <stdbool.h>
#include <stddef.h>

/* Each pixel is the mean of SAMPLES * SAMPLES points. Points lie in -1 .. 1, y downwards. */
enum { SAMPLES = 4, CORNERS = 7 };

struct point {
    double x, y;
};

static const struct point crown[CORNERS] = {{-0.42, 0.40}, {-0.54, -0.22}, {-0.25, 0.06}, {0, -0.42},
                                            {0.25, 0.06},  {0.54, -0.22},  {0.42, 0.40}};

static double distance2(struct point p, double x, double y) {
    return (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y);
}

static bool in_disc(struct point p, double radius) {
    return distance2(p, 0, 0) <= radius * radius;
}

/* Whether a ray to the right crosses the outline an odd number of times. */
static bool in_outline(struct point p) {
    bool is_in = false;
    for (size_t i = 0, j = CORNERS - 1; i < CORNERS; j = i++) {
        const struct point a = crown[i], b = crown[j];
        if ((a.y > p.y) == (b.y > p.y)) continue;
        if (p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) is_in = !is_in;
    }
    return is_in;
}

static bool in_pearls(struct point p) {
    const double radius2 = 0.095 * 0.095;
    return distance2(p, -0.54, -0.26) <= radius2 || distance2(p, 0, -0.46) <= radius2 ||
           distance2(p, 0.54, -0.26) <= radius2;
}

static bool in_crown(struct point p) {
    bool in_band = p.y > 0.24 && p.y < 0.29;
    return (in_outline(p) && !in_band) || in_pearls(p);
}

static uint32_t of_queen(struct point p, uint32_t body, uint32_t rim, uint32_t metal) {
    if (!in_disc(p, 0.90)) return 0;
    if (!in_disc(p, 0.83)) return rim;
    return in_crown(p) ? metal : body;
}

static uint32_t of_conflict(struct point p) {
    if (!in_disc(p, 0.96)) return 0;
    if (!in_disc(p, 0.88)) return CONFLICT_DARK;
    if (!in_disc(p, 0.74)) return WHITE;
    return in_crown((struct point){p.x * 1.12, p.y * 1.12}) ? WHITE : CONFLICT;
}

static uint32_t of_ghost(struct point p) {
    if (!in_disc(p, 0.86)) return 0;
    return !in_disc(p, 0.78) || in_crown(p) ? GHOST : GHOST_BODY;
}

static uint32_t of_dot(struct point p, uint32_t body, uint32_t middle) {
    if (!in_disc(p, 0.95)) return 0;
    if (!in_disc(p, 0.74)) return WHITE;
    return in_disc(p, 0.28) ? middle : body;
}

static bool near_bar(double across, double along, double width) {
    return across > -width && across < width && along > -0.62 - width && along < 0.62 + width;
}

static uint32_t of_cross(struct point p) {
    double u = (p.x + p.y) * 0.7071, v = (p.x - p.y) * 0.7071;
    if (near_bar(u, v, 0.10) || near_bar(v, u, 0.10)) return CONFLICT;
    return near_bar(u, v, 0.19) || near_bar(v, u, 0.19) ? WHITE : 0;
}

static uint32_t of_ring(struct point p) {
    if (!in_disc(p, 0.42) || in_disc(p, 0.16)) return 0;
    return in_disc(p, 0.34) && !in_disc(p, 0.23) ? CONFLICT_DARK : WHITE;
}

static uint32_t colour_at(enum piece piece, struct point p) {
    switch (piece) {
    case PIECE_QUEEN: return of_queen(p, NAVY, WHITE, IVORY);
    case PIECE_CONFLICT: return of_conflict(p);
    case PIECE_GIVEN: return of_queen(p, INK, GOLD, GOLD);
    case PIECE_GHOST: return of_ghost(p);
    case PIECE_DOT: return of_dot(p, NAVY, NAVY);
    case PIECE_DOT_CONFLICT: return of_dot(p, CONFLICT, WHITE);
    case PIECE_CROSS: return of_cross(p);
    default: return of_ring(p);
    }
}

struct sum {
    uint32_t alpha, red, green, blue; /* colours weighed by alpha */
};

static void add(struct sum *sum, uint32_t colour) {
    uint32_t alpha = colour >> 24;
    sum->alpha += alpha;
    sum->red += alpha * (colour >> 16 & 255);
    sum->green += alpha * (colour >> 8 & 255);
    sum->blue += alpha * (colour & 255);
}

static uint32_t mean(const struct sum *sum) {
    if (sum->alpha == 0) return 0;
    return sum->alpha / (SAMPLES * SAMPLES) << 24 | sum->red / sum->alpha << 16 | sum->green / sum->alpha << 8 |
           sum->blue / sum->alpha;
}

static uint32_t pixel(enum piece piece, int size, int x, int y) {
    struct sum sum = {0, 0, 0, 0};
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
        struct point p = {(x + (i % SAMPLES + 0.5) / SAMPLES) * 2 / size - 1,
                          (y + (i / SAMPLES + 0.5) / SAMPLES) * 2 / size - 1};
        add(&sum, colour_at(piece, p));
    }
    return mean(&sum);
}

void crown_draw(enum piece piece, int size, uint32_t *pixels) {
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++) pixels[y * size + x] = pixel(piece, size, x, y);
}
