#!/bin/sh
# refresh.sh [FILE]: writes the ABI of the library, with its types, to FILE; without one, to the committed baseline
# tests/abi/nqueens.abi. Do that after an intended change only: adding a function, a key, or a member at a struct's end.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=${1:-$here/nqueens.abi}
build=$root/build/abi

[ -f "$build/build.ninja" ] || CC=gcc meson setup --buildtype=debug -Dtests=disabled -Dtool=disabled -Dviewer=disabled "$build" "$root" >/dev/null
ninja -C "$build" >/dev/null
abidw --exported-interfaces-only --suppressions "$here/private.supp" --no-corpus-path --no-show-locs --no-comp-dir-path \
    --out-file "$out" "$build/lib/libnqueens.so.0"
