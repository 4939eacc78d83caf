# first, list, count and methods: what they find, and in which form.
# shellcheck shell=sh disable=SC2016 # text for eval

run 'nqueens first 4'
expect "first: the columns" 0 "1 3 0 2" ""
run 'nqueens first 8 --method backtrack'
expect "first: the smallest of n = 8" 0 "0 4 7 5 2 6 1 3" ""
run 'nqueens first 3'
expect "first: no solution is said on stderr, and is no failure" 0 "" "^nqueens: .*no solution"
run 'nqueens first 3 --quiet'
expect "first: --quiet says nothing" 0 "" ""
run 'nqueens first 0'
expect "first: n = 0 has the empty placement" 0 "" ""
run 'nqueens first 1'
expect "first: n = 1" 0 "0" ""

run 'nqueens first 27 >a; nqueens first 27 --method bitboard | cmp - a'
expect "first: still the smallest at n = 27" 0 "" ""
run 'nqueens first 1000 | nqueens check'
expect "first: a large board is found at random" 0 "board 1, n = 1000: solution" ""
run 'nqueens first 1000 --seed 1 >a; nqueens first 1000 --seed 1 | cmp - a; nqueens first 1000 --seed 2 | cmp -s - a'
expect "first: by the seed" 1 "" ""
run 'nqueens first 100000 | nqueens check'
expect "first: a large board takes no time" 0 "board 1, n = 100000: solution" ""
run 'nqueens first 100 --require 0,1 --method backtrack --limit-nodes 1000'
expect "first: a limit of nodes" 0 "" "limit of 1000 nodes"
run 'nqueens list 4 --method construct'
expect "list: a method that proves nothing says so" 0 "1 3 0 2" "^nqueens: .*does not prove"

run 'nqueens count 3 --goal cover --exempt "1,2 2,1"; nqueens count 3 --goal cover'
expect "count: exempt squares need no cover" 0 "2
1" ""
run 'nqueens count 3 --goal cover --exempt 3,0'
expect "count: an exempt square off the board" 2 "" "^nqueens: --exempt: .*(3,0)"

run 'nqueens list 4'
expect "list: both of n = 4, in order" 0 "1 3 0 2
2 0 3 1" ""
run 'nqueens list 3'
expect "list: none is no failure" 0 "" ""
run 'nqueens list 8 >all; sed -n "1p;2p;\$p" all; wc -l <all | tr -d " "'
expect "list: the first, second and last of 92" 0 "0 4 7 5 2 6 1 3
0 5 7 2 6 3 1 4
7 3 0 2 5 1 6 4
92" ""
run 'for m in backtrack bitboard; do nqueens list 7 --method $m | cksum; done | sort -u | wc -l | tr -d " "'
expect "list: two methods, one sequence" 0 "1" ""
run 'nqueens list 8 --canonical | tr -d " " | tr "\n" " "'
expect "list: --canonical" 0 "04752613 05726314 13572064 14602753 14630752 15063724 15720364 16257403 16470352 24170635 \
24730615 25147063 " ""
run 'nqueens list 8 --symmetry canonical | wc -l | tr -d " "'
expect "list: --symmetry, the long form" 0 "12" ""

run 'nqueens count 8'
expect "count: one board, the number alone" 0 "92" ""
run 'nqueens count 0 1 2 3 4 5 6 7 8 9 10'
expect "count: several boards, a line each" 0 "0 1
1 1
2 0
3 0
4 2
5 10
6 4
7 40
8 92
9 352
10 724" ""
run 'nqueens count 1 2 3 4 5 6 7 8 9 10 --canonical | cut -d " " -f 2 | tr "\n" " "'
expect "count: --canonical" 0 "1 0 0 1 2 1 6 12 46 92 " ""
run 'nqueens count 3'
expect "count: 0 is no failure" 0 "0" ""
run 'nqueens count 8 --require 0,0'
expect "count: --require" 0 "4" ""
run 'nqueens count 4 --forbid "0,1 0,2"'
expect "count: --forbid" 0 "0" ""
run 'nqueens count 8 --require 0,0 --require "1,4"'
expect "count: --require twice adds up" 0 "*" ""
run 'nqueens count 8 --attacks 3'
expect "count: rooks, 8!" 0 "40320" ""
run 'nqueens count 8 --attacks rook; nqueens count 8 --attacks row+column'
expect "count: rooks, by names" 0 "40320
40320" ""
run 'nqueens count 10 11 --attacks queen+knight'
expect "count: superqueens (A051223)" 0 "10 4
11 44" ""
run 'nqueens count 8 9 10 --threads 2'
expect "count: --threads" 0 "8 92
9 352
10 724" ""
run 'nqueens count 10 --threads 3 --canonical'
expect "count: --threads, --canonical" 0 "92" ""
run 'nqueens count 5 --topology torus'
expect "count: the torus" 0 "10" ""

run 'nqueens first 4 --format squares'
expect "format: squares" 0 "4: (0,1) (1,3) (2,0) (3,2)" ""
run 'nqueens first 4 --format ascii'
expect "format: ascii" 0 ". Q . .
. . . Q
Q . . .
. . Q ." ""
run 'nqueens first 1 --format utf8'
expect "format: utf8" 0 "$(printf '\342\231\233')" ""
run 'nqueens first 4 --format svg'
has "format: svg" '<svg '
run 'nqueens list 4 --format lists'
expect "format: lists, one a line" 0 "[[0, 1], [1, 3], [2, 0], [3, 2]]
[[0, 2], [1, 0], [2, 3], [3, 1]]" ""
run 'nqueens list 4 --format ascii | grep -c "^\$"'
expect "format: a blank line between two pictures" 0 "1" ""

run 'nqueens list 8 --limit 3'
expect "limit: exactly 3, and it is said" 0 "0 4 7 5 2 6 1 3
0 5 7 2 6 3 1 4
0 6 3 5 7 1 4 2" "^nqueens: .*limit of 3 solutions"
run 'nqueens list 8 --limit-solutions 3 --quiet | wc -l | tr -d " "'
expect "limit: its long name, quietly" 0 "3" ""
run 'nqueens count 8 --limit 5'
expect "limit: of a count" 0 ">= 5" "limit of 5 solutions"
run 'nqueens first 20 --method backtrack --limit-nodes 10'
expect "limit: of nodes" 0 "" "^nqueens: .*limit of 10 nodes"
run 'nqueens count 20 --method backtrack --time-limit 0.2'
expect "limit: of time" 0 "*" "^nqueens: .*limit of 0.2 s"
has "limit: what was counted is printed" '^>= [0-9]+$'

run 'nqueens count 8 --method backtrack --stats'
expect "stats: on stderr" 0 "92" "^nodes +1965$"
run 'nqueens first 8 --method backtrack --stats'
expect "stats: nodes to the first solution" 0 "*" "^nodes +113$"

run 'nqueens methods'
expect "methods: a list" 0 "*" ""
has "methods: backtrack is there, with a summary" '^backtrack +[A-Za-z]'
has "methods: bitboard is there" '^bitboard +[A-Za-z]'

run 'nqueens first 4 --json'
expect "json: first" 0 "*" ""
json "json: first has the board" "len(o) == 1 and o[0]['solution'] == {'squares': [[0,1],[1,3],[2,0],[3,2]], \
'columns': [1,3,0,2]} and o[0]['complete'] is True and o[0]['n'] == 4"
run 'nqueens first 3 --json --quiet'
json "json: no solution is null" "o[0]['solution'] is None and o[0]['complete'] is True and o[0]['solutions'] == 0"
run 'nqueens list 4 --json'
json "json: list has a line for each and a last one" "[x.get('columns') for x in o] == [[1,3,0,2],[2,0,3,1],None] \
and o[2]['complete'] is True and o[2]['solutions'] == 2"
run 'nqueens list 8 --json --limit 3 --quiet'
json "json: a limit is not complete" "len(o) == 4 and o[3]['complete'] is False and o[3]['status'] == 'paused'"
run 'nqueens count 4 8 --json'
json "json: count has a line for each board" "[(x['n'], x['solutions']) for x in o] == [(4, 2), (8, 92)]"
run 'nqueens count 8 --canonical --json'
json "json: orbits apart" "o[0]['solutions'] == 12 and o[0]['statistics']['orbits-8'] == 11 \
and o[0]['statistics']['orbits-4'] == 1 and o[0]['statistics']['orbits-2'] == 0"
run 'nqueens count 8 --method bitboard --json'
json "json: the method" "o[0]['method'] == 'bitboard'"
run 'nqueens methods --json'
json "json: methods" "'backtrack' in [x['method'] for x in o]"

# A cover has a queen in each row only by chance: by default all are written as squares.
run 'nqueens list 4 --goal cover --quiet | grep -vc "^4: "'
expect "list: covers are written alike" 1 "0" ""
run 'nqueens first 4 --goal cover --independent --quiet; nqueens first 4 --goal cover --goal place'
expect "first: the goal chooses the format" 0 "4: (0,0) (1,2) (3,1)
1 3 0 2" ""
run 'printf "s SATISFIABLE\nv 1 -2 -3 4 0\n" | nqueens import-solution 2 --goal cover --from dimacs --cover-size 2'
expect "import-solution: a cover is written as squares" 0 "2: (0,0) (1,1)" ""
run 'nqueens list 2 --goal cover --cover-size 2 --format columns --require "0,0 1,1"'
expect "list: covers in a format that was asked for" 0 "0 1" ""
