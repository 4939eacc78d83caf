# shellcheck shell=sh
# The tests of run.sh that need a window: what somebody in front of it presses, reads and sees.
# shellcheck disable=SC2034,SC2154 # here, viewer, probe, glance, failures, tests and server are those of run.sh

window='' view=''

# Colours of examples/viewer/palette.h and shades.c.
queen=1d2f52 given=16202e conflict=c62828 light=eaf1f8 blue=86aed3 region=f6d28b warm=e9dcdb covered_once=cadce0

start_server() {
    for tool in Xvfb xdotool "$glance"; do
        command -v "$tool" >/dev/null || { echo "ok $((tests += 1)) - window # SKIP $tool is missing"; return 1; }
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

# --- what is pressed --------------------------------------------------------------------------------------------------

find_window() {
    window=$(xdotool search --onlyvisible --pid "$pid" 2>/dev/null | head -n 1) && [ -n "$window" ]
}

open_window() {
    rm -f ./nqueens-*.png ./nqueens-*.svg
    "$viewer" "$@" >stdout 2>stderr &
    pid=$!
    if wait_for find_window && wait_for title_is ' · '; then
        xdotool windowfocus "$window" 2>/dev/null
    else
        not_ok "a window opens" "no window"
        return 1
    fi
}

key() {
    xdotool windowfocus "$window" key "$@"
}

# click COMMAND: the button of a command of commands.h, where it is in a window of this size.
click() {
    number=$(grep -E '^ +COMMAND_' "$here/../../examples/viewer/commands.h" | grep -n "COMMAND_$1," | cut -d: -f1)
    size=$("$glance" size "$window")
    # shellcheck disable=SC2046 # x and y
    xdotool mousemove --window "$window" $("$probe" button "${size%x*}" "${size#*x}" $((number - 1))) click 1 2>/dev/null
}

# closes NAME: the program ends within a second, with exit code 0.
closes() {
    asked=$(date +%s%N)
    while kill -0 "$pid" 2>/dev/null && [ $(($(date +%s%N) - asked)) -lt 3000000000 ]; do sleep 0.02; done
    took=$((($(date +%s%N) - asked) / 1000000))
    kill -0 "$pid" 2>/dev/null && kill -9 "$pid"
    wait "$pid"
    code=$?
    pid=''
    if [ $code -eq 0 ] && [ $took -lt 1000 ]; then ok "$1"; else not_ok "$1" "exit code $code after $took ms"; fi
}

# --- what is read and seen --------------------------------------------------------------------------------------------

title_is() {
    xdotool getwindowname "$window" 2>/dev/null | grep -Eq -- "$1"
}

# says NAME TEXT: the title, and so the status line, comes to match it.
says() {
    if wait_for title_is "$2"; then
        ok "$1: the status"
    else
        not_ok "$1: the status" "expected '$2': $(xdotool getwindowname "$window" 2>&1)"
    fi
}

# colour_is BOARD ROW COL COLOUR: of the lower part of a square, where a queen's disc is seen; `view` says what is shown.
colour_is() {
    # shellcheck disable=SC2086 # mode, method and size
    colour=$("$glance" "$1" "$window" $view "$2" "$3" 2>&1)
    [ "$colour" = "$4" ]
}

has_mark() {
    ! colour_is square "$@" && [ ${#colour} -eq 6 ]
}

# shows NAME ROW COL COLOUR, shows_best ...: a square of the board, or of the second one, comes to have this colour.
shows() {
    if wait_for colour_is square "$2" "$3" "$4"; then
        ok "$1: the square $2,$3"
    else
        not_ok "$1: the square $2,$3" "expected $4: $colour"
    fi
}

# marks NAME ROW COL COLOUR: something comes to be drawn over a square of this colour.
marks() {
    if wait_for has_mark "$2" "$3" "$4"; then
        ok "$1: over the square $2,$3"
    else
        not_ok "$1: over the square $2,$3" "still $4"
    fi
}

shows_best() {
    if wait_for colour_is best "$2" "$3" "$4"; then
        ok "$1: the square $2,$3 of the best"
    else
        not_ok "$1: the square $2,$3 of the best" "expected $4: $colour"
    fi
}

# shows_queens NAME COLUMN...: a queen on this column of each row.
shows_queens() {
    name=$1 row=0
    shift
    for col in "$@"; do
        wait_for colour_is square $row "$col" $queen || { not_ok "$name: the queens" "row $row: $colour"; return; }
        row=$((row + 1))
    done
    ok "$name: the queens"
}

# stands NAME: the title does not change for a while.
stands() {
    title=$(xdotool getwindowname "$window")
    sleep 0.4
    later=$(xdotool getwindowname "$window")
    if [ "$title" = "$later" ]; then ok "$1: it stands"; else not_ok "$1: it stands" "$title, then $later"; fi
}

size_is() {
    [ "$("$glance" size "$window")" = "$1" ]
}

# has_size NAME WIDTHxHEIGHT
has_size() {
    if wait_for size_is "$2"; then ok "$1: $2"; else not_ok "$1: $2" "$("$glance" size "$window")"; fi
}

# saves FILE COMMAND...
saves() {
    file=$1
    shift
    "$@"
    if wait_for test -s "$file" && wait_for title_is "saved ./$file$"; then
        ok "saves $file, and says so"
    else
        not_ok "saves $file, and says so" "$(xdotool getwindowname "$window" 2>&1)"
    fi
}

# --- the tests --------------------------------------------------------------------------------------------------------

# The first events at n = 8: a queen on 0,0; 1,0 and 1,1 are rejected; a queen on 1,2; four squares are rejected; one on 2,4.
test_keys() {
    view='search backtrack 8'
    open_window --n 8 --method backtrack --delay 50 || return
    says "keys, ready" "backtrack · n = 8 · 0 solutions · 0 nodes · depth 0 · 0.00 s · ready$"
    shows "keys, ready" 0 0 $light
    key Right
    says "keys, a step" "0 solutions · 2 nodes · depth 1 .* paused"
    shows "keys, a step" 0 0 $queen
    shows "keys, a step" 4 0 $light
    key Right
    says "keys, a rejection" "2 nodes · depth 1 .* paused"
    marks "keys, a rejection" 4 0 $light
    key Right Right
    says "keys, two steps on" "3 nodes · depth 2 .* paused"
    shows "keys, two steps on" 1 2 $queen
    shows "keys, two steps on" 4 0 $light
    key Left
    says "keys, a step back" "2 nodes · depth 1 .* paused"
    shows "keys, a step back" 1 2 $blue
    key Right
    says "keys, on again" "3 nodes · depth 2 .* paused"
    shows "keys, on again" 1 2 $queen
    key Return
    says "keys, start" "running"
    shows "keys, start" 2 4 $queen
    key space
    says "keys, pause" "paused"
    stands "keys, pause"
    key space
    says "keys, pause again goes on" "running"
    key n
    says "keys, the next solution" "1 solution · .* depth 8 .* paused"
    shows_queens "keys, the next solution" 0 4 7 5 2 6 1 3
    key n
    says "keys, the one after it" "2 solutions · .* depth 8 .* paused"
    shows_queens "keys, the one after it" 0 5 7 2 6 3 1 4
    key Escape
    says "keys, stop" "ready: stopped after 2"
    key r
    says "keys, reset" "0 nodes · depth 0 .* ready$"
    shows "keys, reset" 0 0 $light
    key Prior Prior Prior Prior Prior Prior Return
    says "keys, at full speed" "depth 8 .*ready: 92 solutions in [0-9.]+ s$"
    shows_queens "keys, at full speed" 7 3 0 2 5 1 6 4
    key q
    closes "keys, quit"
}

test_settings() {
    view='search backtrack 8'
    open_window --n 8 --method backtrack || return
    key Right
    shows "a step" 0 0 $queen
    saves nqueens-8-1.png key p
    saves nqueens-8-1.svg key v
    if [ "$("$probe" square nqueens-8-1.png 8 0 0)" = $queen ]; then ok "PNG: the queen"; else not_ok "PNG: the queen" ""; fi
    if grep -q '<svg' nqueens-8-1.svg; then ok "SVG: is one"; else not_ok "SVG: is one" "no <svg"; fi
    key m
    says "the next method" "^nqueens-viewer: mrv"
    key shift+m
    says "the method before" "^nqueens-viewer: backtrack"
    key Up Up Down
    view='search backtrack 9'
    says "n up, up and down" "n = 9 .* ready"
    shows "n up, up and down" 8 8 $light
    key F1
    marks "help" 8 8 $light
    key Escape
    shows "help, closed" 8 8 $light
    key Tab
    says "the next mode" "^nqueens-viewer: min-conflicts"
    key shift+Tab
    says "the mode before" "^nqueens-viewer: "
    key q
    closes "settings, quit"
}

test_clicks() {
    view='search backtrack 8'
    open_window --n 8 --method backtrack --delay 100 || return
    click STEP
    says "clicks, step" "depth 1 .* paused"
    shows "clicks, step" 0 0 $queen
    click STEP
    marks "clicks, a rejection" 4 0 $light
    click BACK
    says "clicks, back" "2 nodes · depth 1 .* paused"
    shows "clicks, back" 4 0 $light
    click START
    says "clicks, start" "running"
    click N_UP
    view='search backtrack 9'
    says "clicks, n changes while it runs" "n = 9 .* running"
    shows "clicks, n changes while it runs" 0 0 $queen
    click PAUSE
    says "clicks, pause" "paused"
    stands "clicks, pause"
    click STOP
    says "clicks, stop" "ready: stopped after 0"
    click RESET
    says "clicks, reset" "0 nodes · depth 0 .* ready$"
    shows "clicks, reset" 0 0 $light
    click METHOD_UP
    says "clicks, method" "^nqueens-viewer: mrv"
    click N_DOWN
    view='search mrv 8'
    says "clicks, n down" "n = 8 "
    click NEXT
    says "clicks, next" "1 solution · .* depth 8 .* paused"
    shows_queens "clicks, next" 0 4 7 5 2 6 1 3
    saves nqueens-8-1.png click PNG
    saves nqueens-8-1.svg click SVG
    click QUIT
    closes "clicks, quit"
}

test_sizes() {
    view='search backtrack 8'
    open_window --n 8 --method backtrack || return
    key Right
    says "a step" "depth 1 .* paused"
    xdotool windowsize "$window" 640 480
    has_size "resize" 640x480
    shows "resize" 0 0 $queen
    shows "resize" 7 7 $light
    click STEP
    click STEP
    click STEP
    says "resize, the buttons are where they are drawn" "depth 2 .* paused"
    shows "resize, the buttons are where they are drawn" 1 2 $queen
    xdotool windowsize "$window" 500 900
    has_size "resize, high" 500x900
    shows "resize, high" 1 2 $queen
    click BACK
    says "resize, high, the panel is under the board" "depth 1 .* paused"
    shows "resize, high, the panel is under the board" 1 2 $blue
    for way in 'key F11' 'click FULL'; do
        $way
        has_size "full screen by $way" 1280x1000
        shows "full screen by $way" 0 0 $queen
        shows "full screen by $way" 7 7 $light
        $way
        has_size "back by $way" 500x900
        shows "back by $way" 7 7 $light
    done
    key q
    closes "sizes, quit"
}

# The title tells each state. A search without rests is asked to end somewhere in its middle.
test_stopping() {
    open_window --n 24 --mode solutions --method mrv --delay 0 || return
    # shellcheck disable=SC2094 # it writes the file, and does not read it
    "$glance" titles "$window" >titles &
    watcher=$!
    for attempt in 1 2 3 4 5 6 7 8; do # a reader on a busy machine may miss what is there for a frame
        key Return
        wait_for title_is "running"
        key Escape
        says "stop $attempt" "ready: stopped after [0-9]+$"
        ! grep -q 'stopping$' titles || break
    done
    states=$(sed 's/.* · //; s/:.*//' titles | uniq | tr '\n' ' ')
    case $states in
    *'running stopping ready '*) ok "stop: running, stopping, ready" ;;
    *) not_ok "stop: running, stopping, ready" "$states" ;;
    esac
    key q
    closes "stop, quit"
    wait $watcher
}

# ends NAME TEXT ARGUMENT...: begun at once, it says so in the end.
ends() {
    name=$1 said=$2
    shift 2
    open_window --start --delay 0 "$@" || return
    says "$name" "$said"
    key q
    closes "$name, closes"
}

test_solutions() {
    view='solutions auto 8'
    open_window --mode solutions --delay 50 || return
    key Right
    says "solutions, a step" "auto · n = 8 · 1 solution · .* depth 8 .* paused"
    shows_queens "solutions, a step" 0 4 7 5 2 6 1 3
    key Right
    says "solutions, another step" "2 solutions · .* paused"
    shows_queens "solutions, another step" 0 5 7 2 6 3 1 4
    key Left
    says "solutions, a step back" "1 solution · .* paused"
    shows_queens "solutions, a step back" 0 4 7 5 2 6 1 3
    key q
    closes "solutions, quit"
    ends "solutions, all" "ready: 92 solutions in" --mode solutions
    ends "solutions, none at n = 3" "ready: no solution" --mode solutions --n 3
    ends "solutions, in Russian" "готово: 92 решения за" --mode solutions --lang ru
}

test_search() {
    ends "search, none at n = 2" "depth 0 .*ready: no solution" --mode search --n 2
    view='search backtrack 1'
    open_window --start --n 1 --delay 0 || return
    says "search, one at n = 1" "depth 1 .*ready: 1 solution in"
    shows_queens "search, one at n = 1" 0
    key q
    closes "search, quit"
    view='search backtrack 4'
    open_window --file board.txt || return
    says "search, a file" "n = 4 .* ready$"
    shows "search, a file" 0 1 $given
    key Return Prior Prior Prior Prior Prior Prior
    says "search, a file, ended" "n = 4 .*ready: 1 solution in"
    shows "search, a file, ended" 2 0 $given
    key q
    closes "search, a file, quit"
}

# The first events are the board from which seed 3 starts: two queens stand in column 5.
test_repair() {
    view='repair min-conflicts 8'
    open_window --mode repair --seed 3 || return
    key Right
    says "repair, a step" "min-conflicts · n = 8 · 0 solutions · .* depth 1 .* paused"
    shows "repair, a step" 0 5 $queen
    shows "repair, attacked by one" 7 5 $warm
    shows "repair, attacked by none" 7 1 $light
    key Right
    says "repair, another step" "depth 2 .* paused"
    shows "repair, another step" 0 5 $conflict
    shows "repair, another step" 1 5 $conflict
    key Left
    says "repair, a step back" "depth 1 .* paused"
    shows "repair, a step back" 0 5 $queen
    key n
    says "repair, solved" "1 solution · .* depth 8 .* paused"
    shows_queens "repair, solved" 2 4 1 7 0 6 3 5
    key q
    closes "repair, quit"
    ends "repair, one" "depth 8 .*ready: 1 solution in" --mode repair
    ends "repair, none at n = 3" "ready: no solution" --mode repair --n 3
}

test_cover() {
    printf 'Q . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n' >corner.txt
    view='cover cover-backtrack 5'
    open_window --mode cover --file corner.txt --delay 0 || return
    says "cover, ready" "cover-backtrack · n = 5 · .* ready$"
    shows "cover, ready" 0 0 $given
    shows "cover, covered by one" 0 4 $covered_once
    shows "cover, uncovered" 2 4 $light
    shows_best "cover, no best yet" 0 0 $light
    key Return
    says "cover, ended" "ready: [0-9]+ covers? with 3 queens in"
    shows_best "cover, the best" 0 0 $given
    key q
    closes "cover, quit"
    view='cover cover-exact 8'
    ends "cover, the minimum covers" "depth 5 .*ready: 4860 covers with 5 queens in" --mode cover --method cover-exact
    for method in cover-random cover-adaptive cover-annealing; do
        view="cover $method 5"
        open_window --start --mode cover --n 5 --method $method || return
        says "$method" "depth 3 .*running: at least [123], at most 3$"
        key q
        closes "$method, quit"
    done
}

test_puzzle() {
    view='puzzle backtrack 8'
    open_window --mode puzzle --delay 0 || return
    says "puzzle, ready" "backtrack · n = 8 · .* ready$"
    shows "puzzle, a region" 0 0 $region
    key Right
    says "puzzle, a step" "depth 1 .* paused"
    shows "puzzle, a step" 0 0 $queen
    key Up
    says "puzzle, n up" "the puzzle has its own size"
    key Return
    says "puzzle, ended" "ready: 1 solution in"
    key q
    closes "puzzle, quit"
    ends "puzzle, in French" "prêt : 1 solution en [0-9],[0-9][0-9] s" --mode puzzle --lang fr
}

test_close() {
    open_window --start --n 30 --delay 0 --method backtrack || return
    says "close, running" "running"
    key q
    closes "close, at full speed"
    open_window --start --n 30 --delay 1000 --method backtrack || return
    says "close, running" "running"
    "$glance" close "$window"
    closes "close, in a long rest, by the frame of the window"
    open_window --start --n 30 --delay 1000 --mode solutions --method mrv || return
    says "close, running" "running"
    click QUIT
    closes "close, while it looks for a solution"
}

# Ten frames a second would be flicker. A machine that does other things too does not reach sixty; bench_viewer.sh tells more.
test_speed() {
    "$viewer" --start --n 32 --method backtrack --delay 0 --seconds 3 >stdout 2>stderr
    frames=$(sed -n 's/^frames: .*, \([0-9]*\).*/\1/p' stdout)
    events=$(sed -n 's/^events: .*, \([0-9]*\).*/\1/p' stdout)
    echo "# ${frames:-0} frames and ${events:-0} events a second at n = 32"
    if [ "${frames:-0}" -ge 10 ]; then ok "speed: frames"; else not_ok "speed: frames" "$frames a second"; fi
    if [ "${events:-0}" -ge 1000000 ]; then ok "speed: events"; else not_ok "speed: events" "$events a second"; fi
}

test_window() {
    test_keys
    test_settings
    test_clicks
    test_sizes
    test_stopping
    test_solutions
    test_search
    test_repair
    test_cover
    test_puzzle
    test_close
    test_speed
}
