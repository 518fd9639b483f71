#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# flight-hash.sh ROOT [COUNTRIES]: a flight is the same to the last bit whoever compiled it. Builds
# flight-hash with several compilers and settings, lets each fire 32 shots in COUNTRIES random
# Countries (300 when not said: 9,600 shots) and compares what they hash to.
set -u
root=$1
countries=${2:-300}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$root" || exit 1

sources="tests/war/flight-hash.c src/field/*/*.c src/war/flight/*.c src/war/state/lw-figure.c
  src/war/state/lw-shot.c   src/war/laws/*.c"
flags="-std=gnu11 -w -fno-strict-aliasing -DGETTEXT_PACKAGE=\"little-wars\"
  -DG_LOG_DOMAIN=\"little-wars\" -Isrc/field -Isrc/field/measure -Isrc/field/country -Isrc/war
  -Isrc/war/laws -Isrc/war/state -Isrc/war/flight -Itests/field -Itests/war"
first=
bad=0

compare ()
{
  compiler=$1
  if ! command -v "$compiler" >/dev/null; then
    echo "$compiler is missing: passed over"
    return
  fi
  # The lists are meant to be split into words.
  # shellcheck disable=SC2086,SC2046
  if ! "$@" $flags $sources -o "$work/flight-hash" $(pkg-config --cflags --libs glib-2.0); then
    echo "$*: does not build"
    bad=1
    return
  fi
  hash=$("$work/flight-hash" "$countries") || bad=1
  echo "$hash  $*"
  [ -n "$first" ] || first=$hash
  [ "$hash" = "$first" ] || bad=1
}

compare gcc -O0
compare gcc -O2
compare gcc -O3 -march=native -ffast-math
compare clang -O3
[ -n "$first" ] || exit 77
exit $bad
