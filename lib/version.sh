#!/bin/sh
# Prints the version that include/nqueens/version.h states, for the build.
sed -n 's/^#define NQ_VERSION_\(MAJOR\|MINOR\|PATCH\) \([0-9]*\).*/\2/p' \
    "$(dirname "$0")/../include/nqueens/version.h" | paste -sd.
