#include "unit_range.h"

#include "numbers.h"

bool unit_range_parse(const char *text, struct unit_range *range) {
    if (!number_scan(&text, &range->first)) return false;
    range->last = range->first;
    if (*text == '\0') return true;
    if (*text++ != '-') return false;
    range->last = UNIT_RANGE_OPEN;
    return *text == '\0' || (number_parse(text, &range->last) && range->last >= range->first);
}

bool unit_range_fit(struct unit_range *range, uint64_t total) {
    if (range->first >= total) return false;
    if (range->last == UNIT_RANGE_OPEN) range->last = total - 1;
    return range->last < total;
}

uint64_t unit_range_count(const struct unit_range *range) {
    return range->last - range->first + 1;
}
