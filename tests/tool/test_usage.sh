# Options, help, and mistakes on the command line.
# shellcheck shell=sh

run 'nqueens'
expect "usage: no command" 2 "" "^Usage: nqueens"
for word in --help -h help; do
    run "nqueens $word"
    expect "help: $word, on stdout" 0 "*" ""
    has "help: $word names the commands" '^ +check '
done
run 'nqueens --version'
expect "version" 0 "*" ""
has "version: a number" '^nqueens [0-9]+\.[0-9]+\.[0-9]+$'

for name in first list count units estimate compare crossover check show puzzle export import-solution methods; do
    run "nqueens $name --help"
    expect "help: of $name" 0 "*" ""
    has "help: of $name, usage" "^Usage: nqueens $name "
    for option in json method limit time-limit seed canonical quiet format; do
        has "help: of $name lists --$option" "--$option(=| |\$)"
    done
done
run 'nqueens help first >a; nqueens first --help | cmp - a'
expect "help: help first is first --help" 0 "" ""
run 'nqueens first --help'
has "help: values of --method" '^  backtrack +[A-Za-z]'
has "help: values of --format" '^  lists +'
for option in symmetry value-order threads isa unit-depth limit-nodes limit-ms progress-ms attacks topology goal; do
    has "help: --$option, from the table" "--$option="
done
has "help: a switch has no value" '--independent '
has "help: a switch says what it does" '--independent +the queens of a cover'
run 'nqueens count --help'
has "help: options of one command" '--checkpoint='
run 'nqueens list --help'
lacks "help: not those of another" stdout '--checkpoint'

run 'nqueens help nonsense'
usage "help: of no command" "nonsense"

run 'nqueens nonsense 8'
usage "an unknown command" "'nonsense'"
run 'nqueens --json first 8'
usage "an option before the command" "--json"
run 'nqueens first 8 --nonsense'
usage "an unknown option" "--nonsense"
run 'nqueens first 8 --method'
usage "an option without its value" "--method"
run 'nqueens first 8 --json=3'
usage "a value for a switch" "--json"
run 'nqueens first 8 --method nonsense'
usage "an unknown method" "--method: 'nonsense' .*backtrack"
for rest in 'first 8' 'list 8' 'count 8' 'check' 'export 8 --to lp' 'import-solution 8 --from lp' 'compare 8'; do
    run "nqueens $rest --independent"
    usage "an option for covers: $rest --independent" "--independent: is about covers; --goal cover is missing$"
done
run 'nqueens count 8 --cover-size 5'
usage "an option for covers: --cover-size" "--cover-size: is about covers; --goal cover is missing$"
run 'nqueens count 8 --exempt 0,0 --goal place'
usage "an option for covers: --exempt" "--exempt: is about covers; --goal cover is missing$"
run 'nqueens count 4 --independent --goal cover'
expect "an option for covers: the goal may come later" 0 "16" ""
run 'nqueens first 8 --symmetry nonsense'
usage "an unknown name" "--symmetry: 'nonsense' .*canonical"
run 'nqueens first 8 --method 10'
expect "a method that is not in the library" 2 "" "^nqueens: ."
run 'nqueens check --method nonsense'
usage "an unknown method, for check" "'nonsense'"
run 'nqueens first 8 --checkpoint x'
usage "an option of another command" "--checkpoint"
run 'nqueens first 8 --domains'
usage "--domains without --trace" "--trace"
run 'nqueens count 8 --resume'
usage "--resume without --checkpoint" "--checkpoint"
run 'nqueens count 8 --keep'
usage "--keep without --checkpoint" "--checkpoint"
run 'nqueens count 8 9 --checkpoint x'
usage "a checkpoint of two boards" "--checkpoint: one file holds one board"
run "nqueens count 8 --checkpoint=''"
usage "a checkpoint without a name" "--checkpoint"
for every in 0 -1 x ''; do
    run "nqueens count 8 --checkpoint x --every='$every'"
    usage "no interval: '$every'" "--every: '"
done
for units in x -3 3-2 3--4 1,2 1-2- ' 1' ''; do
    run "nqueens count 8 --units='$units'"
    usage "no range of units: '$units'" "--units: '"
done
for share in 0 0% 1.1 101% -1 .5 5. x 1%% nan inf 1e-3 0x1 ''; do
    run "nqueens count 8 --double-check='$share'"
    usage "no share: '$share'" "--double-check: '"
done
for sample in 0 1 x -1 ''; do
    run "nqueens estimate 8 --sample='$sample'"
    usage "no sample: '$sample'" "--sample: '"
done
for attacks in nonsense queen+ +queen row++column row,column 64 'queen + knight' ''; do
    run "nqueens count 8 --attacks='$attacks'"
    usage "no attacks: '$attacks'" "--attacks: '.*queen"
done
run 'nqueens first 8 --format nonsense'
usage "an unknown format" "--format: 'nonsense' .*columns"
for value in -1 +1 1x 0x10 1.5 18446744073709551616 ''; do
    run "nqueens first 8 --limit='$value'"
    usage "no number: '$value'" "--limit-solutions: '"
done
for value in -1 1e3 . .5 1. 1s 18446744073709551615 ''; do
    run "nqueens first 8 --time-limit='$value'"
    usage "no seconds: '$value'" "--time-limit: '"
done
run 'nqueens first 8 --threads 0'
usage "below the range" "--threads: '0' is not a number from 1 to 1024"
run 'nqueens first 8 --seed 18446744073709551615'
expect "the largest number" 0 "*" ""
run 'nqueens list 8 --limit 5 --limit=2 --quiet | wc -l | tr -d " "'
expect "a later value wins" 0 "2" ""
for squares in nonsense 0 '0,' ',0' '0,0x' '0,0,' '0, 0' '-1,0' '0,4294967296' '' ' '; do
    run "nqueens first 8 --require '$squares'"
    usage "no squares: '$squares'" "--require: '"
done
run 'nqueens first 8 --require 8,0'
expect "a square off the board" 2 "" "^nqueens: .*8,"
run 'nqueens first 8 --forbid 0,8'
expect "a forbidden square off the board" 2 "" "^nqueens: .*8"
run 'nqueens first 8 --require "0,0 1,1"'
expect "required squares that attack each other" 2 "" "^nqueens: .*0,.?0.*1,.?1"
run 'nqueens first 8 --require 0,0 --forbid 0,0'
expect "a square required and forbidden" 2 "" "^nqueens: .*0,.?0"

run 'nqueens first'
usage "no size" "size of the board"
run 'nqueens first 8 9'
usage "two sizes" "'9'"
run 'nqueens check a b'
usage "two files" "'b'"
for size in x 8x +8 ' 8' '' 8.0 99999999999999999999999; do
    run "nqueens first '$size'"
    usage "no size: '$size'" "$(printf '%s' "$size" | sed 's/+/[+]/')"
done
run 'nqueens first -8'
usage "a negative size" "-8: a size is a number from 0 on"
run 'nqueens cover -1'
usage "a negative size of a cover" "-1: a size is a number from 0 on"
run 'nqueens first 1000000001'
usage "n past the limit" "1000000001 .*limit of 1000000000"
run 'nqueens count 4 x'
expect "a bad size among good ones: nothing is counted" 2 "" "'x'"
run 'nqueens count 65 --method bitboard'
expect "n past the method's limit" 2 "" "^nqueens: .*64"
