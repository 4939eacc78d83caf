# units, count --units, --double-check, estimate: the work units of a count.
# shellcheck shell=sh disable=SC2016 # text for eval

run 'nqueens units 12'
expect "units: how many" 0 "252" ""
run 'nqueens units 12 --json'
json "units: --json" "o == [{'command': 'units', 'n': 12, 'units': 252}]"
run 'nqueens units 8 --unit-depth 2'
expect "units: by rows" 0 "64" ""
run 'nqueens units 8 --goal cover'
expect "units: a cover has none" 2 "" "^nqueens: .*cannot be divided"

run 'for u in 0-99 100 101-; do nqueens count 12 --units $u; done | awk "{ s += \$1 } END { print s }"'
expect "count: the parts make up the whole" 0 "14200" ""
run 'nqueens count 12 --units 0-251 --threads 2'
expect "count: all units, in threads" 0 "14200" ""
run 'nqueens count 12 --units 0-99 --json'
json "count: --units --json" "o[0]['units'] == {'first': 0, 'count': 100, 'total': 252} \
and o[0]['complete'] is True and o[0]['statistics']['units-done'] == 100"
for units in 252 0-252 252-; do
    run "nqueens count 12 --units $units"
    expect "count: --units $units is outside" 2 "" "^nqueens: --units: n = 12 has the units 0-251"
done
run 'nqueens count 8 --unit-depth 1 --units 0'
expect "count: units by rows" 0 "4" ""

run 'nqueens count 12 --double-check 5%'
expect "double check: 5% of 252 units" 0 "14200" "^nqueens: n = 12: double check: 13 of 13 units agree by "
run 'nqueens count 10 --double-check 0.0001 --quiet'
expect "double check: quietly" 0 "724" ""
run 'nqueens count 10 --double-check 0.0001'
expect "double check: one unit at least" 0 "724" "1 of 1 units agree"
run 'nqueens count 10 --double-check 1 --method backtrack'
expect "double check: all units, of backtracking" 0 "724" "agree by backtrack and bitboard"
run 'nqueens count 10 --double-check 100% --threads 2 --json'
json "double check: --json" "o[0]['solutions'] == 724 and o[0]['double_check']['failed'] == [] \
and o[0]['double_check']['units'] == o[0]['statistics']['units-total']"
run 'nqueens count 10 --units 3-5 --double-check 1'
expect "double check: of some units" 0 "*" "3 of 3 units agree"
run 'nqueens count 8 --canonical --double-check 1'
expect "double check: orbits" 0 "12" "units agree"
run 'nqueens count 12 --double-check 1 --limit-nodes 10 --json --method backtrack'
json "double check: not of a count that is not complete" "'double_check' not in o[0] and o[0]['complete'] is False"
for seed in 1 2; do nqueens count 12 --double-check 2% --seed $seed --quiet; done >counted
run 'cat counted'
expect "double check: seeds" 0 "14200
14200" ""

run 'nqueens estimate 12 --sample 1000'
expect "estimate: all units give the exact count" 0 "*" ""
has "estimate: it says so" '^solutions +14200, exactly$'
run 'nqueens estimate 12 --sample 60'
has "estimate: with its error" '^solutions +[0-9.e+]+ \+- [0-9.e+]+ \([0-9.]+ %\)$'
has "estimate: the cost" '^core-days +[0-9.e-]+ \+- [0-9.e-]+ on this machine$'
has "estimate: memory" '^memory +[0-9.]+ [KM]iB a thread$'
run 'nqueens estimate 12 --sample 60 --seed 7 --json >a; nqueens estimate 12 --sample 60 --seed 7 --threads 2 --json >b
    cat a b'
json "estimate: the same seed, the same sample, in threads too" "abs(o[0]['solutions'] - o[1]['solutions']) < 1e-6 \
and o[0]['units'] == {'counted': 60, 'total': 252} and o[1]['threads'] == 2 and o[0]['memory_bytes'] > 0"
run 'for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    nqueens estimate 12 --sample 60 --seed $seed --json; done'
# Of honest samples 3 in 1000 are further off than three standard errors: one of twenty may be.
json "estimate: the truth is within three standard errors, for 19 of 20 seeds" \
    "len(o) == 20 and sum(abs(x['solutions'] - 14200) <= 3 * x['standard_error'] for x in o) >= 19"
run 'nqueens estimate 20 --sample 100000 --time-limit 0.3'
expect "estimate: a time limit" 0 "*" "^nqueens: n = 20: stopped at the time limit after [0-9]+ of"
has "estimate: what it has until then" '^units +[0-9]+, of which [0-9]+ were counted$'
run 'timeout --preserve-status -s TERM 0.5 "$tool" estimate 20 --sample 100000 --threads 2'
expect "estimate: SIGTERM" 143 "*" "^nqueens: n = 20: interrupted"
run 'nqueens estimate 8 --goal cover'
expect "estimate: a cover" 2 "" "^nqueens: "
run 'nqueens estimate 65 --method bitboard'
expect "estimate: what the method refuses" 2 "" "^nqueens: .*64"
