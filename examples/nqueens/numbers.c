#include "numbers.h"

#include <stdlib.h>
#include <string.h>

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool number_scan(const char **text, uint64_t *value) {
    const char *at = *text;
    uint64_t sum = 0;
    for (; is_digit(*at); at++) {
        uint64_t digit = (uint64_t)(*at - '0');
        if (sum > (UINT64_MAX - digit) / 10) return false;
        sum = sum * 10 + digit;
    }
    if (at == *text) return false;
    *text = at;
    *value = sum;
    return true;
}

bool number_parse(const char *text, uint64_t *value) {
    uint64_t number;
    if (!number_scan(&text, &number) || *text != '\0') return false;
    *value = number;
    return true;
}

/* The decimals after the point, as milliseconds: "5" is 500, "0001" is 1. */
static bool decimals_parse(const char *text, uint64_t *milliseconds) {
    uint64_t sum = 0, unit = 100;
    bool rest = false;
    if (*text == '\0') return false;
    for (; is_digit(*text); text++, unit /= 10) {
        sum += (uint64_t)(*text - '0') * unit;
        rest = rest || (unit == 0 && *text != '0');
    }
    *milliseconds = sum + rest;
    return *text == '\0';
}

bool seconds_parse(const char *text, uint64_t *milliseconds) {
    uint64_t seconds, decimals = 0;
    if (!number_scan(&text, &seconds)) return false;
    if (*text == '.' && !decimals_parse(text + 1, &decimals)) return false;
    if (*text != '.' && *text != '\0') return false;
    if (seconds > (UINT64_MAX - decimals) / 1000) return false;
    *milliseconds = seconds * 1000 + decimals;
    return true;
}

/* Digits with at most one point between them. */
static size_t decimal_length(const char *text) {
    size_t whole = strspn(text, "0123456789");
    if (whole == 0 || text[whole] != '.') return whole;
    size_t decimals = strspn(text + whole + 1, "0123456789");
    return decimals == 0 ? 0 : whole + 1 + decimals;
}

bool share_parse(const char *text, double *share) {
    size_t len = decimal_length(text);
    bool percent = len > 0 && text[len] == '%';
    if (len == 0 || text[len + percent] != '\0') return false;
    double value = strtod(text, NULL) / (percent ? 100 : 1);
    if (!(value > 0 && value <= 1)) return false;
    *share = value;
    return true;
}
