/** @file
 *  The table of keys, and of the names of their values. Methods are not in it: they are rows of the registry. */
#ifndef NQI_BASE_KEYS_H
#define NQI_BASE_KEYS_H

#include <nqueens/key.h>

/** The number of keys in the table, and so of the slots in which a handle keeps their values. */
enum { NQI_KEY_COUNT = 38 };

/** The number of statistics; their keys are consecutive from #NQ_SOLUTIONS on, and they end the table. */
enum { NQI_STAT_COUNT = NQ_TRIALS_FAILED - NQ_SOLUTIONS + 1 };

/** The slot of a key, 0 .. NQI_KEY_COUNT - 1, or -1 for an unknown key. */
int nqi_key_slot(nq_key key);

/** A key's entry by slot; NULL past the end. */
const nq_key_info *nqi_key_info_at(size_t slot);

/** A key's entry; NULL for an unknown key. */
const nq_key_info *nqi_key_info(nq_key key);

/** The name and summary of a value, other than a method. */
struct nqi_value_info {
    nq_key key;
    uint64_t value;
    const char *name, *summary;
};

/** NULL where the value has no name. */
const struct nqi_value_info *nqi_value_info(nq_key key, uint64_t value);

#endif
