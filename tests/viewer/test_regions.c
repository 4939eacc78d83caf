#include "support.h"

#include "regions.h"
#include "setup.h"

static struct regions regions;
static char message[NQ_MESSAGE_SIZE];

static bool parse(const char *text) {
    return regions_parse(text, strlen(text), &regions, message);
}

static void test_regions_when_letters_are_read_then_each_is_a_region(void **state) {
    UNUSED(state);
    want_true(parse("b b a\r\nbca\n\nccc"), "a puzzle, with spaces, blank lines and no line feed at the end");
    want_number(3, regions.n);
    const uint32_t want[] = {0, 0, 1, 0, 2, 1, 2, 2, 2};
    for (size_t i = 0; i < COUNT_OF(want); i++) want_number(want[i], regions.of[i]);
}

static void test_regions_when_the_text_is_no_puzzle_then_the_line_is_named(void **state) {
    static const char *const bad[][2] = {{"", "no puzzle"},
                                         {"AB\nA\n", "line 2: shorter"},
                                         {"AB\nABC\n", "line 2: longer"},
                                         {"AB\n", "fewer lines"},
                                         {"AA\nAA\n", "as many letters"},
                                         {"A.\nAB\n", "line 1: not a letter"},
                                         {"AB\nAB\nAB\n", "line 3: more lines"},
                                         {"AB\nBC\n", "as many letters"}};
    UNUSED(state);
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        during("text %d", (int)i);
        want_true(!parse(bad[i][0]), "refused");
        want_within(message, bad[i][1]);
    }
}

static void test_regions_when_there_are_more_than_letters_then_it_is_refused(void **state) {
    char line[60];
    UNUSED(state);
    memset(line, 'A', sizeof line);
    line[sizeof line - 1] = '\0';
    want_true(!parse(line), "too wide");
    want_within(message, "too large");
}

static void test_regions_when_it_is_the_sample_then_it_has_one_solution(void **state) {
    static struct settings settings = {.mode = MODE_PUZZLE, .method = NQ_METHOD_BACKTRACK};
    nq_solver *solver;
    uint64_t count = 0;
    UNUSED(state);
    regions_sample(&settings.regions);
    settings.n = settings.regions.n;
    want_status(NQ_OK, setup_solver(&settings, &solver, message));
    want_status(NQ_DONE, nq_solver_count(solver, &count));
    want_number(1, count);
    nq_solver_free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_regions_when_letters_are_read_then_each_is_a_region),
        TEST(test_regions_when_the_text_is_no_puzzle_then_the_line_is_named),
        TEST(test_regions_when_there_are_more_than_letters_then_it_is_refused),
        TEST(test_regions_when_it_is_the_sample_then_it_has_one_solution),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
