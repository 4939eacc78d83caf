#!/bin/sh
# run.sh PROBLEMS: asks other engines what they make of the problems that the library writes for them, and compares. Prints
# a TAP line for each check. PROBLEMS is the program that problems.c becomes; an engine that is not installed is skipped.
# On Debian they are minizinc (with gecode), cadical, gringo with clasp, and glpk-utils.
set -u

problems=$1
engines="minizinc cadical clasp glpsol"
random_problems=${RANDOM_PROBLEMS:-50}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
number=0
failures=0

# told CODE NAME: a TAP line.
told() {
    number=$((number + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $number - $2"
    else
        echo "not ok $number - $2"
        failures=$((failures + 1))
    fi
}

skipped() {
    number=$((number + 1))
    echo "ok $number - $1 # SKIP $2 is not installed"
}

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

# Each solve_ENGINE FILE N prints "row col" pairs, one a line, of one solution; or "none" when it proves that there is none.

solve_minizinc() {
    minizinc --solver gecode "$1" 2>/dev/null | awk '
        /UNSATISFIABLE/ { print "none" }
        /^[0-9]/ { for (i = 1; i <= NF; i++) print i - 1, $i }'
}

solve_cadical() {
    cadical -q "$1" 2>/dev/null | awk -v n="$2" '
        /^s UNSATISFIABLE/ { print "none" }
        /^v/ { for (i = 2; i <= NF; i++) if ($i > 0 && $i <= n * n) print int(($i - 1) / n), ($i - 1) % n }'
}

solve_clasp() {
    gringo "$1" 2>/dev/null | clasp 1 | awk '
        /^UNSATISFIABLE/ { print "none" }
        /^queen/ { for (i = 1; i <= NF; i++) { split($i, part, /[(),]/); print part[2], part[3] } }'
}

solve_glpsol() {
    glpsol --lp "$1" -o "$work/answer" >"$work/log" 2>&1
    if grep -q 'HAS NO.*FEASIBLE SOLUTION' "$work/log"; then
        echo none
    else
        awk '$2 ~ /^x_/ && $4 == 1 { split($2, part, "_"); print part[2], part[3] }' "$work/answer"
    fi
}

# Each count_ENGINE FILE prints the number of solutions, found one by one.

count_minizinc() {
    minizinc --solver gecode -a "$1" 2>/dev/null | grep -c '^----------'
}

count_clasp() {
    gringo "$1" 2>/dev/null | clasp 0 -q | awk '/^Models/ { print $3 }'
}

# write ENGINE KIND NUMBER: writes the problem for an engine and prints the file's name.
write() {
    file=$work/problem
    [ "$1" != minizinc ] || file=$file.mzn
    "$problems" export "$2" "$3" "$(language_of "$1")" >"$file" && echo "$file"
}

# agrees ENGINE KIND NUMBER COUNT: whether an engine finds a solution that is one, or none where there are none.
agrees() {
    file=$(write "$1" "$2" "$3") || return 1
    "solve_$1" "$file" "$("$problems" size "$2" "$3")" >"$work/pairs"
    if [ "$4" -eq 0 ]; then
        [ "$(cat "$work/pairs")" = none ]
    else
        "$problems" check "$2" "$3" <"$work/pairs"
    fi
}

enumerates() {
    [ "$1" = minizinc ] || [ "$1" = clasp ]
}

# agrees_on_random ENGINE: on every random problem, in numbers too where the engine can enumerate.
agrees_on_random() {
    wrong=0
    seed=1
    while [ $seed -le "$random_problems" ]; do
        count=$(sed -n "${seed}p" "$work/counts")
        if enumerates "$1"; then
            file=$(write "$1" random $seed)
            [ "$("count_$1" "$file")" = "$count" ] || { echo "# seed $seed: not $count solutions" && wrong=1; }
        fi
        agrees "$1" random $seed "$count" || { echo "# seed $seed: another answer" && wrong=1; }
        seed=$((seed + 1))
    done
    return $wrong
}

seed=1
while [ $seed -le "$random_problems" ]; do
    "$problems" count random $seed
    seed=$((seed + 1))
done >"$work/counts"
echo "# of $random_problems random problems $(grep -cvx 0 "$work/counts") have solutions"

for engine in $engines; do
    if ! is_there "$engine"; then
        skipped "$engine" "$engine"
        continue
    fi
    if enumerates "$engine"; then
        file=$(write "$engine" plain 8)
        [ "$("count_$engine" "$file")" = 92 ]
        told $? "$engine enumerates 92 solutions at n = 8"
        file=$(write "$engine" plain 0)
        [ "$("count_$engine" "$file")" = 1 ]
        told $? "$engine enumerates the empty placement at n = 0"
    else
        agrees "$engine" plain 8 92
        told $? "$engine finds a solution at n = 8"
    fi
    agrees "$engine" plain 20 1
    told $? "$engine finds a solution at n = 20"
    agrees "$engine" plain 3 0
    told $? "$engine proves that there is none at n = 3"
    agrees_on_random "$engine"
    told $? "$engine agrees on $random_problems random problems"
done

# clasp reads clauses too, and counts their models: each is one placement.
if is_there clasp; then
    file=$(write cadical plain 8)
    [ "$(clasp 0 -q "$file" | awk '/^c Models/ { print $4 }')" = 92 ]
    told $? "clasp counts 92 models of the clauses at n = 8"
fi
echo "1..$number"
[ $failures -eq 0 ]
