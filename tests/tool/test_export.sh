# export and import-solution: the problem for other engines, and their answers, good and bad.
# shellcheck shell=sh

run 'nqueens export 4 --to minizinc'
expect "export: minizinc" 0 "*" ""
has "export: three all-different constraints" '^constraint all_different\(q\);$'
run 'nqueens export 4 --to minizinc | grep -c all_different'
expect "export: three of them" 0 "3" ""
run 'nqueens export 4 --to dimacs'
expect "export: dimacs" 0 "*" ""
has "export: a head" '^p cnf [0-9]+ [0-9]+$'
has "export: a map of the variables" '^c 16 = \(3,3\)$'
run 'nqueens export 4 --to lp'
expect "export: lp" 0 "*" ""
has "export: its end" '^End$'
run 'nqueens export 4 --to asp'
expect "export: asp" 0 "*" ""
has "export: what is shown" '^#show queen/2\.$'
run 'nqueens export 5 --to asp --require 0,1 --forbid "1,3 1,4" --attacks queen+knight --topology torus'
expect "export: the options of the problem" 0 "*" ""
has "export: --require" '^:- not queen\(0,1\)\.$'
has "export: --forbid" '^:- queen\(1,4\)\.$'
has "export: --attacks and --topology" 'on a torus .*attacks: row column diagonal antidiagonal knight$'
run 'nqueens export 0 --to dimacs'
expect "export: the empty board" 0 "*" ""
has "export: no variable, no clause" '^p cnf 0 0$'
run 'nqueens export 4 --to asp >plain; nqueens export 4 --to asp --json'
json "export: --json" "o[0]['n'] == 4 and o[0]['to'] == 'asp' and o[0]['text'] == open('plain').read()"
run 'nqueens export 1001 --to lp'
expect "export: too large" 2 "" "^nqueens: n = 1001: too large for lp"
run 'nqueens export 8 --to lp --goal cover'
expect "export: a cover" 0 "*" ""
has "export: what is minimised" '^ queens: x_0_0 '
run 'nqueens export 4 --to asp --goal cover --cover-size 2 --independent --exempt "0,0 1,1"'
expect "export: the options of a cover" 0 "*" ""
has "export: --cover-size" '^2 \{ queen\(R,C\) : square\(R,C\) \} 2\.$'
has "export: --independent" '^:- R = 0\.\.n-1, 2 \{'
has "export: --exempt" '^exempt\(1,1\)\.$'
run 'nqueens export 8 --to dimacs --goal cover'
expect "export: a minimum in clauses" 2 "" "^nqueens: --cover-size is missing: dimacs"
run 'nqueens export 129 --to lp --goal cover'
expect "export: too large a cover" 2 "" "^nqueens: n = 129: too large a cover for lp"
run 'nqueens export 8 --to lp --require "0,0 1,1"'
expect "export: a contradiction" 2 "" "^nqueens: --require: "
run 'nqueens export 8'
usage "export: no language" "--to is missing.*dimacs"
run 'nqueens export 8 --to cobol'
usage "export: an unknown language" "--to: 'cobol' is none of: minizinc, dimacs, lp, asp"
run 'nqueens export 8 --from lp'
usage "export: the option of the other" "--from"
run 'nqueens export 8 --to lp x'
usage "export: one argument too many" "'x'"

printf 'c hello\ns SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8 9 -10\nv -11 -12 -13 -14 15 -16 17 -18 0\n' >answer
run 'nqueens import-solution 4 --from dimacs answer'
expect "import: dimacs" 0 "1 3 0 2" ""
run 'nqueens import-solution 4 --from dimacs <answer'
expect "import: stdin" 0 "1 3 0 2" ""
run 'nqueens import-solution 4 --from dimacs - --format ascii <answer'
expect "import: --format" 0 ". Q . .
. . . Q
Q . . .
. . Q ." ""
run 'sed s/\$/\\r/ answer | nqueens import-solution 4 --from dimacs'
expect "import: CRLF" 0 "1 3 0 2" ""
run 'nqueens import-solution 4 --from dimacs answer --json'
json "import: --json" "o == [{'command': 'import-solution', 'n': 4, 'status': 'found', 'solution': True, \
'squares': [[0,1],[1,3],[2,0],[3,2]], 'columns': [1,3,0,2]}]"
run 'nqueens import-solution 4 --from dimacs answer --forbid 0,1'
expect "import: a forbidden square" 1 "1 3 0 2" "^nqueens: n = 4: not a solution: \(0,1\) is forbidden"
run 'nqueens import-solution 4 --from dimacs answer --require 0,2'
expect "import: a required square" 1 "*" "\(0,2\) is required"
run 'printf "s SATISFIABLE\nv 1 6 11 16 0\n" | nqueens import-solution 4 --from dimacs'
expect "import: no solution" 1 "0 1 2 3" "not a solution: the queens on \(0,0\) and \(1,1\) attack"
run 'printf "s SATISFIABLE\nv 1 6 11 16 0\n" | nqueens import-solution 4 --from dimacs --attacks rook'
expect "import: --attacks" 0 "0 1 2 3" ""
run 'printf "s SATISFIABLE\nv 2 8 9 0\n" | nqueens import-solution 4 --from dimacs --json'
expect "import: a row without a queen" 1 "*" "row 3 has no queen"
json "import: its fault" "o[0]['solution'] is False and o[0]['fault'] == 'row'"
run 'printf "s SATISFIABLE\nv 15 9 8 2 2 0\n" | nqueens import-solution 4 --from dimacs'
expect "import: any order, and twice" 0 "1 3 0 2" ""
run 'printf "s SATISFIABLE\nv 0\n" | nqueens import-solution 0 --from dimacs'
expect "import: the empty board" 0 "" ""
run 'echo "s UNSATISFIABLE" | nqueens import-solution 3 --from dimacs'
expect "import: unsatisfiable" 0 "" "^nqueens: n = 3: no solution, says the engine$"
run 'echo "s UNSATISFIABLE" | nqueens import-solution 3 --from dimacs --quiet --json'
expect "import: unsatisfiable, quiet" 0 "*" ""
json "import: unsatisfiable, --json" "o[0]['status'] == 'none' and o[0]['solution'] is None"

# malformed NAME TEXT STDERR [LANGUAGE]: the text, for printf, is refused.
malformed() {
    run "printf '$2' | nqueens import-solution 4 --from ${4:-dimacs}"
    expect "import: $1" 2 "" "^nqueens: stdin: $3"
}
malformed "no text" '' "no engine's answer"
malformed "no status" 'v 1 0\n' "no engine's answer"
malformed "no values" 's SATISFIABLE\n' "the solution is missing or cut off"
malformed "values cut off" 's SATISFIABLE\nv 1 -2\n' "the solution is missing or cut off"
malformed "a second solution" 's SATISFIABLE\nv 1 0\nv 2 0\n' "line 3: a value after the 0"
malformed "no literal" 's SATISFIABLE\nv 1 x 0\n' "line 2: 'x' is not a literal"
malformed "two signs" 's SATISFIABLE\nv --1 0\n' "line 2: '--1' is not a literal"
malformed "a literal past 64 bits" 's SATISFIABLE\nv 99999999999999999999 0\n' "line 2: '9+' is not a literal"
malformed "an unknown status" 's PERHAPS\n' "line 1: 'PERHAPS' is neither"
malformed "two statuses" 's SATISFIABLE\ns UNSATISFIABLE\n' "line 2: it contradicts itself"
malformed "the engine gave up" 's UNKNOWN\n' "the engine did not find out"
malformed "another line" 'hello\n' "line 1: a line begins with"
malformed "a NUL byte" 's SATISFIABLE\nv 1\000 2 0\n' "line 2: a NUL byte"

run 'printf "Answer: 1\nqueen(1,3) queen(0,1) queen(2,0) queen(3,2)\nSATISFIABLE\n\nModels : 1+\n" |
    nqueens import-solution 4 --from asp'
expect "import: asp" 0 "1 3 0 2" ""
run 'echo UNSATISFIABLE | nqueens import-solution 3 --from asp --quiet'
expect "import: asp, none" 0 "" ""
malformed "asp: a square off the board" 'Answer: 1\nqueen(4,0)\n' "line 2: \(4,0\) is off the board of 4 rows" asp
malformed "asp: another atom" 'Answer: 1\nking(1,0)\n' "line 2: 'king\(1,0\)' is not an atom" asp
malformed "asp: a second answer" 'Answer: 1\n\nAnswer: 2\n\n' "line 3: a second answer" asp
malformed "asp: cut off" 'Answer: 1\nqueen(1,0)\n' "no engine's answer" asp

run 'printf "1 3 0 2\n----------\n==========\n" | nqueens import-solution 4 --from minizinc'
expect "import: minizinc" 0 "1 3 0 2" ""
run 'printf "\n----------\n" | nqueens import-solution 0 --from minizinc'
expect "import: minizinc, the empty board" 0 "" ""
run 'echo =====UNSATISFIABLE===== | nqueens import-solution 3 --from minizinc --quiet'
expect "import: minizinc, none" 0 "" ""
malformed "minizinc: too few columns" '1 3 0\n----------\n' "line 1: 3 columns for 4 rows" minizinc
malformed "minizinc: a column off the board" '1 3 0 4\n' "line 1: \(3,4\) is off the board" minizinc
malformed "minizinc: an error" 'Error: x\n' "line 1: it is not the columns" minizinc
malformed "minizinc: a second solution" '1 3 0 2\n----------\n2 0 3 1\n' "line 3: a second solution" minizinc

printf 'Status:     INTEGER OPTIMAL\n     1 x_0_0        *              1             0             1\n' >answer
printf '     2 x_0_1        *              0             0             1\n' >>answer
run '(cat answer; echo "End of output") | nqueens import-solution 1 --from lp --format squares'
expect "import: lp" 0 "1: (0,0)" ""
run 'printf "Status:     INTEGER EMPTY\nEnd of output\n" | nqueens import-solution 3 --from lp --quiet'
expect "import: lp, none" 0 "" ""
run 'nqueens import-solution 1 --from lp answer'
expect "import: lp, cut off" 2 "" "^nqueens: answer: the solution is missing or cut off"
malformed "lp: the engine gave up" 'Status:     INTEGER UNDEFINED\n' "the engine did not find out" lp
malformed "lp: no value" '   1 x_0_0        *\n' "line 1: a variable without a value" lp

printf 'Optimal - objective value 1.00000000\n      0 x_0_0                  1                       1\n' >answer
run 'nqueens import-solution 1 --from lp answer --format squares'
expect "import: lp, by cbc" 0 "1: (0,0)" ""
run 'printf "Infeasible - objective value 0.0\n      0 x_0_0      0.6       1\n" | nqueens import-solution 1 --from lp --quiet'
expect "import: lp, by cbc, none" 0 "" ""
run 'printf "Integer infeasible - objective value 0.0\n" | nqueens import-solution 1 --from lp --quiet'
expect "import: lp, by cbc, none in integers" 0 "" ""
malformed "lp: cbc gave up" 'Stopped on time - objective value 9.0\n' "the engine did not find out" lp

cover_import() {
    nqueens import-solution "$@" --goal cover
}
run 'printf "Answer: 1\nqueen(0,0) queen(1,1)\nOptimization: 2\nAnswer: 2\nqueen(1,1)\nOptimization: 1\nOPTIMUM FOUND\n" |
    cover_import 3 --from asp'
expect "import: asp, the best cover" 0 "3: (1,1)" ""
run 'printf "Answer: 1\n\nOPTIMUM FOUND\n" | cover_import 1 --from asp --exempt 0,0'
expect "import: asp, a cover without queens" 0 "1:" ""
run 'printf "3: (0,0) (1,1)\n----------\n3: (1,1)\n----------\n==========\n" | cover_import 3 --from minizinc'
expect "import: minizinc, the best cover" 0 "3: (1,1)" ""
run 'printf "1:\n----------\n" | cover_import 1 --from minizinc --exempt 0,0'
expect "import: minizinc, a cover without queens" 0 "1:" ""
run 'printf "s SATISFIABLE\nv 1 5 0\n" | cover_import 3 --from dimacs --cover-size 2'
expect "import: dimacs, a cover of a size" 0 "3: (0,0) (1,1)" ""
run 'printf "s SATISFIABLE\nv 1 5 0\n" | cover_import 3 --from dimacs --cover-size 1'
expect "import: a cover of another size" 1 "*" "not a solution: queens: 2, not 1"
run 'printf "s SATISFIABLE\nv 5 0\n" | cover_import 3 --from dimacs --cover-size 2 --json'
json "import: a cover of another size, --json" "o[0]['fault'] == 'size' and o[0]['culprits'] == []"
run 'printf "s SATISFIABLE\nv 1 5 0\n" | cover_import 3 --from dimacs --cover-size 2 --independent'
expect "import: no independent cover" 1 "*" "the queens on \(0,0\) and \(1,1\) attack"
run 'printf "s SATISFIABLE\nv 1 0\n" | cover_import 3 --from dimacs'
expect "import: no cover" 1 "*" "\(1,2\) is not covered"
malformed "minizinc: no squares" '4: (0,1) x\n----------\n' "line 1: it is not squares" minizinc
malformed "minizinc: another board" '5: (0,1)\n----------\n' "line 1: a board of 5 rows, not 4" minizinc

run 'nqueens import-solution 4 --from dimacs absent'
expect "import: an absent file" 2 "" "^nqueens: absent: "
run 'nqueens import-solution 4 answer'
usage "import: no language" "--from is missing"
run 'nqueens import-solution --from dimacs'
usage "import: no size" "N, the size of the board, is missing"
run 'nqueens import-solution x --from dimacs'
usage "import: no number" "'x' is not the size"
run 'nqueens import-solution 4 --from dimacs answer --to lp'
usage "import: the option of the other" "--to"

# round_trip LANGUAGE PROGRAM COMMAND: an engine that is installed reads "problem" and answers what is a solution.
round_trip() {
    if command -v "$2" >/dev/null 2>&1; then
        run "nqueens export 8 --to $1 --require 0,3 >problem; $3 | nqueens import-solution 8 --from $1 --require 0,3"
        expect "import: what $2 answers" 0 "*" ""
        has "import: a solution of $2" '^3 [0-7] [0-7] [0-7] [0-7] [0-7] [0-7] [0-7]$'
    else
        skip "import: what $2 answers" "$2 is missing"
    fi
}
# cover_trip LANGUAGE PROGRAM COMMAND: the same with a smallest cover, of 3 queens.
cover_trip() {
    if command -v "$2" >/dev/null 2>&1; then
        run "nqueens export 6 --to $1 --goal cover >problem; $3 | cover_import 6 --from $1"
        expect "import: the cover that $2 finds" 0 "*" ""
        has "import: three queens of $2" '^6: \(.*\) \(.*\) \([^ ]*\)$'
    else
        skip "import: the cover that $2 finds" "$2 is missing"
    fi
}
round_trip dimacs cadical 'cadical -q problem'
round_trip asp clasp 'gringo problem | clasp'
round_trip minizinc minizinc 'minizinc --solver gecode - <problem 2>errors'
round_trip lp glpsol '(glpsol --lp problem -o solved >log; cat solved)'
round_trip lp cbc '(cbc problem solve solution solved >log; cat solved)'
cover_trip asp clasp 'gringo problem | clasp'
cover_trip minizinc minizinc 'minizinc --solver gecode - <problem 2>errors'
cover_trip lp glpsol '(glpsol --lp problem -o solved >log; cat solved)'
cover_trip lp cbc '(cbc problem solve solution solved >log; cat solved)'
