#include "base/keys.h"

#include <nqueens/square.h>

#define NQ_KEY(key, name, min, max, initial, flags, summary)                                                           \
    {sizeof(nq_key_info), key, name, summary, min, max, initial, flags, 0},
static const nq_key_info table[] = {
#include "base/keys.def"
};
#undef NQ_KEY

_Static_assert(sizeof table / sizeof *table == NQI_KEY_COUNT, "NQI_KEY_COUNT is the length of keys.def");

static const struct nqi_value_info values[] = {
    {NQ_GOAL, NQ_GOAL_PLACE, "place", "a queen in every row, no two attacking each other"},
    {NQ_GOAL, NQ_GOAL_COVER, "cover", "as few queens as possible that attack or occupy every square"},
    {NQ_ATTACKS, NQ_ATTACKS_QUEEN, "queen", "row, column and both diagonals"},
    {NQ_ATTACKS, NQ_ATTACKS_ROOK, "rook", "row and column"},
    {NQ_ATTACKS, NQ_ATTACK_ROW, "row", "along the row"},
    {NQ_ATTACKS, NQ_ATTACK_COLUMN, "column", "along the column"},
    {NQ_ATTACKS, NQ_ATTACK_DIAGONAL, "diagonal", "along the diagonal that falls to the right"},
    {NQ_ATTACKS, NQ_ATTACK_ANTIDIAGONAL, "antidiagonal", "along the diagonal that rises to the right"},
    {NQ_ATTACKS, NQ_ATTACK_TOUCH, "touch", "the eight neighbours"},
    {NQ_ATTACKS, NQ_ATTACK_KNIGHT, "knight", "a knight's move"},
    {NQ_TOPOLOGY, NQ_TOPOLOGY_PLANE, "plane", "the board ends at its edges"},
    {NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS, "torus", "lines go on at the opposite edge"},
    {NQ_SYMMETRY, NQ_SYMMETRY_ALL, "all", "every solution"},
    {NQ_SYMMETRY, NQ_SYMMETRY_CANONICAL, "canonical", "the smallest solution of each orbit"},
    {NQ_SYMMETRY, NQ_SYMMETRY_HALF_TURN, "half-turn", "the solutions that a half turn leaves unchanged"},
    {NQ_SYMMETRY, NQ_SYMMETRY_QUARTER_TURN, "quarter-turn", "the solutions that a quarter turn leaves unchanged"},
    {NQ_METHOD, NQ_METHOD_AUTO, "auto", "the fastest that applies"},
    {NQ_VALUE_ORDER, NQ_VALUE_ORDER_ASCENDING, "ascending", "from the first column to the last"},
    {NQ_VALUE_ORDER, NQ_VALUE_ORDER_DESCENDING, "descending", "from the last column to the first"},
    {NQ_VALUE_ORDER, NQ_VALUE_ORDER_CENTRE_OUT, "centre-out", "from the middle outwards"},
    {NQ_VALUE_ORDER, NQ_VALUE_ORDER_LEAST_CONSTRAINING, "least-constraining",
     "first the column that takes the fewest safe squares"},
    {NQ_VALUE_ORDER, NQ_VALUE_ORDER_RANDOM, "random", "shuffled at each node, by the seed"},
    {NQ_VALUE_ORDER, NQ_VALUE_ORDER_LAST_RESTORED, "last-restored",
     "as a hash set hands out values that were put back"},
    {NQ_VALUE_ORDER, NQ_VALUE_ORDER_RESTARTS, "restarts", "random, with restarts until the first solution"},
    {NQ_PARITY, NQ_PARITY_MOSTLY_ONE, "mostly-one", "most on squares whose row and column have one parity"},
    {NQ_PARITY, NQ_PARITY_ONE, "one", "all on squares whose row and column have one parity"},
    {NQ_PARITY, NQ_PARITY_ANY, "any", "on all squares alike"},
    {NQ_ISA, NQ_ISA_AUTO, "auto", "the best that the processor has"},
    {NQ_ISA, NQ_ISA_PORTABLE, "portable", "none"},
    {NQ_ISA, NQ_ISA_AVX2, "avx2", "x86-64 with AVX2"},
    {NQ_ISA, NQ_ISA_AVX512, "avx512", "x86-64 with AVX-512"},
};

int nqi_key_slot(nq_key key) {
    for (int slot = 0; slot < NQI_KEY_COUNT; slot++)
        if (table[slot].key == key) return slot;
    return -1;
}

const nq_key_info *nqi_key_info_at(size_t slot) {
    return slot < NQI_KEY_COUNT ? &table[slot] : NULL;
}

const nq_key_info *nqi_key_info(nq_key key) {
    int slot = nqi_key_slot(key);
    return slot < 0 ? NULL : &table[slot];
}

const struct nqi_value_info *nqi_value_info(nq_key key, uint64_t value) {
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        if (values[i].key == key && values[i].value == value) return &values[i];
    return NULL;
}
