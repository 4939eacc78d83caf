#include "double_check.h"

static nq_status count_both(struct difference *both, unit_counter counter, void *user) {
    nq_status status = NQ_DONE;
    for (int way = 0; status == NQ_DONE && way < CHECK_WAYS; way++) {
        status = counter(user, way, both->unit, &both->counts[way]);
    }
    return status;
}

nq_status double_check_run(struct double_check *check, const uint64_t *units, size_t count, unit_counter counter,
                           void *user) {
    nq_status status = NQ_DONE;
    check->checked = check->found = 0;
    for (size_t i = 0; status == NQ_DONE && i < count; i++) {
        struct difference both = {.unit = units[i]};
        status = count_both(&both, counter, user);
        if (status != NQ_DONE) break;
        check->checked++;
        if (both.counts[CHECK_FIRST] != both.counts[CHECK_OTHER]) check->differences[check->found++] = both;
    }
    return status;
}
