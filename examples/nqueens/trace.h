/* The steps of a search, as lines of text or JSON. */
#ifndef TRACE_H
#define TRACE_H

#include "search.h"

/* For struct search: on_trace. */
bool trace_print(struct search *search, const nq_event *event);

#endif
