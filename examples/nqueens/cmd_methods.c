#include "commands.h"
#include "json.h"
#include "output.h"
#include "report.h"
#include "values.h"

static json_t *method_json(const char *name, const char *summary) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "method", json_string(name));
    whole = whole && json_put(object, "summary", json_string(summary));
    return json_whole(object, whole);
}

int command_methods(const struct options *options, struct output *output) {
    const nq_key_info *info = key_find(NQ_METHOD);
    uint64_t next = info->min;
    const char *name;
    bool written = true;
    while (written && value_next_name(info, &next, &name)) {
        const char *summary = nq_value_summary(NQ_METHOD, next - 1);
        if (summary == NULL) summary = "";
        written = options->json ? output_json(output, method_json(name, summary))
                                : output_line(output, "%-16s  %s", name, summary);
    }
    return written ? CODE_DONE : CODE_BAD;
}
