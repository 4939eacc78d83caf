#!/bin/sh
# check.sh: installs the library into empty places and builds strangers' programs against it. One TAP line each.
set -u

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
LC_ALL=C
export LC_ALL
unset PKG_CONFIG_PATH PKG_CONFIG_LIBDIR LD_LIBRARY_PATH
number=0
failures=0
warnings="-Wall -Wextra -Wpedantic -Werror"

# check NAME COMMAND...: passes when the command answers 0.
check() {
    name=$1
    shift
    number=$((number + 1))
    if "$@" >"$scratch/log" 2>&1; then
        echo "ok $number - $name"
    else
        failures=$((failures + 1))
        echo "not ok $number - $name"
        sed 's/^/# /' "$scratch/log"
    fi
}

# installs NAME PREFIX [OPTION...]: a release, into an empty prefix.
installs() {
    build=$scratch/build-$1
    prefix=$2
    shift 2
    meson setup --buildtype=release --prefix="$prefix" -Dtests=disabled -Dtool=disabled -Dviewer=disabled "$@" "$build" "$root" &&
        meson install -C "$build"
}

# flags PKGCONFIGDIR [OPTION...]: what pkg-config tells a consumer of the library there.
flags() {
    dir=$1
    shift
    PKG_CONFIG_PATH=$dir pkg-config --cflags --libs "$@" nqueens
}

# consumes LANGUAGE LIBDIR [OPTION...]: builds the program with the options of pkg-config, and runs it.
consumes() {
    language=$1
    libdir=$2
    shift 2
    options=$(flags "$libdir/pkgconfig" "$@") && echo "pkg-config: $options" || return 1
    case $language in
    c) compiler="gcc -x c -std=c99" ;;
    c++) compiler="g++ -x c++ -std=c++11" ;;
    esac
    static=
    case " $* " in *" --static "*) static=-static ;; esac
    rm -f "$scratch/program"
    # shellcheck disable=SC2086 # lists of options
    $compiler $warnings -o "$scratch/program" "$here/consumer.c" -x none $static $options || return 1
    readelf -d "$scratch/program" | grep NEEDED
    if [ -n "$static" ]; then
        "$scratch/program"
    else
        readelf -d "$scratch/program" | grep -qF '[libnqueens.so.0]' && LD_LIBRARY_PATH=$libdir "$scratch/program"
    fi
}

consume_all() {
    check "$1: shared, C" consumes c "$2"
    check "$1: shared, C++" consumes c++ "$2"
    check "$1: static, C" consumes c "$2" --static
    check "$1: static, C++" consumes c++ "$2" --static
}

# Every public header is installed, and nothing private is.
installs_the_headers() {
    (cd "$root/include" && find . -name '*.h' | sort) >"$scratch/wanted"
    (cd "$1/include" && find . -type f | sort) >"$scratch/installed"
    diff "$scratch/wanted" "$scratch/installed"
}

installs_no_private_library() {
    find "$1" -name '*internal*' | grep . && return 1
    [ -e "$1/lib/libnqueens.a" ] && [ -h "$1/lib/libnqueens.so" ] && [ -h "$1/lib/libnqueens.so.0" ]
}

version_is_told() {
    told=$(PKG_CONFIG_PATH="$1/lib/pkgconfig" pkg-config --modversion nqueens)
    wanted=$(sh "$root/lib/version.sh")
    echo "pkg-config: $told, header: $wanted"
    [ "$told" = "$wanted" ]
}

relocates() {
    mv "$scratch/first" "$scratch/second"
}

# A relocated prefix, as pkg-config finds it from the place of the .pc file or is told it.
paths_follow() {
    told=$(flags "$scratch/second/lib/pkgconfig" "$@")
    echo "$told"
    case $told in *"$scratch/first"*) return 1 ;; *"-I$scratch/second/include"*) return 0 ;; esac
    return 1
}

stages() {
    DESTDIR=$scratch/stage meson install -C "$scratch/build-plain"
    [ -e "$scratch/stage$scratch/first/include/nqueens.h" ]
}

builds_as_subproject() {
    mkdir -p "$scratch/outer/subprojects/nqueens" &&
        cp "$here/subproject/meson.build" "$here/consumer.c" "$scratch/outer" &&
        (cd "$root" && tar cf - --exclude=./build --exclude=./.git .) | tar xf - -C "$scratch/outer/subprojects/nqueens" &&
        meson setup "$scratch/outer/build" "$scratch/outer" &&
        meson compile -C "$scratch/outer/build" &&
        "$scratch/outer/build/consumer" &&
        "$scratch/outer/build/consumer-by-name"
}

subproject_installs_nothing_of_its_own() {
    DESTDIR=$scratch/outer/stage meson install -C "$scratch/outer/build" || return 1
    find "$scratch/outer/stage" -type f >"$scratch/outer/files"
    cat "$scratch/outer/files"
    [ "$(wc -l <"$scratch/outer/files")" -eq 1 ] && grep -q '/bin/consumer$' "$scratch/outer/files"
}

# The first block of C in README.md that has a main, as it stands there.
extract_readme() {
    awk '/^```c$/ { inside = 1; text = ""; next }
        /^```/ { if (inside && text ~ /int main\(/) { printf "%s", text; exit } inside = 0 }
        inside { text = text $0 "\n" }' "$root/README.md" >"$scratch/readme.c"
    [ -s "$scratch/readme.c" ]
}

readme_compiles_and_runs() {
    extract_readme || { echo "no block of C with a main in README.md" && return 1; }
    cat "$scratch/readme.c"
    # shellcheck disable=SC2046,SC2086 # lists of options
    gcc $warnings -std=c11 -o "$scratch/readme" "$scratch/readme.c" $(flags "$scratch/second/lib/pkgconfig" \
        --define-variable=prefix="$scratch/second") &&
        LD_LIBRARY_PATH=$scratch/second/lib "$scratch/readme"
}

check "install into a prefix" installs plain "$scratch/first" --libdir=lib
check "install: every public header, and no other" installs_the_headers "$scratch/first"
check "install: shared and static library, nothing private" installs_no_private_library "$scratch/first"
check "pkg-config: the header's version" version_is_told "$scratch/first"
consume_all "prefix" "$scratch/first/lib"
check "install into a stage (DESTDIR)" stages
check "prefix moved" relocates
check "prefix moved: the paths follow --define-variable" paths_follow --define-variable=prefix="$scratch/second"
check "prefix moved: the paths follow --define-prefix" paths_follow --define-prefix
check "prefix moved: shared, C" consumes c "$scratch/second/lib" --define-variable=prefix="$scratch/second"
check "prefix moved: static, C++" consumes c++ "$scratch/second/lib" --define-prefix --static
check "install with an absolute libdir" installs absolute "$scratch/third" --libdir="$scratch/elsewhere/lib64"
consume_all "absolute libdir" "$scratch/elsewhere/lib64"
check "install the shared library alone" installs shared "$scratch/fourth" --libdir=lib -Ddefault_library=shared
check "shared alone: C" consumes c "$scratch/fourth/lib"
check "install the static library alone" installs static "$scratch/fifth" --libdir=lib -Ddefault_library=static
check "static alone: C" consumes c "$scratch/fifth/lib" --static
check "meson subproject: builds and runs" builds_as_subproject
check "meson subproject: nothing of nqueens is installed" subproject_installs_nothing_of_its_own
check "README: the program compiles as shown and runs" readme_compiles_and_runs
echo "1..$number"
[ "$failures" -eq 0 ]
