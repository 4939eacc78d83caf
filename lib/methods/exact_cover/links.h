/** @file
 *  Dancing links (Knuth, The Art of Computer Programming 4B, section 7.2.2.1, Algorithms C and X) for placements.
 *
 *  A square is an option; what it uses up are its items: its row, its column if columns attack, its diagonals if they
 *  do, its region if there are any. Items of which there are as many as queens must be used up, and are primary: rows,
 *  columns, regions, and the diagonals of a torus, n of each kind. The diagonals of the plane may stay free.
 *
 *  Near squares (touch and knight's moves) would be one secondary item for each pair of squares. Instead the queen takes
 *  those that are still options out of all their lists, and remembers which they were. */
#ifndef NQI_METHODS_EXACT_COVER_LINKS_H
#define NQI_METHODS_EXACT_COVER_LINKS_H

#include "problem/problem.h"

/** The widest board: 80 n^2 bytes are 80 MB, which are linked in about the time that a cancelled call may take. */
enum { NQI_LINKS_MAX = 1000 };

/** The most items that a square has: one of each kind of line, and its region. */
enum { NQI_SLOTS = NQI_LINE_KINDS + 1 };

/** A square in the list of one of its items, which is a ring; or the head of such a ring. */
struct nqi_link {
    uint32_t up, down;
    uint32_t item;
    uint32_t gone; /**< in the first link of a square: it is not an option now */
};

/** An item; primary ones that are not used up are in a ring with item 0. */
struct nqi_item {
    uint32_t before, after;
    uint32_t size; /**< squares in its list */
    uint32_t slot; /**< the place of its link among those of a square */
};

/** A queen on the board. */
struct nqi_chosen {
    uint32_t link;               /**< of its square, in the item that was chosen to be used up; or the item itself */
    uint32_t count;              /**< near squares that it took out */
    uint32_t near[NQI_NEAR_MAX]; /**< their first links */
};

struct nqi_links {
    const nq_problem *part;
    uint32_t n, slots, items;
    enum nqi_line_kind kind[NQI_SLOTS]; /**< by slot; #NQI_LINE_KINDS stands for regions */
    uint32_t from[NQI_SLOTS];           /**< by slot: its first item */
    uint32_t first;                     /**< the first link of square 0; smaller ones are heads, by item */
    struct nqi_item *item;
    struct nqi_link *link;
    uint64_t work; /**< links changed since the search asked last */
};

/** Links the squares that a problem does not forbid, and places the queens that it requires. @return false when memory
 *  fails; close() is then due all the same. */
bool nqi_links_open(struct nqi_links *links, const nq_allocator *allocator, const nq_problem *part);
void nqi_links_close(struct nqi_links *links, const nq_allocator *allocator);

/** The primary item with the fewest squares, of such the nearest to the centre; 0 when none is left to use up. */
uint32_t nqi_links_smallest(const struct nqi_links *links);

/** Uses an item up: its squares are no options any more, and leave the lists of their other items. */
void nqi_links_cover(struct nqi_links *links, uint32_t item);
void nqi_links_uncover(struct nqi_links *links, uint32_t item);

/** Puts a queen on the square of a link, whose item is covered: the square's other items are used up, the near squares
 *  go. Taken back in reverse order. */
void nqi_links_place(struct nqi_links *links, struct nqi_chosen *chosen);
void nqi_links_remove(struct nqi_links *links, const struct nqi_chosen *chosen);

/** The link of a square in the list of an item, or 0 when it is not an option there. */
uint32_t nqi_links_find(const struct nqi_links *links, uint32_t item, nq_square square);

/** The square of a link that is no head. */
nq_square nqi_links_square(const struct nqi_links *links, uint32_t link);

#endif
