#include "methods/exact_cover/matching.h"

#include "base/bits.h"

static void join(struct nqi_matching *matching, uint32_t region, uint32_t line) {
    matching->line[region] = (uint8_t)line;
    matching->region[line] = (uint8_t)region;
    matching->taken |= UINT64_C(1) << line;
}

/* Gives a free line to the end of a path, whose regions each pass theirs on to the one before, up to the root. */
static void shift(struct nqi_matching *matching, const uint8_t *found_by, uint32_t root, uint32_t line) {
    for (;;) {
        uint32_t region = found_by[line], kept = matching->line[region];
        join(matching, region, line);
        if (region == root) return;
        line = kept;
    }
}

/* Looks, breadth first, for a path from a region without a line to a free line. */
static bool augment(struct nqi_matching *matching, uint32_t root) {
    uint8_t queue[NQI_MATCHING_MAX + 1], found_by[NQI_MATCHING_MAX];
    uint32_t head = 0, tail = 0;
    uint64_t seen = 0;
    for (queue[tail++] = (uint8_t)root; head < tail;) {
        uint8_t region = queue[head++];
        uint64_t fresh = matching->lines[region] & ~seen;
        for (seen |= fresh; fresh; fresh &= fresh - 1) {
            uint32_t line = nqi_lowest(fresh);
            found_by[line] = region;
            if (matching->taken >> line & 1) {
                queue[tail++] = matching->region[line];
                continue;
            }
            shift(matching, found_by, root, line);
            return true;
        }
    }
    return false;
}

bool nqi_matching_find(struct nqi_matching *matching) {
    matching->taken = 0;
    for (uint32_t region = 0; region < matching->count; region++) {
        uint64_t free_lines = matching->lines[region] & ~matching->taken;
        if (free_lines)
            join(matching, region, nqi_lowest(free_lines));
        else if (!augment(matching, region))
            return false;
    }
    return true;
}

/* From each region to those whose lines it could take, and on from there (Warshall 1962). */
static void find_reach(const struct nqi_matching *matching, uint64_t *reach) {
    for (uint32_t i = 0; i < matching->count; i++) {
        reach[i] = 0;
        for (uint64_t left = matching->lines[i]; left; left &= left - 1)
            reach[i] |= UINT64_C(1) << matching->region[nqi_lowest(left)];
    }
    for (uint32_t via = 0; via < matching->count; via++)
        for (uint32_t i = 0; i < matching->count; i++)
            if (reach[i] >> via & 1) reach[i] |= reach[via];
}

/* A region that takes another's line gets its own back only where a cycle leads from the other to it. */
void nqi_matching_filter(struct nqi_matching *matching) {
    uint64_t reach[NQI_MATCHING_MAX];
    find_reach(matching, reach);
    for (uint32_t i = 0; i < matching->count; i++)
        for (uint64_t left = matching->lines[i]; left; left &= left - 1) {
            uint32_t line = nqi_lowest(left), other = matching->region[line];
            if (other != i && !(reach[other] >> i & 1)) matching->lines[i] &= ~(UINT64_C(1) << line);
        }
}
