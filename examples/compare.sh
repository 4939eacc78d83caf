#!/bin/sh
# compare.sh PROGRAM EXPECTED: runs an example and compares what it prints with the file.
set -eu
actual=$(mktemp)
trap 'rm -f "$actual"' EXIT
"$1" >"$actual"
diff -u "$2" "$actual"
