/* The options that only one command has. */
#ifndef OWN_OPTIONS_H
#define OWN_OPTIONS_H

#include "unit_range.h"

#include <popt.h>
#include <stdbool.h>

/* For struct command; each ends with POPT_TABLEEND. */
extern struct poptOption first_options[];
extern struct poptOption count_options[];
extern struct poptOption cover_options[];
extern struct poptOption estimate_options[];
extern struct poptOption puzzle_options[];
extern struct poptOption export_options[];
extern struct poptOption import_options[];

struct own {
    bool trace;
    bool domains;
    bool has_units;
    struct unit_range units;
    char *checkpoint; /* a path, or NULL */
    uint64_t every_ms;
    bool resume;
    bool keep;
    double double_check; /* a share of the units, or 0 */
    uint64_t sample;     /* a number of units */
    bool count;
    bool all;
    bool unique;
    bool explain;
    uint64_t generate; /* the size of a puzzle to make, or 0 */
    uint64_t attempts; /* to make it; 0 where none were given */
    int language;      /* of another engine: an NQ_EXPORT_ value, or -1 where none was given */
};

#define OWN_DEFAULTS                                                                                                   \
    { .every_ms = 60000, .sample = 200, .language = -1 }

bool own_option_is(int option);
bool own_option_takes_value(int option);

/* CODE_DONE, or CODE_BAD once it has said why. `title` is "nqueens count". */
int own_option_read(struct own *own, const char *title, int option, const char *text);

void own_free(struct own *own);

#endif
