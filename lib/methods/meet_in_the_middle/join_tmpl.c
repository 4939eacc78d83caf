/* The join, compiled once for each kernel header (see join_*.c).
 *
 * walk_bottom lists the bottom halves on a set of columns, walk_top places top
 * rows from the middle line outwards. Rows next to the line cross it with
 * almost every diagonal, so each queen there throws out about two thirds of
 * the bottoms that are still compatible: the lists shrink much faster than
 * the placements multiply, and only few pairs are ever looked at. What is
 * left after the near rows meets the tabulated far rows, and is counted. */

/* One row of a walk: the queens placed so far and the columns yet to try. */
struct step {
    uint32_t free;            /* columns of the half that are not used */
    uint32_t falling, rising; /* attacks on the row, by direction */
    uint32_t todo;
    uint64_t reach; /* bottom walk: diagonals across the line */
    size_t size;    /* top walk: bottoms still compatible */
};

/* State of the top walk that only boards with a middle row need. */
struct middle {
    uint32_t centre;   /* the middle column, 0 for n even */
    unsigned distance; /* d */
    enum weight_class weight;
};

static inline uint32_t lowest(uint32_t set) {
    return set & (0 - set);
}

/* Puts a queen of the top half at bit in the row that is depth rows away from
 * the line; returns the diagonals by which it reaches across. */
static inline uint64_t place_top(const struct workspace *w, const struct step *s, struct step *t, unsigned depth,
                                 uint32_t bit) {
    t->free = s->free ^ bit;
    t->falling = (s->falling | bit) >> 1;
    t->rising = (s->rising | bit) << 1 & w->columns;
    t->todo = t->free & ~(t->falling | t->rising);
    return diagonals(bit << (depth + 1) & w->columns, bit >> (depth + 1));
}

/* --- the middle row and column of odd boards --------------------------------- */

/* For n odd the middle row's queen is at some distance d from the centre, the
 * middle column's at a distance e, which cannot be d: the two would attack each
 * other. Transposing the board exchanges them, so only e < d is counted, twice.
 * The columns to try in a row: d - 1 rows from the line is the last chance for
 * the middle column. */
static inline uint32_t middle_choices(const struct middle *middle, unsigned depth, const struct step *s) {
    uint32_t must = s->free & middle->centre;
    return must && depth + 1 == middle->distance ? s->todo & must : s->todo;
}

static unsigned distance_between(uint32_t a, uint32_t b) {
    unsigned distance = 0;
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    while (low << distance != high) distance++;
    return distance;
}

/* A queen was put at bit in the middle row. Returns whether that leaves any
 * distance for the middle column's queen. */
static inline int middle_begin(struct middle *middle, uint32_t bit) {
    middle->distance = distance_between(bit, middle->centre);
    middle->weight = bit == middle->centre ? CENTRE : ONCE;
    return middle->distance != 1;
}

/* --- leaves: the far rows of the top half ------------------------------------ */

static inline uint64_t attacked_planes(const struct workspace *w, const struct step *s) {
    return s->falling | (uint64_t)s->rising << w->n;
}

/* The safe placements that count. The middle column's queen may be in the
 * table's rows: then its distance e differs between them. */
static inline uint64_t admit_far(const struct workspace *w, const struct middle *middle, const struct step *s,
                                 const struct far_group *g, unsigned word, uint64_t safe) {
    if (!(s->free & middle->centre)) return safe;
    const uint64_t *plane = w->far.plane + g->planes + word;
    uint64_t admitted = 0;
    for (unsigned row = 0; row < w->far.rows; row++) {
        if (w->n / 2 - row < middle->distance) admitted |= plane[FAR_CENTRE(w->n, row) * g->words];
    }
    return safe & admitted;
}

/* Empty masks would also match the padding of lists: counts and drops them. */
static size_t drop_empty_masks(struct workspace *w, enum weight_class weight, size_t count, size_t size) {
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        if (w->masks[i]) {
            w->masks[kept++] = w->masks[i];
        } else {
            w->tally[weight][0] += (uint32_t)size;
        }
    }
    return kept;
}

/* Counts the pairs of a list's bottoms and the far placements at a leaf. */
static inline void leaf(struct workspace *w, const struct middle *middle, const struct step *s) {
    const struct far_group *g = far_find(&w->far, s->free);
    unsigned most = 2 * (w->top_near + w->prefix);
    for (unsigned word = 0; word < g->words; word++) {
        uint64_t safe = far_safe(&w->far, g, word, attacked_planes(w, s), most);
        uint64_t set = admit_far(w, middle, s, g, word, safe);
        size_t count = gather(w->masks, w->far.top_mask + g->first + 64 * word, set);
        w->budget -= (int64_t)(count * (s->size / 8 + 1));
        if (w->far.has_empty_mask) count = drop_empty_masks(w, middle->weight, count, s->size);
        tally_pairs(w->tally[middle->weight], w->main[w->top_near], s->size, w->masks, count);
    }
}

/* --- bit-sliced subtrees ------------------------------------------------------ */

#if KERNEL_SLICES

static inline void sliced_leaf(struct workspace *w, const struct middle *middle, const struct step *s,
                               const struct slice *slice, const struct survivors *in) {
    const struct far_group *g = far_find(&w->far, s->free);
    uint64_t *tally = w->sliced_tally[middle->weight];
    unsigned most = 2 * (w->top_near + w->prefix);
    for (unsigned word = 0; word < g->words; word++) {
        const uint32_t *mask = w->far.top_mask + g->first + 64 * word;
        uint64_t safe = far_safe(&w->far, g, word, attacked_planes(w, s), most);
        uint64_t set = admit_far(w, middle, s, g, word, safe), few = far_few(g, word);
        slice_tally_few(slice, in, mask, set & few, tally);
        slice_tally_many(slice, in, mask, set & ~few, tally);
    }
    w->budget -= (int64_t)(8 + 4 * in->vectors);
}

/* The walk below a node at depth top, with the bottoms of one slice. */
static void walk_slice(struct workspace *w, const struct middle *middle, const struct step *root, unsigned top,
                       const struct slice *slice, struct survivors *left) {
    struct step step[MAX_NEAR + 1];
    unsigned depth = top;
    step[depth] = *root;
    for (;;) {
        struct step *s = &step[depth], *t = s + 1;
        if (s->todo == 0) {
            if (depth-- == top) return;
            continue;
        }
        uint32_t bit = lowest(s->todo);
        s->todo ^= bit;
        (void)place_top(w, s, t, depth, bit);
        if (!slice_keep(slice, &left[depth + 1], &left[depth], zeros_below(bit), depth)) continue;
        if (depth + 1 == w->top_near) {
            sliced_leaf(w, middle, t, slice, &left[depth + 1]);
            continue;
        }
        if (middle->centre) t->todo = middle_choices(middle, depth + 1, t);
        depth++;
    }
}

/* What a walk needs once lists are sliced. */
struct slice_room {
    struct slice slice;
    struct survivors left[MAX_NEAR + 1];
};

_Static_assert(sizeof(struct slice_room) <= SLICE_ROOM_BYTES, "SLICE_ROOM_BYTES is too small");

static inline int should_slice(const struct workspace *w, unsigned depth, size_t size) {
    return depth >= w->slice_depth && depth < w->top_near && size >= w->slice_least && size <= w->slice_most;
}

static void sliced_subtree(struct workspace *w, const struct middle *middle, const struct step *s, unsigned depth) {
    struct slice_room *room = w->slice_room;
    for (size_t done = 0; done < s->size; done += SLICE_ITEMS) {
        size_t size = s->size - done < SLICE_ITEMS ? s->size - done : SLICE_ITEMS;
        const uint32_t *extra = depth < w->main_depth ? w->extra[depth] + done : NULL;
        slice_build(&room->slice, &room->left[depth], w->layout, w->main[depth] + done, extra, size);
        walk_slice(w, middle, s, depth, &room->slice, room->left);
        w->budget -= (int64_t)size;
    }
}

#else

static inline int should_slice(const struct workspace *w, unsigned depth, size_t size) {
    (void)w, (void)depth, (void)size;
    return 0;
}

static inline void sliced_subtree(struct workspace *w, const struct middle *middle, const struct step *s,
                                  unsigned depth) {
    (void)w, (void)middle, (void)s, (void)depth;
}

#endif

/* --- the near rows of the top half --------------------------------------------- */

/* Bottoms compatible with one more queen, from the list at depth to the next. */
static inline size_t keep(struct workspace *w, unsigned depth, size_t size, uint64_t reach) {
    uint32_t mask = main_word(w->layout, reach), extra = 0;
    uint32_t *out = w->main[depth + 1];
    const uint32_t *in = w->main[depth];
    if (depth < w->main_depth) extra = extra_word(w->layout, reach);
    if (depth + 1 < w->main_depth) {
        return keep_both(out, w->extra[depth + 1], in, w->extra[depth], size, mask, extra);
    }
    if (extra) return keep_last(out, in, w->extra[depth], size, mask, extra);
    return keep_main(out, in, size, mask);
}

static int walk_top(struct workspace *w, uint32_t columns, uint64_t common, size_t size) {
    struct step step[MAX_NEAR + 1];
    struct middle middle = {0, 0, ONCE};
    unsigned depth = 0;
    if (w->n % 2) middle.centre = (uint32_t)1 << w->n / 2;
    step[0].free = columns;
    step[0].falling = (uint32_t)common >> 1;
    step[0].rising = (uint32_t)(common >> 32) << 1 & w->columns;
    step[0].todo = columns & ~(step[0].falling | step[0].rising);
    step[0].size = size;
    for (;;) {
        struct step *s = &step[depth], *t = s + 1;
        if (s->todo == 0) {
            if (depth-- == 0) return 0;
            continue;
        }
        uint32_t bit = lowest(s->todo);
        s->todo ^= bit;
        if (middle.centre && depth == 0 && !middle_begin(&middle, bit)) continue;
        t->size = keep(w, depth, s->size, place_top(w, s, t, depth, bit));
        w->budget -= (int64_t)(s->size / 8 + 4);
        if (t->size == 0) continue;
        if (middle.centre) t->todo = middle_choices(&middle, depth + 1, t);
        if (depth + 1 == w->top_near) {
            leaf(w, &middle, t);
        } else if (should_slice(w, depth + 1, t->size)) {
            sliced_subtree(w, &middle, t, depth + 1);
        } else {
            depth++;
            continue;
        }
        if (w->budget < 0 && nqi_workspace_tick(w)) return 1;
    }
}

/* --- the bottom half --------------------------------------------------------- */

static int join_chunk(struct workspace *w, uint32_t bottom_columns, uint64_t common, size_t size) {
    if (size == 0) return 0;
    split(w->main[0], w->extra[0], w->bottoms, size, w->layout);
    return walk_top(w, w->columns & ~bottom_columns, common, size);
}

/* Appends the bottoms that complete the near rows; returns how many. */
static inline size_t complete_bottoms(struct workspace *w, const struct far_group *g, const struct step *s,
                                      uint64_t *out) {
    const struct far_table *far = &w->far;
    uint64_t attacked = attacked_planes(w, s), near = s->reach;
    size_t count = 0;
    for (unsigned word = 0; word < g->words; word++) {
        const uint64_t *reach = far->bottom_reach + g->first + 64 * word;
        uint64_t safe = far_safe(far, g, word, attacked, 2 * w->bottom_near);
        count += gather_wide(out + count, reach, safe, near);
    }
    return count;
}

static inline void prefetch_bytes(const void *begin, size_t bytes) {
    for (size_t at = 0; at < bytes; at += 64) __builtin_prefetch((const char *)begin + at);
}

/* Asks for the table's groups on the far rows' share of columns. A unit uses
 * each of them many times, but the next unit uses others: without this, every
 * first use waits for the outer caches. */
static void prefetch_groups(const struct workspace *w, uint32_t columns, int bottom) {
    const struct far_table *far = &w->far;
    uint32_t choice[33], count = 0;
    for (uint32_t m = columns; m; m &= m - 1) choice[count++] = lowest(m);
    for (uint32_t pick = ((uint32_t)1 << far->rows) - 1; pick < (uint32_t)1 << count;) {
        uint32_t set = 0;
        for (uint32_t m = pick; m; m &= m - 1) set |= choice[nqi_lowest(m)];
        const struct far_group *g = far_find(far, set);
        prefetch_bytes(far->plane + g->planes, FAR_UNUSED(w->n) * g->words * sizeof *far->plane);
        if (bottom) prefetch_bytes(far->bottom_reach + g->first, g->size * sizeof(uint64_t));
        if (!bottom) prefetch_bytes(far->top_mask + g->first, g->size * sizeof(uint32_t));
        uint32_t low = lowest(pick), next = pick + low;
        pick = next | ((pick ^ next) >> 2) / low;
    }
}

/* The bottom half is walked upside down, so its rows too go away from the
 * line; a diagonal that falls there rises on the board. */
int FUNCTION(struct workspace *w, uint32_t columns) {
    struct step step[MAX_NEAR + 1];
    unsigned depth = 0;
    size_t size = 0;
    prefetch_groups(w, columns, 1);
    prefetch_groups(w, w->columns & ~columns, 0);
    memset(&step[0], 0, sizeof step[0]);
    step[0].free = step[0].todo = columns;
    for (;;) {
        struct step *s = &step[depth], *t = s + 1;
        if (s->todo == 0) {
            if (depth == w->prefix) {
                if (join_chunk(w, columns, s->reach, size)) return 1;
                size = 0;
            }
            if (depth-- == 0) return 0;
            continue;
        }
        uint32_t bit = lowest(s->todo);
        s->todo ^= bit;
        t->free = s->free ^ bit;
        t->falling = (s->falling | bit) >> 1;
        t->rising = (s->rising | bit) << 1 & w->columns;
        t->reach = s->reach | diagonals(bit >> depth, bit << depth & w->columns);
        if (depth + 1 < w->bottom_near) {
            t->todo = t->free & ~(t->falling | t->rising);
            depth++;
            continue;
        }
        const struct far_group *g = far_find(&w->far, t->free);
        if (size + g->size > w->capacity) {
            if (join_chunk(w, columns, step[w->prefix].reach, size)) return 1;
            size = 0;
        }
        size += complete_bottoms(w, g, t, w->bottoms + size);
    }
}
