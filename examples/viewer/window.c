#include "window.h"

#include "clock.h"
#include "files.h"
#include "keys.h"
#include "panel.h"
#include "screenshot.h"
#include "status.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_LENGTH = 1024, NOTE_MAX = 280, TITLE_MAX = STATUS_MAX + NOTE_MAX + 32 };

static const uint64_t second_ns = 1000000000, frame_ns = 1000000000 / 60, title_ns = 100000000;

struct window {
    const struct options *options;
    const char *font_path;
    SDL_Window *window;
    SDL_Renderer *renderer;
    struct canvas *canvas;
    struct session session;
    struct scene scene;
    char line[STATUS_MAX];
    char note[NOTE_MAX];       /* what was saved last */
    char title[TITLE_MAX];     /* the window's, which repeats the status line */
    uint64_t titled;           /* when it was set */
    enum state told;           /* the state that it tells */
    SDL_Rect before;           /* where the window was before it filled the screen */
    int frame_top, frame_left; /* how wide its frame was then */
    double scale;
    bool is_stale; /* the picture, until it is drawn again */
    bool is_closed;
    uint64_t began, next; /* of the loop, and of the next frame */
    uint64_t frames;      /* drawn while a search was running */
};

static int complain(const char *what) {
    fprintf(stderr, "nqueens-viewer: %s: %s\n", what, SDL_GetError());
    return 1;
}

/* --- what is asked for ------------------------------------------------------------------------------------------------ */

static void save(struct window *window, enum command command) {
    char path[PATH_LENGTH] = "";
    const char *folder = window->options->folder;
    bool is_png = command == COMMAND_PNG;
    file_make_folder(folder); /* where it fails, saving does too */
    bool is_saved = is_png ? screenshot_png(&window->scene, window->font_path, folder, path, sizeof path)
                           : screenshot_svg(&window->scene, folder, path, sizeof path);
    snprintf(window->note, sizeof window->note, "%s %.200s",
             text(window->options->lang, is_saved ? TEXT_SAVED : TEXT_NOT_SAVED), path);
}

/* A window manager makes a window full-screen when SDL asks it; where there is none, only size and place can be changed. */
static void fill_screen(struct window *window) {
    SDL_Rect *before = &window->before, screen;
    SDL_GetWindowPosition(window->window, &before->x, &before->y);
    SDL_GetWindowSize(window->window, &before->w, &before->h);
    SDL_GetWindowBordersSize(window->window, &window->frame_top, &window->frame_left, NULL, NULL);
    if (SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window->window), &screen) != 0) return;
    SDL_SetWindowPosition(window->window, screen.x, screen.y);
    SDL_SetWindowSize(window->window, screen.w, screen.h);
    SDL_SetWindowFullscreen(window->window, SDL_WINDOW_FULLSCREEN_DESKTOP);
}

/* SDL knows the frame only later, and would leave the window lower by its height. */
static void leave_screen(struct window *window) {
    const SDL_Rect *before = &window->before;
    int top = 0, left = 0;
    SDL_SetWindowFullscreen(window->window, 0);
    SDL_SetWindowSize(window->window, before->w, before->h);
    SDL_GetWindowBordersSize(window->window, &top, &left, NULL, NULL);
    SDL_SetWindowPosition(window->window, before->x + left - window->frame_left, before->y + top - window->frame_top);
}

static void toggle_full(struct window *window) {
    if (SDL_GetWindowFlags(window->window) & SDL_WINDOW_FULLSCREEN) {
        leave_screen(window);
    } else {
        fill_screen(window);
    }
}

static void obey(struct window *window, enum command command) {
    if (command == COMMAND_NONE) return;
    window->is_stale = true;
    window->note[0] = '\0';
    if (window->scene.shows_help && command == COMMAND_STOP) command = COMMAND_HELP;
    if (session_command(&window->session, command)) return;
    if (command == COMMAND_PNG || command == COMMAND_SVG) save(window, command);
    if (command == COMMAND_FULL) toggle_full(window);
    if (command == COMMAND_HELP) window->scene.shows_help = !window->scene.shows_help;
    if (command == COMMAND_QUIT) window->is_closed = true;
}

static void press(struct window *window, const SDL_MouseButtonEvent *mouse) {
    int x = (int)(mouse->x * window->scale), y = (int)(mouse->y * window->scale);
    if (mouse->button != SDL_BUTTON_LEFT) return;
    window->scene.pressed = panel_hit(&window->scene.layout, x, y);
    if (window->scene.shows_help) window->scene.pressed = COMMAND_HELP;
    obey(window, window->scene.pressed);
}

static void release(struct window *window) {
    window->scene.pressed = COMMAND_NONE;
    window->is_stale = true;
}

static void handle(struct window *window, const SDL_Event *event) {
    switch (event->type) {
    case SDL_QUIT: window->is_closed = true; break;
    case SDL_KEYDOWN: obey(window, key_command(&event->key.keysym)); break;
    case SDL_MOUSEBUTTONDOWN: press(window, &event->button); break;
    case SDL_MOUSEBUTTONUP: release(window); break;
    case SDL_WINDOWEVENT: window->is_stale = true; break;
    default: break;
    }
}

/* --- what is shown ---------------------------------------------------------------------------------------------------- */

/* Numbers that run are told ten times a second, a change of state at once. */
static void update_title(struct window *window, uint64_t now) {
    char title[TITLE_MAX];
    bool is_same = window->session.state == window->told;
    if (is_same && session_is_busy(&window->session) && now - window->titled < title_ns) return;
    snprintf(title, sizeof title, "nqueens-viewer: %s", window->line);
    if (strcmp(title, window->title) == 0) return;
    memcpy(window->title, title, sizeof title);
    SDL_SetWindowTitle(window->window, title);
    window->titled = now;
    window->told = window->session.state;
}

static void update_line(struct window *window) {
    status_line(&window->session, window->options->lang, window->line);
    size_t length = strlen(window->line);
    if (window->note[0] != '\0') snprintf(window->line + length, sizeof window->line - length, " · %s", window->note);
}

static void draw(struct window *window) {
    int width, height, points, rest;
    SDL_GetRendererOutputSize(window->renderer, &width, &height);
    SDL_GetWindowSize(window->window, &points, &rest);
    window->scale = points > 0 ? (double)width / points : 1;
    scene_prepare(&window->scene, width, height, window->scale, true);
    scene_draw(window->canvas, &window->scene);
    SDL_RenderPresent(window->renderer);
    if (session_is_busy(&window->session)) window->frames++;
    window->is_stale = false;
}

/* --- the loop --------------------------------------------------------------------------------------------------------- */

static bool is_out_of_time(const struct window *window, uint64_t now) {
    return window->options->seconds > 0 && now - window->began >= window->options->seconds * second_ns;
}

/* Sleeps until the next frame. Not in SDL_WaitEvent(), whose wake-up calls can reach a window that is no more. */
static void rest_until_next(struct window *window) {
    uint64_t now = clock_now();
    window->next += frame_ns;
    if (window->next < now || window->next > now + frame_ns) window->next = now + frame_ns;
    if (window->next > now) SDL_Delay((Uint32)((window->next - now) / 1000000));
}

/* What is pressed is obeyed after the search was looked at, so that each state that it brings is shown for a frame at least. */
static void turn(struct window *window) {
    SDL_Event event;
    uint64_t now = clock_now();
    if (session_tick(&window->session, now) || session_is_busy(&window->session)) window->is_stale = true;
    while (SDL_PollEvent(&event)) handle(window, &event);
    update_line(window);
    if (window->is_stale) draw(window);
    update_title(window, now);
    if (is_out_of_time(window, now)) window->is_closed = true;
    if (!window->is_closed) rest_until_next(window);
}

/* What was drawn, and what happened, in a second of searching. */
static void report(const struct window *window) {
    double seconds = (double)window->session.elapsed / (double)second_ns;
    if (window->options->seconds == 0 || seconds == 0) return;
    printf("frames: %" PRIu64 ", %.1f a second\n", window->frames, (double)window->frames / seconds);
    printf("nodes: %" PRIu64 ", %.0f a second\n", window->session.nodes, (double)window->session.nodes / seconds);
    printf("events: %" PRIu64 ", %.0f a second\n", window->session.events, (double)window->session.events / seconds);
}

static int loop(struct window *window) {
    window->began = clock_now();
    if (window->options->starts) session_command(&window->session, COMMAND_START);
    while (!window->is_closed) turn(window);
    session_close(&window->session);
    report(window);
    return 0;
}

static int with_canvas(struct window *window) {
    window->canvas = canvas_new(window->renderer, window->font_path);
    window->is_stale = true;
    window->scene = (struct scene){.session = &window->session, .lang = window->options->lang, .line = window->line};
    if (window->canvas == NULL || !session_open(&window->session, &window->options->settings, clock_now())) {
        canvas_free(window->canvas);
        SDL_SetError("there is not enough memory");
        return complain("cannot begin");
    }
    int code = loop(window);
    canvas_free(window->canvas);
    return code;
}

static int with_renderer(struct window *window) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"); /* a software renderer is to do without a graphics driver */
    window->renderer = SDL_CreateRenderer(window->window, -1, 0);
    if (window->renderer == NULL) window->renderer = SDL_CreateRenderer(window->window, -1, SDL_RENDERER_SOFTWARE);
    if (window->renderer == NULL) return complain("cannot draw");
    int code = with_canvas(window);
    SDL_DestroyRenderer(window->renderer);
    return code;
}

static int with_window(struct window *window) {
    const struct options *options = window->options;
    const Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    window->window = SDL_CreateWindow("nqueens-viewer", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                      options->width, options->height, flags);
    if (window->window == NULL) return complain("cannot open a window");
    SDL_SetWindowMinimumSize(window->window, 200, 200);
    int code = with_renderer(window);
    SDL_DestroyWindow(window->window);
    return code;
}

/* Without a display SDL takes a driver whose windows nobody sees; that is not what was meant, unless it was asked for. */
static bool has_display(void) {
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    const char *driver = SDL_GetCurrentVideoDriver();
    bool is_unseen = driver == NULL || strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0;
    if (!is_unseen || getenv("SDL_VIDEODRIVER") != NULL) return true;
    SDL_SetError("neither X11 nor Wayland answers");
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    return false;
}

int window_run(const struct options *options, const char *font_path) {
    if (!has_display()) return complain("no display to open a window on (--frames draws without one)");
    struct window *window = calloc(1, sizeof *window);
    if (window == NULL) return 1;
    window->options = options;
    window->font_path = font_path;
    int code = with_window(window);
    SDL_Quit();
    free(window);
    return code;
}
