#include "values.h"

#include "numbers.h"
#include "report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* No key has more named values than this, so a range up to 2^64 is not walked to its end. */
enum { NAMES_MAX = 4096, NAME_MAX_LENGTH = 64 };

const nq_key_info *key_find(nq_key key) {
    const nq_key_info *info;
    for (size_t i = 0; (info = nq_key_at(i)) != NULL; i++) {
        if (info->key == key) return info;
    }
    return NULL;
}

bool value_next_name(const nq_key_info *info, uint64_t *value, const char **name) {
    if (!(info->flags & NQ_KEY_NAMED)) return false;
    for (; *value <= info->max && *value - info->min < NAMES_MAX; ++*value) {
        *name = nq_value_name(info->key, *value);
        if (*name != NULL) {
            ++*value;
            return true;
        }
    }
    return false;
}

static bool name_parse(const nq_key_info *info, const char *text, uint64_t *value) {
    uint64_t next = info->min;
    const char *name;
    while (value_next_name(info, &next, &name)) {
        if (strcmp(name, text) == 0) {
            *value = next - 1;
            return true;
        }
    }
    return false;
}

/* "row+column+touch": the bits of all names. */
static bool mask_parse(const nq_key_info *info, const char *text, uint64_t *value) {
    char name[NAME_MAX_LENGTH];
    uint64_t bits;
    *value = 0;
    for (;;) {
        size_t len = strcspn(text, "+");
        if (len >= sizeof name) return false;
        memcpy(name, text, len);
        name[len] = '\0';
        if (!name_parse(info, name, &bits)) return false;
        *value |= bits;
        if (text[len] == '\0') return true;
        text += len + 1;
    }
}

bool value_parse(const nq_key_info *info, const char *text, uint64_t *value) {
    if (number_parse(text, value)) return *value >= info->min && *value <= info->max;
    return info->flags & NQ_KEY_MASK ? mask_parse(info, text, value) : name_parse(info, text, value);
}

static void names_join(const nq_key_info *info, char *buf, size_t room) {
    uint64_t next = info->min;
    const char *name;
    size_t used = 0;
    buf[0] = '\0';
    while (used < room && value_next_name(info, &next, &name)) {
        int len = snprintf(buf + used, room - used, "%s%s", used ? ", " : "", name);
        used += len < 0 ? 0 : (size_t)len;
    }
}

int value_complain(const char *title, const nq_key_info *info, const char *text) {
    char names[1024];
    names_join(info, names, sizeof names);
    if (info->flags & NQ_KEY_MASK) {
        return complain_usage(title, "--%s: '%s' is not made of these, joined by +: %s", info->name, text, names);
    }
    if (names[0] != '\0') return complain_usage(title, "--%s: '%s' is none of: %s", info->name, text, names);
    return complain_usage(title, "--%s: '%s' is not a number from %" PRIu64 " to %" PRIu64, info->name, text, info->min,
                          info->max);
}
