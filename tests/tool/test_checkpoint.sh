# count --checkpoint and --resume: nothing is lost, and nothing is taken for what it is not.
# shellcheck shell=sh disable=SC2016,SC2154 # text for eval; names of run.sh

rm -rf keep && mkdir keep
run 'nqueens count 10 --checkpoint F'
expect "checkpoint: a complete count" 0 "724" ""
run 'ls F F.tmp F.lock 2>/dev/null | wc -l | tr -d " "'
expect "checkpoint: leaves no file" 0 "0" ""
run 'nqueens count 10 --checkpoint F --keep && nqueens count 10 --checkpoint F --resume --keep; ls F*'
expect "checkpoint: --keep, and a finished count goes on to its end" 0 "724
724
F" ""
rm -f F
run 'echo go >&2; timeout -s KILL 1 "$tool" count 20 --method bitboard --checkpoint F --every 0.2 --progress-ms 0; rm F'
expect "checkpoint: saves without progress events too" 0 "" ".*"
run 'nqueens count 10 --checkpoint F --resume'
expect "checkpoint: --resume without a file" 0 "724" "^nqueens: F: the file does not exist: counting from the start"

# Pause after pause, each in a process of its own.
rounds() {
    rm -f F
    for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        last=$(nqueens count "$@" --checkpoint F --resume --quiet)
        [ -e F ] || break
    done
    echo "$last, rounds: $round"
}
run 'rounds 10 --method backtrack --limit-nodes 5000'
expect "checkpoint: a count in rounds" 0 "724, rounds: 7" ""
run 'rounds 10 --method backtrack --limit-nodes 5000 --canonical | cut -d , -f 1'
expect "checkpoint: orbits in rounds" 0 "92" ""
run 'rounds 10 --method bitboard --limit-nodes 5000 | cut -d , -f 1'
expect "checkpoint: bit masks in rounds" 0 "724" ""
run 'rounds 10 --method mrv --limit-nodes 5000 | cut -d , -f 1'
expect "checkpoint: mrv in rounds" 0 "724" ""
run 'rounds 10 --method backtrack --limit-nodes 9000 --units 0- --double-check 100% | cut -d , -f 1'
expect "checkpoint: units in rounds, checked" 0 "724" ""
run 'rounds 12 --threads 2 --time-limit 0.02 | cut -d , -f 1'
expect "checkpoint: threads in rounds" 0 "14200" ""

run "timeout --preserve-status -s TERM 0.4 \"\$tool\" count 20 --method backtrack --checkpoint F --quiet"
expect "checkpoint: SIGTERM" 143 "*" ""
run 'ls F*'
expect "checkpoint: SIGTERM saves" 0 "F" ""
run 'head -n 1 F'
expect "checkpoint: the first line says what it is" 0 "nqueens checkpoint 1: count 20, all, unit depth 0, whole board" ""
run 'nqueens count 20 --method backtrack --checkpoint F --resume --limit-nodes 1000 --json --quiet'
json "checkpoint: statistics go on" "o[0]['statistics']['nodes'] > 1000 and o[0]['status'] == 'paused'"

cp F keep/F
run 'nqueens count 20 --method backtrack --checkpoint F'
expect "checkpoint: no file is overwritten without --resume" 2 "" "^nqueens: F: the file exists: --resume"
run 'nqueens count 19 --method backtrack --checkpoint F --resume'
expect "checkpoint: of another size" 2 "" "^nqueens: F: this is a checkpoint of 'count 20, .*', not of 'count 19, "
run 'nqueens count 20 --canonical --checkpoint F --resume'
expect "checkpoint: of another symmetry" 2 "" "^nqueens: F: .*not of 'count 20, canonical"
run 'nqueens count 20 --units 3 --checkpoint F --resume'
expect "checkpoint: of other units" 2 "" "^nqueens: F: .*whole board', not of .*units 3-3'"
run 'nqueens count 20 --method bitboard --checkpoint F --resume'
expect "checkpoint: by another method" 2 "" "^nqueens: F: .*--method"
run 'nqueens count 20 --threads 2 --checkpoint F --resume'
expect "checkpoint: with other threads" 2 "" "^nqueens: F: .*--threads"
run 'nqueens count 20 --forbid 0,0 --checkpoint F --resume'
expect "checkpoint: of another problem" 2 "" "^nqueens: F: .*another problem"
run 'cmp F keep/F'
expect "checkpoint: what is refused is left as it was" 0 "" ""

size=$(wc -c <keep/F | tr -d ' ')
run "head -c $((size - 1)) keep/F >F; nqueens count 20 --checkpoint F --resume"
expect "checkpoint: truncated" 2 "" "^nqueens: F: .*(truncated|damaged)"
run 'head -n 1 keep/F >F; nqueens count 20 --checkpoint F --resume'
expect "checkpoint: nothing but the first line" 2 "" "^nqueens: F: "
run 'head -c 20 keep/F >F; nqueens count 20 --checkpoint F --resume'
expect "checkpoint: not even that" 2 "" "^nqueens: F: "
run ': >F; nqueens count 20 --checkpoint F --resume'
expect "checkpoint: an empty file" 2 "" "^nqueens: F: this is not a checkpoint"
run "(head -c $((size - 30)) keep/F; printf '\\377\\376\\375'; tail -c 27 keep/F) >F
    nqueens count 20 --checkpoint F --resume"
expect "checkpoint: damaged" 2 "" "^nqueens: F: .*damaged"
run 'echo "1 3 0 2" >F; nqueens count 20 --checkpoint F --resume'
expect "checkpoint: a foreign file" 2 "" "^nqueens: F: this is not a checkpoint of nqueens"
run 'sed "1s/checkpoint 1/checkpoint 2/" keep/F >F; nqueens count 20 --checkpoint F --resume'
expect "checkpoint: of a newer version" 2 "" "^nqueens: F: saved by another version"
run 'nqueens count 20 --checkpoint keep --resume'
expect "checkpoint: a directory" 2 "" "^nqueens: keep: "
run 'nqueens count 20 --checkpoint absent/F'
expect "checkpoint: in no directory" 2 "" "^nqueens: absent/F.*: "

rm -f F
"$tool" count 20 --method backtrack --checkpoint F --quiet >/dev/null &
owner=$!
sleep 0.3
run 'nqueens count 20 --checkpoint F --resume'
expect "checkpoint: two processes, one file" 2 "" "^nqueens: F: process $owner is counting with this file"
kill -KILL "$owner"
wait "$owner" 2>/dev/null
run 'nqueens count 10 --checkpoint F --quiet; echo F*'
expect "checkpoint: a lock ends with its process" 0 "724
F*" ""
if [ -w /dev/full ] && ln -s /dev/full G.tmp 2>/dev/null; then
    run 'nqueens count 20 --method backtrack --limit-nodes 1000 --checkpoint G --quiet'
    expect "checkpoint: a full disk" 2 "*" "^nqueens: G: cannot save: No space"
fi
