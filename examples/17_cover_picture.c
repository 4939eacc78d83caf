/* A picture of a cover, as an SVG image: the darker a square, the more queens cover it.
 *
 *     17_cover_picture >cover.svg        the first minimum cover of the chess board
 *     17_cover_picture 18 >cover.svg     that of a board of 18 by 18
 *
 * nq_render() draws boards without shades, so this program writes an image of its own. All squares of a shade are one
 * path. */
#include <nqueens.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 40, MARGIN = 20, LEGEND = 85, SHADES = 6 };

/* The page and its text follow the reader's dark mode. The shades stay as they are: they differ in lightness, so that
 * they are told apart in grey, too. */
static const char style[] = "<style>\n"
                            ".page { fill: #fff } text { fill: #16213a; font: 15px sans-serif }\n"
                            "@media (prefers-color-scheme: dark) { .page { fill: #16213a } .note { fill: #f1f5fa } }\n"
                            ".s1 { fill: #f1f5fa } .s2 { fill: #c0d5eb } .s3 { fill: #8db2da }\n"
                            ".s4 { fill: #6090c4 } .s5 { fill: #416da1 } .s6 { fill: #264b78 }\n"
                            ".line { stroke: #16213a; stroke-opacity: .5 } .light { fill: #fff }\n"
                            "</style>\n";

static const char queen[] = "<defs><g id=\"queen\">"
                            "<circle cx=\"20\" cy=\"20\" r=\"16\" fill=\"#fff\" stroke=\"#16213a\" stroke-width=\"2\"/>"
                            "<path fill=\"#16213a\" d=\"M11 25 8 14l6.500 5.500L20 9l5.500 10.500L32 14l-3 11z"
                            "M11 27h18v3H11z\"/></g></defs>\n";

static unsigned larger(uint32_t a, uint32_t b) {
    return (unsigned)(a > b ? a : b);
}

static void write_head(uint32_t n, size_t count) {
    unsigned side = (unsigned)n, width = larger(n, SHADES) * SIDE + 2 * MARGIN, height = side * SIDE + MARGIN + LEGEND;
    printf("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" role=\"img\" "
           "width=\"%u\" height=\"%u\" viewBox=\"%d %d %u %u\">\n",
           width, height, -MARGIN, -MARGIN, width, height);
    printf("<title>A board of %u by %u, covered by %zu queens</title>\n%s%s", side, side, count, style, queen);
    printf("<rect class=\"page\" x=\"%d\" y=\"%d\" width=\"%u\" height=\"%u\"/>\n", -MARGIN, -MARGIN, width, height);
}

/* A queen covers her own square and all of her lines, also what lies behind another queen. */
static int covers(nq_square from, nq_square square) {
    return from.row == square.row || from.col == square.col || from.row + from.col == square.row + square.col ||
           from.row + square.col == square.row + from.col;
}

/* How many queens cover a square. The last shade stands for as many and more. */
static int shade_of(nq_square square, const nq_square *queens, size_t count) {
    int shade = 0;
    for (size_t i = 0; i < count && shade < SHADES; i++) shade += covers(queens[i], square);
    return shade;
}

static void write_shade(uint32_t n, const nq_square *queens, size_t count, int shade) {
    printf("<path class=\"line s%d\" d=\"", shade);
    for (uint32_t row = 0; row < n; row++) {
        for (uint32_t col = 0; col < n; col++) {
            if (shade_of((nq_square){row, col}, queens, count) != shade) continue;
            printf("M%u %uh%dv%dh%dz", (unsigned)col * SIDE, (unsigned)row * SIDE, SIDE, SIDE, -SIDE);
        }
    }
    printf("\"/>\n");
}

static void write_legend(uint32_t n) {
    unsigned top = (unsigned)n * SIDE + 40;
    printf("<text class=\"note\" x=\"0\" y=\"%u\">Queens that cover a square</text>\n", top - 10);
    for (int shade = 1; shade <= SHADES; shade++) {
        int left = (shade - 1) * SIDE;
        printf("<rect class=\"line s%d\" x=\"%d\" y=\"%u\" width=\"%d\" height=\"30\"/>", shade, left, top, SIDE);
        printf("<text class=\"%s\" text-anchor=\"middle\" x=\"%d\" y=\"%u\">%d%s</text>\n",
               shade > 4 ? "light" : "dark", left + SIDE / 2, top + 20, shade, shade == SHADES ? "+" : "");
    }
}

static void write_picture(uint32_t n, const nq_square *queens, size_t count) {
    write_head(n, count);
    for (int shade = 1; shade <= SHADES; shade++) write_shade(n, queens, count, shade);
    for (size_t i = 0; i < count; i++) {
        unsigned x = (unsigned)queens[i].col * SIDE, y = (unsigned)queens[i].row * SIDE;
        printf("<use xlink:href=\"#queen\" x=\"%u\" y=\"%u\"/>\n", x, y);
    }
    write_legend(n);
    printf("</svg>\n");
}

int main(int argc, char **argv) {
    uint32_t n = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 8;
    size_t count;
    nq_problem *problem;
    nq_solver *solver = NULL;
    nq_status status = nq_problem_new(&problem, n, NULL);
    if (status == NQ_OK) status = nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER);
    if (status == NQ_OK) status = nq_solver_new(&solver, problem);
    if (status == NQ_OK) status = nq_solver_next(solver);
    const nq_square *queens = nq_solver_solution(solver, &count);
    if (status == NQ_OK) write_picture(n, queens, count);
    if (status != NQ_OK) fprintf(stderr, "%s\n", nq_strerror(status));
    nq_solver_free(solver);
    nq_problem_free(problem);
    return status == NQ_OK && fflush(stdout) == 0 ? 0 : 1;
}
