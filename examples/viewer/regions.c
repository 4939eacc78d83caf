#include "regions.h"

#include <stdio.h>
#include <string.h>

/* What is read so far. A region's number is the order in which its letter first came. */
struct reading {
    struct regions *regions;
    uint32_t row, col;
    uint32_t letters;
    uint32_t number_of[256]; /* by letter, plus 1; 0: not seen */
    char *message;
};

static bool is_letter(unsigned char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool refuse(const struct reading *reading, const char *why) {
    snprintf(reading->message, NQ_MESSAGE_SIZE, "line %u: %s", (unsigned)reading->row + 1, why);
    return false;
}

static bool add_letter(struct reading *reading, unsigned char letter) {
    struct regions *regions = reading->regions;
    uint32_t *number = &reading->number_of[letter];
    if (reading->col == REGIONS_MAX || reading->row == REGIONS_MAX) return refuse(reading, "too large for letters");
    if (reading->row > 0 && reading->col == regions->n) return refuse(reading, "longer than the first line");
    if (*number == 0) *number = ++reading->letters;
    if (reading->row == 0) {
        regions->of[reading->col] = *number - 1;
    } else {
        regions->of[reading->row * regions->n + reading->col] = *number - 1;
    }
    reading->col++;
    return true;
}

static bool end_line(struct reading *reading) {
    if (reading->col == 0) return true;
    if (reading->row == 0) reading->regions->n = reading->col;
    if (reading->col < reading->regions->n) return refuse(reading, "shorter than the first line");
    if (reading->row == reading->regions->n) return refuse(reading, "more lines than letters in a line");
    reading->row++;
    reading->col = 0;
    return true;
}

static bool add(struct reading *reading, unsigned char c) {
    if (c == '\n') return end_line(reading);
    if (c == ' ' || c == '\t' || c == '\r') return true;
    return is_letter(c) ? add_letter(reading, c) : refuse(reading, "not a letter");
}

static bool finish(const struct reading *reading) {
    uint32_t n = reading->regions->n;
    if (n == 0) return refuse(reading, "no puzzle");
    if (reading->row < n) return refuse(reading, "fewer lines than letters in a line");
    if (reading->letters != n) return refuse(reading, "a puzzle has as many letters as lines");
    return true;
}

bool regions_parse(const char *bytes, size_t len, struct regions *regions, char *message) {
    struct reading reading = {.regions = regions, .message = message};
    message[0] = '\0';
    *regions = (struct regions){.n = 0};
    for (size_t i = 0; i < len; i++)
        if (!add(&reading, (unsigned char)bytes[i])) return false;
    return end_line(&reading) && finish(&reading);
}

void regions_sample(struct regions *regions) {
    static const char sample[] = "AAABBBCC\n"
                                 "AAAACBCC\n"
                                 "AAAACCCC\n"
                                 "AAACCCCD\n"
                                 "EAAECCDD\n"
                                 "EEEEFFDD\n"
                                 "GGGGFFHH\n"
                                 "GGGGFFFH\n";
    char message[NQ_MESSAGE_SIZE];
    regions_parse(sample, strlen(sample), regions, message);
}
