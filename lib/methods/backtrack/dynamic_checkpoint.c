/* The state as words: where the search stands, the path, and the slots that moved. Loading walks the path again, and
 * takes no step that the search would not take: whatever the words say, the state is one that a search can be in. */
#include "methods/backtrack/dynamic.h"
#include "methods/backtrack/order.h"

void nqi_dynamic_save(const nq_solver *solver, const void *state, struct nqi_writer *writer) {
    const struct nqi_dynamic *search = state;
    (void)solver;
    nqi_write_u32(writer, (uint32_t)search->phase);
    nqi_write_u32(writer, search->restarting);
    nqi_write_u32(writer, search->restarts);
    nqi_write_u64(writer, search->tried);
    nqi_write_u64(writer, search->seed);
    if (search->order == NQ_VALUE_ORDER_LAST_RESTORED) nqi_slots_save(&search->slots, writer);
    nqi_write_u32(writer, search->depth);
    uint32_t entries = search->depth + (search->phase == NQI_PHASE_TRY);
    for (uint32_t i = 0; i < entries; i++) {
        nqi_write_u32(writer, search->path[i].row);
        nqi_write_u32(writer, search->path[i].col);
    }
}

static void propagate_all(struct nqi_dynamic *search) {
    if (search->method != NQ_METHOD_ARC_CONSISTENCY) return;
    while (nqi_arcs_propagate(&search->arcs, &search->safe)) {
    }
}

static nq_square read_square(struct nqi_reader *reader) {
    uint32_t row = nqi_read_u32(reader);
    return (nq_square){row, nqi_read_u32(reader)};
}

static bool load_path(nq_solver *solver, struct nqi_dynamic *search, uint32_t depth, struct nqi_reader *reader) {
    if (depth > search->goal) return false;
    for (uint32_t i = 0; i < depth; i++) {
        bool dead;
        propagate_all(search);
        nq_square square = read_square(reader);
        if (nqi_dynamic_row(search, &dead) != square.row || dead || square.col >= search->n) return false;
        if (!nqi_dynamic_allows(search, square)) return false;
        nqi_dynamic_place(solver, search, square);
    }
    return true;
}

/* The row being tried, and the column tried last. MRV walks through a row without safe columns when somebody
 * listens. */
static bool load_cursor(struct nqi_dynamic *search, struct nqi_reader *reader) {
    bool dead, walks = search->method == NQ_METHOD_MRV && nqi_order_is_sequence(search);
    nq_square last = read_square(reader);
    if (search->depth == search->goal) return false;
    if (nqi_dynamic_row(search, &dead) != last.row || (dead && !walks)) return false;
    search->path[search->depth] = last;
    if (last.col == NQ_NO_COLUMN) return true;
    return last.col < search->n && (walks || nqi_dynamic_allows(search, last));
}

static bool phase_fits(const struct nqi_dynamic *search) {
    switch (search->phase) {
    case NQI_PHASE_PROPAGATE: return search->method == NQ_METHOD_ARC_CONSISTENCY;
    case NQI_PHASE_RESTART: return search->restarting;
    case NQI_PHASE_END: return search->depth == 0;
    default: return true;
    }
}

bool nqi_dynamic_load(nq_solver *solver, void *state, struct nqi_reader *reader) {
    struct nqi_dynamic *search = state;
    uint32_t phase = nqi_read_u32(reader), restarting = nqi_read_u32(reader), restarts = nqi_read_u32(reader);
    uint64_t tried = nqi_read_u64(reader);
    bool can_restart = search->restarting; /* as it was opened */
    search->seed = nqi_read_u64(reader);
    if (reader->failed || phase > NQI_PHASE_END || restarting > can_restart || (restarts && !can_restart)) return false;
    if (!nqi_dynamic_begin(search, restarts)) return false;
    if (search->order == NQ_VALUE_ORDER_LAST_RESTORED && !nqi_slots_load(&search->slots, reader)) return false;
    if (!load_path(solver, search, nqi_read_u32(reader), reader)) return false;
    search->phase = (enum nqi_phase)phase;
    search->restarting = restarting;
    search->tried = tried;
    if (phase != NQI_PHASE_PROPAGATE) propagate_all(search);
    if (phase == NQI_PHASE_TRY && !load_cursor(search, reader)) return false;
    nqi_dynamic_show(solver, search);
    return phase_fits(search) && !reader->failed;
}
