# puzzle: regions and blocked squares, read in every format; uniqueness; puzzles that are made.
# shellcheck shell=sh

printf 'wwww\nwkkk\nrrrr\nbbbb\n' >letters
printf '1114555\n6615555\n1115555\n2215535\n1115333\n5555537\n5555333\n' >digits
printf 'FCGGEEEE\nFCGGEEEE\nFCCGEEEE\nFFAGEEED\nFFAGBEED\nFFAABEED\nFFBBBHED\nFFFFHHDD\n' >several
printf 'language ESSENCE'"'"' 1.0\n$ two of the 92 are left\nletting n = 8\nletting blocks = [[1, 2],\n  [1,3],[1,4],[1,6],[1,7],[1,8], [2,6], [2,7]]\n' >blocked

run 'nqueens puzzle letters'
expect "puzzle: letters" 0 "1 3 0 2" ""
run 'nqueens puzzle <letters'
expect "puzzle: stdin" 0 "1 3 0 2" ""
run 'nqueens puzzle - <digits'
expect "puzzle: digits, regions in two parts" 0 "3 1 5 0 2 6 4" ""
run 'nqueens puzzle letters --format squares'
expect "puzzle: --format" 0 "4: (0,1) (1,3) (2,0) (3,2)" ""
run 'nqueens puzzle several --count'
expect "puzzle: --count" 0 "43" ""
run 'nqueens puzzle several --count --method backtrack'
expect "puzzle: --count by another method" 0 "43" ""
run 'nqueens puzzle several --count --limit 5 --quiet'
expect "puzzle: --count, stopped" 0 ">= 5" ""
run 'nqueens puzzle letters --unique'
expect "puzzle: --unique, one solution" 0 "unique" ""
run 'nqueens puzzle letters --unique --format columns'
expect "puzzle: --unique --format shows it" 0 "unique
1 3 0 2" ""
run 'nqueens puzzle several --unique'
expect "puzzle: --unique, several solutions" 1 "not unique: at least 2 solutions" ""
run 'nqueens puzzle several --unique --format columns'
lines "puzzle: --unique --format shows two" 3
run 'nqueens puzzle letters --unique --forbid 0,1'
expect "puzzle: --unique, no solution" 1 "no solution" ""
run 'nqueens puzzle letters --forbid 0,1'
expect "puzzle: no solution" 0 "" "^nqueens: n = 4: no solution"
run 'nqueens puzzle letters --unique --limit-nodes 1'
expect "puzzle: --unique, undecided" 1 "undecided" "limit"
run 'nqueens puzzle several --require "0,2 1,5" --count'
found=$(cat stdout)
run 'nqueens puzzle several --count --attacks row+column'
if [ "$(cat stdout)" -gt 43 ] && [ "$found" -lt 43 ]; then
    ok "puzzle: --attacks and --require change the rules"
else
    not_ok "puzzle: --attacks and --require change the rules" "$found of 43"
fi
run 'nqueens puzzle letters --json'
json "puzzle: --json" "o[0]['command'] == 'puzzle' and o[0]['n'] == 4 and o[0]['solution']['columns'] == [1,3,0,2]"
run 'nqueens puzzle letters --unique --json'
json "puzzle: --json, unique" "o[0]['unique'] is True and o[0]['solution']['columns'] == [1,3,0,2]"
run 'nqueens puzzle several --unique --json'
json "puzzle: --json, not unique" "o[0]['unique'] is False and o[0]['solution'] != o[0]['other']"
run 'nqueens puzzle several --count --json'
json "puzzle: --json, count" "o[0]['solutions'] == 43 and o[0]['complete'] and 'solution' not in o[0]"

# Formats: all are the same puzzle.
run 'printf "a a a a\nb c c c\nd d d d\ne e e e\n" | sed "s/b/a/;s/e/b/g" | nqueens puzzle'
expect "format: blanks" 0 "1 3 0 2" ""
run 'printf "10,10,10,10\r\n10, 7, 7, 7\r\n2,2,2,2\r\n3,3,3,3\r\n\r\n" | nqueens puzzle'
expect "format: commas, CRLF" 0 "1 3 0 2" ""
run 'printf "1,1,1,1,\n1,7,7,7,\n2,2,2,2,\n3,3,3,3,\n" | nqueens puzzle'
expect "format: a comma at the end" 0 "1 3 0 2" ""
run 'printf "\n\n####\n#+++\n****\n[[[[\n" | nqueens puzzle'
expect "format: any symbols, blank lines around" 0 "1 3 0 2" ""
run 'printf "🟥🟥🟥🟥\n🟥🟦🟦🟦\n⬛⬛⬛⬛\n⬜️⬜️⬜️⬜️\n" | nqueens puzzle'
expect "format: symbols past ASCII" 0 "1 3 0 2" ""
run 'printf "[[1,1,1,1],\n[1,2,2,2],[3,3,3,3],[\"x\",\"x\",\"x\",\"x\"]]" | nqueens puzzle'
expect "format: JSON" 0 "1 3 0 2" ""
run 'echo "{\"regions\": [[1,1,1,1],[1,2,2,2],[3,3,3,3],[4,4,4,4]]}" | nqueens puzzle'
expect "format: JSON, an object" 0 "1 3 0 2" ""
run 'echo a | nqueens puzzle'
expect "format: one square" 0 "0" ""
run 'printf "F C* G G\nF C C G\nF F C G\nA A A A\n" | nqueens puzzle --unique --format columns'
expect "format: a given queen" 0 "unique
1 3 0 2" ""
run 'echo "[[\"F\",\"F\",\"F*\",\"F\"],[1,1,1,1],[2,2,2,2],[3,3,3,3]]" | nqueens puzzle'
expect "format: a given queen in JSON" 0 "2 0 3 1" ""
run 'printf "a*,a,a,a\nb,b,b,b\nc,c,c,c\nd,d,d,d\n" | nqueens puzzle --unique'
expect "format: a given queen without a solution" 1 "no solution" ""
run 'printf "a*,a,a,a\nb,b*,b,b\nc,c,c,c\nd,d,d,d\n" | nqueens puzzle'
expect "format: given queens that touch" 2 "" "^nqueens: the puzzle: .*\(0,0\).*\(1,1\)"

# Faults, with the cell.
refuse() {
    run "printf '$2' | nqueens puzzle"
    expect "fault: $1" 2 "" "^nqueens: stdin: $3"
}
refuse "no region, a dot" 'aaaa\nb.bb\ncccc\ndddd\n' 'line 2, column 2: .*no region'
refuse "no region, a space" 'aaaa\nb bb\ncccc\ndddd\n' 'line 2, column 2: .*no region'
refuse "no region, a blank line" 'aaaa\n\nbbbb\n' 'line 2, column 1: .*no region'
refuse "no region between commas" 'a,a\nb,,b\n' 'line 2, column 2: .*no region'
refuse "no region in JSON" '[["a","a"],["b",null]]' 'row 2, column 2: .*no region'
refuse "a short line" 'aaaa\nbbb\ncccc\ndddd\n' 'line 2, column 4: .*missing'
refuse "a long line" '\naaaa\nbbbb\nccccc\ndddd\n' 'line 4, column 5: .*too many.*line 2'
refuse "a short last line of words" 'a a\nb\n' 'line 2, column 2: .*missing'
refuse "a short row in JSON" '[[1,1],[2]]' 'row 2, column 2: .*missing'
refuse "too few rows" 'aaa\nbbb\n' 'line 1, column 3: not square'
refuse "too many rows" 'aa\nbb\ncc\n' 'line 3, column 1: not square'
refuse "too few regions" 'aaaa\naaaa\ncccc\ndddd\n' "line 4, column 1: 3 regions, but 4 rows: .d.,"
refuse "too many regions" 'aaaa\nbbbb\ncccc\nddxe\n' "line 4, column 3: 6 regions, but 4 rows: .x.,"
refuse "a control character" 'aa\nb\001\n' 'line 2, column 2: .*control'
refuse "an empty file" '' 'empty'
refuse "only blank lines" '\n\n' 'empty'
refuse "broken JSON" '[[1,1],\n[2,2' 'line 2, column [0-9]+: '
refuse "a fraction in JSON" '[[1,1],[2,2.5]]' 'row 2, column 2: '
refuse "JSON without regions" '{"n": 4}' 'no array'
refuse "JSON that is not nested" '[[1,1],2]' 'row 2, column 1: not an array'
run 'nqueens puzzle absent'
expect "fault: an absent file" 2 "" "^nqueens: absent: "

# Blocked squares.
run 'nqueens puzzle blocked --count'
found=$(cat stdout)
run 'nqueens count 8 --forbid "0,1 0,2 0,3 0,5 0,6 0,7 1,5 1,6"'
expect "blocked: the same as --forbid" 0 "$found" ""
refuse "blocked: no size" 'letting blocks = [[1,1]]' 'n is missing'
refuse "blocked: a square off the board" 'letting n = 4\nletting blocks = [[1,5]]' 'block 1, \[1, 5\], is off'
refuse "blocked: a square 0" 'letting n = 4\nletting blocks = [[0,1]]' 'line 2, column 20: not a row'
refuse "blocked: no number" 'letting n = x' 'line 1, column 13: n is not a number'
refuse "blocked: another name" 'letting m = 4' 'line 1, column 9: neither'
refuse "blocked: no end" 'letting n = 4\nletting blocks = [[1,1]' '.*missing'
run 'printf "letting n be 4\nletting blocks be []" | nqueens puzzle'
expect "blocked: none, with be for =" 0 "1 3 0 2" ""

run 'nqueens puzzle letters --count --unique'
usage "puzzle: --count --unique" "--unique"

# Puzzles that are made. The first is written out: every machine makes the same.
run 'nqueens puzzle --generate 8 --seed 1'
expect "generate: reproducible" 0 "AAABBBCC
AADCBBCC
AADCCCCE
DADDCCCE
DDDDCCFE
DDDDCCFE
DDDDCGGG
DHGGGGGG" ""
for n in 1 4 5 6 7 8 9 10; do
    run "nqueens puzzle --generate $n --seed $n | nqueens puzzle --unique"
    expect "generate: n = $n has one solution" 0 "unique" ""
done
run 'nqueens puzzle --generate 12 --seed 5 | nqueens puzzle --unique --method backtrack'
expect "generate: n = 12 has one solution" 0 "unique" ""
run 'nqueens puzzle --generate 8 --seed 3 --json | tee made | nqueens puzzle --json >solved; cat made solved'
json "generate: --json tells the solution" "o[0]['solution'] == o[1]['solution'] and o[0]['seed'] == 3 \
and o[0]['attempts'] >= 1"
cat >connected.py <<'END'
import json
board = json.load(open("made"))["regions"]
squares = {(r, c): name for r, row in enumerate(board) for c, name in enumerate(row)}
parts = 0
while squares:
    parts += 1
    walk = [squares.popitem()]
    for (r, c), name in walk:
        for square in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if squares.get(square) == name:
                walk.append((square, squares.pop(square)))
print(parts)
END
if command -v python3 >/dev/null 2>&1; then
    run 'python3 connected.py'
    expect "generate: regions are connected" 0 "8" ""
else
    skip "generate: regions are connected" "python3 is missing"
fi
run 'nqueens puzzle --generate 6 --format squares'
has "generate: --format shows the solution" '^6: \(0,'
lines "generate: --format, behind the puzzle" 8
for n in 2 3; do
    run "nqueens puzzle --generate $n --attempts 50"
    expect "generate: n = $n, there is none" 1 "" "^nqueens: n = $n: no puzzle .* 50 attempts"
done
run 'nqueens puzzle --generate 3 --attempts 1 --json'
expect "generate: a failure in JSON" 1 "*" "in 1 attempt$"
json "generate: a failure in JSON, null" "o[0]['regions'] is None and o[0]['solution'] is None"
run 'nqueens puzzle --generate 26 --time-limit 0.1'
expect "generate: --time-limit" 1 "" "^nqueens: n = 26: no puzzle"
for n in 0 27 x; do
    run "nqueens puzzle --generate $n"
    usage "generate: of size $n" "--generate: '$n'.*26"
done
run 'nqueens puzzle --attempts 3 letters'
usage "generate: --attempts alone" "--attempts: needs --generate"
run 'nqueens puzzle --generate 5 --attempts 0'
usage "generate: no attempts" "--attempts: '0'"
run 'nqueens puzzle --generate 5 letters'
usage "generate: with a file" "--generate"
run 'nqueens puzzle --generate 5 --unique'
usage "generate: with --unique" "--generate"
run 'nqueens puzzle --generate 5 --attacks queen'
usage "generate: with other rules" "--generate"

# The way of a person.
run 'nqueens puzzle digits --explain'
expect "explain: ends with the solution" 0 "*" ""
has "explain: a single square" "^place \(0,3\): the only square left in region '4'$"
has "explain: a region in one row" "^remove \(3,2\) \(3,4\) \(3,5\): region '2' fits only into row 3$"
has "explain: the solution" '^3 1 5 0 2 6 4$'
lacks "explain: no search" stdout '^search'
run 'nqueens puzzle letters --explain'
has "explain: a region that would starve" "^remove \(0,2\): a queen there leaves no square in region 'k'$"
run 'nqueens puzzle several --explain'
has "explain: where search begins" '^search: no rule leads on, with [0-7] of 8 queens placed$'
run 'nqueens puzzle several --explain --json'
json "explain: --json, search" "o[-2]['rule'] == 'search' and o[-2]['placed'] < 8 and o[-1]['n'] == 8"
run 'nqueens puzzle letters --explain --require 0,1'
has "explain: a given queen" '^place \(0,1\): given$'
run 'nqueens puzzle letters --explain --forbid "1,2 1,3"'
expect "explain: no solution" 0 "*" "no solution"
has "explain: a region without a square" "^region 'r': no square left$"
for seed in 1 2 3 4 5 6; do
    run "nqueens puzzle --generate 9 --seed $seed | nqueens puzzle --explain --json"
    json "explain: seed $seed, all steps are right" "all(
    all(q in o[-1]['solution']['squares'] for q in s.get('place', []))
    and not any(q in o[-1]['solution']['squares'] for q in s.get('remove', [])) for s in o[:-1])
    and (o[-2]['rule'] == 'search' or sum(len(s.get('place', [])) for s in o[:-1]) == 9)"
done
run 'nqueens puzzle blocked --explain'
expect "explain: no regions" 2 "" "^nqueens: --explain: .*regions"
run 'nqueens puzzle letters --explain --attacks queen'
usage "explain: other rules" "--explain: .*--attacks"
run 'nqueens puzzle letters --explain --count'
usage "explain: with --count" "--explain"
