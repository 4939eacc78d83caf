/* The numbering of work units by column sets is part of the ABI: golden numbers, and the laws that it obeys. */
#include "support.h"

#include "search/column_sets.h"

static uint32_t all_columns(uint32_t n) {
    return (uint32_t)((UINT64_C(1) << n) - 1);
}

static uint32_t reversed(uint32_t n, uint32_t columns) {
    uint32_t image = 0;
    for (uint32_t col = 0; col < n; col++) image |= (columns >> col & 1) << (n - 1 - col);
    return image;
}

static uint32_t size_of(uint32_t set) {
    uint32_t size = 0;
    for (; set; set &= set - 1) size++;
    return size;
}

static uint64_t choose(uint64_t n, uint64_t k) {
    uint64_t result = 1;
    for (uint64_t i = 1; i <= k; i++) result = result * (n - k + i) / i;
    return result;
}

/* By Burnside's lemma: sets of h columns that reversal leaves alone take whole pairs; those that reversal with complement
 * leaves alone take one column of each. */
static uint64_t orbits_of_sets(uint32_t n) {
    uint64_t h = n / 2, all = choose(2 * h, h), palindromes = h % 2 ? 0 : choose(h, h / 2);
    return n % 2 ? (all + palindromes) / 2 : (all + palindromes + (UINT64_C(1) << h)) / 4;
}

static void test_total_when_4_to_32_rows_then_orbits_by_burnside_and_elsewhere_none(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 32; n++) want_number(orbits_of_sets(n), nqi_column_sets_total(n));
    for (uint32_t n = 0; n < 4; n++) want_number(0, nqi_column_sets_total(n));
    for (uint32_t n = 33; n < 70; n++) want_number(0, nqi_column_sets_total(n));
}

static void test_total_when_golden_sizes_then_as_ever(void **state) {
    UNUSED(state);
    want_number(23, nqi_column_sets_total(8));
    want_number(38, nqi_column_sets_total(9));
    want_number(12283, nqi_column_sets_total(18));
    want_number(677294, nqi_column_sets_total(24));
    want_number(5200300, nqi_column_sets_total(27));
    want_number(150289699, nqi_column_sets_total(32));
}

/* Written by a program of its own, which follows the description of the numbering, not this code. */
static const struct {
    uint32_t n;
    uint64_t unit;
    uint32_t columns;
} golden[] = {
    {8, 0, 0x0000003c},         {8, 1, 0x0000005a},          {8, 4, 0x00000059},          {8, 7, 0x0000001e},
    {8, 11, 0x0000002e},        {8, 15, 0x0000000f},         {8, 21, 0x00000033},         {8, 22, 0x00000071},
    {9, 0, 0x00000183},         {9, 1, 0x00000145},          {9, 7, 0x0000002b},          {9, 12, 0x000000c3},
    {9, 19, 0x0000004d},        {9, 25, 0x00000066},         {9, 36, 0x00000063},         {9, 37, 0x000000e1},
    {18, 0, 0x00001fe1},        {18, 1, 0x00002fd1},         {18, 2456, 0x0000976c},      {18, 4094, 0x00015cb1},
    {18, 6141, 0x00003b9c},     {18, 8188, 0x000029de},      {18, 12281, 0x0000fe03},     {18, 12282, 0x0001fe01},
    {24, 0, 0x0003ffc0},        {24, 1, 0x0005ffa0},         {24, 135458, 0x005a934e},    {24, 225764, 0x005afb01},
    {24, 338647, 0x001f534c},   {24, 451529, 0x00666699},    {24, 677292, 0x003ff003},    {24, 677293, 0x007ff001},
    {27, 0, 0x03f0007f},        {27, 1, 0x03e800bf},         {27, 1040060, 0x05c0835f},   {27, 1733433, 0x016a4cb6},
    {27, 2600150, 0x0422d43f},  {27, 3466866, 0x0062c3bd},   {27, 5200298, 0x01ffc003},   {27, 5200299, 0x03ffc001},
    {32, 0, 0x00ffff00},        {32, 1, 0x017ffe80},         {32, 30057939, 0x149b553d},  {32, 50096566, 0x24b3f8a3},
    {32, 75144849, 0x1daca9d4}, {32, 100193132, 0x05afc347}, {32, 150289697, 0x3fff0003}, {32, 150289698, 0x7fff0001},
};

static void test_unit_when_golden_then_its_set_of_columns_as_ever(void **state) {
    UNUSED(state);
    for (size_t i = 0; i < COUNT_OF(golden); i++) {
        during("n = %u, unit %u", (unsigned)golden[i].n, (unsigned)golden[i].unit);
        want_number(golden[i].columns, nqi_column_set_of_unit(golden[i].n, golden[i].unit).columns);
        want_number(golden[i].unit, nqi_unit_of_column_set(golden[i].n, golden[i].columns));
    }
}

/* The images of a set, itself first; how many are different is what nqi_column_set_orbit() says. */
static uint32_t images_of(uint32_t n, uint32_t columns, uint32_t image[4]) {
    image[0] = columns;
    image[1] = reversed(n, columns);
    image[2] = n % 2 ? columns : all_columns(n) & ~columns;
    image[3] = n % 2 ? image[1] : reversed(n, image[2]);
    uint32_t count = 0;
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t j = 0;
        while (j < i && image[j] != image[i]) j++;
        count += j == i;
    }
    return count;
}

static void want_unit(uint32_t n, uint64_t unit) {
    uint32_t image[4];
    struct nqi_column_set set = nqi_column_set_of_unit(n, unit);
    during("n = %u, unit %u", (unsigned)n, (unsigned)unit);
    want_number(n / 2, size_of(set.columns));
    want_number(0, set.columns & ~all_columns(n));
    want_true(n % 2 == 0 || !(set.columns >> n / 2 & 1), "not the middle column");
    want_number(images_of(n, set.columns, image), nqi_column_set_orbit(n, set));
    want_number(image[1] == image[0], set.palindrome);
    want_number(n % 2 == 0 && image[3] == image[0], set.self_complement);
    for (uint32_t i = 0; i < 4; i++) want_number(unit, nqi_unit_of_column_set(n, image[i]));
}

static void test_unit_when_every_one_up_to_n_16_then_the_number_of_its_sets(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 16; n++)
        for (uint64_t unit = 0; unit < nqi_column_sets_total(n); unit++) want_unit(n, unit);
}

/* All sets are in some unit's orbit: the orbits' sizes add up to their number. */
static void test_unit_when_every_one_up_to_n_16_then_the_orbits_hold_all_sets(void **state) {
    UNUSED(state);
    for (uint32_t n = 4; n <= 16; n++) {
        uint64_t sum = 0;
        for (uint64_t unit = 0; unit < nqi_column_sets_total(n); unit++)
            sum += nqi_column_set_orbit(n, nqi_column_set_of_unit(n, unit));
        want_number(choose(n - n % 2, n / 2), sum);
    }
}

static void test_unit_when_sampled_at_n_24_27_and_32_then_the_number_of_its_sets(void **state) {
    UNUSED(state);
    static const uint32_t sizes[] = {24, 27, 32};
    uint32_t random = 27;
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        uint32_t total = (uint32_t)nqi_column_sets_total(sizes[i]);
        for (int k = 0; k < 2000; k++) {
            uint64_t high = next_random(&random, 1u << 16), low = next_random(&random, 1u << 16);
            want_unit(sizes[i], (high << 16 | low) % total);
        }
    }
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_total_when_4_to_32_rows_then_orbits_by_burnside_and_elsewhere_none),
        TEST(test_total_when_golden_sizes_then_as_ever),
        TEST(test_unit_when_golden_then_its_set_of_columns_as_ever),
        TEST(test_unit_when_every_one_up_to_n_16_then_the_number_of_its_sets),
        TEST(test_unit_when_every_one_up_to_n_16_then_the_orbits_hold_all_sets),
        TEST(test_unit_when_sampled_at_n_24_27_and_32_then_the_number_of_its_sets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
