#!/bin/sh
# run.sh [--slow] BUILD: tests of the viewer's window, as TAP. Exit 0 when none failed.
#
# A window is opened under Xvfb, and keys and clicks come from xdotool; the window's title repeats the status line, and
# saved boards are looked at by the pixel. Pictures drawn off screen are compared with those in golden/. With --slow it is
# watched for two minutes at full speed instead, and under valgrind. `GOLDEN=write` writes the golden pictures anew.
set -u

slow=
[ "${1:-}" != --slow ] || { slow=1 && shift; }
[ $# -eq 1 ] || { echo "usage: run.sh [--slow] BUILD" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd) || exit 2
viewer=$build/examples/viewer/nqueens-viewer
probe=$build/tests/viewer/probe
for program in "$viewer" "$probe"; do
    [ -x "$program" ] || { echo "1..0 # SKIP $program was not built"; exit 0; }
done

scratch=$(mktemp -d)
server='' pid='' window='' saved=''
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
    refused "usage: no frames" 2 "0" --frames 0
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
    refused "a folder that is not there" 1 "cannot be written" --frames 1 --screenshot-dir nonexistent
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

# --- in a window ------------------------------------------------------------------------------------------------------

start_server() {
    for tool in Xvfb xdotool; do
        command -v $tool >/dev/null || { echo "ok $((tests += 1)) - window # SKIP $tool is missing"; return 1; }
    done
    Xvfb -displayfd 3 -screen 0 1280x1000x24 -nolisten tcp -noreset 3>display >/dev/null 2>&1 &
    server=$!
    wait_for test -s display || { not_ok "Xvfb" "does not start"; return 1; }
    DISPLAY=:$(cat display)
    export DISPLAY
}

# wait_for COMMAND...: until it answers 0, up to ten seconds, as long as the viewer lives.
wait_for() {
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ $tries -lt 200 ] || return 1
        [ -z "$pid" ] || kill -0 "$pid" 2>/dev/null || return 1
        sleep 0.05
    done
}

find_window() {
    window=$(xdotool search --onlyvisible --pid "$pid" 2>/dev/null | head -n 1) && [ -n "$window" ]
}

title_is() {
    xdotool getwindowname "$window" 2>/dev/null | grep -Eq -- "$1"
}

open_window() {
    rm -f ./nqueens-*.png ./nqueens-*.svg
    "$viewer" "$@" >stdout 2>stderr &
    pid=$!
    wait_for find_window || return 1
    wait_for title_is ' · '
    xdotool windowfocus "$window" 2>/dev/null
}

# says NAME TEXT: the title, and so the status line, comes to match it.
says() {
    if wait_for title_is "$2"; then
        ok "$1"
    else
        not_ok "$1" "expected '$2': $(xdotool getwindowname "$window" 2>&1)"
    fi
}

key() {
    xdotool windowfocus "$window" key "$@"
}

# The number of a command, by its place in commands.h.
click() {
    number=$(grep -E '^ +COMMAND_' "$here/../../examples/viewer/commands.h" | grep -n "COMMAND_$1," | cut -d: -f1)
    # shellcheck disable=SC2046 # x and y
    xdotool mousemove --window "$window" $("$probe" button "${2:-960}" "${3:-720}" $((number - 1))) click 1 2>/dev/null
}

# closes NAME: the program ends within a second, with exit code 0.
closes() {
    before=$(date +%s%N)
    while kill -0 "$pid" 2>/dev/null && [ $(($(date +%s%N) - before)) -lt 3000000000 ]; do sleep 0.02; done
    took=$((($(date +%s%N) - before) / 1000000))
    kill -0 "$pid" 2>/dev/null && kill -9 "$pid"
    wait "$pid"
    code=$?
    pid=''
    if [ $code -eq 0 ] && [ $took -lt 1000 ]; then ok "$1"; else not_ok "$1" "exit code $code after $took ms"; fi
}

# looks NAME ROW COL COLOUR: of the board saved last, at n = 8.
looks() {
    colour=$("$probe" square "$saved" 8 "$2" "$3" 2>&1)
    if [ "$colour" = "$4" ]; then ok "$1"; else not_ok "$1" "expected $4 at $2,$3: $colour"; fi
}

save_with() {
    saved=./nqueens-8-$1.$2
    shift 2
    "$@"
    if wait_for test -s "$saved"; then ok "saves $saved"; else not_ok "saves $saved" "no file"; fi
    sleep 0.2
}

navy=1d2f52 light=eaf1f8 blue=86aed3

test_keys() {
    open_window --n 8 --method backtrack || { not_ok "a window opens" "no window"; return; }
    says "keys: ready" "backtrack · n = 8 · 0 solutions · 0 nodes · depth 0 .* ready"
    key Right
    says "keys: one step, a queen stands" "depth 1 .* paused"
    save_with 1 png key p
    looks "pixels: the queen's disc" 0 0 $navy
    looks "pixels: a light square" 2 2 $light
    looks "pixels: a blue square" 2 3 $blue
    key Right Right Right
    says "keys: three steps on, the second queen stands" "depth 2 .* paused"
    save_with 2 png key p
    looks "pixels: the second queen" 1 2 $navy
    key Left
    says "keys: a step back takes it away" "depth 1 .* paused"
    key Left Left
    save_with 3 png key p
    looks "pixels: the second queen is gone" 1 2 $blue
    key Right Right Right
    says "keys: and steps on bring it back" "depth 2 .* paused"
    save_with 1 svg key v
    if grep -q '<svg' nqueens-8-1.svg; then ok "keys: the SVG is one"; else not_ok "keys: the SVG is one" "no <svg"; fi
    key space
    says "keys: space goes on" "running"
    key space
    says "keys: space pauses" "paused"
    key n
    says "keys: to the next solution" "1 solution · .* depth 8 .* paused"
    key n
    says "keys: and the one after it" "2 solutions · .* paused"
    key Escape
    says "keys: stop" "ready: stopped after 2"
    key r
    says "keys: reset" "0 nodes · depth 0 .* ready$"
    key m
    says "keys: the next method" "^nqueens-viewer: mrv"
    key shift+m
    says "keys: the method before" "^nqueens-viewer: backtrack"
    key Prior Prior Prior Prior Prior Prior
    key Return
    says "keys: all solutions at full speed" "ready: 92 solutions in [0-9.]+ s"
    key Up Up
    says "keys: a larger board" "n = 10 "
    key F1
    sleep 0.3
    key Escape q
    closes "keys: quit"
}

test_clicks() {
    open_window --n 8 --method mrv --delay 100 || { not_ok "a window opens" "no window"; return; }
    click STEP
    says "clicks: step" "depth 1 .* paused"
    click START
    says "clicks: start goes on" "running"
    click N_UP
    says "clicks: n changes while it runs" "n = 9 .* running"
    click PAUSE
    says "clicks: pause" "paused"
    click STOP
    says "clicks: stop" "ready: stopped after 0"
    click RESET
    click METHOD_UP
    says "clicks: method" "forward-check"
    click N_DOWN
    says "clicks: n down" "n = 8 "
    click NEXT
    says "clicks: next solution" "1 solution · .* paused"
    save_with 1 png click PNG
    save_with 1 svg click SVG
    xdotool windowsize "$window" 640 480
    sleep 0.5
    click RESET 640 480
    says "clicks: after a resize buttons are where they are drawn" "depth 0 .* ready$"
    click MODE_UP 640 480
    says "clicks: mode" "min-conflicts"
    click HELP 640 480
    sleep 0.3
    click HELP 640 480
    click START 640 480
    says "clicks: repair runs" "running|1 solution in"
    click QUIT 640 480
    closes "clicks: quit"
}

# ends NAME TEXT ARGUMENT...: begun at once, it says so in the end.
ends() {
    name=$1 said=$2
    shift 2
    open_window --start --delay 0 "$@" || { not_ok "$name" "no window"; return; }
    says "$name" "$said"
    key q
    closes "$name, closes"
}

test_modes() {
    ends "solutions: all" "ready: 92 solutions in" --mode solutions
    ends "solutions: none at n = 3" "ready: no solution" --mode solutions --n 3
    ends "search: none at n = 2" "ready: no solution" --mode search --n 2
    ends "search: one at n = 1" "depth 1 .*ready: 1 solution in" --n 1
    ends "search: with queens of a file" "n = 4 .*ready: 1 solution in" --file board.txt
    ends "repair: one" "depth 8 .*ready: 1 solution in" --mode repair
    ends "repair: none at n = 3" "ready: no solution" --mode repair --n 3
    ends "puzzle: one" "ready: 1 solution in" --mode puzzle
    ends "puzzle: in French" "prêt: 1 solution en [0-9],[0-9][0-9] s" --mode puzzle --lang fr
    ends "solutions: in Russian" "готово: 92 решения за" --mode solutions --lang ru
    if has_covers; then
        ends "cover: five" "ready: .* solutions? in" --mode cover
    else
        ends "cover: says that the library has no method" "no method for this mode" --mode cover
    fi
}

# Whether the library has a method for covers: a mistake in --method lists those of the mode.
has_covers() {
    ! "$viewer" --mode cover --method nonsense 2>&1 | grep -q "has none"
}

test_close() {
    open_window --start --n 30 --delay 0 --method backtrack || { not_ok "a window opens" "no window"; return; }
    says "close: it is running" "running"
    key q
    closes "close: while running at full speed"
    open_window --start --n 30 --delay 1000 --mode solutions --method mrv || { not_ok "a window opens" "no window"; return; }
    says "close: it is running" "running"
    click QUIT
    closes "close: while it looks for a solution"
}

# Twenty frames a second would be flicker; a machine that does other things too does not always reach sixty.
test_speed() {
    "$viewer" --start --n 32 --method backtrack --delay 0 --seconds 3 >stdout 2>stderr
    frames=$(sed -n 's/^frames: .*, \([0-9]*\).*/\1/p' stdout)
    events=$(sed -n 's/^events: .*, \([0-9]*\).*/\1/p' stdout)
    echo "# ${frames:-0} frames and ${events:-0} events a second at n = 32"
    if [ "${frames:-0}" -ge 20 ]; then ok "speed: frames"; else not_ok "speed: frames" "$frames a second"; fi
    if [ "${events:-0}" -ge 1000000 ]; then ok "speed: events"; else not_ok "speed: events" "$events a second"; fi
}

# --- for a long time --------------------------------------------------------------------------------------------------

resident() {
    sed -n 's/^VmRSS:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$pid/status"
}

test_soak() {
    open_window --start --n 32 --method backtrack --delay 0 || { not_ok "a window opens" "no window"; return; }
    sleep 20
    before=$(resident)
    sleep 100
    after=$(resident)
    key q
    closes "soak: closes after two minutes"
    echo "# $before kB after 20 s, $after kB after 120 s"
    if [ $((after - before)) -lt 2048 ]; then ok "soak: memory"; else not_ok "soak: memory" "$before to $after kB"; fi
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

if [ -n "$slow" ]; then
    start_server && test_soak && test_valgrind
else
    test_arguments
    test_pictures
    if start_server; then
        test_keys
        test_clicks
        test_modes
        test_close
        test_speed
    fi
fi
echo "1..$tests"
[ "$failures" -eq 0 ]
