#include "verdict.h"

#include "report.h"

#include <inttypes.h>
#include <stdio.h>

static void explain_pair(struct verdict *verdict) {
    nq_square a = verdict->culprits[0], b = verdict->culprits[1];
    verdict->kind = "attack";
    snprintf(verdict->reason, REASON_MAX, "the queens on (%" PRIu32 ",%" PRIu32 ") and (%" PRIu32 ",%" PRIu32 ") %s",
             a.row, a.col, b.row, b.col, a.row == b.row ? "stand in one row" : "attack each other");
}

/* The library names a square; which of three faults it has, the placement and the options tell. */
static void explain_square(struct verdict *verdict, const struct options *options, const struct square_list *squares) {
    nq_square square = verdict->culprits[0];
    const char *fault = "is not covered";
    verdict->kind = "uncovered";
    if (square_list_has(squares, square)) {
        verdict->kind = "forbidden";
        fault = "is forbidden, but has a queen";
    } else if (square_list_has(&options->required, square)) {
        verdict->kind = "required";
        fault = "is required, but has no queen";
    }
    snprintf(verdict->reason, REASON_MAX, "(%" PRIu32 ",%" PRIu32 ") %s", square.row, square.col, fault);
}

static void explain(struct verdict *verdict, const struct options *options, const struct square_list *squares) {
    nq_square a = verdict->culprits[0], b = verdict->culprits[1];
    if (a.col == NQ_NO_COLUMN) {
        verdict->kind = "row";
        snprintf(verdict->reason, REASON_MAX, "row %" PRIu32 " has no queen", a.row);
    } else if (a.row == b.row && a.col == b.col) {
        explain_square(verdict, options, squares);
    } else {
        explain_pair(verdict);
    }
}

/* How many queens cover the board is not what the library looks at. */
static void explain_size(struct verdict *verdict, const nq_problem *problem, size_t count) {
    uint64_t goal = NQ_GOAL_PLACE, queens = 0;
    nq_problem_get(problem, NQ_GOAL, &goal);
    nq_problem_get(problem, NQ_COVER_SIZE, &queens);
    if (goal != NQ_GOAL_COVER || queens == 0 || queens == count) return;
    verdict->status = NQ_E_CONFLICT;
    verdict->no_square = true;
    verdict->kind = "size";
    snprintf(verdict->reason, REASON_MAX, "queens: %zu, not %" PRIu64, count, queens);
}

int verdict_reach(struct verdict *verdict, const nq_problem *problem, const struct options *options,
                  const struct square_list *squares) {
    verdict->status = nq_problem_check(problem, squares->at, squares->count, verdict->culprits);
    nq_status counted = nq_problem_conflicts(problem, squares->at, squares->count, &verdict->pairs);
    if (verdict->status == NQ_E_NOMEM || counted == NQ_E_NOMEM) return complain_memory();
    if (verdict->status != NQ_OK && verdict->status != NQ_E_CONFLICT)
        return complain("%s", nq_strerror(verdict->status));
    if (verdict->status == NQ_E_CONFLICT)
        explain(verdict, options, squares);
    else
        explain_size(verdict, problem, squares->count);
    return CODE_DONE;
}

static json_t *culprits_json(const struct verdict *verdict) {
    nq_square a = verdict->culprits[0], b = verdict->culprits[1];
    if (verdict->no_square) return json_array();
    if (a.col == NQ_NO_COLUMN) return json_pack("[[I,n]]", (json_int_t)a.row);
    if (a.row == b.row && a.col == b.col) return json_pack("[o]", json_square(a));
    return json_pack("[o,o]", json_square(a), json_square(b));
}

bool verdict_put(json_t *object, const struct verdict *verdict) {
    bool whole = json_put(object, "fault", json_string(verdict->kind));
    whole = whole && json_put(object, "reason", json_string(verdict->reason));
    return whole && json_put(object, "culprits", culprits_json(verdict));
}
