#include "number.h"

bool number_parse(const char *digits, uint64_t least, uint64_t most, uint64_t *number) {
    uint64_t value = 0;
    if (digits[0] == '\0') return false;
    for (const char *c = digits; *c != '\0'; c++) {
        if (*c < '0' || *c > '9') return false;
        uint64_t digit = (uint64_t)(*c - '0');
        if (value > (UINT64_MAX - digit) / 10) return false;
        value = value * 10 + digit;
    }
    if (value < least || value > most) return false;
    *number = value;
    return true;
}
