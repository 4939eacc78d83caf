#!/bin/sh
# run.sh [--slow] BUILD: tests of the viewer's window, as TAP. Exit 0 when none failed.
#
# A window is opened under Xvfb, and keys and clicks come from xdotool; after each, the window's title, which repeats the
# status line, and pixels of the window are looked at (window.sh). Pictures drawn off screen are compared with those in
# golden/; `GOLDEN=write` writes these anew. With --slow the window is watched for two minutes at full speed instead
# (`SOAK=600`: for ten), and under valgrind.
set -u

slow=
[ "${1:-}" != --slow ] || { slow=1 && shift; }
[ $# -eq 1 ] || { echo "usage: run.sh [--slow] BUILD" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd) || exit 2
viewer=$build/examples/viewer/nqueens-viewer
probe=$build/tests/viewer/probe
glance=$build/tests/viewer/glance
for program in "$viewer" "$probe"; do
    [ -x "$program" ] || { echo "1..0 # SKIP $program was not built"; exit 0; }
done

scratch=$(mktemp -d)
server='' pid=''
close_all() {
    [ -z "$pid" ] || kill "$pid" 2>/dev/null
    [ -z "$server" ] || kill "$server" 2>/dev/null
    rm -rf "$scratch"
}
trap close_all EXIT
trap 'exit 130' INT TERM
cd "$scratch" || exit 2
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER
LC_ALL=C.UTF-8 SDL_RENDER_DRIVER=software XDG_RUNTIME_DIR=$scratch
export LC_ALL SDL_RENDER_DRIVER XDG_RUNTIME_DIR

tests=0
failures=0

ok() {
    tests=$((tests + 1))
    echo "ok $tests - $1"
}

not_ok() {
    tests=$((tests + 1))
    failures=$((failures + 1))
    echo "not ok $tests - $1"
    echo "# $2"
    [ ! -s stderr ] || head -n 8 stderr | sed 's/^/# stderr: /'
}

# --- without a display ------------------------------------------------------------------------------------------------

# refused NAME CODE STDERR ARGUMENT...: the viewer ends with that code and says that, on one line of stderr.
refused() {
    name=$1 want=$2 said=$3
    shift 3
    timeout 20 "$viewer" "$@" >stdout 2>stderr
    code=$?
    if [ $code -ne "$want" ]; then
        not_ok "$name" "exit code $code"
    elif ! grep -Eq -- "^nqueens-viewer: .*$said" stderr; then
        not_ok "$name" "expected on stderr: $said"
    else
        ok "$name"
    fi
}

test_arguments() {
    printf '. Q . .\n. . . Q\nQ . . .\n. . Q .\n' >board.txt
    printf 'Q . . .\n. Q . .\n. . . .\n. . . .\n' >attacked.txt
    printf 'AAB\nABB\nCC.\n' >puzzle.txt
    for n in 0 257 -1 x '' 8.5; do refused "usage: --n '$n'" 2 "--n: '$n'" --n "$n"; done
    refused "usage: an unknown mode" 2 "--mode: 'nonsense' .*repair" --mode nonsense
    refused "usage: a method of another mode" 2 "--method: 'min-conflicts' .*backtrack" --method min-conflicts
    refused "usage: an unknown method" 2 "--method: 'nonsense'" --method nonsense
    refused "usage: too long a rest" 2 "--delay: '1001'" --delay 1001
    refused "usage: no seed" 2 "--seed: 'x'" --seed x
    refused "usage: an unknown language" 2 "--lang: 'de' .*en, fr, ru" --lang de
    refused "usage: no size of a window" 2 "--size: '500'" --size 500
    for frames in 0 -1 x; do refused "usage: --frames $frames" 2 "--frames: '$frames'" --frames $frames; done
    refused "usage: no patience" 2 "--patience: '0'" --patience 0
    refused "usage: no seconds" 2 "--seconds: '0'" --seconds 0
    refused "usage: an unknown option" 2 "--nonsense" --nonsense
    refused "usage: an argument" 2 "'nonsense'" nonsense
    refused "usage: a missing value" 2 "--n" --n
    refused "usage: a missing file" 2 "cannot be read" --file nonexistent
    refused "usage: a file that is no board" 2 "no board" --file puzzle.txt
    refused "usage: a puzzle with a dot" 2 "line 3: not a letter" --mode puzzle --file puzzle.txt
    refused "usage: a board of another size" 2 "another size" --n 5 --file board.txt
    refused "usage: queens that attack each other" 2 "cannot be" --file attacked.txt
    refused "usage: a board to repair" 2 "random boards" --mode repair --file board.txt
    refused "no display: says so" 1 "no display" --n 8
    refused "a folder in none" 1 "nonexistent/film: no folder .*: No such file" \
        --frames 1 --screenshot-dir nonexistent/film
    refused "a folder that is a file" 1 "board.txt: .*Not a directory" --frames 1 --screenshot-dir board.txt
    mkdir taken taken/frame-0001.png
    refused "a picture that cannot be written" 1 "frame-0001.png: cannot be written: Is a directory" \
        --frames 1 --screenshot-dir taken
    refused "a search that is refused" 2 "cover-backtrack: the board is wider" --mode cover --n 33 --frames 5
    if [ ! -e frame-0001.png ]; then ok "refused: no picture"; else not_ok "refused: no picture" "frame-0001.png"; fi
    echo '<fontconfig><dir>/nonexistent</dir></fontconfig>' >fonts.conf
    FONTCONFIG_FILE=$scratch/fonts.conf refused "no font: says so" 1 "no font" --frames 1
    if "$viewer" --help | grep -q -- --screenshot-dir; then ok "help"; else not_ok "help" "no --screenshot-dir"; fi
    if "$viewer" --version | grep -Eq '[0-9]+\.[0-9]+'; then ok "version"; else not_ok "version" "no number"; fi
}

# golden NAME FRAME ARGUMENT...: the FRAME-th picture is the golden one, but for the odd pixel of another font.
golden() {
    name=$1 frame=$2 picture=$here/golden/$1.png
    shift 2
    rm -rf film && mkdir film
    timeout 60 "$viewer" --size 480x360 --frames "$frame" --screenshot-dir film "$@" 2>stderr
    last=$(find film -name '*.png' | sort | tail -n 1)
    [ "${GOLDEN:-}" != write ] || cp "$last" "$picture"
    share=$("$probe" differ "$picture" "${last:-none}" 2>>stderr)
    if [ "${share:-1000}" -le 20 ]; then
        ok "picture: $name"
    else
        not_ok "picture: $name" "${share:-all}/1000 of the pixels differ"
    fi
}

test_pictures() {
    printf '. . . . Q . . .\n. . . . . . . .\n. Q . . . . . .\n. . . . . . . .\n. . . . . . Q .\n' >cover.txt
    printf '. . . . . . . .\n. . Q . . . . .\n. . . . . . . .\n' >>cover.txt
    golden search 40 --method backtrack
    golden domains 12 --method mrv --n 10 --lang fr
    golden solutions 3 --mode solutions --n 6 --lang ru
    golden repair 14 --mode repair --seed 3
    golden cover 1 --mode cover --file cover.txt
    golden puzzle 20 --mode puzzle
    golden none 90 --mode search --method forward-check --n 3
    golden dots 30 --n 48 --method forward-check
}

# filmed NAME PICTURES STDERR ARGUMENT...: so many pictures at least, exit code 0, and on stderr this, or nothing, on one line.
filmed() {
    name=$1 want=$2 said=$3
    shift 3
    rm -rf film && mkdir film
    timeout 20 "$viewer" --size 240x200 --screenshot-dir film "$@" >stdout 2>stderr
    code=$?
    pictures=$(find film -name 'frame-*.png' | wc -l)
    lines=$(wc -l <stderr)
    if [ $code -ne 0 ] || [ "$pictures" -lt "$want" ]; then
        not_ok "$name" "exit code $code, $pictures pictures"
    elif [ "$lines" -ne $((${said:+1} + 0)) ] || ! grep -Eq -- "$said" stderr && [ -n "$said" ]; then
        not_ok "$name" "expected on stderr: $said"
    else
        ok "$name"
    fi
}

test_films() {
    for method in cover-random cover-adaptive cover-annealing; do
        filmed "film: $method, which never ends" 2 'nothing new for 1 s .*frame-[0-9]+.png is the last' \
            --mode cover --method $method --n 9 --frames 30 --patience 1
    done
    filmed "film: nothing yet" 1 'frame-0001.png is the last' \
        --mode cover --method cover-exact --n 20 --frames 1 --patience 1
    filmed "film: a search that ends" 4 '' --mode solutions --n 6 --frames 30
    filmed "film: as many as asked for" 30 '' --frames 30
    filmed "film: into a new folder" 0 '' --frames 1 --screenshot-dir film/new
    if [ -s film/new/frame-0001.png ]; then ok "film: the new folder"; else not_ok "film: the new folder" "no picture"; fi
}

# --- for a long time --------------------------------------------------------------------------------------------------

resident() {
    sed -n 's/^VmRSS:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$pid/status"
}

test_soak() {
    open_window --start --n 32 --method backtrack --delay 0 || return
    sleep 20
    before=$(resident)
    sleep $((${SOAK:-120} - 20))
    after=$(resident)
    key q
    closes "soak: closes after ${SOAK:-120} s"
    echo "# $before kB after 20 s, $after kB after ${SOAK:-120} s"
    if [ $((after - before)) -lt 512 ]; then ok "soak: memory"; else not_ok "soak: memory" "$before to $after kB"; fi
}

test_valgrind() {
    command -v valgrind >/dev/null || { echo "ok $((tests += 1)) - valgrind # SKIP valgrind is missing"; return; }
    mkdir -p film
    for mode in solutions search repair cover puzzle; do
        if valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
            --suppressions="$here/sdl.supp" "$viewer" --mode $mode --frames 5 --size 400x300 --screenshot-dir film \
            >stdout 2>stderr; then
            ok "valgrind: $mode"
        else
            not_ok "valgrind: $mode" "see below"
        fi
    done
    if valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
        --suppressions="$here/sdl.supp" "$viewer" --start --n 12 --delay 0 --seconds 5 >stdout 2>stderr; then
        ok "valgrind: the window"
    else
        not_ok "valgrind: the window" "see below"
    fi
}

# shellcheck source=tests/viewer/window.sh
. "$here/window.sh"

if [ -n "$slow" ]; then
    start_server && test_soak && test_valgrind
else
    test_arguments
    test_pictures
    test_films
    if start_server; then test_window; fi
fi
echo "1..$tests"
[ "$failures" -eq 0 ]
