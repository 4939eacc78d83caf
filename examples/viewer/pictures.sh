#!/bin/sh
# pictures.sh BUILD [FOLDER]: draws the pictures of README.md and docs/pages/viewer.md, into docs/images or FOLDER. Needs no
# display.
set -eu

[ $# -eq 1 ] || [ $# -eq 2 ] || { echo "usage: pictures.sh BUILD [FOLDER]" >&2; exit 2; }
folder=${2:-$(dirname "$0")/../../docs/images}
viewer=$1/examples/viewer/nqueens-viewer
film=$(mktemp -d)
trap 'rm -rf "$film"' EXIT

# picture NAME FRAMES ARGUMENT...: the last of so many frames.
picture() {
    name=$1 frames=$2
    shift 2
    "$viewer" --frames "$frames" --screenshot-dir "$film" "$@"
    mv "$(find "$film" -name '*.png' | sort | tail -n 1)" "$folder/viewer-$name.png"
    rm -f "$film"/*.png
}

picture search 31 --size 760x560 --method mrv
picture solutions 5 --size 760x560 --mode solutions
picture repair 14 --size 760x560 --mode repair --seed 3
picture cover 600 --size 760x430 --mode cover --n 5
picture puzzle 20 --size 760x560 --mode puzzle
