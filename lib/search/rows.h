/** @file
 *  The frame of every search that goes row by row: when to place, to take back and to deliver, what to count and what to
 *  tell, and how to save the path. A method brings only its way of finding free columns.
 *
 *  The functions are inline so that each method gets a loop of its own, without calls through pointers. */
#ifndef NQI_SEARCH_ROWS_H
#define NQI_SEARCH_ROWS_H

#include "base/bytes.h"
#include "search/control.h"

/** Where a search stands. It begins a method's state. The queens themselves are in solver->squares. */
struct nqi_rows {
    uint32_t row;   /**< the row to fill; n while a solution is on the board */
    bool entered;   /**< the root was counted as a node */
    bool delivered; /**< the solution on the board was delivered */
};

/** A method's way of finding columns. Each gets the method's state. */
struct nqi_row_moves {
    /** Whether the current row has no column left to try. */
    bool (*exhausted)(const nq_solver *solver, const void *state);
    /** Tries the next column of the current row: stores the square to place a queen on, and answers true; or rejects the
     *  column, with what the trace callback said in @p status. */
    bool (*attempt)(nq_solver *solver, void *state, nq_square *square, nq_status *status);
    /** Puts a queen on a square of the current row; rows.row is still that row. */
    void (*place)(nq_solver *solver, void *state, nq_square square);
    /** Removes it again, and goes on with the columns after it; rows.row is its row. */
    void (*remove)(nq_solver *solver, void *state, nq_square square);
};

/* Makes a free column a queen. */
static inline void nqi_rows_place(nq_solver *solver, struct nqi_rows *rows, const struct nqi_row_moves *moves,
                                  nq_square square) {
    moves->place(solver, rows, square);
    solver->squares[rows->row++] = square;
    solver->depth = rows->row;
}

static inline nq_status nqi_rows_forward(nq_solver *solver, struct nqi_rows *rows, const struct nqi_row_moves *moves) {
    nq_square square;
    nq_status status = NQ_OK;
    NQI_STAT(solver, NQ_TESTS)++;
    if (!moves->attempt(solver, rows, &square, &status)) return status;
    nqi_rows_place(solver, rows, moves, square);
    nq_status counted = rows->row < solver->part->rules.n ? nqi_count_node(solver) : NQ_OK;
    status = nqi_trace(solver, NQ_EVENT_PLACE, square, square);
    return status != NQ_OK ? status : counted;
}

static inline nq_status nqi_rows_back(nq_solver *solver, struct nqi_rows *rows, const struct nqi_row_moves *moves) {
    nq_square square = solver->squares[--rows->row];
    solver->depth = rows->row;
    moves->remove(solver, rows, square);
    NQI_STAT(solver, NQ_BACKTRACKS)++;
    if (rows->row == 0 && solver->unit_count == 0) NQI_STAT(solver, NQ_UNITS_DONE) = square.col + 1;
    return nqi_trace(solver, NQ_EVENT_REMOVE, square, square);
}

/* Counts the root, or leaves the solution that was delivered. */
static inline nq_status nqi_rows_resume(nq_solver *solver, struct nqi_rows *rows, const struct nqi_row_moves *moves) {
    if (!rows->entered) {
        rows->entered = true;
        return solver->part->rules.n > 0 ? nqi_count_node(solver) : NQ_OK;
    }
    if (!rows->delivered) return NQ_OK;
    if (rows->row == 0) return NQ_DONE; /* the empty board */
    rows->delivered = false;
    return nqi_rows_back(solver, rows, moves);
}

/** A method's next function. */
static inline nq_status nqi_rows_next(nq_solver *solver, struct nqi_rows *rows, const struct nqi_row_moves *moves) {
    nq_status status = nqi_rows_resume(solver, rows, moves);
    while (status == NQ_OK) {
        if (rows->row == solver->part->rules.n) {
            rows->delivered = true;
            return NQ_OK;
        }
        if (!moves->exhausted(solver, rows))
            status = nqi_rows_forward(solver, rows, moves);
        else if (rows->row == 0)
            return NQ_DONE;
        else
            status = nqi_rows_back(solver, rows, moves);
        if (status == NQ_OK) status = nqi_spend(solver, 8);
    }
    return status;
}

enum { NQI_ROWS_ENTERED = 1, NQI_ROWS_DELIVERED = 2 };

/** Writes where the search stands; @p col is the next column to try in the current row. */
static inline void nqi_rows_save(const nq_solver *solver, const struct nqi_rows *rows, uint32_t col,
                                 struct nqi_writer *writer) {
    nqi_write_u32(writer, (rows->entered ? NQI_ROWS_ENTERED : 0u) | (rows->delivered ? NQI_ROWS_DELIVERED : 0u));
    nqi_write_u32(writer, col);
    nqi_write_u32(writer, rows->row);
    for (uint32_t row = 0; row < rows->row; row++) nqi_write_u32(writer, solver->squares[row].col);
}

/** Goes there again, in a state that was just opened. @p skip_to makes a column the next to try in the current row; a
 *  square that is then not free is not one that a search can have saved, and the answer is false. */
static inline bool nqi_rows_load(nq_solver *solver, struct nqi_rows *rows, const struct nqi_row_moves *moves,
                                 void (*skip_to)(const nq_solver *solver, void *state, uint32_t col),
                                 struct nqi_reader *reader) {
    uint32_t flags = nqi_read_u32(reader), col = nqi_read_u32(reader), depth = nqi_read_u32(reader);
    uint32_t n = solver->part->rules.n;
    if (depth > n || col > n) return false;
    while (rows->row < depth) {
        nq_square wanted = {rows->row, nqi_read_u32(reader)}, found;
        nq_status status;
        if (wanted.col >= n) return false;
        skip_to(solver, rows, wanted.col);
        if (moves->exhausted(solver, rows) || !moves->attempt(solver, rows, &found, &status)) return false;
        if (found.col != wanted.col) return false;
        nqi_rows_place(solver, rows, moves, found);
    }
    if (depth < n) skip_to(solver, rows, col);
    rows->entered = (flags & NQI_ROWS_ENTERED) != 0;
    rows->delivered = (flags & NQI_ROWS_DELIVERED) != 0;
    return !rows->delivered || depth == n;
}

#endif
