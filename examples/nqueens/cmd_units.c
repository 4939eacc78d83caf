#include "commands.h"
#include "json.h"
#include "report.h"
#include "search.h"

#include <inttypes.h>

static json_t *units_json(const struct search *search, uint64_t total) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "command", json_string("units"));
    whole = whole && json_put(object, "n", json_integer(search->n));
    whole = whole && json_put(object, "units", json_count(total));
    return json_whole(object, whole);
}

int command_units(const struct options *options, struct output *output) {
    struct search search = {0};
    uint64_t total;
    int code = search_open(&search, options, output, options->arguments[0]);
    if (code == CODE_DONE) code = search_units(&search, &total);
    if (code == CODE_DONE) {
        bool written =
            options->json ? output_json(output, units_json(&search, total)) : output_line(output, "%" PRIu64, total);
        if (!written) code = CODE_BAD;
    }
    search_close(&search);
    return code;
}
