#!/bin/sh
# Prints the test programs of a folder under tests/, one a line, for tests/meson.build.
cd "$(dirname "$0")" && find "$1" -name 'test_*.c' | LC_ALL=C sort
