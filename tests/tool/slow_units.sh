# Estimates of larger boards hold what they promise.
# shellcheck shell=sh disable=SC2016,SC2154 # text for eval; names of run.sh

seeds='1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20'

# estimate N COUNT: the truth is within three standard errors for 19 of 20 seeds. Of honest samples 3 in 1000 are not.
estimate() {
    run "for seed in $seeds; do nqueens estimate $1 --sample 200 --threads 2 --seed \$seed --json; done"
    json "estimate: n = $1" "len(o) == 20 and sum(abs(x['solutions'] - $2) <= 3 * x['standard_error'] for x in o) >= 19"
}

estimate 16 14772512
if nqueens methods | grep -q '^meet-in-the-middle '; then
    estimate 17 95815104
    estimate 18 666090624
fi

run 'nqueens count 14 --double-check 10%'
expect "double check: a tenth of n = 14" 0 "365596" "89 of 89 units agree"
