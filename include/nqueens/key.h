/**
 * @file nqueens/key.h
 * @brief Options, properties and statistics: all are (key, uint64_t).
 */
#ifndef NQUEENS_KEY_H
#define NQUEENS_KEY_H

#include "status.h"

/** @defgroup key Keys
 *  Everything that can be set or read is a key with a 64-bit value, and every key stands in one table that a program can
 *  walk with nq_key_at(): its name, its range, its default and a line of text. The command-line tool builds its options
 *  from that table, and so can a binding. The numbers are part of the ABI: they are only ever appended to.
 *  @{ */

/** A key: one of the NQ_ names below. */
typedef int nq_key;

/** Keys of a problem: nq_problem_set() and nq_problem_get(). */
enum {
    NQ_SIZE = 1,    /**< The board's size n: n rows and n columns. */
    NQ_GOAL,        /**< #NQ_GOAL_PLACE or #NQ_GOAL_COVER. */
    NQ_ATTACKS,     /**< A mask of NQ_ATTACK_ bits: what attacks what. */
    NQ_TOPOLOGY,    /**< #NQ_TOPOLOGY_PLANE or #NQ_TOPOLOGY_TORUS. */
    NQ_INDEPENDENT, /**< 1: the queens of a cover may not attack each other. */
    NQ_COVER_SIZE   /**< The number of queens of a cover; 0: as few as possible. */
};

/** Keys of a solver: the strategy, fixed once the search has begun. */
enum {
    NQ_METHOD =
        100,        /**< One of the NQ_METHOD_ values. Read after the start under #NQ_METHOD_AUTO: the method chosen. */
    NQ_SYMMETRY,    /**< #NQ_SYMMETRY_ALL or #NQ_SYMMETRY_CANONICAL. */
    NQ_VALUE_ORDER, /**< The order in which a row's columns are tried. */
    NQ_THREADS,     /**< Threads that a count may use, and random covers. */
    NQ_SEED,        /**< Seed of the library's generator: the same seed, the same result, on every machine. */
    NQ_ISA,         /**< One of the NQ_ISA_ values. */
    NQ_UNIT_DEPTH,  /**< Rows that a work unit fixes; 0 lets the library choose. */
    NQ_PARITY       /**< On which squares #NQ_METHOD_COVER_ANNEALING places queens. */
};

/** Keys of a solver: budgets of the calls to come. They can be set at any time between calls; 0 means none. */
enum {
    NQ_LIMIT_SOLUTIONS = 200, /**< Solutions delivered or counted. */
    NQ_LIMIT_NODES,           /**< Search nodes, or iterations of a local search. */
    NQ_LIMIT_MS,              /**< Milliseconds spent inside calls. */
    NQ_PROGRESS_MS            /**< Milliseconds between two progress events. */
};

/** Keys of a solver: statistics since the start or the last reset; only read. */
enum {
    NQ_SOLUTIONS = 300, /**< Solutions delivered or counted; under #NQ_SYMMETRY_CANONICAL one for each orbit. */
    NQ_ORBITS,          /**< Orbits delivered or counted under #NQ_SYMMETRY_CANONICAL, else 0. */
    NQ_ORBITS_8,        /**< Those with 8 solutions. */
    NQ_ORBITS_4,        /**< Those with 4. */
    NQ_ORBITS_2,        /**< Those with 2. */
    NQ_NODES,           /**< Search nodes: partial placements entered, the empty one included. */
    NQ_BACKTRACKS,      /**< Queens taken back. */
    NQ_ITERATIONS,      /**< Steps of a local search. */
    NQ_RESTARTS,        /**< Fresh starts of a local or randomised search. */
    NQ_CONFLICTS, /**< Attacking pairs on the current board of a local search; rows left over in #NQ_METHOD_LARGE_BOARD. */
    NQ_BEST,      /**< Size of the best cover so far. */
    NQ_LOWER_BOUND, /**< Proven lower bound of a cover's size: by the search, by Spencer (1990), and past n = 32 by
                         Finozhenok and Weakley (2007). */
    NQ_UNITS_DONE,  /**< Work units finished. In an undivided search: columns of the first row; in a local one: rows
                        without conflict. */
    NQ_UNITS_TOTAL, /**< Work units to do, or n where the search is not divided. */
    NQ_ELAPSED_NS,  /**< Nanoseconds spent inside calls. */
    NQ_TESTS,       /**< Squares tested: placed or rejected. */
    NQ_ORBITS_1,    /**< Orbits with 1 solution: only at n = 0 and 1, or where the problem itself has less symmetry. */
    NQ_TRIALS_IMPROVED, /**< Random covers that were smaller than the best before them. */
    NQ_TRIALS_PRUNED,   /**< Random covers given up: they could not become smaller than the best. */
    NQ_TRIALS_FAILED    /**< Random covers that left a square uncovered. */
};

/** Values of #NQ_GOAL. */
enum {
    NQ_GOAL_PLACE, /**< A queen in every row, no two attacking each other. */
    NQ_GOAL_COVER  /**< As few queens as possible, so that every square is occupied or attacked, or exempt. */
};

/** Bits of #NQ_ATTACKS, and the two usual sets. A placement has one queen in each row even without the row bit. */
enum {
    NQ_ATTACK_ROW = 1,
    NQ_ATTACK_COLUMN = 2,
    NQ_ATTACK_DIAGONAL = 4,     /**< Falling to the right: row - col is the same. */
    NQ_ATTACK_ANTIDIAGONAL = 8, /**< Rising to the right: row + col is the same. */
    NQ_ATTACK_TOUCH = 16,       /**< The eight neighbours. */
    NQ_ATTACK_KNIGHT = 32,      /**< A knight's move. */
    NQ_ATTACKS_ROOK = 3,        /**< Row and column. */
    NQ_ATTACKS_QUEEN = 15       /**< Row, column and both diagonals: the default. */
};

/** Values of #NQ_TOPOLOGY. */
enum {
    NQ_TOPOLOGY_PLANE, /**< The board ends at its edges. */
    NQ_TOPOLOGY_TORUS  /**< Lines go on at the opposite edge (Pólya 1918; OEIS A007705). */
};

/** Values of #NQ_SYMMETRY. */
enum {
    NQ_SYMMETRY_ALL,         /**< Every solution. */
    NQ_SYMMETRY_CANONICAL,   /**< The lexicographically smallest of each orbit under the problem's own symmetries. */
    NQ_SYMMETRY_HALF_TURN,   /**< Those that a half turn leaves unchanged (OEIS A032522 counts them). */
    NQ_SYMMETRY_QUARTER_TURN /**< Those that a quarter turn leaves unchanged (OEIS A033148). */
};

/** Values of #NQ_METHOD. Those that are not in the loaded library have no name: see nq_value_name(). */
enum {
    NQ_METHOD_AUTO, /**< Let the library choose: the fastest that applies. For counting a complete method; for solutions the
                                     lexicographic order up to n = 31, forward checking with restarts past that, and past
                                     n = 65535 the closed form. */
    NQ_METHOD_BACKTRACK,          /**< Chronological backtracking, row by row, columns ascending. */
    NQ_METHOD_MRV,                /**< Backtracking on the row with the fewest safe columns. */
    NQ_METHOD_FORWARD_CHECK,      /**< Forward checking (Haralick and Elliott 1980). */
    NQ_METHOD_BITBOARD,           /**< Backtracking with bit masks, n at most 64. */
    NQ_METHOD_EXACT_COVER,        /**< Dancing links (Knuth). */
    NQ_METHOD_CONSTRUCT,          /**< A closed-form solution (Pauls 1874). */
    NQ_METHOD_MIN_CONFLICTS,      /**< Min-conflicts local search (Minton et al. 1992). */
    NQ_METHOD_LARGE_BOARD,        /**< Local search for large boards (Sosic and Gu 1994). */
    NQ_METHOD_COVER_EXACT,        /**< Minimum covers with proof. */
    NQ_METHOD_COVER_RANDOM,       /**< Random covers. */
    NQ_METHOD_ARC_CONSISTENCY,    /**< Maintaining arc consistency (Mackworth 1977; Sabin and Freuder 1994). */
    NQ_METHOD_MEET_IN_THE_MIDDLE, /**< Counting by joining half boards. */
    NQ_METHOD_ANNEALING,          /**< Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983). */
    NQ_METHOD_COVER_BACKTRACK,    /**< Minimum covers by plain branch and bound, row by row. */
    NQ_METHOD_COVER_ADAPTIVE,     /**< Random covers, with a probability that follows the best. */
    NQ_METHOD_COVER_ANNEALING,    /**< Small covers of large boards by annealing. */
    NQ_METHOD_COVER_WEAKLEY       /**< Small covers with a queen in every second row and column (Weakley 2002). */
};

/** Values of #NQ_VALUE_ORDER: how #NQ_METHOD_MRV, #NQ_METHOD_FORWARD_CHECK and #NQ_METHOD_ARC_CONSISTENCY try the columns of
 *  a row. Other methods know the first only. */
enum {
    NQ_VALUE_ORDER_ASCENDING,          /**< From the first column to the last. */
    NQ_VALUE_ORDER_DESCENDING,         /**< From the last column to the first. */
    NQ_VALUE_ORDER_CENTRE_OUT,         /**< From the middle outwards, the left one first. */
    NQ_VALUE_ORDER_LEAST_CONSTRAINING, /**< First the column that takes the fewest safe squares from open rows. */
    NQ_VALUE_ORDER_RANDOM,             /**< Shuffled at each node, by #NQ_SEED and the path to it. */
    NQ_VALUE_ORDER_LAST_RESTORED, /**< As a hash set hands them out whose freed slots are used again last-in first-out. */
    NQ_VALUE_ORDER_RESTARTS /**< Random, ties between rows go to the centre, and until the first solution the search
                                            restarts after a growing number of nodes: the way to one solution of a large board. */
};

/** Values of #NQ_PARITY. Squares of one parity have even rows and even columns, or odd ones. In small covers of large boards
 *  nearly all queens stand on them. */
enum {
    NQ_PARITY_MOSTLY_ONE, /**< One in sixteen goes anywhere, below n = 16 every second one. */
    NQ_PARITY_ONE,        /**< All stand on squares of one parity. */
    NQ_PARITY_ANY         /**< All go anywhere. */
};

/** Values of #NQ_ISA: the instruction sets of the counting kernels. All count the same. */
enum {
    NQ_ISA_AUTO,     /**< The best that the processor has. */
    NQ_ISA_PORTABLE, /**< C without any. */
    NQ_ISA_AVX2,     /**< x86-64 with AVX2, BMI2 and POPCNT. */
    NQ_ISA_AVX512    /**< x86-64 with AVX-512 F, VL, BW, DQ and VPOPCNTDQ. */
};

/** Bits of nq_key_info::flags. */
enum {
    NQ_KEY_PROBLEM = 1,   /**< nq_problem_set() and nq_problem_get() take it. */
    NQ_KEY_STRATEGY = 2,  /**< nq_solver_set() takes it before the search begins, nq_solver_get() at any time. */
    NQ_KEY_LIMIT = 4,     /**< nq_solver_set() takes it between calls, nq_solver_get() at any time. */
    NQ_KEY_STATISTIC = 8, /**< nq_solver_get() takes it at any time. */
    NQ_KEY_NAMED = 16,    /**< Its values have names: nq_value_name(). */
    NQ_KEY_MASK = 32      /**< Its values are sums of bits; the bits and the usual sums have names. */
};

/** What the table says of a key. Owned by the library. Grows at the end: look at @p size before a newer field. */
typedef struct nq_key_info {
    uint32_t size;       /**< The size of this struct in the loaded library. */
    nq_key key;          /**< The number. */
    const char *name;    /**< The name in lower case with hyphens, as an option would be called: "limit-nodes". */
    const char *summary; /**< One line of English. */
    uint64_t min;        /**< The smallest value. */
    uint64_t max;        /**< The largest value. */
    uint64_t initial;    /**< The value of a new handle. */
    uint32_t flags;      /**< NQ_KEY_ bits. */
    uint32_t reserved;   /**< 0 */
} nq_key_info;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The table of keys, in the order of their numbers.
 * @param index 0, 1, 2, ...
 * @return the entry, or NULL past the end. Static; thread-safe.
 */
NQ_API const nq_key_info *nq_key_at(size_t index);

/**
 * The name of a value of a key that has #NQ_KEY_NAMED, for example "bitboard" for (#NQ_METHOD, #NQ_METHOD_BITBOARD).
 * @return a static string, or NULL where the key or the value has no name in this build, as a method that is not there.
 *         Thread-safe.
 */
NQ_API const char *nq_value_name(nq_key key, uint64_t value);

/** One line of English for a named value; NULL where nq_value_name() is. Static; thread-safe. */
NQ_API const char *nq_value_summary(nq_key key, uint64_t value);

#ifdef __cplusplus
}
#endif
/** @} */
#endif
