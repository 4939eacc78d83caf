#include "count_run.h"

#include "commands.h"
#include "json.h"
#include "report.h"

#include <inttypes.h>

int count_run_check(const struct options *options) {
    const struct own *own = &options->own;
    const char *title = options->command->title;
    if (own->checkpoint == NULL && own->resume) return complain_usage(title, "--resume: needs --checkpoint");
    if (own->checkpoint == NULL && own->keep) return complain_usage(title, "--keep: needs --checkpoint");
    if (own->checkpoint != NULL && options->argument_count > 1) {
        return complain_usage(title, "--checkpoint: one file holds one board, not %zu", options->argument_count);
    }
    return CODE_DONE;
}

static bool on_pulse(struct search *search, const nq_event *event) {
    struct count_run *run = search->user;
    if (event->kind == NQ_EVENT_UNIT && run->options->own.double_check > 0) count_check_note(&run->check, event);
    return run->options->own.checkpoint == NULL || checkpoint_event(&run->checkpoint, event);
}

/* A double check looks at units, so that the count has to be one of units too. */
static int assign(struct count_run *run) {
    const struct own *own = &run->options->own;
    run->range = (struct unit_range){0, UNIT_RANGE_OPEN};
    if (!own->has_units && own->double_check == 0) return CODE_DONE;
    if (search_units(&run->search, &run->total) != CODE_DONE) return CODE_BAD;
    if (own->has_units) run->range = own->units;
    if (!unit_range_fit(&run->range, run->total)) {
        return complain("--units: n = %" PRIu32 " has the units 0-%" PRIu64, run->search.n, run->total - 1);
    }
    run->is_divided = true;
    nq_status status = nq_solver_assign(run->search.solver, run->range.first, unit_range_count(&run->range));
    return status == NQ_OK ? CODE_DONE : complain_solver(run->search.solver, status);
}

static int open_checkpoint(struct count_run *run) {
    uint64_t total = 0;
    if (run->options->own.checkpoint == NULL) return CODE_DONE;
    if (nq_solver_units(run->search.solver, &total) != NQ_OK) total = 0;
    return checkpoint_open(&run->checkpoint, &run->search, run->is_divided ? &run->range : NULL, total);
}

static int open_check(struct count_run *run) {
    if (run->options->own.double_check == 0) return CODE_DONE;
    int code = count_check_open(&run->check, &run->search, &run->range);
    if (code == CODE_DONE && !run->checkpoint.is_resumed) count_check_watch(&run->check);
    return code;
}

int count_run_open(struct count_run *run, const struct options *options, struct output *output, const char *size) {
    bool needs_pulse = options->own.checkpoint != NULL || options->own.double_check > 0;
    *run = (struct count_run){.options = options};
    run->checkpoint.lock.file = -1;
    run->search.on_pulse = needs_pulse ? on_pulse : NULL;
    run->search.user = run;
    int code = search_open(&run->search, options, output, size);
    if (code == CODE_DONE) code = assign(run);
    if (code == CODE_DONE) code = open_checkpoint(run);
    return code == CODE_DONE ? open_check(run) : code;
}

/* A save that fails is said, and tried again when the next is due: the count goes on. */
static nq_status count_saving(struct count_run *run) {
    uint64_t count;
    for (;;) {
        nq_status status = nq_solver_count(run->search.solver, &count);
        if (status != NQ_STOPPED || !run->checkpoint.is_due) return status;
        checkpoint_save(&run->checkpoint);
    }
}

/* What is not yet done is saved; what is done too, since the double check may take long. */
static int save_last(struct count_run *run, nq_status status) {
    if (run->options->own.checkpoint == NULL || run->is_none || status < 0) return CODE_DONE;
    return checkpoint_save(&run->checkpoint);
}

static json_t *units_json(const struct count_run *run) {
    json_t *object = json_object();
    bool whole = object != NULL;
    whole = whole && json_put(object, "first", json_count(run->range.first));
    whole = whole && json_put(object, "count", json_count(unit_range_count(&run->range)));
    whole = whole && json_put(object, "total", json_count(run->total));
    return json_whole(object, whole);
}

static json_t *count_json(const struct count_run *run, nq_status status, bool is_checked) {
    json_t *object = search_json(&run->search, status, status == NQ_DONE);
    bool whole = object != NULL;
    if (run->options->own.has_units) whole = whole && json_put(object, "units", units_json(run));
    if (is_checked) whole = whole && json_put(object, "double_check", count_check_json(&run->check));
    if (run->put_more != NULL) whole = whole && run->put_more(run, object);
    return json_whole(object, whole);
}

/* One board: its count alone; several: each with its size before it. Each at once: the next may take an hour. */
static bool print(const struct count_run *run, nq_status status, bool is_checked) {
    const struct search *search = &run->search;
    const char *least = status == NQ_DONE ? "" : ">= "; /* nobody shall take a part for the whole */
    uint64_t count = search_get(search, NQ_SOLUTIONS);
    bool good;
    if (status < 0 && status != NQ_E_RANGE) return true;
    if (search->options->json) {
        good = output_json(search->output, count_json(run, status, is_checked));
    } else if (search->options->argument_count == 1) {
        good = output_line(search->output, "%s%" PRIu64, least, count);
    } else {
        good = output_line(search->output, "%" PRIu32 " %s%" PRIu64, search->n, least, count);
    }
    return good && output_flush(search->output);
}

/* A count that a double check has refuted is not to be taken for one by a script that forgets the exit code. */
static int print_refuted(const struct count_run *run, nq_status status) {
    complain("n = %" PRIu32 ": the count of %" PRIu64 " cannot be trusted", run->search.n,
             search_get(&run->search, NQ_SOLUTIONS));
    if (run->options->json && !print(run, status, true)) return CODE_BAD;
    return CODE_DIFFERS;
}

static int worse(int code, int other) {
    return code != CODE_DONE ? code : other;
}

static int finish(struct count_run *run, nq_status status) {
    bool is_checked = run->options->own.double_check > 0 && status == NQ_DONE;
    int saved = save_last(run, status);
    int checked = is_checked ? count_check_run(&run->check) : CODE_DONE;
    if (checked == CODE_DIFFERS) return print_refuted(run, status);
    bool printed = print(run, status, is_checked);
    int code = worse(search_explain(&run->search, status), worse(checked, printed ? CODE_DONE : CODE_BAD));
    bool is_over = status == NQ_DONE && code == CODE_DONE;
    if (is_over && run->options->own.checkpoint != NULL && !run->options->own.keep) {
        checkpoint_remove(&run->checkpoint);
        return code; /* and who needs a save that failed? */
    }
    return worse(code, saved);
}

int count_run(struct count_run *run) {
    run->status = run->is_none ? NQ_DONE : count_saving(run);
    search_end(&run->search);
    return finish(run, run->status);
}

void count_run_close(struct count_run *run) {
    count_check_close(&run->check);
    checkpoint_close(&run->checkpoint);
    search_close(&run->search);
}
