#!/bin/sh
# bench_viewer.sh VIEWER WATCHED [N [SECONDS]]: what the viewer costs a search. For each method of its mode "search": nodes a
# second without a window, when a callback is told of solutions only and when it is told of every event; nodes a second in the
# window at full speed; and the frames that the window draws in a second meanwhile. Nothing fails on a time.
#
# VIEWER is nqueens-viewer, WATCHED is bench_watched; N is 32 and SECONDS 3 if not said otherwise. The window is drawn in
# software, under Xvfb if there is no display.
set -u

if [ $# -lt 2 ] || [ ! -x "$1" ] || [ ! -x "$2" ]; then
    echo "usage: bench_viewer.sh VIEWER WATCHED [N [SECONDS]]" >&2
    exit 2
fi
viewer=$1 watched=$2 n=${3:-32} seconds=${4:-3}
work=$(mktemp -d)
server=''
close_all() {
    [ -z "$server" ] || kill "$server" 2>/dev/null
    rm -rf "$work"
}
trap close_all EXIT
trap 'exit 130' INT TERM

start_server() {
    command -v Xvfb >/dev/null || { echo "Xvfb is missing" >&2; exit 77; }
    Xvfb -displayfd 3 -screen 0 1280x1000x24 -nolisten tcp -noreset 3>"$work/display" >/dev/null 2>&1 &
    server=$!
    until [ -s "$work/display" ]; do
        kill -0 $server 2>/dev/null || { echo "Xvfb does not start" >&2; exit 1; }
        sleep 0.1
    done
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
}

# rate WORD: what the viewer says of nodes or frames a second.
rate() {
    sed -n "s/^$1: .*, \([0-9.]*\) a second/\1/p" "$work/said"
}

[ -n "${DISPLAY:-}" ] || start_server
SDL_RENDER_DRIVER=software XDG_RUNTIME_DIR=$work
export SDL_RENDER_DRIVER XDG_RUNTIME_DIR
echo "Nodes a second at n = $n"
echo "| method          | untraced  | traced    | in the window | of untraced | of traced | frames a second |"
echo "|-----------------|----------:|----------:|--------------:|------------:|----------:|----------------:|"
for method in backtrack bitboard mrv forward-check arc-consistency; do
    alone=$("$watched" "$n" $method "$seconds") || exit 1
    "$viewer" --start --n "$n" --method $method --delay 0 --seconds "$seconds" >"$work/said" || exit 1
    echo "$method $alone $(rate nodes) $(rate frames)"
done | awk '{ printf "| %-15s | %9d | %9d | %13d | %10.0f%% | %8.0f%% | %15.0f |\n", $1, $2, $3, $4, 100 * $4 / $2, 100 * $4 / $3, $5 }'
