#include "methods/exact_cover/links.h"

#include "base/alloc.h"

/* ---- Dancing ---- */

static void unlink_one(struct nqi_links *links, uint32_t at) {
    const struct nqi_link *link = &links->link[at];
    links->link[link->up].down = link->down;
    links->link[link->down].up = link->up;
    links->item[link->item].size--;
}

/* What makes links dance: one that was taken out still knows where it stood. */
static void link_one(struct nqi_links *links, uint32_t at) {
    const struct nqi_link *link = &links->link[at];
    links->item[link->item].size++;
    links->link[link->up].down = at;
    links->link[link->down].up = at;
}

/* Takes a square out of the lists of its items, but for the one in @p slot. */
static void hide(struct nqi_links *links, uint32_t square, uint32_t slot) {
    links->link[square].gone = 1;
    for (uint32_t i = 0; i < links->slots; i++)
        if (i != slot) unlink_one(links, square + i);
}

static void unhide(struct nqi_links *links, uint32_t square, uint32_t slot) {
    for (uint32_t i = links->slots; i-- > 0;)
        if (i != slot) link_one(links, square + i);
    links->link[square].gone = 0;
}

void nqi_links_cover(struct nqi_links *links, uint32_t item) {
    const struct nqi_item *self = &links->item[item];
    links->item[self->before].after = self->after;
    links->item[self->after].before = self->before;
    for (uint32_t at = links->link[item].down; at != item; at = links->link[at].down)
        hide(links, at - self->slot, self->slot);
    links->work += self->size * links->slots;
}

void nqi_links_uncover(struct nqi_links *links, uint32_t item) {
    const struct nqi_item *self = &links->item[item];
    for (uint32_t at = links->link[item].up; at != item; at = links->link[at].up)
        unhide(links, at - self->slot, self->slot);
    links->item[self->before].after = item;
    links->item[self->after].before = item;
    links->work += self->size * links->slots;
}

/* ---- Queens ---- */

nq_square nqi_links_square(const struct nqi_links *links, uint32_t link) {
    uint32_t square = (link - links->first) / links->slots;
    return (nq_square){square / links->n, square % links->n};
}

/* The first link of a square. */
static uint32_t link_of(const struct nqi_links *links, nq_square square) {
    return links->first + (square.row * links->n + square.col) * links->slots;
}

static void take_near(struct nqi_links *links, struct nqi_chosen *chosen) {
    nq_square near[NQI_NEAR_MAX];
    uint32_t count = nqi_near_squares(&links->part->rules, nqi_links_square(links, chosen->link), near);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t square = link_of(links, near[i]);
        if (links->link[square].gone) continue;
        hide(links, square, links->slots);
        chosen->near[chosen->count++] = square;
    }
    links->work += 4 * count;
}

void nqi_links_place(struct nqi_links *links, struct nqi_chosen *chosen) {
    uint32_t slot = links->item[links->link[chosen->link].item].slot, square = chosen->link - slot;
    for (uint32_t i = 0; i < links->slots; i++)
        if (i != slot) nqi_links_cover(links, links->link[square + i].item);
    chosen->count = 0;
    if (links->part->rules.attacks > NQ_ATTACKS_QUEEN) take_near(links, chosen);
}

void nqi_links_remove(struct nqi_links *links, const struct nqi_chosen *chosen) {
    uint32_t slot = links->item[links->link[chosen->link].item].slot, square = chosen->link - slot;
    for (uint32_t i = chosen->count; i-- > 0;) unhide(links, chosen->near[i], links->slots);
    for (uint32_t i = links->slots; i-- > 0;)
        if (i != slot) nqi_links_uncover(links, links->link[square + i].item);
}

uint32_t nqi_links_smallest(const struct nqi_links *links) {
    uint32_t best = 0, least = UINT32_MAX;
    for (uint32_t item = links->item[0].after; item && least; item = links->item[item].after) {
        if (links->item[item].size >= least) continue;
        least = links->item[item].size;
        best = item;
    }
    return best;
}

uint32_t nqi_links_find(const struct nqi_links *links, uint32_t item, nq_square square) {
    uint32_t at = link_of(links, square), link = at + links->item[item].slot;
    return links->link[at].gone || links->link[link].item != item ? 0 : link;
}

/* ---- Making them ---- */

/* Which kinds of item the squares have; one queen in each row is a rule whatever attacks. */
static void find_slots(struct nqi_links *links) {
    struct nqi_rules rules = links->part->rules;
    uint32_t items = 1;
    rules.attacks |= NQ_ATTACK_ROW;
    for (enum nqi_line_kind kind = 0; kind <= NQI_LINE_KINDS; kind++) {
        bool is_region = kind == NQI_LINE_KINDS;
        if (is_region ? !links->part->region_of : !nqi_has_lines(&rules, kind)) continue;
        links->kind[links->slots] = kind;
        links->from[links->slots++] = items;
        items += is_region ? rules.n : nqi_line_count(&rules, kind);
    }
    links->items = links->first = items;
}

static uint32_t item_of(const struct nqi_links *links, uint32_t slot, nq_square square) {
    enum nqi_line_kind kind = links->kind[slot];
    uint32_t line =
        kind == NQI_LINE_KINDS ? nqi_region(links->part, square) : nqi_line(&links->part->rules, kind, square);
    return links->from[slot] + line;
}

/* A secondary item is a ring by itself, so that covering it changes no other. */
static void make_item(struct nqi_links *links, uint32_t item, uint32_t slot) {
    links->item[item] = (struct nqi_item){item, item, 0, slot};
    links->link[item] = (struct nqi_link){item, item, item, 0};
}

/* Puts an item at the end of the ring of those to be used up. */
static void make_primary(struct nqi_links *links, uint32_t item) {
    uint32_t last = links->item[0].before;
    links->item[item].before = last;
    links->item[item].after = 0;
    links->item[last].after = links->item[0].before = item;
}

static bool is_primary(const struct nqi_links *links, uint32_t slot) {
    enum nqi_line_kind kind = links->kind[slot];
    return links->part->rules.torus || (kind != NQI_DIAGONAL && kind != NQI_ANTIDIAGONAL);
}

/* From the centre outwards (Knuth's organ-pipe order): of items with as few squares the first is chosen, and a line in the
 * middle takes most from the others. */
static uint32_t from_centre(uint32_t n, uint32_t rank) {
    return rank % 2 ? n / 2 - 1 - rank / 2 : n / 2 + rank / 2;
}

static void make_items(struct nqi_links *links) {
    make_item(links, 0, 0);
    for (uint32_t slot = 0; slot < links->slots; slot++) {
        uint32_t end = slot + 1 < links->slots ? links->from[slot + 1] : links->items;
        for (uint32_t item = links->from[slot]; item < end; item++) make_item(links, item, slot);
    }
    for (uint32_t rank = 0; rank < links->n; rank++)
        for (uint32_t slot = 0; slot < links->slots; slot++)
            if (is_primary(links, slot)) make_primary(links, links->from[slot] + from_centre(links->n, rank));
}

static void forbid(struct nqi_links *links) {
    const struct nqi_squares *forbidden = &links->part->forbidden;
    for (size_t i = 0; i < forbidden->count; i++) links->link[link_of(links, forbidden->squares[i])].gone = 1;
}

/* Puts a square at the end of the list of an item. */
static void append(struct nqi_links *links, uint32_t item, uint32_t at) {
    links->link[at].item = links->link[at].down = item;
    links->link[at].up = links->link[item].up;
    link_one(links, at);
}

/* Row by row, so that every list has its squares in ascending order. */
static void link_squares(struct nqi_links *links) {
    uint32_t at = links->first;
    for (uint32_t row = 0; row < links->n; row++)
        for (uint32_t col = 0; col < links->n; col++, at += links->slots) {
            if (links->link[at].gone) continue;
            for (uint32_t slot = 0; slot < links->slots; slot++)
                append(links, item_of(links, slot, (nq_square){row, col}), at + slot);
        }
}

/* For good: they are never taken back. */
static void place_required(struct nqi_links *links) {
    const struct nqi_squares *required = &links->part->required;
    for (size_t i = 0; i < required->count; i++) {
        struct nqi_chosen chosen = {.link = link_of(links, required->squares[i])};
        nqi_links_cover(links, links->link[chosen.link].item);
        nqi_links_place(links, &chosen);
    }
    links->work = 0;
}

bool nqi_links_open(struct nqi_links *links, const nq_allocator *allocator, const nq_problem *part) {
    links->part = part;
    links->n = part->rules.n;
    find_slots(links);
    uint64_t count = links->first + (uint64_t)links->n * links->n * links->slots;
    links->item = nqi_alloc(allocator, links->items, sizeof *links->item);
    links->link = nqi_alloc_zero(allocator, count, sizeof *links->link);
    if (!links->item || !links->link) return false;
    make_items(links);
    forbid(links);
    link_squares(links);
    place_required(links);
    return true;
}

void nqi_links_close(struct nqi_links *links, const nq_allocator *allocator) {
    nqi_release(allocator, links->link);
    nqi_release(allocator, links->item);
}
