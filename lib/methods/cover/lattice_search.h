/** @file
 *  Finds a cover of a lattice that follows a plan: an exact cover problem, in which lines with several queens have several
 *  to be found. It branches on the line with the fewest squares left, in random order, and gives up after so many nodes. */
#ifndef NQI_METHODS_COVER_LATTICE_SEARCH_H
#define NQI_METHODS_COVER_LATTICE_SEARCH_H

#include "methods/cover/lattice.h"

/** A square of the lattice, or the pair that a half turn makes of it: on a row, a column, a diagonal and an antidiagonal,
 *  which are numbered through as lines. */
struct nqi_lattice_square {
    uint16_t line[4];
    uint16_t row, column; /**< of the lattice */
    uint16_t dead;        /**< how many of its lines need no further queen */
};

struct nqi_lattice_search {
    struct nqi_lattice lattice;
    struct nqi_lattice_square *squares;
    uint32_t square_count, line_count;
    uint32_t *first;      /**< by line, and one more: where its squares begin in on_line */
    uint32_t *on_line;    /**< squares */
    uint16_t *need;       /**< by line: the queens it still needs */
    uint16_t *left;       /**< by line: its squares that are not dead */
    uint32_t missing;     /**< queens, or pairs */
    uint32_t depth;       /**< those on the board */
    uint32_t *branches;   /**< squares to try, of all depths one after the other */
    uint32_t *next, *end; /**< by depth: among the branches */
    void *memory;
};

enum nqi_lattice_answer { NQI_LATTICE_FOUND, NQI_LATTICE_NONE, NQI_LATTICE_GOES_ON };

/** Makes room for a lattice of so many lines, and for smaller ones. @return #NQ_OK; #NQ_E_NOMEM. */
nq_status nqi_lattice_search_open(struct nqi_lattice_search *search, const nq_allocator *allocator, uint32_t lines);
void nqi_lattice_search_close(struct nqi_lattice_search *search, const nq_allocator *allocator);

/** Goes to before the first node of a plan. */
void nqi_lattice_search_begin(struct nqi_lattice_search *search, const struct nqi_lattice *lattice,
                              const struct nqi_lattice_plan *plan);

/** Enters one node. */
enum nqi_lattice_answer nqi_lattice_search_step(struct nqi_lattice_search *search, const nq_solver *solver,
                                                struct nqi_random *random);

/** Writes the squares of the cover that was found, unsorted; answers how many: as many as the lattice has lines. */
uint32_t nqi_lattice_search_squares(const struct nqi_lattice_search *search, nq_square *squares);

#endif
