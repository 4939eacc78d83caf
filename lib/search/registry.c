/* The methods of this build. Adding one is a row here and a folder in methods/. */
#include "search/control.h"
#include "search/method.h"

#define METHODS(_)                                                                                                     \
    _(backtrack)                                                                                                       \
    _(mrv)                                                                                                             \
    _(forward_check)                                                                                                   \
    _(arc_consistency)                                                                                                 \
    _(bitboard)                                                                                                        \
    _(exact_cover)                                                                                                     \
    _(construct)                                                                                                       \
    _(min_conflicts)                                                                                                   \
    _(large_board)                                                                                                     \
    _(annealing)                                                                                                       \
    _(meet_in_the_middle)                                                                                              \
    _(cover_exact) _(cover_backtrack) _(cover_annealing) _(cover_weakley) _(cover_random) _(cover_adaptive)

#define DECLARE(name) extern const struct nqi_method nqi_method_##name;
METHODS(DECLARE)

#define ROW(name) &nqi_method_##name,
static const struct nqi_method *const methods[] = {METHODS(ROW)};

enum { METHOD_COUNT = sizeof methods / sizeof *methods };

const struct nqi_method *nqi_method_find(uint64_t id) {
    for (size_t i = 0; i < METHOD_COUNT; i++)
        if ((uint64_t)methods[i]->id == id) return methods[i];
    return NULL;
}

/* Up to here the first solution in lexicographic order comes within a second. */
enum { ORDERED_MAX = 31 };

/* From here on meeting in the middle makes up for its tables. */
enum { MIDDLE_MIN = 10 };

/* Up to here covers with structure are found within a second. */
enum { STRUCTURE_MAX = 133 };

/* Whether a count is only a number: without a trace, and without a limit that looks at solutions or nodes. */
static bool is_plain_count(const nq_solver *solver) {
    return !nqi_listens(solver, NQI_EVENTS_TRACE) && nqi_option(solver, NQ_LIMIT_SOLUTIONS) == 0 &&
           nqi_option(solver, NQ_LIMIT_NODES) == 0;
}

/* Whether a method is one that AUTO would take, if it can solve the problem. */
static bool is_eligible(const struct nqi_method *method, const nq_solver *solver, bool counting) {
    uint32_t n = solver->problem->rules.n;
    if (method->counts_units) return counting && n >= MIDDLE_MIN && is_plain_count(solver);
    if (counting) return method->complete; /* in any order */
    /* Few independent covers have structure, and on larger boards it takes long to find any that has. */
    if (method->id == NQ_METHOD_COVER_WEAKLEY) return !solver->problem->independent && n <= STRUCTURE_MAX;
    if (nqi_option(solver, NQ_VALUE_ORDER) != NQ_VALUE_ORDER_ASCENDING && !method->heeds_value_order) return false;
    return method->id != NQ_METHOD_BITBOARD || n <= ORDERED_MAX;
}

/* The fastest first. The closed form is no proof of anything: it comes in where no complete method would ever get there, as
 * do the heuristics for covers. */
static const int preference[] = {
    NQ_METHOD_MEET_IN_THE_MIDDLE, NQ_METHOD_BITBOARD,        NQ_METHOD_FORWARD_CHECK,  NQ_METHOD_EXACT_COVER,
    NQ_METHOD_CONSTRUCT,          NQ_METHOD_BACKTRACK,       NQ_METHOD_COVER_EXACT,    NQ_METHOD_COVER_BACKTRACK,
    NQ_METHOD_COVER_WEAKLEY,      NQ_METHOD_COVER_ANNEALING, NQ_METHOD_COVER_ADAPTIVE,
};

const struct nqi_method *nqi_method_choose(const nq_solver *solver, bool counting) {
    for (size_t i = 0; i < sizeof preference / sizeof *preference; i++) {
        const struct nqi_method *method = nqi_method_find((uint64_t)preference[i]);
        if (method && is_eligible(method, solver, counting) && !method->refuse(solver)) return method;
    }
    return NULL;
}
