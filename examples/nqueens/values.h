/* Values of keys, by name or by number, as the library's table has them. */
#ifndef VALUES_H
#define VALUES_H

#include <nqueens.h>
#include <stdbool.h>

/* Steps through the named values of a key: begin with *value = info->min; false when there is no more. */
bool value_next_name(const nq_key_info *info, uint64_t *value, const char **name);

/* A name, or names joined by + where the key is a mask, or a number within the key's range. */
bool value_parse(const nq_key_info *info, const char *text, uint64_t *value);

/* Says on stderr why value_parse() refused; answers CODE_BAD. */
int value_complain(const char *title, const nq_key_info *info, const char *text);

/* The key's row in the table; never NULL for a key that the header names. */
const nq_key_info *key_find(nq_key key);

#endif
