/* Covers as text for other engines: byte by byte for small boards. tests/engines asks the engines themselves. */
#include "problem/export.h"
#include "unit/problem/export_text.h"
#include "unit/problem/random.h"

static void want_export_within(const nq_problem *problem, int to, const char *part) {
    char *text = export_text(problem, to);
    want_within(text, part);
    free(text);
}

static nq_problem *new_cover(uint32_t n, uint64_t independent, uint64_t queens) {
    nq_problem *problem = new_problem(n);
    want_status(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    want_status(NQ_OK, nq_problem_set(problem, NQ_INDEPENDENT, independent));
    want_status(NQ_OK, nq_problem_set(problem, NQ_COVER_SIZE, queens));
    return problem;
}

/* Columns and touch, independent, with a forbidden, a required and an exempt square. */
static nq_problem *full_cover(uint64_t queens) {
    static const nq_square required = {1, 0}, forbidden = {0, 1}, exempt = {1, 1};
    nq_problem *problem = new_cover(2, 1, queens);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACK_COLUMN | NQ_ATTACK_TOUCH));
    want_status(NQ_OK, nq_problem_require(problem, &required, 1));
    want_status(NQ_OK, nq_problem_forbid(problem, &forbidden, 1));
    want_status(NQ_OK, nq_problem_exempt(problem, &exempt, 1));
    return problem;
}

#define TITLE                                                                                                          \
    "A cover of a board of 2 x 2 squares by as few queens as possible; attacks: row column diagonal antidiagonal\n"
#define FULL_TITLE                                                                                                     \
    "A cover of a board of 2 x 2 squares, queens: 1, none of which attack each other; attacks: column touch\n"

static void test_export_when_a_minimum_cover_then_as_written_here(void **state) {
    UNUSED(state);
    nq_problem *problem = new_cover(2, 0, 0);
    want_export(problem, NQI_EXPORT_MINIZINC,
                "% " TITLE "% queen[r,c]: a queen stands in row r and column c, both from 0.\n"
                "int: n = 2;\n"
                "set of int: S = 0..n-1;\n"
                "array[S, S] of var bool: queen;\n"
                "test attacks(int: r, int: c, int: s, int: d) = (r != s \\/ c != d) /\\ (false \\/ (r-s) = 0 \\/ "
                "(c-d) = 0 \\/ (r-c-s+d) = 0 \\/ (r+c-s-d) = 0);\n"
                "constraint forall(r, c in S)(\n"
                "  queen[r,c] \\/ exists(s, d in S where attacks(r, c, s, d))(queen[s,d]));\n"
                "solve minimize sum(r, c in S)(queen[r,c]);\n"
                "output [\"\\(n):\"] ++ [\" (\\(r),\\(c))\" | r, c in S where fix(queen[r,c])] ++ [\"\\n\"];\n");
    want_export(problem, NQI_EXPORT_LP,
                "\\ " TITLE "\\ x_r_c is 1 when a queen stands in row r and column c, both from 0.\n"
                "Minimize\n"
                " queens: x_0_0 + x_0_1 + x_1_0 + x_1_1\n"
                "Subject To\n"
                " size: x_0_0 + x_0_1 + x_1_0 + x_1_1 >= 0\n"
                " cover_0: x_0_0 + x_0_1 + x_1_0 + x_1_1 >= 1\n"
                " cover_1: x_0_0 + x_0_1 + x_1_0 + x_1_1 >= 1\n"
                " cover_2: x_0_0 + x_0_1 + x_1_0 + x_1_1 >= 1\n"
                " cover_3: x_0_0 + x_0_1 + x_1_0 + x_1_1 >= 1\n"
                "Binary\n"
                " x_0_0\n"
                " x_0_1\n"
                " x_1_0\n"
                " x_1_1\n"
                "End\n");
    want_export(problem, NQI_EXPORT_ASP,
                "% " TITLE "% queen(R,C): a queen stands in row R and column C, both from 0.\n"
                "#const n = 2.\n"
                "square(0..n-1,0..n-1).\n"
                "{ queen(R,C) : square(R,C) }.\n"
                "#minimize { 1,R,C : queen(R,C) }.\n"
                "#defined attack/4.\n"
                "attack(R,C,R,D) :- square(R,C), square(R,D), C != D.\n"
                "attack(R,C,S,C) :- square(R,C), square(S,C), R != S.\n"
                "attack(R,C,S,C+S-R) :- square(R,C), square(S,C+S-R), R != S.\n"
                "attack(R,C,S,C+R-S) :- square(R,C), square(S,C+R-S), R != S.\n"
                ":- square(R,C), not queen(R,C), not queen(S,D) : attack(R,C,S,D).\n"
                "#show queen/2.\n");
    nq_problem_free(problem);
}

static void test_export_when_a_cover_has_everything_then_as_written_here(void **state) {
    UNUSED(state);
    nq_problem *problem = full_cover(1);
    want_export(problem, NQI_EXPORT_MINIZINC,
                "% " FULL_TITLE "% queen[r,c]: a queen stands in row r and column c, both from 0.\n"
                "int: n = 2;\n"
                "set of int: S = 0..n-1;\n"
                "array[S, S] of var bool: queen;\n"
                "test attacks(int: r, int: c, int: s, int: d) = (r != s \\/ c != d) /\\ (false \\/ (c-d) = 0\n"
                "  \\/ (s-r-1) = 0 /\\ (d-c+1) = 0 \\/ (r-s-1) = 0 /\\ (c-d+1) = 0\n"
                "  \\/ (s-r-1) = 0 /\\ (d-c+0) = 0 \\/ (r-s-1) = 0 /\\ (c-d+0) = 0\n"
                "  \\/ (s-r-1) = 0 /\\ (d-c-1) = 0 \\/ (r-s-1) = 0 /\\ (c-d-1) = 0\n"
                "  \\/ (s-r+0) = 0 /\\ (d-c-1) = 0 \\/ (r-s+0) = 0 /\\ (c-d-1) = 0);\n"
                "set of int: exempt = {3};\n"
                "constraint forall(r, c in S where not (r*n+c in exempt))(\n"
                "  queen[r,c] \\/ exists(s, d in S where attacks(r, c, s, d))(queen[s,d]));\n"
                "constraint forall(r, c, s, d in S where r*n+c < s*n+d /\\ attacks(r, c, s, d))(\n"
                "  not queen[r,c] \\/ not queen[s,d]);\n"
                "constraint not queen[0,1];\n"
                "constraint queen[1,0];\n"
                "constraint sum(r, c in S)(queen[r,c]) = 1;\n"
                "solve satisfy;\n"
                "output [\"\\(n):\"] ++ [\" (\\(r),\\(c))\" | r, c in S where fix(queen[r,c])] ++ [\"\\n\"];\n");
    want_export(problem, NQI_EXPORT_LP,
                "\\ " FULL_TITLE "\\ x_r_c is 1 when a queen stands in row r and column c, both from 0.\n"
                "Minimize\n"
                " nothing: 0 x_0_0\n"
                "Subject To\n"
                " size: x_0_0 + x_0_1 + x_1_0 + x_1_1 = 1\n"
                " column_0: x_0_0 + x_1_0 <= 1\n"
                " column_1: x_0_1 + x_1_1 <= 1\n"
                " cover_0: x_0_0 + x_0_1 + x_1_0 + x_1_1 >= 1\n"
                " cover_1: x_0_0 + x_0_1 + x_1_0 + x_1_1 >= 1\n"
                " cover_2: x_0_0 + x_0_1 + x_1_0 + x_1_1 >= 1\n"
                " x_0_0 + x_0_1 <= 1\n"
                " x_0_0 + x_1_0 <= 1\n"
                " x_0_0 + x_1_1 <= 1\n"
                " x_0_1 + x_1_0 <= 1\n"
                " x_0_1 + x_1_1 <= 1\n"
                " x_1_0 + x_1_1 <= 1\n"
                " x_0_1 = 0\n"
                " x_1_0 = 1\n"
                "Binary\n"
                " x_0_0\n"
                " x_0_1\n"
                " x_1_0\n"
                " x_1_1\n"
                "End\n");
    want_export(problem, NQI_EXPORT_ASP,
                "% " FULL_TITLE "% queen(R,C): a queen stands in row R and column C, both from 0.\n"
                "#const n = 2.\n"
                "square(0..n-1,0..n-1).\n"
                "1 { queen(R,C) : square(R,C) } 1.\n"
                "#defined attack/4.\n"
                "attack(R,C,S,C) :- square(R,C), square(S,C), R != S.\n"
                "attack(R,C,R+1,C-1) :- square(R,C), square(R+1,C-1).\n"
                "attack(R,C,R+1,C+0) :- square(R,C), square(R+1,C+0).\n"
                "attack(R,C,R+1,C+1) :- square(R,C), square(R+1,C+1).\n"
                "attack(R,C,R+0,C+1) :- square(R,C), square(R+0,C+1).\n"
                "attack(S,D,R,C) :- attack(R,C,S,D).\n"
                "exempt(1,1).\n"
                ":- square(R,C), not exempt(R,C), not queen(R,C), not queen(S,D) : attack(R,C,S,D).\n"
                ":- C = 0..n-1, 2 { queen(R,C) : R = 0..n-1 }.\n"
                ":- queen(R,C), queen(R+1,C-1).\n"
                ":- queen(R,C), queen(R+1,C+0).\n"
                ":- queen(R,C), queen(R+1,C+1).\n"
                ":- queen(R,C), queen(R+0,C+1).\n"
                ":- queen(0,1).\n"
                ":- not queen(1,0).\n"
                "#show queen/2.\n");
    nq_problem_free(problem);
}

/* On a torus steps go round. One that leads to its own square, such as two of two rows, is no attack. */
static void test_export_when_a_cover_is_on_a_torus_then_steps_go_round(void **state) {
    UNUSED(state);
    nq_problem *problem = new_cover(2, 0, 0);
    want_status(NQ_OK, nq_problem_set(problem, NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS));
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACK_DIAGONAL | NQ_ATTACK_KNIGHT));
    want_export_within(problem, NQI_EXPORT_ASP,
                       "attack(R,C,S,(C+S-R+n)\\n) :- square(R,C), S = 0..n-1, R != S.\n"
                       "attack(R,C,(R+1)\\n,(C+n-2)\\n) :- square(R,C).\n"
                       "attack(R,C,(R+1)\\n,(C+n+2)\\n) :- square(R,C).\n"
                       "attack(R,C,(R+2)\\n,(C+n-1)\\n) :- square(R,C).\n"
                       "attack(R,C,(R+2)\\n,(C+n+1)\\n) :- square(R,C).\n"
                       "attack(S,D,R,C) :- attack(R,C,S,D).\n");
    want_export_within(problem, NQI_EXPORT_MINIZINC,
                       "(false \\/ (r-c-s+d) mod n = 0\n"
                       "  \\/ (s-r-1) mod n = 0 /\\ (d-c+2) mod n = 0 \\/ (r-s-1) mod n = 0 /\\ (c-d+2) mod n = 0\n");
    want_status(NQ_OK, nq_problem_set(problem, NQ_SIZE, 1));
    want_export_within(problem, NQI_EXPORT_MINIZINC, "(false \\/ (r-c-s+d) mod n = 0);\n");
    nq_problem_free(problem);
}

/* The counter of two queens on four squares: 1 + 2 + 2 + 2 sums. */
static void test_dimacs_when_a_cover_has_a_size_then_a_counter(void **state) {
    UNUSED(state);
    nq_problem *problem = new_cover(2, 0, 2);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, 0));
    want_export_within(problem, NQI_EXPORT_DIMACS,
                       "p cnf 11 29\n"
                       "1 0\n2 0\n3 0\n4 0\n"
                       "-1 5 0\n-5 1 0\n"                                                  /* one of the first */
                       "-5 6 0\n-2 6 0\n-6 5 2 0\n-2 -5 7 0\n-7 2 0\n-7 5 0\n"             /* one, two of two */
                       "-7 -3 0\n"                                                         /* no third queen */
                       "-6 8 0\n-3 8 0\n-8 6 3 0\n-7 9 0\n-3 -6 9 0\n-9 7 3 0\n-9 7 6 0\n" /* of three */
                       "-9 -4 0\n"
                       "-8 10 0\n-4 10 0\n-10 8 4 0\n-9 11 0\n-4 -8 11 0\n-11 9 4 0\n-11 9 8 0\n"
                       "11 0\n");
    want_status(NQ_OK, nq_problem_set(problem, NQ_COVER_SIZE, 5));
    want_export_within(problem, NQI_EXPORT_DIMACS, "p cnf 5 6\n1 0\n2 0\n3 0\n4 0\n-5 0\n5 0\n");
    nq_problem_free(problem);
}

static void test_export_when_all_squares_are_exempt_then_still_a_text(void **state) {
    UNUSED(state);
    static const nq_square corner = {0, 0};
    nq_problem *problem = new_cover(1, 1, 0);
    want_status(NQ_OK, nq_problem_exempt(problem, &corner, 1));
    want_export_within(problem, NQI_EXPORT_LP, "Subject To\n size: x_0_0 >= 0\nBinary\n");
    nq_problem_free(problem);
    problem = new_cover(0, 0, 0);
    want_export_within(problem, NQI_EXPORT_LP, " queens: none\nSubject To\n none = 0\n size: none >= 0\nBinary\n");
    want_export_within(problem, NQI_EXPORT_ASP, "#const n = 0.\n");
    want_export_within(problem, NQI_EXPORT_MINIZINC, "int: n = 0;\n");
    nq_problem_free(problem);
}

/* What is measured is what is written, nothing more. */
static void test_export_when_covers_are_random_then_the_size_is_exact(void **state) {
    UNUSED(state);
    for (uint32_t seed = 1; seed <= 200; seed++) {
        nq_problem *problem = draw_cover(seed, RANDOM_LARGEST);
        during("seed %u", (unsigned)seed);
        want_status(NQ_OK, nq_problem_set(problem, NQ_COVER_SIZE, seed % 5 + 1));
        for (int to = NQI_EXPORT_MINIZINC; to <= NQI_EXPORT_ASP; to++) {
            size_t len = 0, room;
            want_status(NQ_OK, nqi_problem_export(problem, to, NULL, &len));
            char *text = malloc(len);
            room = len - 1;
            want_status(NQ_E_SPACE, nqi_problem_export(problem, to, text, &room));
            want_number(len, room);
            want_status(NQ_OK, nqi_problem_export(problem, to, text, &room));
            want_number(len, strlen(text) + 1);
            free(text);
        }
        nq_problem_free(problem);
    }
}

static void test_export_when_a_cover_cannot_then_unsupported(void **state) {
    static const uint32_t region_of[] = {0, 1, 0, 1};
    UNUSED(state);
    size_t len = 0;
    nq_problem *problem = new_cover(2, 0, 0);
    want_status(NQ_E_UNSUPPORTED, nqi_problem_export(problem, NQI_EXPORT_DIMACS, NULL, &len));
    want_status(NQ_OK, nq_problem_set(problem, NQ_COVER_SIZE, NQI_EXPORT_COVER_MAX));
    want_status(NQ_OK, nqi_problem_export(problem, NQI_EXPORT_DIMACS, NULL, &len));
    want_status(NQ_OK, nq_problem_set(problem, NQ_COVER_SIZE, NQI_EXPORT_COVER_MAX + 1));
    want_status(NQ_E_UNSUPPORTED, nqi_problem_export(problem, NQI_EXPORT_DIMACS, NULL, &len));
    want_status(NQ_OK, nq_problem_set(problem, NQ_COVER_SIZE, 2));
    want_status(NQ_OK, nq_problem_regions(problem, region_of, COUNT_OF(region_of)));
    for (int to = NQI_EXPORT_MINIZINC; to <= NQI_EXPORT_ASP; to++)
        want_status(NQ_E_UNSUPPORTED, nqi_problem_export(problem, to, NULL, &len));
    want_status(NQ_OK, nq_problem_regions(problem, NULL, 0));
    want_status(NQ_OK, nq_problem_set(problem, NQ_SIZE, NQI_EXPORT_COVER_MAX + 1));
    want_status(NQ_E_UNSUPPORTED, nqi_problem_export(problem, NQI_EXPORT_DIMACS, NULL, &len));
    want_status(NQ_E_UNSUPPORTED, nqi_problem_export(problem, NQI_EXPORT_LP, NULL, &len));
    want_status(NQ_OK, nqi_problem_export(problem, NQI_EXPORT_MINIZINC, NULL, &len));
    want_status(NQ_OK, nqi_problem_export(problem, NQI_EXPORT_ASP, NULL, &len));
    nq_problem_free(problem);
}

static void test_export_when_a_cover_has_no_memory_then_nomem(void **state) {
    UNUSED(state);
    purse memory = {0};
    nq_allocator allocator = purse_allocator(&memory);
    nq_problem *problem;
    size_t len = 0;
    want_status(NQ_OK, nq_problem_new(&problem, 4, &allocator));
    want_status(NQ_OK, nq_problem_set(problem, NQ_GOAL, NQ_GOAL_COVER));
    memory.fail_at = memory.taken + 1;
    want_status(NQ_E_NOMEM, nqi_problem_export(problem, NQI_EXPORT_LP, NULL, &len));
    want_status(NQ_OK, nqi_problem_export(problem, NQI_EXPORT_LP, NULL, &len));
    nq_problem_free(problem);
    want_number(memory.taken, memory.returned);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_export_when_a_minimum_cover_then_as_written_here),
        TEST(test_export_when_a_cover_has_everything_then_as_written_here),
        TEST(test_export_when_a_cover_is_on_a_torus_then_steps_go_round),
        TEST(test_dimacs_when_a_cover_has_a_size_then_a_counter),
        TEST(test_export_when_all_squares_are_exempt_then_still_a_text),
        TEST(test_export_when_covers_are_random_then_the_size_is_exact),
        TEST(test_export_when_a_cover_cannot_then_unsupported),
        TEST(test_export_when_a_cover_has_no_memory_then_nomem),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
