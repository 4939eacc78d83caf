/** @file
 *  Little-endian bytes, written and read in order: the alphabet of checkpoints. */
#ifndef NQI_BASE_BYTES_H
#define NQI_BASE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Counts what is written, and keeps what fits: with @p data NULL it only measures. */
struct nqi_writer {
    uint8_t *data;
    size_t room, used;
};

/** Reads what is there; past the end it answers 0 and remembers that it failed. */
struct nqi_reader {
    const uint8_t *data;
    size_t left;
    bool failed;
    bool starved; /**< what was read could not be kept: memory failed */
};

void nqi_write_u32(struct nqi_writer *writer, uint32_t value);
void nqi_write_u64(struct nqi_writer *writer, uint64_t value);
uint32_t nqi_read_u32(struct nqi_reader *reader);
uint64_t nqi_read_u64(struct nqi_reader *reader);

/** CRC-32 as in zlib, gzip and PNG (reflected polynomial 0xEDB88320). */
uint32_t nqi_crc32(const uint8_t *data, size_t len);

#endif
