/* Problems as text for other engines: byte by byte for small boards. tests/engines asks the engines themselves. */
#include "problem/export.h"
#include "unit/problem/export_text.h"
#include "unit/problem/random.h"

/* Three rows of three regions, with everything that there is: the torus, all attacks, a required and two forbidden squares. */
static nq_problem *full_problem(void) {
    static const uint32_t region_of[] = {0, 0, 1, 0, 2, 1, 2, 2, 1};
    static const nq_square required[] = {{1, 2}}, forbidden[] = {{0, 0}, {0, 1}};
    nq_problem *problem = new_problem(3);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, 63));
    want_status(NQ_OK, nq_problem_set(problem, NQ_TOPOLOGY, NQ_TOPOLOGY_TORUS));
    want_status(NQ_OK, nq_problem_regions(problem, region_of, COUNT_OF(region_of)));
    want_status(NQ_OK, nq_problem_require(problem, required, COUNT_OF(required)));
    want_status(NQ_OK, nq_problem_forbid(problem, forbidden, COUNT_OF(forbidden)));
    return problem;
}

#define TITLE "2 queens, one in each row, on a board of 2 x 2 squares; attacks: row column diagonal antidiagonal\n"
#define SMALL_TITLE "2 queens, one in each row, on a board of 2 x 2 squares; attacks: touch; one in each region\n"
#define FULL_TITLE                                                                                                     \
    "3 queens, one in each row, on a torus of 3 x 3 squares; "                                                         \
    "attacks: row column diagonal antidiagonal touch knight; one in each region\n"

static void test_export_when_the_board_is_plain_then_as_written_here(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(2);
    want_export(problem, NQI_EXPORT_MINIZINC,
                "% " TITLE "% q[r] is the column of the queen in row r, both from 0.\n"
                "include \"alldifferent.mzn\";\n"
                "int: n = 2;\n"
                "array[0..n-1] of var 0..n-1: q;\n"
                "constraint all_different(q);\n"
                "constraint all_different([q[r] - r | r in 0..n-1]);\n"
                "constraint all_different([q[r] + r | r in 0..n-1]);\n"
                "solve :: int_search(q, first_fail, indomain_min) satisfy;\n"
                "output [join(\" \", [show(q[r]) | r in 0..n-1]) ++ \"\\n\"];\n");
    want_export(problem, NQI_EXPORT_DIMACS,
                "c " TITLE "c Variables and their squares (row,column), both from 0; further variables count along "
                "groups of more than 5 squares.\n"
                "c 1 = (0,0)\n"
                "c 2 = (0,1)\n"
                "c 3 = (1,0)\n"
                "c 4 = (1,1)\n"
                "p cnf 4 10\n"
                "1 2 0\n"
                "-1 -2 0\n"
                "3 4 0\n"
                "-3 -4 0\n"
                "1 3 0\n"
                "-1 -3 0\n"
                "2 4 0\n"
                "-2 -4 0\n"
                "-1 -4 0\n"
                "-2 -3 0\n");
    want_export(problem, NQI_EXPORT_LP,
                "\\ " TITLE "\\ x_r_c is 1 when a queen stands in row r and column c, both from 0.\n"
                "Minimize\n"
                " nothing: 0 x_0_0\n"
                "Subject To\n"
                " row_0: x_0_0 + x_0_1 = 1\n"
                " row_1: x_1_0 + x_1_1 = 1\n"
                " column_0: x_0_0 + x_1_0 = 1\n"
                " column_1: x_0_1 + x_1_1 = 1\n"
                " diagonal_1: x_0_0 + x_1_1 <= 1\n"
                " antidiagonal_1: x_0_1 + x_1_0 <= 1\n"
                "Binary\n"
                " x_0_0\n"
                " x_0_1\n"
                " x_1_0\n"
                " x_1_1\n"
                "End\n");
    want_export(problem, NQI_EXPORT_ASP,
                "% " TITLE "% queen(R,C): a queen stands in row R and column C, both from 0.\n"
                "#const n = 2.\n"
                "1 { queen(R,0..n-1) } 1 :- R = 0..n-1.\n"
                ":- C = 0..n-1, not 1 { queen(R,C) : R = 0..n-1 } 1.\n"
                ":- D = 0..2*n-2, 2 { queen(R,R+n-1-D) : R = 0..n-1 }.\n"
                ":- D = 0..2*n-2, 2 { queen(R,D-R) : R = 0..n-1 }.\n"
                "#show queen/2.\n");
    nq_problem_free(problem);
}

static void test_export_when_the_board_has_everything_then_as_written_here(void **state) {
    UNUSED(state);
    nq_problem *problem = full_problem();
    want_export(problem, NQI_EXPORT_MINIZINC,
                "% " FULL_TITLE "% q[r] is the column of the queen in row r, both from 0.\n"
                "include \"alldifferent.mzn\";\n"
                "int: n = 3;\n"
                "array[0..n-1] of var 0..n-1: q;\n"
                "constraint all_different(q);\n"
                "constraint all_different([(q[r] + n - r) mod n | r in 0..n-1]);\n"
                "constraint all_different([(q[r] + r) mod n | r in 0..n-1]);\n"
                "constraint forall(r in 0..n-1)(q[(r + 1) mod n] != (q[r] + n-1) mod n);\n"
                "constraint forall(r in 0..n-1)(q[(r + 1) mod n] != (q[r] + n+0) mod n);\n"
                "constraint forall(r in 0..n-1)(q[(r + 1) mod n] != (q[r] + n+1) mod n);\n"
                "constraint forall(r in 0..n-1)(q[(r + 1) mod n] != (q[r] + n-2) mod n);\n"
                "constraint forall(r in 0..n-1)(q[(r + 1) mod n] != (q[r] + n+2) mod n);\n"
                "constraint forall(r in 0..n-1)(q[(r + 2) mod n] != (q[r] + n-1) mod n);\n"
                "constraint forall(r in 0..n-1)(q[(r + 2) mod n] != (q[r] + n+1) mod n);\n"
                "array[0..n-1, 0..n-1] of int: region = array2d(0..n-1, 0..n-1, [\n"
                "  0, 0, 1,\n"
                "  0, 2, 1,\n"
                "  2, 2, 1]);\n"
                "constraint all_different([region[r, q[r]] | r in 0..n-1]);\n"
                "constraint not (q[0] in {0, 1});\n"
                "constraint q[1] = 2;\n"
                "solve :: int_search(q, first_fail, indomain_min) satisfy;\n"
                "output [join(\" \", [show(q[r]) | r in 0..n-1]) ++ \"\\n\"];\n");
    want_export(problem, NQI_EXPORT_ASP,
                "% " FULL_TITLE "% queen(R,C): a queen stands in row R and column C, both from 0.\n"
                "#const n = 3.\n"
                "1 { queen(R,0..n-1) } 1 :- R = 0..n-1.\n"
                ":- C = 0..n-1, not 1 { queen(R,C) : R = 0..n-1 } 1.\n"
                ":- D = 0..n-1, 2 { queen(R,(R+2*n-1-D)\\n) : R = 0..n-1 }.\n"
                ":- D = 0..n-1, 2 { queen(R,(D+n-R)\\n) : R = 0..n-1 }.\n"
                ":- queen(R,C), queen((R+1)\\n,(C+n-1)\\n).\n"
                ":- queen(R,C), queen((R+1)\\n,(C+n+0)\\n).\n"
                ":- queen(R,C), queen((R+1)\\n,(C+n+1)\\n).\n"
                ":- queen(R,C), queen((R+1)\\n,(C+n-2)\\n).\n"
                ":- queen(R,C), queen((R+1)\\n,(C+n+2)\\n).\n"
                ":- queen(R,C), queen((R+2)\\n,(C+n-1)\\n).\n"
                ":- queen(R,C), queen((R+2)\\n,(C+n+1)\\n).\n"
                "region(0,0,0). region(0,1,0). region(0,2,1).\n"
                "region(1,0,0). region(1,1,2). region(1,2,1).\n"
                "region(2,0,2). region(2,1,2). region(2,2,1).\n"
                ":- G = 0..n-1, not 1 { queen(R,C) : region(R,C,G) } 1.\n"
                ":- queen(0,0).\n"
                ":- queen(0,1).\n"
                ":- not queen(1,2).\n"
                "#show queen/2.\n");
    nq_problem_free(problem);
}

/* Languages that name every square say it all with a smaller board. */
static void test_export_when_squares_are_named_then_as_written_here(void **state) {
    static const uint32_t region_of[] = {0, 1, 0, 1};
    static const nq_square required[] = {{0, 1}}, forbidden[] = {{0, 0}};
    UNUSED(state);
    nq_problem *problem = new_problem(2);
    want_status(NQ_OK, nq_problem_set(problem, NQ_ATTACKS, NQ_ATTACK_TOUCH));
    want_status(NQ_OK, nq_problem_regions(problem, region_of, COUNT_OF(region_of)));
    want_status(NQ_OK, nq_problem_require(problem, required, COUNT_OF(required)));
    want_status(NQ_OK, nq_problem_forbid(problem, forbidden, COUNT_OF(forbidden)));
    want_export(problem, NQI_EXPORT_DIMACS,
                "c " SMALL_TITLE "c Variables and their squares (row,column), both from 0; further variables count "
                "along groups of more than 5 squares.\n"
                "c 1 = (0,0)\n"
                "c 2 = (0,1)\n"
                "c 3 = (1,0)\n"
                "c 4 = (1,1)\n"
                "p cnf 4 14\n"
                "1 2 0\n"
                "-1 -2 0\n"
                "3 4 0\n"
                "-3 -4 0\n"
                "1 3 0\n"
                "-1 -3 0\n"
                "2 4 0\n"
                "-2 -4 0\n"
                "-1 -3 0\n"
                "-1 -4 0\n"
                "-2 -3 0\n"
                "-2 -4 0\n"
                "-1 0\n"
                "2 0\n");
    want_export(problem, NQI_EXPORT_LP,
                "\\ " SMALL_TITLE "\\ x_r_c is 1 when a queen stands in row r and column c, both from 0.\n"
                "Minimize\n"
                " nothing: 0 x_0_0\n"
                "Subject To\n"
                " row_0: x_0_0 + x_0_1 = 1\n"
                " row_1: x_1_0 + x_1_1 = 1\n"
                " region_0: x_0_0 + x_1_0 = 1\n"
                " region_1: x_0_1 + x_1_1 = 1\n"
                " x_0_0 + x_1_0 <= 1\n"
                " x_0_0 + x_1_1 <= 1\n"
                " x_0_1 + x_1_0 <= 1\n"
                " x_0_1 + x_1_1 <= 1\n"
                " x_0_0 = 0\n"
                " x_0_1 = 1\n"
                "Binary\n"
                " x_0_0\n"
                " x_0_1\n"
                " x_1_0\n"
                " x_1_1\n"
                "End\n");
    nq_problem_free(problem);
}

/* n = 6 has chains: rows, columns and the two longest diagonals, five further variables each. */
static void test_dimacs_when_groups_are_large_then_chains(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(6);
    size_t len = 0, clauses = 0;
    want_status(NQ_OK, nqi_problem_export(problem, NQI_EXPORT_DIMACS, NULL, &len));
    char *text = malloc(len);
    want_status(NQ_OK, nqi_problem_export(problem, NQI_EXPORT_DIMACS, text, &len));
    const char *head = strstr(text, "p cnf 106 ");
    want_true(head != NULL, "36 squares and 14 chains of 5");
    for (const char *at = strchr(head, '\n') + 1; *at; at = strchr(at, '\n') + 1) clauses++;
    want_number(clauses, strtoul(head + 10, NULL, 10));
    want_within(text, "\n-1 37 0\n-37 1 0\n-37 -2 0\n-2 38 0\n-37 38 0\n-38 2 37 0\n");
    free(text);
    nq_problem_free(problem);
}

static void test_export_when_the_board_is_empty_then_still_a_text(void **state) {
    UNUSED(state);
    nq_problem *problem = new_problem(0);
    for (int to = NQI_EXPORT_MINIZINC; to <= NQI_EXPORT_ASP; to++) {
        size_t len = 0;
        want_status(NQ_OK, nqi_problem_export(problem, to, NULL, &len));
        want_true(len > 1, "a text");
    }
    nq_problem_free(problem);
}

/* What is measured is what is written, nothing more. */
static void test_export_when_problems_are_random_then_the_size_is_exact(void **state) {
    UNUSED(state);
    for (uint32_t seed = 1; seed <= 200; seed++) {
        nq_problem *problem = draw_problem(seed, RANDOM_LARGEST);
        during("seed %u", (unsigned)seed);
        for (int to = NQI_EXPORT_MINIZINC; to <= NQI_EXPORT_ASP; to++) {
            size_t len = 0, room;
            want_status(NQ_OK, nqi_problem_export(problem, to, NULL, &len));
            char *text = malloc(len + 1);
            text[len] = 'x';
            room = len - 1;
            want_status(NQ_E_SPACE, nqi_problem_export(problem, to, text, &room));
            want_number(len, room);
            want_status(NQ_OK, nqi_problem_export(problem, to, text, &room));
            want_number(len, strlen(text) + 1);
            want_true(text[len] == 'x', "nothing past the end");
            free(text);
        }
        nq_problem_free(problem);
    }
}

static void test_export_when_it_cannot_then_says_so(void **state) {
    UNUSED(state);
    size_t len = 0;
    nq_problem *small = new_problem(4), *wide = new_problem(1001);
    want_status(NQ_E_ARG, nqi_problem_export(small, -1, NULL, &len));
    want_status(NQ_E_ARG, nqi_problem_export(small, NQI_EXPORT_ASP + 1, NULL, &len));
    want_status(NQ_E_UNSUPPORTED, nqi_problem_export(wide, NQI_EXPORT_LP, NULL, &len));
    want_status(NQ_E_UNSUPPORTED, nqi_problem_export(wide, NQI_EXPORT_DIMACS, NULL, &len));
    want_status(NQ_OK, nqi_problem_export(wide, NQI_EXPORT_MINIZINC, NULL, &len));
    want_status(NQ_OK, nqi_problem_export(wide, NQI_EXPORT_ASP, NULL, &len));
    nq_problem_free(small);
    nq_problem_free(wide);
}

static void test_export_when_any_allocation_fails_then_nomem_and_nothing_is_lost(void **state) {
    static const uint32_t region_of[] = {0, 1, 0, 1};
    UNUSED(state);
    nq_status status = NQ_E_NOMEM;
    for (size_t k = 1; status == NQ_E_NOMEM; k++) {
        purse memory = {0};
        nq_allocator allocator = purse_allocator(&memory);
        nq_problem *problem;
        size_t len = 0;
        want_status(NQ_OK, nq_problem_new(&problem, 2, &allocator));
        want_status(NQ_OK, nq_problem_regions(problem, region_of, COUNT_OF(region_of)));
        memory.fail_at = memory.taken + k;
        status = nqi_problem_export(problem, NQI_EXPORT_DIMACS, NULL, &len);
        nq_problem_free(problem);
        want_number(memory.taken, memory.returned);
    }
    want_status(NQ_OK, status);
}

int main(void) {
    static const struct CMUnitTest tests[] = {
        TEST(test_export_when_the_board_is_plain_then_as_written_here),
        TEST(test_export_when_the_board_has_everything_then_as_written_here),
        TEST(test_export_when_squares_are_named_then_as_written_here),
        TEST(test_dimacs_when_groups_are_large_then_chains),
        TEST(test_export_when_the_board_is_empty_then_still_a_text),
        TEST(test_export_when_problems_are_random_then_the_size_is_exact),
        TEST(test_export_when_it_cannot_then_says_so),
        TEST(test_export_when_any_allocation_fails_then_nomem_and_nothing_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
