/** @file
 *  The backtracking behind exact covers: all covers of a given size in a box, or of the whole board where there are no boxes.
 *  It branches on what has the fewest candidates: an uncovered square, or a row or column that needs a queen; and takes each
 *  candidate away once it is tried, so that every cover comes once. Nothing recurses. */
#ifndef NQI_METHODS_COVER_SEARCH_H
#define NQI_METHODS_COVER_SEARCH_H

#include "base/bytes.h"
#include "methods/cover/slack.h"

/** What is known with some queens on the board. */
struct nqi_cover_level {
    struct nqi_lines lines;
    uint32_t candidates[NQI_COVER_MAX]; /**< rows by column where further queens may stand */
    uint32_t branches[NQI_COVER_MAX];   /**< those of them to try here, as the next queen */
    uint32_t column;                    /**< the first that may have a branch */
    uint32_t row, col;                  /**< the queen tried last; NQ_NO_COLUMN before the first */
};

struct nqi_cover_search {
    uint32_t n, full, size;
    bool independent, boxed;
    bool transposed;                /**< the box lay on its side: all is searched with rows and columns changed over */
    uint32_t rows, columns;         /**< that need a queen */
    uint32_t wanted[NQI_COVER_MAX]; /**< squares to be covered, rows by column: all but the exempt ones */
    struct nqi_slack by_columns, by_rows;
    uint32_t base;  /**< queens that are required, and on the board from the start */
    uint32_t depth; /**< queens on the board, the required ones included */
    bool fresh;     /**< the root was not entered yet */
    bool exhausted;
    uint32_t uncovered[NQI_COVER_MAX];               /**< rows by column; of the node entered last */
    nq_square required[NQI_COVER_MAX];               /**< the required queens */
    struct nqi_cover_level level[NQI_COVER_MAX + 1]; /**< by depth */
};

/** Goes to before the first cover of this size in a box: nqi_box_at(). */
void nqi_cover_search_begin(struct nqi_cover_search *search, const nq_problem *problem, uint32_t size,
                            const struct nqi_box *box);

/** Finds the next cover. @return #NQ_OK; #NQ_DONE; or why the solver asked to stop: then it can be called again. */
nq_status nqi_cover_search_next(nq_solver *solver, struct nqi_cover_search *search);

/** Chooses what to branch on at the current depth; nobody but the search and what loads it needs to. */
void nqi_cover_search_enter(struct nqi_cover_search *search);

/** Takes the next branch of the current depth as its queen; false when none is left. */
bool nqi_cover_search_take(struct nqi_cover_search *search);

/** Puts the queen that was taken on the board. */
void nqi_cover_search_descend(struct nqi_cover_search *search);

/** Whether the queens on the board cover it, and need nobody else in a row or column. */
bool nqi_cover_search_is_cover(const struct nqi_cover_search *search);

/** Writes the squares of the cover that was found, sorted. */
void nqi_cover_search_squares(const struct nqi_cover_search *search, nq_square *squares);

/** Writes where the search stands, and goes there again after nqi_cover_search_begin(); false for what is no such place. */
void nqi_cover_search_save(const struct nqi_cover_search *search, struct nqi_writer *writer);
bool nqi_cover_search_load(struct nqi_cover_search *search, struct nqi_reader *reader);

#endif
