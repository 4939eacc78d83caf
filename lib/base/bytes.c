#include "base/bytes.h"

static void write_bytes(struct nqi_writer *writer, uint64_t value, size_t count) {
    for (size_t i = 0; i < count; i++, writer->used++)
        if (writer->data && writer->used < writer->room) writer->data[writer->used] = (uint8_t)(value >> (8 * i));
}

static uint64_t read_bytes(struct nqi_reader *reader, size_t count) {
    if (reader->left < count) {
        reader->failed = true;
        reader->left = 0;
        return 0;
    }
    uint64_t value = 0;
    for (size_t i = 0; i < count; i++) value |= (uint64_t)reader->data[i] << (8 * i);
    reader->data += count;
    reader->left -= count;
    return value;
}

void nqi_write_u32(struct nqi_writer *writer, uint32_t value) {
    write_bytes(writer, value, 4);
}

void nqi_write_u64(struct nqi_writer *writer, uint64_t value) {
    write_bytes(writer, value, 8);
}

uint32_t nqi_read_u32(struct nqi_reader *reader) {
    return (uint32_t)read_bytes(reader, 4);
}

uint64_t nqi_read_u64(struct nqi_reader *reader) {
    return read_bytes(reader, 8);
}

/* Bit by bit, without a table: checkpoints are kilobytes, and the library keeps no mutable global. */
uint32_t nqi_crc32(const uint8_t *data, size_t len) {
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < len; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++) crc = (crc >> 1) ^ (UINT32_C(0xEDB88320) & (0 - (crc & 1)));
    }
    return ~crc;
}
