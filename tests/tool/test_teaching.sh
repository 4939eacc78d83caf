# first --trace, compare, crossover: how the methods search.
# shellcheck shell=sh disable=SC2016 # text for eval

run 'nqueens first 4 --method backtrack --trace'
expect "trace: a step a line, aligned by depth, before the solution" 0 "place (0,0)
  reject (1,0) by (0,0)
  reject (1,1) by (0,0)
  place (1,2)
    reject (2,0) by (0,0)
    reject (2,1) by (1,2)
    reject (2,2) by (1,2)
    reject (2,3) by (1,2)
  remove (1,2)
  place (1,3)
    reject (2,0) by (0,0)
    place (2,1)
      reject (3,0) by (0,0)
      reject (3,1) by (2,1)
      reject (3,2) by (2,1)
      reject (3,3) by (1,3)
    remove (2,1)
    reject (2,2) by (0,0)
    reject (2,3) by (1,3)
  remove (1,3)
remove (0,0)
place (0,1)
  reject (1,0) by (0,1)
  reject (1,1) by (0,1)
  reject (1,2) by (0,1)
  place (1,3)
    place (2,0)
      reject (3,0) by (2,0)
      reject (3,1) by (0,1)
      place (3,2)
1 3 0 2" ""
run 'nqueens first 12 --method forward-check --trace'
expect "trace: forward checking" 0 "*" ""
has "trace: the row that has no column left" '^ +reject \([0-9]+,[0-9]+\): row [0-9]+ has no column left$'
run 'nqueens first 4 --method backtrack --forbid 0,0 --trace'
has "trace: a forbidden square" '^reject \(0,0\): forbidden$'
run 'nqueens first 3 --method backtrack --trace --quiet | tail -n 1'
expect "trace: to the end where there is no solution" 0 "remove (0,2)" ""
run 'nqueens first 12 --method mrv --trace --json'
json "trace: --json" "[x['event'] for x in o[:-1]].count('place') - [x['event'] for x in o[:-1]].count('remove') == 12 \
and o[0] == {'event': 'place', 'depth': 1, 'square': [0, 0]} and o[-1]['command'] == 'first' \
and all('by' in x for x in o if x.get('event') == 'reject')"
run 'nqueens first 6 --method forward-check --trace --domains'
expect "trace: --domains" 0 "*" ""
has "trace: the columns each row has left" '^  domains 1 4 4 4 4 4$'
run 'nqueens first 6 --method forward-check --trace --domains --json'
json "trace: --domains --json" "o[0]['domains'] == [1, 4, 4, 4, 4, 4]"
run 'nqueens first 6 --method backtrack --trace --domains'
expect "trace: --domains of a method without domains" 2 "" "^nqueens: --domains: backtrack keeps no domains"
run 'timeout 20 "$tool" first 40 --method backtrack --trace | head -n 3 | wc -l | tr -d " "'
expect "trace: a closed pipe ends it" 0 "3" ""
run '(timeout 20 "$tool" first 40 --method backtrack --trace; echo $? >status) | head -n 1 >/dev/null; cat status'
expect "trace: a closed pipe is no failure" 0 "0" ""
run 'timeout --preserve-status -s TERM 0.5 "$tool" first 40 --method backtrack --trace --quiet >/dev/null'
expect "trace: SIGTERM" 143 "" ""
run 'nqueens first 8 --method backtrack --trace --limit-nodes 5'
expect "trace: a limit" 0 "*" "limit of 5 nodes"
if [ -w /dev/full ]; then
    run 'nqueens first 20 --method backtrack --trace >/dev/full'
    expect "trace: a full disk" 2 "" "^nqueens: cannot write"
fi

run 'nqueens compare 8 10'
expect "compare: a table" 0 "*" ""
has "compare: nodes" '^nodes at n = +8 +10$'
has "compare: backtrack" '^backtrack +113 +102$'
has "compare: mrv" '^mrv +52 +26$'
has "compare: times" '^microseconds at n = +8 +10$'
run 'nqueens compare 8 --method mrv --method backtrack | grep -c "^[mb]"'
expect "compare: chosen methods, twice each, and a title" 0 "5" ""
run 'nqueens compare 8 --method mrv --value-order descending --json'
json "compare: --json" "len(o) == 1 and o[0]['n'] == 8 and o[0]['method'] == 'mrv' and o[0]['status'] == 'found' \
and o[0]['nodes'] > 0 and o[0]['seconds'] > 0"
run 'nqueens compare 8 --value-order descending'
has "compare: a method that knows no order is in it all the same" '^backtrack +113$'
run 'nqueens compare 65 --method bitboard'
has "compare: what a method refuses" '^bitboard +n/a$'
run 'nqueens compare 65 --method bitboard --json'
json "compare: why it does" "o[0]['status'] == 'refused' and o[0]['nodes'] is None and '64' in o[0]['reason']"
run 'nqueens compare 5'
lacks "compare: no methods of another goal" stdout '^cover-'
run 'nqueens compare 5 --goal cover --time-limit 0.1'
has "compare: methods for covers" '^cover-exact +[0-9]+$'
lacks "compare: only methods for covers" stdout '^(mrv|annealing) '
run 'nqueens compare 5 --method cover-exact'
has "compare: a method that was asked for, whatever its goal" '^cover-exact +n/a$'
run 'nqueens compare 40 --method backtrack --time-limit 0.1'
has "compare: a limit is a dash" '^backtrack +-$'
run 'nqueens compare 3 --method backtrack --json'
json "compare: no solution" "o[0]['status'] == 'none'"
run 'timeout --preserve-status -s TERM 0.5 "$tool" compare 8 40 --method backtrack'
expect "compare: SIGTERM" 143 "*" ""
has "compare: what was found until then" '^backtrack +113 +-$'
run 'nqueens compare 8 x'
usage "compare: no size" "'x'"

if nqueens methods | grep -q '^min-conflicts '; then
    run 'nqueens crossover --time-limit 0.2 30'
    expect "crossover" 0 "*" ""
    has "crossover: an answer" '^min-conflicts is (faster from n = [0-9]+ on|not faster up to n = 30)$'
    run 'nqueens crossover --time-limit 0.2 30 --json'
    json "crossover: --json" "o[0]['command'] == 'crossover' and o[0]['seconds'][0]['n'] == 4"
else
    run 'nqueens crossover'
    expect "crossover: without min-conflicts" 2 "" "^nqueens: min-conflicts is not in this build"
fi
