/* What the tests of exports share: the text that a problem becomes. */
#ifndef NQ_TEST_EXPORT_TEXT_H
#define NQ_TEST_EXPORT_TEXT_H

#include "problem/export.h"
#include "support.h"

/* The text; to be freed. */
static inline char *export_text(const nq_problem *problem, int to) {
    size_t len = 0;
    want_status(NQ_OK, nqi_problem_export(problem, to, NULL, &len));
    char *text = malloc(len);
    want_status(NQ_OK, nqi_problem_export(problem, to, text, &len));
    want_number(len, strlen(text) + 1);
    return text;
}

/* Fails the test where the text is not the one wanted. */
static inline void want_export(const nq_problem *problem, int to, const char *want) {
    char *text = export_text(problem, to);
    want_text(want, text);
    free(text);
}

#endif
