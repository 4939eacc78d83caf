# check and show: boards from a file or stdin, good and bad.
# shellcheck shell=sh

printf '1 3 0 2\n' >good
printf '1 3 0 2\n0 1 2 3\n' >two
printf '. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n' >pictures

run 'nqueens check good'
expect "check: a solution" 0 "board 1, n = 4: solution" ""
run 'nqueens check <good'
expect "check: stdin" 0 "board 1, n = 4: solution" ""
run 'nqueens check - <good'
expect "check: - is stdin" 0 "board 1, n = 4: solution" ""
run 'nqueens check two'
expect "check: two boards, the second bad" 1 "board 1, n = 4: solution
board 2, n = 4: not a solution: the queens on (0,0) and (1,1) attack each other; attacking pairs: 6" ""
run 'nqueens check pictures'
expect "check: two pictures" 0 "board 1, n = 4: solution
board 2, n = 4: solution" ""
run 'echo "0 1 2 3 4 5 6 7" | nqueens check'
expect "check: 28 attacking pairs" 1 "*" ""
has "check: 28 is said" 'attacking pairs: 28$'
run 'printf "Q Q . .\n. . . .\n. . . .\n. . . .\n" | nqueens check'
expect "check: two queens in one row" 1 "*" ""
has "check: both are named" '\(0,0\) and \(0,1\) stand in one row'
run 'echo "1 3 0 -" | nqueens check'
expect "check: a row without a queen is named" 1 \
    "board 1, n = 4: not a solution: row 3 has no queen; attacking pairs: 0" ""
run 'nqueens check good --forbid 0,1'
expect "check: a forbidden square" 1 "*" ""
has "check: it is named" '\(0,1\) is forbidden'
run 'nqueens check good --require 0,2'
expect "check: a required square" 1 "*" ""
has "check: it is named" '\(0,2\) is required'
run 'echo "0 1 2 3" | nqueens check --attacks 3'
expect "check: rooks on a diagonal" 0 "board 1, n = 4: solution" ""
run 'printf "\n" | nqueens check'
expect "check: a blank line is the empty board" 0 "board 1, n = 0: solution" ""
for format in columns squares ascii utf8 lists; do
    run "nqueens list 6 --format $format | nqueens check | grep -c ': solution'"
    expect "check: reads what list --format $format writes" 0 "4" ""
done
run 'nqueens check two --limit 1'
expect "check: --limit" 0 "board 1, n = 4: solution" "^nqueens: .*limit"
run 'nqueens check good --format ascii'
expect "check: --format shows the board" 0 "board 1, n = 4: solution
. Q . .
. . . Q
Q . . .
. . Q ." ""
run 'nqueens check good --method backtrack --seed 1 --time-limit 5 --canonical --quiet'
expect "check: takes the options of all commands" 0 "board 1, n = 4: solution" ""
run 'nqueens check two --json'
expect "check: --json keeps the exit code" 1 "*" ""
json "check: --json" "[x['solution'] for x in o] == [True, False] and o[1]['culprits'] == [[0,0],[1,1]] \
and o[1]['fault'] == 'attack' and o[1]['conflicts'] == 6"

run 'nqueens show two'
expect "show: pictures by default" 0 ". Q . .
. . . Q
Q . . .
. . Q .

Q . . .
. Q . .
. . Q .
. . . Q" ""
run 'nqueens show --format lists <good'
expect "show: --format" 0 "[[0, 1], [1, 3], [2, 0], [3, 2]]" ""
run 'nqueens show pictures --format columns'
expect "show: pictures to columns" 0 "1 3 0 2
2 0 3 1" ""
run 'echo "2 0 3 1" | nqueens show --canonical --format columns'
expect "show: --canonical" 0 "1 3 0 2" ""
run 'nqueens show good --json'
json "show: --json" "o == [{'board': 1, 'n': 4, 'squares': [[0,1],[1,3],[2,0],[3,2]], 'columns': [1,3,0,2]}]"
run 'printf "Q Q\n. .\n" | nqueens show --format columns'
expect "show: what columns cannot show" 2 "" "^nqueens: .*--format squares"

run 'nqueens check absent'
expect "input: an absent file" 2 "" "^nqueens: absent: "
run 'nqueens check .'
expect "input: a directory" 2 "" "^nqueens: \.: .*[Dd]irectory"
run ': >empty; nqueens check empty'
expect "input: an empty file" 2 "" "^nqueens: empty: .*no board"
run 'nqueens check </dev/null'
expect "input: empty stdin" 2 "" "^nqueens: stdin: .*no board"
run 'nqueens show </dev/null'
expect "input: empty stdin, show" 2 "" "^nqueens: stdin: .*no board"
run 'printf "Q . .\n. .\n. . Q\n" | nqueens check'
expect "input: a ragged board" 2 "" "^nqueens: stdin: board 1, .*line"
run 'echo "1 3 0 4" | nqueens check'
expect "input: a column outside the board" 2 "" "^nqueens: stdin: board 1.*4"
run 'printf "1 3\0000 2\n" | nqueens check'
expect "input: a NUL byte" 2 "" "^nqueens: stdin: board 1.*NUL"
run 'echo "1 3 0 99999999999999999999999" | nqueens check'
expect "input: a column past 64 bits" 2 "" "^nqueens: stdin: board 1"
run 'echo "hello" | nqueens check'
expect "input: no board at all" 2 "" "^nqueens: stdin: board 1"
run 'printf "1 3 0 2\nhello\n" | nqueens check'
expect "input: the second is no board, the first is judged" 2 "board 1, n = 4: solution" \
    "^nqueens: stdin: board 2, from line 2: "
if truncate -s 2G huge 2>/dev/null; then
    run 'nqueens check huge'
    expect "input: past 1 GiB" 2 "" "^nqueens: huge: .*1 GiB"
else
    skip "input: past 1 GiB" "no sparse files"
fi
if [ "$(id -u)" -ne 0 ]; then
    cp good secret && chmod 0 secret
    run 'nqueens check secret'
    expect "input: an unreadable file" 2 "" "^nqueens: secret: "
else
    skip "input: an unreadable file" "root reads everything"
fi
