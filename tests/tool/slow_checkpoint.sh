# A count that is killed again and again loses no solution.
# shellcheck shell=sh disable=SC2016,SC2034,SC2154 # text for eval; names of run.sh

if nqueens methods | grep -q '^meet-in-the-middle '; then
    kill_n=17 kill_count=95815104
else
    kill_n=15 kill_count=2279184
fi

random() {
    od -An -N2 -tu2 /dev/urandom | tr -d ' '
}

# Kills the count ten times, 0.05 to 0.85 seconds after its start, and then lets it finish. It may finish before.
kill_and_go_on() {
    kills=0
    finished=0
    rm -f K
    while [ "$kills" -lt 10 ] && [ "$finished" -lt 100 ]; do
        delay=$(random | awk '{ printf "%.3f", 0.05 + $1 * 0.8 / 65536 }')
        timeout -s KILL "$delay" "$tool" count "$@" --checkpoint K --every 0.2 --resume --quiet >last
        case $? in
        137) kills=$((kills + 1)) ;;
        0)
            finished=$((finished + 1))
            cat last
            ;;
        *) return 1 ;;
        esac
    done
    nqueens count "$@" --checkpoint K --every 0.2 --resume --quiet && echo "kills: $kills"
    ls K K.tmp
}

run "(kill_and_go_on $kill_n) 2>/dev/null | sort -u"
expect "SIGKILL, ten times" 0 "$kill_count
kills: 10" ""
run '(kill_and_go_on 14 --threads 2 --method bitboard) 2>/dev/null | sort -u'
expect "SIGKILL, ten times, two threads" 0 "365596
kills: 10" ""
run '(kill_and_go_on 13 --method backtrack --units 0-) 2>/dev/null | sort -u'
expect "SIGKILL, ten times, backtracking over units" 0 "73712
kills: 10" ""
