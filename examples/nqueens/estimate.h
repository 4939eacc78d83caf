/* What a sample of work units tells of all of them. */
#ifndef ESTIMATE_H
#define ESTIMATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct unit_cost {
    uint64_t solutions;
    uint64_t ns; /* of one processor */
};

/* A sum over all units, and its standard error. */
struct sum {
    double value;
    double error;
};

struct estimate {
    uint64_t total; /* units there are */
    size_t counted; /* units in the sample */
    bool is_exact;  /* all units were counted, and their sum fits 64 bits */
    uint64_t exact; /* that sum */
    struct sum solutions;
    struct sum seconds;
    double median_seconds; /* of a unit of the sample */
    double most_seconds;
};

/* The costs are sorted by time. At least one unit. */
void estimate_make(struct estimate *estimate, struct unit_cost *costs, size_t count, uint64_t total);

/* The standard error is known: two units, or all. */
bool estimate_has_error(const struct estimate *estimate);

#endif
