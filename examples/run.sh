#!/bin/sh
# Builds a release of libnqueens in build/release, runs the examples, then the tool `nqueens` on real input.
#
#   sh examples/run.sh
#
# On Debian and Ubuntu it installs what is missing (as root, or with sudo); elsewhere it says what is needed. When nothing
# is missing it uses no network. It is safe to run twice.
set -eu

cd "$(dirname "$0")/.."
build=build/release
packages="gcc libc6-dev meson ninja-build pkg-config libpopt-dev libjansson-dev"

say() {
    printf '\n== %s\n' "$*"
}

die() {
    printf 'run.sh: %s\n' "$*" >&2
    exit 1
}

has() {
    command -v "$1" >/dev/null 2>&1
}

# A C compiler that finds its headers: `gcc` without libc6-dev does not.
can_compile() {
    compiler=${CC:-}
    [ -n "$compiler" ] || { has cc && compiler=cc; } || { has gcc && compiler=gcc; } || return 1
    # shellcheck disable=SC2086 # CC may hold options
    printf '#include <stdio.h>\nint main(void) { return 0; }\n' | $compiler -x c -o /dev/null - 2>/dev/null
}

missing() {
    can_compile || echo "gcc libc6-dev"
    has meson || echo meson
    has ninja || has ninja-build || echo ninja-build
    has pkg-config || echo pkg-config
    { has pkg-config && pkg-config --exists popt; } || echo libpopt-dev
    { has pkg-config && pkg-config --exists jansson; } || echo libjansson-dev
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif has sudo; then
        sudo "$@"
    else
        die "to install packages it needs root or sudo; install by hand: $packages"
    fi
}

install_missing() {
    wanted=$(missing | tr '\n' ' ')
    [ -n "$wanted" ] || return 0
    if has apt-get; then
        say "Installing: $wanted"
        as_root apt-get update
        # shellcheck disable=SC2086 # a list of packages
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $wanted
    else
        echo "run.sh: this is not Debian or Ubuntu; by their names there, these packages are missing: $wanted" >&2
    fi
    wanted=$(missing | tr '\n' ' ')
    [ -z "$wanted" ] || die "still missing: $wanted"
}

build_release() {
    say "Building a release in $build"
    [ -f "$build/build.ninja" ] || meson setup --buildtype=release "$build"
    meson compile -C "$build"
}

run_examples() {
    for source in examples/[0-9][0-9]_*.c; do
        name=$(basename "$source" .c)
        say "$name"
        case $name in
        07_render_svg) "$build/examples/$name" "$scratch/$name.svg" ;;
        17_cover_picture) "$build/examples/$name" >"$scratch/$name.svg" ;;
        *) "$build/examples/$name" ;;
        esac
        [ ! -f "$scratch/$name.svg" ] || echo "an SVG image of $(wc -c <"$scratch/$name.svg") bytes"
    done
}

# Shows a command as it would be typed, then runs it.
try() {
    printf '\n$ %s\n' "$1"
    (PATH="$PWD/$build/examples/nqueens:$PATH" && cd "$scratch" && sh -c "$1")
}

# The same, for a command that is to answer with a certain exit code.
try_code() {
    code=0
    try "$2" || code=$?
    [ "$code" -eq "$1" ] || die "the exit code of '$2' is $code, not $1"
    echo "(exit code $code)"
}

run_tool() {
    say "The tool nqueens"
    try "nqueens methods"
    try "nqueens first 8"
    try "nqueens list 8 | head -n 3"
    try "nqueens list 4 --format lists"
    try "nqueens count 4 5 6 7 8 9 10"
    try "nqueens count 8 --canonical --json"
    printf '1 3 0 2\n0 1 2 3\n' >"$scratch/boards.txt"
    try "cat boards.txt"
    try_code 1 "nqueens check boards.txt"
    try "nqueens list 6 | nqueens check"
    try "nqueens show boards.txt"
    try "nqueens first 8 --format ascii"
    try "nqueens count 8"
}

install_missing
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
build_release
run_examples
run_tool

say "All of it works. To install the library, its header and the tool:"
echo "  meson install -C $build && ldconfig     (as root)"
