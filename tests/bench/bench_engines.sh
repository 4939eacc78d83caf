#!/bin/sh
# bench_engines.sh TOOL [LARGEST]: prints our time beside that of each engine that is installed, in milliseconds: to the first
# solution for n = 8 .. LARGEST (by default 50), and to all solutions for n = 8 .. 12. Nothing fails on a time.
#
# TOOL is the command-line tool. All times hold the start of the program; an engine's also what it needs to read the problem,
# but not to write it. "-" stands where LIMIT seconds (by default 10) went by: that engine is not asked for larger boards, which
# leaves a blank. "wrong" stands where its answer is no solution, or another count than ours.
set -u

if [ $# -lt 1 ] || [ ! -x "$1" ]; then
    echo "usage: bench_engines.sh TOOL [LARGEST]" >&2
    exit 2
fi
tool=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
largest=${2:-50}
limit=${LIMIT:-10}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
cd "$work" || exit 2

is_there() {
    case $1 in
    clasp) command -v gringo >/dev/null && command -v clasp >/dev/null ;;
    *) command -v "$1" >/dev/null ;;
    esac
}

language_of() {
    case $1 in
    minizinc) echo minizinc ;;
    cadical) echo dimacs ;;
    clasp) echo asp ;;
    glpsol) echo lp ;;
    esac
}

# first_command ENGINE N: finds a solution of problem.mzn, whatever its language, and leaves the answer in "answer".
first_command() {
    case $1 in
    ours) echo "'$tool' first $2 >answer" ;;
    minizinc) echo "minizinc --solver gecode problem.mzn >answer 2>log" ;;
    cadical) echo "cadical -q problem.mzn >answer" ;;
    clasp) echo "gringo problem.mzn | clasp >answer 2>log" ;;
    glpsol) echo "glpsol --lp problem.mzn -o answer >log" ;;
    esac
}

# all_command ENGINE N: finds every solution, one by one, and leaves their number in "answer"; empty for those that cannot.
all_command() {
    case $1 in
    ours) echo "'$tool' list $2 | wc -l >answer" ;;
    minizinc) echo "minizinc --solver gecode -a problem.mzn 2>log | grep -c '^----------$' >answer" ;;
    clasp) echo "gringo problem.mzn | clasp 0 -q 2>log | awk '/^Models/ { print \$3 }' >answer" ;;
    esac
}

# is_right KIND ENGINE N: whether the answer is a solution, or the number of solutions.
is_right() {
    if [ "$1" = all ]; then
        [ "$(cat answer)" -eq "$("$tool" count "$3")" ]
    elif [ "$2" = ours ]; then
        "$tool" check answer >log
    else
        "$tool" import-solution "$3" --from "$(language_of "$2")" answer >log 2>&1
    fi
}

# measure KIND ENGINE N: prints the milliseconds, "-" or "wrong".
measure() {
    command=$("$1_command" "$2" "$3")
    [ "$2" = ours ] || "$tool" export "$3" --to "$(language_of "$2")" >problem.mzn
    start=$(date +%s%N)
    timeout "$limit" sh -c "$command"
    code=$?
    end=$(date +%s%N)
    if [ $code -eq 124 ]; then
        echo "-"
    elif is_right "$1" "$2" "$3"; then
        echo $(((end - start) / 1000000))
    else
        echo wrong
    fi
}

# row KIND N: a line of the table. Engines that met the limit join the list in "slow".
row() {
    printf '| %3d |' "$2"
    for engine in $engines; do
        cell=" "
        case " $slow " in
        *" $engine "*) ;;
        *) [ -z "$("$1_command" "$engine" "$2")" ] || cell=$(measure "$1" "$engine" "$2") ;;
        esac
        [ "$cell" != - ] || slow="$slow $engine"
        printf ' %8s |' "$cell"
    done
    printf '\n'
}

# table KIND LARGEST
table() {
    slow=
    printf '|   n |'
    for engine in $engines; do printf ' %8s |' "$engine"; done
    printf '\n|----:|'
    for engine in $engines; do printf -- '---------:|'; done
    printf '\n'
    n=8
    while [ $n -le "$2" ]; do
        row "$1" $n
        n=$((n + 1))
    done
}

engines=ours
for engine in minizinc cadical clasp glpsol; do
    is_there $engine && engines="$engines $engine"
done
echo "The first solution, ms:"
table first "$largest"
echo
echo "All solutions, ms:"
table all $((largest < 12 ? largest : 12))
