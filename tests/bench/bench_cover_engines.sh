#!/bin/sh
# bench_cover_engines.sh BENCH_COVER TOOL [LIMIT]: what engines need to prove how few queens cover a board, beside the library, which
# finds all covers of so many queens too: seconds of processor time, one after the other on this machine. Nothing fails on a time.
#
# BENCH_COVER is the program that bench_cover.c becomes, TOOL the command-line tool. clasp is asked for independent covers, n = 9 to
# 12, as it comes and with the options that were fastest at n = 12 of those we tried (CLASP_OPTIONS); CBC for covers with attacks, n = 10 to 12. Both read what
# nq_problem_export() writes, and their times are those that they tell themselves: clasp's are without gringo's. ">" stands
# before the LIMIT in seconds of processor time (by default 300) where it was met, and before what is larger therefore; "wrong" where the
# minimum is not ours.
set -u

if [ $# -lt 2 ] || [ ! -x "$1" ] || [ ! -x "$2" ]; then
    echo "usage: bench_cover_engines.sh BENCH_COVER TOOL [LIMIT]" >&2
    exit 2
fi
bench=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
tool=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
limit=${3:-300}
clasp_options=${CLASP_OPTIONS:---configuration=crafty --opt-strategy=usc}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
cd "$work" || exit 2

# Each run_ENGINE FILE [OPTION] prints the minimum and the seconds, or nothing when the limit was met.

run_clasp() {
    # shellcheck disable=SC2086,SC3045 # options; every sh here has ulimit -t
    (ulimit -t "$limit" && clasp -q ${2:-} "$1") 2>/dev/null | awk '
        /^OPTIMUM FOUND/ { proven = 1 }
        /^Optimization/ { queens = $3 }
        /^CPU Time/ { sub("s", "", $4); if (proven) print queens, $4 }'
}

run_cbc() {
    # shellcheck disable=SC3045
    (ulimit -t "$limit" && cbc "$1" solve) 2>/dev/null | awk '
        /^Result - Optimal/ { proven = 1 }
        /^Objective value/ { queens = int($3 + 0.5) }
        /^Total time/ { if (proven) print queens, $5 }'
}

# ours N KIND: prints minimum, covers and seconds of independent covers, or of any.
ours() {
    "$bench" "$1" | awk -F '|' -v kind="$2" '{ gsub(" ", "") } $3 == kind { print $4, $5, $7 }'
}

# beside RESULT QUEENS SECONDS: the engine's seconds, and how many times ours, as two cells of a table.
beside() {
    echo "$1" | awk -v limit="$limit" -v queens="$2" -v seconds="$3" '
        NF == 2 && $1 != queens { printf " %8s | %8s |", "wrong", ""; next }
        { spent = NF == 2 ? $2 : limit; over = NF == 2 ? "" : "> " }
        { printf " %8s | %8s |", over sprintf("%.2f", spent), over sprintf("%.0f", spent / seconds) }'
}

# row N KIND RESULT...: a line of the table, with an engine's results.
row() {
    # shellcheck disable=SC2046 # three words
    set -- $(ours "$1" "$2") "$@"
    printf '| %3d | %6d | %6d | %9.6f |' "$4" "$1" "$2" "$3"
    queens=$1 seconds=$3
    shift 5
    for result; do beside "$result" "$queens" "$seconds"; done
    printf '\n'
}

if command -v gringo >/dev/null && command -v clasp >/dev/null; then
    echo "Independent: clasp as it comes, and with $clasp_options; seconds, and times ours"
    echo "|   n | queens | covers |   ours, s |    clasp |    ratio |    tuned |    ratio |"
    echo "|----:|-------:|-------:|----------:|---------:|---------:|---------:|---------:|"
    for n in 9 10 11 12; do
        "$tool" export $n --goal cover --independent --to asp | gringo - >program
        row $n independent "$(run_clasp program)" "$(run_clasp program "$clasp_options")"
    done
else
    echo "clasp or gringo is not installed"
fi
if command -v cbc >/dev/null; then
    echo
    echo "Attacks allowed: CBC; seconds, and times ours"
    echo "|   n | queens | covers |   ours, s |      CBC |    ratio |"
    echo "|----:|-------:|-------:|----------:|---------:|---------:|"
    for n in 10 11 12; do
        "$tool" export $n --goal cover --to lp >program.lp
        row $n any "$(run_cbc program.lp)"
    done
else
    echo "cbc is not installed"
fi
