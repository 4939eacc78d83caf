/* What the tests see of a window on an X server, as somebody in front of it does.
 *
 *     glance size WINDOW                                   its width and height
 *     glance square WINDOW MODE METHOD N ROW COL           the colour near the lower edge of a square: of the disc, where a
 *                                                          queen stands, and else of the square
 *     glance best WINDOW MODE METHOD N ROW COL             the same on the second board
 *     glance titles WINDOW                                 each title that it has, until it closes; the title repeats the
 *                                                          status line
 *     glance close WINDOW                                  asks it to close, as the cross in its frame does
 */
#include "panel.h"
#include "wish.h"

#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct glance {
    Display *display;
    Window window;
    int w, h;
};

static unsigned long number(const char *text) {
    return strtoul(text, NULL, 0);
}

/* A window that closes in the middle is no reason to shout. */
static int ignore(Display *display, XErrorEvent *event) {
    (void)display;
    (void)event;
    return 0;
}

static bool look(struct glance *glance, const char *window) {
    XWindowAttributes attributes;
    XSetErrorHandler(ignore);
    glance->display = XOpenDisplay(NULL);
    glance->window = number(window);
    if (glance->display == NULL || !XGetWindowAttributes(glance->display, glance->window, &attributes)) return false;
    glance->w = attributes.width;
    glance->h = attributes.height;
    return true;
}

static int print_pixel(const struct glance *glance, int x, int y) {
    XImage *image = XGetImage(glance->display, glance->window, x, y, 1, 1, AllPlanes, ZPixmap);
    if (image == NULL) return 1;
    printf("%06lx\n", XGetPixel(image, 0, 0) & 0xffffff);
    XDestroyImage(image);
    return 0;
}

static bool read_settings(char **argv, struct settings *settings) {
    *settings = (struct settings){.n = (uint32_t)number(argv[2])};
    if (!mode_find(argv[0], &settings->mode)) return false;
    for (size_t i = 0; mode_method(settings->mode, i, &settings->method); i++)
        if (strcmp(nq_value_name(NQ_METHOD, settings->method), argv[1]) == 0) return true;
    return false;
}

static int print_square(const struct glance *glance, bool is_best, char **argv) {
    static struct settings settings;
    struct layout layout;
    if (!read_settings(argv, &settings)) return 2;
    const struct layout_wish wish = wish_for(&settings, glance->w, glance->h, 1, true);
    layout_make(&layout, &wish);
    struct box box = layout_square(&layout, is_best ? layout.best : layout.board, (uint32_t)number(argv[3]),
                                   (uint32_t)number(argv[4]));
    return print_pixel(glance, box.x + box.w / 2, box.y + box.h * 4 / 5);
}

static int print_title(const struct glance *glance, Atom name) {
    Atom type;
    int format;
    unsigned long length, rest;
    unsigned char *title = NULL;
    int code = XGetWindowProperty(glance->display, glance->window, name, 0, 1024, False, AnyPropertyType, &type,
                                  &format, &length, &rest, &title);
    if (code != Success || title == NULL) return 1;
    printf("%s\n", (const char *)title);
    fflush(stdout);
    XFree(title);
    return 0;
}

static int print_titles(const struct glance *glance) {
    Atom name = XInternAtom(glance->display, "_NET_WM_NAME", False);
    XEvent event = {.type = 0};
    XSelectInput(glance->display, glance->window, PropertyChangeMask | StructureNotifyMask);
    print_title(glance, name);
    while (event.type != DestroyNotify) {
        XNextEvent(glance->display, &event);
        if (event.type == PropertyNotify && event.xproperty.atom == name) print_title(glance, name);
    }
    return 0;
}

static int ask_to_close(const struct glance *glance) {
    XEvent event = {.type = ClientMessage};
    event.xclient.window = glance->window;
    event.xclient.message_type = XInternAtom(glance->display, "WM_PROTOCOLS", False);
    event.xclient.format = 32;
    event.xclient.data.l[0] = (long)XInternAtom(glance->display, "WM_DELETE_WINDOW", False);
    XSendEvent(glance->display, glance->window, False, NoEventMask, &event);
    XSync(glance->display, False);
    return 0;
}

int main(int argc, char **argv) {
    struct glance glance;
    if (argc < 3) return 2;
    if (!look(&glance, argv[2])) return 1;
    if (strcmp(argv[1], "size") == 0) return printf("%dx%d\n", glance.w, glance.h) < 0;
    if (strcmp(argv[1], "titles") == 0) return print_titles(&glance);
    if (strcmp(argv[1], "close") == 0) return ask_to_close(&glance);
    if (argc == 8 && strcmp(argv[1], "square") == 0) return print_square(&glance, false, argv + 3);
    if (argc == 8 && strcmp(argv[1], "best") == 0) return print_square(&glance, true, argv + 3);
    return 2;
}
