#!/bin/sh
# run.sh [--slow] TOOL: tests of the command-line tool, as TAP. Exit 0 when none failed.
#
# With --slow the tests that take long are run instead of the others: each in a file slow_*.sh.
# Every file beside this one holds the tests of one subject. NQ_WRAP may name a command to run the tool under,
# for example "valgrind -q --error-exitcode=99".
set -u

subjects="test"
if [ "${1:-}" = --slow ]; then
    subjects="slow"
    shift
fi
[ $# -eq 1 ] || { echo "usage: run.sh [--slow] TOOL" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
tool=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
[ -x "$tool" ] || { echo "run.sh: $1 is not a program" >&2; exit 2; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
cd "$scratch" || exit 2
LC_ALL=C
export LC_ALL

tests=0
failures=0
code=0

# The command before a tool that Ctrl-C shall reach, or "" where a signal cannot be sent. A shell that was started in the
# background has SIGINT ignored, and so have its children; env puts that right.
interruptible='env'
env --default-signal=INT true 2>/dev/null && interruptible='env --default-signal=INT'
# shellcheck disable=SC2034 # for the subjects
timeout -s INT 0.5 true 2>/dev/null || interruptible=

nqueens() {
    # shellcheck disable=SC2086 # a command and its options
    ${NQ_WRAP:-} "$tool" "$@"
}

# run COMMAND: evaluates it, and keeps its exit code and what it wrote in `code`, stdout and stderr.
run() {
    command=$1
    eval "$command" >stdout 2>stderr </dev/null
    code=$?
}

ok() {
    tests=$((tests + 1))
    echo "ok $tests - $1"
}

not_ok() {
    tests=$((tests + 1))
    failures=$((failures + 1))
    echo "not ok $tests - $1"
    echo "# $command"
    echo "# exit code $code; $2"
    head -n 20 stdout | sed 's/^/# stdout: /'
    head -n 20 stderr | sed 's/^/# stderr: /'
}

skip() {
    tests=$((tests + 1))
    echo "ok $tests - $1 # SKIP $2"
}

# expect NAME CODE STDOUT STDERR: of the last run. STDOUT is the exact text ("*": any); STDERR is an extended regular
# expression for one of its lines, or "" where nothing may be written there.
expect() {
    if [ "$code" -ne "$2" ]; then
        not_ok "$1" "expected $2"
    elif [ "$3" != "*" ] && [ "$(cat stdout)" != "$3" ]; then
        not_ok "$1" "expected on stdout: $3"
    elif [ -z "$4" ] && [ -s stderr ]; then
        not_ok "$1" "expected nothing on stderr"
    elif [ -n "$4" ] && ! grep -Eq -- "$4" stderr; then
        not_ok "$1" "expected on stderr: $4"
    else
        ok "$1"
    fi
}

# usage NAME STDERR: the last run was refused, with a hint to the help and nothing on stdout.
usage() {
    expect "$1" 2 "" "^nqueens: .*$2"
    if grep -q -- "--help" stderr; then ok "$1: suggests --help"; else not_ok "$1: suggests --help" "no --help"; fi
}

# has NAME STDOUT: a line of the last run's output matches the extended regular expression.
has() {
    if grep -Eq -- "$2" stdout; then ok "$1"; else not_ok "$1" "expected a line on stdout: $2"; fi
}

# lines NAME N: so many lines are in the last run's output.
lines() {
    found=$(wc -l <stdout | tr -d ' ')
    if [ "$found" -eq "$2" ]; then ok "$1"; else not_ok "$1" "expected $2 lines, not $found"; fi
}

# lacks NAME FILE TEXT: no line of the file matches the extended regular expression.
lacks() {
    if grep -Eq -- "$3" "$2"; then not_ok "$1" "not expected: $3"; else ok "$1"; fi
}

# json NAME PYTHON: the expression is true of `o`, the list of objects that the last run wrote.
json() {
    if ! command -v python3 >/dev/null 2>&1; then
        skip "$1" "python3 is missing"
    elif python3 -c "import json, sys
o = [json.loads(line) for line in open('stdout')]
sys.exit(0 if ($2) else 1)" 2>>stderr; then
        ok "$1"
    else
        not_ok "$1" "expected of the JSON: $2"
    fi
}

for subject in "$here/$subjects"_*.sh; do
    # shellcheck source=/dev/null
    . "$subject"
done

echo "1..$tests"
[ "$failures" -eq 0 ]
