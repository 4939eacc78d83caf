# cover: the fewest queens that cover a board, with proof or with bounds.
# shellcheck shell=sh disable=SC2016,SC2154 # text for eval; names of run.sh

# Published values for n = 0 to 9: OEIS A075458, A002564, A002563, and for independent queens A075324, A002568, A002567.
each_n() {
    for n in 0 1 2 3 4 5 6 7 8 9; do nqueens cover "$n" --quiet "$@"; done
}
run 'each_n | while read -r size squares; do echo "$squares" | wc -w; done | tr -d " " | tr "\n" " "'
expect "cover: the fewest queens, n = 0 to 9" 0 "0 1 1 1 2 3 3 4 5 5 " ""
run 'each_n --independent | while read -r size squares; do echo "$squares" | wc -w; done | tr -d " " | tr "\n" " "'
expect "cover: the fewest independent ones" 0 "0 1 1 1 3 3 4 4 5 5 " ""
run 'each_n --count | tr "\n" " "'
expect "cover: --count" 0 "1 1 4 1 12 186 4 86 4860 114 " ""
run 'each_n --count --canonical | tr "\n" " "'
expect "cover: --count --canonical" 0 "1 1 1 1 3 37 1 13 638 21 " ""
run 'each_n --count --independent | tr "\n" " "'
expect "cover: --count --independent" 0 "1 1 4 1 16 16 120 8 728 92 " ""
run 'each_n --count --independent --canonical | tr "\n" " "'
expect "cover: --count --independent --canonical" 0 "1 1 1 1 2 2 17 1 91 16 " ""
run 'each_n --count --threads 2 | tr "\n" " "'
expect "cover: --count --threads" 0 "1 1 4 1 12 186 4 86 4860 114 " ""

run 'nqueens cover 0'
expect "cover: n = 0 needs none" 0 "0:" "^nqueens: n = 0: 0 queens cover the board$"
run 'nqueens cover 1'
expect "cover: n = 1" 0 "1: (0,0)" "^nqueens: n = 1: 1 queen covers the board \(lower bound 1: area\)$"
run 'nqueens cover 3'
expect "cover: n = 3" 0 "3: (1,1)" "^nqueens: n = 3: 1 queen covers the board \(lower bound 1: area and Spencer\)$"
run 'nqueens cover 2 --all'
expect "cover: n = 2, all" 0 "2: (0,0)
2: (0,1)
2: (1,0)
2: (1,1)" "1 queen covers the board"
run 'nqueens cover 3 --exempt "0,0 0,1 0,2 1,0 1,1 1,2 2,0 2,1 2,2 2,2"'
expect "cover: nothing needs a cover" 0 "3:" "0 queens cover the board"

run 'nqueens cover 8'
expect "cover: the remark" 0 "*" "^nqueens: n = 8: 5 queens cover the board; 4 do not \(lower bound 4: Spencer\)$"
run 'nqueens cover 8 --quiet'
expect "cover: --quiet" 0 "*" ""
run 'nqueens cover 4 --independent'
expect "cover: independent, the remark" 0 "*" "3 independent queens cover the board; 2 do not \(lower bound 2: area and Spencer\)"
run 'for n in 4 5 6 7 8 9 10 11 12; do nqueens cover $n --quiet; nqueens cover $n --quiet --independent
    nqueens cover $n --quiet --threads 2; done | nqueens check --goal cover | grep -c ": solution"'
expect "cover: what is printed covers" 0 "27" ""
run 'nqueens cover 12 --independent --quiet >a; nqueens cover 12 --independent --quiet --threads 2 | cmp - a'
expect "cover: threads find the same" 0 "" ""
run 'nqueens cover 13 --seed 1 --quiet >a; nqueens cover 13 --seed 1 --quiet | cmp - a; nqueens cover 13 --seed 2 --quiet | cmp -s - a'
expect "cover: by the seed" 1 "" ""
run 'nqueens cover 12 --canonical --quiet; nqueens cover 12 --canonical --all --quiet'
expect "cover: --canonical" 0 "12: (0,0) (2,4) (4,10) (6,6) (8,2) (10,8)
12: (0,0) (2,4) (4,10) (6,6) (8,2) (10,8)" ""
run 'nqueens cover 8 --method cover-exact --quiet; nqueens cover 8 --all --limit 1 --quiet'
expect "cover: cover-exact delivers the first" 0 "8: (0,0) (0,1) (1,5) (4,0) (5,4)
8: (0,0) (0,1) (1,5) (4,0) (5,4)" ""
run 'nqueens cover 6 --all --quiet'
expect "cover: --all, in order" 0 "6: (0,0) (2,4) (4,2)
6: (0,5) (2,1) (4,3)
6: (1,2) (3,4) (5,0)
6: (1,3) (3,1) (5,5)" ""
run 'nqueens cover 8 --all --canonical --quiet | nqueens check --goal cover | grep -c ": solution"'
expect "cover: --all --canonical" 0 "638" ""
run 'for m in exact backtrack; do nqueens cover 6 --count --require "0,0 0,0" --method cover-$m; done'
expect "cover: required squares" 0 "1
1" "3 queens cover the board; 2 do not"
run 'nqueens cover 8 --require "0,0 1,1 2,2 3,3 4,4 5,5"'
expect "cover: more of them than are needed" 0 "*" "\(lower bound 6: required squares\)"
run 'nqueens cover 8 --exempt 0,0'
expect "cover: Spencer says nothing where a square is exempt" 0 "*" "\(lower bound 3: area\)"
run 'nqueens cover 2 --forbid "0,0 0,1 1,0 1,1"'
expect "cover: no cover at all" 0 "" "^nqueens: n = 2: no cover$"
run 'nqueens cover 8 --symmetry half-turn'
expect "cover: none is symmetric" 0 "" "^nqueens: n = 8: no half-turn cover with 5 queens$"
run 'nqueens cover 4 --attacks rook --count'
expect "cover: other pieces" 0 "488" "^nqueens: n = 4: 4 pieces cover the board; 3 do not$"
run 'nqueens cover 5 --topology torus'
expect "cover: the torus" 0 "*" "3 queens cover the board; 2 do not$"

run 'nqueens cover 6 --quiet --canonical --format ascii'
expect "cover: --format ascii" 0 "Q . . . . .
. . . . . .
. . . . Q .
. . . . . .
. . Q . . .
. . . . . ." ""
run 'nqueens cover 6 --quiet --canonical --format columns'
expect "cover: --format columns" 0 "0 - 4 - 2 -" ""
run 'nqueens cover 6 --quiet --canonical --format lists'
expect "cover: --format lists" 0 "[[0, 0], [2, 4], [4, 2]]" ""
run 'nqueens cover 8 --method cover-exact --quiet --format columns'
expect "cover: columns cannot show two queens in a row" 2 "" "--format squares"
run 'nqueens cover 6 --quiet --format svg'
has "cover: --format svg" '<svg '

run 'nqueens cover 8 --size 4'
expect "cover: none of this size is an answer" 0 "" "^nqueens: n = 8: no cover with 4 queens$"
run 'nqueens cover 8 --size 4 --count'
expect "cover: none of this size, counted" 0 "0" "no cover with 4 queens$"
run 'nqueens cover 8 --size 1 --independent --quiet'
expect "cover: none of this size, quietly" 0 "" ""
run 'nqueens cover 40 --size 5 --method cover-annealing --time-limit 0'
expect "cover: fewer queens than the bound, told without a search" 0 "" \
    "^nqueens: n = 40: no cover with 5 queens \(lower bound 20: Spencer\)$"
run 'nqueens cover 101 --size 50 --json --quiet'
json "cover: fewer than the bound, JSON" "o[0]['cover'] is None and o[0]['complete'] is True and o[0]['status'] == 'done' \
and o[0]['lower-bound'] == 51 and o[0]['statistics']['nodes'] == 0"
run 'nqueens cover 101 --size 50 --count'
expect "cover: fewer than the bound, counted" 0 "0" "no cover with 50 queens \(lower bound 51: Finozhenok and Weakley\)$"
run 'nqueens cover 40 --size 5 --count --checkpoint F; ls F 2>/dev/null'
expect "cover: fewer than the bound, no checkpoint is needed" 2 "0" "no cover with 5 queens"
run 'nqueens cover 40 --size 5 --all --json --quiet'
json "cover: fewer than the bound, listed" "len(o) == 1 and o[0]['status'] == 'done' and o[0]['count'] == 0"
run 'nqueens cover 8 --size 5 --require "0,0 1,1 2,2 3,3 4,4 5,5"'
expect "cover: fewer than the required squares" 0 "" "no cover with 5 queens \(lower bound 6: required squares\)$"
run 'nqueens cover 8 --size 6 | wc -w | tr -d " "'
expect "cover: --size" 0 "7" "^nqueens: n = 8: 6 queens cover the board \(lower bound 4: Spencer\)$"
run 'nqueens cover 12 --independent --size 7 --quiet --threads 2 | nqueens check --goal cover --independent'
expect "cover: --size, in threads" 0 "board 1, n = 12: solution" ""
run 'for m in exact backtrack; do nqueens cover 5 --size 4 --count --method cover-$m --quiet; done'
expect "cover: --size --count" 0 "5230
5230" ""
run 'nqueens cover 8 --size 12 --method cover-exact --limit-nodes 20'
expect "cover: of this size, undecided" 0 "" "no cover with 12 queens found, which does not prove .* limit of 20 nodes$"

run 'nqueens cover 8 --json'
expect "cover: --json" 0 "*" "5 queens cover"
json "cover: --json, one object" "len(o) == 1 and o[0]['command'] == 'cover' and o[0]['n'] == 8 and o[0]['minimum'] == 5 \
and o[0]['best'] == 5 and o[0]['lower-bound'] == 5 and o[0]['bounds'] == {'area': 3, 'spencer': 4, 'finozhenok-weakley': None, 'required': 0} \
and o[0]['proven'] is True and o[0]['complete'] is True and o[0]['independent'] is False and o[0]['size'] is None \
and len(o[0]['cover']['squares']) == 5 and o[0]['status'] == 'found' and 'statistics' in o[0]"
run 'nqueens cover 8 --size 4 --json --quiet'
json "cover: --json, none" "o[0]['cover'] is None and o[0]['size'] == 4 and o[0]['status'] == 'done' \
and o[0]['complete'] is True and o[0]['minimum'] is None and o[0]['best'] is None and o[0]['proven'] is False"
run 'nqueens cover 8 --count --json --quiet'
json "cover: --count --json" "o[0]['count'] == 4860 and 'orbits' not in o[0] and o[0]['minimum'] == 5"
run 'nqueens cover 8 --count --canonical --independent --json --quiet'
json "cover: --count --canonical --json" "o[0]['count'] == 728 and o[0]['orbits'] == 91 and o[0]['independent'] is True"
run 'nqueens cover 6 --all --json --quiet'
json "cover: --all --json" "len(o) == 5 and o[0] == {'n': 6, 'squares': [[0,0],[2,4],[4,2]]} and o[4]['count'] == 4 \
and o[4]['minimum'] == 3 and o[4]['proven'] is True"
run 'nqueens cover 40 --limit-nodes 20000 --json --quiet'
json "cover: --json, not proven" "o[0]['minimum'] is None and o[0]['proven'] is False and o[0]['complete'] is False \
and o[0]['best'] == len(o[0]['cover']['squares']) and o[0]['lower-bound'] == 20 and o[0]['status'] == 'paused'"
run 'nqueens cover 8 --attacks rook --size 3 --json --quiet'
json "cover: --json, bounds that say nothing" "o[0]['bounds'] == {'area': None, 'spencer': None, 'finozhenok-weakley': None, 'required': 0}"

run 'nqueens cover 25'
expect "cover: structure and proof" 0 "*" "^nqueens: n = 25: 13 queens cover the board; 12 do not \(lower bound 12: Spencer\)$"
run 'nqueens cover 101 --json'
json "cover: structure meets a published bound" "o[0]['minimum'] == 51 and o[0]['bounds']['finozhenok-weakley'] == 51 \
and len(o[0]['cover']['squares']) == 51"
run 'nqueens cover 33'
expect "cover: the published bound in the remark" 0 "*" \
    "^nqueens: n = 33: 17 queens cover the board; 16 do not \(lower bound 17: Finozhenok and Weakley\)$"
run 'nqueens cover 40 --limit-nodes 20000'
expect "cover: a large board, not proven" 0 "*" \
    "^nqueens: n = 40: at most [0-9]+ queens, at least 20 \(Spencer\); not proven, cover-annealing stopped at the limit"
run 'nqueens cover 40 --time-limit 0.3 --quiet | nqueens check --goal cover'
expect "cover: a large board, in time" 0 "board 1, n = 40: solution" ""
run 'nqueens cover 20 --limit-nodes 300000'
expect "cover: a limit of the proof" 0 "*" "at most 11 queens, at least 10 \(Spencer\); not proven, cover-exact stopped .* 300000 nodes$"
run 'nqueens cover 15 --method cover-exact --limit-nodes 1000'
expect "cover: nothing at hand" 0 "" "at most 9 queens, at least 8, by search from 7 \(Spencer\) on; not proven, and no cover found so far, cover-"
run 'nqueens cover 8 --all --limit 1'
expect "cover: a list that stops early" 0 "*" \
    "^nqueens: n = 8: 5 queens cover the board; 4 do not \(.*\); the list is not complete: cover-exact stopped at .* of 1 solution$"
lines "cover: a list that stops early, as far as it came" 1
run 'nqueens cover 8 --count --limit-nodes 5000'
expect "cover: a count that stops early" 0 ">= 1140" \
    "^nqueens: n = 8: 5 queens cover the board; 4 do not \(.*\); the count is not complete: cover-exact stopped at .* 5000 nodes$"
run 'nqueens cover 16 --count --limit-nodes 1000'
expect "cover: a count that stops before the fewest are proven" 0 ">= 0" \
    "^nqueens: n = 16: at most 10 queens, at least 8 \(Spencer\); not proven; the count is not complete: cover-exact stopped"
lacks "cover: a count that stops early says so once" stderr "n = 16: stopped"
for method in cover-random cover-adaptive cover-annealing cover-weakley; do
    run "nqueens cover 12 --method $method --limit-nodes 2000 --quiet | nqueens check --goal cover"
    expect "cover: by $method" 0 "board 1, n = 12: solution" ""
    run "nqueens cover 1 --method $method"
    expect "cover: by $method, as few as the bound says" 0 "1: (0,0)" "1 queen covers the board"
    run "nqueens cover 8 --count --method $method"
    usage "cover: $method cannot count" "--count: $method cannot tell .*cover-exact"
    run "nqueens cover 8 --all --method $method"
    usage "cover: $method cannot find all" "--all: $method cannot tell .*cover-exact"
done
run 'nqueens cover 33 --count'
expect "cover: --count of a large board" 2 "" "^nqueens: cover-exact: the board is wider"
for rest in '33 --count' '33 --all' '40 --exempt 0,0' '40 --symmetry half-turn' '4097' '8 --size 40 --exempt 0,0'; do
    run "nqueens cover $rest"
    expect "cover: $rest, refused" 2 "" "^nqueens: cover-exact: "
    lacks "cover: $rest, no method is suggested that would not do" stderr '--method'
done
run 'nqueens cover 33 --all'
expect "cover: --all of a large board" 2 "" "^nqueens: cover-exact: the board is wider"

run 'nqueens cover'
usage "cover: without a size" "N, the size of the board, is missing"
run 'nqueens cover 8 9'
usage "cover: one board only" "one argument too many"
run 'nqueens cover 8 --size 0'
usage "cover: --size 0" "--size: '0' is not a number of queens"
run 'nqueens cover 8 --size five'
usage "cover: --size, no number" "--size: 'five' is not a number of queens"
run 'nqueens cover 8 --count --all'
usage "cover: --count and --all" "one of the two"
run 'nqueens cover 8 --goal place'
usage "cover: another goal" "--goal: "
run 'nqueens cover 8 --checkpoint F'
usage "cover: a checkpoint of one cover" "--checkpoint: needs --count"
run 'nqueens cover 8 --count --resume'
usage "cover: --resume alone" "--resume: needs --checkpoint"
run 'nqueens first 8 --size 4'
usage "cover: --size is its own" "--size"
run 'nqueens cover 8 --method bitboard'
expect "cover: by a method that places" 2 "" "^nqueens: bitboard: .*does not cover"
run 'nqueens cover 8 --require 8,0'
expect "cover: a square off the board" 2 "" "^nqueens: --require: "
run 'nqueens cover --help'
expect "cover: --help" 0 "*" ""
has "cover: --help, its own options" '^ +--size=K '
has "cover: --help, those of a checkpoint" '^ +--checkpoint=FILE '

rm -f F
cover_rounds() {
    rm -f F
    for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        last=$(nqueens cover "$@" --count --checkpoint F --resume --quiet)
        [ -e F ] || break
    done
    echo "$last, rounds: $round"
}
run 'cover_rounds 8 --limit-nodes 5000'
expect "cover: a count in rounds" 0 "4860, rounds: 5" ""
run 'cover_rounds 8 --limit-nodes 5000 --canonical | cut -d , -f 1'
expect "cover: orbits in rounds" 0 "638" ""
run 'cover_rounds 7 --limit-nodes 20000 --method cover-backtrack | cut -d , -f 1'
expect "cover: the plain way in rounds" 0 "86" ""
run 'cover_rounds 9 --independent --size 6 --threads 2 --time-limit 0.02 | cut -d , -f 1'
expect "cover: threads in rounds" 0 "$(nqueens count 9 --goal cover --independent --cover-size 6)" ""

run 'nqueens cover 14 --count --limit-nodes 1000 --checkpoint F --quiet; head -n 1 F'
expect "cover: the first line says what it is" 0 ">= 0
nqueens checkpoint 1: covers 14, fewest queens, all, unit depth 0, whole board" ""
run 'nqueens cover 14 --count --independent --checkpoint F --resume'
expect "cover: a checkpoint of others" 2 "" "^nqueens: F: .*'covers 14, fewest queens, .* not of 'independent covers 14, "
run 'nqueens cover 14 --count --size 8 --checkpoint F --resume'
expect "cover: a checkpoint of another size" 2 "" "^nqueens: F: .* not of 'covers 14, 8 queens, "
run 'nqueens cover 13 --count --checkpoint F --resume'
expect "cover: a checkpoint of another board" 2 "" "^nqueens: F: .* not of 'covers 13, "
run 'nqueens cover 14 --count --canonical --checkpoint F --resume'
expect "cover: a checkpoint of all, not of orbits" 2 "" "^nqueens: F: .* not of 'covers 14, fewest queens, canonical, "
run 'nqueens count 14 --checkpoint F --resume'
expect "cover: a checkpoint of covers is none of placements" 2 "" "^nqueens: F: .* not of 'count 14, "
run 'nqueens cover 14 --count --forbid 0,0 --checkpoint F --resume'
expect "cover: a checkpoint of another problem" 2 "" "^nqueens: F: .*another problem"
run 'nqueens count 14 --goal cover --checkpoint F --resume --limit-nodes 1000 --json'
json "cover: count can go on with it" "o[0]['statistics']['nodes'] >= 2000"

# Killed three times, and then let finish.
kill_cover() {
    rm -f F
    for delay in 0.4 0.5 0.6; do
        timeout -s KILL $delay "$tool" cover "$@" --count --checkpoint F --every 0.1 --resume --quiet
    done
    nqueens cover "$@" --count --checkpoint F --resume --quiet
}
run '(kill_cover 14 --independent) 2>/dev/null | tail -n 1; ls F F.tmp 2>/dev/null | wc -l | tr -d " "'
expect "cover: SIGKILL, three times" 0 "436
0" ""
run '(kill_cover 14 --independent --threads 2) 2>/dev/null | tail -n 1'
expect "cover: SIGKILL, three times, two threads" 0 "436" ""

if [ -n "$interruptible" ]; then
    run "timeout --preserve-status -s INT 1 $interruptible \"\$tool\" cover 60"
    expect "cover: Ctrl-C" 130 "*" "at most [0-9]+ queens, at least 30 \(Spencer\); not proven, interrupted$"
    run "timeout --preserve-status -s INT 1 $interruptible \"\$tool\" cover 60 --quiet >best; nqueens check best --goal cover"
    expect "cover: Ctrl-C, the best so far is printed" 0 "board 1, n = 60: solution" ""
    run "timeout --preserve-status -s INT 1 $interruptible \"\$tool\" cover 22 --json"
    expect "cover: Ctrl-C in the proof" 130 "*" "at most 1[0-9] queens, at least .*, interrupted$"
    json "cover: Ctrl-C in the proof, JSON" "o[0]['status'] == 'cancelled' and len(o[0]['cover']['squares']) == o[0]['best']"
    run "timeout --preserve-status -s INT 1 $interruptible \"\$tool\" cover 16 --count"
    expect "cover: Ctrl-C in a count" 130 "*" "at most 10 queens, at least [89]|9 queens cover"
else
    skip "cover: Ctrl-C" "no timeout command"
fi
if script -qec true /dev/null </dev/null >/dev/null 2>&1; then
    run "script -qec \"'\$tool' cover 16 --count --time-limit 1.5\" /dev/null | tr '\\r' '\\n'"
    has "cover: terminal, boxes" '^k = [0-9]+: \[[#.]+\] +[0-9]+% [0-9]+/[0-9]+ boxes, [0-9?]+:[0-9?]+ left, (best 10|[0-9]+ found)'
    run "script -qec \"'\$tool' cover 50 --time-limit 0.8\" /dev/null | tr '\\r' '\\n'"
    has "cover: terminal, the best so far" '^at least 25, [0-9.]+[kM]? nodes/s, 0:0[0-9], best [0-9]+'
else
    skip "cover: terminal" "no script command"
fi
