/* A solver as bytes: magic, format version, fingerprint of the problem, options, statistics, the cursor, the method's own
 * state, and a CRC-32 over all of it. Little-endian, so that any machine can go on. */
#include "base/bytes.h"
#include "base/cpu.h"
#include "search/control.h"
#include "search/method.h"

#include <stdio.h>

enum { MAGIC = 0x4B43514E /* "NQCK" */, FORMAT = 1 };

/* What saving goes through: strategies, then limits, then statistics. */
static bool is_saved(const nq_key_info *info) {
    return (info->flags & (NQ_KEY_STRATEGY | NQ_KEY_LIMIT | NQ_KEY_STATISTIC)) != 0;
}

static uint64_t saved_value(const nq_solver *solver, const nq_key_info *info) {
    if (info->flags & NQ_KEY_STATISTIC) return NQI_STAT(solver, info->key);
    return nqi_option(solver, info->key);
}

static void write_keys(const nq_solver *solver, struct nqi_writer *writer) {
    uint32_t count = 0;
    for (size_t slot = 0; slot < NQI_KEY_COUNT; slot++) count += is_saved(nqi_key_info_at(slot));
    nqi_write_u32(writer, count);
    for (size_t slot = 0; slot < NQI_KEY_COUNT; slot++) {
        const nq_key_info *info = nqi_key_info_at(slot);
        if (!is_saved(info)) continue;
        nqi_write_u32(writer, (uint32_t)info->key);
        nqi_write_u64(writer, saved_value(solver, info));
    }
}

enum { HAS_BEGUN = 1, HAS_FINISHED = 2, HAS_STATE = 4, WAS_ASSIGNED = 8, WAS_AUTOMATIC = 16, ALL_FLAGS = 32 };

/* A method that counts whole units has nothing to save between two of them. */
static bool has_state(const nq_solver *solver) {
    return solver->state && !solver->method->counts_units;
}

static uint32_t flags_of(const nq_solver *solver) {
    return (solver->begun ? HAS_BEGUN : 0u) | (solver->finished ? HAS_FINISHED : 0u) |
           (has_state(solver) ? HAS_STATE : 0u) | (solver->assigned ? WAS_ASSIGNED : 0u) |
           (solver->begun && solver->automatic ? WAS_AUTOMATIC : 0u);
}

static void write_cursor(const nq_solver *solver, struct nqi_writer *writer) {
    nqi_write_u32(writer, flags_of(solver));
    nqi_write_u32(writer, solver->division.by_method ? 2 : solver->division.by_column_sets);
    nqi_write_u32(writer, solver->division.by_method ? solver->round : solver->division.depth);
    nqi_write_u64(writer, solver->first_unit);
    nqi_write_u64(writer, solver->unit_count);
    nqi_write_u64(writer, solver->unit);
    nqi_write_u32(writer, solver->unit_part);
    nqi_write_u64(writer, solver->labelled);
    if (has_state(solver)) solver->method->save(solver, solver->state, writer);
}

static void write_all(const nq_solver *solver, struct nqi_writer *writer) {
    nqi_write_u32(writer, MAGIC);
    nqi_write_u32(writer, FORMAT);
    nqi_write_u64(writer, nqi_problem_fingerprint(solver->problem));
    write_keys(solver, writer);
    write_cursor(solver, writer);
}

nq_status nqi_checkpoint_save(const nq_solver *solver, void *buf, size_t *len) {
    if (has_state(solver) && !solver->method->save) return NQ_E_UNSUPPORTED;
    struct nqi_writer writer = {NULL, 0, 0};
    write_all(solver, &writer);
    size_t room = *len;
    *len = writer.used + 4;
    if (!buf) return NQ_OK;
    if (room < *len) return NQ_E_SPACE;
    writer = (struct nqi_writer){buf, room, 0};
    write_all(solver, &writer);
    nqi_write_u32(&writer, nqi_crc32(buf, writer.used));
    return NQ_OK;
}

static nq_status format_error(char *message, const char *what) {
    snprintf(message, NQ_MESSAGE_SIZE, "%s", what);
    return NQ_E_FORMAT;
}

static nq_status read_header(const nq_problem *problem, const void *buf, size_t len, struct nqi_reader *reader,
                             char *message) {
    *reader = (struct nqi_reader){buf, len, false, false};
    if (nqi_read_u32(reader) != MAGIC) return format_error(message, "this is not a saved solver");
    uint32_t format = nqi_read_u32(reader);
    if (format > FORMAT) return format_error(message, "saved by a newer version of the library");
    if (format < 1 || len < 12) return format_error(message, "the saved solver is truncated");
    struct nqi_reader end = {(const uint8_t *)buf + len - 4, 4, false, false};
    if (nqi_read_u32(&end) != nqi_crc32(buf, len - 4))
        return format_error(message, "the saved solver is truncated or damaged: its checksum differs");
    reader->left -= 4;
    if (nqi_read_u64(reader) != nqi_problem_fingerprint(problem))
        return format_error(message, "the saved solver belongs to another problem");
    return NQ_OK;
}

static nq_status read_key(nq_solver *solver, struct nqi_reader *reader, char *message) {
    nq_key key = (nq_key)nqi_read_u32(reader);
    uint64_t value = nqi_read_u64(reader);
    const nq_key_info *info = nqi_key_info(key);
    if (reader->failed || !info || !is_saved(info) || value < info->min || value > info->max) {
        snprintf(message, NQ_MESSAGE_SIZE, "the saved solver has a bad value for key %d", key);
        return NQ_E_FORMAT;
    }
    if (info->flags & NQ_KEY_STATISTIC) {
        NQI_STAT(solver, key) = value;
        return NQ_OK;
    }
    if (key == NQ_ISA && !nqi_isa_usable(value))
        value = NQ_ISA_AUTO; /* another machine's: a count does not depend on it */
    return nqi_solver_set(solver, key, value);
}

static nq_status read_keys(nq_solver *solver, struct nqi_reader *reader, char *message) {
    nq_status status = NQ_OK;
    uint32_t count = nqi_read_u32(reader);
    for (uint32_t i = 0; i < count && status == NQ_OK; i++) status = read_key(solver, reader, message);
    return status;
}

/* The units of the method's own, in this round. */
static bool read_method_division(nq_solver *solver, uint32_t round) {
    if (round > solver->problem->rules.n || (round > 0 && solver->assigned)) return false;
    if (nqi_division_by_method(solver, round, &solver->division) != NQ_OK) return false;
    uint64_t total = solver->division.total;
    solver->round = round;
    return solver->unit_count <= total && solver->first_unit <= total - solver->unit_count &&
           solver->unit <= solver->unit_count && solver->unit_part == 0;
}

/* Reads a division, which must be one that the problem has. */
static bool read_division(nq_solver *solver, struct nqi_reader *reader) {
    uint32_t by_column_sets = nqi_read_u32(reader), depth = nqi_read_u32(reader);
    solver->first_unit = nqi_read_u64(reader);
    solver->unit_count = nqi_read_u64(reader);
    solver->unit = nqi_read_u64(reader);
    solver->unit_part = nqi_read_u32(reader);
    solver->labelled = nqi_read_u64(reader);
    if (solver->unit_count == 0) return solver->first_unit == 0 && solver->unit <= 1 && solver->unit_part <= 1;
    if (by_column_sets == 2) return read_method_division(solver, depth);
    nq_status status = by_column_sets ? nqi_division_of(solver, &solver->division)
                                      : nqi_division_by_depth(solver, depth, &solver->division);
    uint64_t total = solver->division.total;
    return status == NQ_OK && solver->division.by_column_sets == (by_column_sets == 1) && solver->unit_count <= total &&
           solver->first_unit <= total - solver->unit_count && solver->unit <= solver->unit_count;
}

static nq_status read_state(nq_solver *solver, struct nqi_reader *reader) {
    if (!solver->begun || solver->finished || solver->unit >= (solver->unit_count ? solver->unit_count : 1))
        return NQ_E_FORMAT;
    nq_status status = nqi_solver_open(solver);
    if (status != NQ_OK) return status == NQ_E_CONFLICT ? NQ_E_FORMAT : status;
    bool good = solver->method->load && solver->method->load(solver, solver->state, reader);
    if (reader->starved) return NQ_E_NOMEM;
    return good && !reader->failed ? NQ_OK : NQ_E_FORMAT;
}

/* The method that was at work can be one that only counts, or one that cannot count. */
static nq_status begin_again(nq_solver *solver) {
    const struct nqi_method *method = nqi_method_find(nqi_option(solver, NQ_METHOD));
    bool by_sets = solver->unit_count > 0 && solver->division.by_column_sets;
    if (!method || (method->counts_units && !by_sets)) return NQ_E_FORMAT;
    return nqi_solver_begin(solver, method->complete);
}

static nq_status read_cursor(nq_solver *solver, struct nqi_reader *reader, char *message) {
    uint32_t flags = nqi_read_u32(reader);
    solver->assigned = (flags & WAS_ASSIGNED) != 0;
    solver->divided = (flags & (HAS_BEGUN | WAS_ASSIGNED)) != 0;
    nq_status status = read_division(solver, reader) && !reader->failed && flags < ALL_FLAGS ? NQ_OK : NQ_E_FORMAT;
    if (status == NQ_OK && flags & HAS_BEGUN) status = begin_again(solver);
    solver->automatic = (flags & WAS_AUTOMATIC) != 0;
    solver->finished = (flags & HAS_FINISHED) != 0;
    if (status == NQ_OK && flags & HAS_STATE) status = read_state(solver, reader);
    if (status == NQ_OK && reader->left) status = NQ_E_FORMAT;
    return status == NQ_E_FORMAT ? format_error(message, "the saved solver's cursor makes no sense") : status;
}

/* Lets go of a solver that could not be loaded, and hands on what it has to say. */
static nq_status abandon(nq_solver *solver, nq_status status, char *message) {
    const char *why = solver && solver->message[0] ? solver->message : nq_strerror(status);
    if (!message[0]) snprintf(message, NQ_MESSAGE_SIZE, "%s", why);
    if (solver) nqi_solver_free(solver);
    return status;
}

nq_status nqi_checkpoint_load(nq_solver **out, nq_problem *problem, const void *buf, size_t len, char *message) {
    struct nqi_reader reader;
    nq_solver *solver = NULL;
    nq_status status = read_header(problem, buf, len, &reader, message);
    if (status == NQ_OK) status = nqi_solver_new(&solver, problem);
    if (status == NQ_OK) status = read_keys(solver, &reader, message);
    if (status == NQ_OK) status = read_cursor(solver, &reader, message);
    if (status != NQ_OK) return abandon(solver, status, message);
    solver->message[0] = '\0';
    nqi_publish(solver);
    nqi_budget_renew(solver);
    *out = solver;
    return NQ_OK;
}
