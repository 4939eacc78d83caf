#include "estimate.h"

#include <math.h>
#include <stdlib.h>

static double solutions_of(const struct unit_cost *cost) {
    return (double)cost->solutions;
}

static double seconds_of(const struct unit_cost *cost) {
    return (double)cost->ns / 1e9;
}

/* A simple random sample without replacement: total times the mean, and the square root of
 * total^2 (1 - count / total) s^2 / count, where s^2 is the sample's variance. */
static struct sum sum_of(const struct unit_cost *costs, size_t count, uint64_t total,
                         double (*value)(const struct unit_cost *)) {
    double n = (double)count, all = (double)total, mean = 0, squares = 0;
    for (size_t i = 0; i < count; i++) mean += value(&costs[i]) / n;
    for (size_t i = 0; i < count; i++) squares += (value(&costs[i]) - mean) * (value(&costs[i]) - mean);
    double variance = count > 1 ? squares / (n - 1) : 0;
    return (struct sum){all * mean, all * sqrt((1 - n / all) * variance / n)};
}

/* False where the sum passes 64 bits. */
static bool add_up(const struct unit_cost *costs, size_t count, uint64_t *sum) {
    *sum = 0;
    for (size_t i = 0; i < count; i++) {
        if (costs[i].solutions > UINT64_MAX - *sum) return false;
        *sum += costs[i].solutions;
    }
    return true;
}

static int compare(const void *a, const void *b) {
    const struct unit_cost *one = a, *other = b;
    return (one->ns > other->ns) - (one->ns < other->ns);
}

void estimate_make(struct estimate *estimate, struct unit_cost *costs, size_t count, uint64_t total) {
    qsort(costs, count, sizeof *costs, compare);
    *estimate = (struct estimate){.total = total, .counted = count};
    estimate->is_exact = count == total && add_up(costs, count, &estimate->exact);
    estimate->solutions = sum_of(costs, count, total, solutions_of);
    estimate->seconds = sum_of(costs, count, total, seconds_of);
    estimate->median_seconds = (seconds_of(&costs[(count - 1) / 2]) + seconds_of(&costs[count / 2])) / 2;
    estimate->most_seconds = seconds_of(&costs[count - 1]);
}

bool estimate_has_error(const struct estimate *estimate) {
    return estimate->counted > 1 || estimate->counted == estimate->total;
}
