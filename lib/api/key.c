#include "base/keys.h"
#include "search/method.h"

const nq_key_info *nq_key_at(size_t index) {
    return nqi_key_info_at(index);
}

const char *nq_value_name(nq_key key, uint64_t value) {
    if (key == NQ_METHOD && value != NQ_METHOD_AUTO) {
        const struct nqi_method *method = nqi_method_find(value);
        return method ? method->name : NULL;
    }
    const struct nqi_value_info *info = nqi_value_info(key, value);
    return info ? info->name : NULL;
}

const char *nq_value_summary(nq_key key, uint64_t value) {
    if (key == NQ_METHOD && value != NQ_METHOD_AUTO) {
        const struct nqi_method *method = nqi_method_find(value);
        return method ? method->summary : NULL;
    }
    const struct nqi_value_info *info = nqi_value_info(key, value);
    return info ? info->summary : NULL;
}
