/* The languages of other engines, by name. */
#ifndef LANGUAGES_H
#define LANGUAGES_H

#define LANGUAGE_NAMES "minizinc, dimacs, lp, asp"

/* One of the NQ_EXPORT_ values, or -1. */
int language_by_name(const char *name);

const char *language_name(int language);

#endif
