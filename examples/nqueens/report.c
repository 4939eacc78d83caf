#include "report.h"

#include <stdarg.h>
#include <stdio.h>

static void say(const char *format, va_list arguments) PRINTF_LIKE(1, 0);

static void say(const char *format, va_list arguments) {
    fputs("nqueens: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
}

int complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(format, arguments);
    va_end(arguments);
    return CODE_BAD;
}

int complain_usage(const char *title, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(format, arguments);
    va_end(arguments);
    fprintf(stderr, "Try '%s --help'.\n", title);
    return CODE_BAD;
}

int complain_memory(void) {
    return complain("out of memory");
}
