#!/bin/sh
# run.sh PROBLEMS: asks other engines what they make of the problems that the library writes for them, and compares. Prints
# a TAP line for each check. PROBLEMS is the program that problems.c becomes; an engine that is not installed is skipped.
# On Debian they are minizinc (with gecode), cadical, gringo with clasp, glpk-utils, and coinor-cbc.
set -u

problems=$1
engines="minizinc cadical clasp glpsol cbc"
random_problems=${RANDOM_PROBLEMS:-50}
random_covers=${RANDOM_COVERS:-40}
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
    glpsol | cbc) echo lp ;;
    esac
}

# Each solve_ENGINE FILE N prints "row col" pairs, one a line, of one solution; or "none" when it proves that there is none. Of
# covers the engine proves that they are minimum ones; those before the last are not printed.

solve_minizinc() {
    minizinc --solver gecode "$1" 2>/dev/null | awk '
        /UNSATISFIABLE/ { print "none" }
        /^[0-9]+:/ { for (i = 2; i <= NF; i++) { split($i, part, /[(),]/); print part[2], part[3] } next }
        /^[0-9]/ { for (i = 1; i <= NF; i++) print i - 1, $i }'
}

solve_cadical() {
    cadical -q "$1" 2>/dev/null | awk -v n="$2" '
        /^s UNSATISFIABLE/ { print "none" }
        /^v/ { for (i = 2; i <= NF; i++) if ($i > 0 && $i <= n * n) print int(($i - 1) / n), ($i - 1) % n }'
}

solve_clasp() {
    gringo "$1" 2>/dev/null | clasp | awk '
        /^UNSATISFIABLE/ { print "none" }
        /^Answer/ { getline; last = $0 }
        END {
            count = split(last, atoms, " ")
            for (i = 1; i <= count; i++) { split(atoms[i], part, /[(),]/); print part[2], part[3] }
        }'
}

solve_glpsol() {
    glpsol --lp "$1" -o "$work/answer" >"$work/log" 2>&1
    if grep -q 'HAS NO.*FEASIBLE SOLUTION' "$work/log"; then
        echo none
    else
        awk '$2 ~ /^x_/ && $4 == 1 { split($2, part, "_"); print part[2], part[3] }' "$work/answer"
    fi
}

solve_cbc() {
    rm -f "$work/answer"
    cp "$1" "$work/program.lp"
    cbc "$work/program.lp" solve solution "$work/answer" >"$work/log" 2>&1
    awk 'NR == 1 && /nfeasible/ { print "none"; exit }
        $2 ~ /^x_/ && $3 > 0.5 { split($2, part, "_"); print part[2], part[3] }' "$work/answer"
}

# Each count_ENGINE FILE [OPTION] prints the number of solutions, found one by one.

count_minizinc() {
    minizinc --solver gecode -a "$1" 2>/dev/null | grep -c '^----------'
}

count_clasp() {
    gringo "$1" 2>/dev/null | clasp 0 -q ${2:+"$2"} | awk '/^Models/ { print $3 }'
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

# minimum_clasp FILE: prints the queens of the smallest covers, and how many such covers clasp finds; or "none 0".
minimum_clasp() {
    gringo "$1" 2>/dev/null | clasp 0 -q --opt-mode=optN --configuration=handy | awk '
        /^UNSATISFIABLE/ { print "none 0" }
        /^ *Optimum/ { count = 1 } # and it is the only one, unless there is a line that says how many
        /^ *Optimal/ { count = $3 }
        /^Optimization/ { print $3, count }'
}

# has_cover ENGINE KIND NUMBER QUEENS: whether an engine finds a cover of so many queens, or "none".
has_cover() {
    file=$(write "$1" "$2" "$3") || return 1
    "solve_$1" "$file" "$("$problems" size "$2" "$3")" >"$work/pairs"
    if [ "$4" = none ]; then
        [ "$(cat "$work/pairs")" = none ]
    else
        [ "$(grep -c . "$work/pairs")" -eq "$4" ] && "$problems" check "$2" "$3" <"$work/pairs"
    fi
}

# counts_models KIND NUMBER COUNT: whether clasp counts as many models of the clauses.
counts_models() {
    file=$(write cadical "$1" "$2") || return 1
    [ "$(clasp 0 -q --configuration=handy "$file" | awk '/^c Models/ { print $4 }')" = "$3" ]
}

# counts_covers KIND NUMBER QUEENS COUNT: whether clasp counts so many covers of so many queens, and none with one less: that is
# faster than to optimise where covers are hard to find.
counts_covers() {
    file=$(write clasp "$1/$3" "$2") || return 1
    [ "$(count_clasp "$file" --configuration=handy)" = "$4" ] || return 1
    file=$(write clasp "$1/$(($3 - 1))" "$2") || return 1
    [ "$(count_clasp "$file" --configuration=handy)" = 0 ]
}

# agrees_on_cover ENGINE KIND NUMBER QUEENS COUNT: whether an engine finds the same minimum; clasp counts the covers too. Clauses
# have no minimum: so many queens cover, one less do not.
agrees_on_cover() {
    case $1:$4 in
    clasp:*)
        file=$(write clasp "$2" "$3") && [ "$(minimum_clasp "$file")" = "$4 $5" ] || return 1
        [ "$4" = none ] || [ "$4" -eq 0 ] || counts_models "$2/$4" "$3" "$5"
        ;;
    cadical:none) has_cover "$1" "$2/4" "$3" none ;;
    cadical:0) true ;;
    cadical:1) has_cover "$1" "$2/1" "$3" 1 ;;
    cadical:*) has_cover "$1" "$2/$4" "$3" "$4" && has_cover "$1" "$2/$(($4 - 1))" "$3" none ;;
    *) has_cover "$1" "$2" "$3" "$4" ;;
    esac
}

# agrees_on_covers ENGINE KIND FROM TO: on all covers of this kind with these numbers.
agrees_on_covers() {
    wrong=0
    for cover in $(seq "$3" "$4"); do
        minimum=$("$problems" minimum "$2" "$cover") || return 1
        agrees_on_cover "$1" "$2" "$cover" "${minimum% *}" "${minimum#* }" && continue
        echo "# $2 $cover: not a minimum of ${minimum% *} in ${minimum#* } covers"
        wrong=1
    done
    return $wrong
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
    largest=7
    [ "$engine" != clasp ] || largest=8
    for kind in cover independent; do
        agrees_on_covers "$engine" $kind 1 $largest
        told $? "$engine agrees on the minimum of kind $kind for n = 1 to $largest"
    done
    agrees_on_covers "$engine" random-cover 1 "$random_covers"
    told $? "$engine agrees on $random_covers random covers"
done

# clasp reads clauses too, and counts their models: each is one placement.
if is_there clasp; then
    file=$(write cadical plain 8)
    [ "$(clasp 0 -q "$file" | awk '/^c Models/ { print $4 }')" = 92 ]
    told $? "clasp counts 92 models of the clauses at n = 8"
    counts_covers cover 9 5 114
    told $? "clasp counts 114 covers by 5 queens at n = 9, and none by 4"
    counts_models cover/5 9 114
    told $? "clasp counts 114 models of the clauses for them"
    counts_covers independent 9 5 92
    told $? "clasp counts 92 independent covers by 5 queens at n = 9, and none by 4"
fi
echo "1..$number"
[ $failures -eq 0 ]
