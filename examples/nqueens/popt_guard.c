#include "popt_guard.h"

#include "report.h"

#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

static bool is_guarded;

static void on_exit_inside(void) {
    if (is_guarded) _exit(complain_memory());
}

void popt_guard_begin(void) {
    static bool is_registered;
    if (!is_registered) is_registered = atexit(on_exit_inside) == 0;
    is_guarded = true;
}

void popt_guard_end(void) {
    is_guarded = false;
}
