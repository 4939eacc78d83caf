/* Bit-sliced lists. A slice holds up to SLICE_ITEMS items turned by a quarter:
 * one plane for each diagonal, a string of bits with a one for each item that
 * has a queen on it. Whether the items are disjoint from a mask is then a
 * matter of one "or" for each bit of the mask, for hundreds of items at once,
 * and nothing is moved. The vector type and its operations come from the kernel
 * header that includes this. */

#define SLICE_BITS (8 * sizeof(vec))
#define SLICE_VECTORS 16
#define SLICE_ITEMS (SLICE_VECTORS * SLICE_BITS)

/* Planes are packed: at a fixed distance they would share cache sets. There
 * are 32 for the bits of main words, and where these do not say all, 8 or 16
 * each for the falling and the rising diagonals in extra words. */
struct slice {
    vec bits[64 * SLICE_VECTORS];
    vec empty[SLICE_VECTORS];
    unsigned vectors;              /* in every plane */
    const vec *plane[34];          /* bit b of main words is number b + 1 */
    const vec *falling[64];        /* by column, from 0 to beyond the board */
    const vec *rising_from_16[64]; /* by column + 16 */
};

/* The items of a slice that are compatible so far: the vectors that have any.
 * Neighbours in a list share the rows next to the line, so what throws out one
 * often throws out a whole vector. */
struct survivors {
    vec items[SLICE_VECTORS];
    size_t offset[SLICE_VECTORS]; /* of the vector in every plane, in bytes */
    unsigned vectors;
};

static inline vec vec_of_plane(const vec *plane, size_t offset) {
    return *(const vec *)((const char *)plane + offset);
}

/* Four vectors of items become four vectors of bytes: out[k] has byte k of
 * each. The bytes' order is the same in all of them, see slice_occupied. */
static inline void gather_bytes(vec out[4], const uint32_t *items) {
    const size_t lanes = sizeof(vec) / sizeof *items;
    vec a = vec_sort_bytes(vec_load(items)), b = vec_sort_bytes(vec_load(items + lanes));
    vec c = vec_sort_bytes(vec_load(items + 2 * lanes));
    vec d = vec_sort_bytes(vec_load(items + 3 * lanes));
    vec ab_low = vec_unpacklo32(a, b), ab_high = vec_unpackhi32(a, b);
    vec cd_low = vec_unpacklo32(c, d), cd_high = vec_unpackhi32(c, d);
    out[0] = vec_unpacklo64(ab_low, cd_low);
    out[1] = vec_unpackhi64(ab_low, cd_low);
    out[2] = vec_unpacklo64(ab_high, cd_high);
    out[3] = vec_unpackhi64(ab_high, cd_high);
}

#define SWAP_BITS(x, y, shift, mask)                                                                                   \
    do {                                                                                                               \
        vec swapped_ = vec_and(vec_xor(vec_srl16(x, shift), y), mask);                                                 \
        y = vec_xor(y, swapped_);                                                                                      \
        x = vec_xor(x, vec_sll16(swapped_, shift));                                                                    \
    } while (0)

/* Transposes the 8 x 8 bits that the vectors have at each byte position. */
static inline void transpose_bits(vec v[8]) {
    const vec m4 = vec_set8(0x0f), m2 = vec_set8(0x33), m1 = vec_set8(0x55);
    for (unsigned i = 0; i < 4; i++) SWAP_BITS(v[i], v[i + 4], 4, m4);
    for (unsigned i = 0; i < 4; i++) {
        unsigned j = i + (i & 2); /* 0, 1, 4, 5 */
        SWAP_BITS(v[j], v[j + 2], 2, m2);
    }
    for (unsigned i = 0; i < 8; i += 2) SWAP_BITS(v[i], v[i + 1], 1, m1);
}

/* Turns SLICE_BITS items: one vector of each plane. With halves only the low
 * bytes of the items' halves are of interest. */
static inline void turn_items(struct slice *slice, unsigned first_plane, unsigned at, const uint32_t *items,
                              int halves) {
    vec bytes[4][8];
    for (unsigned g = 0; g < 8; g++) {
        vec out[4];
        gather_bytes(out, items + g * sizeof(vec));
        for (unsigned k = 0; k < 4; k++) bytes[k][g] = out[k];
    }
    vec *plane = slice->bits + first_plane * slice->vectors + at;
    for (unsigned k = 0; k < 4; k += halves ? 2 : 1) {
        transpose_bits(bytes[k]);
        for (unsigned b = 0; b < 8; b++, plane += slice->vectors) *plane = bytes[k][b];
    }
}

/* The vector whose bits are set for the first size items of SLICE_BITS. Group
 * g of sizeof(vec) items has bit g of the bytes. */
static inline vec slice_occupied(size_t size) {
    if (size >= SLICE_BITS) return vec_set8((char)0xff);
    size_t full = size / sizeof(vec), rest = size % sizeof(vec);
    vec whole = vec_set8((char)((1u << full) - 1));
    vec partial = vec_and(vec_item_below(rest), vec_set8((char)(1u << full)));
    return vec_or(whole, partial);
}

/* Where each diagonal's plane is. */
static void slice_index(struct slice *slice, struct layout layout, unsigned extra_bits) {
    const vec *bits = slice->bits;
    size_t stride = slice->vectors;
    for (unsigned i = 0; i < 64; i++) slice->falling[i] = slice->rising_from_16[i] = slice->empty;
    slice->plane[0] = slice->plane[33] = slice->empty;
    for (unsigned b = 0; b < 32; b++) slice->plane[b + 1] = bits + b * stride;
    for (unsigned b = 0; b < 16; b++) {
        slice->falling[layout.falling_shift + b] = bits + b * stride;
        slice->rising_from_16[16 + layout.rising_shift + b] = bits + (16 + b) * stride;
    }
    for (unsigned b = 0; b < extra_bits; b++) {
        if (b < layout.falling_shift) slice->falling[b] = bits + (32 + b) * stride;
        slice->rising_from_16[32 + layout.rising_shift + b] = bits + (32 + extra_bits + b) * stride;
    }
}

/* Turns at most SLICE_ITEMS items; all of them are survivors. Items up to a
 * multiple of SLICE_BITS are read. Extra words may be null. */
static void slice_build(struct slice *slice, struct survivors *all, struct layout layout, const uint32_t *items,
                        const uint32_t *extra, size_t size) {
    unsigned vectors = (unsigned)((size + SLICE_BITS - 1) / SLICE_BITS);
    unsigned extra_bits = !extra ? 0 : layout.falling_shift <= 8 ? 8 : 16;
    all->vectors = slice->vectors = vectors;
    for (unsigned at = 0; at < vectors; at++) {
        all->items[at] = slice_occupied(size - at * SLICE_BITS);
        all->offset[at] = at * sizeof(vec);
        slice->empty[at] = vec_zero();
        turn_items(slice, 0, at, items + at * SLICE_BITS, 0);
        if (extra) turn_items(slice, 32, at, extra + at * SLICE_BITS, extra_bits == 8);
    }
    slice_index(slice, layout, extra_bits);
}

/* The planes of the lowest and the highest bit of a mask; an empty plane where
 * there is none. (Counting zeros from either end, 0 has 32 of them.) */
static inline const vec *low_plane(const struct slice *slice, uint32_t mask) {
    return slice->plane[zeros_below(mask) + 1];
}

static inline const vec *high_plane(const struct slice *slice, uint32_t mask) {
    return slice->plane[32 - zeros_above(mask)];
}

/* A mask without its lowest and highest bit. */
static inline uint32_t inner_bits(uint32_t mask) {
    return below_bit(mask & (mask - 1), 31 - zeros_above(mask));
}

/* The survivors disjoint from the queen in a column, depth rows away from the
 * line; returns whether there are any. */
static inline int slice_keep(const struct slice *slice, struct survivors *out, const struct survivors *in,
                             unsigned column, unsigned depth) {
    const vec *a = slice->falling[column + (depth + 1)];
    const vec *b = slice->rising_from_16[16 + column - (depth + 1)];
    unsigned kept = 0;
    for (unsigned i = 0; i < in->vectors; i++) {
        size_t offset = in->offset[i];
        vec hit = vec_or(vec_of_plane(a, offset), vec_of_plane(b, offset));
        vec items = vec_andnot(hit, in->items[i]);
        out->items[kept] = items;
        out->offset[kept] = offset;
        kept += !vec_is_zero(items);
    }
    out->vectors = kept;
    return kept > 0;
}

/* The survivors on none of 2 * pairs planes, counted in each 64-bit lane. At
 * most SLICE_VECTORS are added up in bits, see vec_count_add. */
static inline __attribute__((always_inline)) vec slice_count(const vec *const *plane, unsigned pairs,
                                                             const struct survivors *in) {
    vec bits = vec_zero();
    for (unsigned i = 0; i < in->vectors; i++) {
        size_t offset = in->offset[i];
        vec items = in->items[i];
        for (unsigned k = 0; k < pairs; k++) {
            vec hit = vec_or(vec_of_plane(plane[2 * k], offset), vec_of_plane(plane[2 * k + 1], offset));
            items = vec_andnot(hit, items);
        }
        bits = vec_count_add(bits, items);
    }
    return vec_count_sum(bits);
}

/* Adds to tally the pairs of a survivor and one of the masks in the set
 * that are disjoint, where no mask has more than FAR_FEW bits. Short masks are
 * filled up with empty planes rather than have a loop of unknown length. */
static inline void slice_tally_few(const struct slice *slice, const struct survivors *in, const uint32_t *masks,
                                   uint64_t set, uint64_t *tally) {
    const vec *plane[FAR_FEW];
    vec sum = vec_load(tally);
    for (; set; set &= set - 1) {
        uint32_t mask = masks[nqi_lowest(set)];
        for (unsigned k = 0; k < FAR_FEW; k += 2) {
            plane[k] = low_plane(slice, mask);
            plane[k + 1] = high_plane(slice, mask);
            mask = inner_bits(mask);
        }
        sum = vec_add64(sum, slice_count(plane, FAR_FEW / 2, in));
    }
    vec_store(tally, sum);
}

/* The same for masks of any length. */
static inline void slice_tally_many(const struct slice *slice, const struct survivors *in, const uint32_t *masks,
                                    uint64_t set, uint64_t *tally) {
    const vec *plane[32];
    vec sum = vec_load(tally);
    for (; set; set &= set - 1) {
        unsigned count = 0;
        for (uint32_t mask = masks[nqi_lowest(set)]; mask; mask = inner_bits(mask)) {
            plane[count++] = low_plane(slice, mask);
            plane[count++] = high_plane(slice, mask);
        }
        if (count == 8) {
            sum = vec_add64(sum, slice_count(plane, 4, in));
        } else {
            sum = vec_add64(sum, slice_count(plane, count / 2, in));
        }
    }
    vec_store(tally, sum);
}
