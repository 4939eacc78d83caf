# The tool as a process: terminals, signals, pipes, full disks.
# shellcheck shell=sh disable=SC2016,SC2154,SC3045 # text for eval; names of run.sh; every sh here has ulimit -v

long='count 20 --method backtrack'

if [ -n "$interruptible" ]; then
    run "timeout --preserve-status -s INT 0.5 $interruptible \"\$tool\" $long"
    expect "Ctrl-C: 130" 130 "*" "^nqueens: .*interrupted"
    has "Ctrl-C: what was counted is printed" '^>= [0-9]+$'
    run "timeout --preserve-status -s INT 0.5 $interruptible \"\$tool\" $long --quiet --json"
    expect "Ctrl-C: quietly" 130 "*" ""
    json "Ctrl-C: JSON says that it is not complete" "o[0]['complete'] is False and o[0]['status'] == 'cancelled'"
    run "timeout --preserve-status -s TERM 0.5 \"\$tool\" $long --quiet"
    expect "SIGTERM: 143" 143 "*" ""
    run "timeout --preserve-status -s INT 2 $interruptible \"\$tool\" list 20 --method backtrack --quiet | head -n 2"
    expect "Ctrl-C: solutions until then are printed" 0 "*" ""
    has "Ctrl-C: they are whole" '^([0-9]+ ){19}[0-9]+$'
    run "timeout --preserve-status -s INT 0.5 $interruptible \"\$tool\" count 20 21 --method backtrack --quiet"
    expect "Ctrl-C: the next board is not begun" 130 "*" ""
    lines "Ctrl-C: one line only" 1
else
    skip "Ctrl-C and SIGTERM" "no timeout command"
fi

run "timeout 5 \"\$tool\" $long --time-limit 0.5"
expect "no progress where stderr is no terminal" 0 "*" "^nqueens: "
lacks "no progress where stderr is no terminal: no line of it" stderr 'nodes/s'
if script -qec true /dev/null </dev/null >/dev/null 2>&1; then
    run "script -qec \"'\$tool' $long --time-limit 1.5\" /dev/null | tr '\\r' '\\n'"
    expect "terminal: the command ends well" 0 "*" ""
    has "terminal: found, rate and time" '[0-9]+ found, [0-9.]+[kMG]? nodes/s, .*[0-9?]+:[0-9?]+'
    draws=$(grep -c 'nodes/s' stdout)
    if [ "$draws" -le 16 ]; then ok "terminal: at most 10 times a second"; else
        not_ok "terminal: at most 10 times a second" "$draws in 1.5 seconds"
    fi
    run "script -qec \"'\$tool' $long --time-limit 0.5 --quiet\" /dev/null"
    lacks "terminal: --quiet" stdout 'nodes/s'
    run "script -qec \"'\$tool' $long --time-limit 0.5 2>remarks\" /dev/null"
    lacks "terminal: no progress on stdout where stderr is a file" stdout 'nodes/s'
    lacks "terminal: nor in the file" remarks 'nodes/s'
    run "script -qec \"'\$tool' list 8\" /dev/null | tr -d '\\r' | wc -l | tr -d ' '"
    expect "terminal: list streams, without a progress line" 0 "92" ""
else
    skip "terminal" "no script command"
fi

run 'nqueens list 12 | head -n 1'
expect "a closed pipe ends quietly" 0 "0 2 4 7 9 11 5 10 1 6 8 3" ""
run '(nqueens list 12; echo $? >status) | head -n 1; cat status'
expect "a closed pipe is no failure" 0 "0 2 4 7 9 11 5 10 1 6 8 3
0" ""
run '(nqueens list 12 --json; echo $? >status) | head -n 1 >/dev/null; cat status'
expect "a closed pipe is no failure, with JSON" 0 "0" ""
run 'timeout 20 "$tool" list 24 --method bitboard | head -n 1 | wc -l | tr -d " "'
expect "a search that would take years ends with its reader" 0 "1" ""
run 'nqueens list 10 >all; (nqueens check all; echo $? >status) | head -n 1 >/dev/null; cat status'
expect "a closed pipe is no failure, for check" 0 "0" ""

if [ -w /dev/full ]; then
    for words in 'first 8' 'list 8' 'list 12' 'list 12 --json' 'count 8' 'count 8 --json' 'methods' '--help' '--version' \
        'first --help'; do
        run "nqueens $words >/dev/full"
        expect "full disk: $words" 2 "" "^nqueens: cannot write"
    done
    run 'nqueens check all >/dev/full'
    expect "full disk: check" 2 "" "^nqueens: cannot write"
    run 'nqueens show all >/dev/full'
    expect "full disk: show" 2 "" "^nqueens: cannot write"
else
    skip "full disk" "no /dev/full"
fi
run 'nqueens first 8 >&-'
expect "stdout is closed" 2 "" "^nqueens: cannot write"

# Little memory: a message, never a crash. Sanitizers and valgrind need more than that to begin with.
if [ -z "${NQ_WRAP:-}" ] && (ulimit -v 200000 && "$tool" first 4) >/dev/null 2>&1; then
    run '(ulimit -v 200000; nqueens first 1000000000)'
    expect "no memory for the board" 2 "" "^nqueens: out of memory"
    run '(ulimit -v 200000; nqueens check huge)'
    expect "no memory, a large file" 2 "" "^nqueens: huge: "
    run '(ulimit -v 200000; head -c 300000000 /dev/zero | nqueens check)'
    expect "no memory for the input" 2 "" "^nqueens: out of memory"
else
    skip "no memory" "ulimit -v does not fit here"
fi
