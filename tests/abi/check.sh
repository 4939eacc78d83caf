#!/bin/sh
# check.sh BUILD: the ABI of the shared library in a release build. One TAP line for each check.
# The names that the library exports, the names in nqueens.map, the names that the headers declare and the names in
# symbols.txt must be the same; and it may not refer to what a guest in a process leaves alone.
set -u

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$1
library=$build/lib/libnqueens.so.0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
LC_ALL=C
export LC_ALL
number=0
failures=0

# report NAME FILE: passes when the file is empty, and shows it otherwise.
report() {
    number=$((number + 1))
    if [ -s "$2" ]; then
        failures=$((failures + 1))
        echo "not ok $number - $1"
        sed 's/^/# /' "$2"
    else
        echo "ok $number - $1"
    fi
}

# same NAME LEFT RIGHT: two sorted lists.
same() {
    diff "$2" "$3" >"$scratch/diff"
    report "$1" "$scratch/diff"
}

exported_names() {
    nm -D --defined-only "$library" | sed -n 's/.* [A-Z] \(.*\)/\1/p' | sed 's/@.*//' | grep -v '^NQUEENS_' | sort
}

mapped_names() {
    sed -n 's/^ *\(nq_[a-z0-9_]*\);.*/\1/p' "$root/lib/nqueens.map" | sort
}

# As the compiler reads the headers: the functions it would let a program call.
declared_names() {
    echo '#include <nqueens.h>' | ${CC:-cc} -E -P -I"$root/include" - | tr '\n' ' ' | tr ';' '\n' |
        grep -v typedef | grep -o 'nq_[a-z0-9_]* *(' | tr -d ' (' | sort
}

undefined_names() {
    nm -D --undefined-only "$library" | sed 's/.* [Uvw] //; s/@.*//'
}

# A guest does not end the process, print, read the environment, or touch locale, signals or the process's random numbers.
forbidden='_*exit|_Exit|quick_exit|atexit|abort|raise|kill|_*assert.*|perror|stdin|stdout|stderr|_*v?f?w?printf(_chk)?'
forbidden="$forbidden|puts|fputs|fwrite|putc|fputc|putchar|_IO_.*|write|open|fopen|system|popen|fork"
forbidden="$forbidden|(secure_)?getenv|setenv|putenv|setlocale|(new|use)locale|signal|_*sigaction|sigprocmask|alarm|setitimer"
forbidden="$forbidden|s?random(_r)?|s?rand(_r)?|[demjln]rand48|strtok|_*longjmp|_*setjmp|sleep|usleep|alloca|dlopen"

# Memory goes through the caller's allocator. Only these call the C library's: the default allocator, and the pure
# functions, which have no handle and so no caller's allocator.
memory_users() {
    for object in "$build"/lib/libnqueens.so.*.p/*.o; do
        case $object in */base_alloc.c.o | */api_square.c.o) continue ;; esac
        nm --undefined-only "$object" |
            grep -wE 'malloc|calloc|realloc|free|aligned_alloc|posix_memalign|strdup|mmap' |
            sed "s|^|$(basename "$object"): |"
    done
}

soname() {
    readelf -d "$library" | sed -n 's/.*SONAME.*\[\(.*\)\].*/\1/p'
}

# A function that test_arguments.c does not call with bad arguments.
untested_names() {
    while read -r name; do
        grep -qw "$name" "$root/tests/api/test_arguments.c" || echo "$name"
    done <"$here/symbols.txt"
}

# A constant of the headers whose value layout.c does not pin down.
loose_constants() {
    grep -hoE '\bNQ_[A-Z0-9_]*[A-Z0-9]\b' "$root"/include/nqueens/*.h | sort -u |
        grep -vxE 'NQ_(API|BUILD|STATIC|VERSION(_(MAJOR|MINOR|PATCH))?)' |
        while read -r name; do
            grep -q "VALUE($name," "$here/layout.c" || echo "$name"
        done
}

# The ABI with its types, which only a build with debug information tells.
compare_with_baseline() {
    number=$((number + 1))
    case $(uname -m) in
    x86_64) ;;
    *) echo "ok $number - abidiff: as in the baseline # SKIP the baseline is of x86_64" && return ;;
    esac
    if sh "$here/refresh.sh" "$scratch/now.abi" && abidiff "$here/nqueens.abi" "$scratch/now.abi" >"$scratch/abidiff" 2>&1; then
        echo "ok $number - abidiff: as in the baseline"
    else
        failures=$((failures + 1))
        echo "not ok $number - abidiff: as in the baseline (refresh: sh tests/abi/refresh.sh)"
        sed 's/^/# /' "$scratch/abidiff"
    fi
}

[ -e "$library" ] || { echo "Bail out! no $library" && exit 1; }
exported_names >"$scratch/exported"
mapped_names >"$scratch/mapped"
declared_names >"$scratch/declared"
sort "$here/symbols.txt" >"$scratch/listed"
same "exported names as in symbols.txt" "$scratch/listed" "$scratch/exported"
same "exported names as in nqueens.map" "$scratch/mapped" "$scratch/exported"
same "exported names as declared in the headers" "$scratch/declared" "$scratch/exported"
untested_names >"$scratch/untested"
report "every exported name in test_arguments.c" "$scratch/untested"
loose_constants >"$scratch/loose"
report "every constant of the headers in layout.c" "$scratch/loose"
undefined_names | grep -xE "($forbidden)" >"$scratch/undefined"
report "no reference to what a guest leaves alone" "$scratch/undefined"
memory_users >"$scratch/memory"
report "memory through the allocator alone" "$scratch/memory"
soname | grep -vx 'libnqueens.so.0' >"$scratch/soname"
report "SONAME libnqueens.so.0" "$scratch/soname"
compare_with_baseline
echo "1..$number"
[ "$failures" -eq 0 ]
