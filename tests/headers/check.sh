#!/bin/sh
# check.sh: every public header compiled alone and twice, in each supported language, by each compiler. One TAP line each.
set -u

include=$(cd "$(dirname "$0")/../../include" && pwd)
number=0
failures=0

# compiles LANGUAGE STANDARD COMPILER HEADER
compiles() {
    printf '#include <%s>\n#include <%s>\n' "$4" "$4" |
        "$3" -x "$1" -std="$2" -fsyntax-only -Wall -Wextra -Wpedantic -Wshadow -Wundef -Werror -I"$include" - 2>&1
}

check() {
    number=$((number + 1))
    name="$4 as $2 by $3"
    if ! command -v "$3" >/dev/null; then
        echo "ok $number - $name # SKIP no $3"
    elif complaints=$(compiles "$@"); then
        echo "ok $number - $name"
    else
        failures=$((failures + 1))
        echo "not ok $number - $name"
        echo "$complaints" | sed 's/^/# /'
    fi
}

cd "$include" || exit 1
for header in nqueens.h nqueens/*.h; do
    for standard in c99 c11 c17; do
        check c $standard gcc "$header"
        check c $standard clang "$header"
    done
    for standard in c++11 c++20; do
        check c++ $standard g++ "$header"
        check c++ $standard clang++ "$header"
    done
done
echo "1..$number"
[ "$failures" -eq 0 ]
