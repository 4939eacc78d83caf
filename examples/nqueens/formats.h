/* The names of the library's text and picture formats. */
#ifndef FORMATS_H
#define FORMATS_H

#include <stddef.h>

/* One of the NQ_FORMAT_ values, or -1. */
int format_by_name(const char *name);

/* "columns, squares, ..." */
const char *format_names(void);

/* For help; NULL past the end. */
const char *format_name(size_t index);
const char *format_summary(size_t index);

#endif
