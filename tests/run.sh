#!/bin/sh
# run.sh [--fast]: builds libnqueens in every way that matters and runs every test there is; --fast leaves out the slow
# ones. Ends with "N passed, N failed, N skipped", and with exit code 0 when none failed.
#
# On Debian, as root or with sudo, it installs what is missing first; elsewhere it says what that is and goes on with what is
# there. When nothing is missing it needs no network. The builds are kept in build/ for the next time.
set -u

tests=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$tests")
cd "$root" || exit 1
logs=build/logs
passed=0
failed=0
skipped=0
slow=
warnings_are_errors="-Dwerror=true"

case ${1:-} in
'') ;;
--fast) slow="--no-suite slow" ;;
*) echo "usage: sh tests/run.sh [--fast]" >&2 && exit 2 ;;
esac

# --- what is needed ---------------------------------------------------------------------------------------------------

# Package, and a command or a pkg-config module (with a colon before it) that shows that it is there.
needed="gcc=gcc g++=g++ libc6-dev=+libc clang=clang meson=meson ninja-build=ninja pkg-config=pkg-config binutils=readelf
    libcmocka-dev=:cmocka libpopt-dev=:popt libjansson-dev=:jansson doxygen=doxygen abigail-tools=abidw
    codespell=codespell clang-format=clang-format valgrind=valgrind shellcheck=shellcheck mandoc=mandoc
    util-linux=setarch minizinc=minizinc cadical=cadical gringo=gringo clasp=clasp glpk-utils=glpsol coinor-cbc=cbc
    libsdl2-dev=:sdl2 libsdl2-ttf-dev=:SDL2_ttf libsdl2-image-dev=:SDL2_image libfontconfig-dev=:fontconfig
    fonts-dejavu-core=+font xvfb=Xvfb xdotool=xdotool libx11-dev=:x11 libxml2-utils=xmllint"

has_libc() {
    printf '#include <stdio.h>\nint main(void) { return 0; }\n' | gcc -x c -o /dev/null - 2>/dev/null
}

is_there() {
    case $1 in
    :*) pkg-config --exists "${1#:}" 2>/dev/null ;;
    +libc) has_libc ;;
    +font) [ -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ] ;;
    *) command -v "$1" >/dev/null ;;
    esac
}

missing_packages() {
    for entry in $needed; do
        is_there "${entry#*=}" || echo "${entry%%=*}"
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

install() {
    # shellcheck disable=SC2086 # a list of packages
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $1 >>"$logs/install.log" 2>&1
}

install_what_is_missing() {
    missing=$(missing_packages | tr '\n' ' ')
    [ -n "$missing" ] || return 0
    if [ ! -e /etc/debian_version ] || ! command -v apt-get >/dev/null; then
        echo "Please install what these packages of Debian hold: $missing"
        return 0
    fi
    echo "Installing $missing"
    install "$missing" || { as_root apt-get -q update >>"$logs/install.log" 2>&1 && install "$missing"; }
    missing=$(missing_packages | tr '\n' ' ')
    [ -z "$missing" ] || { tail -n 5 "$logs/install.log" && echo "Still missing: $missing"; }
}

# --- running and counting ---------------------------------------------------------------------------------------------

# told NAME SECONDS PASSED FAILED SKIPPED: a line of progress, and the sums.
told() {
    passed=$((passed + $3))
    failed=$((failed + $4))
    skipped=$((skipped + $5))
    verdict=ok
    [ "$4" -eq 0 ] || verdict=FAILED
    printf '%-7s%-34s%5s passed%4s failed%4s skipped%5s s\n' "$verdict" "$1" "$3" "$4" "$5" "$2"
}

now() {
    date +%s
}

log_of() {
    echo "$logs/$(echo "$1" | tr -c 'a-z0-9\n' '-').log"
}

# check NAME COMMAND...: one check, which passes when the command answers 0.
check() {
    name=$1
    log=$(log_of "$name")
    start=$(now)
    shift
    if "$@" >"$log" 2>&1; then
        told "$name" $(($(now) - start)) 1 0 0
    else
        told "$name" $(($(now) - start)) 0 1 0
        grep -E 'error|warning|undefined|FAILED|==>' "$log" | cut -c1-200 | head -n 30 | grep . || tail -n 30 "$log"
        return 1
    fi
}

# checks NAME SCRIPT [ARGUMENT...]: a script that prints a TAP line for each of its checks.
checks() {
    name=$1
    log=$(log_of "$name")
    start=$(now)
    shift
    sh "$@" >"$log" 2>&1
    code=$?
    skips=$(grep -c '^ok .*# SKIP' "$log")
    good=$(($(grep -c '^ok ' "$log") - skips))
    bad=$(grep -c '^not ok ' "$log")
    [ $code -eq 0 ] || [ "$bad" -gt 0 ] || bad=1
    [ $((good + bad + skips)) -gt 0 ] || bad=1 # a script without a check is a mistake
    told "$name" $(($(now) - start)) "$good" "$bad" "$skips"
    [ "$bad" -eq 0 ] || grep -v '^ok ' "$log" | head -n 60
}

# The number that an attribute of the root, or of every suite, has in meson's report.
in_report() {
    sed 's/></>\n</g' "$report" | sed -n "s/^<testsuite .* $1=\"\([0-9]*\)\".*/\1/p" | awk '{ n += $1 } END { print n + 0 }'
}

# The lines that tell why a test failed.
telling='^not ok|^# [^o]|: error: |: expected |^expected |Invalid (read|write)|uninitialised|lost in loss|ERROR: |WARNING: Thread|runtime error| TIMEOUT '

# suite NAME BUILD [ARGUMENT...]: what meson runs there, counted by test case.
suite() {
    name=$1
    build=build/$2
    log=$(log_of "$name")
    report=$build/meson-logs/testlog.junit.xml
    start=$(now)
    shift 2
    rm -f "$build"/meson-logs/testlog*
    # shellcheck disable=SC2086 # options
    meson test -C "$build" --no-rebuild --print-errorlogs $slow "$@" >"$log" 2>&1
    code=$?
    report=$(find "$build/meson-logs" -name 'testlog*.junit.xml')
    skips=0 bad=0 all=0
    [ -z "$report" ] || { all=$(in_report tests) bad=$(in_report failures) && bad=$((bad + $(in_report errors))); }
    [ -z "$report" ] || skips=$(in_report skipped)
    # A program that dies, or leaks, after its last case fails no case; meson's own sum knows of it.
    programs=$(sed -n 's/^\(Fail\|Timeout\): *\([0-9]*\).*/\2/p' "$log" | awk '{ n += $1 } END { print n + 0 }')
    [ $code -eq 0 ] || [ "$programs" -gt 0 ] || programs=1
    [ "$bad" -ge "$programs" ] || { all=$((all + programs - bad)) && bad=$programs; }
    [ "$all" -gt 0 ] || bad=1 all=1 # a suite without a test is a mistake
    told "$name" $(($(now) - start)) $((all - bad - skips)) "$bad" "$skips"
    [ "$bad" -eq 0 ] || grep -hE "$telling" "$build"/meson-logs/testlog*.txt "$log" | cut -c1-200 | head -n 25
}

make_build() {
    dir=build/$1
    compiler=$2
    shift 2
    if [ -e "$dir/build.ninja" ]; then
        meson setup --reconfigure "$dir" "$@" || return 1
    else
        rm -rf "$dir"
        CC=$compiler meson setup "$dir" "$@" || return 1
    fi
    meson compile -C "$dir"
}

# built NAME COMPILER [OPTION...]: builds in build/NAME; one check.
built() {
    name=$1
    shift
    check "build $name ($1)" make_build "$name" "$@" $warnings_are_errors -Dtests=enabled -Dtool=enabled -Dviewer=enabled
}

# --- the checks -------------------------------------------------------------------------------------------------------

sources() {
    find lib include tests examples -name '*.[ch]'
}

scripts() {
    find lib tests examples -name '*.sh' && echo .ci/run
}

is_formatted() {
    sources | xargs clang-format --dry-run --Werror
}

is_spelled() {
    codespell lib include tests examples docs ./*.md meson.build meson_options.txt .ci/run --skip='*.abi,*.svg' -L nd,conflit
}

scripts_are_clean() {
    scripts | xargs shellcheck -x
}

manual_is_clean() {
    mandoc -T lint -W warning docs/man/*.1
}

mkdir -p "$logs"
all_start=$(now)
install_what_is_missing

if built test gcc --buildtype=debug; then
    suite "all tests, debug" test --no-suite slow
    suite "tests under valgrind" test --setup valgrind
fi
built release gcc --buildtype=release -Db_ndebug=true && suite "all tests, release" release
built clang clang --buildtype=debug && suite "tests built by clang" clang --no-suite slow --no-suite tool
built asan gcc --buildtype=debugoptimized -Db_sanitize=address,undefined -Dc_args=-fno-sanitize-recover=all &&
    suite "tests under asan and ubsan" asan --no-suite slow
# Without address randomisation, which some kernels do too widely for ThreadSanitizer.
built tsan gcc --buildtype=debugoptimized -Db_sanitize=thread &&
    suite "threads under tsan" tsan --suite threads --wrapper "setarch -R"

checks "headers alone" tests/headers/check.sh
checks "abi" tests/abi/check.sh build/release
checks "consumers" tests/consumers/check.sh
checks "other engines" tests/engines/run.sh build/test/tests/problems
checks "viewer" tests/viewer/run.sh build/release
[ -n "$slow" ] || checks "viewer, two minutes" tests/viewer/run.sh --slow build/release
check "documentation" meson compile -C build/test docs
check "format" is_formatted
check "spelling" is_spelled
check "scripts" scripts_are_clean
check "manual page" manual_is_clean

echo "in $(($(now) - all_start)) s; logs in $logs"
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ]
