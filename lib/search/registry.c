/* The methods of this build. Adding one is a row here and a folder in methods/. */
#include "search/method.h"

#define METHODS(_) _(backtrack) _(bitboard) _(construct)

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

/* The fastest first; each is taken if it can solve the problem. Only complete methods: DONE must be a proof. */
static const int preference[] = {NQ_METHOD_BITBOARD, NQ_METHOD_BACKTRACK};

const struct nqi_method *nqi_method_choose(const nq_solver *solver, bool counting) {
    for (size_t i = 0; i < sizeof preference / sizeof *preference; i++) {
        const struct nqi_method *method = nqi_method_find((uint64_t)preference[i]);
        if (method->counts_units && !counting) continue;
        if (!method->refuse(solver)) return method;
    }
    return NULL;
}
