#!/bin/sh
# test.sh SUDOKU: tests of the example, as TAP. A solution is not compared with one that the program wrote once, but verified.
set -u

sudoku=$1
boards=$(dirname "$0")/boards.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
number=0
failures=0

# told CODE NAME: a TAP line.
told() {
    number=$((number + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $number - $2"
    else
        echo "not ok $number - $2"
        failures=$((failures + 1))
    fi
}

# answers NAME CODE STDOUT BOARD: what the program says of a board.
answers() {
    printf '%s\n' "$4" | "$sudoku" >"$scratch/stdout" 2>"$scratch/stderr"
    [ $? -eq "$2" ] && [ "$(cat "$scratch/stdout")" = "$3" ]
    told $? "$1"
}

# Pairs of lines, a board and its solution: keeps the clues, and has each digit once in each row, column and box.
verify() {
    awk '
        NR % 2 == 1 { board = $1; next }
        {
            for (i = 0; i < 81; i++) {
                row = int(i / 9); col = i % 9; box = int(row / 3) * 3 + int(col / 3)
                clue = substr(board, i + 1, 1); digit = substr($1, i + 1, 1)
                if (digit !~ /[1-9]/ || (clue ~ /[1-9]/ && clue != digit)) bad = 1
                if (seen[NR, "row", row, digit]++ || seen[NR, "col", col, digit]++ || seen[NR, "box", box, digit]++) bad = 1
            }
        }
        END { exit bad || NR == 0 }'
}

"$sudoku" "$boards" >"$scratch/solved"
told $? "solves a file of boards"
[ "$(grep -c '^unique ' "$scratch/solved")" -eq 6 ]
told $? "each has one solution"
grep '^[0-9.]' "$boards" | cut -c1-81 >"$scratch/boards"
sed 's/^unique //' "$scratch/solved" | paste -d '\n' "$scratch/boards" - | verify
told $? "each solution is one"

solved=$(sed -n 's/^unique //p' "$scratch/solved" | head -n 1)
dots=$(printf '%081d' 0 | tr 0 .)
answers "a complete board is its own solution" 0 "unique $solved" "$solved"
answers "an empty board has several" 1 several "$dots"
answers "two digits that are the same in a row" 1 unsolvable "11$(echo "$dots" | cut -c3-)"
answers "a complete board with one digit changed" 1 unsolvable "$(echo "$solved" | sed 's/^6/5/')"
answers "a square without a digit" 1 unsolvable "12345678.........9$(echo "$dots" | cut -c19-)"
answers "a comment and a blank line" 0 "" "# nothing
"
answers "a board of 80 squares" 2 "" "$(echo "$dots" | cut -c2-)"
answers "a board of 82 squares" 2 "" "$dots."
answers "a letter" 2 "" "x$(echo "$dots" | cut -c2-)"
grep -q '^sudoku: line 1: not 81 squares' "$scratch/stderr"
told $? "the line is named"
"$sudoku" "$scratch/absent" 2>"$scratch/stderr"
[ $? -eq 2 ] && grep -q absent "$scratch/stderr"
told $? "an absent file"

echo "1..$number"
[ $failures -eq 0 ]
