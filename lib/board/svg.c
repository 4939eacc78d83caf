/*
 * Placements as an SVG image. The squares are one pattern of two by two, and a queen is a symbol used again and again, so
 * that the text grows with the queens and not with the squares. The queen stands on a light disc with a dark rim: it is
 * told from both colours of squares in grey too. A link is an xlink:href, which old and new viewers understand.
 */
#include "board/svg.h"

#include "board/render.h"

enum { SQUARE = 45 };

static void write_head(nqi_sink *sink, uint32_t n) {
    uint64_t side = (uint64_t)n * SQUARE;
    nqi_sink_text(sink, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                        "role=\"img\" width=\"");
    nqi_sink_number(sink, side);
    nqi_sink_text(sink, "\" height=\"");
    nqi_sink_number(sink, side);
    nqi_sink_text(sink, "\" viewBox=\"0 0 ");
    nqi_sink_number(sink, side);
    nqi_sink_text(sink, " ");
    nqi_sink_number(sink, side);
    nqi_sink_text(sink, "\">\n");
}

/* What a screen reader says: the title is the name of the image, the description lists the squares. */
static void write_title(nqi_sink *sink, uint32_t n, const nq_square *squares, size_t count) {
    nqi_sink_text(sink, "<title>");
    nqi_sink_number(sink, count);
    nqi_sink_text(sink, count == 1 ? " queen" : " queens");
    nqi_sink_text(sink, " on a board of ");
    nqi_sink_number(sink, n);
    nqi_sink_text(sink, " by ");
    nqi_sink_number(sink, n);
    nqi_sink_text(sink, "</title>\n<desc>Rows and columns from 0, from the top left corner. ");
    nqi_sink_squares(sink, n, squares, count);
    nqi_sink_text(sink, "</desc>\n");
}

static void write_shapes(nqi_sink *sink) {
    nqi_sink_text(sink, "<defs>\n"
                        "<pattern id=\"nq-board\" width=\"90\" height=\"90\" patternUnits=\"userSpaceOnUse\">"
                        "<path fill=\"#f1f5fa\" d=\"M0 0h90v90H0z\"/>"
                        "<path fill=\"#7fa8d1\" d=\"M45 0h45v45H0v45h45z\"/></pattern>\n"
                        "<symbol id=\"nq-queen\" overflow=\"visible\">"
                        "<circle cx=\"22.5\" cy=\"22.5\" r=\"19\" fill=\"#fff\" stroke=\"#16213a\" stroke-width=\"2\"/>"
                        "<path fill=\"#16213a\" d=\"M12 29 8.5 15.5 16 22 22.5 10 29 22 36.5 15.5 33 29z"
                        "M12 31h21v4H12z\"/></symbol>\n"
                        "</defs>\n");
}

static void write_queen(nqi_sink *sink, nq_square s) {
    nqi_sink_text(sink, "<use xlink:href=\"#nq-queen\" x=\"");
    nqi_sink_number(sink, (uint64_t)s.col * SQUARE);
    nqi_sink_text(sink, "\" y=\"");
    nqi_sink_number(sink, (uint64_t)s.row * SQUARE);
    nqi_sink_text(sink, "\"/>\n");
}

void nqi_svg_write(nqi_sink *sink, uint32_t n, const nq_square *squares, size_t count) {
    write_head(sink, n);
    write_title(sink, n, squares, count);
    write_shapes(sink);
    nqi_sink_text(sink, "<rect width=\"100%\" height=\"100%\" fill=\"url(#nq-board)\"/>\n");
    for (size_t i = 0; i < count; i++) write_queen(sink, squares[i]);
    nqi_sink_text(sink, "</svg>\n");
}
